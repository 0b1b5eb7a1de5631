"""A Model Context Protocol server: why a gesture was lost, for coding assistants.

It reads files of one folder, its root, that it is asked about. It writes none, and talks over its
standard input and output alone.
"""

from __future__ import annotations

import dataclasses
import functools
import os
import pathlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import __version__
from .errors import MissingExtraError, TouchstoneError
from .explain import explain
from .scenes import advise
from .story import Story

if TYPE_CHECKING:
    from mcp.server import MCPServer
    from mcp.types import ToolAnnotations

#: A scene as JSON text, as what that text says, or as a path.
SceneValue = str | dict[str, Any] | None

#: Rows of one recording that an answer has room for.
MOST_ROWS = 200

INSTRUCTIONS = """Touchstone plays recordings of fingers through UIKit's gesture system. Call
explain first: it returns the gestures of a recording and the recognizers that lost. Call why for
the chain of causes of one recognizer, want for the smallest change of the scene that would make a
gesture recognized, and advise for what is wrong with a scene. Scenes are JSON text or paths. No
tool writes a file."""


def make_server(root: str | os.PathLike[str] = ".") -> MCPServer:
    """Make the server with its tools; it reads what lies in the folder `root`."""
    try:
        from mcp.server import MCPServer
    except ImportError as problem:
        raise MissingExtraError("mcp", "mcp") from problem
    server = MCPServer("touchstone", version=__version__, instructions=INSTRUCTIONS)
    tools = Tools(root)
    for tool in (tools.explain, tools.why, tools.want, tools.advise, tools.plot):
        server.add_tool(_answering(tool), name=tool.__name__, annotations=_hints())
    return server


def _hints() -> ToolAnnotations:
    """Say that tools only read, answer the same each time, and reach nothing outside the root."""
    from mcp.types import ToolAnnotations

    return ToolAnnotations(
        read_only_hint=True, destructive_hint=False, idempotent_hint=True, open_world_hint=False
    )


def _answering(tool: Callable[..., Any]) -> Callable[..., Any]:
    """Let a tool answer with the error's sentence."""
    from mcp.server.mcpserver.exceptions import ToolError

    @functools.wraps(tool)
    def answer(*given: Any, **named: Any) -> Any:  # noqa: ANN401
        try:
            return tool(*given, **named)
        except TouchstoneError as problem:
            raise ToolError(str(problem)) from problem

    return answer


class Tools:
    """The tools of an assistant; every file that it names lies in one folder."""

    def __init__(self, root: str | os.PathLike[str]) -> None:
        self._root = pathlib.Path(root).resolve()

    def explain(self, recording: str, scene: SceneValue = None) -> dict[str, Any]:
        """Return the gestures of a recording (a file's path), and why recognizers lost.

        scene: JSON text or a path of a scene file; the usual scene unless given.
        """
        story = self._story(recording, scene)
        rows = [
            {name: value for name, value in row.items() if value is not None} for row in story.rows
        ]
        return {"rows": rows[:MOST_ROWS], "left_out": max(0, len(rows) - MOST_ROWS)}

    def why(
        self, recording: str, recognizer: str, at: float | None = None, scene: SceneValue = None
    ) -> str:
        """Explain what a recognizer did or did not, from the effect back to the finger.

        recognizer: its name, a type such as "swipe", or a pattern such as "swipe*".
        at: a time in seconds that chooses among its attempts; the last otherwise.
        """
        return "\n".join(str(why) for why in self._story(recording, scene).why(recognizer, at))

    def want(
        self, recording: str, recognizer: str, scene: SceneValue = None
    ) -> list[dict[str, Any]]:
        """Find the smallest single changes that would make a gesture recognized."""
        wishes = self._story(recording, scene).want(recognizer)
        return [dataclasses.asdict(wish) for wish in wishes]

    def advise(self, scene: str | dict[str, Any]) -> list[dict[str, Any]]:
        """Return which recognizers of a scene conflict or can never work, and the cure."""
        return [dataclasses.asdict(advice) for advice in advise(self._scene(scene))]

    def plot(
        self,
        recording: str,
        scene: SceneValue = None,
        start: float | None = None,
        end: float | None = None,
    ) -> str:
        """Draw where the fingers went and what the recognizers made of it, as SVG."""
        return self._story(recording, scene).plot(start=start, end=end).svg

    def _story(self, recording: str, scene: SceneValue) -> Story:
        return explain(self._inside(recording), scene=None if scene is None else self._scene(scene))

    def _scene(self, scene: str | dict[str, Any]) -> str | dict[str, Any] | pathlib.Path:
        if not isinstance(scene, str) or scene.lstrip().startswith("{"):
            return scene
        return self._inside(scene)

    def _inside(self, name: str) -> pathlib.Path:
        """Give the path of a file, which neither `..` nor a link leads out of the root."""
        path = (self._root / name).resolve()
        if not path.is_relative_to(self._root):
            raise TouchstoneError(
                f"{name}: it lies outside of {self._root}; start the server with --root DIR"
            )
        if not path.is_file():
            raise TouchstoneError(f"{name}: there is no such file in {self._root}")
        return path
