"""A Model Context Protocol server: why a gesture was lost, for coding assistants.

It reads files of this machine that it is asked about, writes none, and talks over its standard
input and output alone.
"""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from . import __version__
from .errors import MissingExtraError, TouchstoneError
from .explain import explain
from .scenes import advise
from .story import Story

if TYPE_CHECKING:
    from mcp.server import MCPServer

#: A scene as JSON text, as what that text says, or as a path.
SceneValue = str | dict[str, Any] | None

#: Rows of one recording that an answer has room for.
MOST_ROWS = 200

INSTRUCTIONS = """Touchstone plays recordings of fingers through UIKit's gesture system. Ask explain
first: it tells which gestures a recording holds and which recognizers lost. Ask why for the chain
of causes of one recognizer, and advise for what is wrong with a scene. Scenes are JSON text or
paths."""


def make_server() -> MCPServer:
    """Make the server with its tools."""
    try:
        from mcp.server import MCPServer
    except ImportError as problem:
        raise MissingExtraError("mcp", "mcp") from problem
    server = MCPServer("touchstone", version=__version__, instructions=INSTRUCTIONS)
    for tool in (tool_explain, tool_why, tool_want, tool_advise, tool_plot):
        server.add_tool(_answering(tool), name=tool.__name__.removeprefix("tool_"))
    return server


def _answering(tool: Callable[..., Any]) -> Callable[..., Any]:
    """Let a tool answer with what is wrong, in the words for the person who asks."""
    from mcp.server.mcpserver.exceptions import ToolError

    @functools.wraps(tool)
    def answer(*given: Any, **named: Any) -> Any:  # noqa: ANN401
        try:
            return tool(*given, **named)
        except TouchstoneError as problem:
            raise ToolError(str(problem)) from problem

    return answer


def tool_explain(recording: str, scene: SceneValue = None) -> dict[str, Any]:
    """Tell which gestures a recording (a file's path) holds, and which recognizers lost and why.

    scene: JSON text or a path of a scene file; the usual scene unless given.
    """
    story = _story(recording, scene)
    rows = [{name: value for name, value in row.items() if value is not None} for row in story.rows]
    return {"rows": rows[:MOST_ROWS], "left_out": max(0, len(rows) - MOST_ROWS)}


def tool_why(
    recording: str, recognizer: str, at: float | None = None, scene: SceneValue = None
) -> str:
    """Tell why a recognizer did what it did or did not, from the effect back to the finger.

    recognizer: its name, a type such as "swipe", or a pattern such as "swipe*".
    at: a time in seconds that chooses among its attempts; the last otherwise.
    """
    return "\n".join(str(why) for why in _story(recording, scene).why(recognizer, at))


def tool_want(recording: str, recognizer: str, scene: SceneValue = None) -> list[dict[str, Any]]:
    """Tell with which smallest change of one thing a gesture would be told."""
    wishes = _story(recording, scene).want(recognizer)
    return [dataclasses.asdict(wish) for wish in wishes]


def tool_advise(scene: str | dict[str, Any]) -> list[dict[str, Any]]:
    """Tell which recognizers of a scene are in each other's way or can never work, and the cure."""
    return [dataclasses.asdict(advice) for advice in advise(scene)]


def tool_plot(
    recording: str,
    scene: SceneValue = None,
    start: float | None = None,
    end: float | None = None,
) -> str:
    """Draw where the fingers went and what the recognizers made of it, as SVG."""
    return _story(recording, scene).plot(start=start, end=end).svg


def _story(recording: str, scene: SceneValue) -> Story:
    return explain(recording, scene=scene)
