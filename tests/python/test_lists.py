"""Lists of grids about a puzzle: solutions, minimal puzzles, neighbours; unavoidable sets; and the column of minimal puzzles."""

import os
import subprocess

import pytest

import nonet
from nonet import Limits, NonetError, Puzzle

COMMAND = os.environ.get("NONET_COMMAND")
PROPER = Puzzle("3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..")
SEVERAL = Puzzle("........2.2..5.8.1......3..7.4.9........8541.....37...18....9....7..9...2...4..58")
MARKED = Puzzle(format(PROPER, "marks"))


def test_solutions_are_each_listed_once():
    found = SEVERAL.all_solutions()
    assert len(found) == len(set(found)) == 26 and found.exact and repr(found) == "<Listing of 26, finished>"
    assert all(nonet.check(grid).correct for grid in found) and found[1:3] == found.found[1:3]
    some = SEVERAL.all_solutions(limits=Limits(solutions=3))
    assert len(some) == 3 and not some.exact and some.stop == "solutions" and set(some) < set(found)
    assert list(PROPER.all_solutions()) == [PROPER.solve().solution]
    assert not Puzzle("11" + "." * 79).all_solutions().found


def test_minimal_puzzles_within_one():
    least = PROPER.minimal()
    assert isinstance(least, Puzzle) and least.check().minimal and least.solve().solution == PROPER.solve().solution
    some = PROPER.minimal_puzzles(limits=Limits(solutions=50))
    assert some[0] == str(least) and len(set(some)) == 50
    assert nonet.check(some.found).minimal.to_list() == [True] * 50
    assert least.minimal() == least and list(least.minimal_puzzles()) == [str(least)]
    for ask in (SEVERAL.minimal, SEVERAL.minimal_puzzles):
        with pytest.raises(NonetError, match="one solution"):
            ask()
    with pytest.raises(NonetError, match="pencil marks, expected givens only"):
        MARKED.minimal()
    assert PROPER.minimal(limits=Limits(nodes=1)) is None


def test_a_column_of_minimal_puzzles():
    rows = [PROPER, None, SEVERAL, "12", MARKED, PROPER.scramble(3)] * 300
    for threads in (1, 2):
        table = nonet.minimal(rows, threads=threads)
        assert table.status.to_list() == ["unique", None, "multiple", "invalid", "invalid", "unique"] * 300
        assert table.minimal.to_list()[:5] == [str(PROPER.minimal()), None, None, None, None]
        assert table.minimal[5] == str(PROPER.scramble(3).minimal())
        assert table.error.to_list()[2:5] == [None, "found 2 cells in row 1, expected 9", "found pencil marks, expected givens only"]
    assert nonet.minimal(rows[:6], limits=Limits(nodes=10**6)).minimal.to_list() == table.minimal.to_list()[:6]
    assert nonet.minimal([PROPER], limits=Limits(nodes=2)).status.to_list() == ["budget"]
    assert nonet.minimal(str(PROPER)) == PROPER.minimal()


def test_neighbours_differ_by_what_was_asked():
    least = PROPER.minimal()
    found = least.neighbours(1, 1)
    assert found.exact and str(least) not in found.found
    for line in found:
        gone = sum(a != "." and a != b for a, b in zip(str(least), line, strict=True))
        assert gone == 1 and Puzzle(line).givens == least.givens and Puzzle(line).is_unique()
    with pytest.raises(NonetError, match="drop -1 and add 1, expected numbers from 0 to 81"):
        least.neighbours(-1)


def test_unavoidable_sets_are_hit_by_every_puzzle_of_the_solution():
    found = PROPER.unavoidable_sets(10)
    assert found.exact and found.found and [len(one) for one in found] == sorted(len(one) for one in found)
    assert all(any(PROPER[cell] for cell in cells) for cells in found)
    for cells in found[:5]:
        holes = list(PROPER.solve().solution)
        for cell in cells:
            holes[cell.number] = "."
        assert Puzzle("".join(holes)).count().count > 1
    with pytest.raises(NonetError, match="a puzzle that is multiple"):
        SEVERAL.unavoidable_sets()


@pytest.mark.skipif(not COMMAND, reason="NONET_COMMAND names no program")
@pytest.mark.parametrize(
    ("words", "ask"),
    [
        (["minimal"], lambda p: [str(p.minimal())]),
        (["minimal", "--all", "--limit", "20"], lambda p: p.minimal_puzzles(limits=Limits(solutions=20))),
    ],
)
def test_the_command_lists_the_same(words, ask):
    run = subprocess.run([COMMAND, *words], input=str(PROPER), stdout=subprocess.PIPE, text=True, check=False)
    assert run.stdout.split()[:20] == list(ask(PROPER))
