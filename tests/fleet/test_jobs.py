"""Whole jobs without a cluster: what comes out is what the command makes, and what stands in a folder decides what is done."""

import json
import os
from dataclasses import replace

import numpy
import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from engines import Inline
from sets import (
    assert_same_set,
    audited_by_the_command,
    command,
    content,
    made_by_the_command,
    mixed_rows,
    read_folder,
    write_files,
)

import nonet
import nonet.fleet
from nonet._fleet.digests import in_hexadecimal
from nonet._fleet.folder import Folder, parts_result, read_part, read_parts, result_in, write_parts
from nonet._fleet.slices import Input

SILENT = {"progress": False}
STRATA = "24,25..26,31"


@pytest.mark.parametrize(
    ("typed", "options", "good"),
    [
        (["-n", "150", "--strata", STRATA, "--seed", "7", "--split", "0.8"], {"rows": 150, "strata": STRATA, "seed": 7, "split": 0.8}, 0),
        (["-n", "300", "--strata", "23..25", "--seed", "3", "--minimal", "--ratings"], {"rows": 300, "strata": "23..25", "seed": 3, "minimal": True, "ratings": True}, 0),
        (["-n", "30", "--by", "rating", "--strata", "1.2..1.5,2.6..7.1,9.9..", "--patience", "300", "--seed", "5"], {"rows": 30, "by": "rating", "strata": "1.2..1.5,2.6..7.1,9.9..", "seed": 5, "patience": 300}, 5),
        (["-n", "220", "--strata", "21,27", "--attempts", "500", "--seed", "1"], {"rows": 220, "strata": "21,27", "seed": 1, "attempts": 500}, 5),
    ],
    ids=["givens", "minimal", "rating", "attempts"],
)
def test_a_set_is_made_as_the_command_makes_it(tmp_path, typed, options, good):
    parts, theirs = made_by_the_command(tmp_path / "theirs", *typed, good=(good,))
    engine = Inline()
    manifest = nonet.fleet.make(engine, str(tmp_path / "ours"), items_per_task=200, **options, **SILENT)
    assert_same_set(tmp_path / "ours", manifest, parts, theirs)
    assert sum(tasks for name, tasks in engine.steps if name == "_Make") > 1 and not (tmp_path / "ours/work").exists()
    assert manifest == json.loads((tmp_path / "ours/manifest.json").read_text())
    # The size of tasks only determines where files end.
    again = nonet.fleet.make(Inline(), str(tmp_path / "again"), items_per_task=1000, **options, **SILENT)
    assert_same_set(tmp_path / "again", again, parts, theirs)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"strata": "16"}, "found 16 givens|17"),
        ({"strata": "24", "nodes": 5}, "nodes= limits ratings: it needs ratings=True"),
        ({"strata": "24", "split": 1.0}, "share between 0 and 1"),
        ({"strata": "24", "by": "size"}, "expected 'givens' or 'rating'"),
        ({"strata": "24", "rows": 0}, "at least 1"),
    ],
)
def test_what_cannot_be_made_is_said_before_anything_is_written(tmp_path, wrong, words):
    with pytest.raises(ValueError, match=words):
        nonet.fleet.make(Inline(), str(tmp_path / "out"), **{"rows": 5, "seed": 1} | wrong, **SILENT)
    assert not (tmp_path / "out").exists()


@pytest.fixture(scope="module")
def dirty(tmp_path_factory):
    """A set with every defect in three files, one of them a single row group and one without rows, and what an audit finds."""
    root = tmp_path_factory.mktemp("dirty")
    table = mixed_rows(600)
    write_files(root / "in", table, [350, 0, 200], row_group_size=100)
    findings, totals = audited_by_the_command(root / "theirs", table, [350, 0, 200])
    return root, table, findings, totals


