"""The job that makes a set: candidates by their numbers, classes, the least number of each class, strata, more where it was not
enough.  What comes of it is what ``nonet dataset make`` makes, row for row: no step looks at who did the one before."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

import pyarrow as pa

from .. import _core, _verbs
from .._core import Limits, __version__
from .._generator import Generator
from .columns import plain
from .folder import Folder, read_part, result_in, write_parts, write_table
from .run import Engine, Job
from .strata import BATCH, Close, Piece, Stratum, Turns, close_of, next_items, read_strata

# Solutions for one puzzle with the wanted givens; then its number is left out.
_ATTEMPTS = 100
_NO_LIMIT = (1 << 64) - 1

_CLASSES = pa.schema([("class", pa.binary(16)), ("item", pa.int64()), ("stratum", pa.int16())])
_LOSERS = pa.schema(
    [("item", pa.int64()), ("stratum", pa.int16()), ("of_item", pa.int64()), ("of_stratum", pa.int16())]
)


@dataclass(frozen=True)
class Order:
    """What is made, in numbers; the same for every worker."""

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
        rated = [(name, pa.int16()) for name in ("er", "ep", "ed")] if self.rates else []
        text = [("puzzle", pa.string()), ("solution", pa.string()), ("givens", pa.int16())]
        return pa.schema([*text, ("stratum", pa.string()), *rated])

    @property
    def candidates_schema(self) -> Any:
        own = [field for field in self.schema if field.name != "stratum"]
        return pa.schema([*_CLASSES, *own])

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
    """What items bring to strata that are open: a table with the columns of candidates_schema, by item."""
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
    """The items of a stratum's turns; where it is the only one, all at once."""
    if pace.strata == 1:
        return [(first, end)] if end > first else []
    return [(pace.first(stratum, turn), pace.end(stratum, turn)) for turn in turns]


def _judged(order: Order, made: Any) -> Any:
    """Those that are as they were ordered, with their ratings and classes."""
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
    er = table.column("er").to_numpy()
    stratum = numpy.full(len(er), -1, numpy.int16)
    for number, one in enumerate(order.strata):
        if is_open[number]:
            stratum[(er >= one.lowest) & (er <= one.highest)] = number
    table = table.append_column("stratum", pa.array(stratum))
    return _with_classes(order, table.filter(pa.array(stratum >= 0)))


def _with_classes(order: Order, table: Any) -> Any:
    classes = _verbs.classes(table.column("puzzle"), threads=1)["class"].to_pyarrow()
    table = table.append_column("class", classes)
    return table.select(order.candidates_schema.names).cast(order.candidates_schema)


@dataclass(frozen=True)
class _Make:
    order: Order
    is_open: tuple[bool, ...]

    def __call__(self, task: int) -> None:
        work, name = self.order.work, f"{task:06}.parquet"
        if work.has(f"classes/{name}"):
            return
        made = candidates(self.order, *self.order.items_of(task), self.is_open)
        write_table(work, f"made/{name}", made.schema, made.to_batches(), lambda: None)
        classes = made.select(_CLASSES.names).cast(_CLASSES)
        write_parts(work, f"classes/{name}", classes, buckets_of(classes.column("class"), self.order.buckets), None)


def values_of(digests: Any) -> Any:
    """(N, 2) of numbers that sort as the bytes do."""
    import numpy

    array = digests.combine_chunks() if isinstance(digests, pa.ChunkedArray) else digests
    if len(array) == 0:
        return numpy.empty((0, 2), numpy.uint64)
    rows = numpy.frombuffer(array.buffers()[1], ">u8").reshape(-1, 2)
    return rows[array.offset : array.offset + len(array)].astype(numpy.uint64)


def buckets_of(digests: Any, buckets: int) -> Any:
    """The bucket of each class: neighbours in their order stand in the same one."""
    return (((values_of(digests)[:, 0] >> 40) * buckets) >> 24).astype("int64")


# ---- Who came first


