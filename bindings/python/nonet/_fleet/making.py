"""The job that makes a set. Its steps: numbered candidates, their classes, the least number of each class, the strata,
and more candidates if these were not enough. The result is that of ``nonet dataset make``, row for row: no step depends
on which worker did the one before."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

import pyarrow as pa

from .. import _core
from .._core import __version__
from .digests import buckets_of, values_of
from .folder import parts_result, read_part, result_in, write_parts, write_table
from .order import CLASSES, Order, candidates
from .run import Engine, Job, Progress, do_job
from .strata import BATCH, Close, Piece, close_of, next_items

_LOSERS = pa.schema(
    [("item", pa.int64()), ("stratum", pa.int16()), ("of_item", pa.int64()), ("of_stratum", pa.int16())]
)


@dataclass(frozen=True)
class _Make:
    order: Order
    is_open: tuple[bool, ...]

    def __call__(self, task: int) -> None:
        work, buckets = self.order.work, self.order.buckets
        if work.has(_classes_name(task)):
            return
        made = candidates(self.order, *self.order.items_of(task), self.is_open)
        write_table(work, f"made/{task:06}.parquet", made.schema, made.to_batches(), lambda: None)
        classes = made.select(CLASSES.names).cast(CLASSES)
        write_parts(work, _classes_name(task), classes, buckets_of(classes.column("class"), buckets), buckets, None)


def _classes_name(task: int) -> str:
    return f"classes/{task:06}.parts"


# ---- Which candidate comes first


@dataclass(frozen=True)
class _Compare:
    """Finds the rows of a bucket that are not the first of their class. Rows after the end of their stratum are
    ignored."""

    order: Order
    files: int
    ends: tuple[tuple[int, int], ...]
    output: str

    def __call__(self, bucket: int) -> list[tuple[int, int, int, int]]:
        """Returns the later isomorphs whose stratum differs from that of the first: (item, stratum, of_item,
        of_stratum)."""
        import numpy

        work, name = self.order.work, f"{self.output}/{bucket:05}.parts"
        done = parts_result(work, name)
        if done is not None:
            return [tuple(row) for row in done]
        rows = read_part(work, [_classes_name(task) for task in range(self.files)], bucket, CLASSES)
        item, stratum = rows.column("item").to_numpy(), rows.column("stratum").to_numpy()
        values = values_of(rows.column("class"))
        there = numpy.ones(len(item), bool)
        for closed, end in self.ends:
            there &= (stratum != closed) | (item < end)
        item, stratum, values = item[there], stratum[there], values[there]
        by_class = numpy.lexsort((item, values[:, 1], values[:, 0]))
        item, stratum, values = item[by_class], stratum[by_class], values[by_class]
        is_first = numpy.ones(len(item), bool)
        is_first[1:] = (values[1:] != values[:-1]).any(axis=1)
        leader = numpy.flatnonzero(is_first)[numpy.cumsum(is_first) - 1] if len(item) else is_first.nonzero()[0]
        losers = pa.Table.from_arrays(
            [pa.array(column[~is_first]) for column in (item, stratum, item[leader], stratum[leader])],
            schema=_LOSERS,
        )
        other = losers.filter(pa.array((stratum != stratum[leader])[~is_first]))
        across = [tuple(row.values()) for row in other.to_pylist()]
        tasks = losers.column("item").to_numpy() // self.order.items_per_task
        write_parts(work, name, losers, tasks, self.files, across)
        return across


def _first_ones(order: Order, losers: str, task: int, columns: list[str]) -> tuple[Any, Any]:
    """Returns the candidates of a task without an earlier isomorph, and the items and strata of the others."""
    import numpy

    names = [f"{losers}/{bucket:05}.parts" for bucket in range(order.buckets)]
    lost = read_part(order.work, names, task, _LOSERS)
    with order.work.parquet(f"made/{task:06}.parquet") as file:
        made = file.read(columns=columns, use_threads=False)
    stays = ~numpy.isin(made.column("item").to_numpy(), lost.column("item").to_numpy())
    return made.filter(pa.array(stays)), lost


@dataclass(frozen=True)
class _Count:
    """Returns the rows that the items of a task add to each stratum."""

    order: Order
    losers: str

    def __call__(self, task: int) -> list[Piece]:
        rows, _ = _first_ones(self.order, self.losers, task, ["item", "stratum"])
        item, stratum = rows.column("item").to_numpy(), rows.column("stratum").to_numpy()
        pace = self.order.pace
        return [
            Piece.of(pace.of(item[stratum == one]).tolist(), one, pace) for one in range(len(self.order.strata))
        ]


@dataclass(frozen=True)
class _Locate:
    """Returns the item of a task's n-th new row of a stratum."""

    order: Order
    losers: str

    def __call__(self, wanted: tuple[int, int, int]) -> int:
        stratum, task, row = wanted
        rows, _ = _first_ones(self.order, self.losers, task, ["item", "stratum"])
        item, own = rows.column("item").to_numpy(), rows.column("stratum").to_numpy()
        return int(item[own == stratum][row - 1])


# ---- The files


