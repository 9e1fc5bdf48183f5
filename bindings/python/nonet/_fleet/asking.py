"""The job that calls a function for each row of a set: rate, or any other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from .._core import __version__
from .columns import Question
from .folder import Folder, result_in, write_table
from .run import Engine, Job, Progress, do_job
from .slices import MOST_ROWS, Input, Slice, as_schema, expect_rows

# A row takes a quarter of a millisecond, and much more if it is hard.
_MOST_RATED = 50_000


@dataclass(frozen=True)
class _Asking:
    question: Question
    schema: Any
    output: Folder

    def __call__(self, task: Slice) -> Any:
        """Computes the answers of a slice, and describes its file."""
        name = f"puzzles/{task.name}"
        if result_in(self.output, name) is None:
            counts: dict[str, int] = {}
            write_table(self.output, name, self.question.after(self.schema), self._answers(task, counts), partial(dict, counts=counts))
        told = result_in(self.output, name)
        return {"file": self.output.described(name), **told}

    def _answers(self, task: Slice, counts: dict[str, int]) -> Iterator[Any]:
        status = self.question.prefix + "status"
        for batch in task.batches():
            for answered in self.question(as_schema(batch, self.schema)):
                if status in answered.schema.names:
                    for one in answered.column(status).value_counts().to_pylist():
                        name = "null" if one["values"] is None else one["values"]
                        counts[name] = counts.get(name, 0) + one["counts"]
                yield answered


def run(
    engine: Engine, question: Question, input: str, output: str, *, rows_per_task: int | None, progress: Progress
) -> dict[str, Any]:
    """See nonet.fleet.run."""
    expect_rows(rows_per_task)
    given = Input.of(input)
    question.after(given.schema)
    settings = {
        "job": question.verb,
        "version": __version__,
        "puzzle": question.puzzle,
        "options": {name: repr(value) for name, value in question.options.items()},
        "prefix": question.prefix,
        "rows_per_task": rows_per_task,
        **given.settings(),
    }
    return do_job(engine, output, settings, lambda job: _asked(job, question, given, rows_per_task), progress=progress)


def _asked(job: Job, question: Question, given: Input, rows: int | None) -> dict[str, Any]:
    given = given.in_parquet(job)
    rows = rows or given.rows_per_task(_MOST_RATED if question.verb == "rate" else MOST_ROWS)
    results = job.run(question.verb, _Asking(question, given.schema, job.output), given.slices(rows))
    counts: dict[str, int] = {}
    for result in results:
        for name, count in result["counts"].items():
            counts[name] = counts.get(name, 0) + count
    return job.finish(
        {
            "made_by": f"nonet.fleet {question.verb}",
            "version": __version__,
            "rows": given.rows,
            "statuses": counts,
            "files": [result["file"] for result in results],
        }
    )
