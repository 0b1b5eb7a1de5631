"""`touchstone-gestures`: data sets of recordings, questions, and a server for assistants."""

from __future__ import annotations

import sys

from .cli import main

if __name__ == "__main__":
    sys.exit(main())
