"""nonet.env: puzzles for language models and reinforcement learning."""

import doctest
import itertools
import json
import os
import pathlib
import pickle
import random
import re
import subprocess
import sys
import time

import numpy
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from puzzles import EASY, POINTING

import nonet
from nonet.env import PARTS, Dataset, prompt, read_answer, reasoning, rules_in_words, score, vocabulary

COMMAND = os.environ.get("NONET_COMMAND")
RULES = "6x6+killer=10:r1c1,r1c2,r2c1+thermo:r6c1-r4c1+diagonal-+odd:r3c3"
BOARDS = ["9x9", "4x4", "6x6+x", RULES, "jigsaw:111122112222333344334444555566556666", "4x4+0..3", "16x16"]
ASKED = {"board": "4x4", "puzzle": "..4..2....14....", "solution": "3142423123141423"}


def puzzles_of(data: Dataset, count: int) -> list[str]:
    return [data[i]["metadata"]["puzzle"] for i in range(count)]


# ---- The dataset


@pytest.mark.parametrize("board", BOARDS)
def test_every_entry_has_one_solution_and_scores_1(board):
    data = Dataset(7, board=board, size=4)
    for entry in data:
        told = entry["metadata"]
        puzzle = nonet.Puzzle(told["puzzle"], board=told["board"])
        assert puzzle.count().count == 1 and puzzle.solve().solution == told["solution"] == entry["answer"]
        assert told["difficulty"] == {"givens": puzzle.givens}
        assert json.loads(json.dumps(entry)) == entry
        assert data.score_answer(f"I see.\n<ANSWER>\n{entry['answer']}\n</ANSWER>", entry) == 1
        assert data.score_answer(told["puzzle"], entry) == 0
    assert len(data) == 4 and len({entry["answer"] for entry in data}) == 4


@pytest.mark.parametrize(
    "order",
    [
        {},
        {"part": "test"},
        {"part": "val", "by": "solution"},
        {"board": "6x6", "level": "hard"},
        {"givens": (28, 30), "symmetry": "rot180"},
        {"rating": (3.0, 4.5)},
    ],
)
def test_an_entry_depends_on_its_number_only(order):
    wanted = puzzles_of(Dataset(3, **order), 80)
    assert len(set(wanted)) == 80
    numbers = list(range(80))
    random.Random(1).shuffle(numbers)
    for fresh in (Dataset(3, **order), pickle.loads(pickle.dumps(Dataset(3, **order)))):
        assert [fresh[i]["metadata"]["puzzle"] for i in numbers[:12]] == [wanted[i] for i in numbers[:12]]
    assert not set(puzzles_of(Dataset(4, **order), 20)) & set(wanted)


@pytest.mark.parametrize(
    "order",
    [
        {"rules": ["killer"], "board": "6x6", "level": "medium"},
        {"jigsaw": True},
        {"jigsaw": True, "rules": "thermo", "clues": 2, "board": "4x4"},
    ],
)
def test_entries_can_have_boards_of_their_own(order):
    data = Dataset(2, traces=True, **order)
    boards = []
    for entry in (data[0], data[7]):
        told = entry["metadata"]
        boards.append(told["board"])
        puzzle = nonet.Puzzle(told["puzzle"], board=told["board"])
        assert puzzle.count().count == 1 and puzzle.solve().solution == entry["answer"]
        assert entry["question"] == prompt(puzzle) and data.score_answer(entry["answer"], entry) == 1
        assert told["trace"] == [step._asdict() for step in reasoning(puzzle)] and json.loads(json.dumps(entry)) == entry
        assert told["difficulty"].get("level") in (None, puzzle.rate().level)
        for rule in [order["rules"]] if isinstance(order.get("rules"), str) else order.get("rules", []):
            assert f"({rule}" in entry["question"]
    assert len(set(boards)) == 2
    again = pickle.loads(pickle.dumps(data))
    assert again[7] == data[7] and repr(again) == repr(data)


def test_without_filters_they_are_the_generators():
    data = Dataset(5, minimal=True)
    made = nonet.Generator(5, minimal=True)
    assert puzzles_of(data, 100) == made[:100].puzzle.to_list()
    assert data[-1]["metadata"]["puzzle"] == made[2**31 - 1].puzzle


def test_entries_of_a_dataset_of_a_part_are_all_those_of_the_part_in_order():
    """Filters drop, but do not choose."""
    halves = {"a": 0.5, "b": 0.5}
    for seed, part in itertools.product(range(5), halves):
        candidates = nonet.Generator(seed).take(200).puzzle
        parts = nonet.split(candidates, halves, seed=0).part
        wanted = [puzzle for puzzle, own in zip(candidates, parts, strict=True) if own == part]
        assert puzzles_of(Dataset(seed, part=part, parts=halves), 64) == wanted[:64]


