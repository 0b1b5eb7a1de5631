"""What the notebook finds, in Spark: who gets what they want, and what goes wrong.

usage: spark-submit in_spark.py FOLDER, which `analytics-recordings FOLDER` has filled
"""

from __future__ import annotations

import pathlib
import sys
from dataclasses import dataclass

import touchstone_gestures.spark as tgs
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as f

SCENE = pathlib.Path(__file__).parent / "scenes/app.scene.json"


@dataclass(frozen=True)
class Findings:
    """What the notebook prints, as shares of one and in seconds."""

    #: How many wanted what, and what was recognized.
    outcomes: DataFrame
    #: Of those who want the menu: who lifts before the press is long enough, and when.
    lift_too_early: float
    median_press: float
    #: Of the taps of those who want to delete: which miss the button.
    miss_the_button: float


def find(spark: SparkSession, folder: str) -> Findings:
    """Tell all recordings once, and ask the rows."""
    place = pathlib.Path(folder).resolve()
    files = (
        spark.read.format("binaryFile")
        .option("recursiveFileLookup", True)
        .load(str(place / "recordings"))
    )
    labels = spark.read.option("header", True).csv(str(place / "labels.csv"))
    told = tgs.explain(tgs.spread(files), scene=SCENE.read_text()).rows
    name = f.regexp_extract("file", r"(\d+/\d+\.touches)$", 1)
    # Each action would tell the recordings anew.
    rows = told.withColumn("file", name).join(labels, "file").cache()

    in_order = f.sort_array(f.collect_list(f.struct("began", "recognizer")))
    got = f.array_join(in_order["recognizer"], "+")
    outcomes = (
        rows.where("type IN ('gesture', 'summary')")
        .groupBy("file", f.col("intent").alias("wanted"))
        .agg(f.when(got == "", "nothing").otherwise(got).alias("got"))
        .groupBy("wanted", "got")
        .count()
        .orderBy("wanted", f.desc("count"))
    )
    presses = rows.where("type = 'lost' AND recognizer = 'menu' AND intent = 'menu'").where(
        f.col("limit") == "minimumPressDuration"
    )
    asked = rows.where("type = 'summary' AND intent = 'menu'").count()
    taps = rows.where("type = 'gesture' AND intent = 'delete'")
    missed = taps.agg(f.avg((f.col("recognizer") != "delete").cast("double"))).first()[0]
    return Findings(
        outcomes=outcomes,
        lift_too_early=presses.count() / max(asked, 1),
        median_press=presses.approxQuantile("measured", [0.5], 0.001)[0],
        miss_the_button=missed,
    )


if __name__ == "__main__":
    findings = find(SparkSession.builder.getOrCreate(), sys.argv[1])
    findings.outcomes.show(50, truncate=False)
    print(
        f"{findings.lift_too_early:.0%} of those who want the menu lift too early, "
        f"at {findings.median_press:.2f} s"
    )
    print(f"{findings.miss_the_button:.0%} of those who want to delete miss the button")
