"""How hard a puzzle is for a person, on two scales."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

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

    Of a puzzle of another board, where no scale is defined: its ``level`` (easy, medium, hard, expert, trial; None where the path
    does not end solved, see ``ending``), the name of the ``hardest`` technique, and how many ``steps``, of each technique in
    ``counts``.
    """

    board: str | None = field(default=None, kw_only=True)
    status: Status
    er: str | None = None
    ep: str | None = None
    ed: str | None = None
    scale: str | None = None
    hodoku: HodokuRating | None = None
    ending: str | None = field(default=None, kw_only=True)
    level: str | None = field(default=None, kw_only=True)
    hardest: str | None = field(default=None, kw_only=True)
    steps: int | None = field(default=None, kw_only=True)
    counts: Mapping[str, int] | None = field(default=None, kw_only=True, hash=False)
