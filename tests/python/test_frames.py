"""Polars and pandas: the same answers as the columns, whatever rows there are."""

import numpy
import pandas
import polars
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from puzzles import BROKEN, EASY, HARDEST, POINTING, SEVERAL

import nonet
import nonet.pandas
import nonet.polars

ROWS = st.lists(st.sampled_from([EASY, SEVERAL, BROKEN, POINTING, None, "", "12", "no puzzle", EASY[:80] + "x"]), max_size=12)
LIMITS = nonet.Limits(nodes=2000)
PARTS = {"train": 0.8, "test": 0.2}
TABLES = {
    "solve": ({"limits": LIMITS}, lambda rows: nonet.solve(rows, limits=LIMITS)),
    "check": ({"minimality": False}, lambda rows: nonet.check(rows, minimality=False)),
    "rate": ({"limits": LIMITS}, lambda rows: nonet.rate(rows, limits=LIMITS)),
    "classes": ({"by": "solution"}, lambda rows: nonet.classes(rows, by="solution")),
    "canonical": ({}, nonet.canonical),
    "explain": ({"only": ["naked_single", "hidden_single"]}, lambda rows: nonet.explain(rows, only=["naked_single", "hidden_single"])),
    "hint": ({"level": 5}, lambda rows: nonet.hint(rows)),
    "scramble": ({"seed": 3, "item": 5}, lambda rows: nonet.scramble(rows, 3, item=5)),
    "split": ({"parts": PARTS, "seed": 2}, lambda rows: nonet.split(rows, PARTS, 2)),
    "parse": ({}, nonet.parse),
}
COLUMNS = {
    "is_unique": ({"limits": LIMITS}, lambda rows: nonet.is_unique(rows, limits=LIMITS)),
    "givens": ({}, nonet.givens),
    "format_as": ({"form": "grid"}, lambda rows: nonet.format_as(rows, "grid")),
}


def plain(table: nonet.Table) -> list[dict]:
    return [table.row(i) for i in range(table.num_rows)]


def frame_of(rows: list) -> polars.DataFrame:
    return polars.DataFrame({"id": range(len(rows)), "puzzle": rows}, schema={"id": polars.Int64, "puzzle": polars.String})


@settings(max_examples=25, deadline=None)
@given(ROWS)
def test_polars_tables(rows):
    frame = frame_of(rows)
    for name, (options, ask) in TABLES.items():
        expression = getattr(polars.col("puzzle").sudoku, name)(**options)
        answers = frame.select(expression).to_series()
        wanted = plain(ask(rows))
        assert answers.to_list() == [None if row is None else w for row, w in zip(rows, wanted, strict=True)], name
        assert frame.lazy().select(expression).collect_schema()["puzzle"] == answers.dtype, name


@settings(max_examples=25, deadline=None)
@given(ROWS)
def test_polars_columns(rows):
    frame = frame_of(rows)
    for name, (options, ask) in COLUMNS.items():
        expression = getattr(polars.col("puzzle").sudoku, name)(**options)
        assert frame.select(expression).to_series().to_list() == ask(rows).to_list(), name


@pytest.mark.parametrize("engine", ["in-memory", "streaming"])
def test_polars_lazy(engine, minimal, tmp_path):
    """Rows stay with their answers, in batches too; and what numbers the rows numbers all of them."""
    polars.DataFrame({"id": range(len(minimal)), "puzzle": minimal}).write_parquet(tmp_path / "p.parquet", row_group_size=100)
    column = polars.col("puzzle").sudoku
    made = (
        polars.scan_parquet(tmp_path / "p.parquet")
        .filter(polars.col("id") % 3 == 0)
        .with_columns(column.solve().struct.field("solution"), moved=column.scramble(1).struct.field("puzzle"))
        .collect(engine=engine)
    )
    wanted = minimal[::3]
    assert made["solution"].to_list() == nonet.solve(wanted).solution.to_list()
    assert made["moved"].to_list() == nonet.scramble(wanted, 1).puzzle.to_list()


def test_polars_values():
    """Grids are answered in the type in which they came."""
    values = numpy.frombuffer(bytes(nonet.Puzzle(EASY)) * 2, numpy.uint8).reshape(2, 81)
    frame = polars.DataFrame({"cells": polars.Series(values)})
    solved = frame.select(polars.col("cells").sudoku.solve().struct.field("solution"))["solution"]
    assert solved.dtype == polars.Array(polars.UInt8, 81)
    assert solved[0].to_list() == list(bytes(nonet.Puzzle(nonet.solve(EASY).solution)))


def test_polars_errors():
    frame = frame_of([EASY, "12"])
    with pytest.raises(ValueError, match="row 1: found 2 cells in row 1, expected 9"):
        frame.select(polars.col("puzzle").sudoku.solve(errors="raise"))
    with pytest.raises(TypeError, match="Arrow type"):
        frame.lazy().select(polars.col("id").sudoku.solve()).collect_schema()


@settings(max_examples=25, deadline=None)
@given(ROWS, st.sampled_from(["str", "object", "string"]))
def test_pandas_tables(rows, dtype):
    series = pandas.Series(rows, dtype=dtype, name="puzzle", index=[f"row {i}" for i in range(len(rows))])
    for name, (options, ask) in TABLES.items():
        answers = getattr(series.sudoku, name)(**options)
        assert list(answers.index) == list(series.index), name
        wanted = ask(rows).to_pandas().set_axis(series.index)
        pandas.testing.assert_frame_equal(answers, wanted)


@settings(max_examples=25, deadline=None)
@given(ROWS)
def test_pandas_columns(rows):
    series = pandas.Series(rows, dtype="str", name="puzzle")
    for name, (options, ask) in COLUMNS.items():
        answers = getattr(series.sudoku, name)(**options)
        assert answers.name == "puzzle"
        assert [None if pandas.isna(one) else one for one in answers] == ask(rows).to_list(), name


def test_pandas_without_pyarrow(monkeypatch):
    rows = [EASY, None, "12", SEVERAL]
    series = pandas.Series(rows, dtype="str")
    wanted = series.sudoku.solve()
    monkeypatch.setattr(nonet.pandas, "_has_pyarrow", lambda: False)
    pandas.testing.assert_frame_equal(series.sudoku.solve(), wanted)


def test_pandas_items():
    """Puzzles, lists of values, and the ways in which pandas says that something is missing."""
    items = [nonet.Puzzle(EASY), [int(c) if c != "." else 0 for c in EASY], float("nan"), pandas.NA, None]
    answers = pandas.Series(items, dtype=object).sudoku.solve()
    assert answers["solution"][0] == answers["solution"][1] == nonet.solve(EASY).solution
    assert answers["status"].isna().tolist() == [False, False, True, True, True]
    assert pandas.Series([EASY, EASY], dtype="category").sudoku.givens().tolist() == [30, 30]


def test_pandas_errors():
    with pytest.raises(nonet.TextError, match="row 1: found 2 cells"):
        pandas.Series([EASY, "12"]).sudoku.rate(errors="raise")
    with pytest.raises(TypeError, match="int64 is not a column of puzzles"):
        pandas.Series([1, 2]).sudoku.solve()


def test_limits_reach_the_engine():
    tight = nonet.Limits(nodes=1)
    assert frame_of([HARDEST]).select(polars.col("puzzle").sudoku.rate(limits=tight))["puzzle"][0]["status"] == "budget"
    assert pandas.Series([HARDEST]).sudoku.rate(limits=tight)["status"][0] == "budget"
