"""How hard a puzzle is for a person, on any scale; and the scales."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from . import _core
from ._answers import AnswerBase
from ._status import Status


@dataclass(frozen=True, slots=True)
class HodokuRating(AnswerBase):
    """HoDoKu's level (easy, medium, hard, unfair, extreme) and score."""

    level: str
    score: int
    scale: str


@dataclass(frozen=True, slots=True)
class ScaleRating(AnswerBase):
    """The rating on a scale that is a list, as our own, or of which techniques were switched off: texts like '3.4'.

    ``level`` is None where the scale has none or its techniques do not suffice, ``score`` where it has none; ``counts`` is the
    number of steps of each technique.
    """

    level: str | None = None
    difficulty: str = field(kw_only=True)
    score: str | None = field(default=None, kw_only=True)
    scale: str = field(kw_only=True)
    ending: str = field(kw_only=True)
    counts: Mapping[str, int] = field(kw_only=True, hash=False)


@dataclass(frozen=True, slots=True)
class ScaleLevel(AnswerBase):
    """A word for difficulties, from the lowest that it stands for."""

    level: str
    from_: str


@dataclass(frozen=True, slots=True)
class ScaleTechnique(AnswerBase):
    """How hard a technique is on a scale; ``longest``: of its chains only those of at most so many literals."""

    technique: str
    difficulty: str
    level: str | None = None
    longest: int | None = None


@dataclass(frozen=True, slots=True)
class Scale(AnswerBase):
    """A scale as data: ``scale`` is what results are stamped with, ``techniques`` are in the order in which they are tried."""

    name: str
    scale: str
    levels: tuple[ScaleLevel, ...]
    techniques: tuple[ScaleTechnique, ...]


def scale(name: str, /) -> Scale:
    """A scale by its name, "nonet", "hodoku", ..., or of its text (docs/rating.md).

    >>> scale("nonet").techniques[0]
    ScaleTechnique(technique='hidden_single', difficulty='1.0', level='easy', longest=None)
    >>> scale("level easy 1\\nhidden_single 1.0\\nnaked_single 1.4\\n").levels
    (ScaleLevel(level='easy', from_='1.0'),)
    """
    return Scale.from_json(_core.scale(name))


@dataclass(frozen=True, slots=True)
class Rating(AnswerBase):
    """The rating of Sudoku Explainer: texts like '7.2'; None where there is not exactly one solution.

    ``hodoku`` is there where that scale was asked for, and ``scales`` has the ratings on all others.  The status is ``budget``
    where one of several was cut off.

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
    scales: tuple[ScaleRating, ...] = ()
    ending: str | None = field(default=None, kw_only=True)
    level: str | None = field(default=None, kw_only=True)
    hardest: str | None = field(default=None, kw_only=True)
    steps: int | None = field(default=None, kw_only=True)
    counts: Mapping[str, int] | None = field(default=None, kw_only=True, hash=False)