def test_cleaning_is_auditing_dropping_and_dividing(dirty, tmp_path):
    root, table, findings, totals = dirty
    parts = {"train": 0.7, "test": 0.3}
    manifest = nonet.fleet.clean(
        Inline(), str(root / "in"), str(tmp_path / "out"), solution="solution", parts=parts, seed=9, rows_per_task=90, **SILENT
    )
    ours = [tuple(row.values()) for row in read_folder(tmp_path / "out/findings").to_pylist()]
    assert [row[:5] for row in ours] == findings
    audit = manifest["audit"]
    assert audit == {name: totals[name] for name in audit}
    assert {"unreadable", "clash", "multiple", "wrong_solution", "repeat", "isomorph", "leak"} <= set(audit["defects"])
    # The remaining rows are sound, including the first of each class.
    own = {(file, row) for file, row, defect, *_ in findings if defect not in ("repeat", "isomorph", "leak")}
    places = [(one, row) for one, size in zip("abcd", (350, 0, 200, 50), strict=True) for row in range(size)]
    classes, kept = set(), []
    for (file, row), puzzle, form in zip(places, table.column("puzzle").to_pylist(), nonet.classes(table.column("puzzle"))["class"], strict=True):
        if (f"{file}.parquet", row) not in own and form not in classes:
            classes.add(form)
            kept.append(puzzle)
    train, test = (read_folder(tmp_path / "out" / name) for name in parts)
    part = nonet.split(kept, parts, seed=9).part.to_list()
    assert train.column("puzzle").to_pylist() == [p for p, name in zip(kept, part, strict=True) if name == "train"]
    assert test.column("puzzle").to_pylist() == [p for p, name in zip(kept, part, strict=True) if name == "test"]
    assert train.schema.names == ["id", "puzzle", "solution"] and test.num_rows > 50
    assert nonet.Puzzle(table.column("puzzle")[21].as_py()).class_id() in {nonet.Puzzle(p).class_id() for p in kept}


def test_tasks_have_a_usual_size(dirty):
    given = Input.of(str(dirty[0] / "in"))
    assert (given.rows, given.largest_group, given.rows_per_task(250_000)) == (600, 100, 1000)
    many = replace(given, files=[("a", 10**7)])
    assert (many.rows_per_task(250_000), many.rows_per_task(50_000)) == (78_125, 50_000)
    # Each task of a row group would decode all of it.
    assert replace(many, largest_group=100_000).rows_per_task(250_000) == 100_000


def test_skewed_files_are_cut_alike(dirty, tmp_path):
    root = dirty[0]
    slices = Input.of(str(root / "in")).slices(90)
    assert [one.rows for one in slices] == [90, 90, 90, 80, 90, 90, 20, 50]
    ids = [batch.column("id").to_pylist() for one in slices for batch in one.batches()]
    assert [one for piece in ids for one in piece] == list(range(600))
    outputs = []
    for rows in (90, 10_000):
        nonet.fleet.run(Inline(), "classes", str(root / "in"), str(tmp_path / str(rows)), rows_per_task=rows, **SILENT)
        outputs.append(read_folder(tmp_path / str(rows)))
    assert outputs[0].equals(outputs[1]) and outputs[0].column("class").null_count == 2


@pytest.mark.parametrize("verb", ["solve", "check", "rate", "classes", "canonical"])
def test_each_verb_answers_each_row(dirty, tmp_path, verb):
    root, table, *_ = dirty
    manifest = nonet.fleet.run(Inline(), verb, str(root / "in"), str(tmp_path / "out"), prefix="n_", rows_per_task=130, **SILENT)
    ours = read_folder(tmp_path / "out")
    theirs = getattr(nonet, verb)(table.column("puzzle"))
    assert ours.select(table.schema.names).equals(table)
    for name in ours.schema.names[3:]:
        assert ours.column(name).to_pylist() == theirs[name[2:]].to_list(), name
    if "n_status" in ours.schema.names:
        assert manifest["statuses"]["invalid"] == 1 and sum(manifest["statuses"].values()) == 600


def test_ratings_are_those_of_the_command(dirty, tmp_path):
    root, table, *_ = dirty
    nonet.fleet.rate(Inline(), str(root / "in"), str(tmp_path / "out"), **SILENT)
    puzzles = table.column("puzzle").to_pylist()[30:130]
    (tmp_path / "some.txt").write_text("\n".join(puzzles) + "\n")
    theirs = [json.loads(line) for line in command("rate", "--json", tmp_path / "some.txt").splitlines()]
    ours = read_folder(tmp_path / "out").slice(30, 100)
    for name in ("er", "ep", "ed"):
        assert [float(one[name]) for one in theirs] == ours.column(name).to_pylist()


