"""How much of the command's own throughput is left in Spark."""

from __future__ import annotations

import functools
import itertools
import pathlib
import time

from pyspark.sql import DataFrame, SparkSession

import touchstone_gestures.spark as tgs
from conftest import pan
from touchstone_gestures import rows

#: Half a minute of work, so that what Spark needs to begin and to end does not count.
COUNT = 6000
TIMES = 5


def test_spark_keeps_the_pace(spark: SparkSession, tmp_path: pathlib.Path) -> None:
    made = [(f"r{n}", bytearray(pan(n, 400))) for n in range(COUNT)]
    place = str(tmp_path / "table")
    table = spark.createDataFrame(made, "path string, content binary")
    table.repartition(8).write.parquet(place)
    once = spark.read.parquet(place)
    recordings = functools.reduce(DataFrame.union, [once] * TIMES)
    # Both cores work for the command, too.
    begin = time.perf_counter()
    again = itertools.chain.from_iterable(itertools.repeat(made, TIMES))
    alone = sum(1 for row in rows(((name, bytes(data)) for name, data in again), jobs=2))
    command = time.perf_counter() - begin
    tgs.explain(recordings.limit(100)).rows.count()
    begin = time.perf_counter()
    tgs.explain(recordings).rows.write.parquet(str(tmp_path / "told"))
    in_spark = time.perf_counter() - begin
    assert spark.read.parquet(str(tmp_path / "told")).count() == alone
    count = COUNT * TIMES
    print(
        f"\n{count} recordings of {len(made[0][1])} bytes: {count / command:.0f} a second by the"
        f" command with two processes, {count / in_spark:.0f} in local[2]:"
        f" {command / in_spark:.0%}"
    )
