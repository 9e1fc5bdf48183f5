"""Solution steps as people take them, with their evidence and their pictures."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Self

from . import _core
from ._answers import AnswerBase, Candidate, CellDigits, DeadEnd, House, LazyTuple
from ._cells import Cell
from ._status import Status


@dataclass(frozen=True, slots=True)
class Beside(AnswerBase):
    """An extra cell that a rule uses, and the values that it can hold."""

    name: str
    digits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Exhibit(AnswerBase):
    """Cells, houses or candidates that a step points at, in the order of the argument."""

    role: str
    houses: tuple[House, ...] = ()
    cells: tuple[CellDigits, ...] = ()
    digits: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()  # on boards with rules: their names
    totals: tuple[int, ...] = ()
    beside: tuple[Beside, ...] = ()  # the extra cells that the rule uses


@dataclass(frozen=True, slots=True)
class Literal(AnswerBase):
    """A candidate that is true (``on``) or false."""

    cell: Cell
    digit: int
    on: bool
    others: tuple[Cell, ...] | None = None  # for a group: one of these cells holds the digit, or none does


@dataclass(frozen=True, slots=True)
class ChainNode(AnswerBase):
    """A node of a chain, and the nodes that it follows from."""

    literal: Literal
    why: str
    house: House | None = None  # with ``why`` "house": on boards other than the classic one
    rule: str | None = None  # with ``why`` "rule": the board's rule, by its name
    from_: tuple[int, ...] | None = None
    inner: int | None = None


@dataclass(frozen=True, slots=True)
class Chain(AnswerBase):
    """A chain from an assumption to a conclusion."""

    nodes: tuple[ChainNode, ...]
    sentences: tuple[str, ...]
    eureka: str | None = None


@dataclass(frozen=True, slots=True)
class Step(AnswerBase):
    """One application of one technique. A notebook shows it drawn on the grid before the step.

    It has a rating on the classic board, and a level (easy, medium, hard, expert, trial) on other boards, for which no
    scale is defined.
    """

    label: str | None = None
    technique: str = field(kw_only=True)
    kind: str = field(kw_only=True)
    name: str = field(kw_only=True)
    rating: float | None = field(default=None, kw_only=True)
    level: str | None = field(default=None, kw_only=True)
    complexity: int | None = None
    assumes_unique: bool | None = None
    place: tuple[Candidate, ...] = field(kw_only=True)
    remove: tuple[CellDigits, ...] = field(kw_only=True)
    text: str = field(kw_only=True)
    sentences: tuple[str, ...] = field(kw_only=True)
    exhibits: tuple[Exhibit, ...] = field(kw_only=True)
    chains: tuple[Chain, ...] | None = None
    inner: tuple[Step, ...] | None = None
    _drawn: tuple[_core.Pictures | None, int] | None = field(default=None, repr=False, compare=False, kw_only=True)

    def __str__(self) -> str:
        return self.text

    def draw(self) -> str:
        """Returns the step, drawn on the grid before it, as SVG. Steps within chains and pickled steps have no
        picture."""
        if self._drawn is None or self._drawn[0] is None:
            raise ValueError("this step has no picture: it is part of another step, or was pickled")
        return self._drawn[0].svg(self._drawn[1])

    def _repr_svg_(self) -> str | None:
        return None if self._drawn is None or self._drawn[0] is None else self.draw()


def no_pictures() -> None:
    """Replaces pictures in pickled steps."""


def _drawn_step(data: dict[str, Any], pictures: _core.Pictures, number: int) -> Step:
    """Returns a new step with its picture. Steps are frozen, but nobody else has this one yet."""
    step = Step.from_dict(data)
    object.__setattr__(step, "_drawn", (pictures, number))
    return step


@dataclass(frozen=True, slots=True)
class _Steps(AnswerBase):
    """An answer with steps, which are made when they are first used."""

    @classmethod
    def drawn(cls, asked: tuple[str, _core.Pictures]) -> Self:
        text, pictures = asked
        data = json.loads(text)
        answer = cls.from_dict(data)
        steps = LazyTuple(data["steps"], lambda number, step: _drawn_step(step, pictures, number))
        object.__setattr__(answer, "steps", steps)
        return answer

    def _as_html(self, title: str, steps: Sequence[Step]) -> str:
        from html import escape

        parts = [f"<p>{escape(title)}</p>"]
        for number, step in enumerate(steps, 1):
            summary = escape(f"{number}. {step.text.splitlines()[0]}")
            parts.append(f"<details><summary>{summary}</summary>{step._repr_svg_() or ''}</details>")
        return "\n".join(parts)


class _Path:
    """The common attributes of paths on all scales."""

    __slots__ = ()
    ending: str
    end: str
    steps: Sequence[Step | HodokuStep]

    def __len__(self) -> int:
        return len(self.steps)

    def __str__(self) -> str:
        return "\n".join(f"{i}. {step.text}" for i, step in enumerate(self.steps, 1)) + f"\n{self.ending}: {self.end}"


@dataclass(frozen=True, slots=True)
class Path(_Path, _Steps):
    """Every step to the solution. ``str(path)`` is its text; in a notebook each step opens to its picture.

    ``steps`` makes each step when it is first used. ``scale`` is the scale of the steps' ratings. Boards other than the
    classic one have ``board`` instead. ``level``, ``difficulty`` and ``score`` rate the puzzle if a scale was given.
    """

    board: str | None = field(default=None, kw_only=True)
    status: Status
    ending: str
    end: str
    dead_end: DeadEnd | None = None
    scale: str | None = field(default=None, kw_only=True)
    marks: str = field(kw_only=True)
    steps: Sequence[Step] = field(kw_only=True)
    level: str | None = field(default=None, kw_only=True)
    difficulty: float | None = field(default=None, kw_only=True)
    score: float | None = field(default=None, kw_only=True)

    def __repr__(self) -> str:
        return f"<Path of {len(self.steps)} steps, {self.ending}>"

    def _repr_html_(self) -> str:
        return self._as_html(f"{len(self.steps)} steps: {self.ending}", self.steps)


@dataclass(frozen=True, slots=True)
class HodokuNode(AnswerBase):
    """A node of a chain: one of the cells holds the digit, or none of them if ``on`` is false."""

    cells: tuple[Cell, ...]
    digit: int
    on: bool


@dataclass(frozen=True, slots=True)
class HodokuChain(AnswerBase):
    """A chain from an assumption to a conclusion, and its text in HoDoKu's notation."""

    nodes: tuple[HodokuNode, ...]
    sentences: tuple[str, ...]
    notation: str


