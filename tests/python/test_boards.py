"""Puzzles of other boards: the same questions, one by one and in columns, and what is asked of the classic board only."""

import copy
import os
import pickle
import subprocess

import pytest

import nonet
from nonet import Board, NonetError, Puzzle, TextError

COMMAND = os.environ.get("NONET_COMMAND")
X = ".6.2..25.......31..................."
X_SOLVED = "361245254163546312132456613524425631"
FOUR = "..4..2....14...."
SEVERAL = "3.....3...21...."


def test_puzzles_are_written_as_other_programs_do():
    caged = Puzzle("." * 81, board="9x9+killer=10:r1c1,r1c2+thermo:r5c1-r5c3")
    assert f"{caged:iss}" == ".Cage~10~R1C1~R1C2.Thermo~R5C1~R5C2~R5C3"
    assert f"{Puzzle('.' * 80 + '9'):opensudoku}".count("0") == 80
    with pytest.raises(ValueError, match="found thermo .the format supports only cages., expected a puzzle that the format 'killer' can hold"):
        format(caged, "killer")


@pytest.mark.parametrize("form", ["iss", "fpuzzles", "sudokupad"])
def test_a_link_needs_no_board(form):
    caged = Puzzle("." * 81, board="9x9+killer=10:r1c1,r1c2+thermo:r5c1-r5c3")
    assert Puzzle(format(caged, form)) == caged
    assert nonet.check(format(caged, form)) == caged.check()


def test_the_size_of_a_text_decides_if_it_names_no_board():
    jigsaw = "jigsaw:1112122233343444"
    assert Puzzle(f'{{"board": "{jigsaw}", "puzzle": "{FOUR}"}}') == Puzzle(FOUR, board=jigsaw)
    assert nonet.solve(FOUR) == Puzzle(FOUR, board="4x4").solve()
    assert Puzzle("." * 256).board == Board("16x16")
    with pytest.raises(TextError, match="found 5 cells in row 1, expected 9"):
        Puzzle("1....")


def test_a_board_is_a_value():
    board = Board("6x6:2x3+X")
    assert (board.name, board.rows, board.columns, board.digits, board.first_value) == ("6x6+x", 6, 6, 6, 1)
    assert board == Board("6x6+diagonals") != Board("6x6") and len({board, Board("6x6+x")}) == 1
    assert str(board) == "6x6+x" and repr(board) == "Board('6x6+x')" and Board(board) == board
    assert pickle.loads(pickle.dumps(board)) == copy.deepcopy(board) == board
    assert Board("9x9+0..8").first_value == 0 and Board("6x9").columns == 9
    assert [house.name for house in board.houses][-2:] == ["diagonal 1", "diagonal 2"]
    assert board.houses[0].cells[-1] == (1, 6) and board.to_dict()["houses"][0]["kind"] == "row"


@pytest.mark.parametrize(
    ("name", "column", "words"),
    [
        ("9x9+nkight", 5, "found 'nkight', expected a rule"),
        ("26x26", 1, "found 26, expected 1 to 25 rows and columns"),
        ("7x7+windoku", 5, "expected boxes"),
        ("\ud800", 1, "an unpaired surrogate"),
    ],
)
def test_a_name_of_no_board_is_told_with_its_place(name, column, words):
    for ask in (Board, lambda name: Puzzle(FOUR, board=name), lambda name: nonet.solve([FOUR], board=name)):
        with pytest.raises(NonetError, match=words) as told:
            ask(name)
        assert told.value.code == "bad_argument" and told.value.column == column and told.value.row is None


def test_what_is_no_board_is_a_type_error():
    for ask in (Board, lambda board: Puzzle(FOUR, board=board), lambda board: nonet.Generator(board=board)):
        with pytest.raises(TypeError, match=r"nonet\.Board|the name of a board"):
            ask(44)


