"""The rows of columns, from the answers for one puzzle."""

from puzzles import EASY, POINTING

import nonet
from nonet import Limits, Puzzle

LIMITS = Limits(nodes=500)
MARKED = format(Puzzle(POINTING), "marks")
GRID = format(Puzzle(EASY), "grid")


def puzzle_or_words(text):
    try:
        return Puzzle(text), None
    except nonet.TextError as error:
        return None, str(error)


def solved(text):
    puzzle, words = puzzle_or_words(text)
    if puzzle is None:
        return {"status": "invalid", "solution": None, "second": None, "error": words}
    answer = puzzle.solve(limits=LIMITS)
    return {"status": answer.status, "solution": answer.solution, "second": answer.second, "error": None}


def checked(text):
    puzzle, words = puzzle_or_words(text)
    if puzzle is None:
        return {"status": "invalid", "givens": None, "complete": None, "correct": None, "minimal": None,
                "redundant": None, "duplicates": None, "solution": None, "error": words}
    answer = puzzle.check(limits=LIMITS)
    redundant = None if answer.redundant is None else len(answer.redundant)
    return {"status": answer.status, "givens": answer.givens, "complete": answer.complete, "correct": answer.correct,
            "minimal": answer.minimal, "redundant": redundant, "duplicates": len(answer.duplicates),
            "solution": answer.solution, "error": None}


def rated(text):
    puzzle, words = puzzle_or_words(text)
    if puzzle is None:
        return {"status": "invalid", "er": None, "ep": None, "ed": None, "error": words}
    answer = puzzle.rate(limits=LIMITS)
    return {"status": answer.status, "er": answer.er, "ep": answer.ep, "ed": answer.ed, "error": None}


def canonicalized(text):
    puzzle, words = puzzle_or_words(text)
    if puzzle is None:
        return {"form": None, "automorphisms": None, "error": words}
    try:
        answer = puzzle.canonical()
    except nonet.NonetError as error:
        return {"form": None, "automorphisms": None, "error": str(error)}
    return {"form": answer.form, "automorphisms": answer.automorphisms, "error": None}


def parsed(text):
    puzzle, words = puzzle_or_words(text)
    if puzzle is None:
        return {"puzzle": None, "marks": None, "format": None, "error": words}
    form = {MARKED: "marks", GRID: "grid"}.get(text, "line")
    return {"puzzle": str(puzzle), "marks": puzzle.marks, "format": form, "error": None}


def in_columns(steps):
    """Steps of one puzzle as the records of a column."""
    return [
        {
            "technique": step.technique, "name": step.name, "rating": step.rating, "level": step.level,
            "place": [{"cell": str(mark.cell), "digit": mark.digit} for mark in step.place],
            "remove": [{"cell": str(marks.cell), "digit": digit} for marks in step.remove for digit in marks.digits],
            "text": step.text,
        }
        for step in steps
    ]  # fmt: skip


def explained(text, board=None):
    try:
        path = Puzzle(text, board=board).explain(limits=LIMITS)
    except nonet.TextError as error:
        return {"status": "invalid", "ending": None, "steps": None, "error": str(error)}
    return {"status": path.status, "ending": path.ending, "steps": in_columns(path.steps), "error": None}


def hinted(text, board=None):
    try:
        hint = Puzzle(text, board=board).hint(limits=LIMITS)
    except nonet.TextError as error:
        return {"status": "invalid", "hint": None, "steps": None, "error": str(error)}
    steps = in_columns([] if hint.step is None else [hint.step])
    return {"status": hint.status, "hint": str(hint), "steps": steps, "error": None}
