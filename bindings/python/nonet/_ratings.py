"""Ratings on any scale, and the scales."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ._calls import core as _core
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
    """The rating on a scale that is a list, such as "nonet", or with techniques switched off: numbers like 3.4.

    ``level`` is None if the scale has no levels or if its techniques do not solve the puzzle. ``score`` is None if the
    scale has no score. ``counts`` is the number of steps of each technique.
    """

    level: str | None = None
    difficulty: float = field(kw_only=True)
    score: float | None = field(default=None, kw_only=True)
    scale: str = field(kw_only=True)
    ending: str = field(kw_only=True)
    counts: Mapping[str, int] = field(kw_only=True, hash=False)


@dataclass(frozen=True, slots=True)
class ScaleLevel(AnswerBase):
    """A name for difficulties, with the lowest difficulty that it includes."""

    level: str
    from_: float


@dataclass(frozen=True, slots=True)
class ScaleTechnique(AnswerBase):
    """The difficulty of a technique on a scale. ``longest`` limits the entry to chains of at most that many
    literals."""

    technique: str
    difficulty: float
    level: str | None = None
    longest: int | None = None


@dataclass(frozen=True, slots=True)
class Scale(AnswerBase):
    """A scale as data: ``scale`` is the name with which results are stamped; ``techniques`` are in the order of
    trial."""

    name: str
    scale: str
    levels: tuple[ScaleLevel, ...]
    techniques: tuple[ScaleTechnique, ...]


def scale(name: str, /) -> Scale:
    """Returns a scale for its name, "nonet", "hodoku", ..., or for its text (docs/rating.md).

    >>> scale("nonet").techniques[0]
    ScaleTechnique(technique='hidden_single', difficulty=1.0, level='easy', longest=None)
    >>> scale("level easy 1\\nhidden_single 1.0\\nnaked_single 1.4\\n").levels
    (ScaleLevel(level='easy', from_=1.0),)
    """
    return Scale.from_json(_core.scale(name))


@dataclass(frozen=True, slots=True)
class Rating(AnswerBase):
    """The rating of Sudoku Explainer: numbers like 7.2, or None unless there is exactly one solution.

    ``hodoku`` is set if that scale was requested, and ``scales`` has the ratings on all others. The status is
    ``budget`` if the limits ended one of several ratings.

    For other boards no scale is defined. The rating then has the ``level`` (easy, medium, hard, expert, trial; None if
    the path does not reach the solution, see ``ending``), the name of the ``hardest`` technique, the number of
    ``steps``, and in ``counts`` that of each technique.
    """

    board: str | None = field(default=None, kw_only=True)
    status: Status
    er: float | None = None
    ep: float | None = None
    ed: float | None = None
    scale: str | None = None
    hodoku: HodokuRating | None = None
    scales: tuple[ScaleRating, ...] = ()
    ending: str | None = field(default=None, kw_only=True)
    level: str | None = field(default=None, kw_only=True)
    hardest: str | None = field(default=None, kw_only=True)
    steps: int | None = field(default=None, kw_only=True)
    counts: Mapping[str, int] | None = field(default=None, kw_only=True, hash=False)
