"""nonet.dask on a cluster of two processes: answers, whole jobs, workers and drivers that are killed."""

import json
import os
import pathlib
import signal
import subprocess
import sys
import time

import pandas as pd
import pyarrow as pa
import pytest
from engines import Counted, Deadly, Inline
from sets import assert_same_set, content, made_by_the_command, mixed_rows, read_folder, write_files

import nonet
import nonet.dask as nd
import nonet.fleet

dd = pytest.importorskip("dask.dataframe")
distributed = pytest.importorskip("distributed")
SILENT = {"progress": False}


def cluster(workers):
    return distributed.LocalCluster(n_workers=workers, threads_per_worker=1, processes=True, dashboard_address=None)


@pytest.fixture(scope="module")
def client():
    """Two workers, each a process."""
    with cluster(2) as own, distributed.Client(own) as client:
        yield client


@pytest.fixture
def mortal_client():
    """More workers than die: where the machine is too busy for Dask to start another one, there is always one left."""
    with cluster(4) as own, distributed.Client(own) as client:
        yield client


@pytest.fixture(scope="module")
def table():
    return mixed_rows(600)


@pytest.fixture(scope="module")
def frame(client, table):
    return dd.from_pandas(table.to_pandas(), npartitions=5)


@pytest.fixture(scope="module")
def given(table, tmp_path_factory):
    root = tmp_path_factory.mktemp("given")
    write_files(root / "in", table, [350, 0, 200], row_group_size=100)
    return str(root / "in")


# ---- Frames


@pytest.mark.parametrize("verb", ["solve", "check", "rate", "classes", "canonical"])
def test_verbs_answer_as_they_do_for_columns(frame, table, verb):
    lazy = getattr(nd, verb)(frame, prefix="n_")
    assert lazy.npartitions == 5
    ours, theirs = lazy.compute(), getattr(nonet, verb)(table.column("puzzle"))
    assert list(ours.columns) == list(lazy.columns) and ours.index.equals(pd.RangeIndex(600))
    for name in ours.columns[3:]:
        values = [None if value is pd.NA else value for value in ours[name]]
        assert values == theirs[name[2:]].to_list(), name
        assert ours[name].dtype == lazy.dtypes[name]


def test_parts_are_those_of_split(frame, table):
    parts = {"train": 0.8, "test": 0.2}
    ours = nd.split(frame, parts, seed=4).compute()["part"]
    assert [None if v is pd.NA else v for v in ours] == nonet.split(table.column("puzzle"), parts, seed=4).part.to_list()


def test_isomorphs_depend_on_the_number_of_a_row(table):
    sound = table.filter(pa.array([len(one) == 81 for one in table.column("puzzle").to_pylist()])).drop_columns(["id"]).slice(0, 300)
    rows = sound.append_column("id", pa.array(range(300))).take(pa.array(list(range(299, -1, -1))))
    frame = dd.from_pandas(rows.to_pandas(), npartitions=4)
    ours = nd.augment(frame, solution="solution", rows=300, seed=3, epoch=2, copies=2).compute()
    theirs = nonet.augment(sound.column("puzzle"), sound.column("solution").combine_chunks(), seed=3, epoch=2, copies=2)
    ours = ours.sort_values(["copy", "id"])
    assert list(ours["puzzle"]) == theirs.puzzle.to_list()
    assert [None if v is pd.NA else v for v in ours["solution"]] == theirs.solution.to_list()
    with pytest.raises(ValueError, match="numbers from 0 to 99"):
        nd.augment(frame, rows=100, seed=3).compute()


def test_the_least_of_each_class_stays(frame, table):
    ours = nd.dedupe(frame).compute().sort_values("id")
    forms = nonet.classes(table.column("puzzle"))["class"].to_list()
    firsts = [row for row, form in enumerate(forms) if form is None or form not in forms[:row]]
    assert list(ours["id"]) == firsts
    assert list(ours["members"]) == [1 if forms[row] is None else forms.count(forms[row]) for row in firsts]


def test_puzzles_do_not_depend_on_partitions(client):
    ours = nd.generate(50, seed=7, first=10, per_partition=16, minimal=True)
    assert ours.npartitions == 4
    assert list(ours.compute()["puzzle"]) == nonet.Generator(7, minimal=True).take(50, first=10).puzzle.to_list()


def test_names_are_told_before_anything_runs(frame):
    with pytest.raises(ValueError, match="no column 'sudoku'"):
        nd.solve(frame, "sudoku")
    with pytest.raises(ValueError, match="column 'solution' already exists"):
        nd.solve(frame)
    with pytest.raises(ValueError, match="no column 'number'"):
        nd.dedupe(frame, order="number")
    with pytest.raises(ValueError, match="column 'members' already exists"):
        nd.dedupe(frame.assign(members=1))


# ---- Whole jobs, and killing parts of them

MAKE = {"rows": 150, "strata": "24,26", "seed": 7, "split": 0.8, "items_per_task": 128}


def jobs(given):
    return {
        "make": lambda engine, out: nonet.fleet.make(engine, out, **MAKE, **SILENT),
        "clean": lambda engine, out: nonet.fleet.clean(
            engine, given, out, solution="solution", parts={"train": 0.8, "test": 0.2}, rows_per_task=100, **SILENT
        ),
        "rate": lambda engine, out: nonet.fleet.rate(engine, given, out, rows_per_task=100, **SILENT),
    }


