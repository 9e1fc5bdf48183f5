"""The order of a job in numbers, and the rows that its items give. They are the same on every machine."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pyarrow as pa

from .. import _verbs
from .._core import Limits
from .._generator import Generator
from .columns import plain
from .digests import buckets_for
from .folder import Folder
from .strata import BATCH, Stratum, Turns, read_strata

# The most solutions tried for one puzzle with the wanted givens; after that, its number is skipped.
_ATTEMPTS = 100
# By default a set is made by about _TASKS tasks, unless these are too small or too large.
_TASKS = 64
_FEWEST_ITEMS, _MOST_ITEMS = 1 << 12, 1 << 18
_NO_LIMIT = (1 << 64) - 1

CLASSES = pa.schema([("class", pa.binary(16)), ("item", pa.int64()), ("stratum", pa.int16())])


@dataclass(frozen=True)
class Order:
    """The order in numbers, the same for every worker."""

    output: Folder
    seed: int
    minimal: bool
    strata: tuple[Stratum, ...]
    by_rating: bool
    rates: bool
    nodes: int
    pace: Turns
    items_per_task: int
    buckets: int
    parts: tuple[tuple[str, int], ...]  # names and millionths

    @property
    def work(self) -> Folder:
        return self.output.inner("work")

    @property
    def schema(self) -> Any:
        rated = [(name, pa.float64()) for name in ("er", "ep", "ed")] if self.rates else []
        text = [("puzzle", pa.string()), ("solution", pa.string()), ("givens", pa.int16())]
        return pa.schema([*text, ("stratum", pa.string()), *rated])

    @property
    def candidates_schema(self) -> Any:
        own = [field for field in self.schema if field.name != "stratum"]
        return pa.schema([*CLASSES, *own])

    def items_of(self, task: int) -> tuple[int, int]:
        first = task * self.items_per_task
        return first, min(first + self.items_per_task, self.pace.items)

    def generator(self, stratum: int) -> Generator:
        if self.by_rating:
            return Generator(self.seed, minimal=self.minimal, threads=1)
        wanted = self.strata[stratum]
        return Generator(
            self.seed, minimal=self.minimal, givens=(wanted.lowest, wanted.highest), attempts=_ATTEMPTS, threads=1
        )


# ---- Candidates


def candidates(order: Order, first: int, end: int, is_open: tuple[bool, ...]) -> Any:
    """Returns the rows that items add to open strata: a table with the columns of candidates_schema, sorted by item."""
    if order.by_rating:
        return _sorted_into_strata(order, order.generator(0).take(end - first, first=first).to_pyarrow(), is_open)
    tables = []
    for stratum, opened in enumerate(is_open):
        if not opened:
            continue
        generator = order.generator(stratum)
        turns = range(order.pace.count(stratum, first), order.pace.count(stratum, end))
        for begin, stop in _runs(order.pace, stratum, turns, first, end):
            made = generator.take(stop - begin, first=begin).to_pyarrow()
            tables.append(made.append_column("stratum", pa.array([stratum] * made.num_rows, pa.int16())))
    if not tables:
        return order.candidates_schema.empty_table()
    return _judged(order, pa.concat_tables(tables).sort_by("item"))


def _runs(pace: Turns, stratum: int, turns: range, first: int, end: int) -> list[tuple[int, int]]:
    """Returns the items of a stratum's turns; if it is the only stratum, all at once."""
    if pace.strata == 1:
        return [(first, end)] if end > first else []
    return [(pace.first(stratum, turn), pace.end(stratum, turn)) for turn in turns]


def _judged(order: Order, made: Any) -> Any:
    """Returns the puzzles that match the order, with their ratings and classes."""
    table = made.filter(made.column("met"))
    if order.rates:
        table = _rated(order, table)
    return _with_classes(order, table)


def _rated(order: Order, table: Any) -> Any:
    rated = _verbs.rate(table.column("puzzle"), limits=Limits(nodes=order.nodes or _NO_LIMIT), threads=1)
    if "er" in table.schema.names:
        table = table.drop_columns(["er"])
    for name in ("er", "ep", "ed"):
        table = table.append_column(name, plain(rated[name]))
    return table.filter(pa.array([status == "unique" for status in rated.status.to_list()], pa.bool_()))


def _sorted_into_strata(order: Order, made: Any, is_open: tuple[bool, ...]) -> Any:
    import numpy

    table = _rated(order, made.filter(made.column("met")))
    tenths = numpy.rint(table.column("er").to_numpy() * 10)
    stratum = numpy.full(len(tenths), -1, numpy.int16)
    for number, one in enumerate(order.strata):
        if is_open[number]:
            stratum[(tenths >= one.lowest) & (tenths <= one.highest)] = number
    table = table.append_column("stratum", pa.array(stratum))
    return _with_classes(order, table.filter(pa.array(stratum >= 0)))


def _with_classes(order: Order, table: Any) -> Any:
    classes = _verbs.classes(table.column("puzzle"), threads=1)["class"].to_pyarrow()
    table = table.append_column("class", classes)
    return table.select(order.candidates_schema.names).cast(order.candidates_schema)


def order_of(
    output: str,
    *,
    strata: str,
    by: str,
    seed: int,
    minimal: bool,
    ratings: bool,
    split: float | None,
    attempts: int | None,
    patience: int,
    nodes: int,
    items_per_task: int | None,
    rows: int,
) -> Order:
    """Returns the order of nonet.fleet.make. Raises ValueError if there is no such set."""
    if by not in ("givens", "rating"):
        raise ValueError(f"by={by!r}: expected 'givens' or 'rating'")
    by_rating = by == "rating"
    own = read_strata(strata, ratings=by_rating)
    if nodes and not (ratings or by_rating):
        raise ValueError("nodes= limits ratings: it needs ratings=True")
    if split is not None and not 0 < round(split * 1_000_000) < 1_000_000:
        raise ValueError(f"split={split}: expected a share between 0 and 1")
    if rows < 1 or patience < 0 or any(one is not None and one < 1 for one in (items_per_task, attempts)):
        raise ValueError("rows, items_per_task and attempts must be at least 1, patience at least 0")
    share = None if split is None else round(split * 1_000_000)
    size = items_per_task or min(max(rows * len(own) // _TASKS, _FEWEST_ITEMS), _MOST_ITEMS)
    turn = BATCH * (1 if by_rating else len(own))
    order = Order(
        output=Folder(output),
        seed=seed,
        minimal=minimal,
        strata=tuple(own),
        by_rating=by_rating,
        rates=ratings or by_rating,
        nodes=nodes,
        pace=Turns(1 if by_rating else len(own), patience, attempts or 1 << 62),
        items_per_task=-(-min(size, rows * len(own)) // turn) * turn,  # no more than a small set needs
        buckets=buckets_for(rows * len(own)),
        parts=(("puzzles", 1_000_000),) if share is None else (("train", share), ("test", 1_000_000 - share)),
    )
    for number in range(len(own)):
        order.generator(number)  # raises an error if the order is impossible
    return order
