#!/usr/bin/python3
"""A class: thirty browsers load the page at once, while a hundred connections are idle; beside them a plain static server.

    class_of_thirty.py NONET PAGE

Each browser asks over six connections for the page and every file that the service worker lists.  Every byte is compared with
the folder PAGE; times of both servers are printed, taken in turns.
"""

import asyncio
import functools
import gzip
import http.server
import pathlib
import re
import statistics
import subprocess
import sys
import threading
import time

NONET, PAGE = sys.argv[1], pathlib.Path(sys.argv[2])
BROWSERS, CONNECTIONS, IDLE, ROUNDS = 30, 6, 100, 3


class Quiet(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass


def files():
    named = re.findall(r'"([^"\s]+\.(?:js|css|wasm|svg|png|webmanifest|woff2))"', (PAGE / "sw.js").read_text())
    return ["", *sorted({name.removeprefix("./") for name in named if (PAGE / name.removeprefix("./")).is_file()})]


@functools.cache
def unpacked(body):
    return gzip.decompress(body)


async def load(port, names):
    """One connection's share of the page."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for name in names:
        writer.write(f"GET /{name} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n".encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        assert head.startswith("http/1.1 200 "), (name, head)
        body = await reader.readexactly(int(re.search(r"content-length: (\d+)", head)[1]))
        if "content-encoding: gzip" in head:
            body = unpacked(body)
        assert body == (PAGE / (name or "index.html")).read_bytes(), name
    writer.close()


async def browser(port, names):
    begin = time.monotonic()
    await asyncio.gather(*(load(port, names[i::CONNECTIONS]) for i in range(CONNECTIONS)))
    return time.monotonic() - begin


async def lesson(port, names):
    idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(IDLE)]
    times = await asyncio.gather(*(browser(port, names) for _ in range(BROWSERS)))
    for _, writer in idle:
        writer.close()
    return times


def main():
    names = files()
    assert len(names) > 5, names
    plain = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(PAGE)))
    plain.request_queue_size = 1024
    plain.daemon_threads = True
    plain.socket.listen(1024)
    threading.Thread(target=plain.serve_forever, daemon=True).start()
    with subprocess.Popen([NONET, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True) as server:
        try:
            ports = {"nonet serve": int(server.stdout.readline().rsplit(":", 1)[1].rstrip("/\n")), "a plain server": plain.server_port}
            times = {name: [] for name in ports}
            for _ in range(ROUNDS):
                for name, port in ports.items():
                    times[name] += asyncio.run(lesson(port, names))
        finally:
            server.kill()
    for name, took in times.items():
        print(f"{name}: {BROWSERS} browsers, {len(names)} files each: median {1000 * statistics.median(took):.0f} ms, slowest {1000 * max(took):.0f} ms")
    # Both share the processors with the browsers, and with other tests.
    assert statistics.median(times["nonet serve"]) < 3 * statistics.median(times["a plain server"])


if __name__ == "__main__":
    main()
