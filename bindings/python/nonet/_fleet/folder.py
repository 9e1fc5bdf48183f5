"""A folder on shared storage.  A file in it is whole or not there, whoever is killed when."""

from __future__ import annotations

import hashlib
import json
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pyarrow as pa
import pyarrow.fs
import pyarrow.parquet as pq

# Stores whose files appear when they are closed, and not before; there is no renaming in them.
_APPEAR_WHOLE = ("s3", "gcs", "abfs")


class Folder:
    """A folder by its path, or by an address that pyarrow.fs knows: s3://..., hdfs://..., file:///...

    A file is written under another name, brought to the disk and renamed, so that two who write the same file at once, or
    one who is killed, leave a whole one or none.
    """

    __slots__ = ("address", "_fs", "_path")

    def __init__(self, address: str) -> None:
        self.address = address if "://" in address else os.path.abspath(address)
        self._fs, self._path = pyarrow.fs.FileSystem.from_uri(self.address)

    def __reduce__(self) -> tuple[Any, ...]:
        return Folder, (self.address,)

    def __repr__(self) -> str:
        return f"Folder({self.address!r})"

    def inner(self, name: str) -> Folder:
        return Folder(f"{self.address.rstrip('/')}/{name}")

    def _at(self, name: str) -> str:
        return f"{self._path}/{name}"

    @property
    def _is_local(self) -> bool:
        return bool(self._fs.type_name == "local")

    # ---- Reading

    def has(self, name: str) -> bool:
        return bool(self._fs.get_file_info(self._at(name)).type == pyarrow.fs.FileType.File)

    def names(self) -> list[str]:
        """Files in the folder itself, sorted."""
        selector = pyarrow.fs.FileSelector(self._path, allow_not_found=True)
        return sorted(one.base_name for one in self._fs.get_file_info(selector) if one.is_file)

    def parquet(self, name: str) -> Any:
        return pq.ParquetFile(self._fs.open_input_file(self._at(name)), pre_buffer=False)

    def bytes(self, name: str) -> bytes:
        with self._fs.open_input_file(self._at(name)) as file:
            return bytes(file.read())

    def described(self, name: str) -> dict[str, Any]:
        """What a manifest says of a file of rows: file, rows, bytes, sha256."""
        digest, size = hashlib.sha256(), 0
        with self._fs.open_input_stream(self._at(name)) as file:
            while piece := file.read(1 << 20):
                digest.update(piece)
                size += len(piece)
        with self.parquet(name) as parquet:
            rows = parquet.metadata.num_rows
        return {"file": name, "rows": rows, "bytes": size, "sha256": digest.hexdigest()}

    # ---- Writing

    def write(self, name: str, fill: Callable[[Any], None]) -> None:
        """Makes the file of what ``fill`` writes into the file object that it is given."""
        final = self._at(name)
        self._fs.create_dir(final.rpartition("/")[0], recursive=True)
        if self._fs.type_name in _APPEAR_WHOLE:
            stream = self._fs.open_output_stream(final)
            fill(stream)
            stream.close()
            return
        other = f"{final}.tmp.{socket.gethostname()}.{os.getpid()}"
        try:
            self._write_through(other, fill)
            self._fs.move(other, final)
        except BaseException:
            with suppress(OSError):
                self._fs.delete_file(other)
            raise

    def _write_through(self, path: str, fill: Callable[[Any], None]) -> None:
        if not self._is_local:
            with self._fs.open_output_stream(path) as stream:
                fill(stream)
            return
        with open(path, "wb") as file:
            fill(file)
            file.flush()
            os.fsync(file.fileno())

    def write_json(self, name: str, value: Any) -> None:
        text = json.dumps(value, separators=(",", ":")) + "\n"
        self.write(name, lambda file: (file.write(text.encode()), None)[1])

    def delete(self) -> None:
        """The folder and all in it."""
        with suppress(FileNotFoundError):
            self._fs.delete_dir(self._path)

    def delete_leavings(self) -> None:
        """What killed writers left, here and in the folders within."""
        selector = pyarrow.fs.FileSelector(self._path, recursive=True, allow_not_found=True)
        for one in self._fs.get_file_info(selector):
            if one.is_file and ".tmp." in one.base_name:
                with suppress(OSError):
                    self._fs.delete_file(one.path)


# ---- Tables with what their task found out


def write_table(folder: Folder, name: str, schema: Any, batches: Any, result: Callable[[], Any]) -> Any:
    """A Parquet file of batches.  ``result``, asked when all are written, stands in it: what of_task gives back."""
    told: list[Any] = []

    def fill(file: Any) -> None:
        with pq.ParquetWriter(file, schema, compression="zstd") as writer:
            for batch in batches:
                writer.write_batch(batch)
            told.append(result())
            writer.add_key_value_metadata({"nonet": json.dumps(told[0])})

    folder.write(name, fill)
    return told[0]


def result_in(folder: Folder, name: str) -> Any:
    """The result of the task that wrote a file; None when there is no such file."""
    if not folder.has(name):
        return None
    with folder.parquet(name) as parquet:
        return json.loads((parquet.metadata.metadata or {}).get(b"nonet", b"null"))


def write_parts(folder: Folder, name: str, table: Any, keys: Any, result: Any) -> None:
    """A table whose rows can be read by their key: the rows of each stand together, in row groups of their own.

    keys   a number for each row; rows of the same keep their order
    """
    import numpy

    order = numpy.argsort(keys, kind="stable")
    own, starts = numpy.unique(keys[order], return_index=True)
    ends = [*starts[1:], len(order)][: len(starts)]
    groups: dict[int, list[int]] = {}

    def fill(file: Any) -> None:
        with pq.ParquetWriter(file, table.schema, compression="zstd") as writer:
            number = 0
            for key, start, end in zip(own.tolist(), starts, ends, strict=True):
                for first in range(int(start), int(end), _GROUP):
                    part = table.take(pa.array(order[first : min(first + _GROUP, end)]))
                    writer.write_table(part, row_group_size=_GROUP)
                    groups.setdefault(key, []).append(number)
                    number += 1
            writer.add_key_value_metadata({"nonet": json.dumps(result), "parts": json.dumps(groups)})

    folder.write(name, fill)


_GROUP = 1 << 20


def read_part(folder: Folder, names: list[str], key: int, schema: Any) -> Any:
    """The rows with a key, of all these files, one after the other."""
    tables = [schema.empty_table()]
    for name in names:
        with folder.parquet(name) as parquet:
            groups = json.loads(parquet.metadata.metadata[b"parts"]).get(str(key))
            if groups:
                tables.append(parquet.read_row_groups(groups, use_threads=False))
    return pa.concat_tables(tables).combine_chunks()
