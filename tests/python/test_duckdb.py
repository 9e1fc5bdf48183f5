"""DuckDB: the same answers as the columns, and as one puzzle."""

import json
import os
import pathlib
import re
from contextlib import closing

import duckdb
import polars
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from puzzles import BROKEN, EASY, HARDEST, POINTING, SEVERAL

import nonet
import nonet.duckdb

TEXTS = [EASY, SEVERAL, BROKEN, POINTING, None, "", "12", "no puzzle", EASY[:80] + "x"]


@pytest.fixture(scope="module")
def con():
    with closing(duckdb.connect()) as connection:
        nonet.duckdb.register(connection)
        yield connection


def ask(con, rows: list, expressions: str) -> list[tuple]:
    given = polars.DataFrame({"id": range(len(rows)), "p": rows}, schema={"id": polars.Int64, "p": polars.String})
    con.register("given", given)
    return con.sql(f"select {expressions} from given order by id").fetchall()


def answers_of(rows, ask):
    """Of puzzles that are asked one by one; None for the others."""
    given = [None if nonet.parse([one]).error[0] or one is None else nonet.Puzzle(one) for one in rows]
    return [None if one is None else ask(one) for one in given]


@settings(max_examples=25, deadline=None)
@given(st.lists(st.sampled_from(TEXTS), min_size=1, max_size=12))
def test_functions(con, rows):
    solved, rated = nonet.solve(rows), nonet.rate(rows)
    checked, classes = nonet.check(rows), nonet.classes(rows)["class"]
    wanted = {
        "sudoku_solve(p)": [line if status == "unique" else None for line, status in zip(solved.solution, solved.status, strict=True)],
        "sudoku_status(p)": solved.status,
        "sudoku_is_unique(p)": nonet.is_unique(rows),
        "sudoku_is_minimal(p)": checked.minimal,
        "sudoku_rate(p)": list(rated.er),
        "sudoku_rate_ep(p)": list(rated.ep),
        "sudoku_rate_ed(p)": list(rated.ed),
        "sudoku_class(p)": [None if one is None else one.hex() for one in classes],
        "sudoku_canon(p)": nonet.canonical(rows).form,
        "sudoku_givens(p)": nonet.givens(rows),
        "sudoku_format(p)": nonet.format_as(rows, "line"),
        "sudoku_format(p, 'grid')": nonet.format_as(rows, "grid"),
        "sudoku_error(p)": nonet.parse(rows).error,
        "sudoku_scramble(p, 3, item := id + 5)": nonet.scramble(rows, 3, item=5).puzzle,
        "sudoku_scramble(p, 3)": [nonet.scramble([one], 3).puzzle[0] for one in rows],
        "sudoku_count(p, 3)": answers_of(rows, lambda p: p.count(limits=nonet.Limits(solutions=3)).count),
        "sudoku_level(p)": answers_of(rows, lambda p: next((one.level for one in p.rate(scale="nonet").scales), None)),
        "sudoku_score(p)": answers_of(rows, lambda p: p.rate(scale="hodoku").hodoku and p.rate(scale="hodoku").hodoku.score),
        "sudoku_score(p, scale := 'se')": list(rated.er),
        "sudoku_draw(p)": answers_of(rows, nonet.Puzzle.draw),
        "nonet_solve(p).nodes": solved.nodes,
    }
    answers = ask(con, rows, ", ".join(wanted))
    assert answers == list(zip(*wanted.values(), strict=True))


def test_functions_with_json(con):
    """The same objects as the answers of single calls; also a diagnosis of texts that are no puzzles."""
    rows = [EASY, SEVERAL, BROKEN, "12", None]
    asked = ("check", "hint", "explain", "canon_json", "diagnose")
    for answer in ask(con, rows, "p, " + ", ".join(f"sudoku_{name}(p)" for name in asked)):
        text, check, hint, explain, canon = [answer[0], *(one and json.loads(one) for one in answer[1:5])]
        if text is None:
            assert answer == (None,) * 6
            continue
        assert nonet.diagnose(text) == type(nonet.diagnose(text)).from_json(answer[5])
        if text == "12":
            assert (check, hint, explain, canon) == (None,) * 4
            continue
        puzzle = nonet.Puzzle(text)
        assert check["status"] == puzzle.check().status
        assert canon is None if text == BROKEN else canon["form"] == puzzle.canonical().form
        assert len(explain["steps"]) == len(puzzle.explain().steps) and hint["status"] == puzzle.hint(5).status
    assert json.loads(ask(con, [EASY], "sudoku_hint(p, 3)")[0][0])["hint"] == nonet.Puzzle(EASY).hint(3).hint
    steps = con.sql(f"select unnest(sudoku_steps('{POINTING}'), recursive := true)")
    path = nonet.Puzzle(POINTING).explain()
    assert [(row[0], row[2], row[6]) for row in steps.fetchall()] == [(one.technique, one.rating, one.text) for one in path.steps]
    assert steps.columns == ["technique", "name", "rating", "level", "place", "remove", "text"]
    last = len(path.steps)
    assert ask(con, [POINTING], f"sudoku_draw(p, {last}), sudoku_draw(p, {last + 1})") == [(path.steps[-1].draw(), None)]


