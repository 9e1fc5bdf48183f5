"""Symmetries and isomorphs."""

from __future__ import annotations

from dataclasses import dataclass

from ._answers import AnswerBase


@dataclass(frozen=True, slots=True)
class Transform(AnswerBase):
    """A symmetry: first an optional transposition, then the source of each row and column, and the new digits for 1 to
    9."""

    transposed: bool
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    digits: tuple[int, ...]
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Canonical(AnswerBase):
    """The canonical form, which a puzzle shares with all its isomorphs, and its symmetries."""

    form: str
    automorphisms: int
    transform: Transform
    generators: tuple[Transform, ...]


@dataclass(frozen=True, slots=True)
class Same(AnswerBase):
    """Whether two puzzles are isomorphs; its truth value is the answer."""

    same: bool
    transform: Transform | None = None

    def __bool__(self) -> bool:
        return self.same
