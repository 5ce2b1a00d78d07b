"""A skelc that watches, for the checks of this folder."""

import json
import os
import queue
import subprocess
import threading
import time

PATIENCE = 20

CARD = """screen Card(size: (200, 100)) {
  view one(frame: (10, 10, %d, 20))
  view two(frame: (10, 40, 120, 20))
}
"""


class Watch:
    """One process; its events come as they are asked for."""

    def __init__(self, skelc, arguments, folder, environment=None):
        self.process = subprocess.Popen(
            [skelc, *arguments, "--diagnostics", "json"],
            cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env={**os.environ, **(environment or {})},
        )
        self.events = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.process.stdout:
            self.events.put(json.loads(line))
        self.events.put(None)

    def next(self, patience=PATIENCE):
        event = self.events.get(timeout=patience)
        assert event is not None, "skelc has ended"
        return event

    def url(self):
        event = self.next()
        assert event["event"] == "preview", event
        return event["url"]

    def silence(self, seconds):
        """Whatever comes within this time."""
        time.sleep(seconds)
        events = []
        while not self.events.empty():
            events.append(self.events.get())
        return events

    def memory(self):
        """Resident bytes."""
        with open(f"/proc/{self.process.pid}/status") as file:
            for line in file:
                if line.startswith("VmRSS:"):
                    return int(line.split()[1]) << 10

    def descriptors(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def end(self):
        """The exit code after SIGTERM."""
        self.process.terminate()
        return self.process.wait(PATIENCE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()


def write(path, text):
    with open(path, "w") as file:
        file.write(text)


def replace(path, text):
    """As most tools write: beside it first, then over it."""
    write(path + ".new", text)
    os.rename(path + ".new", path)


class Checks:
    """Counts what does not hold, and goes on."""

    def __init__(self):
        self.failures = 0

    def that(self, holds, what):
        if not holds:
            self.failures += 1
            print(f"FAILED: {str(what)[:500]}")

    def part(self, name, start):
        print(f"{name}: {time.monotonic() - start:.1f} s")
