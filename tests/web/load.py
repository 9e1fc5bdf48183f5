#!/usr/bin/python3
"""Many requests to nonet serve, hostile ones among them: nothing is lost, and nobody waits for long.

    load.py NONET [--requests N] [--clients N] [--hostile N]

Good clients ask puzzles of their own one after the other and compare each answer with what `nonet solve` says of it.  Meanwhile others
hold idle connections, half heads and half bodies, send rubbish, bad UTF-8, wrong methods and bodies that are too large, and
go away while they are worked for.  Prints latencies of the good ones and the server's memory.
"""

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import time

COUNTING = "POST /v1/count?limit=0&budget=1h HTTP/1.1\r\nHost: localhost\r\nContent-Length: 81\r\n\r\n" + "." * 81
HOSTILE = [
    b"",  # idle
    b"POST /v1/solve HTTP/1.1\r\nHost: loc",
    b"POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 81\r\n\r\n" + b"." * 40,
    b"POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n\r\n" + b"." * 4000,
    b"POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n\xff\xfe\xc3\x28",
    b"BREW /v1/solve HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"\x16\x03\x01" + b"\0" * 200,
    b"\0" * 9000,
    COUNTING.encode(),  # disconnects during the work
]


def puzzles(nonet, count):
    """Different puzzles and their solutions."""
    made = subprocess.run([nonet, "generate", "-n", str(count), "--seed", "1", "--json"], capture_output=True, check=True)
    return [(one["puzzle"], one["solution"]) for one in map(json.loads, made.stdout.splitlines())]


class Good:
    """A client that asks one thing after the other over one connection."""

    def __init__(self, port, questions, times, rng):
        self.port, self.questions, self.times, self.rng = port, questions, times, rng

    async def run(self, take):
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        while take():
            puzzle, solution = self.rng.choice(self.questions)
            begin = time.monotonic()
            writer.write(f"POST /v1/solve HTTP/1.1\r\nHost: localhost\r\nContent-Length: 81\r\n\r\n{puzzle}".encode())
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = int(next(line.split(":")[1] for line in head.split("\r\n") if line.startswith("Content-Length")))
            body = await reader.readexactly(length)
            self.times.append(time.monotonic() - begin)
            assert head.startswith("HTTP/1.1 200 "), head + body.decode()
            answer = json.loads(body)
            assert (answer["status"], answer["solution"]) == ("unique", solution), answer
        writer.close()


async def hostile(port, rng, seconds):
    """One that is up to no good, for so long or until it is thrown out."""
    try:
        other_machine = (f"127.0.0.{rng.randint(2, 9)}", 0)
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=other_machine)
        writer.write(rng.choice(HOSTILE))
        await asyncio.wait_for(reader.read(), seconds)
        writer.transport.abort()
    except ConnectionError:  # disconnected by the server
        pass
    except asyncio.TimeoutError:
        writer.transport.abort()


def memory(process):
    """Its largest and its present size in MB."""
    with open(f"/proc/{process.pid}/status", encoding="ascii") as status:
        sizes = dict(line.split(":") for line in status)
    return [int(sizes[name].split()[0]) // 1024 for name in ("VmHWM", "VmRSS")]


async def attack(port, at_once, rng, until):
    """So many hostile clients at any time."""
    async def one():
        while not until.is_set():
            await hostile(port, rng, rng.uniform(0.1, 3))
    await asyncio.gather(*(one() for _ in range(at_once)))


async def run(server, port, options):
    rng = random.Random(1)
    questions = puzzles(options.nonet, 200)
    left, times, over = options.requests, [], asyncio.Event()

    def take():
        nonlocal left
        left -= 1
        return left >= 0

    attackers = asyncio.create_task(attack(port, options.hostile, rng, over))
    await asyncio.sleep(0.5)
    begin = time.monotonic()
    await asyncio.gather(*(Good(port, questions, times, rng).run(take) for _ in range(options.clients)))
    seconds = time.monotonic() - begin
    over.set()
    await attackers
    assert len(times) == options.requests
    cuts = statistics.quantiles(times, n=100)
    largest, now = memory(server)
    print(f"{len(times)} requests of {options.clients} clients beside {options.hostile} hostile ones, none lost: {seconds:.1f} s; "
          f"p50 {1000 * cuts[49]:.1f} ms, p99 {1000 * cuts[98]:.1f} ms, slowest {1000 * max(times):.0f} ms; memory {largest} MB at most, {now} MB at the end")
    assert largest < 300, "too much memory"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("nonet")
    parser.add_argument("--requests", type=int, default=1000)
    parser.add_argument("--clients", type=int, default=30)
    parser.add_argument("--hostile", type=int, default=60)
    options = parser.parse_args()
    with subprocess.Popen([options.nonet, "serve", "--port", "0"], stdout=subprocess.PIPE, text=True) as server:
        try:
            port = int(server.stdout.readline().rsplit(":", 1)[1].rstrip("/\n"))
            asyncio.run(run(server, port, options))
            server.terminate()
            return server.wait(timeout=60)
        finally:
            server.kill()


if __name__ == "__main__":
    sys.exit(main())
