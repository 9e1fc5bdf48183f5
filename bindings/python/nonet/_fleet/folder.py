"""A folder on shared storage. A file in it is complete or missing, even if a process is killed."""

from __future__ import annotations

import errno
import hashlib
import json
import os
import socket
import struct
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import pyarrow as pa
import pyarrow.fs
import pyarrow.ipc
import pyarrow.parquet as pq


class Folder:
    """A folder given by its path, or by an address that pyarrow.fs (s3://..., abfs://..., hdfs://...) or fsspec (hf://...)
    knows.

    A file is written under another name, flushed to disk and renamed. So if a writer fails or is killed, or if two
    writers write the same file, the file is complete or missing. An object store copies instead of renaming, so the
    object appears complete. Writing it under its final name would not work, because pyarrow publishes the content when
    a stream is closed, even after an error.
    """

    __slots__ = ("address", "_fs", "_path")

    def __init__(self, address: str) -> None:
        self.address = address if "://" in address else os.path.abspath(address)
        self._fs, self._path = _file_system(self.address)

    def __reduce__(self) -> tuple[Any, ...]:
        return Folder, (self.address,)

    def __repr__(self) -> str:
        return f"Folder({self.address!r})"

    def inner(self, name: str) -> Folder:
        address, mark, options = self.address.partition("?") if "://" in self.address else (self.address, "", "")
        return Folder(f"{address.rstrip('/')}/{name}{mark}{options}")

    def _at(self, name: str) -> str:
        return f"{self._path}/{name}"

    @property
    def is_local(self) -> bool:
        return bool(self._fs.type_name == "local")

    # ---- Reading

    def has(self, name: str) -> bool:
        return bool(self._fs.get_file_info(self._at(name)).type == pyarrow.fs.FileType.File)

    def names(self) -> list[str]:
        """Returns the files in the folder itself, sorted."""
        return sorted(one.base_name for one in self._entries() if one.is_file)

    def folders(self) -> list[str]:
        """Returns the folders in it, sorted."""
        return sorted(one.base_name for one in self._entries() if not one.is_file)

    def _entries(self) -> list[Any]:
        return list(self._fs.get_file_info(pyarrow.fs.FileSelector(self._path, allow_not_found=True)))

    @property
    def is_file(self) -> bool:
        return bool(self._fs.get_file_info(self._path).type == pyarrow.fs.FileType.File)

    def below(self) -> list[str]:
        """Returns the files in the folder and its subfolders, by their paths in it, sorted."""
        entries = self._fs.get_file_info(pyarrow.fs.FileSelector(self._path, recursive=True, allow_not_found=True))
        return sorted(one.path.removeprefix(self._path).lstrip("/") for one in entries if one.is_file)

    def sizes(self, names: list[str]) -> list[int]:
        """Returns the sizes of files in bytes."""
        return [one.size for one in self._fs.get_file_info([self._at(name) for name in names])]

    def parquet(self, name: str) -> Any:
        return pq.ParquetFile(self._fs.open_input_file(self._at(name)), pre_buffer=False)

    def opened(self, name: str) -> Any:
        """Opens a file for random access."""
        return self._fs.open_input_file(self._at(name))

    def stream(self, name: str) -> Any:
        """Opens a file for reading from its beginning. It is decompressed if its name says so: .gz, .bz2, .zst."""
        return self._fs.open_input_stream(self._at(name), compression="detect")

    def bytes(self, name: str) -> bytes:
        with self._fs.open_input_file(self._at(name)) as file:
            return bytes(file.read())

    def described(self, name: str) -> dict[str, Any]:
        """Returns the manifest's entry of a file of rows: file, rows, bytes, sha256."""
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
        """Creates the file: ``fill`` gets a file object and writes the content into it."""
        final = self._at(name)
        self._fs.create_dir(final.rpartition("/")[0], recursive=True)
        # Containers may share host names and process ids.
        other = f"{final}.tmp.{socket.gethostname()}.{os.getpid()}.{os.urandom(4).hex()}"
        try:
            self._write_through(other, fill)
            self._fs.move(other, final)
        except BaseException:
            with suppress(OSError):
                self._fs.delete_file(other)
            raise

    def _write_through(self, path: str, fill: Callable[[Any], None]) -> None:
        if not self.is_local:
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

    def delete_file(self, name: str) -> None:
        with suppress(FileNotFoundError):
            self._fs.delete_file(self._at(name))

    def delete(self) -> None:
        """Deletes the folder and everything in it."""
        with suppress(FileNotFoundError):
            self._fs.delete_dir(self._path)

    def delete_leavings(self) -> None:
        """Deletes the files that killed writers left, here and in subfolders."""
        selector = pyarrow.fs.FileSelector(self._path, recursive=True, allow_not_found=True)
        for one in self._fs.get_file_info(selector):
            if one.is_file and ".tmp." in one.base_name:
                with suppress(OSError):
                    self._fs.delete_file(one.path)


def _file_system(address: str) -> tuple[Any, str]:
    """Returns the file system of an address, and the path in it."""
    scheme = address.partition("://")[0]
    if scheme != "hf" and not scheme.startswith("fsspec+"):
        with suppress(pa.ArrowInvalid):  # an unknown scheme
            return cast("tuple[Any, str]", pyarrow.fs.FileSystem.from_uri(address))
    try:
        import fsspec
    except ImportError:
        raise ValueError(f"{address}: {scheme}:// needs the package fsspec, and its package for this scheme") from None
    try:
        # Other processes write files, so a remembered listing would be wrong.
        fs, path = fsspec.core.url_to_fs(address.removeprefix("fsspec+"), use_listings_cache=False)
    except (ImportError, ValueError) as error:
        raise ValueError(f"{address}: {error}") from None
    return pyarrow.fs.PyFileSystem(pyarrow.fs.FSSpecHandler(fs)), path


