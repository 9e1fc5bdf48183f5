"""Jobs: tasks that any worker can do at any time, and a folder that records which are done."""

from __future__ import annotations

import errno
import hashlib
import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from reprlib import repr as short
from typing import Any, Protocol, TypeAlias

from .folder import Folder, Lock, this_process

Work = Callable[[Any], Any]

# What happens with the progress of a job: True writes a line to stderr; a callable gets a mapping of ``step``, ``done``,
# ``tasks`` and ``seconds`` when a step begins, after each task, and when the step ends.
Progress: TypeAlias = bool | Callable[[Mapping[str, Any]], None]


class WorkersLost(RuntimeError):
    """A task lost its worker several times, usually because the worker has too little memory."""


class Engine(Protocol):
    """Runs tasks on machines: nonet.spark.engine, nonet.dask.engine."""

    def run(self, work: Work, tasks: Sequence[Any], tell: Callable[[int], None]) -> list[Any]:
        """Calls work(task) for each task, in any order, on any worker, and again if a worker died. Returns the results
        in the order of the tasks.

        tell   called with the number of tasks done
        """


class Job:
    """A run in a folder: its progress, and its settings, which every later run in that folder must have too.

    output   the folder; it has manifest.json when the job is done, and before that ``work/``, whose files record the
    progress

    Only one driver at a time works in a local folder. Object stores have no locks, so two drivers of the same job may
    write the same files there; drivers of different jobs refuse to share a folder.
    """

    def __init__(self, engine: Engine, output: str, settings: dict[str, Any], *, progress: Progress) -> None:
        self.engine = engine
        self.output = Folder(output)
        self.work = self.output.inner("work")
        self.settings = json.loads(json.dumps(settings))
        self._tell = progress if callable(progress) else ProgressLine() if progress else lambda told: None
        self._lock = self._locked() if self.output.is_local else None
        try:
            self._begin()
        except BaseException:
            self.close()
            raise

    def _locked(self) -> Lock | None:
        try:
            return Lock(self.output)
        except OSError as error:
            if error.errno in (errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP, errno.EINVAL):
                return None  # a file system without locks is used like an object store
            raise

    @property
    def is_locked(self) -> bool:
        return self._lock is not None

    def close(self) -> None:
        if self._lock:
            self._lock.free()

    def _begin(self) -> None:
        if not self.output.has("job.json"):
            own = {Lock.name} if self._lock else {self._claim}
            if there := [name for name in (*self.output.names(), *self.output.folders()) if name not in own]:
                address = self.output.address
                raise FileExistsError(f"{address}: {short(there[0])} exists, but there is no job to resume: use a new folder")
            if self._lock:
                self.output.write_json("job.json", self.settings)
            else:
                self._begin_without_lock()
            return
        self._refuse_others(json.loads(self.output.bytes("job.json")))
        if manifest := self.manifest:
            self.work.delete()
            self._expect_sizes(manifest)
        elif self._lock:
            self.output.delete_leavings()

    @property
    def _claim(self) -> str:
        """Returns a name for the settings."""
        return f"claim.{hashlib.sha256(json.dumps(self.settings, sort_keys=True).encode()).hexdigest()}"

    def _begin_without_lock(self) -> None:
        """Detects drivers of other jobs. Each driver first writes its settings and then looks for others, so the last
        of several drivers that start together sees all."""
        self.output.write_json(self._claim, this_process())
        try:
            for name in self.output.names():
                if name.startswith("claim.") and name != self._claim and ".tmp." not in name:
                    raise BlockingIOError(f"{self.output.address}: in use by {json.loads(self.output.bytes(name))}")
            if self.output.has("job.json"):
                self._refuse_others(json.loads(self.output.bytes("job.json")))
            self.output.write_json("job.json", self.settings)
        finally:
            self.output.delete_file(self._claim)

    def _expect_sizes(self, manifest: dict[str, Any]) -> None:
        """Checks that the files of a finished job have the sizes in its manifest. Checking the SHA-256 would take too
        long."""
        files = [*manifest["files"], *manifest.get("findings", [])]
        for file, size in zip(files, self.output.sizes([one["file"] for one in files]), strict=True):
            if size != file["bytes"]:
                found = "no file" if size is None else f"{size} bytes"
                raise OSError(f"{self.output.address}: {file['file']} was changed: found {found}, expected {file['bytes']} bytes")

    def _refuse_others(self, there: dict[str, Any]) -> None:
        for name in {**there, **self.settings}:
            if there.get(name) != self.settings.get(name):
                raise ValueError(
                    f"{self.output.address}: a job with {name}={short(there.get(name))} is there, and this one has {short(self.settings.get(name))}: name a new folder"
                )

    @property
    def manifest(self) -> dict[str, Any] | None:
        """Returns the manifest of a finished job."""
        if not self.output.has("manifest.json"):
            return None
        manifest: dict[str, Any] = json.loads(self.output.bytes("manifest.json"))
        return manifest

    def run(self, what: str, work: Work, tasks: Sequence[Any]) -> list[Any]:
        """Runs all tasks of one step. Tasks that an earlier run finished return their results at once."""
        began = time.monotonic()

        def tell(done: int) -> None:
            self._tell({"step": what, "done": done, "tasks": len(tasks), "seconds": round(time.monotonic() - began, 1)})

        def tell_within(done: int) -> None:
            if done < len(tasks):
                tell(done)

        tell_within(0)
        results = self.engine.run(work, tasks, tell_within) if tasks else []
        tell(len(tasks))
        return results

    def finish(self, manifest: dict[str, Any]) -> dict[str, Any]:
        """Ends the job: deletes the files that only its tasks needed."""
        self.output.write_json("manifest.json", manifest)
        if not self._lock:
            self.output.delete_leavings()
        self.work.delete()
        return manifest


def do_job(
    engine: Engine, output: str, settings: dict[str, Any], work: Callable[[Job], dict[str, Any]], *, progress: Progress
) -> dict[str, Any]:
    """Returns the manifest of a job that is finished already, or that ``work`` finishes."""
    with closing(Job(engine, output, settings, progress=progress)) as job:
        if manifest := job.manifest:
            return manifest
        try:
            return work(job)
        except Exception:
            # Without locks, another driver may have finished the job and deleted files that the tasks of this one
            # needed.
            if job.is_locked or not (manifest := job.manifest):
                raise
            job.work.delete()
            return manifest


class ProgressLine:
    """Writes the progress to stderr: on a terminal a line that changes, in a log a line every thirty seconds."""

    def __init__(self) -> None:
        self._terminal = sys.stderr.isatty()
        self._told = time.monotonic()

    def __call__(self, told: Mapping[str, Any]) -> None:
        now, ended = time.monotonic(), told["done"] == told["tasks"]
        if not ended and now - self._told < (0.1 if self._terminal else 30):
            return
        self._told = now
        words = f"{told['step']}: {told['done']:,} of {told['tasks']:,} tasks" + (f", {told['seconds']:.0f} s" if ended else "")
        start, end = ("\r" if self._terminal else ""), ("" if self._terminal and not ended else "\n")
        print(f"{start}{words}", end=end, file=sys.stderr, flush=True)


class ProgressJson:
    """Writes the progress to stderr as JSON lines: the beginning and the end of each step, and at most one a second."""

    def __init__(self) -> None:
        self._told = -1.0

    def __call__(self, told: Mapping[str, Any]) -> None:
        now = time.monotonic()
        if 0 < told["done"] < told["tasks"] and now - self._told < 1:
            return
        self._told = now
        print(json.dumps(told), file=sys.stderr, flush=True)
