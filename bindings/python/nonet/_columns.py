"""Columns of answers, which Arrow, NumPy, pandas and polars use with little or no copying."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from . import _core
from ._status import Status

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, overload

    import numpy
    import pandas
    import polars
    import pyarrow

_STATUSES = [str(status) for status in Status]
_SHOWN = 10


class Column(Sequence["Any"]):
    """A column of answers. A row is None if its input was null or if it has no such answer.

    It is an immutable sequence of Python values with the Arrow interface: ``pyarrow.array(column)``,
    ``polars.Series(column)``.
    """

    __slots__ = ("_chunks", "_length")

    def __init__(self, chunks: Sequence[_core.Chunk]) -> None:
        self._chunks = list(chunks)
        self._length = sum(map(len, chunks))

    @property
    def type(self) -> str:
        """'text', 'words' (few different ones: a status, a format), 'bool', 'uint8', 'uint64', 'float64' (a rating), 'digest' (16
        bytes),
        'list' (of steps), or for grids 'fixed' (81 characters) and 'values' (81 numbers)."""
        return self._chunks[0].type

    @property
    def null_count(self) -> int:
        return sum(chunk.nulls for chunk in self._chunks)

    def __len__(self) -> int:
        return self._length

    if TYPE_CHECKING:

        @overload
        def __getitem__(self, index: int) -> Any: ...
        @overload
        def __getitem__(self, index: slice) -> Column: ...

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return self._slice(*index.indices(self._length))
        number = index + self._length if index < 0 else index
        if not 0 <= number < self._length:
            raise IndexError(f"row {index} of {self._length}")
        for chunk in self._chunks:
            if number < len(chunk):
                return self._value(chunk.item(number))
            number -= len(chunk)
        raise AssertionError("the chunks have all rows")

    def _slice(self, start: int, stop: int, step: int) -> Column:
        if step != 1:
            raise ValueError("a slice of a column must have the step 1")
        parts, first = [], 0
        for chunk in self._chunks:
            begin, end = max(start - first, 0), min(stop - first, len(chunk))
            if begin < end:
                parts.append(chunk.slice(begin, end - begin))
            first += len(chunk)
        return Column(parts or [self._chunks[0].slice(0, 0)])

    @property
    def _has_statuses(self) -> bool:
        return self.type == "words" and self._chunks[0].words == _STATUSES

    def _value(self, item: Any) -> Any:
        return Status(item) if item is not None and self._has_statuses else item

    def to_list(self) -> list[Any]:
        """Returns a list of Python values."""
        items = [item for chunk in self._chunks for item in chunk.to_list()]
        return [None if item is None else Status(item) for item in items] if self._has_statuses else items

    def __iter__(self) -> Iterator[Any]:
        return iter(self.to_list())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Column) and self.to_list() == other.to_list()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = ", ".join(repr(value) for value in self[:3].to_list())
        more = ", ..." if self._length > 3 else ""
        return f"<Column of {self._length} {self.type}: [{shown}{more}]>"

    def _repr_html_(self) -> str:
        return Table({"": self})._repr_html_()

    def __reduce__(self) -> tuple[Any, ...]:
        return Column, (self._chunks,)

    # ---- Arrow

    def __arrow_c_schema__(self) -> object:
        return self._chunks[0].schema()

    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]:
        if len(self._chunks) != 1:
            raise ValueError(f"a column of {len(self._chunks)} chunks is not a single array: use the stream")
        return self._chunks[0].schema(), self._chunks[0].array()

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        return _core.column_stream(self._chunks)

    def to_pyarrow(self) -> pyarrow.Array[Any] | pyarrow.ChunkedArray[Any]:
        """Returns an Array, or a ChunkedArray if the column has several chunks. Nothing is copied."""
        import pyarrow

        return pyarrow.array(self) if len(self._chunks) == 1 else pyarrow.chunked_array(self)

    def to_polars(self) -> polars.Series:
        import polars

        return polars.Series(self)

    # ---- NumPy and pandas

    def to_numpy(self) -> numpy.ndarray[Any, Any]:
        """Returns an array. Grids: (N, 81) uint8, zeros for null. Numbers: their type, or float64 with NaN if there are
        nulls. Digests: (N, 16). Bool: bool, or objects if there are nulls. Text, words and lists: objects,
        None for null."""
        import numpy

        if self.type in ("fixed", "values", "digest") or (self.type == "text" and self._is_grid):
            return self._joined()
        if self.type in ("text", "words"):
            return numpy.array([None if item is None else str(item) for item in self], dtype=object)
        if self.type == "list":
            lists = numpy.empty(len(self), dtype=object)
            lists[:] = self.to_list()
            return lists
        values = self._joined()
        if self.null_count == 0:
            return values
        if self.type == "bool":
            return numpy.array(self.to_list(), dtype=object)
        return numpy.where(self._there(), values, numpy.nan)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Any:
        return self.to_numpy() if dtype is None else self.to_numpy().astype(dtype)

    @property
    def _is_grid(self) -> bool:
        return self._chunks[0].is_grid

    def _joined(self) -> numpy.ndarray[Any, Any]:
        import numpy

        parts = [chunk.numbers() for chunk in self._chunks]
        values = parts[0] if len(parts) == 1 else numpy.concatenate(parts)
        if values.base is not None and self.type in ("words", "values", "uint8", "uint64", "float64", "digest"):
            values.flags.writeable = False  # the array uses the column's memory
        return values

    def _there(self) -> numpy.ndarray[Any, Any]:
        import numpy

        return numpy.concatenate([chunk.there() for chunk in self._chunks])

    def to_pandas(self) -> pandas.Series[Any]:
        """Returns a Series. Words become a Categorical; integers and bools with nulls get the types UInt8, boolean,
        ...
        Does not need pyarrow."""
        import pandas

        if self.type == "words":
            codes = self._joined().astype("int16")
            codes[~self._there()] = -1
            return pandas.Series(pandas.Categorical.from_codes(codes, categories=self._chunks[0].words))
        if self.type == "float64":
            return pandas.Series(self.to_numpy())
        if self.type in ("uint8", "uint64"):
            if self.null_count == 0:
                return pandas.Series(self._joined())
            return pandas.Series(pandas.arrays.IntegerArray(self._joined().copy(), ~self._there()))
        if self.type == "bool":
            if self.null_count == 0:
                return pandas.Series(self._joined())
            return pandas.Series(pandas.arrays.BooleanArray(self._joined(), ~self._there()))
        return pandas.Series(self.to_list(), dtype="str" if self.type == "text" else object)


class Table:
    """Columns of the same length, found by name: ``table["status"]`` or ``table.status``.

    ``polars.DataFrame(table)``, ``pyarrow.table(table)`` and DuckDB take it directly. ``len(table)`` is the number of
    rows, and iteration yields the names of the columns. It can be pickled.
    """

    __slots__ = ("_columns",)

    def __init__(self, columns: Mapping[str, Column]) -> None:
        self._columns = dict(columns)

    def __getitem__(self, name: str) -> Column:
        return self._columns[name]

    def __getattr__(self, name: str) -> Column:
        try:
            return self._columns[name]
        except KeyError:
            raise AttributeError(f"no column {name!r}: expected one of {', '.join(self._columns)}") from None

    def __dir__(self) -> list[str]:
        return [*super().__dir__(), *self._columns]

    def __iter__(self) -> Iterator[str]:
        return iter(self._columns)

    def __contains__(self, name: object) -> bool:
        return name in self._columns

    def keys(self) -> list[str]:
        """The names of the columns."""
        return list(self._columns)

    @property
    def column_names(self) -> list[str]:
        return list(self._columns)

    @property
    def num_rows(self) -> int:
        return len(next(iter(self._columns.values())))

    @property
    def shape(self) -> tuple[int, int]:
        """The numbers of rows and columns."""
        return self.num_rows, len(self._columns)

    def __len__(self) -> int:
        return self.num_rows

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self._columns == other._columns

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Table of {self.num_rows} rows: {', '.join(self._columns)}>"

    def _repr_html_(self) -> str:
        from html import escape

        head = "".join(f"<th>{escape(name)}</th>" for name in self._columns)
        shown = zip(*(column[:_SHOWN].to_list() for column in self._columns.values()), strict=True)
        cells = ("".join(f"<td>{'' if v is None else escape(_text(v))}</td>" for v in row) for row in shown)
        rows = "".join(f"<tr>{row}</tr>" for row in cells)
        more = f"<p>{self.num_rows} rows</p>" if self.num_rows > _SHOWN else ""
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>{more}"

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self._columns,)

    def to_pydict(self) -> dict[str, list[Any]]:
        """Returns the columns as lists."""
        return {name: column.to_list() for name, column in self._columns.items()}

    def row(self, number: int) -> dict[str, Any]:
        """Returns a row as a dict."""
        return {name: column[number] for name, column in self._columns.items()}

    def _parts(self) -> tuple[list[str], list[list[_core.Chunk]]]:
        return list(self._columns), [column._chunks for column in self._columns.values()]

    def __arrow_c_schema__(self) -> object:
        return _core.table_schema(*self._parts())

    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object:
        return _core.table_stream(*self._parts())

    def to_pyarrow(self) -> pyarrow.Table:
        import pyarrow

        return pyarrow.table(self)

    def to_polars(self) -> polars.DataFrame:
        import polars

        return polars.DataFrame(self)

    def to_pandas(self) -> pandas.DataFrame:
        import pandas

        return pandas.DataFrame({name: column.to_pandas() for name, column in self._columns.items()})

    def to_numpy(self, name: str) -> numpy.ndarray[Any, Any]:
        """Returns a column as a NumPy array."""
        return self[name].to_numpy()


def _text(value: Any) -> str:
    return value.hex() if isinstance(value, bytes) else str(value)
