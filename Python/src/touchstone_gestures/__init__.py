r"""Which gestures recordings of fingers hold, and why the others are not in them.

>>> import touchstone_gestures as tg
>>> story = tg.explain(b"touches 1\nsize 400x800\n0 down 1 100,200\n0.7 up 1\n")
>>> [(gesture.gesture, gesture.recognized) for gesture in story.gestures]
[('longPress', 0.5)]
>>> print(story.why("tap")[0].causes[0])
tap failed at 0.500 because longPress began (first to decide)
"""

from .errors import MissingExtraError, RecordingError, SceneError, TouchstoneError, UsageError
from .explain import explain, rows
from .options import Limits, Options, Scene
from .picture import Picture
from .rows import COLUMNS, Complaint, Gesture, Loss, Remark, Row
from .scenes import Advice, advise
from .story import Source, Story, Why, Wish
from .tables import schema, to_arrow, to_pandas, to_polars

__version__ = "0.1.0"

__all__ = [
    "COLUMNS", "Advice", "Complaint", "Gesture", "Limits", "Loss", "MissingExtraError",
    "Options", "Picture", "RecordingError", "Remark", "Row", "Scene", "SceneError", "Source",
    "Story", "TouchstoneError", "UsageError", "Why", "Wish", "advise", "explain", "rows",
    "schema", "to_arrow", "to_pandas", "to_polars",
]  # fmt: skip
