"""Answers about the solutions of a puzzle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar, overload

from ._answers import AnswerBase, Duplicate
from ._cells import CLASSIC, Cell, cell_number
from ._core import Board
from ._status import Status

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Listing(Generic[T]):
    """The results in the order in which they were found, and why the search ended: ``finished`` if nothing is
    missing."""

    found: tuple[T, ...]
    stop: str

    @property
    def exact(self) -> bool:
        """Whether nothing is missing."""
        return self.stop == "finished"

    def __len__(self) -> int:
        return len(self.found)

    def __iter__(self) -> Iterator[T]:
        return iter(self.found)

    @overload
    def __getitem__(self, index: int) -> T: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...
    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        return self.found[index]

    def __repr__(self) -> str:
        return f"<Listing of {len(self.found)}, {self.stop}>"


@dataclass(frozen=True, slots=True)
class BrokenPair(AnswerBase):
    """Two cells that break a board's rule other than a house: a knight's move apart, neighbours in order, ..."""

    first: Cell
    second: Cell
    text: str


@dataclass(frozen=True, slots=True)
class Check(AnswerBase):
    """Whether a puzzle is proper and minimal, or a grid correct. For boards other than the classic one it also lists
    the pairs of cells that break a rule, and the cells with a value that the board forbids there."""

    status: Status
    givens: int
    complete: bool
    correct: bool | None = None
    minimal: bool | None = None
    redundant: tuple[Cell, ...] | None = None
    duplicates: tuple[Duplicate, ...] = field(kw_only=True)
    broken: tuple[BrokenPair, ...] | None = None
    forbidden: tuple[Cell, ...] | None = None
    solution: str | None = None
    second: str | None = None
    differing: tuple[Cell, ...] | None = None
    notes: tuple[str, ...] = field(kw_only=True)
    warnings: tuple[str, ...] = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Count(AnswerBase):
    """The number of solutions; a lower bound if it is not exact."""

    count: int
    exact: bool
    stop: str

    def __int__(self) -> int:
        return self.count


@dataclass(frozen=True, slots=True)
class TrueCandidates(AnswerBase):
    """The digits that each cell holds in some solution: 729 characters; on other boards one for each digit of each
    cell."""

    candidates: str
    exact: bool
    _board: Board = field(default=CLASSIC, repr=False, compare=False, kw_only=True)

    def of(self, row: int, column: int) -> tuple[int, ...]:
        """Returns the values of a cell, counted from 1."""
        digits, least = self._board.digits, self._board.first_value
        start = digits * cell_number((row, column), self._board)
        marks = self.candidates[start : start + digits]
        return tuple(number for number, mark in enumerate(marks, least) if mark != ".")


@dataclass(frozen=True, slots=True)
class Estimate(AnswerBase):
    """An estimate of the number of solutions. If it is exact, it has only ``count``."""

    count: int | None = None
    estimate: float | None = None
    low: float | None = None
    high: float | None = None
    at_least: int | None = None
    probes: int | None = None
    seed: int | None = None
    exact: bool = field(kw_only=True)

    def to_dict(self) -> dict[str, Any]:
        """The answer as the command writes it with --json."""
        if self.exact:
            return {"count": self.count, "exact": True}
        names = ("estimate", "low", "high", "at_least", "probes", "seed", "exact")
        return {name: getattr(self, name) for name in names}


@dataclass(frozen=True, slots=True)
class Proof(AnswerBase):
    """A certificate that the program nonet-verify checks; None if the budget was spent."""

    status: Status
    proof: str | None
