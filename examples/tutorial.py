"""The tutorials' program: prints a puzzle and its solution."""

import sys

from nonet import Puzzle

GRID = "3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63.."

puzzle = Puzzle(sys.argv[1] if len(sys.argv) > 1 else GRID)
print(format(puzzle, "grid"))

solution = puzzle.solve().solution
print(format(Puzzle(solution), "grid") if solution else "no solution exists\n", end="")
sys.exit(0 if solution else 1)
