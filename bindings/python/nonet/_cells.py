"""Cells, and what people call them."""

from __future__ import annotations

import operator
from typing import NamedTuple, TypeAlias

from . import _core


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
        """0 to 80, row by row."""
        return 9 * self.row + self.column - 10


CellLike: TypeAlias = "str | tuple[int, int] | int"
"""'r1c2' or 'A2', (1, 2) counted from 1, or 0 to 80."""


def cell_number(cell: CellLike) -> int:
    """0 to 80; what names no cell raises ValueError."""
    if isinstance(cell, str):
        return _core.cell_of(cell)
    if isinstance(cell, tuple):
        if len(cell) != 2 or not all(one in range(1, 10) for one in cell):
            raise ValueError(f"cell {cell}: wanted is (row, column), counted from 1 to 9")
        return Cell(*cell).number
    number = operator.index(cell)
    if number not in range(81):
        raise ValueError(f"cell {number}: wanted is 0 to 80")
    return number
