"""One puzzle: what it is made of, what it is as a value, and what it answers."""

import copy
import pickle
import threading

import pytest
from puzzles import BROKEN, EASY, EMPTY, HARDEST, POINTING, SEVERAL

import nonet
from nonet import Limits, Puzzle, Status


def test_it_is_made_of_text_values_and_puzzles():
    values = [0 if cell == "." else int(cell) for cell in EASY]
    rows = [values[i : i + 9] for i in range(0, 81, 9)]
    made = [Puzzle(given) for given in (EASY, values, rows, [rows], tuple(values), bytes(values), iter(values))]
    made += [Puzzle(made[0]), Puzzle(format(made[0], "grid")), Puzzle(format(made[0], "pretty"))]
    assert len(set(made)) == 1 and bytes(made[0]) == bytes(values)


@pytest.mark.parametrize(
    ("given", "code", "words"),
    [
        ("12", "wrong_length", "found 2 cells in row 1, expected 9"),
        (EASY + EASY, "wrong_length", "found 162 cells"),
        (EASY[:80] + "!", "bad_character", "found '!'"),
        ("", "wrong_length", "found"),
        ("é" * 81, "bad_character", "found"),
        ([0] * 80, "wrong_length", "found 80 values, expected 81"),
    ],
)
def test_what_is_no_puzzle_is_told_with_its_place(given, code, words):
    with pytest.raises(nonet.NonetError) as raised:
        Puzzle(given)
    assert raised.value.code == code and words in str(raised.value)
    assert isinstance(raised.value, nonet.TextError)
    assert pickle.loads(pickle.dumps(raised.value)).args == raised.value.args


def test_it_is_a_value():
    p = Puzzle(EASY)
    marked = Puzzle(format(p, "pencil"))
    assert p == Puzzle(EASY) != marked and hash(p) == hash(Puzzle(EASY))
    assert p != EASY and p is not None
    for one in (p, marked):
        assert eval(repr(one), {"Puzzle": Puzzle}) is not None
        assert pickle.loads(pickle.dumps(one)) == copy.deepcopy(one) == one
    assert pickle.loads(pickle.dumps(marked)).marks == marked.marks is not None
    assert sorted([Puzzle(EASY), Puzzle(EMPTY)]) == sorted([EASY, EMPTY], key=str) or EMPTY < EASY
    assert Puzzle(EMPTY) < p <= p and p > Puzzle(EMPTY)
    match p:
        case Puzzle(line):
            assert line == EASY
    with pytest.raises(AttributeError):
        p.other = 1
    with pytest.raises(AttributeError):
        p.givens = 1


def test_its_cells():
    p = Puzzle(EASY)
    assert p["r1c2"] == p["A2"] == p[(1, 2)] == p[1] == 3 and p["r1c3"] == 0
    for wrong in ("r0c1", "x", ""):
        with pytest.raises(nonet.NonetError):
            p[wrong]
    with pytest.raises(ValueError, match="counted from 1"):
        p[(0, 1)]


def test_answers_are_frozen_values_that_pickle():
    p, broken = Puzzle(POINTING), Puzzle(BROKEN)
    limits = Limits(nodes=100_000)
    answers = [p.solve(), p.count(), p.estimate(), p.check(), p.candidates(), broken.diagnose(limits=limits)]
    answers += [p.prove(), p.rate(), p.rate(scale=["se", "hodoku"]), p.hint(), p.explain(), p.explain(scale="hodoku"), p.all_steps(), p.why_not("r1c2", 3), p.trace()]
    answers += [p.canonical(), p.is_isomorphic(p), p.diagnose_entries(POINTING), nonet.diagnose("12")]
    for answer in answers:
        restored = pickle.loads(pickle.dumps(answer))
        assert restored == answer and hash(restored) == hash(answer)
        assert not hasattr(answer, "__dict__")
        with pytest.raises((AttributeError, TypeError)):
            answer.status = "none"
        if not isinstance(answer, nonet.Answer | nonet.Trace):
            assert type(answer).from_dict(answer.to_dict()).to_dict() == answer.to_dict()


def test_statuses_are_their_words():
    assert Puzzle(EASY).solve().status is Status.UNIQUE and Puzzle(EASY).solve().status == "unique"
    assert Puzzle(SEVERAL).solve().status == "multiple" and Puzzle(BROKEN).solve().status == "none"
    assert Puzzle(EMPTY).solve(limits=Limits(solutions=1)).status == "solved"
    assert Puzzle(POINTING).solve(engine="logic", limits=Limits(solutions=1)).status in ("solved", "stuck", "unique")
    match Puzzle(EASY).solve():
        case nonet.Answer(Status.UNIQUE, solution):
            assert len(solution) == 81


