"""Answers: frozen classes with the keys of docs/json.md, made of the JSON that the engine writes."""

from __future__ import annotations

import json
import types
import typing
from collections.abc import Callable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from enum import StrEnum
from functools import cache
from typing import Any, Self, cast

from . import _core
from ._cells import Cell, cell_number


class Status(StrEnum):
    """What a puzzle turned out to be.  The members are their words: ``answer.status == "unique"``."""

    UNIQUE = "unique"
    NONE = "none"
    MULTIPLE = "multiple"
    SOLVED = "solved"
    BUDGET = "budget"
    STUCK = "stuck"
    INVALID = "invalid"


_core.set_statuses(tuple(Status))


@dataclass(frozen=True, slots=True)
class AnswerBase:
    """What all answers can do."""

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """The answer of a dict, as ``to_dict`` makes it."""
        return cls(**{name: read(data[key]) for key, name, read in _readers(cast(Any, cls)) if key in data})

    @classmethod
    def from_json(cls, text: str) -> Self:
        return cls.from_dict(json.loads(text))

    def to_dict(self) -> dict[str, Any]:
        """The answer as the command writes it with --json."""
        out: dict[str, Any] = {}
        for key, name, default in _writers(cast(Any, type(self))):
            value = getattr(self, name)
            if default is MISSING or value != default:
                out[key] = _plain(value)
        return out


def _plain(value: Any) -> Any:
    if isinstance(value, AnswerBase):
        return value.to_dict()
    if isinstance(value, tuple):
        return [_plain(item) for item in value]
    return str(value) if isinstance(value, StrEnum) else value


@cache
def _readers(cls: Any) -> list[tuple[str, str, Callable[[Any], Any]]]:
    hints = typing.get_type_hints(cls)
    return [(_key(f.name), f.name, _reader(hints[f.name])) for f in fields(cls) if not f.name.startswith("_")]


@cache
def _writers(cls: Any) -> list[tuple[str, str, Any]]:
    return [(_key(f.name), f.name, f.default) for f in fields(cls) if not f.name.startswith("_")]


def _key(name: str) -> str:
    return "from" if name == "from_" else name


def _reader(hint: Any) -> Callable[[Any], Any]:
    """What makes a value of this type of one of JSON."""
    if isinstance(hint, types.UnionType):
        inner = next(part for part in typing.get_args(hint) if part is not types.NoneType)
        read = _reader(inner)
        return lambda value: None if value is None else read(value)
    if typing.get_origin(hint) is tuple:
        read = _reader(typing.get_args(hint)[0])
        return lambda value: tuple(read(item) for item in value)
    if hint is Cell:
        return lambda value: Cell(*value)
    if isinstance(hint, type) and issubclass(hint, AnswerBase):
        return hint.from_dict
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        return hint
    return lambda value: value


# A key with a default is left out of the JSON where it has that value; one without is always there.


@dataclass(frozen=True, slots=True)
class House(AnswerBase):
    """A row, a column or a box."""

    kind: str
    number: int
    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Candidate(AnswerBase):
    """A digit in a cell."""

    cell: Cell
    digit: int

    def __str__(self) -> str:
        return f"{self.cell}={self.digit}"


@dataclass(frozen=True, slots=True)
class CellDigits(AnswerBase):
    """A cell and digits of it; no digits: the cell as such."""

    cell: Cell
    digits: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Duplicate(AnswerBase):
    """The same digit twice in one house."""

    digit: int
    first: Cell
    second: Cell
    house: House
    text: str


@dataclass(frozen=True, slots=True)
class Check(AnswerBase):
    """Whether a puzzle is proper, and minimal; whether a grid is right."""

    status: Status
    givens: int
    complete: bool
    correct: bool | None = None
    minimal: bool | None = None
    redundant: tuple[Cell, ...] | None = None
    duplicates: tuple[Duplicate, ...] = field(kw_only=True)
    solution: str | None = None
    second: str | None = None
    differing: tuple[Cell, ...] | None = None
    notes: tuple[str, ...] = field(kw_only=True)
    warnings: tuple[str, ...] = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Count(AnswerBase):
    """How many solutions; at least so many, when it is not exact."""

    count: int
    exact: bool
    stop: str

    def __int__(self) -> int:
        return self.count


