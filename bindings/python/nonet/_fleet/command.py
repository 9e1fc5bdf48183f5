"""python -m nonet.fleet: the jobs as commands."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from typing import Any

from .. import fleet
from .._core import Limits, __version__
from .columns import VERBS
from .local import local
from .run import Engine, Progress, ProgressJson, Work, WorkersLost


def main(words: Sequence[str] | None = None) -> int:
    """Returns the exit code: 0 done, 2 usage, 4 errors of files and workers, 5 incomplete strata, 130 Ctrl-C."""
    args = _parser().parse_args(words)
    if args.processes and args.engine != "local":
        print(f"nonet.fleet: found --processes with --engine {args.engine}, expected --engine local", file=sys.stderr)
        return 2
    if args.address and args.engine == "local":
        print("nonet.fleet: found --address without an engine that has one, expected --engine dask or spark", file=sys.stderr)
        return 2
    if not find_spec(_MODULES.get(args.engine, "nonet")):
        print(f"nonet.fleet: {args.engine} is not installed: pip install 'nonet[{args.engine}]'", file=sys.stderr)
        return 2
    try:
        with ExitStack() as stack:
            return int(args.job(_Later(args, stack), args))
    except (FileExistsError, FileNotFoundError, NotADirectoryError, ValueError) as error:
        print(f"nonet.fleet: {error}", file=sys.stderr)
        return 2
    except (OSError, WorkersLost) as error:
        print(f"nonet.fleet: {error}\n{_GOES_ON}", file=sys.stderr)
        return 4
    except KeyboardInterrupt:
        print(f"nonet.fleet: stopped\n{_GOES_ON}", file=sys.stderr)
        return 130


_MODULES = {"dask": "distributed", "spark": "pyspark"}
_PROGRESS: dict[str, Progress] = {"line": True, "json": ProgressJson(), "none": False}
_GOES_ON = "Run the same command again to resume the job."


def _make(engine: Engine, args: argparse.Namespace) -> int:
    manifest = fleet.make(
        engine,
        args.output,
        rows=args.count,
        strata=args.strata,
        seed=args.seed,
        by=args.by,
        minimal=args.minimal,
        ratings=args.ratings,
        split=args.split,
        attempts=args.attempts,
        patience=args.patience,
        nodes=args.nodes,
        items_per_task=args.per_task,
        progress=_PROGRESS[args.progress],
    )
    _say("\n".join(f"{one['stratum']}\t{one['rows']}" for one in manifest["strata"]))
    return 0 if all(one["rows"] == one["wanted"] for one in manifest["strata"]) else 5


def _clean(engine: Engine, args: argparse.Namespace) -> int:
    manifest = fleet.clean(
        engine,
        args.input,
        args.output,
        puzzle=args.puzzle,
        solution=args.solution,
        parts=args.parts,
        seed=args.seed,
        minimality=args.minimal,
        nodes=args.nodes,
        rows_per_task=args.per_task,
        progress=_PROGRESS[args.progress],
    )
    _say(json.dumps(manifest["audit"]))
    return 0


def _run(engine: Engine, args: argparse.Namespace) -> int:
    options: dict[str, Any] = {name: getattr(args, name) for name in args.options if getattr(args, name) is not None}
    if args.nodes:
        options["limits"] = Limits(nodes=args.nodes)
    manifest = fleet.run(
        engine,
        args.verb,
        args.input,
        args.output,
        puzzle=args.puzzle,
        prefix=args.prefix,
        rows_per_task=args.per_task,
        progress=_PROGRESS[args.progress],
        **options,
    )
    _say(json.dumps(manifest["statuses"]))
    return 0


def _say(text: str) -> None:
    """Prints the result of a job that is done. A reader that has closed the pipe does not make it an error."""
    try:
        print(text, flush=True)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m nonet.fleet",
        description="Whole jobs over folders of puzzles, on this machine, Dask or Spark. The same command resumes an interrupted job.",
    )
    parser.add_argument("--version", action="version", version=f"nonet {__version__}")
    jobs = parser.add_subparsers(required=True, metavar="JOB")

    make = _job(jobs, "make", "a set in strata, as nonet dataset make", _make)
    make.add_argument("-n", "--count", type=int, default=1000, help="puzzles of each stratum (default: 1000)")
    make.add_argument("--strata", required=True, help="22..23,24,25..27, or by rating 1.2..2.0,7.1..7.5")
    make.add_argument("--by", choices=("givens", "rating"), default="givens")
    make.add_argument("--seed", type=int, required=True)
    make.add_argument("--minimal", action="store_true", help="no given can be dropped")
    make.add_argument("--ratings", action="store_true", help="add er, ep, ed")
    make.add_argument("--split", type=float, metavar="SHARE", help="write train/ with about this share, and test/")
    make.add_argument("--attempts", type=int, help="make at most this number of puzzles")
    make.add_argument("--patience", type=int, default=fleet.PATIENCE, help="give up a stratum after this number of puzzles in a row that do not fit (0: never)")

    clean = _job(jobs, "clean", "audit, drop defects, dedupe by class, divide", _clean, reads=True)
    clean.add_argument("--solution", metavar="COLUMN", help="the column of the rows' own solutions")
    clean.add_argument("--parts", type=_parts, help="train=0.8,test=0.2")
    clean.add_argument("--seed", type=int, default=0, help="of the division (default: 0)")
    clean.add_argument("--minimal", action="store_true", help="a given that can be dropped is a defect too")

    for verb in VERBS:
        one = _job(jobs, verb, f"the columns of nonet.{verb} for each row", _run, reads=True, searches=verb != "canonical")
        one.add_argument("--prefix", default="", help="stands before the names of the new columns")
        options = _OPTIONS.get(verb, {})
        for name, said in options.items():
            one.add_argument(f"--{name}", **said)
        one.set_defaults(verb=verb, options=list(options))
    return parser


_OPTIONS: dict[str, dict[str, dict[str, Any]]] = {
    "rate": {"scale": {"help": "se (default), hodoku, hodoku-2.2, hodoku-2.3 or nonet"}},
    "classes": {"by": {"choices": ("puzzle", "solution"), "help": "whose class (default: puzzle)"}},
    "split": {
        "parts": {"type": lambda text: _parts(text), "required": True, "help": "train=0.8,test=0.2"},
        "seed": {"type": int, "required": True, "help": "of the division"},
        "by": {"choices": ("puzzle", "solution"), "help": "the kind of isomorphs that must not leak (default: puzzle)"},
    },
}


def _job(jobs: Any, name: str, words: str, job: Any, *, reads: bool = False, searches: bool = True) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = jobs.add_parser(name, help=words, description=words)
    parser.set_defaults(job=job)
    if reads:
        parser.add_argument("--input", required=True, help="a folder, or one file: Parquet, CSV with a header, or text with a puzzle in each line")
        parser.add_argument("--puzzle", default="puzzle", metavar="COLUMN", help="the column of puzzles (default: puzzle)")
    parser.add_argument("--output", required=True, help="a folder that all workers see")
    parser.set_defaults(nodes=0)
    if searches:
        parser.add_argument("--nodes", type=_positive, metavar="N", help="of each search or rating (default: no limit)")
    parser.add_argument("--per-task", type=_positive, metavar="N", help="rows, or puzzles to make, of a task")
    parser.add_argument("--engine", choices=("local", "dask", "spark"), default="local", help="what runs the tasks (default: local, this machine)")
    parser.add_argument("--processes", type=_positive, metavar="N", help="of --engine local (default: one for each CPU)")
    parser.add_argument("--address", help="tcp://host:8786, spark://host:7077, yarn (default: the CPUs of this machine)")
    parser.add_argument("--conf", action="append", type=_setting, default=[], metavar="NAME=VALUE", help="a setting of Spark; may be repeated")
    parser.add_argument("--progress", choices=tuple(_PROGRESS), default="line", help="how progress is written to stderr (default: line)")
    return parser


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected a whole number of at least 1")
    return int(text)


def _setting(text: str) -> tuple[str, str]:
    name, sign, value = text.partition("=")
    if not sign or not name:
        raise argparse.ArgumentTypeError(f"found {text!r}, expected a setting like spark.executor.memory=2g")
    return name, value


def _parts(text: str) -> dict[str, float]:
    parts: dict[str, float] = {}
    for word in text.split(","):
        name, sign, share = word.partition("=")
        try:
            parts[name] = float(share)
        except ValueError:
            sign = ""
        if not sign or not name:
            raise argparse.ArgumentTypeError(f"found {word!r}, expected a name and a share like train=0.8")
    return parts


class _Later:
    """An engine that starts with its first tasks, so wrong arguments and finished jobs are reported at once."""

    def __init__(self, args: argparse.Namespace, stack: ExitStack) -> None:
        self._args, self._stack = args, stack
        self._engine: Engine | None = None

    def run(self, work: Work, tasks: Sequence[Any], tell: Callable[[int], None]) -> list[Any]:
        if self._engine is None:
            self._engine = self._stack.enter_context(_engine(self._args))
        return self._engine.run(work, tasks, tell)


# A terminal sends Ctrl-C to the workers too. All would report it, although the driver stops them anyway.
_DEAF = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)"


@contextmanager
def _engine(args: argparse.Namespace) -> Iterator[Engine]:
    if args.engine == "local":
        yield local(args.processes)
        return
    if args.engine == "dask":
        import dask
        from distributed import Client

        import nonet.dask

        preload = [*dask.config.get("distributed.worker.preload"), _DEAF]
        with Client(args.address) if args.address else Client(threads_per_worker=1, dashboard_address=":0", preload=preload) as client:
            yield nonet.dask.engine(client)
        return
    from pyspark.sql import SparkSession

    import nonet.spark

    if not args.address:  # on other machines, their own settings select the Python that has nonet
        os.environ.setdefault("PYSPARK_PYTHON", sys.executable)
    builder = SparkSession.builder.appName("nonet.fleet").config("spark.ui.showConsoleProgress", "false")
    for name, value in args.conf:
        builder = builder.config(name, value)
    # On this machine, Spark does not repeat the task of a dead worker unless the address says how often.
    builder = builder.master(args.address or "local[*,4]")
    try:
        session = builder.getOrCreate()
    except Exception as error:  # any exception of Java, Py4J and Spark; Java has printed more itself
        where = f" at {args.address}" if args.address else ""
        raise OSError(f"Spark failed to start{where}: {str(error).splitlines()[0]}") from None
    try:
        yield nonet.spark.engine(session)
    finally:
        session.stop()
