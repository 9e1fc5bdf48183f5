"""The rows of Parquet files in slices: what one task does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pyarrow as pa

from .folder import Folder

# Rows that are asked about together.
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
        """The rows, some at a time; only the row groups that hold them are read."""
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
    """The row groups that hold these rows, and how many rows stand before them in the first."""
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
    """The Parquet files of a folder, in the order of their names."""

    folder: Folder
    files: list[tuple[str, int]]  # and their rows
    schema: Any

    @staticmethod
    def of(address: str) -> Input:
        folder = Folder(address)
        files, schema = [], None
        for name in folder.names():
            if not name.endswith(".parquet") or name.startswith(("_", ".")):
                continue
            with folder.parquet(name) as parquet:
                files.append((name, parquet.metadata.num_rows))
                own = parquet.schema_arrow.remove_metadata()
            schema = schema or own
            if own != schema:
                raise ValueError(f"{address}: {name} has other columns than {files[0][0]}")
        if schema is None:
            raise FileNotFoundError(f"{address}: no Parquet file is there")
        return Input(folder, files, schema)

    @property
    def rows(self) -> int:
        return sum(rows for _, rows in self.files)

    def settings(self) -> dict[str, Any]:
        return {"input": self.folder.address, "files": self.files}

    def slices(self, rows: int) -> list[Slice]:
        """Slices of at most so many rows; an empty file has none."""
        slices: list[Slice] = []
        before = 0
        for name, there in self.files:
            for first in range(0, there, rows):
                count = min(rows, there - first)
                slices.append(Slice(len(slices), self.folder, name, first, count, before + first))
            before += there
        return slices

    def place(self, row: int) -> tuple[str, int]:
        """The file of a row of all, and which row of it."""
        for name, rows in self.files:
            if row < rows:
                return name, row
            row -= rows
        raise IndexError("a row behind the last file")


def as_schema(batch: Any, schema: Any) -> Any:
    """The batch without what a file's own schema says beside names and types."""
    return pa.RecordBatch.from_arrays(batch.columns, schema=schema)
