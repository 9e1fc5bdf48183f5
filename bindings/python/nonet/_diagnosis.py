"""Why a puzzle is broken, and how to repair it."""

from __future__ import annotations

from dataclasses import dataclass, field

from ._answers import AnswerBase, DeadEnd, Duplicate, House
from ._cells import Cell
from ._solutions import BrokenPair
from ._status import Status


@dataclass(frozen=True, slots=True)
class Edit(AnswerBase):
    """A changed value; None is an empty cell."""

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
class RuleRepair(AnswerBase):
    """A change of a rule's number after which there is exactly one solution; None means that the rule is left out."""

    rule: str
    value: int | None = None
    text: str = field(kw_only=True)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Forced(AnswerBase):
    """A digit that a cell must hold: its last candidate, or the only place in a house."""

    cell: Cell
    digit: int
    house: House | None = None
    text: str = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Conflict(AnswerBase):
    """Givens that contradict each other: on the classic board with the reason, on other boards with the rules
    involved."""

    cells: tuple[Cell, ...]
    minimal: bool
    minimum: bool
    reason: tuple[Cell, ...]
    rules: tuple[str, ...] | None = None
    steps: tuple[Forced, ...] | None = None
    dead_end: DeadEnd | None = None


@dataclass(frozen=True, slots=True)
class Fault(AnswerBase):
    """The error of a text that is not a puzzle."""

    code: str
    line: int
    column: int
    found: str
    expected: str


@dataclass(frozen=True, slots=True)
class Diagnosis(AnswerBase):
    """Why a puzzle is broken, and how to repair it. Attributes that do not apply are None: for example, ``broken`` on
    the classic board, ``redundant_rules`` on a board without rules."""

    status: Status
    error: Fault | None = None
    solutions: int | None = None
    exact: bool | None = None
    headline: str | None = None
    about: str | None = None
    duplicates: tuple[Duplicate, ...] | None = None
    broken: tuple[BrokenPair, ...] | None = None
    forbidden: tuple[Cell, ...] | None = None
    dead_ends: tuple[DeadEnd, ...] | None = None
    conflict: Conflict | None = None
    differing: tuple[Cell, ...] | None = None
    single_completions: tuple[Edit, ...] | None = None
    completions_known: bool | None = None
    fewest_completions: tuple[Edit, ...] | None = None
    fewest_proved: bool | None = None
    fewest_needed: int | None = None
    repairs: tuple[Repair, ...] = field(kw_only=True)
    rule_repairs: tuple[RuleRepair, ...] | None = None
    redundant_rules: tuple[str, ...] | None = None
    redundant_known: bool | None = None
    missing_rows: tuple[House, ...] | None = None
    repairs_known: bool | None = None
    sentences: tuple[str, ...] = field(kw_only=True)

    def __str__(self) -> str:
        return "\n".join([*self.sentences, *map(str, self.repairs), *map(str, self.rule_repairs or ())])


@dataclass(frozen=True, slots=True)
class Entries(AnswerBase):
    """A player's grid compared with its puzzle."""

    status: Status
    changed: tuple[Edit, ...]
    wrong: tuple[Edit, ...]
    first_wrong: tuple[Edit, ...] | None = None
