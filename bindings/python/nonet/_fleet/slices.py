"""The rows of files in slices, one slice per task. Files of text are first written as Parquet, by a step of the job."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from io import TextIOWrapper
from itertools import accumulate, zip_longest
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import pyarrow as pa
import pyarrow.csv

from .folder import Folder, result_in, write_table

if TYPE_CHECKING:
    from .run import Job

# Rows that are processed together.
_BATCH = 10_000

# By default a set is divided into about _TASKS tasks, so that machines share it evenly, unless these are too small or too
# large.
_TASKS = 128
_FEWEST_ROWS, MOST_ROWS = 1000, 250_000


def expect_rows(rows_per_task: int | None) -> None:
    if rows_per_task is not None and rows_per_task < 1:
        raise ValueError(f"tasks of {rows_per_task} rows: expected at least 1")


@dataclass(frozen=True)
class Slice:
    """Rows of one file.

    number   of the slice
    first    its first row, in the file
    before   rows in the files and slices before it: row i of the slice is row before + i of all
    keys     the columns that the folder of the file names, with their values
    """

    number: int
    folder: Folder
    file: str
    first: int
    rows: int
    before: int
    keys: tuple[tuple[str, Any], ...] = ()

    def batches(self, columns: list[str] | None = None) -> Iterator[Any]:
        """Yields the rows in batches. Reads only the row groups that contain them."""
        keys = {name: value for name, value in self.keys if columns is None or name in columns}
        own = None if columns is None else [name for name in columns if name not in keys]
        with self.folder.parquet(self.file) as parquet:
            groups, skip = _groups(parquet.metadata, self.first, self.rows)
            left = self.rows
            for batch in parquet.iter_batches(_BATCH, row_groups=groups, columns=own, use_threads=False):
                part = batch.slice(min(skip, batch.num_rows), left)
                skip -= min(skip, batch.num_rows)
                left -= part.num_rows
                if part.num_rows:
                    for name, value in keys.items():
                        part = part.append_column(name, pa.repeat(value, part.num_rows))
                    yield part

    @property
    def name(self) -> str:
        return f"part-{self.number:05}.parquet"


def _groups(metadata: Any, first: int, rows: int) -> tuple[list[int], int]:
    """Returns the row groups that contain these rows, and the number of earlier rows in the first group."""
    groups: list[int] = []
    skip = at = 0
    for number in range(metadata.num_row_groups):
        size = metadata.row_group(number).num_rows
        if at + size > first and at < first + rows:
            if not groups:
                skip = first - at
            groups.append(number)
        at += size
    return groups, skip


@dataclass(frozen=True)
class Input:
    """The files of a folder, sorted by name.

    files   and the number of their rows, -1 for text before in_parquet()
    sizes   in bytes
    keys    of each file, the columns that its folder names and it does not have: level=easy/a.parquet
    parts   where and under which name the rows are
    largest_group   rows of the largest row group
    """

    folder: Folder
    files: list[tuple[str, int]]
    sizes: list[int]
    schema: Any
    keys: list[tuple[tuple[str, Any], ...]]
    parts: tuple[Folder, list[str]]
    largest_group: int

    @staticmethod
    def of(address: str) -> Input:
        folder, names = _files(address)
        files: list[tuple[str, int]] = []
        keys: list[tuple[tuple[str, Any], ...]] = []
        schema = None
        largest = 0
        for name, own_keys in zip(names, _keys(address, names), strict=True):
            own, rows, group = (_text_schema(folder, name), -1, 0) if _is_text(name) else _described(folder, name)
            largest = max(largest, group)
            added = tuple((column, value) for column, value in own_keys if column not in own.names)
            own = pa.schema([*own, *((column, value.type) for column, value in added)])
            files.append((name, rows))
            keys.append(added)
            schema = schema or own
            if twice := [column for column in own.names if own.names.count(column) > 1]:
                raise ValueError(f"{address}: {name} has the column {twice[0]!r} twice")
            if own != schema:
                raise ValueError(f"{address}: {name} has different columns from {files[0][0]}: {_difference(own, schema)}")
        return Input(folder, files, folder.sizes(names), schema, keys, (folder, names), largest)

    @property
    def rows(self) -> int:
        return sum(rows for _, rows in self.files)

    def rows_per_task(self, most: int) -> int:
        """Returns the default size of a task. Each task of a row group decodes the whole group, so a smaller one than a
        group saves little."""
        return min(max(self.rows // _TASKS, self.largest_group, _FEWEST_ROWS), most)

    def settings(self) -> dict[str, Any]:
        """Raises an error if the files have changed since the job began."""
        return {"input": self.folder.address, "files": self.files, "bytes": self.sizes}

    def in_parquet(self, job: Job) -> Input:
        """Returns the input with the rows of text files in Parquet."""
        if not _is_text(self.files[0][0]):
            return self
        rows = job.run("reading", _Read(self, job.work), range(len(self.files)))
        files = [(name, many) for (name, _), many in zip(self.files, rows, strict=True)]
        return replace(self, files=files, parts=(job.work, [_rows_name(number) for number in range(len(files))]))

    def slices(self, rows: int) -> list[Slice]:
        """Returns slices of at most the given number of rows. An empty file has none, except that a set without rows
        has one slice."""
        slices: list[Slice] = []
        before = 0
        folder, parts = self.parts
        for part, (_, there), keys in zip(parts, self.files, self.keys, strict=True):
            for first in range(0, there, rows):
                count = min(rows, there - first)
                slices.append(Slice(len(slices), folder, part, first, count, before + first, keys))
            before += there
        return slices or [Slice(0, folder, parts[0], 0, 0, 0, self.keys[0])]

    def place(self, row: int) -> tuple[str, int]:
        """Returns the file of a row of the whole set, and its row number in that file."""
        number = bisect_right(self._starts, row) - 1
        return self.files[number][0], row - self._starts[number]

    @cached_property
    def _starts(self) -> list[int]:
        """Returns the first row of each file. An empty file has the same first row as the next one, so a search finds
        the next one."""
        return list(accumulate((rows for _, rows in self.files[:-1]), initial=0))


def _files(address: str) -> tuple[Folder, list[str]]:
    """Returns the folder and the names of its files: those in Parquet, or else those of one kind of text. The address
    can be that of one file, or of the output of a job."""
    parent, _, name = address.rstrip("/").rpartition("/")
    if (name.endswith(".parquet") or _is_text(name)) and (inner := Folder(parent or ("/" if address.startswith("/") else "."))).has(name):
        return inner, [name]
    folder = Folder(address)
    if folder.is_file:
        raise FileNotFoundError(f"{address}: found a file, expected a folder, or one file {_KINDS}")
    names = [name for name in folder.names() if not name.startswith(("_", "."))]
    if found := [name for name in names if name.endswith(".parquet")]:
        return folder, found
    within = [name for name in folder.folders() if not name.startswith(("_", "."))]
    if "puzzles" in within and "manifest.json" in names:  # the output of a job
        return _files(folder.inner("puzzles").address)
    if any("=" in name for name in within):
        parts = (name.split("/") for name in folder.below() if name.endswith(".parquet"))
        if found := ["/".join(part) for part in parts if all("=" in one for one in part[:-1]) and part[-1][0] not in "_."]:
            return folder, found
    for kinds in (("csv", "tsv"), ("txt",)):
        if found := [name for name in names if _text_kind(name) in kinds]:
            return folder, found
    raise FileNotFoundError(
        f"{address}: no file {_KINDS} is there" + (f"; folders are, give one of them: {', '.join(within[:8])}" if within else "")
    )


def _described(folder: Folder, name: str) -> tuple[Any, int, int]:
    """Returns the schema of a file, its number of rows, and that of its largest row group."""
    try:
        with folder.parquet(name) as parquet:
            metadata = parquet.metadata
            groups = (metadata.row_group(number).num_rows for number in range(metadata.num_row_groups))
            return _plain_schema(parquet.schema_arrow), metadata.num_rows, max(groups, default=0)
    except pa.ArrowInvalid as error:
        raise ValueError(f"{folder.address}/{name}: {error}") from None


def _plain_schema(schema: Any) -> Any:
    """Converts string views to strings, because Arrow cannot filter views."""
    plain = {pa.string_view(): pa.large_string(), pa.binary_view(): pa.large_binary()}
    return pa.schema([field.with_type(plain.get(field.type, field.type)) for field in schema])


def _difference(own: Any, first: Any) -> str:
    """Returns the first column in which two schemas differ."""
    for mine, theirs in zip_longest(own, first):
        if mine is None or theirs is None or not mine.equals(theirs):
            said = [f"{field.name} {field.type}" if field is not None else "nothing" for field in (mine, theirs)]
            return f"found {said[0]}, expected {said[1]}"
    return "in the properties of their fields other than names and types"


def as_schema(batch: Any, schema: Any) -> Any:
    """Returns the batch with only the names and types of the file's schema, without metadata."""
    columns = [column if column.type == field.type else column.cast(field.type) for column, field in zip(batch.columns, schema, strict=True)]
    return pa.RecordBatch.from_arrays(columns, schema=schema)


