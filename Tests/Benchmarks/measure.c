/* measure OUTPUT PROGRAM ARGUMENT...: runs the program with its standard output in a file and prints wall seconds,
   processor seconds, peak bytes and exit code. Small itself, because a child's peak starts at its parent's size. */
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(struct timeval t) { return t.tv_sec + t.tv_usec * 1e-6; }

int main(int count, char **arguments) {
  if (count < 3) return 2;
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  pid_t child = fork();
  if (child < 0) return 3;
  if (child == 0) {
    int out = open(arguments[1], O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (out < 0 || dup2(out, 1) < 0) _exit(126);
    execvp(arguments[2], arguments + 2);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (wait4(child, &status, 0, &usage) < 0) return 3;
  clock_gettime(CLOCK_MONOTONIC, &end);
#ifdef __APPLE__
  long peak = usage.ru_maxrss;
#else
  long peak = usage.ru_maxrss * 1024;
#endif
  printf("%.9f %.6f %ld %d\n", (end.tv_sec - start.tv_sec) + (end.tv_nsec - start.tv_nsec) * 1e-9,
         seconds(usage.ru_utime) + seconds(usage.ru_stime), peak, WIFEXITED(status) ? WEXITSTATUS(status) : 255);
  return 0;
}
