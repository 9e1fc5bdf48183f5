"""Measures CPU seconds and memory of engines with many processes, and extrapolates to more rows."""

from __future__ import annotations

import threading
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import numpy as np
import psutil


class Meter:
    """Measures CPU seconds and memory of this process and all its descendants, including those that ended."""

    def __init__(self) -> None:
        self._ended = 0.0
        self._last: dict[psutil.Process, float] = {}
        self.peak = 0
        self._stop = threading.Event()
        self._began = self.seconds()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self._thread.start()

    def seconds(self) -> float:
        me = psutil.Process()
        now: dict[psutil.Process, float] = {}
        memory = 0
        for one in [me, *me.children(recursive=True)]:
            try:
                times = one.cpu_times()
                memory += one.memory_info().rss
            except psutil.Error:
                continue
            now[one] = times.user + times.system
        self._ended += sum(time for one, time in self._last.items() if one not in now)
        self._last = now
        self.peak = max(self.peak, memory)
        return self._ended + sum(now.values())

    def _look(self) -> None:
        while not self._stop.wait(1):
            self.seconds()

    def spent(self) -> float:
        self._stop.set()
        self._thread.join()
        return self.seconds() - self._began


# (what, who): rows and CPU seconds of each measurement
_points: dict[tuple[str, str], list[tuple[int, float]]] = defaultdict(list)


def measure(what: str, who: str, rows: int, ask: Callable[[], Any]) -> None:
    """Measures ``ask``. It can return a function for checks, which is called afterwards and not measured."""
    meter, began = Meter(), time.monotonic()
    after = ask()
    cpu, wall = meter.spent(), time.monotonic() - began
    told = after() if callable(after) else after
    _points[what, who].append((rows, cpu))
    print(
        f"{what:10} {who:16} {rows:>9,} rows  {cpu:8.1f} CPU s  {cpu / rows * 1e6:8.2f} us a row  {meter.peak / 1e6:6.0f} MB"
        f"  {wall:6.0f} s  {told or ''}",
        flush=True,
    )


def print_models(rows: int) -> None:
    """Fits a straight line to the measurements of three or more numbers of rows: a fixed cost and a cost per row."""
    for (what, who), points in _points.items():
        sizes, seconds = np.array(points, float).T
        if len(set(sizes)) < 3:
            continue
        each, begin = np.polyfit(sizes, seconds, 1, w=1 / seconds)
        off = np.abs(begin + each * sizes - seconds) / seconds
        print(
            f"{what:10} {who:16} model: {begin:.1f} CPU s and {each * 1e6:.2f} us a row; points are at most {100 * off.max():.0f} % off it;"
            f" {rows:,} rows: {(begin + each * rows) / 3600:.1f} hours of one CPU"
        )
