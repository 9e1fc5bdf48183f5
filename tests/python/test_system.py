"""What a process does: Ctrl-C, importing, forking; files; and what the command answers to the same."""

import ast
import gzip
import importlib
import io
import json
import os
import pathlib
import pydoc
import signal
import subprocess
import sys
import textwrap
import threading
import time

import pytest
from puzzles import EASY, EMPTY, HARDEST, SEVERAL

import nonet

COMMAND = os.environ.get("NONET_COMMAND")
PROMPT = 0.1  # seconds
LARGE = "." * 625
SITE = str(pathlib.Path(nonet.__file__).parent.parent)

LONG = {
    "count": lambda: nonet.Puzzle(EMPTY).count(limits=nonet.Limits(solutions=0)),
    "solve": lambda: nonet.Puzzle(EMPTY).solve(limits=nonet.Limits(solutions=0)),
    "solve with an engine": lambda: nonet.Puzzle(EMPTY).solve(engine="row", limits=nonet.Limits(solutions=0)),
    "trace": lambda: nonet.Puzzle(EMPTY).trace("row", max_events=0, limits=nonet.Limits(solutions=0)),
    "estimate": lambda: nonet.Puzzle(EMPTY).estimate(probes=10**9),
    "generate": lambda: nonet.Generator(givens=17)[0],
    "generate many": lambda: nonet.Generator(rating=(9.4, 9.5)).take(10_000),
    "rate 64 hard ones": lambda: nonet.rate([HARDEST] * 64, threads=1),
    "rate on threads": lambda: nonet.rate([HARDEST] * 6400, threads=3),
    "solve a column": lambda: nonet.solve([EMPTY] * 64, limits=nonet.Limits(solutions=0), threads=1),
    "count on a board": lambda: nonet.Puzzle(LARGE, board="25x25").count(limits=nonet.Limits(solutions=0)),
    "the candidates of a board": lambda: nonet.Puzzle(LARGE, board="25x25").candidates(),
    "solve a column of a board": lambda: nonet.solve([LARGE] * 64, board="25x25", limits=nonet.Limits(solutions=0), threads=1),
    "generate on a board": lambda: nonet.Generator(board="25x25", minimal=True)[0],
    "check a column": lambda: nonet.check([EASY] * 1_000_000, threads=1),
}


@pytest.mark.parametrize("name", LONG)
def test_ctrl_c_ends_any_call_at_once(name):
    """Time is that of this process: what others take of the machine does not count."""
    began = []

    def interrupt() -> None:
        began.append(time.process_time())
        signal.raise_signal(signal.SIGINT)

    timer = threading.Timer(0.6, interrupt)
    timer.start()
    try:
        with pytest.raises(KeyboardInterrupt):
            LONG[name]()
        ended = time.process_time()
    finally:
        timer.cancel()
    assert ended - began[0] < PROMPT
    assert nonet.Puzzle(EASY).solve().status == "unique"


def run(code: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-X", "dev", "-W", "error", "-c", textwrap.dedent(code)],
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "leaked" not in done.stderr, done.stderr
    return done.stdout


# Modules that would make importing slow, and modules that a script for solving puzzles does not need.
HEAVY = ("typing", "re", "json", "enum", "functools", "collections", "contextlib", "html", "gzip")
NEEDLESS = ("dataclasses", "inspect", "typing", "html", "gzip", "numpy", "pyarrow", "pandas", "polars", "asyncio", "multiprocessing")


def loaded(code: str, names: tuple[str, ...]) -> set[str]:
    """Which of the modules are there afterwards, in a Python that begins with nothing."""
    told = f"{code}; import sys; print(*(name for name in {names!r} if name in sys.modules))"
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", f"import sys; sys.path.insert(0, {SITE!r}); {told}"],
        capture_output=True, text=True, check=True,
    )
    return set(done.stdout.split())


def test_importing_takes_nothing_else():
    assert loaded("import nonet; dir(nonet)", HEAVY + NEEDLESS) == set()
    assert loaded("import nonet", ("nonet._core", "nonet._verbs", "nonet._puzzle", "nonet._answers")) == {"nonet._core"}


@pytest.mark.parametrize("asked", [f"solve('{EASY}').status", f"Puzzle('{EASY}').is_unique()", "solve(['12', None]).status[0]"])
def test_solving_takes_little_else(asked):
    assert loaded(f"import nonet; nonet.{asked}", NEEDLESS) == set()


