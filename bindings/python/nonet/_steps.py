"""Steps as people reason, with their evidence and their pictures."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from . import _core
from ._answers import AnswerBase, Candidate, CellDigits, DeadEnd, House
from ._cells import Cell
from ._status import Status


@dataclass(frozen=True, slots=True)
class Beside(AnswerBase):
    """A cell beside the board that a rule names, and what it can hold."""

    name: str
    digits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Exhibit(AnswerBase):
    """What to point at, in the order of the argument."""

    role: str
    houses: tuple[House, ...] = ()
    cells: tuple[CellDigits, ...] = ()
    digits: tuple[int, ...] = ()
    rules: tuple[str, ...] = ()  # of boards with rules: their names
    totals: tuple[int, ...] = ()
    beside: tuple[Beside, ...] = ()  # cells beside the board that the rule names


@dataclass(frozen=True, slots=True)
class Literal(AnswerBase):
    """A candidate that is true (``on``) or false."""

    cell: Cell
    digit: int
    on: bool
    others: tuple[Cell, ...] | None = None  # of a group: one of all these cells holds the digit, or none of them


@dataclass(frozen=True, slots=True)
class ChainNode(AnswerBase):
    """A link of a chain, and the nodes that it follows from."""

    literal: Literal
    why: str
    house: House | None = None  # with ``why`` "house": on other boards than the classic one
    from_: tuple[int, ...] | None = None
    inner: int | None = None


@dataclass(frozen=True, slots=True)
class Chain(AnswerBase):
    """From one supposition to one conclusion."""

    nodes: tuple[ChainNode, ...]
    sentences: tuple[str, ...]
    eureka: str | None = None


@dataclass(frozen=True, slots=True)
class Step(AnswerBase):
    """One application of one technique.  In a notebook it is drawn on the grid before it.

    It has a rating on the classic board, and a level (easy, medium, hard, expert, trial) on any other, where no scale is defined.
    """

    label: str | None = None
    technique: str = field(kw_only=True)
    kind: str = field(kw_only=True)
    name: str = field(kw_only=True)
    rating: str | None = field(default=None, kw_only=True)
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
        """The step on the grid before it, as SVG; steps within chains and pickled ones have no picture."""
        if self._drawn is None or self._drawn[0] is None:
            raise ValueError("this step has no picture: it is a part of another one, or was pickled")
        return self._drawn[0].svg(self._drawn[1])

    def _repr_svg_(self) -> str | None:
        return None if self._drawn is None or self._drawn[0] is None else self.draw()


def no_pictures() -> None:
    """What is left of pictures that were pickled."""


def _with_pictures(steps: tuple[Step, ...], pictures: _core.Pictures | None) -> tuple[Step, ...]:
    return tuple(replace(step, _drawn=(pictures, i)) for i, step in enumerate(steps))


@dataclass(frozen=True, slots=True)
class _Steps(AnswerBase):
    """An answer with steps."""

    @classmethod
    def drawn(cls, asked: tuple[str, _core.Pictures]) -> Self:
        text, pictures = asked
        answer = cls.from_json(text)
        steps: tuple[Step, ...] = getattr(answer, "steps")
        made: Self = replace(answer, **{"steps": _with_pictures(steps, pictures)})
        return made

    def _as_html(self, title: str, steps: tuple[Step, ...]) -> str:
        from html import escape

        parts = [f"<p>{escape(title)}</p>"]
        for number, step in enumerate(steps, 1):
            summary = escape(f"{number}. {step.text.splitlines()[0]}")
            parts.append(f"<details><summary>{summary}</summary>{step._repr_svg_() or ''}</details>")
        return "\n".join(parts)


class _Path:
    """What a path on any scale says of itself."""

    __slots__ = ()
    ending: str
    end: str
    steps: tuple[Step | HodokuStep, ...]

    def __len__(self) -> int:
        return len(self.steps)

    def __str__(self) -> str:
        return "\n".join(f"{i}. {step.text}" for i, step in enumerate(self.steps, 1)) + f"\n{self.ending}: {self.end}"


@dataclass(frozen=True, slots=True)
class Path(_Path, _Steps):
    """Every step to the solution.  ``str(path)`` tells it; in a notebook each step opens to its picture.

    ``scale`` is that of the steps' ratings; ``board`` is named where it is another one than the classic, and there is none.
    ``level``, ``difficulty`` and ``score`` are those of the puzzle on a scale that was named.
    """

    board: str | None = field(default=None, kw_only=True)
    status: Status
    ending: str
    end: str
    dead_end: DeadEnd | None = None
    scale: str | None = field(default=None, kw_only=True)
    marks: str = field(kw_only=True)
    steps: tuple[Step, ...] = field(kw_only=True)
    level: str | None = field(default=None, kw_only=True)
    difficulty: str | None = field(default=None, kw_only=True)
    score: str | None = field(default=None, kw_only=True)

    def __repr__(self) -> str:
        return f"<Path of {len(self.steps)} steps, {self.ending}>"

    def _repr_html_(self) -> str:
        return self._as_html(f"{len(self.steps)} steps: {self.ending}", self.steps)


@dataclass(frozen=True, slots=True)
class HodokuNode(AnswerBase):
    """A link of a chain: one of the cells holds the digit, or, without ``on``, none of them."""

    cells: tuple[Cell, ...]
    digit: int
    on: bool


@dataclass(frozen=True, slots=True)
class HodokuChain(AnswerBase):
    """From one supposition to one conclusion, and the same in HoDoKu's notation."""

    nodes: tuple[HodokuNode, ...]
    sentences: tuple[str, ...]
    notation: str


