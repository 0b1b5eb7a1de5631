"""How recordings are to be read, and what each of them may cost."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import pathlib
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from .errors import SceneError, TouchstoneError

#: A scene as a dictionary, as JSON text that begins with a brace, or as the path of a file.
Scene = Mapping[str, Any] | str | os.PathLike[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of `touchstone explain`, by its names.

    >>> Options(rotate=90, strict=True).words()
    ['--rotate=90', '--strict']
    """

    #: Takes the recordings for this format instead of finding out.
    format: str | None = None
    #: A file that has the axes of the device.
    device: str | os.PathLike[str] | None = None
    #: How large the surface is, such as "150x94mm".
    size: str | None = None
    points_per_inch: float | None = None
    rotate: int | None = None
    calibration: str | None = None
    #: Stops at the first fault of a recording.
    strict: bool = False

    def words(self) -> list[str]:
        """Return them as options of the command."""
        words = []
        for field in fields(self):
            value = getattr(self, field.name)
            name = "--" + field.name.replace("_", "-")
            if value is True:
                words.append(name)
            elif value is not None and value is not False:
                words.append(
                    f"{name}={os.fspath(value) if hasattr(value, '__fspath__') else value}"
                )
        return words

    def key(self) -> list[str]:
        """Return what they say of the recordings: the device by what its file holds."""
        if self.device is None:
            return self.words()
        try:
            axes = pathlib.Path(self.device).read_bytes()
        except OSError as problem:
            raise TouchstoneError(
                f"{os.fspath(self.device)}: the device cannot be read: {problem.strerror}"
            ) from None
        return replace(self, device=hashlib.sha256(axes).hexdigest()).words()


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What one recording may cost; one that costs more is an error, and its own alone."""

    #: Seconds.
    time: float | None = 60.0
    #: Megabytes of memory for each process.
    memory: float = 1024
    #: Megabytes of one recording that is handed over as bytes.
    length: float = 256

    def words(self) -> list[str]:
        """Return them as options of the command."""
        words = [f"--memory-limit={self.memory}", f"--length-limit={self.length}"]
        return words if self.time is None else [*words, f"--time-limit={self.time}"]


def scene_text(scene: Scene) -> bytes:
    """Return what a scene holds.

    >>> scene_text({"view": {}})
    b'{"view": {}}'
    """
    if isinstance(scene, Mapping):
        return json.dumps(scene, sort_keys=True).encode()
    if isinstance(scene, str) and scene.lstrip().startswith("{"):
        return scene.encode()
    try:
        return pathlib.Path(scene).read_bytes()
    except OSError as problem:
        raise SceneError(
            f"{os.fspath(scene)}: the scene cannot be read: {problem.strerror}"
        ) from None


def scene_digest(scene: Scene | None) -> str | None:
    """Return the SHA-256 of what a scene holds; `None` stands for the usual scene."""
    return None if scene is None else hashlib.sha256(scene_text(scene)).hexdigest()


@contextlib.contextmanager
def scene_words(scene: Scene | None) -> Iterator[list[str]]:
    """Yield a scene as an option of the command, in a file that exists until the block ends."""
    if scene is None:
        yield []
        return
    if isinstance(scene, Mapping):
        text = json.dumps(scene)
    elif isinstance(scene, str) and scene.lstrip().startswith("{"):
        text = scene
    else:
        yield [f"--scene={os.fspath(scene)}"]
        return
    with tempfile.NamedTemporaryFile("w", suffix=".scene.json", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        yield [f"--scene={file.name}"]