@dataclass(frozen=True, slots=True)
class HodokuStep(AnswerBase):
    """A step of HoDoKu, with HoDoKu's name and notation."""

    technique: str
    kind: str
    name: str
    level: str
    score: int
    assumes_unique: bool | None = None
    place: tuple[Candidate, ...] = field(kw_only=True)
    remove: tuple[Candidate, ...] = field(kw_only=True)
    notation: str = field(kw_only=True)
    text: str = field(kw_only=True)
    sentences: tuple[str, ...] = field(kw_only=True)
    exhibits: tuple[Exhibit, ...] = field(kw_only=True)
    chains: tuple[HodokuChain, ...] | None = None

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class HodokuPath(_Path, AnswerBase):
    """Every step of HoDoKu's path, with level and score if it reaches the solution."""

    status: Status
    ending: str
    end: str
    level: str | None = None
    score: int | None = None
    scale: str = field(kw_only=True)
    marks: str = field(kw_only=True)
    steps: Sequence[HodokuStep] = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class AllSteps(_Steps):
    """Every step that any technique finds now."""

    board: str | None = field(default=None, kw_only=True)
    status: Status
    scale: str | None = field(default=None, kw_only=True)
    marks: str = field(kw_only=True)
    steps: Sequence[Step] = field(kw_only=True)

    def __len__(self) -> int:
        return len(self.steps)

    def __repr__(self) -> str:
        return f"<AllSteps: {len(self.steps)}>"

    def _repr_html_(self) -> str:
        return self._as_html(f"{len(self.steps)} steps", self.steps)


@dataclass(frozen=True, slots=True)
class Clash(AnswerBase):
    """A value that rules out a candidate, a cell without candidates, or a house without a place for a digit."""

    value: Cell | None = None
    cell: Cell | None = None
    house: House | None = None
    digit: int | None = None
    text: str = field(kw_only=True)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class WhyNot(_Steps):
    """The contradiction that follows from a candidate."""

    board: str | None = field(default=None, kw_only=True)
    why_not: Candidate
    found: bool
    right: bool
    clash: Clash | None = None
    steps: Sequence[Step] = field(kw_only=True)

    def _repr_html_(self) -> str:
        words = self.clash.text if self.clash else "No contradiction was found."
        return self._as_html(f"{self.why_not}: {words}", self.steps)


@dataclass(frozen=True, slots=True)
class Hint(AnswerBase):
    """The next step for a player, in as much detail as requested."""

    board: str | None = field(default=None, kw_only=True)
    status: Status
    hint: str
    wrong_values: tuple[Cell, ...] | None = None
    wrong_count: int | None = None
    wrong: tuple[Cell, ...] | None = None
    step: Step | None = None

    @classmethod
    def drawn(cls, asked: tuple[str, _core.Pictures]) -> Hint:
        data = json.loads(asked[0])
        answer = cls.from_dict(data)
        if answer.step is not None:
            object.__setattr__(answer, "step", _drawn_step(data["step"], asked[1], 0))
        return answer

    def __str__(self) -> str:
        return self.hint

    def _repr_svg_(self) -> str | None:
        return self.step._repr_svg_() if self.step else None
