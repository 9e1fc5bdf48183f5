"""Measures other packages of PyPI with the same puzzles, in one run, and a hand-written augmentation.

    python bindings/python/bench/peers.py [PUZZLES] [--seconds 2]

PUZZLES is a file with one puzzle per line (default: 50 minimal ones of nonet's generator). It installs nothing:
packages that cannot be imported are skipped and reported. To install all:  pip install numpy py-sudoku sudokum dokusan
dlxsudoku sudokutools rustoku pencilmark hodoku-py fast-sudoku-solver

Each package runs passes over the first puzzles until its seconds of CPU time are used up, but at least one pass. The
figure is the CPU time of the median pass in this process. Every solution is compared; wrong and missing ones are
counted. Each package is also called with a puzzle that has 26 solutions.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib.metadata
import io
import logging
import platform
import statistics
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import nonet

Solver = Callable[[str], Any]
SEVERAL = "........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58"


def rows_of(line: str) -> list[list[int]]:
    values = [0 if cell == "." else int(cell) for cell in line]
    return [values[first : first + 9] for first in range(0, 81, 9)]


def digits(grid: Any) -> str:
    """Returns the solution as 81 characters, from text or from any nested lists."""
    if isinstance(grid, str):
        return grid
    return "".join(digits(one) if hasattr(one, "__iter__") else str(one) for one in grid)


def py_sudoku() -> Solver:
    from sudoku import Sudoku

    def board(line: str) -> list[list[int | None]]:
        return [[value or None for value in row] for row in rows_of(line)]

    return lambda line: Sudoku(3, 3, board=board(line)).solve().board


def sudokum() -> Solver:
    import sudokum

    return lambda line: sudokum.solve(rows_of(line))[1]


def dokusan() -> Solver:
    from dokusan import solvers
    from dokusan.boards import BoxSize, Sudoku

    return lambda line: str(solvers.backtrack(Sudoku.from_string(line.replace(".", "0"), box_size=BoxSize(3, 3))))


def dlxsudoku() -> Solver:
    from dlxsudoku import Sudoku

    def solve(line: str) -> str:
        puzzle = Sudoku(line.replace(".", "0"))
        puzzle.solve()
        return str(puzzle.to_oneliner())

    return solve


def sudokutools() -> Solver:
    from sudokutools.solve import dlx
    from sudokutools.sudoku import Sudoku

    def solve(line: str) -> str:
        solution = next(iter(dlx(Sudoku.decode(line.replace(".", "0")))))
        return "".join(str(solution[row, column]) for row in range(9) for column in range(9))

    return solve


def rustoku() -> Solver:
    import rustoku

    return rustoku.solve  # type: ignore[no-any-return]


def pencilmark() -> Solver:
    import pencilmark

    return pencilmark.solve  # type: ignore[no-any-return]


def hodoku_py() -> Solver:
    from hodoku import Solver as Hodoku

    solver = Hodoku()
    return lambda line: solver.solve(line.replace(".", "0")).solution


def fast_sudoku_solver() -> Solver:
    from fast_sudoku_solver.sudoku_solver import SudokuSolver

    return lambda line: SudokuSolver().solve(line)


def of_nonet() -> Solver:
    def solve(line: str) -> str | None:
        answer = nonet.solve(line)
        return answer.solution if answer.status == "unique" else None

    return solve


PEERS: dict[str, Callable[[], Solver]] = {
    "nonet": of_nonet,
    "rustoku": rustoku,
    "pencilmark": pencilmark,
    "fast_sudoku_solver": fast_sudoku_solver,
    "sudokutools": sudokutools,
    "dlxsudoku": dlxsudoku,
    "py-sudoku": py_sudoku,
    "dokusan": dokusan,
    "sudokum": sudokum,
    "hodoku-py": hodoku_py,
}


def timed(act: Callable[[], object], seconds: float) -> float:
    """Returns the median CPU time of a call."""
    passes: list[float] = []
    while not passes or sum(passes) < seconds:
        began = time.process_time()
        act()
        passes.append(time.process_time() - began)
    return statistics.median(passes)


def solvers(puzzles: list[str], seconds: float) -> Iterator[tuple[str, str, str, str]]:
    wanted = nonet.solve(puzzles).solution.to_list()
    for name, load in PEERS.items():
        try:
            solve = load()
        except ImportError as error:
            yield name, "", f"not here: {error}", ""
            continue
        answers: list[str] = []

        def act(solve: Solver = solve, answers: list[str] = answers) -> None:
            answers[:] = [digits(attempt(solve, line)) for line in puzzles]

        with contextlib.redirect_stdout(io.StringIO()):
            attempt(solve, puzzles[0])  # excludes the work of a package's first call
            spent = timed(act, seconds)
            guessed = digits(attempt(solve, SEVERAL))
        right = sum(a == w for a, w in zip(answers, wanted, strict=True))
        several = "gives one" if len(guessed) == 81 and set(guessed) <= set("123456789") else "gives none"
        yield name, f"{spent / len(puzzles) * 1e6:,.1f}", f"{right} of {len(puzzles)}", several


def attempt(solve: Solver, line: str) -> Any:
    """Returns an answer, or None if the package raises an exception."""
    try:
        return solve(line) or ""
    except Exception:  # other packages can raise any exception
        return ""


def by_hand(numpy: Any, random: Any, puzzle: Any, solution: Any) -> tuple[Any, Any]:
    """An augmentation as in training scripts: renames digits, permutes bands, rows, stacks and columns, and transposes
    at random; the same for the puzzle and its solution, (9, 9) each."""
    names = numpy.concatenate([[0], random.permutation(9) + 1])
    rows, columns = (
        numpy.concatenate([3 * part + random.permutation(3) for part in random.permutation(3)]) for _ in range(2)
    )
    turned = random.random() < 0.5

    def moved(grid: Any) -> Any:
        return names[(grid.T if turned else grid)[rows][:, columns]]

    return moved(puzzle), moved(solution)


def augmentation(seconds: float) -> Iterator[tuple[str, str]]:
    import numpy

    made = nonet.Generator(seed=1).take(1000)
    puzzles, solutions = (made.to_numpy(name) for name in ("puzzle", "solution"))
    grids = list(zip(puzzles.reshape(-1, 9, 9), solutions.reshape(-1, 9, 9), strict=True))
    random = numpy.random.default_rng(1)
    from nonet.torch import Pairs

    pairs, order = Pairs(puzzles, solutions, seed=1), random.permutation(1000)
    ways: dict[str, Callable[[], object]] = {
        "NumPy by hand, pair by pair": lambda: [by_hand(numpy, random, *pair) for pair in grids],
        "nonet.torch.Pairs, batch of 1,000 in any order": lambda: pairs.batch(order),
        "nonet.augment, one thread": lambda: nonet.augment(puzzles, solutions, seed=1, threads=1),
    }
    for name, act in ways.items():
        yield name, f"{timed(act, seconds) / 1000 * 1e6:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("puzzles", nargs="?", type=Path)
    parser.add_argument("--seconds", type=float, default=2.0, help="of CPU time for each (default: %(default)s)")
    options = parser.parse_args()
    logging.disable(logging.CRITICAL)
    if options.puzzles:
        puzzles = options.puzzles.read_text().split()
    else:
        puzzles = nonet.Generator(seed=7, minimal=True).take(50).puzzle.to_list()
    kernel = next(one.name for one in nonet.kernels() if one.chosen)
    print(f"{platform.machine()}, Python {platform.python_version()}, kernel {kernel}; {len(puzzles)} puzzles\n")
    print("| package | version | microseconds a puzzle | right | of 26 solutions |\n|---|---|---|---|---|")
    for name, spent, right, several in solvers(puzzles, options.seconds):
        version = importlib.metadata.version(name) if spent and name != "nonet" else nonet.__version__ if spent else ""
        print(f"| {name} | {version} | {spent} | {right} | {several} |", flush=True)
    print("\n| augmentation | microseconds a pair |\n|---|---|")
    for name, spent in augmentation(options.seconds):
        print(f"| {name} | {spent} |")


if __name__ == "__main__":
    main()
