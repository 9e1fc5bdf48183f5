"""Two drivers in one folder, and a folder whose files changed since the job was done."""

import os
import subprocess
import sys

import pytest
from engines import Inline
from sets import content

import nonet.fleet

SILENT = {"progress": False}


class Meanwhile(Inline):
    """An engine that does something else before its first step."""

    def __init__(self, other):
        super().__init__()
        self.other = other

    def run(self, work, tasks, tell):
        if not self.steps:
            self.other()
        return super().run(work, tasks, tell)


def test_a_second_driver_in_a_local_folder_is_refused(tmp_path):
    out, options = str(tmp_path / "out"), {"strata": "24", "rows": 20, "items_per_task": 128}
    refused = []

    def second():
        for seed in (1, 2):
            with pytest.raises(BlockingIOError, match=f"in use by process {os.getpid()} on .*, started at 20") as error:
                nonet.fleet.make(Inline(), out, seed=seed, **options, **SILENT)
            refused.append(error.value)
        words = ["make", "--strata", "24", "-n", "20", "--per-task", "128", "--seed", "1", "--output", out]
        run = subprocess.run([sys.executable, "-m", "nonet.fleet", *words], capture_output=True, text=True, check=False)
        assert run.returncode == 4 and f"in use by process {os.getpid()} on " in run.stderr, run

    nonet.fleet.make(Meanwhile(second), out, seed=1, **options, **SILENT)
    assert len(refused) == 2 and not (tmp_path / "out/job.lock").exists()
    alone = str(tmp_path / "alone")
    nonet.fleet.make(Inline(), alone, seed=1, **options, **SILENT)
    assert content(out) == content(alone)


def test_a_finished_job_is_compared_with_its_manifest(tmp_path):
    out, options = tmp_path / "out", {"strata": "24", "rows": 20, "seed": 1, "items_per_task": 128}
    manifest = nonet.fleet.make(Inline(), str(out), **options, **SILENT)
    path = out / manifest["files"][0]["file"]
    whole = path.read_bytes()
    for changed in (whole + b"x", whole[:-1]):
        path.write_bytes(changed)
        with pytest.raises(OSError, match=f"was changed: found {len(changed)} bytes, expected {len(whole)} bytes"):
            nonet.fleet.make(Inline(), str(out), **options, **SILENT)
    path.unlink()
    with pytest.raises(OSError, match="was changed: found no file"):
        nonet.fleet.make(Inline(), str(out), **options, **SILENT)