DEATHS = {
    "make": {"_Make": (0,), "_Compare": (0,), "_Write": (1,)},
    "clean": {"_Judge": (2,), "_Compare": (0,), "_Write": (4,)},
    "rate": {"_Asking": (1, 3)},
}


@pytest.mark.parametrize("name", DEATHS)
def test_killed_workers_lose_and_double_nothing(mortal_client, given, tmp_path, name):
    job = jobs(given)[name]
    whole = job(Inline(), str(tmp_path / "whole"))
    deadly = Deadly(nd.engine(mortal_client), tmp_path / "marks", DEATHS[name])
    assert job(deadly, str(tmp_path / "out")) == whole
    assert deadly.died() == sum(map(len, DEATHS[name].values())) >= 2
    # A second run removes the files of killed workers, and finds everything done.
    ours = {file: data for file, data in content(tmp_path / "out").items() if ".tmp." not in file}
    assert ours == content(tmp_path / "whole")


def test_what_tasks_have_in_common_goes_to_each_worker_once(client, tmp_path):
    """With the names of 4,000 files in it, carried by 4,000 tasks, it filled the memory of workers."""
    told = []
    assert nd.engine(client).run(Counted(tmp_path / "arrivals"), range(200), told.append) == list(range(1, 201))
    assert told[-1] == 200 and len((tmp_path / "arrivals").read_text()) <= 6


def test_a_set_is_that_of_the_command(client, tmp_path):
    parts, theirs = made_by_the_command(tmp_path / "theirs", "-n", "150", "--strata", "24,26", "--seed", "7", "--split", "0.8")
    manifest = nonet.fleet.make(nd.engine(client), str(tmp_path / "ours"), **MAKE, **SILENT)
    assert_same_set(tmp_path / "ours", manifest, parts, theirs)


def test_a_full_disk_ends_the_job_and_the_next_run_goes_on(client, given, tmp_path):
    job = jobs(given)["rate"]
    full = Deadly(nd.engine(client), tmp_path / "marks", {"_Asking": (2,)}, "disk")
    with pytest.raises(OSError, match="File too large"):
        job(full, str(tmp_path / "out"))
    assert not (tmp_path / "out/manifest.json").exists()
    assert job(nd.engine(client), str(tmp_path / "out")) == job(Inline(), str(tmp_path / "whole"))
    assert content(tmp_path / "out") == content(tmp_path / "whole")


def test_a_killed_driver_is_followed_by_another(client, tmp_path):
    """The job as a command, killed when some of its files are there; the same command again."""
    out = tmp_path / "out"
    words = f"make -n 2000 --strata 24,25 --seed 7 --engine dask --address {client.scheduler.address} --per-task 512 --output {out}"
    command = [sys.executable, "-m", "nonet.fleet", *words.split()]
    with subprocess.Popen(command, stderr=subprocess.DEVNULL) as driver:
        until = time.monotonic() + 120
        while len(list(out.glob("work/classes/*.parts"))) < 3:
            assert driver.poll() is None and time.monotonic() < until
            time.sleep(0.01)
        driver.kill()
    assert not (out / "manifest.json").exists() and len(list(out.glob("work/classes/*.parts"))) < 20
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "24\t2000\n25\t2000\n" and "making puzzles: " in done.stderr
    parts, theirs = made_by_the_command(tmp_path / "theirs", "-n", "2000", "--strata", "24,25", "--seed", "7")
    assert_same_set(out, json.loads((out / "manifest.json").read_text()), parts, theirs)
    assert [one for one in out.rglob("*.tmp.*")] == []


def test_commands_of_a_cluster_of_their_own(given, tmp_path):
    def run(*words, code=0):
        done = subprocess.run([sys.executable, "-m", "nonet.fleet", *words], capture_output=True, text=True, check=False)
        assert done.returncode == code, done.stderr
        return done

    ours = ("--engine", "dask", "--input", given, "--progress", "none")
    assert '"unique": ' in run("rate", *ours, "--output", str(tmp_path / "a")).stdout
    assert read_folder(tmp_path / "a").num_rows == 600
    assert "already" in run("solve", *ours, "--output", str(tmp_path / "b"), code=2).stderr
    run("solve", *ours, "--prefix", "n_", "--output", str(tmp_path / "b"))
    assert read_folder(tmp_path / "b").schema.names[3:] == ["n_status", "n_solution"]
    assert "expected a name and a share" in run("clean", *ours, "--parts", "x", "--output", "c", code=2).stderr
    assert not pathlib.Path("c").exists() and os.getcwd().endswith("fleet")


def test_ctrl_c_is_answered_in_words_and_the_same_line_goes_on(tmp_path):
    """A terminal interrupts all processes of a line, workers too."""
    write_files(tmp_path / "in", mixed_rows(4000), [])
    words = ["rate", "--engine", "dask", "--input", str(tmp_path / "in"), "--output", str(tmp_path / "out"), "--per-task", "100"]
    command = [sys.executable, "-m", "nonet.fleet", *words]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, start_new_session=True) as line:
        until = time.monotonic() + 120
        while not list((tmp_path / "out").glob("puzzles/*.parquet")):
            assert line.poll() is None and time.monotonic() < until
            time.sleep(0.01)
        os.killpg(line.pid, signal.SIGINT)
        said = line.stderr.read()
    assert line.returncode == 130
    assert said.endswith("nonet.fleet: stopped\nRun the same command again to resume the job.\n") and "Traceback" not in said, said
    assert not (tmp_path / "out/manifest.json").exists()
    assert '"unique": ' in subprocess.run(command, capture_output=True, text=True, check=True).stdout