def test_a_puzzle_of_a_board():
    p = Puzzle(X, board="6x6+x")
    assert p.givens == 6 and p.board == Board("6x6+x")
    assert p["r1c2"] == p[1, 2] == p[1] == 6 and p["R2C1"] == p[2, 1] == p[6] == 2
    assert repr(p) == f"Puzzle({X!r}, board='6x6+x')" and format(p, "pretty").startswith("+-------+-------+\n| . 6 . | 2 . . |\n")
    assert p == Puzzle([int(c) if c != "." else 0 for c in X], board=p.board) == Puzzle(p) == Puzzle(p, board="6x6+x")
    assert p != Puzzle(X, board="6x6") and len({p, Puzzle(p)}) == 1
    assert pickle.loads(pickle.dumps(p)) == copy.copy(p) == p and len(list(p)) == 36
    assert Puzzle("." * 81, board="9x9") == Puzzle("." * 81) and sorted([p, Puzzle("." * 81)])[1] == p
    zero = Puzzle("0" + "." * 80, board="9x9+0..8")
    assert zero["r1c1"] == 1 and str(zero)[0] == "0" and zero.candidates(limits=nonet.Limits(nodes=1000)).of(1, 1) == (0,)
    with pytest.raises(TextError, match="found 2 cells, expected 36"):
        Puzzle("12", board="6x6")
    with pytest.raises(NonetError, match="7 in r1c2, expected a value from 0 to 6") as told:
        Puzzle([0, 7] + [0] * 34, board="6x6")
    assert told.value.column == 2
    with pytest.raises(NonetError, match="35 values, expected 36"):
        Puzzle([0] * 35, board="6x6")
    with pytest.raises(NonetError, match="one of '6x6'"):
        Puzzle(p, board="6x6")
    with pytest.raises(ValueError, match="r1c1 to r6c6"):
        p["r1c7"]
    with pytest.raises(ValueError, match="1 to 6"):
        p[0, 1]


def test_its_questions():
    p = Puzzle(X, board="6x6+x")
    assert p.solve().solution == X_SOLVED == nonet.solve(X, board="6x6+x").solution and p.is_unique()
    assert pickle.loads(pickle.dumps(p.solve())) == p.solve() and p.solve().to_dict()["solution"] == X_SOLVED
    several = Puzzle(SEVERAL, board="4x4")
    assert several.count(limits=nonet.Limits(solutions=0)).count == 3 and several.solve().second != several.solve().solution
    assert several.candidates().of(1, 2) == (2, 4) and several.candidates().of(1, 1) == (3,)
    assert int(several.estimate().count) == 3
    knight = nonet.check("1" + "." * 16 + "1" + "." * 46, board="8x8+knight")
    assert (knight.status, knight.duplicates, knight.forbidden) == ("none", (), ())
    assert [str(cell) for cell in (knight.broken[0].first, knight.broken[0].second)] == ["r1c1", "r3c2"]
    odd = nonet.check("2" + "." * 35, board="6x6+odd:r1c1")
    assert odd.status == "none" and odd.forbidden == ((1, 1),) and odd.to_dict()["broken"] == []


def test_its_diagnosis():
    clash = Puzzle("11" + "." * 14, board="4x4").diagnose()
    assert clash.status == "none" and [str(pair.house) for pair in clash.duplicates] and clash.headline == "No solution"
    several = Puzzle(SEVERAL, board="4x4").diagnose()
    assert several.solutions == 3 and several.exact and several.completions_known and several.single_completions
    for edit in several.single_completions:
        given = list(SEVERAL)
        given[4 * (edit.cell.row - 1) + edit.cell.column - 1] = str(edit.to)
        assert Puzzle("".join(given), board="4x4").is_unique()
    cages = "6x6+killer=3:r1c1,r1c2+killer=4:r1c2,r1c3"
    none = Puzzle("1.....3.....................2.......", board=cages).diagnose()
    assert none.conflict.rules == ("killer=4:r1c2,r1c3",) and none.conflict.cells == ((2, 1),) and none.conflict.minimal
    wrong = Puzzle(FOUR, board="4x4+killer=9:r1c1,r1c2").diagnose()
    assert wrong.status == "none" and wrong.rule_repairs and str(wrong) == "\n".join([*wrong.sentences, *map(str, wrong.rule_repairs)])
    for repair in wrong.rule_repairs:
        name = "4x4" if repair.value is None else f"4x4+killer={repair.value}:r1c1,r1c2"
        assert Puzzle(FOUR, board=name).is_unique(), repair
    for answer in (clash, several, none, wrong):
        assert nonet.Diagnosis.from_dict(answer.to_dict()) == answer