def test_limits_are_kept():
    assert Puzzle(EMPTY).count(limits=Limits(solutions=0, nodes=1000)).stop == "budget"
    assert Puzzle(EMPTY).count(limits=Limits(solutions=0, seconds=0.01)).stop == "budget"
    assert Puzzle(EMPTY).count(limits=Limits(solutions=70_000)).count == 70_000
    with pytest.raises(nonet.NonetError, match="seconds"):
        Limits(seconds=-1)
    with pytest.raises(nonet.NonetError, match="seconds"):
        Limits(seconds=float("nan"))
    assert Limits(nodes=3) == Limits(nodes=3) != Limits() and hash(Limits(nodes=3)) == hash(Limits(nodes=3))
    assert pickle.loads(pickle.dumps(Limits(seconds=2))) == Limits(seconds=2)


def test_a_long_search_answers_as_a_short_one_does():
    """What takes more nodes than are done at once is asked again on another thread."""
    p = Puzzle("." * 9 + "123456789"[::-1] + "." * 63)
    counted = [p.count(limits=Limits(solutions=many)).count for many in (1, 5, 1_999, 2_000, 50_000)]
    assert counted == [1, 5, 1_999, 2_000, 50_000]
    rows = Puzzle("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9")
    assert rows.solve(engine="bits").solution == rows.solve().solution == rows.solve(engine="mrv").solution


def test_wrong_arguments_are_told():
    p = Puzzle(EASY)
    for ask in (
        lambda: p.solve(engine="none"),
        lambda: p.hint(level=6),
        lambda: p.explain(only=["no_technique"]),
        lambda: p.explain(only=[]),
        lambda: p.why_not("r1c1", 10),
        lambda: p.why_not(81, 1),
        lambda: format(p, "form"),
        lambda: p.draw("png"),
        lambda: p.trace("none"),
        lambda: Puzzle(BROKEN).canonical(),
        lambda: Puzzle(format(p, "pencil")).scramble(1),
        lambda: p.class_id(by="row"),
        lambda: Puzzle(SEVERAL).class_id(by="solution"),
        lambda: nonet.Generator(symmetry="none such"),
        lambda: nonet.Generator(givens=90),
        lambda: nonet.Generator(rating=(2, 50)),
    ):
        with pytest.raises(ValueError):
            ask()


def test_pictures_and_pages():
    p = Puzzle(POINTING)
    path = p.explain()
    assert p._repr_svg_().startswith("<svg") and p.draw("pdf")[:5] == b"%PDF-"
    assert path.steps[0].draw().startswith("<svg") and path.steps[0].draw() != path.steps[1].draw()
    page = path._repr_html_()
    assert page.count("<details>") == len(path) == page.count("</svg>") and "<script" not in page
    assert p.hint()._repr_svg_() == p.hint().step.draw() == path.steps[0].draw()
    assert pickle.loads(pickle.dumps(path)).steps[0]._repr_svg_() is None
    assert str(path).startswith("1. Pointing.")


def test_symmetries():
    p = Puzzle(EASY)
    moved = p.scramble(seed=3, item=4)
    assert moved != p and moved == p.scramble(3, 4)
    same = p.is_isomorphic(moved)
    assert same and same.transform is not None and not p.is_isomorphic(EMPTY)
    assert p.class_id() == moved.class_id() != Puzzle(POINTING).class_id()
    assert p.class_id(by="solution") == Puzzle(p.solve().solution).class_id()
    assert p.canonical().form == moved.canonical().form and p.automorphisms() == 1


def test_the_engine_counts_its_events():
    trace = Puzzle(EASY).trace("row", max_events=1_000_000)
    kinds = [event.kind for event in trace]
    assert kinds.count("try") == trace.digit_tries and kinds.count("take_back") == trace.backtracks
    assert kinds[-1] == "solution" and trace.stop == "solutions" and len(kinds) == len(trace)
    assert Puzzle(EASY).trace("row", max_events=10).stop == "max_events"
    assert len(Puzzle(EASY).trace("row", max_events=0)) == 0


def test_names():
    assert "fast" in [one.name for one in nonet.engines()] and nonet.symmetries()[0].name == "none"
    assert any(kernel.chosen and kernel.supported for kernel in nonet.kernels())
    assert nonet.techniques()[0].meaning


def test_threads_share_a_puzzle():
    p, wrong = Puzzle(POINTING), []

    def ask() -> None:
        for _ in range(30):
            if p.rate().er != 3.2 or p.solve().status != "unique" or len(p.explain()) != 37:
                wrong.append(1)

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not wrong


