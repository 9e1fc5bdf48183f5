"""The job that cleans a set: it audits all rows, keeps the first sound row of each class, and splits these without
leaks."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import pyarrow as pa

from .. import _core
from .._core import Limits, __version__
from .._dataset import _millionths
from .._errors import whole
from .columns import asked_of_none, judged, new_fields
from .digests import buckets_for, buckets_of, values_of
from .folder import Folder, parts_result, read_part, read_parts, result_in, write_parts, write_table
from .making import files_of_parts
from .run import Engine, Job, Progress, do_job
from .slices import MOST_ROWS, Input, Slice, as_schema, expect_rows

_JUDGED = pa.schema([("class", pa.binary(16)), ("own", pa.binary(16)), ("id", pa.int64()), ("sound", pa.bool_())])
_FOUND = pa.schema([("id", pa.int64()), ("defect", pa.string()), ("detail", pa.string())])
_REPEATS = pa.schema([("id", pa.int64()), ("of", pa.int64()), ("same", pa.bool_()), ("drop", pa.bool_())])
FINDINGS = pa.schema(
    [
        ("file", pa.string()),
        ("row", pa.int64()),
        ("defect", pa.string()),
        ("of_file", pa.string()),
        ("of_row", pa.int64()),
        ("same", pa.bool_()),
        ("detail", pa.string()),
    ]
)
_COUNTED = ("rows", "readable", "unique", "minimal", "solutions")


@dataclass(frozen=True)
class Plan:
    """The settings of the job, the same for every worker."""

    given: Input
    output: Folder
    puzzle: str
    solution: str | None
    minimality: bool
    nodes: int
    seed: int
    parts: tuple[tuple[str, int], ...]  # names and millionths
    rows_per_task: int | None

    @cached_property
    def buckets(self) -> int:
        return buckets_for(self.given.rows)

    @property
    def slices(self) -> list[Slice]:
        """Returns the tasks. Only the plan of a running job has a number of rows."""
        assert self.rows_per_task is not None
        return self.given.slices(self.rows_per_task)

    @property
    def work(self) -> Folder:
        return self.output.inner("work")


# ---- Rows by themselves


@dataclass(frozen=True)
class _Judge:
    plan: Plan

    def __call__(self, task: Slice) -> Any:
        """Audits the rows of a slice one by one, and counts."""
        work = self.plan.work
        if not work.has(_judged_name(task)):
            self._judge(task)
        return result_in(work, f"found/{task.name}")

    def _judge(self, task: Slice) -> None:
        plan, rows, found = self.plan, [], []
        counts: dict[str, Any] = {name: 0 for name in _COUNTED} | {"defects": {}, "givens": {}}
        columns = [plan.puzzle] + ([plan.solution] if plan.solution else [])
        at = task.before
        for batch in task.batches(columns):
            solutions = batch.column(plan.solution) if plan.solution else None
            each, defects = judged(batch.column(plan.puzzle), solutions, plan.minimality, Limits(nodes=plan.nodes))
            _count(counts, each, defects)
            ids = pa.array(range(at, at + batch.num_rows), pa.int64())
            there = each.column("class").is_valid()
            rows.append(pa.table({**{name: each.column(name) for name in ("class", "own", "sound")}, "id": ids}).filter(there))
            found.append(
                pa.table(
                    [pa.array(defects.column("row").to_numpy() + at), defects.column("defect"), defects.column("detail")],
                    schema=_FOUND,
                )
            )
            at += batch.num_rows
        table = pa.concat_tables([_JUDGED.empty_table(), *(one.select(_JUDGED.names).cast(_JUDGED) for one in rows)])
        batches = [batch for one in found for batch in one.to_batches()]
        write_table(plan.work, f"found/{task.name}", _FOUND, batches, lambda: counts)
        write_parts(plan.work, _judged_name(task), table, buckets_of(table.column("class"), plan.buckets), plan.buckets, None)


def _judged_name(task: Slice) -> str:
    return f"judged/{task.number:05}.parts"


def _count(counts: dict[str, Any], rows: Any, found: Any) -> None:
    import numpy

    counts["rows"] += rows.num_rows
    counts["readable"] += rows.num_rows - rows.column("givens").null_count
    for name, column in (("unique", "unique"), ("minimal", "minimal"), ("solutions", "checked")):
        counts[name] += rows.column(column).true_count
    for defect in found.column("defect").to_pylist():
        counts["defects"][defect] = counts["defects"].get(defect, 0) + 1
    givens = rows.column("givens").drop_null().to_numpy(zero_copy_only=False)
    for number, many in zip(*numpy.unique(givens, return_counts=True), strict=True):
        counts["givens"][str(number)] = counts["givens"].get(str(number), 0) + int(many)


# ---- Rows compared with each other


@dataclass(frozen=True)
class _Compare:
    plan: Plan

    def __call__(self, bucket: int) -> int:
        """Finds the rows of a bucket that repeat an earlier row or its isomorph; returns the number of classes."""
        import numpy

        plan, name = self.plan, f"repeats/{bucket:05}.parts"
        done = parts_result(plan.work, name)
        if done is not None:
            return int(done)
        slices = plan.slices
        rows = read_part(plan.work, [_judged_name(one) for one in slices], bucket, _JUDGED)
        ids, sound = rows.column("id").to_numpy(), rows.column("sound").to_numpy(zero_copy_only=False)
        form, own = values_of(rows.column("class")), values_of(rows.column("own"))
        by_class = numpy.lexsort((ids, form[:, 1], form[:, 0]))
        first = _leaders(ids, by_class, form)
        first_same = _leaders(ids, numpy.lexsort((ids, own[:, 1], own[:, 0])), own)
        good = numpy.lexsort((ids, ~sound, form[:, 1], form[:, 0]))
        first_good = _leaders(ids, good, form)
        repeats = ids != first
        same = first_same != ids
        drop = sound & (first_good != ids)
        told = repeats | drop
        columns = [ids, numpy.where(same, first_same, first), same, drop]
        table = pa.Table.from_arrays([pa.array(column[told]) for column in columns], schema=_REPEATS)
        starts = numpy.array([one.before for one in slices], numpy.int64)
        tasks = numpy.searchsorted(starts, ids[told], side="right") - 1
        order = numpy.argsort(ids[told], kind="stable")
        classes = int((~repeats).sum())
        write_parts(plan.work, name, table.take(pa.array(order)), tasks[order], len(slices), classes)
        return classes


def _leaders(ids: Any, order: Any, keys: Any) -> Any:
    """Returns for each row the id of the first row with the same key. The order must have equal keys together."""
    import numpy

    leaders = numpy.empty_like(ids)
    if len(ids):
        is_first = numpy.ones(len(ids), bool)
        is_first[1:] = (keys[order][1:] != keys[order][:-1]).any(axis=1)
        starts = numpy.flatnonzero(is_first)
        leaders[order] = ids[order][starts[numpy.cumsum(is_first) - 1]]
    return leaders


# ---- The remaining rows


@dataclass(frozen=True)
class _Write:
    plan: Plan

    def __call__(self, task: Slice) -> Any:
        """Writes the findings of a slice and its remaining rows; describes the files."""
        names = [f"{part}/{task.name}" for part, _ in self.plan.parts]
        if not all(self.plan.output.has(name) for name in (f"findings/{task.name}", *names)):
            self._write(task, names)
        told = result_in(self.plan.output, f"findings/{task.name}")
        files = [self.plan.output.described(name) for name in (f"findings/{task.name}", *names)]
        return {"files": files, "defects": told}

    def _write(self, task: Slice, names: list[str]) -> None:
        plan = self.plan
        buckets = [f"repeats/{bucket:05}.parts" for bucket in range(plan.buckets)]
        repeats = read_part(plan.work, buckets, task.number, _REPEATS).sort_by("id")
        with plan.work.parquet(f"found/{task.name}") as file:
            found = file.read(use_threads=False)
        parts = self._parts(task, found, repeats)
        for number, name in enumerate(names):
            write_table(plan.output, name, plan.given.schema, self._rows(task, parts == number), lambda: None)
        table, counts = self._findings(task, found, repeats)
        write_table(plan.output, f"findings/{task.name}", FINDINGS, table.to_batches(), lambda: counts)

    def _parts(self, task: Slice, found: Any, repeats: Any) -> Any:
        """Returns the part number of each row of the slice; -1 for a row that is dropped."""
        import numpy

        plan = self.plan
        rows = read_parts(plan.work, _judged_name(task), _JUDGED)
        digests = values_of(rows.column("class")).astype(">u8").tobytes()
        part = numpy.full(task.rows, -1, numpy.int16)
        own = _core.parts_of(digests, [share for _, share in plan.parts], plan.seed)
        part[rows.column("id").to_numpy() - task.before] = numpy.frombuffer(own, numpy.uint8)
        part[found.column("id").to_numpy() - task.before] = -1
        dropped = repeats.filter(repeats.column("drop"))
        part[dropped.column("id").to_numpy() - task.before] = -1
        return part

    def _rows(self, task: Slice, wanted: Any) -> Iterator[Any]:
        at = 0
        for batch in task.batches():
            yield as_schema(batch, self.plan.given.schema).filter(pa.array(wanted[at : at + batch.num_rows]))
            at += batch.num_rows

    def _findings(self, task: Slice, found: Any, repeats: Any) -> tuple[Any, dict[str, int]]:
        """Returns all defects of the rows, in an audit's order: their own ones first, then the rows that they
        repeat."""
        place = self.plan.given.place
        listed: list[tuple[Any, ...]] = [
            (row["id"], 0, *place(row["id"]), row["defect"], None, None, None, row["detail"]) for row in found.to_pylist()
        ]
        again = [row for row in repeats.to_pylist() if row["of"] != row["id"]]
        defects = [_defect(place(row["id"])[0], place(row["of"])[0], row["same"]) for row in again]
        of = [place(row["of"]) for row in again]
        words = _core.describe_repeats(
            defects, [file for file, _ in of], [row for _, row in of], [row["same"] for row in again]
        )
        for row, defect, (of_file, of_row), detail in zip(again, defects, of, words, strict=True):
            listed.append((row["id"], 1, *place(row["id"]), defect, of_file, of_row, row["same"], detail))
        listed.sort(key=lambda one: one[:2])
        counts: dict[str, int] = {}
        for defect in defects:
            counts[defect] = counts.get(defect, 0) + 1
        columns = list(zip(*(one[2:] for one in listed), strict=True)) or [()] * len(FINDINGS)
        arrays = [pa.array(column, kind.type) for column, kind in zip(columns, FINDINGS, strict=True)]
        return pa.Table.from_arrays(arrays, schema=FINDINGS), counts


def _defect(file: str, of_file: str, same: bool) -> str:
    return "leak" if file != of_file else "repeat" if same else "isomorph"


# ---- The job


def clean(engine: Engine, plan: Plan, *, progress: Progress) -> dict[str, Any]:
    """See nonet.fleet.clean."""
    settings = {
        "job": "clean",
        "version": __version__,
        "puzzle": plan.puzzle,
        "solution": plan.solution,
        "minimality": plan.minimality,
        "nodes": plan.nodes,
        "seed": plan.seed,
        "parts": plan.parts,
        "rows_per_task": plan.rows_per_task,
        **plan.given.settings(),
    }
    return do_job(engine, plan.output.address, settings, lambda job: _cleaned(job, plan), progress=progress)


def _cleaned(job: Job, plan: Plan) -> dict[str, Any]:
    given = plan.given.in_parquet(job)
    plan = replace(plan, given=given, rows_per_task=plan.rows_per_task or given.rows_per_task(MOST_ROWS))
    slices = plan.slices
    counts = job.run("judging", _Judge(plan), slices)
    classes = job.run("comparing classes", _Compare(plan), range(plan.buckets))
    written = job.run("writing", _Write(plan), slices)
    files = [one["files"] for one in written]
    return job.finish(
        {
            "made_by": "nonet.fleet clean",
            "version": __version__,
            "seed": plan.seed,
            "audit": _totals(plan, counts, sum(classes), [one["defects"] for one in written]),
            "parts": [{"part": name, "millionths": share} for name, share in plan.parts],
            "findings": [one[0] for one in files if one[0]["rows"]],
            "files": files_of_parts([one[1:] for one in files]) if files else [],
        }
    )


def _totals(plan: Plan, counts: list[Any], classes: int, repeats: list[dict[str, int]]) -> dict[str, Any]:
    """Returns the totals, with the keys of ``nonet dataset audit --json``."""
    totals: dict[str, Any] = json.loads(_core.Audit(plan.minimality, 0).totals())
    sums = {name: sum(one[name] for one in counts) for name in _COUNTED}
    defects: dict[str, int] = totals["defects"]
    for own in [one["defects"] for one in counts] + repeats:
        for name, many in own.items():
            defects[name] = defects.get(name, 0) + many
    givens: dict[str, int] = {}
    for one in counts:
        for name, many in one["givens"].items():
            givens[name] = givens.get(name, 0) + many
    ordered = dict(sorted(givens.items(), key=lambda pair: int(pair[0])))
    found = {**sums, "forms": classes, "solutions_checked": sums["solutions"], "givens": ordered}
    return {name: found.get(name, value) for name, value in totals.items()}


def plan_of(
    input: str,
    output: str,
    *,
    puzzle: str,
    solution: str | None,
    parts: Mapping[str, float] | None,
    seed: int,
    minimality: bool,
    nodes: int,
    rows_per_task: int | None,
) -> Plan:
    """Returns the plan of nonet.fleet.clean. Raises ValueError if an argument is wrong."""
    expect_rows(rows_per_task)
    given = Input.of(input)
    new_fields(given.schema, pa.schema([]), puzzle, solution)
    asked_of_none(given.schema, puzzle, lambda puzzles: judged(puzzles, None, False, None))
    if solution is not None:
        asked_of_none(given.schema, solution, lambda solutions: judged(pa.array([], pa.string()), solutions, False, None))
    shares = tuple((name, _millionths(name, share)) for name, share in (parts or {"puzzles": 1}).items())
    for name, _ in shares:
        if not name or not name.replace("_", "").replace("-", "").isalnum() or name in ("work", "findings"):
            raise ValueError(f"the part {name!r}: expected letters, digits, _ and -, and neither 'work' nor 'findings'")
    _core.parts_of(b"", [share for _, share in shares], whole("seed", seed))  # raises an error if the shares are wrong
    return Plan(
        given,
        Folder(output),
        puzzle,
        solution,
        minimality,
        whole("nodes", nodes),
        seed,
        shares,
        rows_per_task,
    )
