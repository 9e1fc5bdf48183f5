"""The class of generated puzzles."""

from __future__ import annotations

from dataclasses import dataclass, field

from ._answers import AnswerBase


@dataclass(frozen=True, slots=True)
class Generated(AnswerBase):
    """A puzzle made to order. ``er`` is set if a rating was ordered, ``level`` to ``scale`` if a level was."""

    item: int
    seed: int
    board: str | None = field(default=None, kw_only=True)
    puzzle: str
    solution: str
    givens: int
    attempts: int
    er: float | None = None
    level: str | None = None
    difficulty: float | None = None
    score: float | None = None
    scale: str | None = None
    met: bool = field(kw_only=True)
