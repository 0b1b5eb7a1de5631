"""Recordings in Spark: a column of bytes becomes the rows of the table.

It works on `spark.read.format("binaryFile")`, on any table with a column of bytes, and on streams.
A partition has one process of the command; a recording that cannot be read has an error as its
row.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from . import binary, tables
from .errors import MissingExtraError
from .explain import chunks
from .options import Limits, Options, Scene
from .process import CHUNK
from .rows import COLUMNS

if TYPE_CHECKING:
    import pyarrow
    from pyspark.sql import DataFrame
    from pyspark.sql.types import StructType

#: Rows that go back to Spark at one time.
BATCH = 10_000


@dataclass(frozen=True)
class Told:
    """What Spark makes of recordings. Each action runs the command again; see `write`."""

    #: All rows.
    rows: DataFrame

    @property
    def gestures(self) -> DataFrame:
        """Gestures and the recognizers that lost."""
        return self.rows.where("type IN ('gesture', 'lost', 'remark')")

    @property
    def errors(self) -> DataFrame:
        """Errors and complaints."""
        return self.rows.where("type IN ('error', 'complaint')")

    @property
    def summaries(self) -> DataFrame:
        """One row for each recording."""
        return self.rows.where("type = 'summary'")

    def write(self, path: str, mode: str = "errorifexists") -> None:
        """Read once, and write all rows as Parquet, with a folder for each type."""
        self.rows.write.partitionBy("type").mode(mode).parquet(path)


def explain(
    recordings: DataFrame,
    *,
    content: str = "content",
    name: str = "path",
    keep: Sequence[str] = (),
    scene: Scene | None = None,
    options: Options = Options(),  # noqa: B008
    limits: Limits = Limits(),  # noqa: B008
    shipped: str | None = None,
) -> Told:
    """Read the recordings of a data frame; their rows stand in the partition of the recordings.

    `content` and `name` are the columns of the bytes and of what a recording is called; those of
    `keep` are put beside the rows of each. `shipped` names a binary that came with `--files`, for
    executors without the wheel's.
    """
    kept = [recordings.schema[column] for column in keep]
    told = _Partition(content, name, list(keep), scene, options, limits, shipped)
    chosen = recordings.select(*dict.fromkeys([name, content, *keep]))
    return Told(chosen.mapInArrow(told, _schema(kept)))


def only_new(recordings: DataFrame, told: DataFrame, *, key: str) -> DataFrame:
    """Leave out recordings that have been read, by a column that both have (see `keep`).

    A run that was ended is begun again with what this leaves.
    """
    done = told.where("type = 'summary'").select(key).distinct()
    return recordings.join(done, on=key, how="left_anti")


def spread(recordings: DataFrame, partitions: int | None = None) -> DataFrame:
    """Divide recordings evenly, whatever their sizes are and however many a source puts together.

    Eight partitions a core by default, so that one with the largest recordings holds up little.
    """
    session = recordings.sparkSession
    count = partitions or 8 * session.sparkContext.defaultParallelism
    return recordings.repartition(count)


class _Partition:
    """What is done with one partition, in the process of an executor."""

    def __init__(
        self,
        content: str,
        name: str,
        keep: list[str],
        scene: Scene | None,
        options: Options,
        limits: Limits,
        shipped: str | None,
    ) -> None:
        self._columns = (content, name, keep)
        self._told: dict[str, Any] = {"scene": scene, "options": options, "limits": limits}
        self._shipped = shipped

    def __call__(self, batches: Iterable[pyarrow.RecordBatch]) -> Iterator[pyarrow.RecordBatch]:
        """Read all recordings of the partition."""
        if self._shipped is not None:
            os.environ[binary.VARIABLE] = _shipped_path(self._shipped)
        content, name, keep = self._columns
        waiting: deque[dict[str, Any]] = deque()

        def recordings() -> Iterator[tuple[str, bytes]]:
            for batch in batches:
                for row in range(batch.num_rows):
                    waiting.append({key: batch.column(key)[row].as_py() for key in keep})
                    data = batch.column(content)[row].as_buffer()
                    yield str(batch.column(name)[row].as_py()), data.to_pybytes() if data else b""

        for lines in _gathered(chunks(recordings(), **self._told)):
            yield from _with_kept(tables.read(lines), waiting, keep).to_batches(BATCH)


def _gathered(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """Put chunks together until reading them is worth its beginning."""
    waiting: list[bytes] = []
    size = 0
    for chunk in chunks:
        waiting.append(chunk)
        size += len(chunk)
        if size >= CHUNK:
            yield b"".join(waiting)
            waiting, size = [], 0
    if waiting:
        yield b"".join(waiting)


def _with_kept(
    table: pyarrow.Table, waiting: deque[dict[str, Any]], keep: list[str]
) -> pyarrow.Table:
    """Put beside the rows of each recording what is kept of it; a summary ends its rows."""
    kept: dict[str, list[Any]] = {key: [] for key in keep}
    for kind in table.column("type").to_pylist():
        for key, values in kept.items():
            values.append(waiting[0][key])
        if kind == "summary":
            waiting.popleft()
    for key, values in kept.items():
        table = table.append_column(key, [values])
    return table


def _schema(kept: Iterable[Any]) -> StructType:
    try:
        from pyspark.sql.types import DoubleType, LongType, StringType, StructField, StructType
    except ImportError as problem:
        raise MissingExtraError("pyspark", "spark") from problem
    kinds: dict[type, Callable[[], Any]] = {str: StringType, int: LongType, float: DoubleType}
    own = [StructField(name, kinds[kind]()) for name, kind in COLUMNS.items()]
    return StructType([*own, *kept])


def _shipped_path(name: str) -> str:
    """Find a binary that came with `--files`, and let it run."""
    from pyspark import SparkFiles

    path: str = SparkFiles.get(name)
    os.chmod(path, 0o755)
    return path
