"""Columns: every row of any column is answered as one puzzle is, and what comes out is what Arrow wants."""

import array
import copy
import multiprocessing
import os
import pickle

import hypothesis.strategies as st
import pytest
from hypothesis import HealthCheck, given, settings
from expected_rows import GRID, LIMITS, MARKED, canonicalized, checked, explained, hinted, in_columns, parsed, rated, solved
from puzzles import BROKEN, EASY, EMPTY, POINTING, SEVERAL

import nonet
from nonet import Puzzle

np = pytest.importorskip("numpy")
pa = pytest.importorskip("pyarrow")
pd = pytest.importorskip("pandas")
pl = pytest.importorskip("polars")

EXAMPLES = int(os.environ.get("NONET_EXAMPLES", "1000"))
POOL = [EASY, SEVERAL, BROKEN, POINTING, EMPTY, MARKED, GRID, EASY + "\n" + EASY, "12", "", "x" * 81, "5é"]
TYPES = [pa.string(), pa.large_string(), pa.string_view(), pa.binary(), pa.large_binary(), pa.binary_view()]
ROWS = st.lists(st.one_of(st.none(), st.sampled_from(POOL)), max_size=40)
EXPECTED: dict = {}


def one_by_one(text, verb):
    """What the question about one puzzle answers, as a row of the table."""
    if text is None:
        return None
    if (text, verb) not in EXPECTED:
        EXPECTED[text, verb] = ANSWERS[verb](text)
    return EXPECTED[text, verb]


ANSWERS = {"explain": explained, "hint": hinted, "solve": solved, "check": checked, "rate": rated, "canonical": canonicalized, "parse": parsed}
ASK = {
    "explain": lambda column: nonet.explain(column, limits=LIMITS),
    "hint": lambda column: nonet.hint(column, limits=LIMITS),
    "solve": lambda column: nonet.solve(column, limits=LIMITS),
    "check": lambda column: nonet.check(column, limits=LIMITS),
    "rate": lambda column: nonet.rate(column, limits=LIMITS),
    "canonical": nonet.canonical,
    "parse": nonet.parse,
}


def valid(table):
    """The table as Arrow has it, which finds nothing wrong with it."""
    taken = pa.table(table)
    taken.validate(full=True)
    for column in taken.columns:
        for chunk in column.chunks:
            chunk.validate(full=True)
    return taken


def encoded(rows, kind):
    is_text = kind in TYPES[:3]
    return pa.array([row if row is None or is_text else row.encode() for row in rows], kind)


@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
@given(ROWS, st.sampled_from(TYPES), st.sampled_from(sorted(ANSWERS)), st.integers(0, 5), st.integers(1, 3), st.booleans())
def test_every_row_is_answered_as_one_puzzle_is(rows, kind, verb, skip, threads, in_chunks):
    column = encoded(rows, kind)[skip:]
    rows = rows[skip:]
    if in_chunks:
        column = pa.chunked_array([column[:3], column[3:3], column[3:]], kind)
    os.environ["NONET_THREADS"] = str(threads)
    table = valid(ASK[verb](column))
    names = set(ANSWERS[verb]("12"))
    want = [one_by_one(row, verb) or dict.fromkeys(names) for row in rows]
    assert [{name: row[name] for name in names} for row in table.to_pylist()] == want