CLASSIC_ONLY = {
    "diagnose_entries": lambda p: Puzzle("." * 81).diagnose_entries(p),
    "canonical": lambda p: p.canonical(),
    "class_id": lambda p: p.class_id(),
    "is_isomorphic": lambda p: Puzzle("." * 81).is_isomorphic(p),
    "scramble": lambda p: p.scramble(seed=1),
    "minimal_puzzles": lambda p: p.minimal_puzzles(),
    "neighbours": lambda p: p.neighbours(),
    "unavoidable_sets": lambda p: p.unavoidable_sets(),
    "scale='hodoku'": lambda p: p.rate(scale="hodoku"),
}


@pytest.mark.parametrize("verb", CLASSIC_ONLY)
def test_what_only_the_classic_board_is_asked(verb):
    with pytest.raises(NonetError, match=f"found a board of 4 x 4 cells, expected the classic one for '{verb}'") as told:
        CLASSIC_ONLY[verb](Puzzle(FOUR, board="4x4"))
    assert told.value.code == "unsupported"


def test_its_engines():
    for engine in nonet.engines():
        answer = Puzzle(FOUR, board="4x4").solve(engine=engine.name)
        assert answer.status == "unique" and answer.solution == Puzzle(FOUR, board="4x4").solve().solution, engine.name
    zero = Puzzle("." * 16, board="4x4+0..3").trace("mrv")
    assert zero.stop == "solutions" and len(zero) == zero.digit_tries + zero.nodes
    first, second = list(zero)[:2]
    assert first == ("try", (1, 1), 0) and second == ("place", (1, 1), 0)
    assert max(event.cell for event in zero if event.cell) == (4, 4)


def test_generators_with_clues():
    made = nonet.Generator(board="6x6", rules=["killer", "thermo"], clues=2, level="medium", seed=4)
    one, table = made[1], made.take(2)
    assert table["board"][1] == one.board and table["puzzle"][1] == one.puzzle and one.met
    assert one.board.startswith("6x6+") and "killer" in one.board and "thermo" in one.board
    puzzle = Puzzle(one.puzzle, board=one.board)
    assert puzzle.solve().solution == one.solution and puzzle.rate().level == "medium"
    assert next(iter(made)) == Puzzle(table["puzzle"][0], board=table["board"][0])
    assert pickle.loads(pickle.dumps(made))[1] == one and "rules='killer,thermo'" in repr(made)
    classic = nonet.Generator(rules="white", seed=1)[0]
    assert classic.board.startswith("9x9+white") and Puzzle(classic.puzzle, board=classic.board).is_unique()
    jigsaw = nonet.Generator(jigsaw=True, rules=["killer"], board="6x6", seed=2)
    made = jigsaw[0]
    assert made.board.startswith("jigsaw:") and "+killer" in made.board
    assert Puzzle(made.puzzle, board=made.board).solve().solution == made.solution
    assert pickle.loads(pickle.dumps(jigsaw)).take(1).board[0] == made.board
    for options, words in [
        ({"rules": ["luck"]}, "'luck', expected some of killer"),
        ({"rules": ["killer"], "minimal": "yes"}, "minimal 'yes'"),
        ({"clues": 3}, "clues without rules"),
        ({"rules": ["killer"], "level": "unfair"}, "level 'unfair', expected easy, medium"),
        ({"rules": ["killer"], "needs": "x_wing"}, "needs on the board '9x9'"),
        ({"jigsaw": True, "board": "jigsaw:1122112233443344"}, "expected a square board that is not a jigsaw"),
    ]:
        with pytest.raises(NonetError, match=words):
            nonet.Generator(**options)


