"""Engines for tests: one that needs no cluster, and ones whose workers die."""

import os
import pathlib
import pickle
import resource
from contextlib import contextmanager

import psutil


class Inline:
    """Does tasks here, each by a copy of the work, and in an order of its own."""

    def __init__(self):
        self.steps = []

    def run(self, work, tasks, tell):
        self.steps.append((type(work).__name__, len(tasks)))
        results = {}
        for number in reversed(range(len(tasks))):
            results[number] = pickle.loads(pickle.dumps(work))(pickle.loads(pickle.dumps(tasks[number])))
            tell(len(results))
        return [results[number] for number in range(len(tasks))]


class Counted:
    """Work that writes down how often it arrives somewhere."""

    def __init__(self, file):
        self.file = str(file)

    def __setstate__(self, state):
        self.__dict__ = state
        with pathlib.Path(self.file).open("a") as out:
            out.write("x")

    def __call__(self, task):
        return task + 1


class Deadly:
    """An engine some of whose tasks kill their worker once, with a file half written.

    deaths   of each kind of work the numbers of the tasks
    how      'worker', 'executor' (the JVM above it), or 'disk': no worker dies, but its disk is full, every time
    """

    def __init__(self, engine, marks, deaths, how="worker"):
        self.engine, self.marks, self.deaths, self.how = engine, str(marks), deaths, how
        pathlib.Path(marks).mkdir()

    def run(self, work, tasks, tell):
        mine = self.deaths.get(type(work).__name__, ())
        if not mine:
            return self.engine.run(work, tasks, tell)
        return self.engine.run(Mortal(work, self.marks, mine, self.how), list(enumerate(tasks)), tell)

    def died(self):
        return len(os.listdir(self.marks))


class Mortal:
    def __init__(self, work, marks, deaths, how):
        self.work, self.marks, self.deaths, self.how = work, marks, deaths, how

    def __call__(self, numbered):
        number, task = numbered
        mark = pathlib.Path(self.marks, f"{type(self.work).__name__}-{number}")
        if number not in self.deaths or (mark.exists() and self.how != "disk"):
            return self.work(task)
        mark.touch()
        if self.how == "disk":
            return self.with_full_disk(task)
        os.fsync = self.die
        return self.work(task)

    def with_full_disk(self, task):
        before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, before[1]))
        try:
            return self.work(task)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, before)

    def die(self, descriptor):
        victim = os.getpid()
        if self.how == "executor":
            (victim,) = (one.pid for one in psutil.Process().parents() if "CoarseGrainedExecutorBackend" in " ".join(one.cmdline()))
        os.ftruncate(descriptor, os.fstat(descriptor).st_size // 2)
        os.kill(victim, 9)
        os.kill(os.getpid(), 9)


@contextmanager
def spark_session(place, more):
    """A cluster of two executors with one CPU each; the driver's JVM starts and stops them."""
    from pyspark.sql import SparkSession

    settings = {
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": "false",
        "spark.sql.shuffle.partitions": "4",
        "spark.default.parallelism": "4",
        "spark.sql.adaptive.enabled": "false",
        "spark.local.dir": str(place),
        "spark.driver.extraJavaOptions": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
        "spark.executor.extraJavaOptions": "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC",
        "spark.executorEnv.PYTHONPATH": os.environ["PYTHONPATH"],
        **more,
    }
    here = os.getcwd()
    os.chdir(place)
    builder = SparkSession.builder.master("local-cluster[2,1,1024]").appName("tests")
    for name, value in settings.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("OFF")
    try:
        yield session
    finally:
        session.stop()
        os.chdir(here)
