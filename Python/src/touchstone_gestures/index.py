"""Filling a data set with the recordings of a folder."""

from __future__ import annotations

import csv
import os
import pathlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timezone
from itertools import islice

from . import binary
from .dataset import DataSet, Recorded, content_of, time_of, walk
from .errors import MissingExtraError, TouchstoneError
from .explain import rows
from .options import Limits, Options, Scene, scene_digest
from .output import suggestion

#: Recordings that are explained before their rows are put into the data set.
PART = 2000
#: What describes a device beside recordings, and is none.
DESCRIPTIONS = (".desc", ".prop")


@dataclass(frozen=True, slots=True)
class Indexed:
    """What a run has done."""

    told: int
    #: Recordings that were there already, as a file or by what they hold.
    known: int
    #: What could not be taken, and why, a sentence each.
    left_out: list[str] = field(default_factory=list)


def index(
    folder: str | os.PathLike[str],
    dataset: str | os.PathLike[str],
    *,
    meta: str | os.PathLike[str] | None = None,
    scene: Scene | None = None,
    options: Options = Options(),  # noqa: B008
    limits: Limits = Limits(),  # noqa: B008
    jobs: int = 0,
    part: int = PART,
) -> Indexed:
    """Explain the recordings of a folder into a data set: those that are not in it.

    The data set belongs to what the scene holds, to the options and to the version of the command;
    with others it is left as it is, and an error says which of them differs.

    Parts of a path such as `app_version=1.2` are labels of the recordings below. `meta` names a CSV
    file with a column `file` (a path in the folder), and others that are labels as well. The labels
    `app_version` and `recorded` (ISO 8601) have columns of their own. A recording that does not say
    when it was made was made when its file was changed last. What cannot be read is left out and
    listed. Only one process fills a data set at a time.
    """
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError as problem:
        raise MissingExtraError("pyarrow", "index") from problem
    root, data = pathlib.Path(folder), DataSet(dataset)
    if not root.is_dir():
        raise TouchstoneError(f"{root}: there is no such folder{_nearest(root)}")
    labels = _read_meta(meta)
    with data.held():
        left_out: list[str] = []
        data.open(
            {
                "format": 2,
                "scene": scene_digest(scene),
                "options": options.key(),
                "command": binary.version(),
            }
        )
        data.set_aside(left_out.append)
        contents, files = data.known()
        run = _Run(root, data, contents, files, labels, left_out)
        fresh = run.fresh()
        while group := list(islice(fresh, part)):
            paths = (entry.path for entry in group)
            told = rows(paths, scene=scene, options=options, limits=limits, jobs=jobs)
            data.put(group, told)
            run.told += len(group)
        return Indexed(run.told, run.known, left_out)


class _Run:
    """What is new in a folder."""

    def __init__(
        self,
        root: pathlib.Path,
        data: DataSet,
        contents: set[str],
        files: set[tuple[str, int, int]],
        labels: Mapping[str, dict[str, str]],
        left_out: list[str],
    ) -> None:
        self._root, self._data, self._left_out = root, data, left_out
        self._contents, self._files, self._labels = contents, files, labels
        self.told = 0
        self.known = 0

    def fresh(self) -> Iterator[Recorded]:
        for path in walk(self._root):
            if path.suffix in DESCRIPTIONS or self._data.path in path.parents:
                continue
            try:
                found = self._look(path)
            except (OSError, OverflowError, ValueError) as problem:
                name = str(path).encode("utf-8", "backslashreplace").decode()
                self._left_out.append(f"{name}: it is left out: {problem}")
                continue
            if found is None:
                self.known += 1
            else:
                yield found

    def _look(self, path: pathlib.Path) -> Recorded | None:
        """Give a recording that is new; an error costs that recording alone."""
        try:
            str(path).encode()
        except UnicodeEncodeError:
            raise ValueError("its name is not UTF-8; rename it") from None
        status = path.stat()
        if (str(path), status.st_size, status.st_mtime_ns) in self._files:
            return None
        if not -(2**63) <= status.st_mtime_ns < 2**63:
            raise ValueError("its time of change is out of range; `touch` it")
        content = content_of(path)
        if content in self._contents:
            return None
        recorded = self._recorded(path, content, status)
        self._contents.add(content)
        return recorded

    def _recorded(self, path: pathlib.Path, content: str, status: os.stat_result) -> Recorded:
        inside = path.relative_to(self._root)
        labels = {**_labels_in(inside.parts[:-1]), **self._labels.get(str(inside), {})}
        said = labels.pop("recorded", None)
        return Recorded(
            path=str(path),
            content=content,
            size=status.st_size,
            modified=status.st_mtime_ns,
            recorded=_moment(said) if said else time_of(status.st_mtime_ns),
            app_version=labels.pop("app_version", None),
            labels=labels,
        )


def _labels_in(parts: Iterable[str]) -> dict[str, str]:
    """Find labels in the names of folders.

    >>> _labels_in(["lab", "app_version=1.2", "hand=left"])
    {'app_version': '1.2', 'hand': 'left'}
    """
    return {name: value for name, mark, value in (p.partition("=") for p in parts) if mark and name}


def _moment(text: str) -> datetime:
    """Read a time (ISO 8601); one without a zone is in UTC.

    >>> _moment("2026-03-01T14:30:00Z").isoformat()
    '2026-03-01T14:30:00+00:00'
    """
    # Python 3.10 does not know the Z.
    ending = "+00:00" if text.endswith(("Z", "z")) else ""
    try:
        moment = datetime.fromisoformat((text[:-1] if ending else text) + ending)
    except ValueError:
        raise ValueError(f"“{text}” is no time (ISO 8601), as `recorded` must be") from None
    return moment if moment.tzinfo else moment.replace(tzinfo=timezone.utc)


def _nearest(folder: pathlib.Path) -> str:
    """Suggest a folder whose name is like that of one that does not exist."""
    try:
        names = [path.name for path in folder.parent.iterdir() if path.is_dir()]
    except OSError:
        return ""
    return suggestion(folder.name, names)


def _read_meta(path: str | os.PathLike[str] | None) -> dict[str, dict[str, str]]:
    if path is None:
        return {}
    try:
        with open(path, encoding="utf-8", newline="") as file:
            reader = csv.DictReader(file)
            lines = list(reader)
    except (OSError, UnicodeDecodeError, csv.Error) as problem:
        raise TouchstoneError(f"{path}: the labels cannot be read: {problem}") from None
    if "file" not in (reader.fieldnames or []):
        raise TouchstoneError(f"{path}: it has no column `file`, which names the recordings")
    return {
        line.pop("file"): {name: value for name, value in line.items() if value} for line in lines
    }