@dataclass(frozen=True, slots=True)
class TrueCandidates(AnswerBase):
    """The digits that each cell holds in some solution: 729 characters."""

    candidates: str
    exact: bool

    def of(self, row: int, column: int) -> tuple[int, ...]:
        """The digits of a cell, counted from 1."""
        start = 9 * cell_number((row, column))
        return tuple(int(digit) for digit in self.candidates[start : start + 9] if digit != ".")


@dataclass(frozen=True, slots=True)
class Estimate(AnswerBase):
    """About how many solutions.  When it is exact, there is only ``count``."""

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
class Edit(AnswerBase):
    """A value that is changed; None is an empty cell."""

    cell: Cell
    from_: int | None
    to: int | None


@dataclass(frozen=True, slots=True)
class Repair(AnswerBase):
    """A change after which there is exactly one solution."""

    slip: str
    slip_text: str
    edits: tuple[Edit, ...]
    grid: str
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class DeadEnd(AnswerBase):
    """A cell without a candidate, or a house without a place for a digit."""

    cell: Cell | None = None
    house: House | None = None
    digit: int | None = None
    text: str = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Forced(AnswerBase):
    """A digit that has to go into a cell: its last candidate, or the only place in a house."""

    cell: Cell
    digit: int
    house: House | None = None
    text: str = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Conflict(AnswerBase):
    """Givens that contradict each other, and the reason."""

    cells: tuple[Cell, ...]
    minimal: bool
    minimum: bool
    reason: tuple[Cell, ...]
    steps: tuple[Forced, ...]
    dead_end: DeadEnd | None = None


@dataclass(frozen=True, slots=True)
class Fault(AnswerBase):
    """What is wrong with a text that is no puzzle."""

    code: str
    line: int
    column: int
    found: str
    expected: str


@dataclass(frozen=True, slots=True)
class Diagnosis(AnswerBase):
    """Why a puzzle is broken, and how to repair it."""

    status: Status
    error: Fault | None = None
    solutions: int | None = None
    exact: bool | None = None
    headline: str | None = None
    about: str | None = None
    duplicates: tuple[Duplicate, ...] | None = None
    dead_ends: tuple[DeadEnd, ...] | None = None
    conflict: Conflict | None = None
    differing: tuple[Cell, ...] | None = None
    single_completions: tuple[Edit, ...] | None = None
    fewest_completions: tuple[Edit, ...] | None = None
    fewest_proved: bool | None = None
    fewest_needed: int | None = None
    repairs: tuple[Repair, ...] = field(kw_only=True)
    missing_rows: tuple[House, ...] | None = None
    repairs_known: bool | None = None
    sentences: tuple[str, ...] = field(kw_only=True)

    def __str__(self) -> str:
        return "\n".join([*self.sentences, *(repair.text for repair in self.repairs)])


@dataclass(frozen=True, slots=True)
class Entries(AnswerBase):
    """A player's grid against its puzzle."""

    status: Status
    changed: tuple[Edit, ...]
    wrong: tuple[Edit, ...]
    first_wrong: tuple[Edit, ...] | None = None


@dataclass(frozen=True, slots=True)
class Proof(AnswerBase):
    """A certificate that the program nonet-verify checks; None when the budget was spent."""

    status: Status
    proof: str | None


@dataclass(frozen=True, slots=True)
class Transform(AnswerBase):
    """A symmetry: transposed first; then the sources of the rows and columns, and the new names of the digits 1 to 9."""

    transposed: bool
    rows: tuple[int, ...]
    columns: tuple[int, ...]
    digits: tuple[int, ...]
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Canonical(AnswerBase):
    """The form that a puzzle shares with all its isomorphs, and its symmetries."""

    form: str
    automorphisms: int
    transform: Transform
    generators: tuple[Transform, ...]


@dataclass(frozen=True, slots=True)
class Same(AnswerBase):
    """Whether two puzzles are the same but for symmetry; as a condition, just that."""

    same: bool
    transform: Transform | None = None

    def __bool__(self) -> bool:
        return self.same


@dataclass(frozen=True, slots=True)
class Generated(AnswerBase):
    """A puzzle that was made to order."""

    item: int
    seed: int
    puzzle: str
    solution: str
    givens: int
    attempts: int
    er: str | None = None
    met: bool = field(kw_only=True)
