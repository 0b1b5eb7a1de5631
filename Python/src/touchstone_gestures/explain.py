"""Telling recordings: one, or as many as come."""

from __future__ import annotations

import contextlib
import os
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from itertools import chain
from typing import Literal, overload

from . import process
from .options import Limits, Options, Scene, scene_words
from .rows import Row
from .story import Source, Story

#: A recording among many: a path, what it holds, or its name and what it holds.
Item = Source | tuple[str, bytes]


@overload
def explain(  # type: ignore[overload-overlap]
    recordings: Source,
    *,
    scene: Scene | None = None,
    options: Options = ...,
    limits: Limits = ...,
    jobs: int = ...,
    errors: Literal["raise", "keep"] | None = None,
) -> Story: ...


@overload
def explain(
    recordings: Iterable[Item],
    *,
    scene: Scene | None = None,
    options: Options = ...,
    limits: Limits = ...,
    jobs: int = ...,
    errors: Literal["raise", "keep"] | None = None,
) -> Iterator[Story]: ...


def explain(
    recordings: Source | Iterable[Item],
    *,
    scene: Scene | None = None,
    options: Options = Options(),  # noqa: B008
    limits: Limits = Limits(),  # noqa: B008
    jobs: int = 1,
    errors: Literal["raise", "keep"] | None = None,
) -> Story | Iterator[Story]:
    r"""Return which gestures recordings hold, and why the others are not in them.

    A path or bytes give a story. An iterable gives stories one after the other, in its order, one
    by one; it may be endless. `errors` says what becomes of a recording that cannot be
    read: "raise" is usual for one, "keep" for many, and then the story has an `error`.

    >>> tap = b"touches 1\nsize 400x800\n0 down 1 100,200\n0.05 up 1\n"
    >>> explain(tap).gestures[0].gesture
    'tap'
    >>> [len(story.gestures) for story in explain([tap, b"none"])]
    [1, 0]
    """
    if isinstance(recordings, (str, os.PathLike, bytes)):
        one = _stories(iter([recordings]), scene, options, limits, 1, errors or "raise")
        try:
            return next(one)
        finally:
            one.close()
    return _stories(iter(recordings), scene, options, limits, jobs, errors or "keep")


def rows(
    recordings: Iterable[Item],
    *,
    scene: Scene | None = None,
    options: Options = Options(),  # noqa: B008
    limits: Limits = Limits(),  # noqa: B008
    jobs: int = 1,
) -> Iterator[Row]:
    """Return recordings as the rows of the table, and keep none of them."""
    return _rows(_Asked(iter(recordings), keeps=False), scene, options, limits, jobs)


def chunks(
    recordings: Iterable[Item],
    *,
    scene: Scene | None = None,
    options: Options = Options(),  # noqa: B008
    limits: Limits = Limits(),  # noqa: B008
    jobs: int = 1,
) -> Iterator[bytes]:
    """Return recordings as lines of JSON, as many as have come; `tables.read` reads them."""
    asked = _Asked(iter(recordings), keeps=False)
    if not asked.is_empty:
        with _stream(asked, scene, options, limits, jobs) as stream:
            yield from stream.chunks()


class _Asked:
    """What is asked, as the command reads it: all paths, or all bytes."""

    def __init__(self, recordings: Iterator[Item], *, keeps: bool) -> None:
        self._count = 0
        self._keeps = keeps
        #: What was asked and is not answered, oldest first.
        self.waiting: deque[Source] = deque()
        first = next(recordings, None)
        self.is_empty = first is None
        self.has_paths = isinstance(first, (str, os.PathLike))
        self._recordings = recordings if first is None else chain([first], recordings)

    @property
    def words(self) -> list[str]:
        return ["--files-from=-", "--null"] if self.has_paths else ["--framed"]

    def __iter__(self) -> Iterator[bytes]:
        for item in self._recordings:
            yield self._path(item) if self.has_paths else self._frame(item)

    def _path(self, item: Item) -> bytes:
        if not isinstance(item, (str, os.PathLike)):
            raise TypeError("paths and bytes do not go together; open the files, or write them")
        self._keep(item)
        return process.path_words(item)

    def _frame(self, item: Item) -> bytes:
        self._count += 1
        name, data = item if isinstance(item, tuple) else (f"recording {self._count}", item)
        if not isinstance(data, (bytes, bytearray, memoryview)):
            raise TypeError("paths and bytes do not go together; open the files, or write them")
        self._keep(bytes(data))
        return process.frame(name, bytes(data))

    def _keep(self, source: Source) -> None:
        if self._keeps:
            self.waiting.append(source)


@contextlib.contextmanager
def _stream(
    asked: _Asked, scene: Scene | None, options: Options, limits: Limits, jobs: int
) -> Iterator[process.RowStream]:
    with scene_words(scene) as words:
        words = [*asked.words, f"--jobs={jobs}", *words, *options.words(), *limits.words()]
        stream = process.RowStream(words, asked)
        try:
            yield stream
        finally:
            stream.close()


def _rows(
    asked: _Asked, scene: Scene | None, options: Options, limits: Limits, jobs: int
) -> Iterator[Row]:
    if not asked.is_empty:
        with _stream(asked, scene, options, limits, jobs) as stream:
            yield from stream


def _stories(
    recordings: Iterator[Item],
    scene: Scene | None,
    options: Options,
    limits: Limits,
    jobs: int,
    errors: str,
) -> Generator[Story, None, None]:
    asked = _Asked(recordings, keeps=True)
    told: list[Row] = []
    for row in _rows(asked, scene, options, limits, jobs):
        told.append(row)
        if row["type"] == "summary":
            story = Story(row["file"], told, asked.waiting.popleft(), scene, options)
            told = []
            if errors == "raise" and story.error is not None:
                raise story.error
            yield story