def test_its_picture():
    p = Puzzle(FOUR, board="4x4")
    assert p.draw().startswith("<svg") and p.draw(candidates=False) == p._repr_svg_() != p.draw()
    assert p.draw("pdf").startswith(b"%PDF")
    with pytest.raises(NonetError, match="form 'png', expected svg or pdf"):
        p.draw("png")


def test_the_pictures_of_its_steps():
    p = Puzzle(X, board="6x6+x")
    path = p.explain()
    drawn = [step.draw() for step in path.steps]
    assert all(svg.startswith("<svg") for svg in drawn) and len(set(drawn)) == len(drawn)
    for step, svg in zip(path.steps, drawn):
        assert step.name in svg, step  # below the grid
    assert p.hint().step.draw() == drawn[0] == path.steps[0]._repr_svg_()
    assert drawn[0] in [step.draw() for step in p.all_steps().steps] and "<svg" in path._repr_html_()
    wrong = p.why_not("r1c1", 1)
    assert all(step.draw().startswith("<svg") for step in wrong.steps)


def test_its_steps():
    p = Puzzle(X, board="6x6+x")
    path = p.explain()
    assert path.ending == "solved" and path.board == "6x6+x" and path.end == X_SOLVED and path.scale is None
    assert {step.rating for step in path.steps} == {None} and {step.level for step in path.steps} == {"easy", "medium"}
    assert p.hint().step == path.steps[0] and p.hint(level=3).step is None and str(p.hint()) == path.steps[0].text
    assert path.steps[0] in p.all_steps().steps and "<details>" in path._repr_html_()
    first = path.steps[0].technique
    assert p.hint(only=[first]).step == path.steps[0] and p.hint(without=[first]).step.technique != first
    assert {step.technique for step in p.all_steps(only=[first]).steps} == {first}
    assert p.explain(only=["naked_single"]).ending == "stuck" and len(p.explain(pruned=True)) <= len(path)
    read_again = pickle.loads(pickle.dumps(path))
    assert read_again == path and read_again.steps[0]._repr_svg_() is None
    with pytest.raises(ValueError, match="was pickled"):
        read_again.steps[0].draw()
    with pytest.raises(NonetError, match="no technique left"):
        p.explain(only=["naked_single"], without=["naked_single"])
    wrong = p.why_not("r1c1", 1)
    assert wrong.found and not wrong.right and wrong.clash and wrong.board == "6x6+x"
    assert p.why_not((1, 1), 3).right
    for cell, digit in (("r7c1", 1), ("r1c1", 7), ("r1c1", 0)):
        with pytest.raises(ValueError, match="r1c1 to r6c6|1 to 6"):
            p.why_not(cell, digit)
    zero = Puzzle("0" + "." * 15, board="4x4+0..3")
    assert zero.why_not("r1c2", 0).clash.value == (1, 1)
    played = Puzzle("1" + X[1:], board="6x6+x")
    assert played.hint(began_as=p).wrong_values == ((1, 1),)
    with pytest.raises(NonetError, match="began_as of the board '4x4', expected a puzzle of '6x6.x'"):
        p.hint(began_as=Puzzle(FOUR, board="4x4"))


def test_its_rating():
    rating = nonet.rate(X, board="6x6+x")
    assert (rating.level, rating.ending, rating.er, rating.scale) == ("medium", "solved", None, None)
    assert sum(rating.counts.values()) == rating.steps == len(Puzzle(X, board="6x6+x").explain()) and hash(rating)
    colours = nonet.rate([".3.1.6......2.....6.............4..."], board="6x6+x")
    assert (colours["level"].to_list(), colours["hardest"].to_list()) == (["hard"], ["Simple Colors"])
    table = nonet.rate([X, None, "12", "." * 36], board="6x6+x", threads=2)
    assert table.status.to_list() == ["unique", None, "invalid", "multiple"] and table.error[2] == "found 2 cells, expected 36"
    assert table.row(0) == {"status": "unique", "level": "medium", "hardest": rating.hardest, "steps": rating.steps, "error": None}
    assert [set(table.row(i).values()) - {table.row(i)["status"], table.row(i)["error"]} for i in (1, 2, 3)] == [set(), {None}, set()]


