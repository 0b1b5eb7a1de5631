"""What is printed for a person: signs of control are spelled, as the command spells them."""

from __future__ import annotations

#: What turns the direction of text, joins or hides; what ends lines and paragraphs.
_RANGES = (
    (0x00, 0x1F), (0x7F, 0x9F), (0x061C, 0x061C), (0x200B, 0x200F), (0x2028, 0x202E),
    (0x2060, 0x206F), (0xD800, 0xDFFF), (0xFEFF, 0xFEFF), (0xFFF9, 0xFFFB),
)  # fmt: skip
_SPELLED = {code: f"\\u{code:04x}" for first, last in _RANGES for code in range(first, last + 1)}


def harmless(text: str) -> str:
    r"""Give a text in one line, with every sign of control spelled.

    >>> print(harmless("a\x1b[31mb\u202ec"))
    a\u001b[31mb\u202ec
    """
    return text.translate(_SPELLED)
