"""The recipe of the container, done step by step, and the lines of docs/fleet.md on hosts of it: hosts that go, drivers that are
killed, a shared disk that fills.  What comes out is what one process makes of the same rows."""

import contextlib
import os
import pathlib
import shutil
import subprocess

import boxes
import pyarrow.parquet as pq
import pytest
from engines import Inline
from sets import content, mixed_rows, write_files

import nonet.fleet

ROWS = int(os.environ.get("NONET_FLEET_HOSTS_ROWS", 60_000))
ENGINES = os.environ.get("NONET_FLEET_ENGINES", "dask,spark").split(",")
SOURCE = pathlib.Path(os.environ["PYTHONPATH"].split(":")[0]).parents[2]
CLEAN = {"solution": "solution", "parts": {"train": 0.8, "test": 0.2}, "rows_per_task": 1000}
SAID = "clean --input /shared/in --solution solution --parts train=0.8,test=0.2 --per-task 1000 --progress none"

pytestmark = pytest.mark.skipif(bool(boxes.missing()), reason=boxes.missing())


@pytest.fixture(scope="module")
def image():
    """NONET_FLEET_WHEEL names a wheel of this source, where there is one: it saves the first stage."""
    place = SOURCE / "build/fleet/boxes"
    place.mkdir(parents=True, exist_ok=True)
    wheel = os.environ.get("NONET_FLEET_WHEEL")
    arguments = {"ENGINES": ",".join(ENGINES)}
    return boxes.Image(SOURCE / "bindings/python/Containerfile", SOURCE, place, arguments, pathlib.Path(wheel) if wheel else None)


@pytest.fixture(scope="module")
def rows(tmp_path_factory):
    """The input, and what cleaning it gives."""
    root = tmp_path_factory.mktemp("rows")
    write_files(root / "in", mixed_rows(ROWS), [ROWS // 2, 0, ROWS // 10])
    nonet.fleet.clean(Inline(), str(root / "in"), str(root / "whole"), **CLEAN, progress=False)
    return root


class Site:
    """Hosts, and a disk of their own that all of them see as /shared."""

    def __init__(self, image, place, disk_mb):
        self.image, self.place, self.shared = image, place, place / "shared"
        self.hosts, self.shared_size = {}, disk_mb
        self.shared.mkdir()
        boxes.shell(f"mount -t tmpfs -o size={disk_mb}m tmpfs {self.shared}")

    def host(self, number):
        if number not in self.hosts:
            self.hosts[number] = boxes.Host(number, self.image, self.shared, self.place)
        return self.hosts[number]

    def start(self, number, line):
        return self.host(number).start(line, self.place / f"host{number}.log")

    def size(self, megabytes):
        boxes.shell(f"mount -o remount,size={megabytes}m {self.shared}")

    def close(self):
        for host in self.hosts.values():
            host.stop()
        boxes.shell(f"umount {self.shared}")


@pytest.fixture
def site(image, rows, tmp_path):
    place = tmp_path / "site"
    place.mkdir()
    with boxes.Network():
        site = Site(image, place, 400)
        try:
            shutil.copytree(rows / "in", site.shared / "in")
            yield site
        finally:
            site.close()


def dask(site):
    """A scheduler on host 0; how to start a worker, and what a command names."""
    site.start(0, "dask scheduler --host host0 --no-dashboard")
    return (lambda number: site.start(number, "dask worker tcp://host0:8786 --nworkers 1 --nthreads 1 --no-dashboard")), (
        "--engine dask --address tcp://host0:8786"
    )


def spark(site):
    of = "spark-class org.apache.spark.deploy"
    site.start(0, f"{of}.master.Master --host host0 --port 7077 --webui-port 8980")
    return (lambda number: site.start(number, f"{of}.worker.Worker --host host{number} --cores 1 --memory 1g spark://host0:7077")), (
        "--engine spark --address spark://host0:7077 --conf spark.executor.memory=1g --conf spark.ui.enabled=false"
    )


def files(site, output, pattern):
    return list((site.shared / output).glob(pattern))


def same(site, rows, output):
    ours = {name: data for name, data in content(site.shared / output).items() if ".tmp." not in name}
    return ours == content(rows / "whole")


@pytest.mark.parametrize("engine", [one for one in (dask, spark) if one.__name__ in ENGINES])
def test_hosts_that_go(site, rows, engine):
    """Two hosts work; one of them is gone in each step of the job, and another one comes; then the driver's turn."""
    start, address = engine(site)
    for number in (1, 2):
        start(number)
    job = f"python -m nonet.fleet {SAID} {address} --output /shared/out"
    driver = site.start(0, job)
    for number, pattern in ((1, "work/judged/*.parts"), (2, "findings/*.parquet")):
        boxes.wait_for(lambda p=pattern: len(files(site, "out", p)) > 4 or driver.poll() is not None, 300, pattern)
        assert driver.poll() is None, pathlib.Path(site.place, "host0.log").read_text()
        start(number + 2)
        site.hosts[number].stop()
    assert driver.wait(300) == 0
    assert same(site, rows, "out")
    # Kills the driver, and runs the same command again.
    with contextlib.suppress(subprocess.TimeoutExpired):
        job = job.replace("/shared/out", "/shared/again")
        driver = site.start(0, job)
        boxes.wait_for(lambda: len(files(site, "again", "work/judged/*.parts")) > 4, 300, "judging")
        driver.kill()
        site.host(0).run("sh -c 'kill -9 $(pgrep -f nonet.fleet)'", good=(0, 1, 137, -9))  # the command line contains the pattern itself
        driver.wait(5)
    assert not files(site, "again", "manifest.json")
    assert '"rows":' in site.host(0).run(job).stdout.replace(" ", "")
    assert same(site, rows, "again")


@pytest.mark.parametrize("engine", [one for one in (dask, spark) if one.__name__ in ENGINES])
def test_a_disk_that_fills(site, rows, engine):
    start, address = engine(site)
    start(1)
    given = sum(one.stat().st_size for one in (site.shared / "in").glob("*"))
    site.size(given // 1_000_000 + 2)
    job = f"python -m nonet.fleet {SAID} {address} --output /shared/out"
    full = site.host(0).run(job, good=(4,))
    assert "No space left on device" in full.stderr and full.stderr.endswith("to resume the job.\n")
    site.size(400)
    site.host(0).run(job)
    assert same(site, rows, "out")
    assert pq.read_table(site.shared / "out/train").num_rows > 0.5 * ROWS