@pytest.mark.skipif(not COMMAND, reason="NONET_COMMAND names no program")
def test_the_command_splits_the_same(tmp_path):
    lines = {name: puzzles_of(Dataset(6, part=name), 20) for name in PARTS}
    (tmp_path / "all.txt").write_text("\n".join(itertools.chain(*lines.values())))
    parts = ",".join(f"{name}={share}" for name, share in PARTS.items())
    command = [COMMAND, "dataset", "split", tmp_path / "all.txt", "--parts", parts, "--seed", "0", "--output", tmp_path / "parts"]
    subprocess.run(command, check=True, capture_output=True)
    for name, wanted in lines.items():
        (file,) = (tmp_path / "parts").glob(f"{name}.*")
        assert set(wanted) <= set(file.read_text().replace(",", "\n").split())


@pytest.mark.parametrize("by", ["puzzle", "solution"])
def test_no_class_is_in_two_parts(by):
    """Also with different seeds and orders, and for isomorphs of the puzzles."""
    classes = {}
    for seed, name in enumerate(PARTS):
        lines = puzzles_of(Dataset(seed, part=name, by=by, givens=(24, 32)), 150)
        scrambled = nonet.scramble(lines, seed=9).puzzle.to_list()
        assert set(nonet.split(scrambled, PARTS, seed=0, by=by).part) == {name}
        classes[name] = set(nonet.classes(lines, by=by)["class"])
    assert all(not classes[a] & classes[b] for a, b in itertools.combinations(classes, 2))


def test_the_difficulty_is_as_ordered():
    rated = [entry["metadata"] for entry in Dataset(1, rating=(6.5, 7.2), size=8)]
    assert all(6.5 <= one["difficulty"]["er"] <= 7.2 for one in rated)
    assert [nonet.Puzzle(one["puzzle"]).rate().er for one in rated] == [one["difficulty"]["er"] for one in rated]
    for level in ("easy", "hard"):
        entry = Dataset(1, level=level, givens=(28, 34))[0]["metadata"]
        assert entry["difficulty"]["level"] == nonet.Puzzle(entry["puzzle"]).rate(scale="nonet").scales[0].level == level
        assert 28 <= entry["difficulty"]["givens"] <= 34
        small = Dataset(1, board="6x6+x", level=level)[3]["metadata"]
        assert small["difficulty"]["level"] == nonet.Puzzle(small["puzzle"], board="6x6+x").rate().level == level


def test_wrong_orders_are_errors():
    for order, words in (
        ({"part": "dev"}, "part='dev': expected one of train, val, test"),
        ({"board": "6x6", "level": "inhuman"}, "expected easy, medium, hard, expert or trial"),
        ({"level": "expert"}, "expert"),
        ({"board": "6x6", "part": "train"}, "symmetries"),
        ({"part": "train", "by": "row"}, "by='row'"),
        ({"credit": "all"}, "credit='all'"),
        ({"board": "6x6", "rating": (1, 2)}, "rating"),
        ({"givens": 16}, "17"),
        ({"rules": ["luck"]}, "'luck', expected some of killer"),
        ({"rules": ["killer"], "part": "test"}, "expected the classic board alone"),
        ({"jigsaw": True, "needs": "x_wing"}, "needs on the board"),
    ):
        with pytest.raises(ValueError, match=words):
            Dataset(**order)
    for index in (5, -6, 2**40):
        with pytest.raises(IndexError):
            Dataset(size=5)[index]
    with pytest.raises(TypeError):
        Dataset()["0"]
    with pytest.raises(ValueError, match="there is no such puzzle: Dataset"):
        Dataset(board="6x6+diagonal-+knight")[0]
    assert repr(Dataset(3, board="6x6", credit="net")) == "Dataset(3, board='6x6', credit='net')"


@pytest.mark.parametrize("order", [{"rating": (11.5, 11.9)}, {"board": "4x4", "level": "trial"}])
def test_a_search_ends_in_time(order):
    began = time.monotonic()
    with pytest.raises(TimeoutError, match="in 0.2 seconds: Dataset"):
        Dataset(seconds=0.2, **order)[0]
    assert time.monotonic() - began < 10