def test_its_certificate():
    proof = Puzzle(X, board="6x6+x").prove()
    assert proof.status == "unique" and proof.proof.startswith("board 6x6+x unique ")
    assert Puzzle(X, board="6x6+x").prove(limits=nonet.Limits(nodes=1)).status in ("unique", "budget")


def test_what_is_minimal_within_it():
    full = Puzzle(X_SOLVED, board="6x6+x")
    least = full.minimal()
    assert least.board.name == "6x6+x" and least.check().minimal and least.solve().solution == X_SOLVED
    table = nonet.minimal([X_SOLVED, "." * 36, None], board="6x6+x")
    assert table.minimal.to_list() == [str(least), None, None] and table.status.to_list() == ["unique", "multiple", None]
    assert len(Puzzle(SEVERAL, board="4x4").all_solutions()) == 3


ROWS = [FOUR, None, "12", SEVERAL, Puzzle(FOUR, board="4x4"), Puzzle("." * 81), [[0] * 4] * 4, "1" * 16, FOUR + FOUR]


@pytest.mark.parametrize("threads", [1, 3])
def test_every_row_of_a_column_is_answered_as_one_puzzle_is(threads):
    rows = ROWS * 5
    solved, unique = nonet.solve(rows, board="4x4", threads=threads), nonet.is_unique(rows, board="4x4", threads=threads)
    checked, parsed = nonet.check(rows, board="4x4", threads=threads), nonet.parse(rows, board="4x4")
    texts, givens = nonet.format_as(rows, "grid", board="4x4"), nonet.givens(rows, board="4x4")
    for i, row in enumerate(rows):
        if row is None:
            assert {table.row(i)["error"] for table in (solved, checked, parsed)} == {None}
            assert solved.status[i] is unique[i] is checked.status[i] is parsed.puzzle[i] is texts[i] is givens[i] is None
            continue
        try:
            p = Puzzle(row, board="4x4")
        except NonetError as error:
            assert solved.error[i] == checked.error[i] == parsed.error[i] == str(error) and unique[i] is False
            assert solved.status[i] == checked.status[i] == "invalid" and solved.solution[i] is givens[i] is texts[i] is None
            continue
        one, answer = p.solve(), p.check()
        assert solved.row(i) == {"status": one.status, "solution": one.solution, "second": one.second, "nodes": one.nodes, "error": None}
        assert unique[i] == (one.status == "unique") and parsed.puzzle[i] == str(p) and texts[i] == format(p, "grid")
        counts = {name: None if getattr(answer, name) is None else len(getattr(answer, name)) for name in ("redundant", "duplicates", "broken", "forbidden")}
        values = {name: getattr(answer, name) for name in ("status", "givens", "complete", "correct", "minimal", "solution")}
        assert checked.row(i) == {**values, **counts, "error": None} and givens[i] == p.givens


def test_columns_as_arrays_and_arrow():
    np, pa = pytest.importorskip("numpy"), pytest.importorskip("pyarrow")
    made = nonet.Generator(board="16x16", seed=2, givens=(150, 256)).take(9)
    solved = nonet.solve(made.puzzle, board="16x16")
    assert set(solved.status) == {"unique"} and solved.solution == made.solution
    values = made.puzzle.to_numpy()
    assert values.shape == (9, 256) and values.max() == 16 and (values != 0).sum(axis=1).tolist() == made.givens.to_list()
    for given in (values, values.reshape(-1, 16, 16).astype("int64")):
        answers = nonet.solve(given, board="16x16")
        assert (answers.to_numpy("solution") == made.solution.to_numpy()).all() and answers.solution.type == "values"
    lists = pa.FixedSizeListArray.from_arrays(pa.array(values.ravel()), 256)
    fixed = pa.array([line.encode() for line in made.puzzle], pa.binary(256))
    for given, kind in ((lists, "values"), (fixed, "fixed"), (pa.chunked_array([lists[:2], lists[2:]]), "values")):
        answers = nonet.solve(given, board="16x16")
        pa.table(answers).validate(full=True)
        assert answers.solution.type == kind and (answers.to_numpy("solution") == solved.to_numpy("solution")).all()
        assert answers["second"].null_count == 9
    wrong = values.copy()
    wrong[3, 17] = 17
    assert nonet.solve(wrong, board="16x16").error[3] == "found 17 in r2c2, expected a value from 0 to 16"
    assert nonet.solve(np.array([list(Puzzle(SEVERAL, board="4x4"))], "u1"), board="4x4").to_numpy("second").shape == (1, 16)
    with pytest.raises(ValueError, match=r"\(N, 256\) or \(N, 16, 16\)"):
        nonet.solve(values[:, :81], board="16x16")
    with pytest.raises(TypeError, match="lists of 16 whole numbers"):
        nonet.solve(lists, board="4x4")
    zero = nonet.solve(["0" + "." * 15], board="4x4+0..3", limits=nonet.Limits(solutions=1))
    assert zero.solution[0][0] == "0" and zero.to_numpy("solution")[0, 0] == 1


