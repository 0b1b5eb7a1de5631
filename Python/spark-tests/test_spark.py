"""Recordings in Spark, on files, tables and streams."""

from __future__ import annotations

import pathlib
import shutil

from pyspark.sql import DataFrame, SparkSession

import touchstone_gestures.spark as tgs
from conftest import NONE, TAP, pan
from touchstone_gestures import COLUMNS, Limits, binary

PRESS = {"view": {"recognizers": [{"type": "longPress", "minimumPressDuration": 0.01}]}}


def files(spark: SparkSession, folder: pathlib.Path) -> DataFrame:
    return spark.read.format("binaryFile").load(str(folder))


def test_three_outputs(spark: SparkSession, folder: pathlib.Path) -> None:
    told = tgs.explain(tgs.spread(files(spark, folder), 4))
    assert told.rows.columns == list(COLUMNS)
    assert told.summaries.count() == 300
    assert told.errors.where("type = 'error'").count() == 3
    assert told.gestures.where("gesture = 'pan'").select("file").distinct().count() == 297


def test_a_table_with_bytes_keeps_its_columns(spark: SparkSession) -> None:
    made = [(n, f"r{n}", bytearray(TAP if n % 2 else NONE), "1.0") for n in range(20)]
    table = spark.createDataFrame(made, "id long, name string, touches binary, app string")
    told = tgs.explain(table, content="touches", name="name", keep=["id", "app"], scene=PRESS)
    found = told.rows.where("type = 'summary'").collect()
    assert sorted((row.id, row.file, row.app, row.state) for row in found) == [
        (n, f"r{n}", "1.0", "told" if n % 2 else "failed") for n in range(20)
    ]
    assert {row.gesture for row in told.gestures.collect()} == {"longPress"}


def test_nothing_and_null(spark: SparkSession) -> None:
    table = spark.createDataFrame([("a", None)], "path string, content binary")
    assert [row.type for row in tgs.explain(table).rows.collect()] == ["error", "summary"]
    assert tgs.explain(table.where("false")).rows.count() == 0


def test_a_stream(spark: SparkSession, folder: pathlib.Path, tmp_path: pathlib.Path) -> None:
    source, out = tmp_path / "source", tmp_path / "out"
    source.mkdir()

    def run() -> None:
        stream = (
            spark.readStream.format("binaryFile")
            .schema("path string, modificationTime timestamp, length long, content binary")
            .load(str(source))
        )
        query = (
            tgs.explain(stream)
            .rows.writeStream.format("parquet")
            .option("checkpointLocation", str(tmp_path / "checkpoint"))
            .trigger(availableNow=True)
            .start(str(out))
        )
        assert query.awaitTermination(120)

    for part in ("0", "1"):
        for path in folder.glob(f"{part}*.touches"):
            shutil.copy(path, source / path.name)
        run()
    told = spark.read.parquet(str(out)).where("type = 'summary'")
    assert told.count() == 200
    assert told.select("file").distinct().count() == 200


def test_big_recordings_do_not_hold_up_the_others(spark: SparkSession) -> None:
    made = [(f"r{n}", bytearray(pan(n, 20_000 if n < 4 else 10))) for n in range(400)]
    table = spark.createDataFrame(made, "path string, content binary").coalesce(1)
    spread = tgs.spread(table, 8)
    sizes = spread.rdd.mapPartitions(lambda rows: [sum(len(row.content) for row in rows)]).collect()
    # All four were in one partition; now no partition has more than two of them.
    assert max(sizes) < 2.5 * len(pan(0, 20_000))
    assert tgs.explain(spread).summaries.count() == 400


def test_a_recording_that_takes_too_long_costs_its_own_row(spark: SparkSession) -> None:
    taps = "".join(f"{n} down 1 9,9\n{n}.05 up 1\n" for n in range(200_000))
    long = b"touches 1\nsize 400x800\n" + taps.encode()
    made = [("long", bytearray(long)), ("tap", bytearray(TAP))]
    table = spark.createDataFrame(made, "path string, content binary").coalesce(1)
    told = tgs.explain(table, limits=Limits(time=0.5)).summaries.collect()
    assert sorted((row.file, row.state) for row in told) == [("long", "failed"), ("tap", "told")]


def test_a_binary_that_was_shipped(spark: SparkSession, folder: pathlib.Path) -> None:
    spark.sparkContext.addFile(binary.path())
    name = pathlib.Path(binary.path()).name
    assert tgs.explain(files(spark, folder), shipped=name).summaries.count() == 300
