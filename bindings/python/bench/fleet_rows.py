"""The rows for the fleet bench, and their expected answers."""

from __future__ import annotations

import os
import pathlib
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import nonet

PER_FILE = 250_000

def make_rows(folder: pathlib.Path, rows: int, seed: int = 7) -> None:
    """Makes files with id and puzzle, and files that tell of which puzzle each row is an isomorph. The first files are
    also a valid set."""
    folder.mkdir(parents=True, exist_ok=True)
    generator, draw = nonet.Generator(seed, minimal=True, threads=1), np.random.default_rng(seed)
    before: list[Any] = []
    made = 0
    for first in range(0, rows, PER_FILE):
        size = min(PER_FILE, rows - first)
        planted = size // 5
        fresh = generator.take(size - planted, first=made).puzzle.to_pyarrow()
        before.append(fresh)
        of = draw.integers(0, made + len(fresh), planted)
        moved = nonet.augment(pa.chunked_array(before).take(pa.array(of)), seed=seed + first, threads=1).puzzle.to_pyarrow()
        order = draw.permutation(size)
        moved_whole = moved.combine_chunks() if isinstance(moved, pa.ChunkedArray) else moved
        puzzles = pa.concat_arrays([fresh, moved_whole]).take(pa.array(order))
        table = pa.table({"id": np.arange(first, first + size), "puzzle": puzzles})
        pq.write_table(table, folder / f"part-{first // PER_FILE:03}.parquet", compression="zstd")
        np.save(folder / f"part-{first // PER_FILE:03}.npy", np.concatenate([np.arange(made, made + len(fresh)), of])[order])
        made += len(fresh)


def first_files(every: pathlib.Path, rows: int) -> pathlib.Path:
    folder = every.parent / f"in-{rows}"
    if not folder.exists():
        folder.mkdir()
        for number in range(-(-rows // PER_FILE)):
            for end in ("parquet", "npy"):
                os.link(every / f"part-{number:03}.{end}", folder / f"part-{number:03}.{end}")
    return folder


def some_of(every: pathlib.Path, folder: pathlib.Path, rows: int) -> pathlib.Path:
    """Writes the first rows into four files."""
    if not folder.exists():
        folder.mkdir()
        whole = [pq.read_table(every / f"part-{number:03}.parquet") for number in range(-(-rows // PER_FILE))]
        table = pa.concat_tables(whole).slice(0, rows)
        for number in range(4):
            pq.write_table(table.slice(number * rows // 4, rows // 4), folder / f"part-{number}.parquet")
    return folder


def first_ids(folder: pathlib.Path) -> Any:
    """Returns the least id of each class, sorted: the rows that must remain after dropping duplicates."""
    return np.sort(np.unique(np.concatenate([np.load(one) for one in sorted(folder.glob("*.npy"))]), return_index=True)[1])


def column_of(folder: pathlib.Path, name: str) -> Iterator[Any]:
    for file in sorted(folder.glob("*.parquet")):
        with pq.ParquetFile(file) as parquet:
            for batch in parquet.iter_batches(50_000, columns=[name]):
                yield batch.column(0)
