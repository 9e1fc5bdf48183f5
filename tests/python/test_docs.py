"""Examples in documents and docstrings are run as they stand."""

import doctest
import importlib
import os
import pathlib
import pkgutil
import re

import pytest

import nonet

README = pathlib.Path(os.environ["NONET_SOURCE_DIR"]) / "bindings/python/README.md"
# test_sqlite.py runs the example of sqlite.
MODULES = sorted(one.name for one in pkgutil.iter_modules(nonet.__path__) if one.name not in ("_core", "sqlite"))


def run(text: str, names: dict, where: str) -> int:
    test = doctest.DocTestParser().get_doctest(text, names, where, where, 0)
    told: list[str] = []
    failed, tried = doctest.DocTestRunner().run(test, out=told.append)
    assert failed == 0, "".join(told)
    return tried


def test_readme():
    blocks = re.findall(r"^```python\n(.*?)^```$", README.read_text("utf-8"), re.M | re.S)
    assert run("\n".join(blocks), {}, "README.md") >= 20


@pytest.mark.parametrize("name", MODULES)
def test_docstrings(name):
    module = importlib.import_module(f"nonet.{name}")
    finder = doctest.DocTestFinder(exclude_empty=True)
    names = {name: getattr(nonet, name) for name in nonet.__all__}
    for test in finder.find(module, globs=names | vars(module)):
        told: list[str] = []
        failed, _ = doctest.DocTestRunner().run(test, out=told.append)
        assert failed == 0, "".join(told)


def test_what_is_public_is_documented():
    for name in nonet.__all__:
        thing = getattr(nonet, name)
        if callable(thing):
            assert thing.__doc__ and not thing.__doc__.startswith(f"{name}("), name
