"""Who is kept: told from pieces, by tasks in any order, as by one look at all items in turn."""

import dataclasses
import random

import pyarrow as pa
import pytest
from engines import Inline
from sets import read_folder

from nonet._fleet import making
from nonet._fleet.order import order_of
from nonet._fleet.strata import BATCH, Stratum, Turns, read_strata

NO_RATINGS = {"by": "givens", "ratings": False, "nodes": 0, "seed": 1, "minimal": False, "split": None}


def test_strata_are_read():
    assert read_strata("22..23,24,..20,30..", ratings=False) == [
        Stratum("22..23", 22, 23),
        Stratum("24", 24, 24),
        Stratum("..20", 0, 20),
        Stratum("30..", 30, 81),
    ]
    assert read_strata("1.2..2,7.1", ratings=True) == [Stratum("1.2..2", 12, 20), Stratum("7.1", 71, 71)]


@pytest.mark.parametrize("text", ["", "..", "x", "24..22", "22..23,23", "82", "1.5", "22,,24", "1..2..3"])
def test_what_is_no_list_of_strata_is_refused(text):
    with pytest.raises(ValueError, match="strata"):
        read_strata(text, ratings=False)


def in_turn(rows, strata, by_rating, wanted, patience, most):
    """What cli/commands/dataset_make.cpp does: a look at each item after the other."""
    kept, dry, seen, out, isomorphs = [0] * strata, [0] * strata, set(), [], 0

    def closed(one):
        return kept[one] == wanted or (patience != 0 and dry[one] >= patience)

    first = 0
    while first < most and not all(closed(one) for one in range(strata)):
        end = min(first + BATCH, most)
        for one in range(strata) if by_rating else [first // BATCH % strata]:
            if not closed(one):
                dry[one] += end - first
        for item in range(first, end):
            if item not in rows or closed(rows[item][0]):
                continue
            stratum, form = rows[item]
            if form in seen:
                isomorphs += 1
                continue
            seen.add(form)
            kept[stratum] += 1
            dry[stratum] = 0
            out.append(item)
        first = end
    given_up = [kept[one] != wanted and closed(one) for one in range(strata)]
    return out, kept, given_up, first, isomorphs


@pytest.mark.parametrize("seed", range(60))
def test_pieces_tell_what_a_look_at_each_item_tells(seed, tmp_path, monkeypatch):
    """Candidates drawn at random, with classes that repeat often, and by rating across strata."""
    draw = random.Random(seed)
    strata, by_rating = draw.randint(1, 3), draw.random() < 0.5
    wanted = draw.choice([3, 20, 60])
    patience = draw.choice([0, 50, 64, 300, 1000])
    most = draw.choice([1000, 3001, 6400]) if patience == 0 else draw.choice([None, 3001])
    density, classes = draw.choice([0.004, 0.05, 0.5]), draw.choice([30, 400, 10**6])
    rows = {}
    for item in range(most or 40_000):
        stratum = draw.randrange(strata) if by_rating else item // BATCH % strata
        if draw.random() < density / (1 + stratum):
            rows[item] = (stratum, draw.randrange(classes) * (1 if by_rating else strata) + (0 if by_rating else stratum))

    def candidates(order, first, end, is_open):
        there = [(item, *rows[item]) for item in range(first, end) if item in rows and is_open[rows[item][0]]]
        table = {name: [] for name in order.candidates_schema.names}
        for item, stratum, form in there:
            row = {"class": form.to_bytes(8, "big").rjust(16, b"\0")[::-1], "item": item, "stratum": stratum}
            row |= {"puzzle": str(item), "solution": "", "givens": 24, "er": 15, "ep": 15, "ed": 15}
            for name, values in table.items():
                values.append(row[name])
        return pa.table(table, schema=order.candidates_schema)

    monkeypatch.setattr(making, "candidates", candidates)
    options = NO_RATINGS | {"by": "rating" if by_rating else "givens", "strata": ",".join("123"[:strata]) if by_rating else ",".join(("24", "25", "26")[:strata])}
    order = order_of(str(tmp_path / "out"), **options, rows=wanted, patience=patience, attempts=most, items_per_task=draw.choice([64, 640, 2000]))
    order = dataclasses.replace(order, buckets=draw.choice([1, 3]))
    manifest = making.make(Inline(), order, wanted, options, progress=False)

    items, kept, given_up, made, isomorphs = in_turn(rows, strata, by_rating, wanted, patience, most or 40_000)


    assert [int(text) for text in read_folder(tmp_path / "out/puzzles").column("puzzle").to_pylist()] == items
    assert [(one["rows"], one["given_up"]) for one in manifest["strata"]] == list(zip(kept, given_up, strict=True))
    assert (manifest["items"], manifest["isomorphs_left_out"]) == (made, isomorphs)


def test_turns_of_a_short_last_batch():
    pace = Turns(1, 100, 150)
    assert pace.given_up(0, -1) == 1 and pace.given_up(0, 0) is None
    assert Turns(1, 64, 150).given_up(0, 1) is None and Turns(1, 20, 150).given_up(0, 1) == 2
