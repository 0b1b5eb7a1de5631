"""What is wrong with a scene before any finger comes."""

from __future__ import annotations

import dataclasses
import json
import subprocess

from . import binary, process
from .options import Scene, scene_words


@dataclasses.dataclass(frozen=True, slots=True)
class Advice:
    """Recognizers that are in each other's way, or can never work, and the usual cure."""

    severity: str
    rule: str
    recognizers: list[str]
    message: str
    cure: str
    #: Lines of a recording on which recognizers that collide do so, where they are known.
    fingers: list[str] | None = None


_KNOWN = [field.name for field in dataclasses.fields(Advice)]


def advise(scene: Scene) -> list[Advice]:
    """Look at a scene as a linter does.

    >>> scene = {"view": {"recognizers": [{"type": "pan"}, {"type": "swipe"}]}}
    >>> [advice.rule for advice in advise(scene)]
    ['panOverSwipe']
    """
    with scene_words(scene) as words:
        path = words[0].partition("=")[2]
        command = [binary.path(), "advise", "--json", "--", path]
        done = subprocess.run(command, capture_output=True, text=True)
    process.check(done.returncode, done.stderr)
    found = []
    for line in done.stdout.splitlines():
        row = json.loads(line)
        # A newer command may say more than this package knows.
        found.append(Advice(**{key: row[key] for key in _KNOWN if key in row}))
    return found
