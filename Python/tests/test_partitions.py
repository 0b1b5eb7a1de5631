"""What Spark has done with a partition, without Spark."""

from __future__ import annotations

import pickle

import pytest

from conftest import NONE, PAN, TAP
from touchstone_gestures import Limits, Options, rows, schema, tables
from touchstone_gestures.explain import chunks
from touchstone_gestures.spark import _Partition

pyarrow = pytest.importorskip("pyarrow")


def test_a_partition_says_what_rows_say() -> None:
    made = [(f"r{n}", (TAP, PAN, NONE)[n % 3]) for n in range(3000)]
    columns = {"name": [n for n, _ in made], "content": [c for _, c in made]}
    columns["id"] = list(range(len(made)))
    batches = pyarrow.Table.from_pydict(columns).to_batches(700)
    partition = _Partition("content", "name", ["id"], None, Options(), Limits(), None)
    told = pyarrow.Table.from_batches(pickle.loads(pickle.dumps(partition))(batches))
    assert told.drop_columns(["id"]) == tables.to_arrow(rows(made))
    assert told["file"].to_pylist() == [f"r{n}" for n in told["id"].to_pylist()]


def test_lines_are_read_as_they_come() -> None:
    read = [tables.read(lines) for lines in chunks([TAP] * 5000)]
    assert len(read) > 1
    assert pyarrow.concat_tables(read) == tables.to_arrow(rows([TAP] * 5000))
    assert read[0].schema == schema()
    assert list(chunks([])) == []
