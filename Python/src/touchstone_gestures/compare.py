"""What would change if the scene were another: over all recordings."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from .dataset import DataSet
from .explain import Item, explain
from .options import Limits, Options, Scene
from .picture import Picture
from .rows import Gesture
from .story import Story

#: Two gestures of one kind are the same if they began within so many seconds.
SAME = 0.05


@dataclass(frozen=True, slots=True)
class Change:
    """What is different in a recording."""

    file: str
    #: In the second scene alone.
    appeared: list[Gesture]
    #: In the first scene alone.
    vanished: list[Gesture]
    #: In both, recognized at another time or ended otherwise: as in the first and in the second.
    altered: list[tuple[Gesture, Gesture]]
    before: Story = field(repr=False)
    after: Story = field(repr=False)

    @property
    def weight(self) -> float:
        """Return how large the difference is: what came and went, as a part of the story."""
        count = max(len(self.before.gestures), len(self.after.gestures), 1)
        moved = sum(min(abs(a.recognized - b.recognized), 1) for a, b in self.altered)
        return (len(self.appeared) + len(self.vanished) + 0.25 * moved) / count

    def pictures(self) -> tuple[Picture, Picture]:
        """Draw the recording in the first and in the second scene."""
        return self.before.plot(), self.after.plot()

    def __str__(self) -> str:
        words = [f"+ {g.recognizer} at {g.recognized:.3f}" for g in self.appeared]
        words += [f"- {g.recognizer} at {g.recognized:.3f}" for g in self.vanished]
        words += [
            f"~ {a.recognizer} at {a.recognized:.3f}, then {b.recognized:.3f}"
            for a, b in self.altered
        ]
        return f"{self.file}: " + ", ".join(words)


@dataclass(frozen=True, slots=True)
class Comparison:
    """The results of two scenes on the same recordings."""

    recordings: int
    #: The largest difference first.
    changes: list[Change]

    def counts(self) -> dict[str, int]:
        """Count what came and went, by recognizer: "+pan" and "-pan"."""
        found: dict[str, int] = {}
        for change in self.changes:
            names = [f"+{g.recognizer}" for g in change.appeared]
            names += [f"-{g.recognizer}" for g in change.vanished]
            names += [f"~{a.recognizer}" for a, _ in change.altered]
            for name in names:
                found[name] = found.get(name, 0) + 1
        return dict(sorted(found.items(), key=lambda entry: (-entry[1], entry[0])))


def compare(
    recordings: str | os.PathLike[str] | Iterable[Item],
    scene_a: Scene | None,
    scene_b: Scene | None,
    *,
    options: Options = Options(),  # noqa: B008
    limits: Limits = Limits(),  # noqa: B008
    jobs: int = 1,
) -> Comparison:
    r"""Explain recordings in two scenes, and return what is different.

    `recordings` is a data set's folder, whose files must still be there, or recordings as `explain`
    takes them.

    >>> press = b"touches 1\nsize 400x800\n0 down 1 100,200\n0.45 up 1\n"
    >>> scene = {"view": {"recognizers": [{"type": "longPress"}]}}
    >>> view = {"view": {"recognizers": [{"type": "longPress", "minimumPressDuration": 0.4}]}}
    >>> compare([press], scene, view).counts()
    {'+longPress': 1}
    """
    items: list[Item]
    if isinstance(recordings, (str, os.PathLike)):
        items = list(DataSet(recordings).files())
    else:
        items = list(recordings)
    count = 0
    changes = []
    first = explain(iter(items), scene=scene_a, options=options, limits=limits, jobs=jobs)
    second = explain(iter(items), scene=scene_b, options=options, limits=limits, jobs=jobs)
    for before, after in zip(first, second, strict=True):
        count += 1
        change = difference(before, after)
        if change is not None:
            changes.append(change)
    changes.sort(key=lambda change: (-change.weight, change.file))
    return Comparison(count, changes)


def difference(before: Story, after: Story) -> Change | None:
    """Return what is different in two stories of a recording, if anything is."""
    left = list(after.gestures)
    vanished, altered = [], []
    for gesture in before.gestures:
        same = next(_same(gesture, left), None)
        if same is None:
            vanished.append(gesture)
            continue
        left.remove(same)
        if (same.recognized, same.state) != (gesture.recognized, gesture.state):
            altered.append((gesture, same))
    if not (vanished or altered or left):
        return None
    return Change(before.file, left, vanished, altered, before, after)


def _same(gesture: Gesture, among: list[Gesture]) -> Iterator[Gesture]:
    for other in among:
        is_one = (other.gesture, other.recognizer) == (gesture.gesture, gesture.recognizer)
        if is_one and abs(other.began - gesture.began) <= SAME:
            yield other
