"""Jobs on the processors of this machine, without Dask or Spark."""

from __future__ import annotations

import os
import pickle
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import active_children, get_context, parent_process
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

import pyarrow as pa

from .run import Engine, Work, WorkersLost

# A task whose process died is tried again. All tasks that were running then count as tried.
_TRIES = 4


def local(processes: int | None = None) -> Engine:
    """Runs the jobs on processes of this machine, by default one for each processor that this process may use.

    A script that calls it must begin its work under ``if __name__ == "__main__":``, because each process imports the
    script.
    """
    if processes is not None and processes < 1:
        raise ValueError(f"processes={processes}: expected at least 1")
    return _Engine(processes or _processors())


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class _Engine:
    """The processes stay until the engine is garbage, because each takes a second to start."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._children: set[BaseProcess] = set()

    def __del__(self) -> None:
        """Waits until the processes have ended. CPython may print an OSError when it exits while a pool is closing."""
        if self._pool is not None:
            self._pool.shutdown()

    def run(self, work: Work, tasks: Sequence[Any], tell: Callable[[int], None]) -> list[Any]:
        results: dict[int, Any] = {}
        lost = 0
        while len(results) < len(tasks):
            done = len(results)
            try:
                self._run_rest(work, tasks, results, tell)
            except BrokenProcessPool:
                lost = 1 if len(results) > done else lost + 1
                if lost == _TRIES:
                    raise WorkersLost(f"a process ended {lost} times before any task was done, probably for lack of memory") from None
        return [results[number] for number in range(len(tasks))]

    def _run_rest(
        self, work: Work, tasks: Sequence[Any], results: dict[int, Any], tell: Callable[[int], None]
    ) -> None:
        """Runs the tasks that have no result. Raises BrokenProcessPool if a process ends."""
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _begin)
        others = set(active_children()) - self._children
        data = pickle.dumps(work)
        try:
            futures: dict[Future[Any], int] = {
                self._pool.submit(_do, data, task): number for number, task in enumerate(tasks) if number not in results
            }
            self._children = set(active_children()) - others
            for future in as_completed(futures):
                results[futures[future]] = future.result()
                tell(len(results))
        except BaseException:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
            for child in self._children:
                child.kill()
            raise


def _begin() -> None:
    """Prepares a process. The terminal sends Ctrl-C to all processes, and the driver ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_driver, daemon=True).start()
    pa.set_cpu_count(1)


def _end_with_driver() -> None:
    """Ends this process when the driver has been killed: it would wait for work forever."""
    if driver := parent_process():
        driver.join()
        os._exit(1)


@lru_cache(1)
def _work(data: bytes) -> Work:
    work: Work = pickle.loads(data)
    return work


def _do(data: bytes, task: Any) -> Any:
    return _work(data)(task)