def test_generator_by_numbers():
    g = nonet.Generator(seed=7, minimal=True)
    table = g[100:1300]
    assert table.num_rows == 1200 and table.item[0] == 100 and table.puzzle[1199] == g[1299].puzzle
    assert nonet.Generator(seed=7, minimal=True, threads=1)[100:1300].puzzle == table.puzzle
    assert pickle.loads(pickle.dumps(g))[5] == g[5]
    batches = g.batches(10)
    first, second = next(batches), next(batches)
    assert first.puzzle.to_list() + second.puzzle.to_list() == g.take(20).puzzle.to_list()
    near = nonet.Generator(like=EASY, like_drop=2, unlike=[EASY], seed=1)
    assert near[0].met and near[0].givens == Puzzle(EASY).givens - 1
    assert repr(g) == "Generator(seed=7, minimal=True)"


def test_a_puzzle_is_rated_on_the_scale_of_hodoku():
    puzzle = Puzzle(POINTING)
    both = puzzle.rate(scale=["se", "hodoku"])
    assert both.er == puzzle.rate().er and both.hodoku == puzzle.rate(scale="hodoku").hodoku
    assert puzzle.rate(scale="hodoku").er is None and puzzle.rate().hodoku is None
    assert (both.hodoku.level, both.hodoku.scale) == ("hard", "HoDoKu 2.2")
    assert puzzle.rate(scale="hodoku-2.3").hodoku.scale == "HoDoKu 2.3"
    path = puzzle.explain(scale="hodoku")
    assert (path.level, path.score) == (both.hodoku.level, both.hodoku.score)
    assert sum(step.score for step in path.steps) == path.score
    assert path.steps[0].notation == "r9c4<>9" and "Pointing" in path.steps[0].name
    assert puzzle.rate(scale="hodoku", limits=Limits(nodes=3)).hodoku is None
    assert Puzzle(SEVERAL).rate(scale="hodoku") == nonet.Rating(Status.MULTIPLE)
    for wrong in ("hodoku-2.1", ["se", "x"]):
        with pytest.raises(nonet.NonetError):
            puzzle.rate(scale=wrong)
    with pytest.raises(ValueError):
        puzzle.explain(scale="hodoku", only=["x_wing"])
    assert isinstance(puzzle.explain(scale="hodoku", pruned=True), nonet.Path)
    assert puzzle.explain(scale="hodoku", without=["x_wing"]).scale == "HoDoKu 2.2 without x_wing"


OWN_SCALE = "name mine\nlevel easy 1.0\nlevel hard 2.0\nhidden_single 1.0\nnaked_single 1.4\npointing 2.0\n"


def test_a_puzzle_is_asked_about_on_any_scale():
    puzzle = Puzzle(POINTING)
    rating = puzzle.rate(scale=["se", "nonet"])
    assert rating.er == 3.2 and [one.scale for one in rating.scales] == ["nonet 1"]
    assert rating.status is Status.UNIQUE and rating == nonet.Rating.from_dict(rating.to_dict())
    path = puzzle.explain(scale="nonet")
    assert (path.scale, path.level, path.difficulty) == ("nonet 1", rating.scales[0].level, rating.scales[0].difficulty)
    assert sum(rating.scales[0].counts.values()) == len(path)
    assert puzzle.hint(scale="nonet").step == path.steps[0] and path.steps[0].draw()
    assert puzzle.all_steps(scale="nonet", without=["x_wing"]).scale == "nonet 1 without x_wing"
    assert puzzle.why_not("r1c2", 3, scale=OWN_SCALE).found in (True, False)
    assert puzzle.rate(scale=OWN_SCALE).scales[0].ending == "stuck"
    assert puzzle.rate(without=["pointing"]).scales[0].scale == "SE 1.2.1 without pointing"
    assert {step.technique for step in puzzle.all_steps(only=["pointing"]).steps} == {"pointing"}
    assert puzzle.hint(only=["hidden_single"]).step is None or puzzle.hint(only=["hidden_single"]).step.technique == "hidden_single"
    assert Puzzle(SEVERAL).rate(scale=["nonet", "se"]) == nonet.Rating(Status.MULTIPLE)
    assert puzzle.rate(scale=["se", "nonet"], limits=Limits(nodes=3)).status is Status.BUDGET
    for wrong in (
        lambda: puzzle.rate(scale="nonet-2"),
        lambda: puzzle.hint(scale="nonet", only=["x_wing"]),
        lambda: puzzle.rate(scale="nonet", without=["no_technique"]),
        lambda: Puzzle("." * 16, board="4x4").hint(scale="nonet"),
        lambda: Puzzle("." * 16, board="4x4").why_not(0, 1, scale="nonet"),
        lambda: Puzzle("." * 16, board="4x4").rate(scale="nonet"),
    ):
        with pytest.raises(nonet.NonetError):
            wrong()
    with pytest.raises(nonet.TextError) as raised:
        nonet.scale("hidden_single 1\nx_wing\n")
    assert raised.value.line == 2
    assert nonet.scale(OWN_SCALE).name == "mine" and nonet.scale("se").scale == "SE 1.2.1"


