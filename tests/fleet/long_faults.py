"""Whole jobs as commands on clusters of two workers, from outside: workers and drivers killed, a disk that fills, skewed input.

Each test adds rows to a table, which stands in the log, and in the file that NONET_FLEET_TABLE names: what was done when, the
rows and the SHA-256 of what came out, which is that of the job without an engine and without a fault.
"""

import os
import pathlib
import signal
import subprocess
import sys
import time

import boxes
import psutil
import pyarrow as pa
import pytest
from engines import Inline
from sets import assert_same_set, content, made_by_the_command, mixed_rows, read_folder, told, write_files

import nonet
import nonet.fleet

ROWS = int(os.environ.get("NONET_FLEET_FAULT_ROWS", 40_000))
RATED = ROWS // 5
SILENT = {"progress": False}
ENGINES = {
    "dask": ("--engine dask", ["spawn_main"]),
    "spark": ("--engine spark --address local-cluster[2,1,1024] --conf spark.ui.enabled=false", ["pyspark.daemon"]),
}
# The command line of each job, an equivalent function, and its points of interruption: a file pattern and a number of
# files.
JOBS = {
    "make": (
        f"make -n {ROWS // 8} --strata 24,25 --seed 7 --split 0.8 --per-task {ROWS // 40}",
        lambda given, out: nonet.fleet.make(Inline(), out, rows=ROWS // 8, strata="24,25", seed=7, split=0.8, items_per_task=ROWS // 40, **SILENT),
        [("work/made/*.parquet", 2), ("work/made/*.parquet", 8), ("train/*.parquet", 2)],
    ),
    "clean": (
        f"clean --input {{given}} --solution solution --parts train=0.8,test=0.2 --per-task {ROWS // 16}",
        lambda given, out: nonet.fleet.clean(
            Inline(), given, out, solution="solution", parts={"train": 0.8, "test": 0.2}, rows_per_task=ROWS // 16, **SILENT
        ),
        [("work/judged/*.parts", 1), ("work/judged/*.parts", 9), ("findings/*.parquet", 3)],
    ),
    "rate": (
        f"rate --input {{few}} --per-task {RATED // 16}",
        lambda given, out: nonet.fleet.rate(Inline(), given, out, rows_per_task=RATED // 16, **SILENT),
        [("puzzles/*.parquet", 1), ("puzzles/*.parquet", 5), ("puzzles/*.parquet", 10)],
    ),
}


@pytest.fixture(scope="module")
def given(tmp_path_factory):
    """The rows to clean, and fewer to rate."""
    root, table = tmp_path_factory.mktemp("given"), mixed_rows(ROWS)
    write_files(root / "in", table, [ROWS // 2, 0, ROWS // 10])
    write_files(root / "few", table.slice(0, RATED), [RATED // 2])
    return root


@pytest.fixture(scope="module")
def wholes(given):
    """What a job gives without faults; made when it is asked for first."""
    made = {}

    def whole(job):
        if job not in made:
            made[job] = given / f"whole-{job}"
            JOBS[job][1](str(given / ("few" if job == "rate" else "in")), str(made[job]))
        return made[job]

    return whole


def words(job, engine, given, out):
    said = JOBS[job][0].format(given=given / "in", few=given / "few")
    return [sys.executable, "-m", "nonet.fleet", *said.split(), *ENGINES[engine][0].split(), "--output", str(out)]


def there(out, pattern):
    return len([one for one in out.glob(pattern) if ".tmp." not in one.name])


class Driver:
    """The command of a job, in a session of its own."""

    def __init__(self, line, log):
        self.log = log
        with log.open("ab") as file:
            self.process = subprocess.Popen(line, stdout=file, stderr=file, start_new_session=True)

    def wait_for(self, out, pattern, count):
        def reached():
            assert self.process.poll() is None, self.log.read_text()[-3000:]
            return there(out, pattern) >= count

        boxes.wait_for(reached, 900, f"{count} of {pattern}")
        return f"{there(out, pattern)} `{pattern.rpartition('/')[0] or 'files'}`"

    def kill_worker(self, marks):
        """The one that has worked longest; Python's own helpers have not."""
        workers = [one for one in psutil.Process(self.process.pid).children(recursive=True) if self._is_worker(one, marks)]
        victim = max(workers, key=lambda one: sum(one.cpu_times()[:2]))
        os.kill(victim.pid, signal.SIGKILL)

    @staticmethod
    def _is_worker(one, marks):
        try:
            return any(mark in " ".join(one.cmdline()) for mark in marks)
        except psutil.Error:
            return False

    def kill(self):
        self.process.kill()
        self.process.wait()

    def clear(self):
        """What a killed driver left running, which would end by itself in its own time."""
        for one in psutil.process_iter():
            try:
                if os.getsid(one.pid) == self.process.pid:
                    one.kill()
            except (psutil.Error, ProcessLookupError):
                continue


@pytest.mark.parametrize("job", JOBS)
@pytest.mark.parametrize("engine", ENGINES)
def test_two_workers_and_a_driver_killed(engine, job, given, wholes, tmp_path):
    """At three moments of one job; then the same line goes on, while what the driver left behind may be at work, too."""
    whole = wholes(job)
    out, line = tmp_path / "out", words(job, engine, given, tmp_path / "out")
    driver = Driver(line, tmp_path / "log")
    try:
        *moments, last = JOBS[job][2]
        faults = []
        for pattern, count in moments:
            faults.append(f"worker at {driver.wait_for(out, pattern, count)}")
            driver.kill_worker(ENGINES[engine][1])
        faults.append(f"driver at {driver.wait_for(out, *last)}")
        driver.kill()
        assert not (out / "manifest.json").exists()
        before = {one: one.stat().st_mtime_ns for one in out.rglob("*.parquet")}
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    finally:
        driver.clear()
    assert told(engine, job, ", ".join(faults), out) == content(whole)
    # Files from before the driver's death are unchanged.
    assert any(one.exists() and one.stat().st_mtime_ns == time_of for one, time_of in before.items())
    if job == "make":
        options = ("-n", ROWS // 8, "--strata", "24,25", "--seed", "7", "--split", "0.8")
        parts, theirs = made_by_the_command(tmp_path / "theirs", *options)
        manifest = nonet.fleet.make(Inline(), str(out), rows=ROWS // 8, strata="24,25", seed=7, split=0.8, items_per_task=ROWS // 40, **SILENT)
        assert_same_set(out, manifest, parts, theirs)


@pytest.mark.skipif(os.geteuid() != 0, reason="a disk of a size is mounted by root")
@pytest.mark.parametrize("job", ["clean", "make"])
@pytest.mark.parametrize("engine", ENGINES)
def test_a_disk_that_fills(engine, job, given, wholes, tmp_path):
    """A disk of half the size that the job wants, then one that is large enough."""
    whole = wholes(job)
    disk = tmp_path / "disk"
    disk.mkdir()
    wanted = sum(map(len, content(whole).values()))
    boxes.shell(f"mount -t tmpfs -o size={wanted // 2} tmpfs {disk}")
    try:
        line = words(job, engine, given, disk / "out")
        full = subprocess.run(line, capture_output=True, text=True, check=False)
        assert full.returncode == 4 and "No space left on device" in full.stderr, full.stderr
        assert full.stderr.endswith("to resume the job.\n") and not (disk / "out/manifest.json").exists()
        fault = f"disk of {wanted // 2 / 1e6:.1f} MB full, then room"
        boxes.shell(f"mount -o remount,size={10 * wanted} {disk}")
        done = subprocess.run(line, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert told(engine, job, fault, disk / "out") == content(whole)
    finally:
        time.sleep(1)
        boxes.shell(f"umount {disk}")


@pytest.mark.parametrize("engine", ENGINES)
def test_skewed_input(engine, tmp_path):
    """Nine tenths of the rows in one file, a row group for each hundred, a third of all rows isomorphs of one puzzle; empty files."""
    table = mixed_rows(ROWS * 2 // 3)
    hot = nonet.augment([table.column("puzzle")[5].as_py()], seed=1, copies=ROWS // 3).puzzle.to_list()
    rows = pa.table({"id": range(table.num_rows, table.num_rows + len(hot)), "puzzle": hot, "solution": pa.nulls(len(hot), pa.string())})
    table = pa.concat_tables([table, rows])
    write_files(tmp_path / "in", table, [0, table.num_rows * 9 // 10, 0, 1], row_group_size=100)
    settings = {"solution": "solution", "rows_per_task": ROWS // 16}
    nonet.fleet.clean(Inline(), str(tmp_path / "in"), str(tmp_path / "whole"), **settings, **SILENT)
    out = tmp_path / "out"
    said = f"clean --input {tmp_path / 'in'} --solution solution --per-task {ROWS // 16} --output {out}"
    done = subprocess.run([sys.executable, "-m", "nonet.fleet", *said.split(), *ENGINES[engine][0].split()], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert told(engine, "clean", f"90 % of rows in one file, {len(hot):,} of {table.num_rows:,} in one class", out) == content(tmp_path / "whole")
    assert not set(read_folder(out / "puzzles").column("id").to_pylist()) & set(rows.column("id").to_pylist())
