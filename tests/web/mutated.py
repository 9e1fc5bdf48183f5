#!/usr/bin/python3
"""nonet serve and requests that are broken on purpose: mutations of the fuzzers' corpus, sent in pieces, left half way.

    mutated.py NONET [--requests N] [--seed N]

Under the sanitizers: build the preset asan with NONET_BUILD_WEB, and give its command.
"""

import json
import os
import random
import socket
import sys
import time


def taken(option, otherwise):
    if option not in sys.argv:
        return otherwise
    at = sys.argv.index(option)
    value = int(sys.argv[at + 1])
    del sys.argv[at:at + 2]
    return value


REQUESTS = taken("--requests", 200)
SEED = taken("--seed", random.randrange(1 << 30))

FUZZ = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../fuzz")
CORPUS = os.path.join(FUZZ, "corpus")
sys.path.append(FUZZ)

from seeds import GOLDEN, inputs
from serving import EASY, Serving  # takes NONET from the remaining words

VERBS = ("solve", "check", "count", "rate", "hint", "explain", "generate", "diagnose")
OPTIONS = ("first", "engine", "board", "budget", "no-minimal", "limit", "list", "candidates", "estimate", "probes", "seed",
           "scale", "counts", "level", "why-not", "puzzle", "only", "without", "all-steps", "pruned", "stop-after", "count",
           "minimal", "givens", "rating", "needs", "symmetry", "pattern", "contains", "from", "like", "like-drop", "like-add",
           "repeats", "unbiased", "order", "all", "language")
VALUES = ("", "0", "1", "-1", "18446744073709551615", "18446744073709551616", "true", "r1c1=1", "25x25", "9x9%2Bx", "9x9+killer=3:r1c1",
          "jigsaw:1", "1..", "..9", "24..28", "se", "hodoku,nonet", "/etc/passwd", "%2e%2e%2f", "%", "%00", "." * 81, EASY, "A" * 3000,
          "1ns", "9h", "100n", "rot180", "naked_single,hidden_single", "dlx", "\xff",
          "de", "en-US")


def bodies(rng):
    """Texts that are read: the golden cases of the formats, and those of every corpus."""
    found = [text for path in sorted(GOLDEN.glob("*.txt")) for text in inputs(path)]
    for name in ("parse", "reader", "boards"):
        folder = os.path.join(CORPUS, name)
        for file in sorted(os.listdir(folder)):
            with open(os.path.join(folder, file), "rb") as text:
                found.append(text.read()[:100_000])
    return rng.sample(found, min(len(found), 300))


def mutated(rng, data):
    data = bytearray(data)
    for _ in range(rng.choice((0, 1, 1, 2, 5, 20))):
        if not data:
            break
        at = rng.randrange(len(data))
        kind = rng.randrange(5)
        if kind == 0:
            data[at] = rng.randrange(256)
        elif kind == 1:
            del data[at:at + rng.randrange(1, 9)]
        elif kind == 2:
            data[at:at] = bytes(rng.randrange(256) for _ in range(rng.randrange(1, 9)))
        elif kind == 3:
            data[at:at] = data[at:at + 64] * rng.randrange(1, 20)
        else:
            data[at:at + 2] = rng.choice((b"\r\n", b"\0", b"%", b"&", b"=", b"[[[[", b'{"', b"999999999"))
    return bytes(data)


def request(rng, seeds, texts):
    if rng.random() < .3:
        return mutated(rng, rng.choice(seeds))
    query = "&".join(f"{rng.choice(OPTIONS)}={rng.choice(VALUES)}" for _ in range(rng.randrange(4)))
    body = mutated(rng, rng.choice(texts))
    length = len(body) if rng.random() < .9 else rng.randrange(1 << 21)
    head = (f"POST /v1/{rng.choice(VERBS)}?budget={rng.choice(('100n', '50ms', '200ms'))}&{query} HTTP/1.1\r\n"
            f"Host: localhost\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n").encode("latin-1")
    return mutated(rng, head) + body if rng.random() < .2 else head + body


def send(server, data, rng):
    """Sends the bytes, perhaps in pieces, and goes away before the answer, half of the time."""
    try:
        with socket.create_connection(("127.0.0.1", server.port), 5) as connection:
            if rng.random() < .3:
                for i in range(0, min(len(data), 2000), 200):
                    connection.sendall(data[i:i + 200])
                data = data[2000:]
            connection.sendall(data)
            if rng.random() < .5:
                return b""
            connection.shutdown(socket.SHUT_WR) if rng.random() < .2 else None
            connection.settimeout(.5)
            return connection.recv(65536)
    except OSError:
        return b""


def main():
    rng = random.Random(SEED)
    print(f"seed {SEED}")
    seeds = []
    for file in sorted(os.listdir(os.path.join(CORPUS, "serve"))):
        with open(os.path.join(CORPUS, "serve", file), "rb") as text:
            seeds.append(text.read()[1:])
    texts = bodies(rng)
    server = Serving("--jobs", "2")
    statuses = {}
    begin = time.monotonic()
    try:
        for number in range(REQUESTS):
            answer = send(server, request(rng, seeds, texts), rng)
            status = answer[9:12].decode("latin-1") if answer.startswith(b"HTTP/1.1 ") else "none"
            statuses[status] = statuses.get(status, 0) + 1
            code = server.process.poll()
            if code is not None or status == "500":
                print(f"request {number}: the server ended with {code}; the answer: {answer[:500]}")
                print((server.process.stderr.read() if code is not None else "")[:5000])
                return 1
        for _ in range(300):  # until the clients' remaining work is over
            response, data = server.ask("/v1/solve", EASY)
            if response.status == 200:
                break
            time.sleep(.2)
        if json.loads(data)["status"] != "unique":
            print(f"the server answers {data[:300]}")
            return 1
    finally:
        server.end()
    print(f"{REQUESTS} requests in {time.monotonic() - begin:.0f} s: {dict(sorted(statuses.items()))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
