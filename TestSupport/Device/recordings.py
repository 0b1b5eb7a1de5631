"""Puts evemu recordings of real devices, each behind its device's description, into a folder."""

import pathlib
import sys


def description(events: pathlib.Path) -> str | None:
    """The head of the recording itself, or the description with the longest name that begins its."""
    text = events.read_text(errors="replace")
    if any(line.startswith("A:") for line in text.splitlines()):
        return ""
    name = events.name
    beside = [
        path
        for path in events.parent.glob("*.desc")
        if name.startswith(path.stem) and not name[len(path.stem)].isalnum()
    ]
    if not beside:
        return None
    return max(beside, key=lambda path: len(path.stem)).read_text(errors="replace")


def main() -> None:
    source, target = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    for events in sorted(source.rglob("*.events")):
        head = description(events)
        if head is None:
            continue
        name = events.stem.replace(" ", "-") + ".evemu"
        (target / name).write_text(head + "\n" + events.read_text(errors="replace"))


if __name__ == "__main__":
    main()
