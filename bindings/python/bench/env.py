"""Compares nonet.env with reasoning-gym: entries per second, unique puzzles, repeats, difficulty.

    python bindings/python/bench/env.py [--seconds 10] [--unique 1000000]

It needs reasoning-gym (pip install reasoning-gym). Each data set makes entries 0, 1, 2, ... of seed 1
until its seconds of CPU time are used up, prompts included, on one thread. The first 10,000 are then checked with
another engine than the one that made them: dancing links. The difficulty is ER, the rating of Sudoku Explainer.

With --unique, it makes that many entries of nonet.env and checks them, and nothing else.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import os
import platform
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

os.environ["NONET_THREADS"] = "1"

import nonet
from nonet.env import Dataset

MOST = 10_000
Entries = Callable[[int], Mapping[str, Any]]


def gym(name: str, **options: Any) -> Entries:
    import reasoning_gym

    return reasoning_gym.create_dataset(name, seed=1, size=1 << 31, **options).__getitem__  # type: ignore[no-any-return]


Fits = Callable[[list[str]], list[bool]]


def empty(fewest: int, most: int) -> Fits:
    return lambda lines: [fewest <= line.count(".") <= most for line in lines]


def er(lowest: float, highest: float) -> Fits:
    return lambda lines: [one is not None and lowest <= one <= highest for one in nonet.rate(lines).er]


def level(name: str) -> Fits:
    return lambda lines: [one == name for one in nonet.rate(lines, scale="nonet").level]


def sets() -> Iterator[tuple[str, Callable[[], Entries], Fits]]:
    """The data sets: name, entries, and what was ordered. Those that belong together follow each other."""
    yield "reasoning-gym sudoku, 30 to 50 empty (default)", lambda: gym("sudoku"), empty(30, 50)
    yield "nonet, 30 to 50 empty", lambda: Dataset(1, givens=(31, 51)).__getitem__, empty(30, 50)
    yield "reasoning-gym sudoku, 56 to 60 empty", lambda: gym("sudoku", min_empty=56, max_empty=60), empty(56, 60)
    yield "nonet, 56 to 60 empty", lambda: Dataset(1, givens=(21, 25)).__getitem__, empty(56, 60)
    yield "the same, part='train'", lambda: Dataset(1, givens=(21, 25), part="train").__getitem__, empty(56, 60)
    yield "nonet, level='easy', 30 to 36 givens", lambda: Dataset(1, level="easy", givens=(30, 36)).__getitem__, level("easy")
    yield "nonet, rating=(3.0, 4.0)", lambda: Dataset(1, rating=(3.0, 4.0)).__getitem__, er(3.0, 4.0)
    yield "nonet, rating=(7.0, 7.5)", lambda: Dataset(1, rating=(7.0, 7.5)).__getitem__, er(7.0, 7.5)
    yield "reasoning-gym mini_sudoku, 8 to 12 empty (default)", lambda: gym("mini_sudoku"), empty(8, 12)
    yield "nonet, board='4x4'", lambda: Dataset(1, board="4x4").__getitem__, empty(0, 16)
    yield "nonet, board='6x6+x'", lambda: Dataset(1, board="6x6+x").__getitem__, empty(0, 36)


def line_of(entry: Mapping[str, Any]) -> str:
    puzzle = entry["metadata"]["puzzle"]
    if isinstance(puzzle, str):
        return puzzle
    return "".join(str(value or ".") for row in puzzle for value in row)


def count_unique(lines: list[str], board: str | None) -> int:
    return sum(nonet.Puzzle(line, board=board).solve(engine="dlx").status == "unique" for line in lines)


def measure(make: Callable[[], Entries], seconds: float) -> tuple[float, list[str], str | None]:
    """Returns the entries per second of CPU time, their puzzles, and their board."""
    entries, lines, entry = make(), [], {}
    entries(0)  # imports, and the first page
    began = time.process_time()
    while time.process_time() - began < seconds:
        entry = entries(len(lines))
        lines.append(line_of(entry))
    spent = time.process_time() - began
    told = entry["metadata"].get("board")
    return len(lines) / spent, lines, told if isinstance(told, str) else None


def difficulty(lines: list[str]) -> str:
    """The range of ER of the middle 80 %, of up to 1,000 puzzles."""
    if len(lines[0]) != 81:
        return ""
    rated = sorted(one for one in nonet.rate(lines[:1000]).er if one is not None)
    return f"{rated[len(rated) // 10]:.1f} to {rated[len(rated) * 9 // 10]:.1f}"


def check_many(count: int) -> None:
    """Makes entries and checks them with the fast engine, and each hundredth with dancing links."""
    began, several, seen = time.process_time(), 0, set()
    data, parts = Dataset(1), 10_000
    for first in range(0, count, parts):
        lines = [line_of(data[i]) for i in range(first, min(first + parts, count))]
        several += len(lines) - sum(nonet.is_unique(lines))
        several += len(lines[::100]) - count_unique(lines[::100], None)
        seen.update(lines)
        made = first + len(lines)
        print(f"{made:,} entries, {several} not unique, {made - len(seen)} repeats, {time.process_time() - began:.0f} s of CPU time", flush=True)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=10)
    options.add_argument("--unique", type=int, default=0)
    asked = options.parse_args()
    if asked.unique:
        return check_many(asked.unique)
    print(f"Python {platform.python_version()}, reasoning-gym {importlib.metadata.version('reasoning-gym')}\n")
    print("| data set | entries per second | checked | unique | as ordered | different | ER, middle 80 % |")
    print("|---|---|---|---|---|---|---|")
    for name, make, fits in sets():
        rate, lines, board = measure(make, asked.seconds)
        lines = lines[:MOST]
        counts = count_unique(lines, board), sum(fits(lines)), len(set(lines))
        shares = (f"{count / len(lines):.1%}" for count in counts)
        print(f"| {name} | {rate:,.1f} | {len(lines):,} | {' | '.join(shares)} | {difficulty(lines)} |", flush=True)


if __name__ == "__main__":
    main()
