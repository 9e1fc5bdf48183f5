"""Jobs on processes of this machine: answers, killed processes and drivers, Ctrl-C, and progress."""

import json
import math
import multiprocessing
import os
import pathlib
import signal
import subprocess
import sys
import threading
import time

import pytest
from engines import Deadly, Inline
from sets import content, mixed_rows, write_files

import nonet.fleet
from nonet._fleet.run import ProgressJson, WorkersLost

SILENT = {"progress": False}


@pytest.fixture(scope="module")
def given(tmp_path_factory):
    root = tmp_path_factory.mktemp("given")
    write_files(root / "in", mixed_rows(300), [120])
    return str(root / "in")


def jobs(given):
    return {
        "make": lambda engine, out: nonet.fleet.make(engine, out, rows=150, strata="24,26", seed=7, split=0.8, items_per_task=128, **SILENT),
        "clean": lambda engine, out: nonet.fleet.clean(engine, given, out, rows_per_task=100, **SILENT),
        "rate": lambda engine, out: nonet.fleet.rate(engine, given, out, rows_per_task=100, **SILENT),
    }


@pytest.mark.parametrize("name", ["make", "clean", "rate"])
def test_killed_processes_change_nothing(given, tmp_path, name):
    job = jobs(given)[name]
    whole = job(Inline(), str(tmp_path / "whole"))
    engine = Deadly(nonet.fleet.local(2), tmp_path / "marks", {"_Make": (1,), "_Judge": (0, 2), "_Asking": (1, 2), "_Write": (0,)})
    assert job(engine, str(tmp_path / "out")) == whole and engine.died() > 0
    left = {path: data for path, data in content(tmp_path / "out").items() if ".tmp." not in path}
    assert left == content(tmp_path / "whole")


def test_a_task_that_always_kills_its_process_ends_the_job():
    with pytest.raises(WorkersLost, match="a process ended 4 times before any task was done"):
        nonet.fleet.local(2).run(os._exit, [1, 1, 1], lambda done: None)


def test_an_error_of_a_task_reaches_the_driver():
    told = []
    with pytest.raises(ValueError, match="math domain error"):
        nonet.fleet.local(1).run(math.sqrt, [4, -1, 9], told.append)
    assert nonet.fleet.local(1).run(math.sqrt, [25, 1, 0], told.append) == [5, 1, 0] and told[-1] == 3


def test_processes_leave_ctrl_c_to_the_driver():
    assert nonet.fleet.local(1).run(signal.getsignal, [signal.SIGINT], lambda done: None) == [signal.SIG_IGN]


def test_json_tells_each_beginning_and_end(capsys):
    """However fast the steps are."""
    tell = ProgressJson()
    for step in ("a", "b"):
        for done in range(4):
            tell({"step": step, "done": done, "tasks": 3, "seconds": 0.0})
    told = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert {("a", 0), ("a", 3), ("b", 0), ("b", 3)} <= {(one["step"], one["done"]) for one in told}


def test_wrong_numbers_of_processes():
    with pytest.raises(ValueError, match="processes=0: expected at least 1"):
        nonet.fleet.local(0)


def started(*words):
    return subprocess.Popen([sys.executable, "-m", "nonet.fleet", *map(str, words)], stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True)


def children(process):
    return [int(one) for one in pathlib.Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")
@pytest.mark.parametrize("way", ["Ctrl-C", "killed"])
def test_a_stopped_command_leaves_no_process_and_goes_on(tmp_path, way):
    words = ["make", "-n", 300, "--strata", "24,25", "--seed", 7, "--minimal", "--ratings", "--per-task", 128, "--processes", 2, "--output"]
    first = started(*words, tmp_path / "out")
    made = tmp_path / "out/work/made"
    while not made.is_dir() or not list(made.glob("*.parquet")):
        assert first.poll() is None
        time.sleep(0.01)
    below = children(first)
    assert below
    if way == "Ctrl-C":
        os.killpg(first.pid, signal.SIGINT)
        out, said = first.communicate()
        assert first.returncode == 130 and out == ""
        assert said.endswith("nonet.fleet: stopped\nRun the same command again to resume the job.\n") and "Traceback" not in said
    else:
        first.kill()
        first.communicate()
    # These are no longer children of the driver, and end by themselves.
    while any(pathlib.Path(f"/proc/{one}/stat").exists() and pathlib.Path(f"/proc/{one}/stat").read_text().split()[2] != "Z" for one in below):
        time.sleep(0.01)
    second, whole = started(*words, tmp_path / "out"), started(*words, tmp_path / "whole")
    for one in (second, whole):
        out, said = one.communicate()
        assert one.returncode == 0, said
    assert content(tmp_path / "out") == content(tmp_path / "whole")


def test_an_engine_that_is_garbage_leaves_no_thread_and_no_process():
    """Engines of earlier tests may still be alive, or end meanwhile."""
    def running():
        return {*threading.enumerate(), *multiprocessing.active_children()}

    before = running()
    engine = nonet.fleet.local(2)
    assert engine.run(math.sqrt, [25, 1, 0], lambda done: None) == [5, 1, 0]
    own = running() - before
    assert {isinstance(one, threading.Thread) for one in own} == {True, False}
    del engine
    assert not running() & own


def test_progress_as_json_lines(given, tmp_path):
    run = started("rate", "--input", given, "--output", tmp_path / "out", "--per-task", 100, "--progress", "json", "--processes", 2)
    out, said = run.communicate()
    lines = [json.loads(line) for line in said.splitlines()]
    assert [list(one) for one in lines] == [["step", "done", "tasks", "seconds"]] * len(lines)
    assert {(one["step"], one["tasks"]) for one in lines} == {("rate", 4)}
    assert lines[0]["done"] == 0 and lines[-1]["done"] == 4 and sum(one["done"] == 4 for one in lines) == 1
    assert json.loads(out)["unique"] > 200


def test_progress_reaches_a_function(given, tmp_path):
    told = []
    nonet.fleet.clean(Inline(), given, str(tmp_path / "out"), rows_per_task=100, progress=told.append)
    assert [(one["step"], one["done"], one["tasks"]) for one in told if one["step"] == "judging"] == [("judging", done, 4) for done in range(5)]
    assert list(dict.fromkeys(one["step"] for one in told)) == ["judging", "comparing classes", "writing"]


def test_a_closed_pipe_is_no_error(given, tmp_path):
    run = started("rate", "--input", given, "--output", tmp_path / "out", "--per-task", 100, "--progress", "none")
    run.stdout.close()
    said = run.stderr.read()
    assert run.wait() == 0 and said == "" and (tmp_path / "out/manifest.json").exists()


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--engine", "dask", "--processes", "2"], "found --processes with --engine dask, expected --engine local"),
        (["--address", "tcp://x:1"], "found --address without an engine that has one, expected --engine dask or spark"),
        (["--processes", "0"], "found '0', expected a whole number of at least 1"),
    ],
)
def test_options_that_do_not_go_together(given, tmp_path, more, words):
    run = started("rate", "--input", given, "--output", tmp_path / "out", *more)
    out, said = run.communicate()
    assert run.returncode == 2 and words in said and not (tmp_path / "out").exists()
