"""A puzzle that was made to order."""

from __future__ import annotations

from dataclasses import dataclass, field

from ._answers import AnswerBase


@dataclass(frozen=True, slots=True)
class Generated(AnswerBase):
    """A puzzle that was made to order."""

    item: int
    seed: int
    board: str | None = field(default=None, kw_only=True)
    puzzle: str
    solution: str
    givens: int
    attempts: int
    er: str | None = None
    met: bool = field(kw_only=True)
