"""How hard a puzzle is for a person, on two scales."""

from __future__ import annotations

from dataclasses import dataclass

from ._answers import AnswerBase
from ._status import Status


@dataclass(frozen=True, slots=True)
class HodokuRating(AnswerBase):
    """HoDoKu's level (easy, medium, hard, unfair, extreme) and score."""

    level: str
    score: int
    scale: str


@dataclass(frozen=True, slots=True)
class Rating(AnswerBase):
    """The rating of Sudoku Explainer: texts like '7.2'; None where there is not exactly one solution.

    ``hodoku`` is there where that scale was asked for.  The status is ``budget`` where one of two scales was cut off.
    """

    status: Status
    er: str | None = None
    ep: str | None = None
    ed: str | None = None
    scale: str | None = None
    hodoku: HodokuRating | None = None
