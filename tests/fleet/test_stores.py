"""Jobs on an object store: moto plays S3, over HTTP, on this machine."""

import json
import socket
import subprocess
import sys
import threading
import time

import pyarrow as pa
import pyarrow.fs
import pyarrow.parquet
import pytest
from engines import Inline
from sets import content, mixed_rows, read_folder, write_files

import nonet.fleet
from nonet._fleet.folder import Folder

pytest.importorskip("moto.server")

SILENT = {"progress": False}
MAKE = {"strata": "24,26", "rows": 40, "seed": 2, "items_per_task": 128}
PART = 6 << 20  # larger than one part of an upload to S3


@pytest.fixture(scope="module")
def store():
    """Addresses of folders.  The server is a process of its own: pyarrow may keep the interpreter's lock while it waits for it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    options = f"scheme=http&region=us-east-1&endpoint_override=127.0.0.1%3A{port}&allow_bucket_creation=true"
    words = [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", str(port)]
    with pytest.MonkeyPatch.context() as patch, subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        for name in ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"):
            patch.setenv(name, "any")
        patch.setenv("AWS_EC2_METADATA_DISABLED", "true")
        while socket.socket().connect_ex(("127.0.0.1", port)) != 0:
            assert server.poll() is None
            time.sleep(0.05)
        fs, _ = pyarrow.fs.FileSystem.from_uri(f"s3://bucket?{options}")
        fs.create_dir("bucket")
        patch.setenv("AWS_ENDPOINT_URL", f"http://127.0.0.1:{port}")
        patch.setenv("AWS_DEFAULT_REGION", "us-east-1")
        yield lambda name: f"s3://bucket/{name}?{options}"
        server.terminate()


def down(address, out):
    """All that is in a folder of the store, in a folder here."""
    source, path = pyarrow.fs.FileSystem.from_uri(address)
    out.mkdir()
    pyarrow.fs.copy_files(path, str(out), source_filesystem=source, destination_filesystem=pyarrow.fs.LocalFileSystem())
    return content(out)


@pytest.mark.parametrize("scheme", ["s3", "fsspec+s3"])
@pytest.mark.parametrize("size", [10, PART, 3 * PART])
def test_a_write_that_fails_publishes_nothing(store, size, scheme):
    if scheme == "fsspec+s3":
        pytest.importorskip("s3fs")
    folder = Folder(f"{scheme}://bucket/failing-{size}" if "+" in scheme else store(f"failing-{size}-{scheme}"))

    def half(file):
        for _ in range(0, size, 1 << 20):
            file.write(b"x" * min(size, 1 << 20))
        raise ArithmeticError("in the middle")

    with pytest.raises(ArithmeticError):
        folder.write("sub/x", half)
    assert not folder.has("sub/x") and folder.inner("sub").names() == []
    folder.write("sub/x", lambda file: file.write(b"whole"))
    with pytest.raises(ArithmeticError):
        folder.write("sub/x", half)
    assert folder.bytes("sub/x") == b"whole" and folder.inner("sub").names() == ["x"]


class Fails(Inline):
    """An engine some of whose tasks end with an error in the middle of their file."""

    def __init__(self, patch, name):
        super().__init__()
        self._patch, self._name = patch, name

    def run(self, work, tasks, tell):
        if type(work).__name__ != self._name:
            return super().run(work, tasks, tell)
        with self._patch.context() as patch:
            write_batch = pa.parquet.ParquetWriter.write_batch

            def half(writer, batch, *more):
                write_batch(writer, batch.slice(0, batch.num_rows // 2), *more)
                raise MemoryError("in the middle")

            patch.setattr(pa.parquet.ParquetWriter, "write_batch", half)
            return super().run(work, tasks, tell)


@pytest.mark.parametrize("step", ["_Make", "_Write"])
def test_a_task_that_fails_is_done_again(store, tmp_path, step):
    whole = nonet.fleet.make(Inline(), str(tmp_path / "whole"), **MAKE, **SILENT)
    out = store(f"task{step}")
    with pytest.raises(MemoryError):
        nonet.fleet.make(Fails(pytest.MonkeyPatch, step), out, **MAKE, **SILENT)
    for name in down(out, tmp_path / "after"):
        assert ".tmp." not in name and not (step == "_Write" and name.startswith("puzzles/")), name
    assert nonet.fleet.make(Inline(), out, **MAKE, **SILENT) == whole
    assert down(out, tmp_path / "out") == content(tmp_path / "whole")


def test_each_job_is_that_of_a_local_folder(store, tmp_path):
    write_files(tmp_path / "in", mixed_rows(300), [100])
    for name, job in {
        "clean": lambda out: nonet.fleet.clean(Inline(), str(tmp_path / "in"), out, rows_per_task=90, **SILENT),
        "rate": lambda out: nonet.fleet.rate(Inline(), str(tmp_path / "in"), out, rows_per_task=90, **SILENT),
    }.items():
        assert job(store(name)) == job(str(tmp_path / name))
        assert down(store(name), tmp_path / f"{name}-down") == content(tmp_path / name)
    assert read_folder(tmp_path / "rate-down").num_rows == 300


@pytest.mark.parametrize("scheme", ["s3", "fsspec+s3"])
def test_an_endpoint_of_the_environment(store, tmp_path, scheme):
    """With an address that any user of S3 would type; by pyarrow, and by s3fs."""
    if scheme == "fsspec+s3":
        pytest.importorskip("s3fs")
    write_files(tmp_path / "in", mixed_rows(300), [100])
    whole = nonet.fleet.clean(Inline(), str(tmp_path / "in"), str(tmp_path / "whole"), rows_per_task=90, **SILENT)
    name, given = scheme.replace("+", "-"), Folder(f"{scheme}://bucket/given-{scheme}")
    for file in ("a.parquet", "b.parquet"):
        given.write(file, lambda out, file=file: (out.write((tmp_path / "in" / file).read_bytes()), None)[1])
    assert nonet.fleet.clean(Inline(), given.address, f"{scheme}://bucket/{name}", rows_per_task=90, **SILENT) == whole
    assert down(store(name), tmp_path / "down") == content(tmp_path / "whole")


def test_fsspec_sees_what_others_write(store):
    pytest.importorskip("s3fs")
    ours, others = Folder("fsspec+s3://bucket/shared"), Folder(store("shared"))
    others.write_json("a", 1)
    assert ours.names() == ["a"] and not ours.has("b")
    others.write_json("b", 2)
    assert ours.has("b") and ours.names() == ["a", "b"]


class Together(Inline):
    """Engines that begin each step at the same moment, until one of them has ended."""

    def __init__(self, barrier):
        super().__init__()
        self._barrier = barrier

    def run(self, work, tasks, tell):
        try:
            self._barrier.wait(10)
        except threading.BrokenBarrierError:
            pass
        return super().run(work, tasks, tell)


@pytest.mark.parametrize("seeds", [(2, 2), (2, 3)])
def test_two_drivers_at_once_leave_the_set_of_one(store, tmp_path, seeds):
    out, barrier, ends = store(f"two-{seeds[1]}"), threading.Barrier(2), {}

    def drive(number):
        try:
            ends[number] = nonet.fleet.make(Together(barrier), out, **{**MAKE, "seed": seeds[number]}, **SILENT)
        except (OSError, ValueError) as error:
            ends[number] = error
        barrier.abort()

    threads = [threading.Thread(target=drive, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    wholes = {seed: nonet.fleet.make(Inline(), str(tmp_path / f"whole-{seed}"), **{**MAKE, "seed": seed}, **SILENT) for seed in set(seeds)}
    done = [number for number in range(2) if isinstance(ends[number], dict)]
    for number in done:
        assert ends[number] == wholes[seeds[number]]
    if seeds[0] == seeds[1]:
        assert done == [0, 1], ends
    assert len({seeds[number] for number in done}) <= 1, ends
    if done:
        left = down(out, tmp_path / "down")
        assert left == content(tmp_path / f"whole-{seeds[done[0]]}")
        assert json.loads(left["manifest.json"]) == ends[done[0]]
