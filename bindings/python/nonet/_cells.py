"""Cells and their names."""

from __future__ import annotations

import operator
from typing import NamedTuple, TypeAlias

from . import _core

CLASSIC = _core.Board("9x9")


class Cell(NamedTuple):
    """A cell, counted from 1: r4c5 is ``Cell(4, 5)``.

    >>> str(Cell(4, 5)), Cell(4, 5).number
    ('r4c5', 31)
    """

    row: int
    column: int

    def __str__(self) -> str:
        return f"r{self.row}c{self.column}"

    @property
    def number(self) -> int:
        """Its number on the classic board: 0 to 80, row by row."""
        return 9 * self.row + self.column - 10


CellLike: TypeAlias = "str | tuple[int, int] | int"
"""'r1c2' or (on the classic board) 'A2', (1, 2) counted from 1, or a number from 0, row by row."""


def cell_number(cell: CellLike, board: _core.Board = CLASSIC) -> int:
    """Returns the cell's number from 0, row by row. Raises ValueError if the board has no such cell."""
    rows, columns = board.rows, board.columns
    if isinstance(cell, str):
        return _core.cell_of(cell, board)
    if isinstance(cell, tuple):
        if len(cell) != 2 or not (cell[0] in range(1, rows + 1) and cell[1] in range(1, columns + 1)):
            raise ValueError(f"cell {cell}: expected (row, column), counted from 1 to {rows} and {columns}")
        return columns * (cell[0] - 1) + cell[1] - 1
    number = operator.index(cell)
    if number not in range(rows * columns):
        raise ValueError(f"cell {number}: expected 0 to {rows * columns - 1}")
    return number
