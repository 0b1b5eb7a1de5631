"""What is printed for a person: control characters are spelled, as the command spells them."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

#: What turns the direction of text, joins or hides; what ends lines and paragraphs.
_RANGES = (
    (0x00, 0x1F), (0x7F, 0x9F), (0x061C, 0x061C), (0x200B, 0x200F), (0x2028, 0x202E),
    (0x2060, 0x206F), (0xD800, 0xDFFF), (0xFEFF, 0xFEFF), (0xFFF9, 0xFFFB),
)  # fmt: skip
_SPELLED = {code: f"\\u{code:04x}" for first, last in _RANGES for code in range(first, last + 1)}


def suggestion(name: str, names: Iterable[str]) -> str:
    """Suggest the nearest of some names, as the end of a sentence; empty if none is near.

    >>> suggestion("falures", ["gestures", "failures"])
    '; did you mean “failures”?'
    """
    near = difflib.get_close_matches(name, list(names), n=1)
    return f"; did you mean “{near[0]}”?" if near else ""


def harmless(text: str) -> str:
    r"""Return a text in one line, with every control character spelled.

    >>> print(harmless("a\x1b[31mb\u202ec"))
    a\u001b[31mb\u202ec
    """
    return text.translate(_SPELLED)