@dataclass(frozen=True)
class _Compare:
    """In a bucket, all but the first of each class.  What lies behind the end of its stratum takes no part."""

    order: Order
    files: int
    ends: tuple[tuple[int, int], ...]
    output: str

    def __call__(self, bucket: int) -> list[tuple[int, int, int, int]]:
        """The losers of another stratum than the first: (item, stratum, of_item, of_stratum)."""
        import numpy

        work, name = self.order.work, f"{self.output}/{bucket:05}.parquet"
        done = result_in(work, name)
        if done is not None:
            return [tuple(row) for row in done]
        rows = read_part(work, [f"classes/{task:06}.parquet" for task in range(self.files)], bucket, _CLASSES)
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
        write_parts(work, name, losers, tasks, across)
        return across


def _first_ones(order: Order, losers: str, task: int, columns: list[str]) -> tuple[Any, Any]:
    """The candidates of a task that no isomorph came before, and the items and strata of the others."""
    import numpy

    names = [f"{losers}/{bucket:05}.parquet" for bucket in range(order.buckets)]
    lost = read_part(order.work, names, task, _LOSERS)
    with order.work.parquet(f"made/{task:06}.parquet") as file:
        made = file.read(columns=columns, use_threads=False)
    stays = ~numpy.isin(made.column("item").to_numpy(), lost.column("item").to_numpy())
    return made.filter(pa.array(stays)), lost


@dataclass(frozen=True)
class _Count:
    """What the items of a task bring to each stratum."""

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
    """The item of the n-th new row of a stratum among those of a task."""

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
        """Writes what a task's items bring, and describes the files."""
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
        words = [one.name for one in self.order.strata]
        stratum = pa.array([words[one] for one in rows.column("stratum").to_pylist()], pa.string())
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
    """Where strata end, as far as it is known: the first item that is too late, and the last one of the turn."""

    closes: list[Close]
    items: dict[int, int]
    turns: dict[int, int]

    def pairs(self) -> tuple[tuple[int, int], ...]:
        return tuple(sorted(self.items.items()))


def _settled(job: Job, order: Order, wanted: int, tasks: int) -> tuple[_Ends, str]:
    """Who of all candidates so far is kept.

    An isomorph in another stratum counts only while that stratum was open (ratings are not quite the same for isomorphs).  So
    where one was left out because of a row that came too late, the stratum that ended first is settled, and all is looked
    at again.
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


def make(engine: Engine, order: Order, wanted: int, settings: dict[str, Any], *, progress: bool) -> dict[str, Any]:
    """See nonet.fleet.make."""
    job = Job(engine, order.output.address, settings, progress=progress)
    if job.manifest:
        return job.manifest
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
    """The keys of manifest.json as docs/json.md has them for ``dataset make``."""
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
    """The files of all tasks, part by part, those without rows left out."""
    return [file for part in zip(*tasks, strict=True) for file in part if file["rows"]]


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
    items_per_task: int,
    rows: int,
) -> Order:
    """The order of nonet.fleet.make; a ValueError where there is no such set."""
    if by not in ("givens", "rating"):
        raise ValueError(f"by={by!r}: wanted is 'givens' or 'rating'")
    by_rating = by == "rating"
    own = read_strata(strata, ratings=by_rating)
    if nodes and not (ratings or by_rating):
        raise ValueError("nodes= is for ratings: it needs ratings=True")
    if split is not None and not 0 < round(split * 1_000_000) < 1_000_000:
        raise ValueError(f"split={split}: wanted is a share between 0 and 1")
    if rows < 1 or patience < 0 or items_per_task < 1 or (attempts is not None and attempts < 1):
        raise ValueError("rows, items_per_task and attempts are at least 1, patience at least 0")
    share = None if split is None else round(split * 1_000_000)
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
        items_per_task=-(-min(items_per_task, rows * len(own)) // turn) * turn,  # no more than a small set wants
        buckets=buckets_for(rows * len(own)),
        parts=(("puzzles", 1_000_000),) if share is None else (("train", share), ("test", 1_000_000 - share)),
    )
    for number in range(len(own)):
        order.generator(number)  # says what cannot be met
    return order


def buckets_for(rows: int) -> int:
    """So many that a bucket's classes fit the memory of any worker: some two million."""
    return max(1, min(4096, -(-rows // 2_000_000)))