def test_every_name_of_the_package():
    """The list of __init__.py, that of __init__.pyi, what dir() and * give: the same; and each is there."""
    stub = ast.parse(pathlib.Path(nonet.__file__).with_name("__init__.pyi").read_text())
    listed = {name.asname: one.module for one in stub.body if isinstance(one, ast.ImportFrom) for name in one.names}
    assert set(listed) == set(nonet.__all__) and len(nonet.__all__) == len(listed)
    for name, home in listed.items():
        module = importlib.import_module(f"nonet.{home}")
        assert getattr(nonet, name) is getattr(module, name) and name in dir(nonet)
    everything: dict = {}
    exec("from nonet import *", everything)
    assert set(nonet.__all__) <= set(everything)
    with pytest.raises(AttributeError, match="module 'nonet' has no attribute 'slove'"):
        nonet.slove  # noqa: B018
    assert "Puzzle" in pydoc.render_doc(nonet) and not hasattr(nonet, "numpy")


def test_a_forked_child_works_too():
    run(
        """
        import os, nonet
        lines = ["." * 80 + "1"] * 3000
        nonet.solve(lines, threads=2)
        child = os.fork()
        if child == 0:
            os._exit(0 if nonet.solve(lines, threads=2).status[0] == "multiple" else 1)
        assert os.waitpid(child, 0)[1] == 0
        """
    )


def test_the_kernel_is_chosen_from_outside():
    code = "import nonet; print([k.name for k in nonet.kernels() if k.chosen][0])"
    plainest = nonet.kernels()[0].name
    assert run(code, NONET_KERNEL=plainest).strip() == plainest
    fast = {"x86_64": {"sse4", "avx2", "avx512"}, "aarch64": {"neon"}}.get(os.uname().machine, set())
    assert not fast or run(code, NONET_KERNEL="").strip() in fast


def test_threads_of_python_run_on(minimal):
    ticks = []
    stop = threading.Event()

    def tick() -> None:
        while not stop.wait(0.001):
            ticks.append(1)

    other = threading.Thread(target=tick)
    other.start()
    nonet.rate(minimal[:300], threads=1)
    stop.set()
    other.join()
    assert len(ticks) > 5


def test_threads_by_default(monkeypatch):
    from nonet import _input

    monkeypatch.delenv("NONET_THREADS", raising=False)
    assert _input.thread_count(None) == len(os.sched_getaffinity(0)) and _input.thread_count(3) == 3
    monkeypatch.setenv("RAY_JOB_ID", "1")
    assert _input.thread_count(None) == 1
    monkeypatch.setenv("NONET_THREADS", "7")
    assert _input.thread_count(None) == 7


def test_files_are_read_as_the_command_reads_them(tmp_path):
    text = f"id,puzzle,solution,clues\n1,{EASY},{nonet.Puzzle(EASY).solve().solution},30\n2,12,,0\n3,{SEVERAL},,26\n"
    plain, packed = tmp_path / "a.csv", tmp_path / "a.csv.gz"
    plain.write_text(text)
    with gzip.open(packed, "wt") as file:
        file.write(text)
    for source in (plain, str(packed), io.BytesIO(text.encode())):
        (table,) = nonet.read(source)
        assert table.puzzle.to_list() == [EASY, None, SEVERAL] and table.line.to_list() == [2, 3, 4]
        assert table.solution[0] == nonet.Puzzle(EASY).solve().solution and table.solution[2] is None
        assert table.format.to_list() == ["csv", None, "csv"] and "found 2 cells" in table.error[1]
    assert [table.num_rows for table in nonet.read(plain, size=2)] == [2, 1]
    assert list(nonet.read(io.BytesIO(b""))) == []
    with pytest.raises(TypeError, match="opened in binary mode"):
        list(nonet.read(io.StringIO(text)))
    with pytest.raises(FileNotFoundError):
        list(nonet.read(tmp_path / "none"))

    class Failing(io.RawIOBase):
        def read(self, size=-1):
            raise OSError("the disk is gone")

    with pytest.raises(OSError, match="the disk is gone"):
        list(nonet.read(Failing()))


def asked(*arguments, text=""):
    done = subprocess.run([COMMAND, *arguments], input=text, capture_output=True, text=True, check=False)
    return [json.loads(line) for line in done.stdout.splitlines()]


@pytest.mark.skipif(not COMMAND, reason="NONET_COMMAND names no program")
def test_the_command_makes_and_splits_the_same(tmp_path, minimal):
    made = asked("generate", "--seed", "3", "--minimal", "-n", "5", "--json")
    assert [one.to_dict() for one in map(nonet.Generator(seed=3, minimal=True).__getitem__, range(5))] == made
    (tmp_path / "all.txt").write_text("\n".join(minimal[:200]) + "\n")
    shares = {"train": 0.7, "valid": 0.2, "test": 0.1}
    parts = ",".join(f"{name}={share}" for name, share in shares.items())
    subprocess.run(
        [COMMAND, "dataset", "split", str(tmp_path / "all.txt"), "--output", str(tmp_path / "out"), "--parts", parts, "--seed", "5"],
        check=True,
        capture_output=True,
    )
    ours = nonet.split(minimal[:200], shares, seed=5).part
    for name in shares:
        theirs = (tmp_path / "out" / f"{name}.txt").read_text().split()
        assert [line for line, part in zip(minimal, ours, strict=False) if part == name] == theirs


