"""How hard a puzzle is for a person, on any scale."""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from . import _core
from ._answers import AnswerBase
from ._status import Status

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ._core import Limits
    from ._puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class HodokuRating(AnswerBase):
    """HoDoKu's level (easy, medium, hard, unfair, extreme) and score."""

    level: str
    score: int
    scale: str


@dataclass(frozen=True, slots=True)
class ScaleRating(AnswerBase):
    """What a puzzle is rated on a list, such as our own scale: level, difficulty of the hardest step, sum of all."""

    level: str | None = None
    difficulty: str = field(kw_only=True)
    score: str | None = None
    scale: str = field(kw_only=True)
    ending: str = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Rating(AnswerBase):
    """The rating of Sudoku Explainer: texts like '7.2'; None where there is not exactly one solution.

    ``hodoku`` is there where that scale was asked for, ``scales`` has what any other says.  The status is ``budget`` where one of two scales was cut off.
    """

    status: Status
    er: str | None = None
    ep: str | None = None
    ed: str | None = None
    scale: str | None = None
    hodoku: HodokuRating | None = None
    scales: tuple[ScaleRating, ...] = ()


def _words(tenths: int) -> str:
    return f"{tenths // 10}.{tenths % 10}"


def rated(puzzle: Puzzle, scales: Iterable[str], without: list[str], limits: Limits | None) -> Rating:
    """What a puzzle is rated on some scales: Sudoku Explainer's and HoDoKu's as they are have fields of their own."""
    se = hodoku = None
    lists = []
    for name in scales:
        if without or not (name == "se" or name.startswith("hodoku")):
            lists.append(json.loads(_core.rate_on(puzzle, name, without, limits)))
        elif name == "se":
            se = _core.rate(puzzle, limits)
        else:
            hodoku = _core.rate_hodoku(puzzle, name, limits)
    told = [one[0] for one in (se, hodoku) if one is not None] + [one["status"] for one in lists]
    if not told:
        raise ValueError("no scale: name one")
    rating = Rating(Status(next((status for status in told if status != Status.UNIQUE), told[0])))
    if se is not None and se[0] == Status.UNIQUE:
        _, er, ep, ed, stamp = se
        rating = replace(rating, er=_words(er), ep=_words(ep), ed=_words(ed), scale=stamp)
    if hodoku is not None and hodoku[0] == Status.UNIQUE:
        rating = replace(rating, hodoku=HodokuRating(*hodoku[1:]))
    names = ("level", "difficulty", "score", "scale", "ending")
    found = [
        ScaleRating(**{name: one[name] for name in names if name in one})
        for one in lists
        if one["status"] == Status.UNIQUE
    ]
    return replace(rating, scales=tuple(found)) if found else rating
