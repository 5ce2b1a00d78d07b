#!/usr/bin/env python3
"""Checks the preview's server: who gets what, and that nobody can disturb the others.

    python3 Tests/Preview/serving.py PATH/TO/skelc [--long]

Foreign hosts and origins, other methods and paths get nothing; 200 clients that say nothing and 50 that do not read keep
no edit from anybody; after many malformed requests (3,000, with --long 100,000) the server answers as before, and with
all clients gone it holds no more descriptors and hardly more memory. With --long an edit must arrive within 100 ms.
"""

import argparse
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse

from watch import CARD, Checks, Watch, replace, write


class Server:
    def __init__(self, url):
        self.port = urllib.parse.urlsplit(url).port
        self.host = f"127.0.0.1:{self.port}"

    def connect(self):
        return socket.create_connection(("127.0.0.1", self.port), timeout=20)

    def raw(self, request):
        """Everything that comes back."""
        with self.connect() as connection:
            try:
                connection.sendall(request)
                connection.shutdown(socket.SHUT_WR) if random.random() < 0.1 else None
                return b"".join(iter(lambda: connection.recv(1 << 16), b""))
            except (ConnectionResetError, BrokenPipeError):
                return b""

    def ask(self, path="/", method="GET", **headers):
        """Status, headers, body."""
        lines = {"Host": self.host, **{name.replace("_", "-"): value for name, value in headers.items()}}
        text = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{k}: {v}\r\n" for k, v in lines.items() if v is not None)
        head, _, body = self.raw(text.encode() + b"\r\n").partition(b"\r\n\r\n")
        return int(head.split()[1]) if head else 0, head.decode(), body

    def stream(self, path="/events"):
        connection = self.connect()
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {self.host}\r\n\r\n".encode())
        return Stream(connection)


class Stream:
    """Reads the states of a stream."""

    def __init__(self, connection):
        self.connection = connection
        self.text = b""

    def next(self):
        while True:
            event, found, rest = self.text.partition(b"\n\n")
            if found:
                self.text = rest
                if event.startswith(b"event: state\ndata: "):
                    return json.loads(event.split(b"data: ", 1)[1])
                continue
            piece = self.connection.recv(1 << 16)
            assert piece, "the stream has ended"
            self.text += piece


