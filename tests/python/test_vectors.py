"""Ten thousand answers of the C++ interface, byte for byte: what every binding is held to."""

import json
import os
import subprocess

import pytest

import nonet

VECTORS = os.environ.get("NONET_VECTORS")
EXPECTED = (2_500 if "NONET_QUARTER" in os.environ else 10_000) + 1_177


def limits_of(options: dict) -> nonet.Limits | None:
    """The limits among the options of the npm package, whose methods the questions are."""
    seconds = options.pop("milliseconds", 0) / 1000
    names = ("solutions", "nodes")
    given = {name: options.pop(name) for name in names if name in options}
    return nonet.Limits(**given, seconds=seconds) if given or seconds else None


def solve(text, options):
    options = dict(options)
    limits = limits_of(options.pop("limits", {}))
    answer = nonet.solve(text, **options, limits=limits).to_dict()
    answer.pop("reached", None)  # npm lacks this key: only the command has the grid there
    return {"digitTries" if key == "digit_tries" else key: value for key, value in answer.items()}


def solve_each(values, limits):
    array = memoryview(bytes(values)).cast("B", (len(values) // 81, 81))
    table = nonet.solve(array, limits=limits_of(limits))
    return {"solutions": table.solution.to_numpy().ravel().tolist(), "statuses": table.status.to_list()}


def why_not(text, candidate, limits):
    options = dict(limits)
    puzzle = nonet.Puzzle(text, board=options.pop("board", None))
    own = limits_of(options)
    return puzzle.why_not(candidate["cell"], candidate["digit"], **options, limits=own).to_dict()


def generate(options, first, count):
    options = dict(options)
    if "givens" in options:
        options["givens"] = tuple(options["givens"])
    generator = nonet.Generator(**options)
    return [generator[item].to_dict() for item in range(first, first + count)]


def parse_all(text):
    answer = nonet.parse_all(text).to_dict()
    names = {"puzzle_count": "puzzleCount", "error_count": "errorCount"}
    return {names.get(name, name): value for name, value in answer.items()}


def method(name):
    def ask(text, options=None):
        options = dict(options or {})
        puzzle = nonet.Puzzle(text, board=options.pop("board", None))
        limits = limits_of(options)
        return getattr(puzzle, name)(**options, limits=limits).to_dict()

    return ask


def draw(text, options):
    options = dict(options)
    puzzle = nonet.Puzzle(text, board=options.pop("board"))
    step = options.pop("step")
    return puzzle.explain(limits=limits_of(options)).steps[step - 1].draw() if step else puzzle.draw()


def listing(name):
    """A list of grids, or of lists of cells: the last argument may be options."""

    def ask(text, *given):
        options = dict(given[-1]) if given and isinstance(given[-1], dict) else {}
        numbers = given[:-1] if given and isinstance(given[-1], dict) else given
        puzzle = nonet.Puzzle(text, board=options.pop("board", None))
        found = getattr(puzzle, name)(*numbers, limits=limits_of(options))
        return {"found": [one if isinstance(one, str) else [list(cell) for cell in one] for one in found], "stop": found.stop}

    return ask


def part_of(text, seed, shares, options={}):  # noqa: B006
    parts = {str(number): share for number, share in enumerate(shares)}
    return int(nonet.split([text], parts, seed, **options).part[0])


QUESTIONS = {
    "solve": solve,
    "solveEach": solve_each,
    "check": method("check"),
    "count": method("count"),
    "candidates": method("candidates"),
    "diagnose": lambda text, limits: nonet.diagnose(text, limits=limits_of(limits)).to_dict(),
    "hint": method("hint"),
    "explain": method("explain"),
    "whyNot": why_not,
    "rate": method("rate"),
    "proof": method("prove"),
    "draw": draw,
    "generate": generate,
    "canon": lambda text: nonet.Puzzle(text).canonical().to_dict(),
    "same": lambda first, second: nonet.Puzzle(first).is_isomorphic(second).to_dict(),
    "scramble": lambda text, seed, item: str(nonet.Puzzle(text).scramble(seed, item)),
    "format": lambda text, form, options={}: format(nonet.Puzzle(text, **options), form),  # noqa: B006
    "parseAll": parse_all,
    "allSteps": method("all_steps"),
    "scale": lambda name: nonet.scale(name).to_dict(),
    "solutions": listing("all_solutions"),
    "minimal": lambda text, options={}: str(nonet.Puzzle(text, **options).minimal()),  # noqa: B006
    "minimalPuzzles": listing("minimal_puzzles"),
    "neighbours": listing("neighbours"),
    "unavoidableSets": listing("unavoidable_sets"),
    "classOf": lambda text, options={}: nonet.Puzzle(text).class_id(**options),  # noqa: B006
    "partOf": part_of,
}


def with_solutions_of_one(vector):
    """Where there are several solutions, the vectors hold any two of them, and Python those that solve() finds."""
    values, options = vector["given"]
    limits = limits_of(dict(options))
    answer = vector["answer"]
    for row, status in enumerate(answer["statuses"]):
        if status in ("multiple", "solved"):
            cells = slice(81 * row, 81 * row + 81)
            answer["solutions"][cells] = map(int, nonet.Puzzle(values[cells]).solve(limits=limits).solution)
    return answer


@pytest.mark.skipif(not VECTORS, reason="NONET_VECTORS names no program")
def test_every_answer_is_that_of_the_engine():
    written = []
    for words in ([], ["hodoku"], ["boards"], ["scales"], ["lists"]):
        written += subprocess.run([VECTORS, *words], check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()
    for number, line in enumerate(written, 1):
        vector = json.loads(line)
        answer = QUESTIONS[vector["question"]](*json.loads(json.dumps(vector["given"])))
        expected = with_solutions_of_one(vector) if vector["question"] == "solveEach" else vector["answer"]
        assert json.dumps(answer) == json.dumps(expected), f"vector {number}: {line}"
    assert len(written) == EXPECTED
