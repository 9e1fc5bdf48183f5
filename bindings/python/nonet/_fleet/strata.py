"""The strata of a set, and when each of them is full. The result is that of ``nonet dataset make``, item by item,
computed from the counts of pieces that different machines made."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

# Consecutive items of one turn; strata of givens take turns.
BATCH = 64

_BOUND = r"(\d{1,4}(?:\.\d)?)"
_RANGE = re.compile(rf"{_BOUND}|{_BOUND}?\.\.{_BOUND}?")


@dataclass(frozen=True)
class Stratum:
    """A range of givens, or of ER in tenths."""

    name: str
    lowest: int
    highest: int


def read_strata(text: str, *, ratings: bool) -> list[Stratum]:
    """Parses '22..23,24,..30', or '1.2..2.0,7.1..7.5' for ratings."""
    strata: list[Stratum] = []
    most = 200 if ratings else 81
    for word in text.split(","):
        found = _RANGE.fullmatch(word)
        if not found or word == ".." or (not ratings and re.search(r"\d\.\d", word)):
            raise ValueError(f"strata: found {word!r}, expected a range like {'7.1..7.5' if ratings else '22..23'}")
        one, low, high = (None if bound is None else _number(bound, ratings) for bound in found.groups())
        lowest = one if one is not None else low or 0
        highest = one if one is not None else most if high is None else high
        if lowest > highest or highest > most:
            raise ValueError(f"strata: found {word!r}, expected a range from 0 to {20 if ratings else 81}")
        for other in strata:
            if other.lowest <= highest and lowest <= other.highest:
                raise ValueError(f"strata: {other.name} and {word} overlap")
        strata.append(Stratum(word, lowest, highest))
    return strata


def _number(text: str, ratings: bool) -> int:
    return round(float(text) * 10) if ratings else int(text)


@dataclass(frozen=True)
class Turns:
    """Which items can belong to a stratum, and when a stratum is given up.

    strata     the number of strata that take turns; 1 if each item can belong to any
    patience   a stratum is given up after this many items in a row without a row for it; 0: never
    items      the most items that may be made
    """

    strata: int
    patience: int
    items: int

    def of(self, items: Any) -> Any:
        """Returns the turns of items, counted from 0 for each stratum."""
        return items // (BATCH * self.strata)

    def first(self, stratum: int, turn: int) -> int:
        """Returns the first item of a turn."""
        return (turn * self.strata + (stratum if self.strata > 1 else 0)) * BATCH

    def end(self, stratum: int, turn: int) -> int:
        return min(self.first(stratum, turn) + BATCH, self.items)

    def count(self, stratum: int, items: int) -> int:
        """Returns the number of turns that begin before an item."""
        step, begin = BATCH * self.strata, self.first(stratum, 0)
        return 0 if items <= begin else (items - begin + step - 1) // step

    def given_up(self, stratum: int, last: int) -> int | None:
        """Returns the turn in which a stratum is given up that gets no row after the turn ``last``."""
        if self.patience == 0:
            return None
        turns = -(-self.patience // BATCH)
        turn = last + turns
        size = self.end(stratum, turn) - self.first(stratum, turn)  # the very last one can be shorter
        if size <= 0 or (turns - 1) * BATCH + size < self.patience:
            return None
        return turn


@dataclass(frozen=True)
class Piece:
    """The new rows that some consecutive items add to a stratum.

    rows     their number
    first    the turn of the first row
    last     and of the last one
    broken   (rows before it, turn) if the stratum is given up between two of them
    """

    rows: int
    first: int = 0
    last: int = 0
    broken: tuple[int, int] | None = None

    @staticmethod
    def of(turns: Sequence[int], stratum: int, pace: Turns) -> Piece:
        if not turns:
            return Piece(0)
        broken = None
        for row in range(1, len(turns)):
            end = pace.given_up(stratum, turns[row - 1]) if turns[row] != turns[row - 1] else None
            if end is not None and turns[row] >= end:
                broken = (row, end)
                break
        return Piece(len(turns), turns[0], turns[-1], broken)


@dataclass(frozen=True)
class Close:
    """The progress of a stratum.

    kept    rows
    row     (piece, row in it) after the last row of a full stratum
    turn    the turn in which it was given up
    """

    kept: int
    row: tuple[int, int] | None = None
    turn: int | None = None


def close_of(pieces: Iterable[Piece], stratum: int, wanted: int, made: int, pace: Turns) -> Close:
    """Returns how a stratum ends within the pieces of its items, from 0 to ``made``."""
    kept, last = 0, -1
    for number, piece in enumerate(pieces):
        if piece.rows == 0:
            continue
        end = pace.given_up(stratum, last)
        if end is not None and piece.first >= end:
            return Close(kept, turn=end)
        rows = piece.broken[0] if piece.broken else piece.rows
        if kept + rows >= wanted:
            return Close(wanted, row=(number, wanted - kept))
        kept += rows
        if piece.broken:
            return Close(kept, turn=piece.broken[1])
        last = piece.last
    end = pace.given_up(stratum, last)
    if end is not None and end < pace.count(stratum, made):
        return Close(kept, turn=end)
    return Close(kept)


def next_items(made: int, kept: Sequence[int], is_open: Sequence[bool], wanted: int, most: int) -> int:
    """Returns how many more items to make, estimated from the rows that the items so far gave."""
    need = 0.0
    for rows, opened in zip(kept, is_open, strict=True):
        if opened:
            need = max(need, (wanted - rows) * made / rows * 1.05 if rows else 4.0 * made)
    return min(max(int(need), 1), 4 * made, most - made)