def test_every_function_of_the_document(con):
    """docs/sql.md has one list for SQLite, DuckDB and Spark."""
    table = (pathlib.Path(os.environ["NONET_SOURCE_DIR"]) / "docs/sql.md").read_text().split("## Functions")[1].split("Rules for all")[0]
    names = set(re.findall(r"`(sudoku_\w+)", table))
    there = {row[0] for row in con.sql("select function_name from duckdb_functions() where function_name like 'sudoku_%'").fetchall()}
    assert names and names | {"sudoku_steps"} == there


def test_as_one_puzzle(con, minimal):
    """In as many batches as DuckDB makes, on its threads."""
    rows = minimal * 5
    answers = ask(con, rows, "sudoku_solve(p), sudoku_class(p)")
    one_by_one = {line: (nonet.solve(line).solution, nonet.Puzzle(line).class_id()) for line in minimal[:200]}
    for line, answer in zip(rows, answers, strict=True):
        assert answer == one_by_one.get(line, answer)
    assert [answer[0] for answer in answers] == nonet.solve(rows).solution.to_list()


def test_group_by_class(con, minimal):
    moved = nonet.scramble(minimal[:300], 9).puzzle.to_list()
    given = polars.DataFrame({"p": minimal[:300] + moved})
    con.register("guises", given)
    assert con.sql("select count(distinct sudoku_class(p)) from guises").fetchall() == [(300,)]


def test_errors_raise():
    with closing(duckdb.connect()) as con:
        nonet.duckdb.register(con, errors="raise")
        for name in ("solve", "rate", "givens", "is_unique", "scramble", "format", "count", "hint", "steps"):
            more = ", 1" if name == "scramble" else ""
            with pytest.raises(duckdb.InvalidInputException, match="'12': found 2 cells in row 1, expected 9"):
                ask(con, [EASY, None, "12"], f"sudoku_{name}(p{more})")
        guarded = "case when sudoku_error(p) is null then sudoku_givens(p) end"
        assert ask(con, [EASY, None, "12"], guarded) == [(30,), (None,), (None,)]
        with pytest.raises(ValueError, match="errors='ignore'"):
            nonet.duckdb.register(con, errors="ignore")


def test_limits(con):
    """A count of all solutions ends, as in SQLite."""
    assert ask(con, ["." * 81], "sudoku_count(p), sudoku_count(p, 7)") == [(None, 7)]


def test_wrong_arguments(con):
    with pytest.raises(duckdb.Error, match="found form 'gird', expected one of"):
        ask(con, [EASY], "sudoku_format(p, 'gird')")
    with pytest.raises(duckdb.Error, match="out of range"):
        ask(con, [EASY], "sudoku_scramble(p, -1)")


def test_register_again_and_cursors():
    with closing(duckdb.connect()) as con:
        nonet.duckdb.register(con)
        assert ask(con, [EASY], "nonet_rate(p).status") == [("unique",)]
        nonet.duckdb.register(con, limits=nonet.Limits(nodes=1))
        assert ask(con, [EASY], "nonet_rate(p).status") == [("budget",)]
        with closing(con.cursor()) as cursor:
            nonet.duckdb.register(cursor)
            assert ask(cursor, [EASY], "sudoku_givens(p)") == [(30,)]


def test_generator():
    generator = nonet.Generator(seed=7, rating=(1.0, 9.0))
    with closing(duckdb.connect()) as con:
        nonet.duckdb.register_generator(con, generator, 'my "puzzles"')
        made = con.sql('select * from "my ""puzzles"""(5, first := 100)')
        wanted = generator[100:105]
        assert made.columns == wanted.keys()
        assert made.fetchall() == [tuple(wanted.row(i).values()) for i in range(5)]


def test_generator_in_batches():
    generator = nonet.Generator(seed=7)
    with closing(duckdb.connect()) as con:
        nonet.duckdb.register_generator(con, generator)
        numbers = con.sql("select item, puzzle from sudoku_generate(3000) where item % 700 = 1 order by item").fetchall()
        assert numbers == [(i, generator[i].puzzle) for i in range(1, 3000, 700)]
        assert con.sql("select count(*) from sudoku_generate(0)").fetchall() == [(0,)]
        # DuckDB may request the rows in any order.
        asked = con.sql("select unnest(nonet_made_sudoku_generate(n)) from (values (5::ubigint), (3), (4), (9), (9)) t(n)")
        assert [row[:2] for row in asked.fetchall()] == [(i, generator[i].puzzle) for i in (5, 3, 4, 9, 9)]


def test_another_board_beside_the_classic_one(con):
    nonet.duckdb.register(con, board="6x6+x", name="six")
    text = ".6.2..25.......31..................."
    rows = [text, text[1:], None, "." * 36]
    answers = nonet.solve(rows, board="6x6+x")
    assert ask(con, rows, "six_solve(p), six_status(p), six_level(p), six_givens(p)") == [
        (answers.solution[0], "unique", "medium", 6),
        (None, "invalid", None, None),
        (None, None, None, None),
        (None, "multiple", None, 0),
    ]
    assert ask(con, [text], "six_format(p, 'line'), six_is_unique(p), six_is_minimal(p)")[0][:2] == (text, True)
    assert ask(con, [EASY], "sudoku_givens(p)") == [(30,)]
    with pytest.raises(duckdb.CatalogException):
        con.sql("select six_class('')")
    with pytest.raises(ValueError, match="name='six boards'"):
        nonet.duckdb.register(con, board="6x6", name="six boards")
