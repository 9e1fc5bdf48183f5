"""The rows of Parquet files in slices, one slice per task."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, zip_longest
from typing import Any

import pyarrow as pa

from .folder import Folder

# Rows that are processed together.
_BATCH = 10_000


@dataclass(frozen=True)
class Slice:
    """Rows of one file.

    number   of the slice
    first    its first row, in the file
    before   rows in the files and slices before it: row i of the slice is row before + i of all
    """

    number: int
    folder: Folder
    file: str
    first: int
    rows: int
    before: int

    def batches(self, columns: list[str] | None = None) -> Iterator[Any]:
        """Yields the rows in batches. Reads only the row groups that contain them."""
        with self.folder.parquet(self.file) as parquet:
            groups, skip = _groups(parquet.metadata, self.first, self.rows)
            left = self.rows
            for batch in parquet.iter_batches(_BATCH, row_groups=groups, columns=columns, use_threads=False):
                part = batch.slice(min(skip, batch.num_rows), left)
                skip -= min(skip, batch.num_rows)
                left -= part.num_rows
                if part.num_rows:
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
    """Returns the Parquet files of a folder, sorted by name."""

    folder: Folder
    files: list[tuple[str, int]]  # and their rows
    sizes: list[int]  # in bytes
    schema: Any

    @staticmethod
    def of(address: str) -> Input:
        folder, names = _parquet_files(address)
        files: list[tuple[str, int]] = []
        schema = None
        for name in names:
            own, rows = _described(folder, name)
            files.append((name, rows))
            schema = schema or own
            if twice := [column for column in own.names if own.names.count(column) > 1]:
                raise ValueError(f"{address}: {name} has the column {twice[0]!r} twice")
            if own != schema:
                raise ValueError(f"{address}: {name} has different columns from {files[0][0]}: {_difference(own, schema)}")
        return Input(folder, files, folder.sizes(names), schema)

    @property
    def rows(self) -> int:
        return sum(rows for _, rows in self.files)

    def settings(self) -> dict[str, Any]:
        """Raises an error if the files have changed since the job began."""
        return {"input": self.folder.address, "files": self.files, "bytes": self.sizes}

    def slices(self, rows: int) -> list[Slice]:
        """Returns slices of at most the given number of rows. An empty file has none, except that a set without rows
        has one slice."""
        slices: list[Slice] = []
        before = 0
        for name, there in self.files:
            for first in range(0, there, rows):
                count = min(rows, there - first)
                slices.append(Slice(len(slices), self.folder, name, first, count, before + first))
            before += there
        return slices or [Slice(0, self.folder, self.files[0][0], 0, 0, 0)]

    def place(self, row: int) -> tuple[str, int]:
        """Returns the file of a row of the whole set, and its row number in that file."""
        number = bisect_right(self._starts, row) - 1
        return self.files[number][0], row - self._starts[number]

    @cached_property
    def _starts(self) -> list[int]:
        """Returns the first row of each file. An empty file has the same first row as the next one, so a search finds
        the next one."""
        return list(accumulate((rows for _, rows in self.files[:-1]), initial=0))


def _parquet_files(address: str) -> tuple[Folder, list[str]]:
    """Returns the folder and the names of its files. The address can be that of one file."""
    parent, _, name = address.rstrip("/").rpartition("/")
    if name.endswith(".parquet") and (inner := Folder(parent or ("/" if address.startswith("/") else "."))).has(name):
        return inner, [name]
    folder = Folder(address)
    if folder.is_file:
        raise FileNotFoundError(f"{address}: found a file, expected a folder of Parquet files, or one file NAME.parquet")
    names = [name for name in folder.names() if name.endswith(".parquet") and not name.startswith(("_", "."))]
    if names:
        return folder, names
    within = [name for name in folder.folders() if not name.startswith(("_", "."))]
    raise FileNotFoundError(
        f"{address}: no Parquet file is there" + (f"; folders are, give one of them: {', '.join(within[:8])}" if within else "")
    )


def _described(folder: Folder, name: str) -> tuple[Any, int]:
    """Returns the schema of a file and its number of rows."""
    try:
        with folder.parquet(name) as parquet:
            return _plain_schema(parquet.schema_arrow), parquet.metadata.num_rows
    except pa.ArrowInvalid as error:
        raise ValueError(f"{folder.address}/{name}: {error}") from None


def _plain_schema(schema: Any) -> Any:
    """Converts string views to strings, because Arrow cannot filter views."""
    plain = {pa.string_view(): pa.large_string(), pa.binary_view(): pa.large_binary()}
    return pa.schema([field.with_type(plain.get(field.type, field.type)) for field in schema])


def _difference(own: Any, first: Any) -> str:
    """Returns the first column in which two schemas differ."""
    for mine, theirs in zip_longest(own, first):
        if mine != theirs:
            said = [f"{field.name} {field.type}" if field is not None else "nothing" for field in (mine, theirs)]
            return f"found {said[0]}, expected {said[1]}"
    return "in the properties of their fields other than names and types"


def as_schema(batch: Any, schema: Any) -> Any:
    """Returns the batch with only the names and types of the file's schema, without metadata."""
    columns = [column if column.type == field.type else column.cast(field.type) for column, field in zip(batch.columns, schema, strict=True)]
    return pa.RecordBatch.from_arrays(columns, schema=schema)