@dataclass(frozen=True)
class _Write:
    order: Order
    losers: str
    ends: tuple[tuple[int, int], ...]

    def __call__(self, task: int) -> Any:
        """Writes the rows of a task's items, and describes the files."""
        names = [f"{part}/part-{task:05}.parquet" for part, _ in self.order.parts]
        if not all(self.order.output.has(name) for name in names):
            self._write(task, names)
        told = result_in(self.order.output, names[-1])
        return {"files": [self.order.output.described(name) for name in names], **told}

    def _write(self, task: int, names: list[str]) -> None:
        import numpy

        rows, lost = _first_ones(self.order, self.losers, task, self.order.candidates_schema.names)
        rows = rows.filter(pa.array(self._before_ends(rows)))
        left_out = int(self._before_ends(lost).sum())
        shares = [share for _, share in self.order.parts]
        digests = values_of(rows.column("class")).astype(">u8").tobytes()
        part = numpy.frombuffer(_core.parts_of(digests, shares, self.order.seed), numpy.uint8)
        words = pa.array([one.name for one in self.order.strata], pa.string())
        stratum = words.take(rows.column("stratum"))
        rows = rows.set_column(rows.schema.get_field_index("stratum"), "stratum", stratum).select(self.order.schema.names)
        for number, name in enumerate(names):
            own = rows.filter(pa.array(part == number)).cast(self.order.schema)
            write_table(self.order.output, name, self.order.schema, own.to_batches(), partial(dict, isomorphs=left_out))

    def _before_ends(self, rows: Any) -> Any:
        item, stratum = rows.column("item").to_numpy(), rows.column("stratum").to_numpy()
        there = item >= 0
        for closed, end in self.ends:
            there &= (stratum != closed) | (item < end)
        return there


# ---- The job


@dataclass(frozen=True)
class _Ends:
    """The ends of strata, as far as they are known: the first item that is too late, and the last one of the turn."""

    closes: list[Close]
    items: dict[int, int]
    turns: dict[int, int]

    def pairs(self) -> tuple[tuple[int, int], ...]:
        return tuple(sorted(self.items.items()))


def _settled(job: Job, order: Order, wanted: int, tasks: int) -> tuple[_Ends, str]:
    """Decides which of all candidates so far are kept.

    An isomorph in another stratum counts only while that stratum was open (the ratings of isomorphs can differ a
    little). So if a row was left out because of a row that came too late, the stratum that ended first is settled, and
    all candidates are examined again.
    """
    known: dict[int, int] = {}
    while True:
        losers = f"losers/{tasks:06}-{len(known)}"
        compare = _Compare(order, tasks, tuple(sorted(known.items())), losers)
        across = [row for rows in job.run("comparing classes", compare, range(order.buckets)) for row in rows]
        pieces = job.run("counting", _Count(order, losers), range(tasks))
        made = order.items_of(tasks - 1)[1]
        closes = [
            close_of([piece[one] for piece in pieces], one, wanted, made, order.pace) for one in range(len(order.strata))
        ]
        ends = _located(job, order, losers, closes)
        late = [
            row for row in across if row[1] not in ends.items or row[0] < ends.items[row[1]]
            if row[3] in ends.items and row[3] not in known and row[2] >= ends.items[row[3]]
        ]
        if not late:
            return ends, losers
        stratum = min((one for one in ends.items if one not in known), key=lambda one: ends.items[one])
        known[stratum] = ends.items[stratum]


def _located(job: Job, order: Order, losers: str, closes: list[Close]) -> _Ends:
    ends, turns = {}, {}
    full = [(stratum, *close.row) for stratum, close in enumerate(closes) if close.row]
    for (stratum, _, _), item in zip(full, job.run("finding ends", _Locate(order, losers), full), strict=True):
        ends[stratum] = item + 1
        turns[stratum] = min((item // BATCH + 1) * BATCH, order.pace.items)
    for stratum, close in enumerate(closes):
        if close.turn is not None:
            ends[stratum] = order.pace.first(stratum, close.turn)
            turns[stratum] = order.pace.end(stratum, close.turn)
    return _Ends(closes, ends, turns)


def make(engine: Engine, order: Order, wanted: int, settings: dict[str, Any], *, progress: Progress) -> dict[str, Any]:
    """See nonet.fleet.make."""
    return do_job(engine, order.output.address, settings, lambda job: _made(job, order, wanted), progress=progress)


def _made(job: Job, order: Order, wanted: int) -> dict[str, Any]:
    size, most, strata = order.items_per_task, order.pace.items, len(order.strata)
    is_open = [True] * strata
    tasks, more = 0, wanted * strata
    while True:
        last = -(-min(order.items_of(tasks)[0] + more, most) // size)
        job.run("making puzzles", _Make(order, tuple(is_open)), range(tasks, last))
        tasks = last
        made = order.items_of(tasks - 1)[1]
        ends, losers = _settled(job, order, wanted, tasks)
        is_open = [stratum not in ends.items for stratum in range(strata)]
        if not any(is_open) or made >= most:
            break
        more = next_items(made, [close.kept for close in ends.closes], is_open, wanted, most)
    written = job.run("writing", _Write(order, losers, ends.pairs()), range(tasks))
    items = max(ends.turns.values()) if not any(is_open) else most
    return job.finish(_manifest(order, wanted, ends, items, written))


def _manifest(order: Order, wanted: int, ends: _Ends, items: int, written: list[Any]) -> dict[str, Any]:
    """Returns the keys of manifest.json that docs/json.md lists for ``dataset make``."""
    return {
        "made_by": "nonet.fleet make",
        "version": __version__,
        "seed": order.seed,
        "minimal": order.minimal,
        "by": "rating" if order.by_rating else "givens",
        **({"scale": "SE 1.2.1"} if order.rates else {}),
        **({"rating_nodes": order.nodes} if order.nodes else {}),
        "strata": [
            {"stratum": one.name, "wanted": wanted, "rows": close.kept, "given_up": close.turn is not None}
            for one, close in zip(order.strata, ends.closes, strict=True)
        ],
        "items": items,
        "isomorphs_left_out": sum(one["isomorphs"] for one in written),
        "files": files_of_parts([one["files"] for one in written]),
    }


def files_of_parts(tasks: list[list[dict[str, Any]]]) -> list[dict[str, Any]]:
    """Returns the files of all tasks, part by part, without empty ones."""
    return [file for part in zip(*tasks, strict=True) for file in part if file["rows"]]
