"""The notebooks run from top to bottom, and show what they say."""

import importlib.util
import os
import pathlib

import nbclient
import nbformat
import pytest

FOLDER = pathlib.Path(os.environ["NONET_SOURCE_DIR"]) / "bindings/python"
NOTEBOOKS = [FOLDER / "tutorial.ipynb", FOLDER / "solvers.ipynb"]
OPTIONAL = {"pysat": "SAT", "ortools": "CP-SAT", "z3": "Z3"}


def executed(file: pathlib.Path, folder: pathlib.Path) -> nbformat.NotebookNode:
    notebook = nbformat.read(file, as_version=4)
    os.environ |= {"IPYTHONDIR": str(folder), "MPLCONFIGDIR": str(folder), "JUPYTER_PLATFORM_DIRS": "1"}
    client = nbclient.NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(folder)}})
    client.execute()
    return notebook


@pytest.fixture(scope="module")
def notebook(tmp_path_factory) -> nbformat.NotebookNode:
    return executed(NOTEBOOKS[0], tmp_path_factory.mktemp("tutorial"))


def outputs_of(notebook: nbformat.NotebookNode, words: str) -> list:
    [cell] = (one for one in notebook.cells if one.cell_type == "code" and words in one.source)
    return cell.outputs


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: file.stem)
def test_outputs_are_cleared(file):
    kept = nbformat.read(file, as_version=4)
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


def test_every_way_of_the_comparison_solves_the_puzzles(tmp_path):
    """The cells compare each solution with the known one. Ways whose packages are not installed are left out, in words."""
    compared = executed(NOTEBOOKS[1], tmp_path)
    told = "".join(out.text for cell in compared.cells for out in cell.get("outputs", []) if out.get("name") == "stdout")
    missing = [package for package in OPTIONAL if importlib.util.find_spec(package) is None]
    ways = ["MRV", "DLX", *(way for package, way in OPTIONAL.items() if package not in missing), "nonet"]
    assert [line.split()[:2] for line in told.splitlines() if "30/30" in line] == [[way, "30/30"] for way in ways]
    assert all(f"{package} is not installed" in told for package in missing)
    assert any("image/png" in out.data for out in outputs_of(compared, "plt.show()"))
    if missing:
        pytest.skip(f"the ways of {', '.join(missing)} were left out: pip install python-sat ortools z3-solver")
