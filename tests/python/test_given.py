"""What people give: it is taken as it is meant, or told what is wrong with it, in words and at its place."""

import io
import os
import re
import signal
import threading
import time

import pytest
from puzzles import EASY, SEVERAL

import nonet
from nonet import Limits, Puzzle

np = pytest.importorskip("numpy")
pa = pytest.importorskip("pyarrow")
pl = pytest.importorskip("polars")

VALUES = list(bytes(Puzzle(EASY)))
KINDS = "bBhHiIlLqQO"


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shape", [(81,), (9, 9), (1, 9, 9), (1, 81)])
def test_an_array_of_any_shape_is_a_puzzle(kind, shape):
    values = np.array(VALUES, kind).reshape(shape)
    want = Puzzle(EASY)
    assert Puzzle(values) == want == Puzzle(np.asfortranarray(values)) and Puzzle(list(values)) == want
    assert nonet.solve([values, None]).solution.to_list() == [want.solve().solution, None]


def test_text_may_be_bytes():
    p = Puzzle(EASY)
    assert Puzzle(EASY.encode()) == Puzzle(format(p, "grid").encode()) == Puzzle(bytes(p)) == p
    assert nonet.solve(EASY.encode()) == p.solve() and nonet.is_unique(bytes(p))
    assert nonet.solve([EASY.encode(), b"12"]).status.to_list() == ["unique", "invalid"]
    assert nonet.solve(np.array([EASY.encode()])).status[0] == nonet.solve(np.array([EASY])[0]).status == "unique"
    of_column = nonet.solve(pa.array([EASY.encode()], pa.binary(81))).solution[0]
    assert str(Puzzle(of_column)) == p.solve().solution


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (None, "NoneType is not a puzzle: expected its text, 81 values, or a Puzzle"),
        (5, "int is not a puzzle"),
        (2.5, "float is not a puzzle"),
        (np.array(5), "ndarray is not a puzzle"),
        (io, "module is not a puzzle"),
    ],
)
def test_what_cannot_be_a_puzzle_is_told(given, words):
    with pytest.raises(TypeError, match=words):
        Puzzle(given)
    with pytest.raises(TypeError, match=f"row 1: {words.split(':')[0]}.*" if given is not None else "column"):
        nonet.solve([EASY, given] if given is not None else given)


@pytest.mark.parametrize(
    ("given", "code", "words"),
    [
        ([0] * 80, "wrong_length", "found 80 values, expected 81"),
        ([0] * 80 + [10], "bad_character", "found 10 in r9c9, expected a value from 0 to 9"),
        ([0] * 80 + [-1], "bad_character", "found -1 in r9c9"),
        ([0, 0, 2**70] + [0] * 78, "bad_character", f"found {2**70} in r1c3"),
        (np.full((9, 9), -3), "bad_character", "found -3 in r1c1"),
        ([0] * 90 + [10], "wrong_length", "found 91 values"),
        ([None] * 81, "bad_character", "found None in r1c1, expected a value from 0 to 9"),
        ([0.0] * 81, "bad_character", "found 0.0 in r1c1"),
        (np.zeros((9, 9)), "bad_character", "found np.float64(0.0) in r1c1"),
        ([*VALUES[:80], "1"], "bad_character", "found '1' in r9c9"),
        ([*VALUES, "1"], "wrong_length", "found 82 values"),
        ([[[[[0]]]]], "bad_character", "found [[0]] in r1c1"),
        ("\udc80" + EASY, "bad_character", "found an unpaired surrogate, expected a puzzle"),
        (b"53..x", "wrong_length", "found 5 cells"),
    ],
)
def test_what_is_no_puzzle_is_told_alike_alone_and_in_a_list(given, code, words):
    with pytest.raises(nonet.NonetError) as raised:
        Puzzle(given)
    assert raised.value.code == code and words in str(raised.value)
    table = nonet.solve([EASY, given, None])
    assert table.status.to_list() == ["unique", "invalid", None] and table.error.to_list() == [None, str(raised.value), None]
    with pytest.raises(nonet.NonetError, match=re.escape(f"row 1: {raised.value}")):
        nonet.solve([EASY, given], errors="raise")


@pytest.mark.parametrize("kind", "bhilqBHILQ")
def test_a_wrong_value_in_an_array_is_a_row(kind):
    grids = np.array([VALUES] * 3, kind)
    grids[1, 40] = 100
    words = [None, "found 100 in r5c5, expected a value from 0 to 9", None]
    assert nonet.solve(grids).error.to_list() == words and nonet.parse(grids[::-1]).error.to_list() == words
    if kind in "bhilq":
        grids[1, 40] = -1
        assert nonet.solve(grids).error[1] == "found -1 in r5c5, expected a value from 0 to 9"
    with pytest.raises(nonet.TextError, match="row 1: found"):
        nonet.to_onehot(grids)
    audit = nonet.Audit()
    audit.add(grids, solution=grids)
    assert audit.findings.defect.to_list()[:2] == ["wrong_solution", "unreadable"]


