"""The recipe for Ray in docs/fleet.md."""

import pathlib
import re

import pyarrow as pa
import pytest
from sets import mixed_rows, read_folder, write_files

import nonet

ray = pytest.importorskip("ray")
DOCUMENT = pathlib.Path(__file__).parents[2] / "docs/fleet.md"


def test_the_recipe(tmp_path, monkeypatch):
    (recipe,) = re.findall(r"```python\n(import nonet, ray\n.*?)```", DOCUMENT.read_text(), re.DOTALL)
    table = mixed_rows(300)
    write_files(tmp_path / "set", table, [100])
    monkeypatch.chdir(tmp_path)
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        ray.data.DataContext.get_current().enable_progress_bars = False
        exec(compile(recipe, str(DOCUMENT), "exec"), {})
    finally:
        ray.shutdown()
    read = read_folder(tmp_path / "rated").sort_by("id")
    assert read.select(table.schema.names).equals(table)
    wanted = pa.table(nonet.rate(table.column("puzzle")))
    for name in ("status", "er", "ep", "ed"):
        assert read.column(name).to_pylist() == wanted.column(name).to_pylist(), name
