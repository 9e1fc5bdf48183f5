"""The tutorial runs from top to bottom, and shows what it says."""

import os
import pathlib

import nbclient
import nbformat
import pytest

TUTORIAL = pathlib.Path(os.environ["NONET_SOURCE_DIR"]) / "bindings/python/tutorial.ipynb"


@pytest.fixture(scope="module")
def notebook(tmp_path_factory) -> nbformat.NotebookNode:
    notebook = nbformat.read(TUTORIAL, as_version=4)
    folder = tmp_path_factory.mktemp("tutorial")
    os.environ |= {"IPYTHONDIR": str(folder), "MPLCONFIGDIR": str(folder), "JUPYTER_PLATFORM_DIRS": "1"}
    client = nbclient.NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(folder)}})
    client.execute()
    return notebook


def outputs_of(notebook: nbformat.NotebookNode, words: str) -> list:
    [cell] = (one for one in notebook.cells if one.cell_type == "code" and words in one.source)
    return cell.outputs


def test_outputs_are_cleared():
    kept = nbformat.read(TUTORIAL, as_version=4)
    assert not any(cell.outputs or cell.execution_count for cell in kept.cells if cell.cell_type == "code")


def test_every_cell_is_quiet(notebook):
    """No warnings: nothing on stderr."""
    told = [out for cell in notebook.cells for out in cell.get("outputs", []) if out.get("name") == "stderr"]
    assert told == []


def test_pictures(notebook):
    assert any("image/png" in out.data for out in outputs_of(notebook, "plt.show()"))
    for words in ("puzzle = nonet.Puzzle(found", "hint(level=5)", "nonet.Puzzle(digits[0])"):
        [picture] = (out for out in outputs_of(notebook, words) if out.output_type == "execute_result")
        assert "<svg" in "".join(picture.data["image/svg+xml"])
    [path] = outputs_of(notebook, "puzzle.explain()")
    assert path.data["text/html"].count("<svg") > 10


def test_what_it_says(notebook):
    """The planted defects are found, and nothing else."""
    assert "178 of 200 rows are good" in outputs_of(notebook, "rows are good")[0].text
    [counts] = outputs_of(notebook, 'group_by("defect")')
    for words in ("leak", "wrong_solution", "unreadable"):
        assert words in counts.data["text/plain"]
