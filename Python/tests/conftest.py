"""Recordings that all tests use."""

from __future__ import annotations

import pathlib

import pytest

TAP = b"touches 1\ndevice Phone\nsize 400x800\n0 down 1 100,200\n0.05 up 1\n"
PRESS = b"touches 1\ndevice Pad\nsize 400x800\n0 down 1 100,200\n0.45 up 1\n"
PAN = (
    b"touches 1\nsize 400x800\n0 down 1 100,200\n0.1 move 1 120,200\n0.6 move 1 160,200\n"
    b"1.2 move 1 200,200\n1.3 up 1\n"
)
NONE = b"Dear diary, today nothing moved.\n"

#: One recognizer, to which a press of 0.45 s is too short.
PRESSES = {"view": {"recognizers": [{"type": "longPress"}, {"type": "tap"}]}}
SHORTER = {
    "view": {"recognizers": [{"type": "longPress", "minimumPressDuration": 0.4}, {"type": "tap"}]}
}


@pytest.fixture
def folder(tmp_path: pathlib.Path) -> pathlib.Path:
    """Make a folder of four recordings, one of which cannot be read."""
    place = tmp_path / "recordings"
    for name, data in {
        "app_version=1.0/tap.touches": TAP,
        "app_version=1.0/none.touches": NONE,
        "app_version=2.0/hand=left/press.touches": PRESS,
        "pan.touches": PAN,
    }.items():
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).write_bytes(data)
    return place
