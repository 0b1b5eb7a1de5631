"""The rows that the command writes, and what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, TypeVar

#: A row of the table, with a value or `None` for each column.
Row = dict[str, Any]

#: The columns with their types, in their order; docs/many.md says what they mean.
COLUMNS: Mapping[str, type] = {
    "type": str, "file": str, "format": str, "device": str, "width": float, "height": float,
    "gesture": str, "recognizer": str, "fingers": int, "began": float, "recognized": float,
    "ended": float, "state": str, "x": float, "y": float, "extent": float, "taps": int,
    "direction": str, "angle": float, "movement_x": float, "movement_y": float,
    "translation_x": float, "translation_y": float, "velocity_x": float, "velocity_y": float,
    "scale": float, "scale_velocity": float, "rotation": float, "rotation_velocity": float,
    "time": float, "reason": str, "cause": str, "limit": str, "measured": float, "bound": float,
    "prevented_by": str, "severity": str, "line": int, "message": str, "remedy": str,
    "gestures": int, "losses": int, "complaints": int, "frames": int, "seconds": float,
    "beside": int, "waited": float,
}  # fmt: skip

_Kind = TypeVar("_Kind", bound="_Entry")


@dataclass(frozen=True, slots=True)
class _Entry:
    """What all entries of a story have in common: they are made of a row."""

    @classmethod
    def from_row(cls: type[_Kind], row: Row) -> _Kind:
        """Take from a row what belongs to it."""
        return cls(**{field.name: row[field.name] for field in fields(cls)})


@dataclass(frozen=True, slots=True)
class Gesture(_Entry):
    """A gesture that was recognized. Times are seconds, places points in the scene.

    What a kind of gesture does not have is `None`.
    """

    gesture: str
    recognizer: str
    fingers: int
    began: float
    recognized: float
    ended: float
    state: str
    x: float
    y: float
    extent: float | None
    taps: int | None
    direction: str | None
    angle: float | None
    movement_x: float | None
    movement_y: float | None
    translation_x: float | None
    translation_y: float | None
    velocity_x: float | None
    velocity_y: float | None
    scale: float | None
    scale_velocity: float | None
    rotation: float | None
    rotation_velocity: float | None
    #: 1 beside a simultaneous gesture that moved more.
    beside: int | None
    #: Seconds that it waited for others to fail before it began.
    waited: float | None


@dataclass(frozen=True, slots=True)
class Loss(_Entry):
    """A recognizer that came near and lost, and why.

    `cause` is a word for the kind of reason; if something was measured, `measured` went beyond or
    fell short of `bound`, which is called `limit`.
    """

    gesture: str
    recognizer: str
    time: float
    reason: str
    cause: str
    limit: str | None
    measured: float | None
    bound: float | None
    prevented_by: str | None


@dataclass(frozen=True, slots=True)
class Complaint(_Entry):
    """What one should know of the recording; `severity` is note, assumption or fault."""

    severity: str
    line: int | None
    message: str
    remedy: str | None


@dataclass(frozen=True, slots=True)
class Remark(_Entry):
    """Something about the scene or its input that a developer should look at."""

    time: float
    message: str