# ---- Locks


class Lock:
    """Locks a local folder for one process at a time; the system releases the lock when that process ends.

    The file ``job.lock`` names the holder. Raises BlockingIOError if another process has the lock.
    """

    name = "job.lock"

    def __init__(self, folder: Folder) -> None:
        self._path = folder._at(self.name)
        try:
            os.makedirs(folder._path, exist_ok=True)
        except FileExistsError:
            raise NotADirectoryError(f"{folder.address}: found a file, expected a folder") from None
        while True:
            self._file = open(self._path, "a+b")  # noqa: SIM115: held until it is freed
            try:
                _lock(self._file)
            except OSError as error:
                self._file.close()
                if error.errno not in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
                    raise
                raise BlockingIOError(f"{folder.address}: in use by {self._holder() or 'another process'}") from None
            # The previous holder may have removed the file after this process opened it.
            with suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(self._file.fileno()), os.stat(self._path)):
                    break
            self._file.close()
        self._file.truncate(0)
        self._file.write(this_process().encode())
        self._file.flush()

    def _holder(self) -> str:
        with suppress(OSError), open(self._path, "rb") as file:
            return file.read().decode()
        return ""

    def free(self) -> None:
        if os.name == "nt":  # which does not remove open files
            self._file.close()
        with suppress(OSError):
            os.remove(self._path)
        self._file.close()


def this_process() -> str:
    now = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    return f"process {os.getpid()} on {socket.gethostname()}, started at {now}"


def _lock(file: Any) -> None:
    if os.name == "nt":
        import msvcrt

        file.seek(1 << 30)  # far behind the text, because other processes cannot read locked bytes
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
        return
    import fcntl

    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


# ---- Tables with the result of their task


def write_table(folder: Folder, name: str, schema: Any, batches: Any, result: Callable[[], Any]) -> Any:
    """Writes a Parquet file of batches. ``result`` is called after the last batch and stored in the file; of_task
    returns it."""
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
    """Returns the result of the task that wrote a file, or None if there is no such file."""
    if not folder.has(name):
        return None
    with folder.parquet(name) as parquet:
        return json.loads((parquet.metadata.metadata or {}).get(b"nonet", b"null"))


# ---- Rows by their key
# The output of one task for many others: a file has a part for each of them, and each task reads its own part of every
# file. Two numbers at a known offset locate a part. A Parquet footer with a row group for each part would be read
# completely every time; for 10^9 rows, with 4,000 files of 500 parts, the footers would be larger than the rows.
#
#   offsets of part 0, 1, ..., of the result, of the end    8 bytes each, little-endian
#   each part                                               a record batch of Arrow, as IPC writes it
#   the result                                              JSON


def write_parts(folder: Folder, name: str, table: Any, keys: Any, parts: int, result: Any) -> None:
    """Writes each row into the part given by its key, 0 to parts - 1. The rows of a part keep their order."""
    import numpy

    order = numpy.argsort(keys, kind="stable")
    sorted_rows = table.take(pa.array(order)).combine_chunks()
    bounds = numpy.searchsorted(keys[order], numpy.arange(parts + 1))
    pieces = []
    for first, end in zip(bounds[:-1].tolist(), bounds[1:].tolist(), strict=True):
        rows = sorted_rows.slice(first, end - first).to_batches() if end > first else []
        pieces.append(rows[0].serialize() if rows else b"")
    pieces.append(json.dumps(result).encode())
    sizes = [8 * (len(pieces) + 1), *map(len, pieces)]

    def fill(file: Any) -> None:
        file.write(numpy.cumsum(sizes).astype("<i8").tobytes())
        for piece in pieces:
            file.write(piece)

    folder.write(name, fill)


def read_part(folder: Folder, names: list[str], key: int, schema: Any) -> Any:
    """Yields the rows with a key from each of these files in turn."""
    batches = []
    for name in names:
        with folder.opened(name) as file:
            batches += _rows_of(_piece(file, key), schema)
    return pa.Table.from_batches(batches, schema).combine_chunks()


def read_parts(folder: Folder, name: str, schema: Any) -> Any:
    """Yields all rows of a file in the order of their keys."""
    with folder.opened(name) as file:
        batches = [batch for key in range(_parts_of(file)) for batch in _rows_of(_piece(file, key), schema)]
    return pa.Table.from_batches(batches, schema).combine_chunks()


def parts_result(folder: Folder, name: str) -> Any:
    """Returns the result of the task that wrote a file of parts, or None if there is no such file."""
    if not folder.has(name):
        return None
    with folder.opened(name) as file:
        return json.loads(_piece(file, _parts_of(file)))


def _piece(file: Any, number: int) -> bytes:
    begin, end = struct.unpack("<qq", file.read_at(16, 8 * number))
    return bytes(file.read_at(end - begin, begin)) if end > begin else b""


def _parts_of(file: Any) -> int:
    (first,) = struct.unpack("<q", file.read_at(8, 0))
    return int(first) // 8 - 2


def _rows_of(piece: bytes, schema: Any) -> list[Any]:
    return [pa.ipc.read_record_batch(pa.py_buffer(piece), schema)] if piece else []
