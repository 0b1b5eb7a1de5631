"""Rows as tables of Arrow, pandas and Polars."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from .errors import MissingExtraError
from .rows import COLUMNS, Row

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow

#: Rows that are put into one batch of Arrow.
BATCH = 50_000


def schema() -> pyarrow.Schema:
    """Tell the types of the columns in Arrow: strings, 64-bit integers and doubles."""
    arrow = _pyarrow()
    kinds = {str: arrow.string(), int: arrow.int64(), float: arrow.float64()}
    return arrow.schema([(name, kinds[kind]) for name, kind in COLUMNS.items()])


def batches(rows: Iterable[Row]) -> Iterator[pyarrow.RecordBatch]:
    """Make batches of rows; never more of them are in memory than one batch has."""
    arrow, kinds = _pyarrow(), schema()
    waiting: list[Row] = []
    for row in rows:
        waiting.append(row)
        if len(waiting) == BATCH:
            yield arrow.RecordBatch.from_pylist(waiting, schema=kinds)
            waiting = []
    if waiting:
        yield arrow.RecordBatch.from_pylist(waiting, schema=kinds)


def read(lines: bytes) -> pyarrow.Table:
    """Read lines of the command's output as a table, without making objects of them."""
    arrow = _pyarrow()
    from pyarrow import json

    kinds = json.ParseOptions(explicit_schema=schema(), unexpected_field_behavior="ignore")
    # One block, so that no row lies across its end.
    block = json.ReadOptions(block_size=len(lines) + 1)
    return json.read_json(arrow.BufferReader(lines), read_options=block, parse_options=kinds)


def to_arrow(rows: Iterable[Row]) -> pyarrow.Table:
    """Make a table of Arrow of rows."""
    return _pyarrow().Table.from_batches(batches(rows), schema=schema())


def to_pandas(rows: Iterable[Row]) -> pandas.DataFrame:
    """Make a data frame of pandas of rows; integers stay integers, and nothing is `pandas.NA`."""
    try:
        import pandas
    except ImportError as problem:
        raise MissingExtraError("pandas", "tables") from problem
    table = to_arrow(rows)
    names = {"string": pandas.StringDtype(), "int64": pandas.Int64Dtype()}
    frame: pandas.DataFrame = table.to_pandas(types_mapper=lambda kind: names.get(str(kind)))
    return frame


def to_polars(rows: Iterable[Row]) -> polars.DataFrame:
    """Make a data frame of Polars of rows."""
    try:
        import polars
    except ImportError as problem:
        raise MissingExtraError("polars", "tables") from problem
    kinds = {str: polars.String, int: polars.Int64, float: polars.Float64}
    columns = {name: kinds[kind] for name, kind in COLUMNS.items()}
    return polars.DataFrame(list(rows), schema=columns)


def _pyarrow() -> Any:  # noqa: ANN401
    try:
        import pyarrow
    except ImportError as problem:
        raise MissingExtraError("pyarrow", "tables") from problem
    return pyarrow
