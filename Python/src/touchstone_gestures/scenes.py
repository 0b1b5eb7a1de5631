"""What is wrong with a scene before any finger comes."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass

from . import binary, process
from .options import Scene, scene_words


@dataclass(frozen=True, slots=True)
class Advice:
    """Recognizers that are in each other's way, or can never work, and the usual cure."""

    severity: str
    rule: str
    recognizers: list[str]
    message: str
    cure: str


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
        del row["type"]
        found.append(Advice(**row))
    return found
