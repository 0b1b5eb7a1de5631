"""Spark on this machine alone, and recordings for it."""

from __future__ import annotations

import os
import pathlib
import sys
from collections.abc import Iterator

import pytest
from pyspark.sql import SparkSession

TAP = b"touches 1\ndevice Phone\nsize 400x800\n0 down 1 100,200\n0.05 up 1\n"
NONE = b"Dear diary, today nothing moved.\n"
#: What keeps a session small, and on this machine.
SETTINGS = {
    "spark.driver.host": "127.0.0.1",
    "spark.driver.bindAddress": "127.0.0.1",
    "spark.ui.enabled": "false",
    "spark.sql.shuffle.partitions": "4",
    "spark.sql.files.openCostInBytes": "65536",
    "spark.driver.memory": "1g",
    "spark.executor.memory": "512m",
    "spark.python.worker.reuse": "true",
}


def make_session(master: str) -> SparkSession:
    """Start Spark with this Python for its workers."""
    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    builder = SparkSession.builder.master(master).appName("touchstone")
    for name, value in SETTINGS.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    return session


@pytest.fixture(scope="module")
def spark() -> Iterator[SparkSession]:
    """Spark with two threads in this process."""
    session = make_session("local[2]")
    yield session
    session.stop()


@pytest.fixture
def cluster() -> Iterator[SparkSession]:
    """Spark with two executors that are processes of their own, and can be killed."""
    session = make_session("local-cluster[2,1,512]")
    yield session
    session.stop()


def pan(number: int, length: int = 40) -> bytes:
    """Make a recording that nobody else has."""
    lines = ["touches 1", "device Phone", "size 400x800", f"# {number}", "0 down 1 100,200"]
    lines += [
        f"{step / 60:.4f} move 1 {100 + step * 3},{200 + number % 50}" for step in range(1, length)
    ]
    return "\n".join([*lines, f"{length / 60:.4f} up 1", ""]).encode()


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> pathlib.Path:
    """Make a folder of 300 recordings, three of which cannot be read."""
    place = tmp_path / "recordings"
    place.mkdir()
    for number in range(300):
        data = NONE + b"%d" % number if number % 100 == 50 else pan(number)
        (place / f"{number:03}.touches").write_bytes(data)
    return place
