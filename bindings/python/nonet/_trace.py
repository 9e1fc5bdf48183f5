"""The events of an engine's search."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from ._cells import Cell


class Event(NamedTuple):
    """A digit that is tried, placed or removed; a solution has no cell and no digit."""

    kind: str
    cell: Cell | None
    digit: int | None


_KINDS = ("try", "place", "take_back", "solution")


@dataclass(frozen=True, slots=True)
class Trace:
    """The events of a search, and its counters.

    events   32 bits each, in the byte order of the machine: digit in bits 0 to 7, cell from 0 in bits 8 to 23, kind in
             bits 24 and 25; ``numpy.frombuffer(trace.events, "u4")``.  Iterating gives them as Event
    stop     'finished', 'solutions', 'budget', 'stuck' or 'max_events'
    """

    events: bytes
    solutions: int
    digit_tries: int
    backtracks: int
    nodes: int
    stop: str
    columns: int = 9
    first_value: int = 1  # can be 0 on boards with values from 0

    def __len__(self) -> int:
        return len(self.events) // 4

    def __iter__(self) -> Iterator[Event]:
        for event in memoryview(self.events).cast("I"):
            kind = _KINDS[event >> 24]
            number = event >> 8 & 0xFFFF
            yield Event(kind, None, None) if kind == "solution" else Event(
                kind,
                Cell(number // self.columns + 1, number % self.columns + 1),
                (event & 0xFF) - 1 + self.first_value,
            )

    def __repr__(self) -> str:
        return f"<Trace of {len(self)} events, {self.stop}>"