def test_a_column_of_none_and_of_nothing():
    assert nonet.solve([None], board="6x6").status.to_list() == [None]
    assert nonet.solve([], board="6x6").num_rows == 0 and nonet.check([], board="6x6").num_rows == 0


def test_a_puzzle_of_another_board_is_told_in_a_column():
    with pytest.raises(NonetError, match="row 1: found a puzzle of the board '4x4', expected one of the classic board"):
        nonet.solve(["." * 81, Puzzle(FOUR, board="4x4")], errors="raise")


def test_generated_by_numbers():
    g = nonet.Generator(board="6x6+x", seed=1)
    assert g[0].board == "6x6+x" and g[0].puzzle == X and g[0].solution == X_SOLVED and g[5:7].puzzle[1] == g[6].puzzle
    assert next(iter(g)) == Puzzle(X, board="6x6+x") and repr(g) == "Generator(seed=1, board='6x6+x')"
    assert pickle.loads(pickle.dumps(g))[3] == g[3]
    assert nonet.Generator(board="9x9", seed=4)[2].puzzle == nonet.Generator(seed=4)[2].puzzle
    assert nonet.Generator(board="8x8", seed=4, symmetry="rot180", minimal=False, givens=(20, 64))[0].met
    with pytest.raises(NonetError, match="found needs on the board '6x6', expected seed") as told:
        nonet.Generator(board="6x6", needs="x_wing")
    assert told.value.code == "unsupported"
    with pytest.raises(NonetError):
        nonet.Generator(board="6x9", symmetry="rot90")


@pytest.mark.skipif(not COMMAND, reason="NONET_COMMAND names no program")
def test_the_command_makes_the_same():
    made = subprocess.run([COMMAND, "generate", "--board", "8x8", "-n", "3", "--seed", "5"], capture_output=True, text=True, check=True)
    assert nonet.Generator(board="8x8", seed=5).take(3).puzzle.to_list() == made.stdout.split()


def test_what_rests_on_symmetries_says_so():
    """Of other boards they are not known; the classic one may be named."""
    column = [FOUR]
    for ask in (
        lambda board: nonet.classes(column, board=board),
        lambda board: nonet.canonical(column, board=board),
        lambda board: nonet.scramble(column, 1, board=board),
        lambda board: nonet.split(column, {"a": 1}, 1, board=board),
        lambda board: nonet.augment(column, seed=1, board=board),
    ):
        for board in ("4x4", nonet.Board("9x9+x")):
            with pytest.raises(nonet.NonetError, match="symmetries") as raised:
                ask(board)
            assert raised.value.code == "unsupported"
        assert ask("9x9").error[0].startswith("found 16 cells")
    grids = nonet.to_onehot([FOUR], board="4x4")
    assert grids.shape == (1, 4, 4, 4) and grids.sum() == 4
    assert nonet.labels(["3142423123141423"], board="4x4").shape == (1, 4, 4)
    with pytest.raises(ValueError, match="row 0: r1c1 is empty"):
        nonet.labels([FOUR], board="4x4")