# ---- Columns that folders name


def _keys(address: str, names: list[str]) -> list[tuple[tuple[str, Any], ...]]:
    """Returns of each file the columns that its folders name, with whole numbers if all values of a column are."""
    texts = [[tuple(map(unquote, part.split("=", 1))) for part in name.split("/")[:-1]] for name in names]
    columns = [[column for column, _ in text] for text in texts]
    if any(own != columns[0] for own in columns):
        raise ValueError(f"{address}: found folders of {columns[-1]} and of {columns[0]}, expected one order of columns")
    kinds = [
        pa.int64() if all(re.fullmatch(r"0|-?[1-9]\d{0,17}", text) for text in values if text != _NULL) else pa.string()
        for values in zip(*([value for _, value in text] for text in texts), strict=True)
    ]
    return [
        tuple(
            (column, pa.scalar(None if value == _NULL else int(value) if kind == pa.int64() else value, kind))
            for (column, value), kind in zip(text, kinds, strict=True)
        )
        for text in texts
    ]


_NULL = "__HIVE_DEFAULT_PARTITION__"  # the name that Hive, Spark and Arrow use


# ---- Text

_KINDS = "NAME.parquet, .csv, .tsv or .txt"
_BLOCK = 1 << 22  # bytes


def _text_kind(name: str) -> str | None:
    """Returns csv, tsv or txt; such a file can be compressed."""
    found = re.search(r"\.(csv|tsv|txt)(\.(gz|bz2|zst))?$", name)
    return found and found[1]