def access(checks, server):
    status, head, body = server.ask()
    checks.that(status == 200 and b"<title>" in body, "the page")
    for part in ("Content-Security-Policy: default-src 'none'", "frame-ancestors 'none'", "nosniff", "no-store"):
        checks.that(part in head, f"the page's head has {part}")
    checks.that("Access-Control" not in head, "nobody else is let in")
    checks.that(server.ask("/state", Host=f"localhost:{server.port}")[0] == 200, "localhost")
    checks.that(server.ask("/state", Origin=f"http://{server.host}")[0] == 200, "its own origin")
    status, head, body = server.ask("/state", method="HEAD")
    checks.that(status == 200 and body == b"" and "Content-Length: 0" not in head, "HEAD has a length and no body")

    foreign = [
        {"Host": "evil.example"}, {"Host": f"evil.example:{server.port}"}, {"Host": "127.0.0.1"}, {"Host": None},
        {"Host": f"127.0.0.1:{server.port}.evil.example"}, {"Origin": "http://evil.example"}, {"Origin": "null"},
        {"Origin": f"https://{server.host}"}, {"Origin": f"http://127.0.0.1:{server.port + 1}"},
        {"Sec_Fetch_Site": "cross-site"}, {"Sec_Fetch_Site": "same-site"},
    ]
    refusal = f"This preview answers its own page alone, and only by its own name: open http://{server.host}/\n".encode()
    for headers in foreign:
        for path in ("/", "/state", "/events", "/elements"):
            status, _, body = server.ask(path, **headers)
            checks.that(status == 403 and body == refusal, f"{headers} gets {status} and {len(body)} bytes of {path}")
    for method in ("POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "BREW"):
        status, head, body = server.ask(method=method)
        checks.that(status == 405 and "Allow: GET, HEAD" in head and body == b"", f"{method} gets {status}")
    status = server.ask(method="POST", Content_Length="4")[0]
    checks.that(status == 405, f"POST with a length gets {status}")
    answer = server.raw(f"POST / HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 4\r\n\r\nmore".encode())
    checks.that(answer[9:12] == b"405", f"POST with a body gets {answer[9:12]}")
    for path in ("/card.skl", "/../../etc/passwd", "/%2e%2e/etc/passwd", "/page.html", "//etc/passwd", "/favicon.ico"):
        status, _, body = server.ask(path)
        checks.that(status == 404 and body == b"", f"{path} gets {status}")
    checks.that(server.ask("/elements?input=7")[0] == 404, "an input that is not there")
    checks.that(server.ask("/" + "a" * 9000)[0] == 431, "a path that is too long")
    checks.that(server.raw(b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 3000)[9:12] == b"431", "a head that does not end")
    # Only the machine itself can reach it.
    for address in subprocess.run(["hostname", "-I"], capture_output=True, text=True).stdout.split():
        if ":" in address:
            continue
        try:
            socket.create_connection((address, server.port), timeout=2).close()
            checks.that(False, f"listens on {address}")
        except OSError:
            pass


def choices(checks, server):
    def pictures(query):
        return json.loads(server.ask("/state?" + query)[2])["pictures"]

    [picture] = pictures("scheme=dark&direction=rtl&device=iPhoneSE")
    checks.that((picture["width"], picture["height"]) == (375, 667), "the device")
    checks.that(picture["direction"] == "rtl" and picture["scheme"] == "dark", "what was asked for")
    checks.that(len(pictures("device=&device=iPhone15&device=300x200&scheme=light&scheme=dark")) == 6, "a matrix")
    checks.that(pictures("screen=None") == [], "a screen that is not there")
    query = "&".join(f"device={n}x50" for n in range(1, 200)) + "&scheme=light&scheme=dark"
    state = json.loads(server.ask("/state?" + query)[2])
    checks.that(len(state["pictures"]) == 64 and state["leftOut"] == 334, f"64 of 398, {state['leftOut']} left out")
    checks.that(json.loads(server.ask("/state")[2])["leftOut"] == 0, "nothing is left out")


def crowd(checks, server, watch, top, long):
    idle = [server.connect() for _ in range(200)]
    slow = []
    for _ in range(50):
        connection = server.connect()
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        connection.sendall(f"GET /events HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode())
        slow.append(connection)
    halves = []
    for _ in range(50):
        connection = server.connect()
        connection.sendall(b"GET / HTTP/1.1\r\nHost:")
        halves.append(connection)
    reader = server.stream()
    reader.next()
    times = []
    for number in range(60):
        text = CARD % (100 + number)
        start = time.monotonic()
        replace(f"{top}/card.skl", text)
        while f'width=\"{100 + number}\"' not in reader.next()["pictures"][0]["svg"]:
            pass
        times.append(time.monotonic() - start)
        watch.next()
        if number % 10 == 0:
            checks.that(server.ask()[0] == 200, "a page in the crowd")
    worst, middle = max(times) * 1000, statistics.median(times) * 1000
    print(f"  an edit in a crowd of 300: median {middle:.1f} ms, worst {worst:.1f} ms")
    checks.that(not long or worst <= 100, "an edit arrives within 100 ms")
    for connection in idle + slow + halves + [reader.connection]:
        connection.close()
    # More than it takes: the others still get in.
    many = [server.connect() for _ in range(600)]
    checks.that(server.ask()[0] == 200, "a page beside 600 connections")
    for connection in many:
        connection.close()


def fuzz(checks, server, count):
    good = f"GET /state?device=iPhone15 HTTP/1.1\r\nHost: {server.host}\r\nAccept: */*\r\n\r\n".encode()
    pieces = [b"GET", b" ", b"/", b"\r\n", b"\r", b"\n", b"Host: ", b"\x00", b"\xff" * 9, b"%", b"?", b"A" * 500, b":"]
    chance = random.Random(6)
    for _ in range(count):
        kind = chance.randrange(4)
        if kind == 0:
            data = chance.randbytes(chance.randrange(1, 400)) + b"\r\n\r\n"
        elif kind == 1:
            data = b"".join(chance.choices(pieces, k=chance.randrange(1, 30))) + b"\r\n\r\n"
        else:
            data = bytearray(good)
            for _ in range(chance.randrange(1, 6)):
                place = chance.randrange(len(data))
                if chance.random() < 0.5:
                    data[place] = chance.randrange(256)
                else:
                    data[place:place + chance.randrange(3)] = chance.choice(pieces)
            data = bytes(data)
        if b"\r\n\r\n" not in data:
            # Would be waited for; leave instead.
            with server.connect() as connection:
                connection.sendall(data)
            continue
        answer = server.raw(data) if b"/events" not in data else b"HTTP/1.1 200"
        checks.that(answer == b"" or answer.startswith(b"HTTP/1.1 "), f"{data!r} gets {answer[:40]!r}")
    checks.that(server.ask()[0] == 200, "the page after malformed requests")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("skelc")
    parser.add_argument("--long", action="store_true")
    options = parser.parse_args()
    checks = Checks()
    with tempfile.TemporaryDirectory() as top:
        write(f"{top}/card.skl", CARD % 5)
        with Watch(os.path.abspath(options.skelc), ["card.skl", "--preview"], top) as watch:
            server = Server(watch.url())
            watch.next()
            for number in range(100):
                server.ask("/state")
            descriptors = watch.descriptors()
            for name, check in {
                "access": lambda: access(checks, server),
                "choices": lambda: choices(checks, server),
                "warming up": lambda: fuzz(checks, server, 500),
                "crowd": lambda: crowd(checks, server, watch, top, options.long),
            }.items():
                start = time.monotonic()
                check()
                checks.part(name, start)
            memory = watch.memory()
            start = time.monotonic()
            fuzz(checks, server, 100_000 if options.long else 3000)
            checks.part("malformed requests", start)
            grown = watch.memory() - memory
            print(f"  memory since the crowd: {grown:+,} bytes of {memory:,}")
            checks.that(grown < 1 << 20, f"memory after malformed requests: {grown:+,} bytes")
            deadline = time.monotonic() + 10
            while watch.descriptors() > descriptors and time.monotonic() < deadline:
                time.sleep(0.1)
            checks.that(watch.descriptors() <= descriptors, f"{watch.descriptors()} descriptors, {descriptors} before")
            checks.that(watch.end() == 0, "the end was not clean")
    sys.exit(1 if checks.failures else 0)


if __name__ == "__main__":
    main()