@pytest.mark.parametrize("kind", [pa.int8(), pa.uint8(), pa.int16(), pa.uint16(), pa.int32(), pa.uint32(), pa.int64(), pa.uint64()])
def test_lists_of_any_whole_numbers_are_puzzles(kind):
    rows = [VALUES, None, [11, *VALUES[1:]], [None, *VALUES[1:]], VALUES]
    for column in (pa.array(rows, pa.list_(kind, 81)), pl.Series(rows, dtype=pl.Array(pl.from_arrow(pa.array([1], kind)).dtype, 81))):
        for start in (0, 1, 4):
            table = nonet.solve(column[start:])
            assert table.status.to_list() == ["unique", None, "invalid", "invalid", "unique"][start:]
            told = [None, None, *(f"found {what} in r1c1, expected a value from 0 to 9" for what in ("11", "null")), None]
            assert table.error.to_list() == told[start:]


@pytest.mark.parametrize("ask", [
    nonet.classes, nonet.canonical, nonet.givens, nonet.parse, nonet.to_onehot, nonet.labels,
    lambda given: nonet.scramble(given, 1), lambda given: nonet.format_as(given, "grid"),
    lambda given: nonet.split(given, {"a": 1}, 1), lambda given: nonet.augment(given, seed=1),
    lambda given: nonet.Audit().add(given),
])  # fmt: skip
def test_one_puzzle_is_no_column(ask):
    """Its characters would be 81 wrong rows."""
    for given in (EASY, EASY.encode(), Puzzle(EASY), np.array([EASY])[0], {"puzzle": EASY}):
        with pytest.raises(TypeError, match="expected a column|not a column|no column"):
            ask(given)


def test_cells():
    p = Puzzle(EASY)
    assert list(p) == VALUES and p[np.int64(1)] == 3
    for wrong in (81, -1, 2**70, (0, 1), (1, 10), (1,), (1, 2, 3), ("a", "b"), "r1c10"):
        for ask in (lambda cell: p[cell], lambda cell: p.why_not(cell, 1), lambda cell: p.diagnose_entries(p, [0, cell])):
            with pytest.raises(ValueError, match="cell"):
                ask(wrong)
    for wrong in (1.5, None, slice(1, 3)):
        with pytest.raises(TypeError):
            p[wrong]
    with pytest.raises(ValueError, match="cell"):
        p.candidates().of(0, 3)


def test_numbers_of_any_size():
    p, g = Puzzle(EASY), nonet.Generator(seed=np.int64(3), givens=np.int64(30))
    assert g[np.int64(0)] == nonet.Generator(seed=3, givens=30)[0]
    assert Limits(nodes=np.int64(3), solutions=np.uint8(1)) == Limits(nodes=3, solutions=1)
    for name, ask in {
        "nodes": lambda number: Limits(nodes=number),
        "solutions": lambda number: Limits(solutions=number),
        "seed": lambda number: [p.scramble(number), nonet.scramble([EASY], number), nonet.split([EASY], {"a": 1}, number)],
        "item": lambda number: g[number],
        "probes": lambda number: p.estimate(probes=number),
        "max_events": lambda number: p.trace(max_events=number),
        "attempts": lambda number: nonet.Generator(attempts=number),
    }.items():
        for wrong in (-1, 2**64, -(2**70)):
            with pytest.raises(ValueError, match=f"{name}.*{wrong}.*0 to 18446744073709551615"):
                ask(wrong)
        for wrong in ("1", 1.5, [1]):
            with pytest.raises((TypeError, nonet.NonetError)):
                ask(wrong)
    for options in ({"seed": "1"}, {"givens": "24"}, {"givens": (24, None)}, {"rating": 7.2}, {"minimal": "yes"}, {"symmetry": 1}):
        with pytest.raises(nonet.NonetError, match=f"found {next(iter(options))} .*, expected"):
            nonet.Generator(**options)
    for threads in (0, -1):
        for ask in (lambda many: nonet.solve([EASY], threads=many), lambda many: nonet.Generator(threads=many)):
            with pytest.raises(ValueError, match=f"threads={threads}"):
                ask(threads)
    with pytest.raises(TypeError, match="engine="):
        p.solve(engine=3)
    with pytest.raises(TypeError, match="list of technique ids"):
        p.explain(only="naked_single")


def test_threads_of_the_environment(monkeypatch):
    monkeypatch.setenv("NONET_THREADS", "many")
    with pytest.raises(ValueError, match="NONET_THREADS=many: expected at least 1"):
        nonet.solve([EASY])


def test_answers_beside_anything():
    table = nonet.solve([EASY, None])
    for one in (Puzzle(EASY), nonet.solve(EASY), Limits(), table, table.status):
        assert one != None and not one == None and one != 3 and one == one  # noqa: E711, PLR0124
    assert table == nonet.solve([EASY, None]) != nonet.solve([SEVERAL, None])


def test_a_file_that_is_not_there_is_told_at_once(tmp_path):
    with pytest.raises(FileNotFoundError):
        nonet.read(tmp_path / "none.txt")
    with pytest.raises(ValueError, match="at least 1"):
        nonet.read(io.BytesIO(), size=0)
    (tmp_path / "one.txt").write_text(EASY)
    assert [table.num_rows for table in nonet.read(tmp_path / "one.txt")] == [1]


def test_ctrl_c_ends_parse_all():
    text = (EASY + "\n") * 2_000_000
    began = []

    def interrupt() -> None:
        began.append(time.monotonic())
        os.kill(os.getpid(), signal.SIGINT)

    timer = threading.Timer(0.2, interrupt)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        nonet.parse_all(text)
    assert time.monotonic() - began[0] < 1
