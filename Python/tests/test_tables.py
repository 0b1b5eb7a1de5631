"""Rows as tables."""

from __future__ import annotations

import csv
import io
import pathlib
import re
import subprocess

import pytest

import touchstone_gestures as tg
from conftest import NONE, PAN, TAP
from touchstone_gestures import binary

ROOT = pathlib.Path(__file__).parents[2]


def test_the_columns_are_those_of_the_command_and_of_its_guide() -> None:
    story = tg.explain(TAP)
    assert all(list(row) == list(tg.COLUMNS) for row in story.rows)
    guide = ROOT / "docs" / "many.md"
    if guide.exists():
        table = re.findall(r"^\| (`.*?) \|", guide.read_text(), re.M)
        named = re.findall(r"`(\w+)`", " ".join(table))
        assert set(tg.COLUMNS) <= set(named)


def test_types_never_change() -> None:
    for row in tg.rows([TAP, PAN, NONE]):
        for name, kind in tg.COLUMNS.items():
            value = row[name]
            whole = int if kind is float else kind
            assert value is None or isinstance(value, (kind, whole)), name


def test_arrow_pandas_and_polars_say_the_same() -> None:
    pytest.importorskip("pyarrow")
    story = tg.explain(PAN)
    table = story.to_arrow()
    assert table.schema == tg.schema()
    assert table.num_rows == len(story.rows)
    pytest.importorskip("pandas")
    frame = story.to_pandas()
    assert frame["fingers"].dtype == "Int64"
    assert frame["translation_x"].max() == max(table["translation_x"].drop_null().to_pylist())
    pytest.importorskip("polars")
    assert story.to_polars()["type"].to_list() == table["type"].to_pylist()


def test_a_table_of_nothing_has_its_columns() -> None:
    pytest.importorskip("pyarrow")
    assert tg.to_arrow([]).column_names == list(tg.COLUMNS)


def test_commas_say_the_same(tmp_path: pathlib.Path) -> None:
    path = tmp_path / 'a "b",c.touches'
    path.write_bytes(PAN)
    command = [binary.path(), "explain", "--csv", str(path)]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    rows = list(csv.DictReader(io.StringIO(text)))
    story = tg.explain(path)
    assert [row["file"] for row in rows] == [str(path)] * len(story.rows)
    for row, told in zip(rows, story.rows, strict=True):
        for name, kind in tg.COLUMNS.items():
            value = kind(row[name]) if row[name] else None
            assert value == told[name], name
