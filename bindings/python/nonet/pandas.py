"""The accessor for pandas.

After ``import nonet.pandas`` every Series has ``.sudoku``, with the functions for columns. An answer with several
columns is a DataFrame with the same index.

>>> import pandas as pd
>>> import nonet.pandas
>>> frame = pd.DataFrame({"puzzle": [
...     "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", None, "12"]}, index=list("abc"))
>>> frame["puzzle"].sudoku.solve()["status"].astype("str").to_dict()
{'a': 'unique', 'b': nan, 'c': 'invalid'}
>>> int(frame["puzzle"].sudoku.givens()["a"])
17

None, NaN and pandas.NA are missing puzzles, and their answers are missing too. Type checkers do not know registered
accessors; ``nonet.pandas.Sudoku(frame["puzzle"]).solve()`` is the same for them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import pandas as pd

from ._columns import Column, Table
from ._faces import Verbs

Answers: TypeAlias = "pd.Series[Any]"


@pd.api.extensions.register_series_accessor("sudoku")
class Sudoku(Verbs[pd.DataFrame, Answers]):
    """The functions for columns, for a Series of texts, Puzzles, or sequences of 81 values. Without pyarrow it is read
    item by item.

    >>> Sudoku(pd.Series(["12"], name="puzzle")).is_unique().to_dict()
    {0: False}
    """

    __slots__ = ("_series",)

    def __init__(self, series: pd.Series[Any]) -> None:
        self._series = series

    def _table(self, ask: Callable[[Any], Table], *, row_by_row: bool = True) -> pd.DataFrame:
        return ask(self._given()).to_pandas().set_axis(self._series.index)

    def _column(self, ask: Callable[[Any], Column]) -> pd.Series[Any]:
        return ask(self._given()).to_pandas().set_axis(self._series.index).rename(self._series.name)

    def _given(self) -> Any:
        series = self._series
        if isinstance(series.dtype, pd.StringDtype | pd.ArrowDtype) and _has_pyarrow():
            return series
        if series.dtype != object and not isinstance(series.dtype, pd.StringDtype | pd.CategoricalDtype):
            raise TypeError(f"a Series of {series.dtype} is not a column of puzzles")
        # Items can be lists, and isna would test each of their values.
        return [None if item is None or item is pd.NA or item != item else item for item in series.to_list()]


def _has_pyarrow() -> bool:
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        return False
    return True
