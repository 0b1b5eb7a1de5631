"""Asking a data set, with SQL or with questions that are ready."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from .dataset import DataSet
from .errors import MissingExtraError, TouchstoneError
from .output import suggestion

if TYPE_CHECKING:
    import pyarrow

#: What one may divide by: the column or expression behind each name.
PARTS = {
    "device": "device",
    "app_version": "app_version",
    "hour": "hour(recorded)",
    "format": "format",
}

#: The ready questions: what each is about, and its SQL; `{part} ` is what one divides by.
QUESTIONS = {
    "gestures": (
        "which gestures there are, and how many recordings have them",
        """SELECT {part} gesture, recognizer, count(*) AS gestures,
           count(DISTINCT content) AS recordings FROM gestures
           GROUP BY ALL ORDER BY gestures DESC, gesture, recognizer""",
    ),
    "failures": (
        "which recognizers fail, and why",
        """SELECT {part} recognizer, cause, "limit", prevented_by, count(*) AS losses,
           count(DISTINCT content) AS recordings, median(measured) AS median_measured,
           any_value(bound) AS bound, any_value(reason) AS example FROM losses
           GROUP BY ALL ORDER BY losses DESC, recognizer, cause""",
    ),
    "rates": (
        "what part of the attempts of each recognizer fails",
        """SELECT {part} recognizer, count(*) FILTER (type = 'gesture') AS gestures,
           count(*) FILTER (type = 'lost') AS losses,
           round(count(*) FILTER (type = 'lost') / count(*), 4) AS lost_share
           FROM attempts GROUP BY ALL ORDER BY lost_share DESC, recognizer""",
    ),
    "errors": (
        "which recordings cannot be read",
        """SELECT {part} message, count(*) AS recordings, any_value(file) AS example FROM errors
           GROUP BY ALL ORDER BY recordings DESC, message""",
    ),
    "recordings": (
        "how much there is",
        """SELECT {part} count(*) AS recordings, sum(frames) AS frames, sum(seconds) AS seconds,
           sum(gestures) AS gestures, sum(losses) AS losses FROM recordings
           GROUP BY ALL ORDER BY ALL""",
    ),
}

_VIEWS = {
    "gestures": "type = 'gesture'",
    "losses": "type = 'lost'",
    "attempts": "type IN ('gesture', 'lost')",
    "errors": "type = 'error'",
    "recordings": "type = 'summary'",
}


def query(
    dataset: str | os.PathLike[str], question: str, *, by: str | None = None
) -> pyarrow.Table:
    """Ask a data set a ready question, or with SQL.

    SQL finds the views `rows`, `gestures`, `losses`, `attempts`, `errors` and `recordings` (one row
    for each). A ready question may be divided `by` device, app_version, hour, format, or a label.
    """
    try:
        import duckdb
        import pyarrow  # noqa: F401
    except ImportError as problem:
        raise MissingExtraError(problem.name or "duckdb", "index") from problem
    data = DataSet(dataset)
    parts = data.whole_parts()
    if not parts:
        raise TouchstoneError(f"{data.path}: there are no rows in it; index a folder first")
    with duckdb.connect() as connection:
        connection.execute("SET TimeZone = 'UTC'")
        names = ", ".join(_literal(str(part)) for part in parts)
        connection.execute(f"CREATE VIEW rows AS FROM read_parquet([{names}])")
        for name, condition in _VIEWS.items():
            connection.execute(f'CREATE VIEW {name} AS FROM "rows" WHERE {condition}')
        try:
            # It is worked out as the table is made.
            answer = connection.sql(_sql(question, by))
            table = None if answer is None else answer.to_arrow_table()
        except duckdb.Error as problem:
            raise TouchstoneError(f"the question cannot be answered: {problem}") from problem
        if table is None:
            raise TouchstoneError("the question has no rows for an answer; ask with SELECT")
        return table


def _sql(question: str, by: str | None) -> str:
    """Write the SQL of a question.

    >>> _sql("SELECT 1", None)
    'SELECT 1'
    """
    if question not in QUESTIONS:
        if len(question.split()) < 2:
            near = suggestion(question, QUESTIONS) or f"; there are {', '.join(QUESTIONS)}, and SQL"
            raise TouchstoneError(f"“{question}” is no ready question{near}")
        if by is not None:
            raise ValueError(f"only the ready questions can be divided: {', '.join(QUESTIONS)}")
        return question
    return QUESTIONS[question][1].format(part="" if by is None else _part(by))


def _part(name: str) -> str:
    """Write what one divides by, as the first column.

    >>> print(_part("hand"))
    labels['hand'] AS "hand",
    """
    label, column = name.replace("'", "''"), name.replace('"', '""')
    expression = PARTS.get(name) or f"labels['{label}']"
    return f'{expression} AS "{column}",'


def _literal(path: str) -> str:
    """Write a path in SQL, so that nothing in it is a pattern.

    >>> _literal("gd[1]/it's")
    "'gd[[]1]/it''s'"
    """
    plain = "".join(f"[{sign}]" if sign in "*?[" else sign for sign in path)
    return "'" + plain.replace("'", "''") + "'"
