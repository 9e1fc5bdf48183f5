"""Measures the overhead of the package compared with the C++ interface: CPU time, in alternating runs, so that other
load matters less.

    build/python/venv/bin/python bindings/python/bench/overhead.py [--rows 5000] [--rounds 60]

Run it after ./test python, from the root of the repository. Each round runs the C++ program (bench/batch.cpp) and each
kind of Python call on the same puzzles with one thread: once to warm the caches, and then three measured times. It
prints the minimum of microseconds per puzzle, and the median of the ratios within a round.
"""

import argparse
import os
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

COUNTED = 3
ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "build/python/site"))

import numpy as np  # noqa: E402
import pyarrow as pa  # noqa: E402

import nonet  # noqa: E402


def build() -> pathlib.Path:
    program = ROOT / "build/python/batch"
    library = ROOT / "build/release/src/libnonet.a"
    source = ROOT / "bindings/python/bench/batch.cpp"
    if not program.exists() or program.stat().st_mtime < max(library.stat().st_mtime, source.stat().st_mtime):
        flags = ["-std=c++23", "-O3", "-DNDEBUG", f"-I{ROOT / 'include'}"]
        subprocess.run([os.environ.get("CXX", "g++"), *flags, source, library, "-o", program], check=True)
    return program


class Native:
    """The C++ program, which solves once per request."""

    def __init__(self, lines: list[str]) -> None:
        self.file = tempfile.NamedTemporaryFile("w", suffix=".txt")
        self.file.write("\n".join(lines) + "\n")
        self.file.flush()
        self.process = subprocess.Popen(
            [build(), self.file.name, str(len(lines))], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def __call__(self) -> float:
        self.process.stdin.write("\n" * (1 + COUNTED))
        self.process.stdin.flush()
        return sum([float(self.process.stdout.readline()) for _ in range(1 + COUNTED)][1:]) / COUNTED

    def close(self) -> None:
        self.process.stdin.close()
        self.process.wait()
        self.file.close()


def timed(ask) -> float:
    ask()
    began = time.process_time()
    for _ in range(COUNTED):
        ask()
    return (time.process_time() - began) / COUNTED


def easy(rows: int) -> list[str]:
    """Returns puzzles with more givens than necessary, which singles solve."""
    return nonet.Generator(seed=1, givens=(32, 36)).take(rows).puzzle.to_list()


def random_minimal(rows: int) -> list[str]:
    return nonet.Generator(seed=1, minimal=True).take(rows).puzzle.to_list()


def measure(name: str, lines: list[str], rounds: int) -> None:
    values = nonet.grids_of(lines)
    text = pa.array(lines)
    ways = {
        "NumPy (N, 81)": lambda: nonet.solve(values, threads=1),
        "Arrow utf8": lambda: nonet.solve(text, threads=1),
        "Arrow fixed_size_binary[81]": lambda fixed=text.cast(pa.binary()).cast(pa.binary(81)): nonet.solve(fixed, threads=1),
        "list of str": lambda: nonet.solve(lines, threads=1),
    }
    native = Native(lines)
    natives, took = [], {way: [] for way in ways}
    for _ in range(rounds):
        natives.append(native())
        for way, ask in ways.items():
            took[way].append(timed(ask))
    native.close()
    print(f"{name}, {len(lines):,} rows a call, kernel {next(k.name for k in nonet.kernels() if k.chosen)}")
    print(f"  {'C++':30} {min(natives) / len(lines) * 1e6:.3f} us")
    for way, times in took.items():
        ratio = statistics.median(time / own for time, own in zip(times, natives, strict=True))
        least = min(times) / len(lines) * 1e6
        print(f"  {way:30} {least:.3f} us, {least * len(lines) / 1e6 / min(natives) - 1:+.1%} of the least, {ratio - 1:+.1%} in a round")


def measure_one(line: str) -> None:
    calls = 20_000
    puzzle = nonet.Puzzle(line)
    for name, ask in {
        "nonet.solve(text)": lambda: [nonet.solve(line) for _ in range(calls)],
        "puzzle.solve()": lambda: [puzzle.solve() for _ in range(calls)],
        "an empty call": lambda: [nonet.Limits() for _ in range(calls)],
    }.items():
        print(f"  {name:30} {min(timed(ask) for _ in range(10)) / calls * 1e6:.3f} us")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rows", type=int, default=5000)
    parser.add_argument("--rounds", type=int, default=60)
    options = parser.parse_args()
    for name, make in (("easy", easy), ("random_minimal", random_minimal)):
        measure(name, make(options.rows), options.rounds)
    print("one call, easy")
    measure_one(easy(1)[0])


if __name__ == "__main__":
    main()
