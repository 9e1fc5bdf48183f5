"""The functions for engines: an Arrow batch in, Arrow batches out, one thread, types that every engine knows."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

import pyarrow as pa

from .. import _core, _dataset, _verbs
from .._columns import Column, Table
from .._core import Limits
from .._errors import whole
from .._generator import Generator
from .._input import chunks_of

VERBS = ("solve", "check", "rate", "classes", "canonical", "split")
Verb = Literal["solve", "check", "rate", "classes", "canonical", "split"]

# The column that dropping duplicates adds, besides the class.
MEMBERS = pa.schema([("members", pa.int64())])

_DROPPED = {"error", "second", "nodes"}
_SMALL = {"uint8": pa.int16(), "uint64": pa.int64(), "digest": pa.binary(), "words": pa.string()}


def plain(column: Column) -> Any:
    """Converts an array to a type that Spark also has: no dictionaries, no unsigned numbers, no fixed sizes."""
    array = column.to_pyarrow()
    whole_array = array.combine_chunks() if isinstance(array, pa.ChunkedArray) else array
    return whole_array.cast(_SMALL.get(column.type, whole_array.type))


@dataclass(frozen=True)
class Question:
    """A function and its options, to be called for each row.

    puzzle   the column with the puzzles
    prefix   the prefix of the names of the new columns
    """

    verb: Verb
    puzzle: str = "puzzle"
    options: Mapping[str, Any] = field(default_factory=dict)
    prefix: str = ""

    def _asked(self, puzzles: Any) -> dict[str, Any]:
        table = self._function(puzzles, threads=1, **self.options)
        return {self.prefix + name: plain(table[name]) for name in table.keys() if name not in _DROPPED}

    @property
    def _function(self) -> Callable[..., Table]:
        verbs: dict[str, Callable[..., Table]] = {
            "solve": _verbs.solve,
            "check": _verbs.check,
            "rate": _verbs.rate,
            "classes": _verbs.classes,
            "canonical": _verbs.canonical,
            "split": _split,
        }
        return verbs[self.verb]

    def after(self, schema: Any) -> Any:
        """Returns the schema of the result. Raises errors for wrong names, types and options before any row is read."""
        new_fields(schema, pa.schema([]), self.puzzle)
        try:
            inspect.signature(self._function).bind(None, threads=1, **self.options)
        except TypeError as error:
            raise ValueError(f"{self.verb}: {error}") from None
        answers = asked_of_none(schema, self.puzzle, self._asked)
        fields = pa.schema([(name, array.type) for name, array in answers.items()])
        return pa.schema([*schema, *new_fields(schema, fields)])

    def __call__(self, batch: Any) -> Iterator[Any]:
        made = self._asked(batch.column(batch.schema.get_field_index(self.puzzle)))
        fields = [*batch.schema, *(pa.field(name, array.type) for name, array in made.items())]
        yield pa.RecordBatch.from_arrays([*batch.columns, *made.values()], schema=pa.schema(fields))


def _split(
    puzzles: Any,
    parts: Mapping[str, float],
    *,
    seed: int,
    by: Literal["puzzle", "solution"] = "puzzle",
    limits: Limits | None = None,
    threads: int,
) -> Table:
    return _dataset.split(puzzles, parts, seed=seed, by=by, limits=limits, threads=threads)


@dataclass(frozen=True)
class Augmentation:
    """Random isomorphs: the columns of puzzles and solutions are replaced, and ``copy`` is added.

    id     the column with row numbers, 0 to rows - 1; the symmetry depends on the number, not the position
    rows   the number of rows
    """

    puzzle: str
    solution: str | None
    id: str
    rows: int
    seed: int
    epoch: int = 0
    copies: int = 1

    def __post_init__(self) -> None:
        whole("seed", self.seed)
        if self.rows < 1 or self.copies < 1 or self.epoch < 0:
            raise ValueError(
                f"{self.copies} copies of epoch {self.epoch} of {self.rows} rows: expected at least 1, of an epoch from 0, of at least 1"
            )

    def after(self, schema: Any) -> Any:
        added = new_fields(schema, pa.schema([("copy", pa.int32())]), self.puzzle, self.id, self.solution)
        text = {self.puzzle, self.solution}
        return pa.schema([*(f.with_type(pa.string()) if f.name in text else f for f in schema), *added])

    def __call__(self, batch: Any) -> Iterator[Any]:
        import numpy

        if batch.num_rows == 0:
            return
        ids = batch.column(self.id).to_numpy(zero_copy_only=False)
        if ids.dtype.kind not in "iu" or ids.min() < 0 or ids.max() >= self.rows:
            raise ValueError(f"column {self.id!r}: expected whole numbers from 0 to {self.rows - 1}, and no null")
        (puzzles,) = chunks_of(batch.column(self.puzzle))
        solutions = None if self.solution is None else next(chunks_of(batch.column(self.solution)))
        for copy in range(self.copies):
            items = ids.astype(numpy.uint64) + numpy.uint64((self.epoch * self.copies + copy) * self.rows)
            made = _core.augment_column(puzzles, solutions, self.seed, 0, 1, None, items.tobytes())
            columns = {name: batch.column(name) for name in batch.schema.names}
            columns[self.puzzle] = plain(Column([made["puzzle"]])).cast(pa.string())
            if self.solution is not None:
                columns[self.solution] = plain(Column([made["solution"]])).cast(pa.string())
            columns["copy"] = pa.array(numpy.full(batch.num_rows, copy, numpy.int32))
            yield pa.RecordBatch.from_pydict(columns)


def asked_of_none(schema: Any, name: str, ask: Callable[[Any], Any]) -> Any:
    """Returns the answer for a column without rows. Raises ValueError if the function does not support its type."""
    kind = schema.field(name).type
    try:
        return ask(pa.array([], kind))
    except TypeError as error:
        raise ValueError(f"column {name!r}, {kind}: {error}") from None


def new_fields(schema: Any, fields: Any, *needed: str | None) -> list[Any]:
    """Returns the added fields. Raises ValueError if one exists already, or if a required one is missing."""
    for name in needed:
        if name is not None and name not in schema.names:
            raise ValueError(f"no column {name!r}: expected one of {', '.join(schema.names)}")
    there = [name for name in fields.names if name in schema.names]
    if there:
        raise ValueError(f"column {there[0]!r} already exists: rename it, or give a prefix=")
    return list(fields)


def made(generator: Generator, first: int, count: int) -> Any:
    """Returns puzzles first, first + 1, ... as a batch: item, puzzle, solution, givens, attempts, met, and er if a
    rating was ordered."""
    table = generator.take(count, first=first)
    return pa.RecordBatch.from_pydict({name: plain(table[name]) for name in table.keys()})


@dataclass(frozen=True)
class Judging:
    """Audits each row by itself, and prepares comparing the rows by class.

    The answer has ``file``, ``row``, ``class``, ``own`` (16 bytes each; null for a row that is not a puzzle), and
    ``found``, a list of the defects with their details.
    """

    puzzle: str
    solution: str | None
    file: str | None
    row: str
    minimality: bool = False
    limits: Limits | None = None

    FOUND = pa.list_(pa.struct([("defect", pa.string()), ("detail", pa.string())]))

    def after(self, schema: Any) -> Any:
        new_fields(schema, pa.schema([]), self.puzzle, self.solution, self.file, self.row)
        return pa.schema(
            [
                ("file", pa.string()),
                ("row", pa.int64()),
                ("class", pa.binary()),
                ("own", pa.binary()),
                ("found", self.FOUND),
            ]
        )

    def __call__(self, batch: Any) -> Iterator[Any]:
        solutions = None if self.solution is None else batch.column(self.solution)
        rows, found = judged(batch.column(self.puzzle), solutions, self.minimality, self.limits)
        lists: list[list[dict[str, str]]] = [[] for _ in range(batch.num_rows)]
        for row, defect, detail in zip(*(found[name].to_pylist() for name in found.schema.names), strict=True):
            lists[row].append({"defect": defect, "detail": detail})
        files = pa.nulls(batch.num_rows, pa.string()).fill_null("") if self.file is None else batch.column(self.file)
        yield pa.RecordBatch.from_arrays(
            [
                files.cast(pa.string()),
                batch.column(self.row).cast(pa.int64()),
                rows["class"].cast(pa.binary()),
                rows["own"].cast(pa.binary()),
                pa.array(lists, self.FOUND),
            ],
            schema=self.after(batch.schema),
        )


def judged(puzzles: Any, solutions: Any, minimality: bool, limits: Limits | None) -> tuple[Any, Any]:
    """Audits rows one by one. Returns a batch with a row for each (class, own, givens, unique, minimal, checked,
    sound), and a batch with a row for each defect (row, defect, detail)."""
    (rows,) = chunks_of(puzzles)
    answers = None if solutions is None else next(chunks_of(solutions))
    each, found = _core.judge_column(rows, answers, minimality, limits.nodes if limits else 0, 1, None)
    keep = {name: Column([chunk]).to_pyarrow() for name, chunk in each.items()}
    return pa.RecordBatch.from_pydict(keep), pa.RecordBatch.from_pydict(
        {name: plain(Column([chunk])) for name, chunk in found.items()}
    )


@dataclass(frozen=True)
class Describing:
    """Adds the audit's ``detail`` to rows that repeat others, after defect, of_file, of_row, same."""

    def after(self, schema: Any) -> Any:
        return pa.schema([*schema, ("detail", pa.string())])

    def __call__(self, batch: Any) -> Iterator[Any]:
        names = ("defect", "of_file", "of_row", "same")
        words = _core.describe_repeats(*(batch.column(name).to_pylist() for name in names))
        yield pa.RecordBatch.from_arrays([*batch.columns, pa.array(words, pa.string())], schema=self.after(batch.schema))
