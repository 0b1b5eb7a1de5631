"""A picture of a recording."""

from __future__ import annotations

import os
import pathlib
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Picture:
    """An SVG, which notebooks show by themselves."""

    svg: str

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write it into a file."""
        pathlib.Path(path).write_text(self.svg, encoding="utf-8")