@dataclass(frozen=True, slots=True)
class HodokuStep(AnswerBase):
    """One step that HoDoKu takes, by its own name, in its own notation."""

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
    """Every step that HoDoKu takes; level and score where it comes to the solution."""

    status: Status
    ending: str
    end: str
    level: str | None = None
    score: int | None = None
    scale: str = field(kw_only=True)
    marks: str = field(kw_only=True)
    steps: tuple[HodokuStep, ...] = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class AllSteps(_Steps):
    """Every step that every technique finds now."""

    board: str | None = field(default=None, kw_only=True)
    status: Status
    scale: str | None = field(default=None, kw_only=True)
    marks: str = field(kw_only=True)
    steps: tuple[Step, ...] = field(kw_only=True)

    def __len__(self) -> int:
        return len(self.steps)

    def __repr__(self) -> str:
        return f"<AllSteps: {len(self.steps)}>"

    def _repr_html_(self) -> str:
        return self._as_html(f"{len(self.steps)} steps", self.steps)


@dataclass(frozen=True, slots=True)
class Clash(AnswerBase):
    """A value that rules a candidate out, a cell that is left with nothing, or a house without a place for a digit."""

    value: Cell | None = None
    cell: Cell | None = None
    house: House | None = None
    digit: int | None = None
    text: str = field(kw_only=True)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class WhyNot(_Steps):
    """What contradiction follows from a candidate."""

    board: str | None = field(default=None, kw_only=True)
    why_not: Candidate
    found: bool
    right: bool
    clash: Clash | None = None
    steps: tuple[Step, ...] = field(kw_only=True)

    def _repr_html_(self) -> str:
        words = self.clash.text if self.clash else "No contradiction was found."
        return self._as_html(f"{self.why_not}: {words}", self.steps)


@dataclass(frozen=True, slots=True)
class Hint(AnswerBase):
    """What a player should look at next."""

    board: str | None = field(default=None, kw_only=True)
    status: Status
    hint: str
    wrong_values: tuple[Cell, ...] | None = None
    wrong_count: int | None = None
    wrong: tuple[Cell, ...] | None = None
    step: Step | None = None

    @classmethod
    def drawn(cls, asked: tuple[str, _core.Pictures]) -> Hint:
        answer = cls.from_json(asked[0])
        if answer.step is None:
            return answer
        return replace(answer, step=_with_pictures((answer.step,), asked[1])[0])

    def __str__(self) -> str:
        return self.hint

    def _repr_svg_(self) -> str | None:
        return self.step._repr_svg_() if self.step else None
