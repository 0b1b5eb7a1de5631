"""Where the command is."""

from __future__ import annotations

import os
import pathlib
import shutil

from .errors import TouchstoneError

#: Names another binary than the one in the wheel.
VARIABLE = "TOUCHSTONE_BINARY"


def path() -> str:
    """Tell where the command is: where the environment says, in the wheel, or on the PATH."""
    named = os.environ.get(VARIABLE)
    if named:
        return named
    packed = pathlib.Path(__file__).parent / "bin" / "touchstone"
    if packed.is_file():
        return str(packed)
    found = shutil.which("touchstone")
    if found:
        return found
    raise TouchstoneError(f"no touchstone is here; {VARIABLE} can name one")