def _is_text(name: str) -> bool:
    return _text_kind(name) is not None


def _rows_name(number: int) -> str:
    return f"rows/{number:05}.parquet"


@dataclass(frozen=True)
class _Read:
    given: Input
    work: Folder

    def __call__(self, number: int) -> int:
        """Writes the rows of a file as Parquet; returns their number."""
        name = self.given.files[number][0]
        done = result_in(self.work, _rows_name(number))
        if done is not None:
            return int(done)
        rows = 0

        def counted() -> Iterator[Any]:
            nonlocal rows
            with self.given.folder.stream(name) as stream:
                for batch in _lines(stream) if _text_kind(name) == "txt" else _table(self.given.folder, name, stream):
                    rows += batch.num_rows
                    yield batch

        write_table(self.work, _rows_name(number), self.given.schema, counted(), lambda: rows)
        return rows


def _text_schema(folder: Folder, name: str) -> Any:
    if _text_kind(name) == "txt":
        return pa.schema([("puzzle", pa.string())])
    with folder.stream(name) as stream, _opened_table(folder, name, stream, []) as reader:
        return pa.schema([(column, pa.string()) for column in reader.schema.names])


def _lines(stream: Any) -> Iterator[Any]:
    """Yields a row for each line that is not empty and no comment."""
    lines: list[str] = []
    for line in TextIOWrapper(stream, "utf-8-sig", errors="replace"):
        text = line.strip()
        if text and not text.startswith("#"):
            lines.append(text)
            if len(lines) == _BATCH:
                yield pa.record_batch({"puzzle": lines})
                lines = []
    yield pa.record_batch({"puzzle": pa.array(lines, pa.string())})


def _table(folder: Folder, name: str, stream: Any) -> Iterator[Any]:
    with _opened_table(folder, name, stream, _text_schema(folder, name).names) as reader:
        try:
            yield from reader
        except pa.ArrowInvalid as error:
            raise ValueError(f"{folder.address}/{name}: {error}") from None


def _opened_table(folder: Folder, name: str, stream: Any, columns: list[str]) -> Any:
    """Opens CSV with a header. All its columns are text, as digits of a puzzle or an id are no number; an empty cell is null."""
    try:
        return pyarrow.csv.open_csv(
            stream,
            pyarrow.csv.ReadOptions(use_threads=False, block_size=_BLOCK),
            pyarrow.csv.ParseOptions(delimiter="\t" if _text_kind(name) == "tsv" else ",", newlines_in_values=True),
            pyarrow.csv.ConvertOptions(
                column_types=dict.fromkeys(columns, pa.string()), null_values=[""], strings_can_be_null=True
            ),
        )
    except pa.ArrowInvalid as error:
        raise ValueError(f"{folder.address}/{name}: {error}") from None