class Stops(Inline):
    """A driver that is gone after some steps."""

    def __init__(self, after):
        super().__init__()
        self.after = after

    def run(self, work, tasks, tell):
        if len(self.steps) == self.after:
            super().run(work, list(tasks)[: len(tasks) // 2], tell)
            raise KeyboardInterrupt
        return super().run(work, tasks, tell)


@pytest.mark.parametrize("after", range(5))
def test_a_stopped_job_goes_on_where_it_was(dirty, tmp_path, after):
    root = dirty[0]
    options = {"strata": "24,26", "rows": 40, "seed": 2, "items_per_task": 128}
    jobs = {
        "make": lambda engine, out: nonet.fleet.make(engine, out, **options, **SILENT),
        "clean": lambda engine, out: nonet.fleet.clean(engine, str(root / "in"), out, rows_per_task=100, **SILENT),
        "rate": lambda engine, out: nonet.fleet.rate(engine, str(root / "in"), out, rows_per_task=100, **SILENT),
    }
    for name, job in jobs.items():
        whole = job(Inline(), str(tmp_path / f"{name}-whole"))
        stopped = str(tmp_path / f"{name}-stopped")
        if after < {"make": 5, "clean": 3, "rate": 1}[name]:
            with pytest.raises(KeyboardInterrupt):
                job(Stops(after), stopped)
            (tmp_path / f"{name}-stopped/part-00099.parquet.tmp.host.1").write_bytes(b"PAR1")
        assert job(Inline(), stopped) == whole
        assert content(stopped) == content(tmp_path / f"{name}-whole")
        # Finished work is not repeated.
        idle = Inline()
        assert job(idle, stopped) == whole and idle.steps == []


def test_what_is_done_is_not_done_again(dirty, tmp_path):
    root, out = dirty[0], tmp_path / "out"
    with pytest.raises(KeyboardInterrupt):
        nonet.fleet.rate(Stops(0), str(root / "in"), str(out), rows_per_task=100, **SILENT)
    before = {one.name: one.stat().st_mtime_ns for one in out.glob("puzzles/*.parquet")}
    nonet.fleet.rate(Inline(), str(root / "in"), str(out), rows_per_task=100, **SILENT)
    assert before and {name: (out / "puzzles" / name).stat().st_mtime_ns for name in before} == before


def test_a_job_takes_the_output_of_another(dirty, tmp_path):
    root = dirty[0]
    nonet.fleet.rate(Inline(), str(root / "in"), str(tmp_path / "rated"), **SILENT)
    manifest = nonet.fleet.run(Inline(), "classes", str(tmp_path / "rated"), str(tmp_path / "out"), **SILENT)
    assert manifest["rows"] == 600 and read_folder(tmp_path / "out").schema.names[-2:] == ["ed", "class"]
    assert pq.read_table(tmp_path / "out/puzzles").num_rows == 600  # nothing but Parquet is there


def test_another_job_is_refused(dirty, tmp_path):
    root, out = dirty[0], str(tmp_path / "out")
    nonet.fleet.run(Inline(), "classes", str(root / "in"), out, **SILENT)
    with pytest.raises(ValueError, match="a job with rows_per_task=None is there"):
        nonet.fleet.run(Inline(), "classes", str(root / "in"), out, rows_per_task=7, **SILENT)
    with pytest.raises(ValueError, match="a job with job='classes' is there"):
        nonet.fleet.clean(Inline(), str(root / "in"), out, **SILENT)
    with pytest.raises(FileExistsError, match="no job to resume: use a new folder"):
        nonet.fleet.run(Inline(), "classes", str(root / "in"), str(root / "in"), **SILENT)


def test_wrong_input_is_named(dirty, tmp_path):
    root, out = dirty[0], str(tmp_path / "out")
    with pytest.raises(ValueError, match="no column 'sudoku': expected one of id, puzzle, solution"):
        nonet.fleet.rate(Inline(), str(root / "in"), out, puzzle="sudoku", **SILENT)
    with pytest.raises(ValueError, match="column 'solution' already exists"):
        nonet.fleet.run(Inline(), "solve", str(root / "in"), out, prefix="", **SILENT)
    with pytest.raises(FileNotFoundError, match="no file NAME.parquet, .csv, .tsv or .txt is there"):
        nonet.fleet.rate(Inline(), str(tmp_path / "nowhere"), out, **SILENT)
    write_files(tmp_path / "two", pa.table({"puzzle": ["1"]}), [])
    pq.write_table(pa.table({"other": [1]}), tmp_path / "two/b.parquet")
    with pytest.raises(ValueError, match="b.parquet has different columns from a.parquet"):
        nonet.fleet.rate(Inline(), str(tmp_path / "two"), out, **SILENT)
    with pytest.raises(ValueError, match="column 'id', int64: .* expected text"):
        nonet.fleet.rate(Inline(), str(root / "in"), out, puzzle="id", **SILENT)
    with pytest.raises(FileNotFoundError, match="is there; folders are, give one of them: in, theirs"):
        nonet.fleet.rate(Inline(), str(root), out, **SILENT)
    (tmp_path / "two/b.parquet").write_bytes(b"PAR1 and no more")
    with pytest.raises(ValueError, match="two/b.parquet: "):
        nonet.fleet.rate(Inline(), str(tmp_path / "two"), out, **SILENT)
    assert not os.path.exists(out)
    (tmp_path / "old/train").mkdir(parents=True)
    with pytest.raises(FileExistsError, match="'train' exists, but there is no job to resume: use a new folder"):
        nonet.fleet.rate(Inline(), str(root / "in"), str(tmp_path / "old"), **SILENT)


KINDS = {
    "large": pa.large_string(),
    "view": pa.string_view(),
    "binary": pa.binary(),
    "null": pa.null(),
    "int": pa.int64(),
    "dictionary": pa.dictionary(pa.int32(), pa.string()),
}


@pytest.mark.parametrize("kind", KINDS)
def test_every_type_is_answered_or_refused_before_anything_is_written(tmp_path, kind):
    """By cleaning as by asking; the rows stay in their type, views as text."""
    texts = nonet.Generator(5).take(30).puzzle.to_list()
    values = {"int": list(range(30)), "null": [None] * 30, "binary": [one.encode() for one in texts]}.get(kind, texts)
    write_files(tmp_path / "in", pa.table({"puzzle": pa.array(values, KINDS[kind]), "given": pa.array(texts, pa.string_view())}), [10])
    jobs = [
        lambda out: nonet.fleet.run(Inline(), "classes", str(tmp_path / "in"), out, **SILENT),
        lambda out: nonet.fleet.clean(Inline(), str(tmp_path / "in"), out, **SILENT),
    ]
    for number, job in enumerate(jobs):
        out = tmp_path / f"out{number}"
        if kind in ("int", "dictionary"):
            with pytest.raises(ValueError, match="column 'puzzle', .* expected text"):
                job(str(out))
            assert not out.exists()
        else:
            job(str(out))
            read = read_folder(out / "puzzles" if number else out)
            assert read.column("puzzle").to_pylist() == (values if number == 0 or kind != "null" else [])
            assert read.num_rows == 0 or read.column("given").to_pylist() == texts


def test_a_set_without_rows_has_its_columns(tmp_path):
    write_files(tmp_path / "in", pa.table({"puzzle": pa.array([], pa.string())}), [0, 0])
    nonet.fleet.run(Inline(), "solve", str(tmp_path / "in"), str(tmp_path / "out"), **SILENT)
    assert read_folder(tmp_path / "out").schema.names == ["puzzle", "status", "solution"]
    nonet.fleet.clean(Inline(), str(tmp_path / "in"), str(tmp_path / "clean"), **SILENT)
    assert read_folder(tmp_path / "clean/puzzles").schema.names == ["puzzle"]


def test_null_is_counted_as_null(tmp_path):
    write_files(tmp_path / "in", pa.table({"puzzle": [None, "." * 81, "x"]}), [])
    manifest = nonet.fleet.run(Inline(), "solve", str(tmp_path / "in"), str(tmp_path / "out"), **SILENT)
    assert manifest["statuses"] == {"null": 1, "multiple": 1, "invalid": 1}


def test_a_job_does_not_go_on_with_other_rows(dirty, tmp_path):
    """As many rows, and others."""
    table = dirty[1].slice(0, 50)
    write_files(tmp_path / "in", table, [])
    with pytest.raises(KeyboardInterrupt):
        nonet.fleet.run(Stops(0), "classes", str(tmp_path / "in"), str(tmp_path / "out"), rows_per_task=20, **SILENT)
    pq.write_table(dirty[1].slice(100, 50), tmp_path / "in/a.parquet")
    with pytest.raises(ValueError, match="a job with bytes="):
        nonet.fleet.run(Inline(), "classes", str(tmp_path / "in"), str(tmp_path / "out"), rows_per_task=20, **SILENT)


def test_wrong_lines_are_told_before_an_engine_starts(dirty, tmp_path, capsys, monkeypatch):
    """And a job that is done needs none."""
    from nonet._fleet import command as fleet_command

    def start(args):
        raise AssertionError("an engine starts")

    monkeypatch.setattr(fleet_command, "_engine", start)
    monkeypatch.setattr(fleet_command, "find_spec", lambda name: name == "distributed")
    given, out = ["--input", str(dirty[0] / "in")], tmp_path / "out"

    def said(*words):
        try:
            code = fleet_command.main([*words, "--output", str(out)])
        except SystemExit as exit:
            code = exit.code
        assert code == 2 and not (out / "job.json").exists()
        return capsys.readouterr().err

    dask = [*given, "--engine", "dask"]
    assert "no column 'sudoku': expected one of id" in said("rate", *dask, "--puzzle", "sudoku")
    assert "column 'id', int64: " in said("clean", *dask, "--puzzle", "id")
    assert "found '0', expected a whole number of at least 1" in said("rate", *dask, "--per-task", "0")
    assert "found '-3', expected a whole number of at least 1" in said("rate", *dask, "--nodes=-3")
    assert "unrecognized arguments: --nodes" in said("canonical", *dask, "--nodes", "3")
    assert "found 'x', expected a setting like" in said("rate", *dask, "--conf", "x")
    assert "found a file, expected a folder" in said("rate", "--input", __file__, "--engine", "dask")
    assert "spark is not installed: pip install 'nonet[spark]'" in said("rate", *given, "--engine", "spark")
    out.write_text("a file")
    assert "out: found a file, expected a folder" in said("rate", *dask)
    out.unlink()
    manifest = nonet.fleet.run(Inline(), "solve", str(dirty[0] / "in"), str(out), prefix="n_", **SILENT)
    assert fleet_command.main(["solve", *dask, "--prefix", "n_", "--output", str(out)]) == 0
    assert json.loads(capsys.readouterr().out) == manifest["statuses"]


def test_wrong_options_are_named(dirty, tmp_path):
    given, out = str(dirty[0] / "in"), str(tmp_path / "out")
    with pytest.raises(ValueError, match="^canonical: got an unexpected keyword argument 'limits'"):
        nonet.fleet.run(Inline(), "canonical", given, out, limits=nonet.Limits(nodes=5), **SILENT)
    with pytest.raises(ValueError, match="^split: missing a required argument: 'parts'"):
        nonet.fleet.run(Inline(), "split", given, out, **SILENT)
    twice = pa.Table.from_arrays([pa.array(["1"])] * 2, names=["puzzle", "puzzle"])
    write_files(tmp_path / "twice", twice, [])
    with pytest.raises(ValueError, match="a.parquet has the column 'puzzle' twice"):
        nonet.fleet.run(Inline(), "solve", str(tmp_path / "twice"), out, **SILENT)
    assert not os.path.exists(out)


def test_one_file_is_an_input_too(dirty, tmp_path):
    root = dirty[0]
    nonet.fleet.run(Inline(), "classes", str(root / "in/a.parquet"), str(tmp_path / "out"), **SILENT)
    assert read_folder(tmp_path / "out").num_rows == 350


@pytest.mark.parametrize("empty", [False, True])
def test_rows_are_found_by_their_key(tmp_path, empty):
    folder, schema = Folder(str(tmp_path)), pa.schema([("value", pa.int64()), ("text", pa.string())])
    table = pa.table({"value": range(20), "text": [None, *map(str, range(19))]}, schema=schema).slice(0, 0 if empty else 20)
    keys = numpy.arange(table.num_rows) * 7 % 5
    for name in ("a", "b"):
        write_parts(folder, name, table, keys, 6, {"of": name})
    for key in range(6):
        one = [value for value in table.column("value").to_pylist() if value * 7 % 5 == key]
        assert read_part(folder, ["a", "b"], key, schema).column("value").to_pylist() == one + one
    assert read_parts(folder, "a", schema).num_rows == table.num_rows
    assert parts_result(folder, "b") == {"of": "b"} and parts_result(folder, "c") is None


def test_words_of_digests_are_hexadecimal():
    digests = [bytes(range(16)), None, b"\xff" * 16]
    array = pa.array([b"-" * 16, *digests], pa.binary(16)).slice(1)
    assert in_hexadecimal(array).to_pylist() == [one and one.hex() for one in digests]
    assert in_hexadecimal(array.slice(0, 0)).to_pylist() == []


def test_a_file_is_whole_or_not_there(tmp_path):
    folder = Folder(str(tmp_path / "new"))

    def half(file):
        file.write(b"half")
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="full"):
        folder.write("sub/x", half)
    assert os.listdir(tmp_path / "new/sub") == [] and result_in(folder, "sub/x") is None
    folder.write_json("x.json", {"a": 1})
    folder.write_json("x.json", {"a": 2})
    assert folder.bytes("x.json") == b'{"a":2}\n' and folder.names() == ["x.json"]
    assert Folder(f"file://{tmp_path}/new").bytes("x.json") == b'{"a":2}\n'