@pytest.mark.skipif(not COMMAND, reason="NONET_COMMAND names no program")
def test_the_command_audits_the_same(tmp_path, minimal):
    moved = nonet.scramble(minimal[:3], seed=1).puzzle.to_list()
    files = {"a.txt": minimal[:20] + [minimal[2], moved[1], SEVERAL, "x1"], "b.txt": [moved[0], *minimal[20:30]]}
    with nonet.Audit() as audit:
        for name, lines in files.items():
            (tmp_path / name).write_text("\n".join(lines) + "\n")
            audit.add(lines[:7], name=name)
            audit.add(lines[7:], name=name)
    done = subprocess.run(
        [COMMAND, "dataset", "audit", "--json", *files], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    *told, totals = map(json.loads, done.stdout.splitlines())
    columns = ("file", "row", "defect", "of_file", "of_row")
    ours = list(zip(*(audit.findings[name] for name in columns), strict=True))
    rows = [(one["file"], one["line"] - 1, one["defect"], one.get("of", {}).get("file"), one.get("of", {}).get("line")) for one in told]
    assert ours == [(*row[:4], None if row[4] is None else row[4] - 1) for row in rows]
    assert {name: totals[name] for name in audit.totals} == audit.totals and audit.totals["rows"] == 35
    assert {one[2] for one in ours} == {"repeat", "isomorph", "multiple", "unreadable", "leak"}


def test_an_audit_looks_at_solutions(minimal):
    solutions = nonet.solve(minimal[:4]).solution.to_list()
    solutions[1] = solutions[0]
    solutions[3] = None
    audit = nonet.Audit(minimality=True)
    audit.add([*minimal[:4], EASY], solution=[*solutions, None])
    assert audit.findings.defect.to_list() == ["wrong_solution", "not_minimal"]
    assert audit.totals["solutions_checked"] == 3 and audit.totals["minimal"] == 4
    assert "2 defects" in repr(audit)


def signatures(stub: str) -> dict[str, list[str]]:
    """Functions and methods of a stub with the names of their arguments, and properties; not what Python itself calls."""
    found = {}
    for thing in ast.parse(stub).body:
        members = thing.body if isinstance(thing, ast.ClassDef) else [thing]
        owner = f"{thing.name}." if isinstance(thing, ast.ClassDef) else ""
        for one in members:
            if isinstance(one, ast.FunctionDef) and not one.name.startswith("_"):
                found[owner + one.name] = [argument.arg for argument in one.args.args]
    return found


def test_the_stub_is_what_the_module_has(tmp_path):
    pytest.importorskip("nanobind")
    written = tmp_path / "core.pyi"
    command = [sys.executable, "-m", "nanobind.stubgen", "-q", "-m", "nonet._core", "-o", str(written)]
    subprocess.run(command, check=True, capture_output=True)
    ours = pathlib.Path(nonet.__file__).with_name("_core.pyi")
    assert signatures(ours.read_text()) == signatures(written.read_text())


CALLER = """
import numpy, pandas, polars, pyarrow
import nonet

one: nonet.Answer = nonet.solve("12")
line: str | None = nonet.solve(nonet.Puzzle("12")).solution
many: nonet.Table = nonet.solve(["12", None])
many = nonet.solve(numpy.zeros((1, 81), numpy.uint8))
many = nonet.solve(polars.Series(["12"]))
many = nonet.solve(polars.DataFrame({"a": ["12"]}), column="a")
many = nonet.solve(pandas.Series(["12"]))
many = nonet.solve(pyarrow.array(["12"]))
many = nonet.solve(many.solution)
many = nonet.rate(many, column="solution")
many = nonet.solve(iter(["12"]))
nonet.solve(5)  # type: ignore[call-overload]
nonet.solve(None)  # type: ignore[call-overload]
nonet.rate(7.2)  # type: ignore[call-overload]
nonet.classes(5)  # type: ignore[arg-type]
nonet.solve("12").statuss  # type: ignore[attr-defined]
"""


def test_types_hold(tmp_path):
    """mypy --strict, of the package and of a caller."""
    pytest.importorskip("mypy")
    site = pathlib.Path(nonet.__file__).parent.parent
    settings = pathlib.Path(os.environ["NONET_SOURCE_DIR"]) / "pyproject.toml"
    command = [sys.executable, "-m", "mypy", "--config-file", settings, "--cache-dir", site.parent / "mypy", "-p", "nonet"]
    strict = subprocess.run(command, cwd=site, capture_output=True, text=True, check=False)
    assert strict.returncode == 0, strict.stdout
    # A comment that is not needed is an error too.
    caller = tmp_path / "caller.py"
    caller.write_text(CALLER)
    done = subprocess.run([*command[:-2], "--strict", caller], cwd=site, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
