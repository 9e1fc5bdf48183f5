"""Expressions for polars.

After ``import nonet.polars`` every expression has ``.sudoku``, with the functions for columns. An answer with several
columns is a struct.

>>> import polars as pl
>>> import nonet.polars
>>> frame = pl.DataFrame({"puzzle": [
...     "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......", None, "12"]})
>>> frame.select(pl.col("puzzle").sudoku.solve().struct.field("status"))["status"].to_list()
['unique', None, 'invalid']
>>> frame.lazy().filter(pl.col("puzzle").sudoku.is_unique()).select(pl.col("puzzle").sudoku.givens()).collect().item()
17

Expressions are lazy and stream: all work row by row except scramble, which numbers the rows. ``errors="raise"`` raises
a ValueError that names the row within polars' batch. Type checkers do not know registered namespaces;
``nonet.polars.Sudoku(pl.col("puzzle")).solve()`` is the same expression for them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import polars as pl

from ._columns import Column, Table
from ._errors import TextError
from ._faces import Verbs


@pl.api.register_expr_namespace("sudoku")
class Sudoku(Verbs[pl.Expr, pl.Expr]):
    """The functions for columns, for an expression of text (String or Binary) or of Array(UInt8, 81) values.

    >>> Sudoku(pl.lit("12").alias("puzzle")).is_unique().meta.output_name()
    'puzzle'
    """

    __slots__ = ("_expression",)

    def __init__(self, expression: pl.Expr) -> None:
        self._expression = expression

    def _table(self, ask: Callable[[Any], Table], *, row_by_row: bool = True) -> pl.Expr:
        return self._ask(lambda series: _struct(ask(series), series), row_by_row)

    def _column(self, ask: Callable[[Any], Column]) -> pl.Expr:
        return self._ask(lambda series: pl.DataFrame(Table({series.name: ask(series)})).to_series(), True)

    def _ask(self, answer: Callable[[pl.Series], pl.Series], row_by_row: bool) -> pl.Expr:
        def answered(series: pl.Series) -> pl.Series:
            try:
                return answer(series)
            except TextError as error:  # polars creates a new exception from the message
                raise ValueError(str(error)) from error

        def of_type(expression: pl.Expr, given: pl.DataType) -> pl.Expr:
            # Answers with grids have the type of the input, so empty input is enough to find out the types of the
            # answers.
            wanted = answer(pl.Series([], dtype=given)).dtype
            return expression.map_batches(answered, wanted, is_elementwise=row_by_row)

        return self._expression.pipe_with_dtype(of_type)


def _struct(table: Table, series: pl.Series) -> pl.Series:
    struct = pl.DataFrame(table).to_struct(series.name)
    if series.null_count() == 0:
        return struct
    return pl.select(pl.when(series.is_not_null()).then(struct).alias(series.name)).to_series()