def test_the_data_sets_need_no_gymnasium():
    code = "import sys; sys.modules['gymnasium'] = sys.modules['numpy'] = None; import nonet.env; print(nonet.env.Dataset()[0]['answer'])"
    told = subprocess.run([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, check=True)
    assert told.stdout.strip() == Dataset()[0]["answer"]


# ---- Prompts and replies


def test_the_prompt_has_the_board_and_its_rules():
    text = prompt(EASY)
    assert text.count("\n5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n") == 1 and "81 digits" in text and "<ANSWER>" in text
    other = prompt(Dataset(board=RULES)[0]["metadata"]["puzzle"], RULES)
    assert "## Size ##\n6 x 6\n" in other and "- Thermometer (thermo:r6c1-r4c1): Values increase" in other
    assert "No digit repeats in diagonal 1: r1c1 r2c2 r3c3 r4c4 r5c5 r6c6." in other
    assert "letters: A is 10, and G is 16" in prompt("." * 256) and "256 characters" in prompt("." * 256)


def test_every_rule_is_told():
    """A rule that the prompt leaves out makes the puzzle one with many solutions."""
    for kind in nonet.rule_kinds():
        if kind.id != "and":
            size = "4x4" if kind.id in ("full-rank", "shared-rank") else "9x9"
            board = nonet.Board(f"{size}+{kind.example}").name
            assert any(kind.meaning in rule for rule in rules_in_words(board)), board
    for rule in ("knight", "king", "nonconsecutive", "odd:r1c1", "even:r1c1", "min:r2c2", "max:r2c2"):
        assert len(rules_in_words(f"6x6+{rule}")) == 5
    for houses, more in (("x", 2), ("windoku", 1), ("disjoint", 6), ("region:r1c1,r2c2", 1), ("diagonal+", 1)):
        assert len(rules_in_words(f"6x6+{houses}")) == 4 + more
    assert rules_in_words("6x6+repeats")[1:] == ["No digit repeats in a box of 2x3 cells."]
    nested = rules_in_words("6x6+or[and[white:r1c1,r1c2+white:r1c2,r1c3]+thermo:r1c1-r1c3]+black:r2c1,r2c2")[4:]
    assert len(nested) == 2 and "+thermo:r1c1-r1c3])" in nested[0] and nested[1].startswith("Black Dot (black:r2c1")
    assert all(nested[0].count(name) == 1 for name in (" And: All ", " White Dot: The ", " Thermometer: Values"))


@pytest.mark.parametrize("board", BOARDS)
def test_replies_in_many_forms(board):
    told = Dataset(2, board=board)[0]["metadata"]
    line, puzzle = told["solution"], nonet.Puzzle(told["solution"], board=board)
    wide = puzzle.board.columns
    rows = [line[first : first + wide] for first in range(0, len(line), wide)]
    placements = "\n".join(f"r{row}c{column}: {value}" for row, cells in enumerate(rows, 1) for column, value in enumerate(cells, 1))
    for form in (line, "\n".join(rows), "\n".join(map(" ".join, rows)), format(puzzle, "grid"), placements, line.lower()):
        for reply in (form, f"First <ANSWER>{told['puzzle']}</ANSWER>, no: <answer>\n{form}\n</answer> Done."):
            assert read_answer(reply, board) == line, reply
    assert read_answer(f"<ANSWER>{line}", board) == line  # cut short after the grid


@pytest.mark.parametrize(
    "reply",
    [
        None, 5, b"3142423123141423", "", "3", "3142423123141423 1", "<ANSWER></ANSWER>", "</ANSWER>", "r1c1", "r5c1: 1", "r1c1: 5",
        "r0c1: 1", "r99c99: 99", "r1c1: 27", "<ANSWER>" * 50_000, "1" * 10**7, "r1c1:" * 10**6, "\0" * 16, "٣" * 16, "³" * 16,
        "<ANSWER>" + " " * 10**6, "r1c1" + " " * 10**6 + "3", ("r1c1" + " " * 9) * 10**5, "5142423123141423", "ß" * 10**6,
    ],
)  # fmt: skip
def test_rubbish_scores_0_at_once(reply):
    began = time.process_time()
    assert score(reply, ASKED) == 0
    assert time.process_time() - began < 0.5


@settings(max_examples=300, deadline=None)
@given(reply=st.text() | st.text("0123456789.rc:<>/ANSWER \n") | st.binary())
def test_any_reply_has_a_score(reply):
    for credit in ("exact", "cells", "net"):
        assert 0 <= score(reply, ASKED, credit) <= 1


def test_credit():
    right, half = "3142423123141423", "31424231.314...."
    assert [score(right, ASKED, credit) for credit in ("exact", "cells", "net")] == [1, 1, 1]
    assert [score(half, ASKED, credit) for credit in ("exact", "cells", "net")] == [0, 7 / 12, 7 / 12]
    one_wrong = "3142423123141424"
    assert score(one_wrong, ASKED, "cells") == 11 / 12 and score(one_wrong, ASKED, "net") == pytest.approx((11 - 1 / 3) / 12)
    assert score("3122423123141423", ASKED) == 0  # changes the given in r1c3
    assert score("r1c1: 3\nr1c2: 1", ASKED) == 2 / 12 and score("r1c3: 1", ASKED) == 0
    assert Dataset(credit="exact").score_answer(half, {"metadata": ASKED}) == 0


def test_guessing_gains_nothing_net():
    """The mean of the raw difference is 0; below 0 it is cut."""
    rng = numpy.random.default_rng(5)
    entry = Dataset(1, givens=24)[0]["metadata"]
    for credit, most in (("net", 0.03), ("cells", 0.13)):
        scores = []
        for _ in range(300):
            guess = "".join(cell if cell != "." else str(rng.integers(1, 10)) for cell in entry["puzzle"])
            scores.append(score(guess, entry, credit))
        assert most / 3 < numpy.mean(scores) < most, credit


# ---- Reasoning


def actions_of(tokens: list[str]) -> list[tuple[str, str, list[tuple[int, int]]]]:
    """The actions that tokens spell: what, the value, and the cells."""
    groups: list[list[str]] = []
    for token in tokens:
        if token in ("<vl>", "<cd>"):
            groups.append([])
        groups[-1].append(token[1:-1])
    told = []
    for kind, *rest in groups:
        if kind == "cd":
            assert rest.pop(0) == "-"
        value, *lines = rest
        assert value[:5] == "value" and [line[0] for line in lines] == ["r", "c"] * (len(lines) // 2)
        numbers = [int(line[1:]) for line in lines]
        told.append((kind, value[5:], list(zip(numbers[::2], numbers[1::2], strict=True))))
    return told


@pytest.mark.parametrize("board", [board for board in BOARDS if board != "16x16"])
@pytest.mark.parametrize("pruned", [False, True])
def test_reasoning_is_sound_and_complete(board, pruned):
    """Replays the tokens alone: they remove candidates, never a right one, and write every digit."""
    made, known = nonet.Board(board), set(vocabulary(board))
    assert len(vocabulary(board)) == len(known)
    places = [(row, column) for row in range(1, made.rows + 1) for column in range(1, made.columns + 1)]
    houses = [[(cell.row, cell.column) for cell in house.cells] for house in made.houses]
    values = {token[6:-1] for token in known if token.startswith("<value")}
    for told in (entry["metadata"] for entry in Dataset(11, board=board, size=5)):
        right = dict(zip(places, told["solution"], strict=True))
        open_ = {place: set(values) for place in places}

        def write(place, value):
            assert value == right[place] and value in open_[place]
            for house in houses:
                for other in house if place in house else ():
                    open_[other].discard(value)
            open_[place] = set()

        for place, value in zip(places, told["puzzle"], strict=True):
            if value != ".":
                write(place, value)
        for step in reasoning(told["puzzle"], board, pruned=pruned):
            assert set(step.tokens) <= known and step.tokens[0] == f"<{step.technique}>"
            actions = actions_of(step.tokens[1:])
            assert actions and step.actions == [
                f"{kind}:{'-:' * (kind == 'cd')}{value}:{','.join(f'r{row}c{column}' for row, column in cells)}"
                for kind, value, cells in actions
            ]
            for kind, value, cells in actions:
                for place in cells:
                    if kind == "vl":
                        write(place, value)
                    else:
                        assert value != right[place]
                        open_[place].remove(value)
        assert not any(open_.values())


def test_reasoning_is_that_of_explain():
    for puzzle in (POINTING, Dataset(3, rating=(7.0, 8.0))[0]["metadata"]["puzzle"]):
        for step, wanted in zip(reasoning(puzzle), nonet.Puzzle(puzzle).explain().steps, strict=True):
            assert (step.technique, step.text) == (wanted.technique, wanted.text)
            told = actions_of(step.tokens[1:])
            assert [(cells, int(value)) for kind, value, cells in told if kind == "vl"] == [([one.cell], one.digit) for one in wanted.place]
            removed = {(cell, int(value)) for kind, value, cells in told if kind == "cd" for cell in cells}
            assert removed == {(one.cell, digit) for one in wanted.remove for digit in one.digits}
    entry = Dataset(3, traces=True)[0]
    assert [tuple(step.values()) for step in entry["metadata"]["trace"]] == reasoning(entry["metadata"]["puzzle"])
    assert json.loads(json.dumps(entry)) == entry


def test_the_example():
    """examples/env.py prints what docs/env.md says, and the document's other examples hold."""
    source = pathlib.Path(os.environ["NONET_SOURCE_DIR"])
    told = subprocess.run([sys.executable, source / "examples/env.py"], stdout=subprocess.PIPE, text=True, check=True).stdout.split("\n")
    page = (source / "docs/env.md").read_text("utf-8")
    assert "It prints `{}`, `{}` and `{}`.".format(*told) in page
    blocks = re.findall(r"^```python\n(>>> .*?)^```$", page, re.M | re.S)
    test = doctest.DocTestParser().get_doctest("\n".join(blocks), {}, "env.md", "env.md", 0)
    assert len(blocks) == 2 and doctest.DocTestRunner().run(test).failed == 0
