"""The server for assistants, asked by a real client over standard input and output."""

from __future__ import annotations

import asyncio
import json
import os
import pathlib
import sys
from typing import Any

import pytest

from conftest import NONE, PRESS, PRESSES

pytest.importorskip("mcp")

SWIPES = {"view": {"recognizers": [{"type": "pan"}, {"type": "swipe"}]}}


async def _ask(
    root: pathlib.Path, calls: list[tuple[str, dict[str, Any]]]
) -> tuple[list[str], list[Any]]:
    from mcp import ClientSession, StdioServerParameters
    from mcp.client.stdio import stdio_client

    # A client hands on few variables unless told; TOUCHSTONE_BINARY is one that matters.
    server = StdioServerParameters(
        command=sys.executable,
        args=["-m", "touchstone_gestures", "mcp", "--root", str(root)],
        env=dict(os.environ),
    )
    async with stdio_client(server) as (reader, writer), ClientSession(reader, writer) as session:
        await session.initialize()
        found = (await session.list_tools()).tools
        assert all(tool.annotations and tool.annotations.read_only_hint for tool in found)
        tools = [tool.name for tool in found]
        return tools, [await session.call_tool(name, given) for name, given in calls]


def test_a_client_asks_why(tmp_path: pathlib.Path) -> None:
    press, none = tmp_path / "press.touches", tmp_path / "none"
    press.write_bytes(PRESS)
    none.write_bytes(NONE)
    scene = json.dumps(PRESSES)
    tools, answers = asyncio.run(
        _ask(tmp_path, [
            ("explain", {"recording": str(press), "scene": scene}),
            ("why", {"recording": str(press), "scene": scene, "recognizer": "longPress"}),
            ("advise", {"scene": json.dumps(SWIPES)}),
            ("plot", {"recording": str(press), "scene": scene}),
            ("want", {"recording": str(press), "scene": scene, "recognizer": "longPress"}),
            ("explain", {"recording": str(none)}),
        ])
    )  # fmt: skip
    assert tools == ["explain", "why", "want", "advise", "plot"]
    texts = ["\n".join(part.text for part in answer.content) for answer in answers]
    assert '"limit": "minimumPressDuration"' in texts[0]
    assert "longPress failed at 0.450: lifted after 0.45 s" in texts[1]
    assert "panOverSwipe" in texts[2]
    assert texts[3].startswith("<svg")
    assert "minimumPressDuration = 0.4" in texts[4]
    assert "is not a touch recording" in texts[5]


def test_files_outside_of_the_root_are_not_read(tmp_path: pathlib.Path) -> None:
    root = tmp_path / "root"
    root.mkdir()
    secret = tmp_path / "secret"
    secret.write_bytes(b"password=hunter2\n")
    (root / "link").symlink_to(secret)
    os.mkfifo(root / "pipe")
    (root / "press.touches").write_bytes(PRESS)
    names = ["../secret", str(secret), "link", "pipe", "-", ""]
    calls = [("explain", {"recording": name}) for name in names]
    calls += [("explain", {"recording": "press.touches", "scene": str(secret)})]
    calls += [("advise", {"scene": "../secret"}), ("explain", {"recording": "press.touches"})]
    _, answers = asyncio.run(_ask(root, calls))
    texts = ["\n".join(part.text for part in answer.content) for answer in answers]
    assert not any("hunter2" in text for text in texts)
    assert all("outside of" in text for text in texts[:3] + texts[6:8])
    assert all("no such file" in text for text in texts[3:6])
    assert '"gesture": "longPress"' in texts[8] or "longPress" in texts[8]
