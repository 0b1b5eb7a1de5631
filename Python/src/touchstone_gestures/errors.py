"""What can go wrong, as exceptions."""

from __future__ import annotations


class TouchstoneError(Exception):
    """Anything that the command did not do."""


class UsageError(TouchstoneError, ValueError):
    """An option was given that the command does not take."""


class SceneError(TouchstoneError, ValueError):
    """A scene cannot be used; the message names the place in it."""


class RecordingError(TouchstoneError):
    """A recording cannot be read, or not to its end.

    `file`, `line` and `remedy` say where it is wrong and what to do about it.
    """

    def __init__(
        self, file: str, message: str, remedy: str | None = None, line: int | None = None
    ) -> None:
        place = file if line is None else f"{file}:{line}"
        super().__init__(f"{place}: {message}" + (f"; {remedy}" if remedy else ""))
        self.file = file
        self.message = message
        self.remedy = remedy
        self.line = line

    def __reduce__(self) -> tuple[type[RecordingError], tuple[object, ...]]:
        """Let it cross from one process to another."""
        return (type(self), (self.file, self.message, self.remedy, self.line))


class MissingExtraError(TouchstoneError, ImportError):
    """A package that is only needed for this is not installed."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(
            f"{package} is needed for this: pip install 'touchstone-gestures[{extra}]'"
        )