@settings(max_examples=EXAMPLES // 5, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.sampled_from([EASY, SEVERAL, BROKEN, EMPTY]), max_size=20), st.sampled_from("bBhHiIlLqQ"), st.booleans())
def test_arrays_of_numbers_are_answered_like_text(rows, kind, is_square):
    values = np.array([list(bytes(Puzzle(row))) for row in rows], kind).reshape((-1, 9, 9) if is_square else (-1, 81))
    table = nonet.solve(values, limits=LIMITS)
    taken = valid(table)
    assert taken.column("status").to_pylist() == [solved(row)["status"] for row in rows]
    solutions = [solved(row)["solution"] or "0" * 81 for row in rows]
    assert table.to_numpy("solution").tolist() == [[int(digit) for digit in line] for line in solutions]
    if rows:
        backwards = nonet.solve(values[::-1], limits=LIMITS)  # not contiguous
        assert backwards.status.to_list() == table.status.to_list()[::-1]


def test_many_rows_on_any_number_of_threads(minimal):
    lines = minimal * 2 + [None, "x"]
    tables = [nonet.solve(lines, threads=threads) for threads in (1, 2, 5)]
    assert tables[0].to_pyarrow().equals(tables[1].to_pyarrow()) and tables[0].to_pyarrow().equals(tables[2].to_pyarrow())
    assert tables[0].solution[1999] == Puzzle(minimal[1999]).solve().solution
    assert nonet.is_unique(lines).to_list() == [True] * 4000 + [None, False]
    assert set(nonet.check(minimal).minimal) == {True}
    assert nonet.rate(minimal[:50]).er.to_list() == [Puzzle(one).rate().er for one in minimal[:50]]
    assert nonet.givens(minimal).to_list() == [Puzzle(one).givens for one in minimal]


def test_without_limits_a_column_is_checked_as_one_puzzle_is(minimal):
    asked = [*minimal[:1100], SEVERAL, BROKEN, MARKED, None, "12"]
    table = nonet.check(asked)
    for i in (0, 1099, 1100, 1101, 1102):
        one = Puzzle(asked[i]).check()
        assert (table.status[i], table.minimal[i], table.correct[i]) == (one.status, one.minimal, one.correct)
        assert (table.solution[i] is None) == (one.solution is None)


def test_symmetries_of_columns(minimal):
    lines = minimal[:300]
    moved = nonet.scramble(lines, seed=9, item=40).puzzle
    assert moved.to_list() == [str(Puzzle(one).scramble(9, 40 + i)) for i, one in enumerate(lines)]
    assert nonet.classes(moved)["class"] == nonet.classes(lines)["class"]
    assert [one.hex() for one in nonet.classes(lines[:5])["class"]] == [Puzzle(one).class_id() for one in lines[:5]]
    assert nonet.classes([EASY], by="solution")["class"][0].hex() == Puzzle(EASY).class_id(by="solution")
    assert nonet.format_as([EASY, None, MARKED], "grid")[0] == format(Puzzle(EASY), "grid")
    chunked = pa.chunked_array([lines[:100], lines[100:]])
    assert nonet.scramble(chunked, seed=9, item=40).puzzle == moved


def test_columns_of_other_libraries():
    lines = [EASY, None, SEVERAL]
    want = nonet.solve(lines).status
    frame = pl.DataFrame({"puzzle": lines, "other": [1, 2, 3]})
    for column in (pl.Series(lines), pd.Series(lines), pa.array(lines), pa.chunked_array([lines]), np.array(lines, object),
                   frame.select("puzzle"), iter(lines), tuple(lines), nonet.parse(lines).puzzle):
        assert nonet.solve(column).status == want, type(column)
    assert nonet.solve(frame, column="puzzle").status == want == nonet.solve(pa.table(frame), column="puzzle").status
    assert nonet.solve(np.array([EASY])).status[0] == "unique"
    assert nonet.solve(pl.Series([None, None])).status.to_list() == [None, None]
    fixed = nonet.solve(pa.array([EASY.encode(), None], pa.binary(81)))
    assert fixed.to_pyarrow().schema.field("solution").type == pa.binary(81)
    assert fixed.solution[0].decode() == Puzzle(EASY).solve().solution
    values = pa.array([list(bytes(Puzzle(EASY))), None], pa.list_(pa.uint8(), 81))
    solved_values = valid(nonet.solve(values)).column("solution").to_pylist()
    assert solved_values == [[int(c) for c in Puzzle(EASY).solve().solution], None]
    assert valid(nonet.solve(values[1:])).column("status").to_pylist() == [None]


def test_what_is_no_column_is_an_error():
    for wrong in (3, None, 1.5, np.zeros((2, 81)), pa.array([1, 2]), np.zeros((2, 80), int), np.zeros(81, int), pl.Series([1.5]),
                  [EASY, 3], [EASY, float("nan")], pa.table({"a": ["x"], "b": ["y"]}), pa.array([EASY]).dictionary_encode()):
        with pytest.raises((TypeError, ValueError)):
            nonet.solve(wrong)
    with pytest.raises(ValueError, match="column 'c'"):
        nonet.solve(pa.table({"a": ["x"], "b": ["y"]}), column="c")
    with pytest.raises(TypeError, match="names a column"):
        nonet.solve([EASY], column="a")
    for options in ({"errors": "drop"}, {"threads": 0}, {"engine": "row"}):
        with pytest.raises((TypeError, ValueError)):
            nonet.solve([EASY], **options)


def test_errors_can_raise():
    with pytest.raises(nonet.TextError, match="row 1101: found 2 cells") as raised:
        nonet.solve(pa.chunked_array([[EASY] * 100, [EASY] * 1001 + ["12", "13x"]]), errors="raise")
    assert (raised.value.row, raised.value.code, raised.value.column) == (1101, "wrong_length", 3)
    with pytest.raises(nonet.NonetError, match="row 1: ") as raised:
        nonet.canonical([EASY, BROKEN], errors="raise")
    assert raised.value.code == "bad_argument"


def test_columns_as_python_has_them():
    table = nonet.solve([EASY, None, "12", SEVERAL])
    assert table.keys() == ["status", "solution", "second", "nodes", "error"] and "status" in table and table.num_rows == 4
    status = table.status
    assert status[-1] is nonet.Status.MULTIPLE and status[1] is None and len(status) == 4 and status.null_count == 1
    assert status[1:3].to_list() == [None, "invalid"] and status[4:].to_list() == [] and list(status[:2][:1]) == ["unique"]
    assert table.row(0)["solution"] == Puzzle(EASY).solve().solution
    for wrong in (4, -5):
        with pytest.raises(IndexError):
            status[wrong]
    with pytest.raises(AttributeError, match="expected one of status"):
        _ = table.nothing
    assert "<table>" in table._repr_html_() and "unique" in status._repr_html_() and "4 rows" in repr(table)


def test_columns_as_numpy_and_pandas_have_them():
    table = nonet.check([EASY, None, "12", SEVERAL])
    assert table.to_numpy("solution").shape == (4, 81) and table.to_numpy("solution")[1].sum() == 0
    assert np.isnan(table.to_numpy("givens")[1]) and table.to_numpy("givens")[0] == 30
    assert table.to_numpy("complete").tolist() == [False, None, None, False]
    assert table.to_numpy("status").tolist() == ["unique", None, "invalid", "multiple"]
    whole = nonet.givens([EASY, SEVERAL]).to_numpy()
    assert whole.dtype == np.uint8 and not whole.flags.writeable
    frame = table.to_pandas()
    assert frame["status"].dtype == "category" and frame["givens"].dtype == "UInt8" and frame["complete"].dtype == "boolean"
    assert frame["status"].isna().tolist() == [False, True, False, False] and frame["givens"][0] == 30
    assert table.to_polars()["givens"].to_list() == [30, None, None, table.givens[3]]
    assert pl.Series(table.solution).to_list() == table.solution.to_list()
    digests = nonet.classes([EASY, None])["class"]
    assert digests.to_numpy().shape == (2, 16) and digests.to_polars().to_list() == digests.to_list()


def test_memory_outlives_the_tables():
    solutions = [nonet.solve(np.array([list(bytes(Puzzle(EASY)))] * 3, np.uint8)).solution.to_numpy() for _ in range(50)]
    assert all("".join(map(str, one[2])) == Puzzle(EASY).solve().solution for one in solutions)
    views = [pa.array(nonet.solve([EASY]).solution[0:1]) for _ in range(50)]
    assert {view[0].as_py() for view in views} == {Puzzle(EASY).solve().solution}
    unused = [nonet.solve([EASY]).__arrow_c_stream__() for _ in range(50)]
    del unused


def test_progress_tells_all_rows(minimal):
    told: list = []
    nonet.rate(minimal[:400], progress=lambda done, total: told.append((done, total)), threads=2)
    assert told[-1] == (400, 400) and told == sorted(told)

    class StopHere(Exception):
        pass

    def stop(done, total):
        raise StopHere

    with pytest.raises(StopHere):
        nonet.rate(minimal, progress=stop)


def test_augmented_pairs(minimal):
    lines = minimal[:40]
    solutions = nonet.solve(lines).solution
    table = nonet.augment(lines, solutions, seed=3, epoch=2, copies=3)
    assert table.num_rows == 120 and nonet.solve(table.puzzle).solution == table.solution
    assert table.puzzle[45] == str(Puzzle(lines[5]).scramble(3, 5 + 7 * 40))
    arrays = nonet.augment(nonet.grids_of(lines), solutions.to_numpy(), seed=3, epoch=2, copies=3)
    assert (arrays.to_numpy("solution") == table.to_numpy("solution")).all()
    assert nonet.augment(lines, seed=1).keys() == ["puzzle", "error"]
    with pytest.raises(ValueError, match="2 solutions for 40"):
        nonet.augment(lines, solutions[:2], seed=1)
    onehot, classes = nonet.to_onehot(lines), nonet.labels(solutions)
    assert onehot.shape == (40, 9, 9, 9) and onehot.sum() == sum(nonet.givens(lines))
    assert (nonet.to_onehot(solutions).argmax(-1) == classes).all() and classes.min() == 0 and classes.max() == 8
    with pytest.raises(ValueError, match="row 0: r1c1 is empty"):
        nonet.labels([EMPTY])


def test_buffers_without_numpy():
    cells = array.array("B", list(bytes(Puzzle(EASY))) * 2)
    view = memoryview(cells).cast("B", (2, 81))
    assert nonet.solve(view).status.to_list() == ["unique", "unique"]


def test_tables_as_others_have_them(minimal):
    table = nonet.solve([*minimal[:9], None, "12"])
    assert len(table) == 11 and table.shape == (11, 5) and table.column_names == list(table) == table.keys()
    assert table.to_pydict() == {name: table[name].to_list() for name in table}
    assert table.to_pydict()["status"][8:] == ["unique", None, "invalid"]


def test_steps_of_other_boards_and_choices():
    """Columns of other boards and with options are those of one puzzle."""
    lines = [".6.2..25.......31...................", None, "12", "." * 36]
    want = [row or dict.fromkeys(("status", "ending", "steps", "error")) for row in
            (text and explained(text, "6x6+x") for text in lines)]  # fmt: skip
    table = valid(nonet.explain(lines, board="6x6+x", limits=LIMITS))
    assert table.to_pylist() == want and want[0]["steps"][0]["level"] and want[0]["steps"][0]["rating"] is None
    hints = nonet.hint(lines, board="6x6+x", limits=LIMITS)
    assert [hints.row(i) for i in (0, 2)] == [hinted(lines[i], "6x6+x") for i in (0, 2)]
    one = Puzzle(POINTING)
    for options in ({"pruned": True}, {"only": ["naked_single", "hidden_single"]}, {"scale": "nonet"}):
        path, row = one.explain(**options), nonet.explain([one], **options).row(0)
        assert (row["status"], row["ending"], row["steps"]) == (path.status, path.ending, in_columns(path.steps)), options
        assert nonet.explain(one, **options) == path
    for level in range(1, 6):
        row = nonet.hint([one], level=level).row(0)
        assert row["hint"] == str(one.hint(level)) and (row["steps"] != []) == (level == 5)
    assert nonet.hint(one, level=2) == one.hint(2)
    with pytest.raises(nonet.NonetError, match="level 6.*expected 1 to 5"):
        nonet.hint([one], level=6)
    with pytest.raises(nonet.NonetError, match="a scale for the board '6x6.x', expected none"):
        nonet.explain(lines, board="6x6+x", scale="nonet")
    zero = nonet.explain(["." * 15 + "0"], board="4x4+0..3", limits=LIMITS).steps[0]
    assert all(0 <= mark["digit"] <= 3 for step in zero for mark in [*step["place"], *step["remove"]])


def test_steps_in_other_libraries():
    table = nonet.explain([EASY, None, POINTING])
    frame, own = pl.DataFrame(table), table.to_pydict()["steps"]
    assert frame["steps"].to_list() == own == table["steps"].to_numpy().tolist() == table.to_pandas()["steps"].to_list()
    techniques = frame.explode("steps").unnest("steps")["technique"]
    assert techniques.to_list() == [step["technique"] for steps in own for step in steps or [{"technique": None}]]
    sliced = pa.array(table["steps"][1:3])
    sliced.validate(full=True)
    assert sliced.to_pylist() == own[1:3] and table["steps"][2:].to_list() == own[2:]


def test_columns_and_tables_pickle(minimal):
    """Every type of column, whole and cut at any row; only the rows of a piece are written."""
    lines = [*minimal[:20], None, "12", *minimal[20:40]]
    grids = nonet.parse(minimal[:20]).puzzle.to_numpy()
    tables = [
        nonet.solve(lines), nonet.solve(grids), nonet.solve(pa.array(lines)), nonet.check(lines), nonet.classes(lines),
        nonet.rate(lines), nonet.explain(lines), nonet.parse(lines), nonet.Generator(seed=1).take(30), nonet.parse(["12"]), nonet.parse([]),
        nonet.Generator(board="4x4+0..3").take(9), nonet.parse(pa.array([line.encode() for line in minimal[:9]], pa.binary(81))),
    ]  # fmt: skip
    seen = set()
    for table in tables:
        again = pickle.loads(pickle.dumps(table))
        assert again == table and pa.table(again) == pa.table(table) and copy.deepcopy(table) == table
        for name in table:
            for cut in (slice(None), slice(3, 7), slice(8, 20), slice(9, 30), slice(5, 5)):
                column = table[name][cut]
                restored = pickle.loads(pickle.dumps(column))
                assert (restored, restored.type, restored.null_count) == (column, column.type, column.null_count)
                pa.array(restored).validate(full=True)
                assert (restored.to_numpy() == column.to_numpy()).all() or restored.null_count
                seen.add(column.type)
    assert seen == {"text", "words", "bool", "uint8", "uint64", "float64", "digest", "list", "values", "fixed"}
    several = nonet.Column([*nonet.givens(lines)._chunks] * 3)
    assert pickle.loads(pickle.dumps(several)) == several
    assert len(pickle.dumps(nonet.Generator(seed=1).take(3000).puzzle[100:101])) < 1500


def test_tables_of_other_processes(minimal):
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        made = pool.map(nonet.solve, [minimal[:5], minimal[5:9]])
    assert [table.solution.to_list() for table in made] == [nonet.solve(minimal[a:b]).solution.to_list() for a, b in ((0, 5), (5, 9))]
