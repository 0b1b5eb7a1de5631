"""A data set: the rows of many recordings in Parquet, found again by what the recordings hold.

A data set is a folder with `dataset.json` and `rows/*.parquet`. A part of it is written whole or
not at all, and its name comes from the contents it tells of. So a run that is ended at any moment
is continued by the next, and nothing is lost or doubled.
"""

from __future__ import annotations

import hashlib
import json
import os
import pathlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime, timezone
from typing import TYPE_CHECKING, Any

from . import tables
from .errors import TouchstoneError
from .rows import Row

if TYPE_CHECKING:
    import pyarrow

#: What the rows of a data set have besides those of a story.
EXTRA = ("content", "size", "modified", "recorded", "app_version", "labels")


@dataclass(frozen=True, slots=True)
class Recorded:
    """A recording that is to be told, and what is known of it beside what it holds."""

    path: str
    #: The SHA-256 of what it holds.
    content: str
    size: int
    #: When the file was changed last, in nanoseconds.
    modified: int
    recorded: datetime
    app_version: str | None = None
    labels: dict[str, str] = field(default_factory=dict)

    def extra(self) -> Row:
        """Give what each of its rows says of it."""
        return {
            "content": self.content,
            "size": self.size,
            "modified": self.modified,
            "recorded": self.recorded,
            "app_version": self.app_version,
            "labels": list(self.labels.items()),
        }


class DataSet:
    """A folder of rows; see `index`, which fills it, and `query`, which asks it."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.path = pathlib.Path(path)
        self.parts = self.path / "rows"

    @property
    def pattern(self) -> str:
        """The parts, as DuckDB reads them."""
        return str(self.parts / "*.parquet")

    def has_parts(self) -> bool:
        """Tell whether anything is in it."""
        return any(self.parts.glob("*.parquet"))

    def open(self, setting: dict[str, Any]) -> None:
        """Make the folder, or see that it was told in the same way."""
        self.parts.mkdir(parents=True, exist_ok=True)
        for stale in self.parts.glob("*.tmp"):
            stale.unlink(missing_ok=True)
        place = self.path / "dataset.json"
        text = json.dumps(setting, indent=2, sort_keys=True) + "\n"
        if not place.exists():
            _put(place, text.encode())
        elif json.loads(place.read_text(encoding="utf-8")) != setting:
            raise TouchstoneError(f"{place}: it was told with another scene or other options")

    def known(self) -> tuple[set[str], set[tuple[str, int, int]]]:
        """Tell which contents it has, and which files as they were."""
        import pyarrow.parquet

        contents: set[str] = set()
        files: set[tuple[str, int, int]] = set()
        columns = ["type", "file", "content", "size", "modified"]
        for part in self.parts.glob("*.parquet"):
            table = pyarrow.parquet.read_table(part, columns=columns)
            for row in table.to_pylist():
                if row["type"] == "summary":
                    contents.add(row["content"])
                    files.add((row["file"], row["size"], row["modified"]))
        return contents, files

    def files(self) -> list[str]:
        """Name the recordings that it tells of."""
        return sorted(path for path, _, _ in self.known()[1])

    def put(self, recorded: Iterable[Recorded], rows: Iterable[Row]) -> None:
        """Add a part: recordings and all of their rows."""
        import pyarrow.parquet

        told = {entry.path: entry for entry in recorded}
        extras = {path: entry.extra() for path, entry in told.items()}
        whole = [{**row, **extras[row["file"]]} for row in rows]
        name = hashlib.sha256("".join(sorted(e.content for e in told.values())).encode())
        table = pyarrow.Table.from_pylist(whole, schema=schema())
        place = self.parts / f"{name.hexdigest()[:32]}.parquet"
        draft = place.with_suffix(f".{os.getpid()}.tmp")
        pyarrow.parquet.write_table(table, draft, compression="zstd")
        os.replace(draft, place)


def schema() -> pyarrow.Schema:
    """Tell the types of a data set's columns."""
    import pyarrow

    whole = tables.schema()
    kinds = (
        pyarrow.string(),
        pyarrow.int64(),
        pyarrow.int64(),
        pyarrow.timestamp("us", tz="UTC"),
        pyarrow.string(),
        pyarrow.map_(pyarrow.string(), pyarrow.string()),
    )
    for name, kind in zip(EXTRA, kinds, strict=True):
        whole = whole.append(pyarrow.field(name, kind))
    return whole


def content_of(path: str | os.PathLike[str]) -> str:
    """Compute the SHA-256 of what a file holds."""
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def time_of(nanoseconds: int) -> datetime:
    """Give a time of the file system as a moment.

    >>> time_of(1_500_000_000).isoformat()
    '1970-01-01T00:00:01.500000+00:00'
    """
    return datetime.fromtimestamp(nanoseconds / 1e9, tz=timezone.utc)


def _put(place: pathlib.Path, data: bytes) -> None:
    draft = place.with_suffix(f".{os.getpid()}.tmp")
    draft.write_bytes(data)
    os.replace(draft, place)


def walk(folder: pathlib.Path) -> Iterator[pathlib.Path]:
    """Find the ordinary files of a folder and of those in it, in order of their names."""
    for place, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            path = pathlib.Path(place) / name
            if path.is_file() and not path.is_symlink():
                yield path
