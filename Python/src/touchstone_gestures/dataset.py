"""A data set: the rows of many recordings in Parquet, identified by what the recordings hold.

A data set is a folder with `dataset.json` and `rows/*.parquet`. A part of it is written whole or
not at all, and its name is a digest of the contents of its recordings. So the next run continues a
run that was ended at any moment, and nothing is lost or doubled.
"""

from __future__ import annotations

import contextlib
import fcntl
import hashlib
import json
import os
import pathlib
from collections.abc import Callable, Iterable, Iterator
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
    """A recording that is to be explained, and what is known of it beside what it holds."""

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
        """Return the columns that each of its rows has besides those of a story."""
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

    def whole_parts(self) -> list[pathlib.Path]:
        """Return the parts, without those that are not whole."""
        return sorted(part for part in self.parts.glob("*.parquet") if _is_whole(part))

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """Keep other processes from filling it. The kernel releases the lock with the process."""
        self.parts.mkdir(parents=True, exist_ok=True)
        with open(self.path / "lock", "a+", encoding="ascii") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                file.seek(0)
                number = file.read().strip() or "unknown"
                raise TouchstoneError(
                    f"{self.path}: the process {number} is filling it; wait until that has ended"
                ) from None
            file.truncate(0)
            file.write(f"{os.getpid()}\n")
            file.flush()
            yield

    def set_aside(self, leave_out: Callable[[str], None]) -> None:
        """Rename parts that are not whole; their recordings are explained anew."""
        for part in sorted(self.parts.glob("*.parquet")):
            if not _is_whole(part):
                part.replace(part.with_suffix(".damaged"))
                leave_out(
                    f"{part}: the part is damaged and set aside; its recordings are explained anew"
                )

    def open(self, setting: dict[str, Any]) -> None:
        """Make the folder, or check that its rows were made in the same way."""
        self.parts.mkdir(parents=True, exist_ok=True)
        for stale in self.parts.glob("*.tmp"):
            stale.unlink(missing_ok=True)
        place = self.path / "dataset.json"
        text = json.dumps(setting, indent=2, sort_keys=True) + "\n"
        if not place.exists():
            _put(place, text.encode())
        elif differing := _differing(_setting(place), setting):
            raise TouchstoneError(
                f"{place}: its rows were made with {' and '.join(differing)}; "
                "index into a new data set, or remove this one"
            )

    def known(self) -> tuple[set[str], set[tuple[str, int, int]]]:
        """Return the digests of the contents it has, and the files with size and time of change."""
        import pyarrow.parquet

        contents: set[str] = set()
        files: set[tuple[str, int, int]] = set()
        columns = ["type", "file", "content", "size", "modified"]
        for part in self.whole_parts():
            table = pyarrow.parquet.read_table(part, columns=columns)
            for row in table.to_pylist():
                if row["type"] == "summary":
                    contents.add(row["content"])
                    files.add((row["file"], row["size"], row["modified"]))
        return contents, files

    def files(self) -> list[str]:
        """Return the names of its recordings."""
        return sorted(path for path, _, _ in self.known()[1])

    def put(self, recorded: Iterable[Recorded], rows: Iterable[Row]) -> None:
        """Add a part: recordings and all of their rows."""
        import pyarrow.parquet

        known = {entry.path: entry for entry in recorded}
        extras = {path: entry.extra() for path, entry in known.items()}
        whole = [{**row, **extras[row["file"]]} for row in rows]
        name = hashlib.sha256("".join(sorted(e.content for e in known.values())).encode())
        table = pyarrow.Table.from_pylist(whole, schema=schema())
        place = self.parts / f"{name.hexdigest()[:32]}.parquet"
        draft = place.with_suffix(f".{os.getpid()}.tmp")
        pyarrow.parquet.write_table(table, draft, compression="zstd")
        _put_in_place(draft, place)


def schema() -> pyarrow.Schema:
    """Return the types of a data set's columns."""
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
    # Python 3.10 has no `hashlib.file_digest`.
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def time_of(nanoseconds: int) -> datetime:
    """Return a time of the file system as a moment.

    >>> time_of(1_500_000_000).isoformat()
    '1970-01-01T00:00:01.500000+00:00'
    """
    return datetime.fromtimestamp(nanoseconds / 1e9, tz=timezone.utc)


def _put(place: pathlib.Path, data: bytes) -> None:
    draft = place.with_suffix(f".{os.getpid()}.tmp")
    draft.write_bytes(data)
    _put_in_place(draft, place)


def _put_in_place(draft: pathlib.Path, place: pathlib.Path) -> None:
    """Rename a file once it is on disk; after a power cut it is whole, or not there."""
    for path in (draft, place.parent):
        descriptor = os.open(path, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        if path == draft:
            os.replace(draft, place)


def _setting(place: pathlib.Path) -> object:
    try:
        return json.loads(place.read_text(encoding="utf-8"))
    except ValueError as problem:
        raise TouchstoneError(
            f"{place}: it is damaged ({problem}); remove the data set and index the folder again"
        ) from problem


#: What a setting says, by its name in `dataset.json`.
_WORDS = {
    "scene": "another scene",
    "options": "other options",
    "command": "another version of the command",
}


def _differing(old: object, new: dict[str, Any]) -> list[str]:
    """Name what is different in two settings.

    >>> _differing({"format": 2, "scene": "a"}, {"format": 2, "scene": "b"})
    ['another scene']
    """
    if not isinstance(old, dict) or old.get("format") != new["format"]:
        return ["another release of this package"]
    names = [name for name in {**old, **new} if old.get(name) != new.get(name)]
    return list(dict.fromkeys(_WORDS.get(name, f"another “{name}”") for name in names))


def _is_whole(part: pathlib.Path) -> bool:
    """Return whether a part can be read: its description stands at its end."""
    import pyarrow
    import pyarrow.parquet

    try:
        pyarrow.parquet.read_metadata(part)
    except (OSError, pyarrow.ArrowException):
        return False
    return True


def walk(folder: pathlib.Path) -> Iterator[pathlib.Path]:
    """Find the ordinary files of a folder and of those in it, in order of their names."""
    for place, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            path = pathlib.Path(place) / name
            if path.is_file() and not path.is_symlink():
                yield path
