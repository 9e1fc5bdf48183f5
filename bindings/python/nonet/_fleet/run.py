"""Jobs: tasks that any worker may do at any time, and a folder that knows which are done."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Sequence
from reprlib import repr as short
from typing import Any, Protocol

from .folder import Folder

Work = Callable[[Any], Any]


class WorkersLost(RuntimeError):
    """A task lost its worker several times: most often there is too little memory for it."""


class Engine(Protocol):
    """What runs tasks on machines: nonet.spark.engine, nonet.dask.engine."""

    def run(self, work: Work, tasks: Sequence[Any], tell: Callable[[int], None]) -> list[Any]:
        """work(task) of each task, in any order, on any worker, again where a worker died; the results, in order.

        tell   called with the number of tasks done
        """


class Job:
    """A run in a folder: its settings, which are those of every later run there, and its progress.

    output   holds manifest.json when the job is done; before that ``work/``, whose files tell what is done
    """

    def __init__(self, engine: Engine, output: str, settings: dict[str, Any], *, progress: bool) -> None:
        self.engine = engine
        self.output = Folder(output)
        self.work = self.output.inner("work")
        self.settings = json.loads(json.dumps(settings))
        self._progress = progress
        if not self.output.has("job.json"):
            if there := [*self.output.names(), *self.output.folders()]:
                raise FileExistsError(f"{output}: {short(there[0])} is there, and no job that could go on: name a new folder")
            self.output.write_json("job.json", self.settings)
            return
        self._refuse_others(json.loads(self.output.bytes("job.json")))
        if self.output.has("manifest.json"):
            self.work.delete()
        else:
            self.output.delete_leavings()

    def _refuse_others(self, there: dict[str, Any]) -> None:
        for name in {**there, **self.settings}:
            if there.get(name) != self.settings.get(name):
                raise ValueError(
                    f"{self.output.address}: a job with {name}={short(there.get(name))} is there, and this one has {short(self.settings.get(name))}: name a new folder"
                )

    @property
    def manifest(self) -> dict[str, Any] | None:
        """That of a job that is done."""
        if not self.output.has("manifest.json"):
            return None
        manifest: dict[str, Any] = json.loads(self.output.bytes("manifest.json"))
        return manifest

    def run(self, what: str, work: Work, tasks: Sequence[Any]) -> list[Any]:
        """All tasks of one step; those that were done by an earlier run give their results at once."""
        teller = _Teller(what, len(tasks)) if self._progress else None
        results = self.engine.run(work, tasks, teller.tell if teller else lambda done: None) if tasks else []
        if teller:
            teller.end()
        return results

    def finish(self, manifest: dict[str, Any]) -> dict[str, Any]:
        """The job is done: what only its tasks needed goes."""
        self.output.write_json("manifest.json", manifest)
        self.work.delete()
        return manifest


class _Teller:
    """A line on stderr: all the time on a terminal, every thirty seconds in a log."""

    def __init__(self, what: str, total: int) -> None:
        self._what, self._total = what, total
        self._began = self._told = time.monotonic()

    def tell(self, done: int) -> None:
        now = time.monotonic()
        terminal = sys.stderr.isatty()
        if now - self._told < (0.1 if terminal else 30):
            return
        self._told = now
        print(f"\r{self._words(done)}" if terminal else self._words(done), end="" if terminal else "\n", file=sys.stderr, flush=True)

    def end(self) -> None:
        start = "\r" if sys.stderr.isatty() else ""
        print(f"{start}{self._words(self._total)}, {time.monotonic() - self._began:.0f} s", file=sys.stderr, flush=True)

    def _words(self, done: int) -> str:
        return f"{self._what}: {done:,} of {self._total:,} tasks"
