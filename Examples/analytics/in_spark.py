"""The first table of the notebook, in Spark: who wants what, and gets it?

usage: spark-submit in_spark.py FOLDER, which `analytics-recordings FOLDER` has filled
"""

from __future__ import annotations

import pathlib
import sys

import touchstone_gestures.spark as tgs
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as f

SCENE = pathlib.Path(__file__).parent / "scenes/app.scene.json"


def outcomes(spark: SparkSession, folder: str) -> DataFrame:
    """Count, for each intent, what was recognized."""
    place = pathlib.Path(folder).resolve()
    files = (
        spark.read.format("binaryFile")
        .option("recursiveFileLookup", True)
        .load(str(place / "recordings"))
    )
    labels = spark.read.option("header", True).csv(str(place / "labels.csv"))
    told = tgs.explain(tgs.spread(files), scene=SCENE.read_text()).rows
    met = (
        told.where("type IN ('gesture', 'summary')")
        .groupBy("file")
        .agg(f.array_join(f.sort_array(f.collect_list(f.struct("began", "recognizer"))["recognizer"]), "+").alias("got"))
        .withColumn("got", f.when(f.col("got") == "", "nothing").otherwise(f.col("got")))
    )
    name = f.regexp_extract("file", r"(\d+/\d+\.touches)$", 1)
    return (
        met.withColumn("name", name)
        .join(labels, f.col("name") == labels["file"])
        .groupBy(f.col("intent").alias("wanted"), "got")
        .count()
        .orderBy("wanted", f.desc("count"))
    )


if __name__ == "__main__":
    outcomes(SparkSession.builder.getOrCreate(), sys.argv[1]).show(50, truncate=False)
