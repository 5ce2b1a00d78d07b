/* floor N: the picture of N cards by arithmetic alone, the least that any tool for it has to do. */
#include <stdio.h>
#include <stdlib.h>

int main(int count, char **arguments) {
  long cards = count > 1 ? atol(arguments[1]) : 1;
  long height = cards * 318 - 16;
  static char buffer[1 << 16];
  setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
  printf("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"375\" height=\"%ld\" viewBox=\"0 0 375 %ld\" fill=\"#e0e0e0\">\n",
         height, height);
  for (long top = 16; top < height; top += 318) {
    printf("<circle cx=\"36\" cy=\"%ld\" r=\"20\"/>\n", top + 20);
    printf("<rect x=\"68\" y=\"%ld\" width=\"291\" height=\"12\"/>\n", top + 14);
    for (int line = 0; line < 3; line++)
      printf("<rect x=\"16\" y=\"%ld\" width=\"%d\" height=\"10\"/>\n", top + 52 + 18 * line, line < 2 ? 343 : 206);
    printf("<rect x=\"16\" y=\"%ld\" width=\"343\" height=\"160\" rx=\"8\"/>\n", top + 110);
  }
  puts("</svg>");
  return fflush(stdout) != 0;
}
