"""A Model Context Protocol server: why a gesture was lost, for coding assistants.

It reads files of this machine that it is asked about, writes none, and talks over its standard
input and output alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import __version__
from .errors import MissingExtraError
from .explain import explain
from .scenes import advise
from .story import Story

if TYPE_CHECKING:
    from mcp.server import MCPServer

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
    for tool in (tool_explain, tool_why, tool_advise, tool_plot):
        server.add_tool(tool, name=tool.__name__.removeprefix("tool_"))
    return server


def tool_explain(recording: str, scene: str | None = None) -> dict[str, Any]:
    """Tell which gestures a recording (a file's path) holds, and which recognizers lost and why.

    scene: JSON text or a path of a scene file; the usual scene unless given.
    """
    story = _story(recording, scene)
    rows = [{name: value for name, value in row.items() if value is not None} for row in story.rows]
    return {"rows": rows[:MOST_ROWS], "left_out": max(0, len(rows) - MOST_ROWS)}


def tool_why(
    recording: str, recognizer: str, at: float | None = None, scene: str | None = None
) -> str:
    """Tell why a recognizer did what it did or did not, from the effect back to the finger.

    recognizer: its name, a type such as "swipe", or a pattern such as "swipe*".
    at: a time in seconds that chooses among its attempts; the last otherwise.
    """
    return "\n".join(str(why) for why in _story(recording, scene).why(recognizer, at))


def tool_advise(scene: str) -> list[dict[str, Any]]:
    """Tell which recognizers of a scene are in each other's way or can never work, and the cure."""
    return [
        {
            "severity": advice.severity,
            "rule": advice.rule,
            "recognizers": advice.recognizers,
            "message": advice.message,
            "cure": advice.cure,
        }
        for advice in advise(scene)
    ]


def tool_plot(
    recording: str,
    scene: str | None = None,
    start: float | None = None,
    end: float | None = None,
) -> str:
    """Draw where the fingers went and what the recognizers made of it, as SVG."""
    return _story(recording, scene).plot(start=start, end=end).svg


def _story(recording: str, scene: str | None) -> Story:
    return explain(recording, scene=scene)