def test_a_column_is_rated_on_any_scale():
    rows = [POINTING, SEVERAL, None, "12", EASY]
    for scale, off in (("nonet", []), (OWN_SCALE, []), ("nonet", ["x_wing"]), ("hodoku", ["x_wing"])):
        table = nonet.rate(rows, scale=scale, without=off)
        assert table.status.to_list() == ["unique", "multiple", None, "invalid", "unique"]
        for row in (0, 4):
            own = Puzzle(rows[row]).rate(scale=scale, without=off).scales[0]
            assert table.level[row] == own.level
            assert (table.difficulty[row], table.score[row]) == (own.difficulty, own.score)
        assert [table.level[1], table.difficulty[2], table.score[3]] == [None, None, None]
    with pytest.raises(nonet.NonetError):
        nonet.rate(rows, scale="nonet-2")
    many = "".join(f"level l{i} {i}.0\n" for i in range(1, 300)) + "hidden_single 1.0\n"
    with pytest.raises(nonet.NonetError, match="at most 255"):
        nonet.rate(rows, scale=many)


def test_puzzles_are_made_of_a_level():
    generator = nonet.Generator(seed=1, level="medium")
    one = generator[0]
    assert one.met and one.level == "medium" and one.scale == "nonet 1"
    assert Puzzle(one.puzzle).rate(scale="nonet").scales[0].level == "medium"
    table = generator.take(2)
    assert table.level.to_list() == ["medium", "medium"] and table.difficulty[0] == one.difficulty
    assert nonet.Generator(seed=1, scale="hodoku", level="hard")[0].level == "hard"
    assert "level" not in nonet.Generator(seed=1).take(1).keys()
    assert pickle.loads(pickle.dumps(generator))[0] == one
    with pytest.raises(nonet.NonetError):
        nonet.Generator(level="no such level")


def test_a_column_is_rated_on_the_scale_of_hodoku():
    table = nonet.rate([POINTING, SEVERAL, EASY], scale="hodoku")
    assert table.status.to_list() == ["unique", "multiple", "unique"]
    rated = [nonet.Puzzle(one).rate(scale="hodoku").hodoku for one in (POINTING, EASY)]
    assert table.hodoku_level.to_list() == [rated[0].level, None, rated[1].level]
    assert table.hodoku_score.to_list() == [rated[0].score, None, rated[1].score]
    with pytest.raises(ValueError):
        nonet.rate([POINTING], scale=["se", "hodoku"])


def test_uniqueness_is_unknown_where_the_limits_end_the_search():
    few = nonet.Limits(nodes=1)
    for given, known in ((HARDEST, True), (EMPTY, False)):
        assert nonet.is_unique(given, limits=few) is nonet.Puzzle(given).is_unique(limits=few) is None
        assert nonet.is_unique([given], limits=few).to_list() == [None]
        for solutions in (0, 1, 2):  # the limit on solutions is ignored
            assert nonet.Puzzle(given).is_unique(limits=nonet.Limits(solutions=solutions)) is known


P = Puzzle(EASY)
WRONG_TYPES = [
    (lambda: P.solve(limits=5), "limits=5: expected a nonet.Limits or None"),
    (lambda: P.count(limits="x"), "limits='x': expected a nonet.Limits or None"),
    (lambda: nonet.solve([EASY], limits=5), "limits=5: expected a nonet.Limits or None"),
    (lambda: P.hint("x"), "level='x': expected a whole number"),
    (lambda: P.neighbours(1.5), "drop=1.5: expected a whole number"),
    (lambda: P.unavoidable_sets(None), "most_cells=None: expected a whole number"),
    (lambda: P.why_not("r1c1", "4"), "digit='4': expected a whole number"),
    (lambda: P.explain(pruned=3), "pruned=3: expected True or False"),
    (lambda: P.explain(only=[5]), "only=[5]: expected a list of texts or None"),
    (lambda: P.draw(5), "form=5: expected text"),
    (lambda: P.trace(5), "engine=5: expected text"),
    (lambda: nonet.scale(5), "scale=5: expected text"),
    (lambda: nonet.format_as([EASY], 5), "form=5: expected text"),
    (lambda: nonet.check([EASY], minimality="x"), "minimality='x': expected True or False"),
    (lambda: nonet.split([EASY], {3: 1}, seed=1), "names=[3]: expected a list of texts"),
    (lambda: nonet.parse_all(5), "text=5: expected text"),
]


@pytest.mark.parametrize(("ask", "words"), WRONG_TYPES)
def test_a_wrong_type_is_named(ask, words):
    with pytest.raises(TypeError) as raised:
        ask()
    assert str(raised.value) == words and raised.value.__context__ is None
