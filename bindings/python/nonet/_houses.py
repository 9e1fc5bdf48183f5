"""The houses of a board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ._answers import AnswerBase
from ._cells import Cell


@dataclass(frozen=True, slots=True)
class BoardHouse(AnswerBase):
    """A house of a board: cells that must hold different digits.

    >>> import nonet
    >>> house = nonet.Board("6x6+x").houses[-1]
    >>> house.kind, house.name, str(house.cells[0])
    ('diagonal', 'diagonal 2', 'r1c6')
    """

    kind: str
    name: str
    cells: tuple[Cell, ...]

    def __str__(self) -> str:
        return self.name


def houses_of(board: Mapping[str, Any]) -> tuple[BoardHouse, ...]:
    """Returns the houses of a board from the result of Board.to_dict()."""
    return tuple(map(BoardHouse.from_dict, board["houses"]))
