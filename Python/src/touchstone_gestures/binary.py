"""Where the command is."""

from __future__ import annotations

import functools
import os
import pathlib
import shutil
import subprocess

from .errors import TouchstoneError

#: Names another binary than the one in the wheel.
VARIABLE = "TOUCHSTONE_BINARY"


def path() -> str:
    """Return the path of the command: from the environment, in the wheel, or on the PATH."""
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


def version() -> str:
    """Return the version that the command prints."""
    return _version(path())


@functools.cache
def _version(command: str) -> str:
    try:
        done = subprocess.run([command, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError) as problem:
        raise TouchstoneError(
            f"{command}: it does not run ({problem}); correct {VARIABLE}"
        ) from None
    return done.stdout.strip()
