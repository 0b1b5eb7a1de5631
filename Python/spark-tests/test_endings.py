"""Executors that are killed: nothing is lost, and nothing is told twice."""

from __future__ import annotations

import os
import pathlib
import signal
import threading

from pyspark.sql import SparkSession

import touchstone_gestures.spark as tgs
from conftest import pan


def _executors() -> list[int]:
    """Find the executors among the processes that this one has started."""
    parents: dict[int, int] = {}
    names: dict[int, str] = {}
    for place in pathlib.Path("/proc").iterdir():
        if place.name.isdigit():
            try:
                status = (place / "stat").read_text()
                names[int(place.name)] = (place / "cmdline").read_text()
            except OSError:
                continue
            parents[int(place.name)] = int(status.rpartition(")")[2].split()[1])

    def is_ours(number: int) -> bool:
        while number > 1:
            if number == os.getpid():
                return True
            number = parents.get(number, 0)
        return False

    return [
        n for n, words in names.items() if "CoarseGrainedExecutorBackend" in words and is_ours(n)
    ]


def _write_many(folder: pathlib.Path, count: int) -> None:
    folder.mkdir()
    for number in range(count):
        (folder / f"{number:04}.touches").write_bytes(pan(number, 200))


def test_executors_are_killed(cluster: SparkSession, tmp_path: pathlib.Path) -> None:
    many, out = tmp_path / "many", tmp_path / "out"
    _write_many(many, 1200)
    recordings = tgs.spread(cluster.read.format("binaryFile").load(str(many)), 24)
    killed: list[int] = []

    is_over = threading.Event()

    def kill() -> None:
        while len(killed) < 2 and not is_over.wait(0.05):
            # The first results are there, and most are not.
            executors = _executors() if any(out.rglob("*.parquet")) else []
            if executors:
                os.kill(executors[0], signal.SIGKILL)
                killed.append(executors[0])
                is_over.wait(1)

    killer = threading.Thread(target=kill)
    killer.start()
    try:
        tgs.explain(recordings).write(str(out))
    finally:
        is_over.set()
        killer.join()
    assert killed, "no executor was there to be killed"
    told = cluster.read.parquet(str(out)).where("type = 'summary'")
    assert told.count() == 1200
    assert told.select("file").distinct().count() == 1200


def test_a_run_that_is_begun_again_tells_the_rest(
    spark: SparkSession, tmp_path: pathlib.Path
) -> None:
    many, out = tmp_path / "many", str(tmp_path / "out")
    _write_many(many, 60)
    all_files = spark.read.format("binaryFile").load(str(many))
    first = all_files.where("path LIKE '%001_.touches'")
    tgs.explain(first, keep=["path"]).write(out)
    rest = tgs.only_new(all_files, spark.read.parquet(out), key="path")
    assert rest.count() == 50
    tgs.explain(rest, keep=["path"]).write(out, mode="append")
    told = spark.read.parquet(out).where("type = 'summary'")
    assert told.count() == 60
    assert told.select("path").distinct().count() == 60
