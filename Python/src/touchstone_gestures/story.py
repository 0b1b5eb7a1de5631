"""The story of one recording."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from typing import TYPE_CHECKING

from . import process, tables
from .errors import RecordingError
from .options import Options, Scene, scene_words
from .picture import Picture
from .rows import Complaint, Gesture, Loss, Remark, Row

if TYPE_CHECKING:
    import pandas
    import polars
    import pyarrow

#: A recording: a file's path, or what it holds.
Source = str | os.PathLike[str] | bytes


@dataclass(frozen=True, slots=True)
class Why:
    """Why a recognizer did what it did: `causes` lead from the effect back to the finger."""

    recognizer: str
    outcome: str
    causes: list[str]
    time: float | None = None
    cure: str | None = None
    attempts: list[float] = field(default_factory=list)

    def __str__(self) -> str:
        lines = [f"{self.recognizer}: {self.outcome}", *(f"  {cause}" for cause in self.causes)]
        return "\n".join(lines + ([f"  cure: {self.cure}"] if self.cure else []))

    def _repr_html_(self) -> str:
        causes = "".join(f"<li>{escape(cause)}</li>" for cause in self.causes)
        cure = f"<p>Cure: {escape(self.cure)}</p>" if self.cure else ""
        head = f"<p><b>{escape(self.recognizer)}</b>: {escape(self.outcome)}</p>"
        return f"{head}<ol>{causes}</ol>{cure}"


@dataclass(frozen=True, slots=True)
class Wish:
    """A change of one thing with which a gesture would be recognized.

    `cost` says how far it is from what there is.
    """

    kind: str
    change: str
    cost: float


@dataclass(frozen=True, slots=True)
class Story:
    """Which gestures a recording holds, and why the others are not in it."""

    file: str
    #: The rows of the table, the summary last.
    rows: list[Row]
    source: Source = field(repr=False)
    scene: Scene | None = field(default=None, repr=False)
    options: Options = field(default_factory=Options, repr=False)

    @property
    def gestures(self) -> list[Gesture]:
        """The gestures, in the order in which they began."""
        return [Gesture.from_row(row) for row in self._rows("gesture")]

    @property
    def losses(self) -> list[Loss]:
        """The recognizers that came near and lost."""
        return [Loss.from_row(row) for row in self._rows("lost")]

    @property
    def complaints(self) -> list[Complaint]:
        """What is wrong with the recording, and what was assumed about its device."""
        return [Complaint.from_row(row) for row in self._rows("complaint")]

    @property
    def remarks(self) -> list[Remark]:
        """What a developer should look at."""
        return [Remark.from_row(row) for row in self._rows("remark")]

    @property
    def summary(self) -> Row:
        """The last row: device, size, counts, frames and seconds."""
        return self.rows[-1]

    @property
    def error(self) -> RecordingError | None:
        """Why the recording could not be read, or not to its end."""
        for row in self._rows("error"):
            return RecordingError(self.file, row["message"], row["remedy"], row["line"])
        return None

    def _repr_html_(self) -> str:
        names = ("time", "recognizer", "result", "fingers")
        head = "".join(f"<th>{name}</th>" for name in names)
        rows = [
            (
                found.began,
                found.recognizer,
                f"recognized at {found.recognized:.3f} s",
                found.fingers,
            )
            for found in self.gestures
        ]
        rows += [(loss.time, loss.recognizer, f"failed: {loss.reason}", 0) for loss in self.losses]
        body = "".join(
            f"<tr><td>{time:.3f}</td><td>{escape(name)}</td><td>{escape(result)}</td>"
            f"<td>{fingers or ''}</td></tr>"
            for time, name, result, fingers in sorted(rows, key=lambda row: row[0])
        )
        error = self.error
        notes = "" if error is None else f"<p>{escape(str(error))}</p>"
        return f"<p>{escape(self.file)}</p><table><tr>{head}</tr>{body}</table>{notes}"

    def why(self, recognizer: str, at: float | None = None) -> list[Why]:
        """Ask why a recognizer did what it did, at a time or in the last of its attempts.

        The name may be a type, such as "swipe", or a pattern, such as "swipe*"; there is an answer
        for each that fits.
        """
        words = ["explain", "--json", f"--why={recognizer}", *self.options.words()]
        if at is not None:
            words.append(f"--at={at}")
        answers = []
        for line in self._run(words).splitlines():
            row = json.loads(line)
            if row.pop("type") == "why":
                row.pop("file", None)
                answers.append(Why(**row))
        return answers

    def want(self, recognizer: str) -> list[Wish]:
        """Find the smallest changes that would make a gesture recognized; none if it is."""
        words = ["explain", "--json", f"--want={recognizer}", *self.options.words()]
        rows = (json.loads(line) for line in self._run(words).splitlines())
        return [
            Wish(row["kind"], row["change"], row["cost"]) for row in rows if row["type"] == "change"
        ]

    def plot(
        self, *, start: float | None = None, end: float | None = None, width: int | None = None
    ) -> Picture:
        """Draw where the fingers went; a notebook shows it."""
        words = ["plot", "-o", "-", *self.options.words()]
        for name, value in (("--from", start), ("--to", end), ("--page", width)):
            if value is not None:
                words.append(f"{name}={value}")
        return Picture(self._run(words).decode("utf-8"))

    def to_arrow(self) -> pyarrow.Table:
        """Return the rows as a table of Arrow."""
        return tables.to_arrow(self.rows)

    def to_pandas(self) -> pandas.DataFrame:
        """Return the rows as a data frame of pandas."""
        return tables.to_pandas(self.rows)

    def to_polars(self) -> polars.DataFrame:
        """Return the rows as a data frame of Polars."""
        return tables.to_polars(self.rows)

    def _rows(self, kind: str) -> Iterator[Row]:
        return (row for row in self.rows if row["type"] == kind)

    def _run(self, words: list[str]) -> bytes:
        """Run the command on the recording once more."""
        is_bytes = isinstance(self.source, bytes)
        place = "-" if isinstance(self.source, bytes) else os.fspath(self.source)
        with scene_words(self.scene) as scene:
            output, errors = process.run(
                [*words, *scene, "--", place],
                self.source if is_bytes else None,  # type: ignore[arg-type]
            )
        if not output:
            raise RecordingError(self.file, errors.strip() or "the command printed nothing")
        return output
