"""How much of the command's own throughput is left in Spark."""

from __future__ import annotations

import pathlib
import time

from pyspark.sql import SparkSession

import touchstone_gestures.spark as tgs
from conftest import pan
from touchstone_gestures import rows

#: Seconds of work, so that what Spark needs to begin does not count.
COUNT = 6000


def test_spark_keeps_the_pace(spark: SparkSession, tmp_path: pathlib.Path) -> None:
    made = [(f"r{n}", bytearray(pan(n, 400))) for n in range(COUNT)]
    place = str(tmp_path / "table")
    table = spark.createDataFrame(made, "path string, content binary")
    table.repartition(8).write.parquet(place)
    recordings = spark.read.parquet(place)
    # Both cores work for the command, too.
    begin = time.perf_counter()
    alone = sum(1 for row in rows(((name, bytes(data)) for name, data in made), jobs=2))
    command = time.perf_counter() - begin
    tgs.explain(recordings.limit(100)).rows.count()
    begin = time.perf_counter()
    tgs.explain(recordings).rows.write.parquet(str(tmp_path / "told"))
    in_spark = time.perf_counter() - begin
    assert spark.read.parquet(str(tmp_path / "told")).count() == alone
    print(
        f"\n{COUNT} recordings of {len(made[0][1])} bytes: {COUNT / command:.0f} a second by the"
        f" command with two processes, {COUNT / in_spark:.0f} in local[2]:"
        f" {command / in_spark:.0%}"
    )
