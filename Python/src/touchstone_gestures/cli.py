"""The command line of the package."""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
from collections.abc import Callable, Sequence

from . import __version__, binary
from .compare import compare
from .errors import TouchstoneError
from .index import index
from .output import harmless
from .questions import PARTS, QUESTIONS, query


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the arguments say, and return the exit code."""
    options = _parser().parse_args(arguments)
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        return run(options)
    except (TouchstoneError, OSError, ValueError) as problem:
        print(f"touchstone-gestures: {harmless(str(problem))}", file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="touchstone-gestures", description=__doc__)
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    verbs = parser.add_subparsers(required=True, metavar="VERB")

    verb = verbs.add_parser("index", help="reads the new recordings of a folder into a data set")
    verb.add_argument("folder", metavar="FOLDER")
    verb.add_argument("dataset", nargs="?", help="a folder; FOLDER/.touchstone unless given")
    verb.add_argument("--scene", metavar="FILE")
    verb.add_argument("--meta", metavar="CSV", help="labels of the recordings, by the column file")
    verb.add_argument("--jobs", type=int, default=0, help="processes; 0 is one a core")
    verb.set_defaults(run=_index)

    verb = verbs.add_parser(
        "query", help="asks a data set", formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="\n".join(f"{name:12}{words}" for name, (words, _) in QUESTIONS.items()),
    )  # fmt: skip
    verb.add_argument("dataset", help="its folder, or the folder that was indexed")
    verb.add_argument("question", nargs="?", default="failures", help="a name below, or SQL")
    verb.add_argument("--by", metavar="PART", help=f"{', '.join(PARTS)}, or a label")
    verb.add_argument("--json", action="store_true", help="writes an object a line")
    verb.set_defaults(run=_query)

    verb = verbs.add_parser("compare", help="shows what another scene changes in a data set")
    verb.add_argument("dataset")
    verb.add_argument("scene_a")
    verb.add_argument("scene_b")
    verb.add_argument("--most", type=int, default=10, help="changes that are printed")
    verb.add_argument("--pictures", metavar="FOLDER", help="draws these changes")
    verb.add_argument("--jobs", type=int, default=1)
    verb.set_defaults(run=_compare)

    verb = verbs.add_parser("mcp", help="serves coding assistants on standard input and output")
    verb.add_argument(
        "--root", metavar="DIR", default=".", help="all files lie in it; usually here"
    )
    verb.set_defaults(run=_serve)

    verb = verbs.add_parser("binary", help="prints where the command itself is")
    verb.set_defaults(run=lambda _: print(binary.path()) or 0)
    return parser


def _dataset(path: str) -> pathlib.Path:
    inside = pathlib.Path(path) / ".touchstone"
    return inside if inside.is_dir() else pathlib.Path(path)


def _index(options: argparse.Namespace) -> int:
    place = options.dataset or pathlib.Path(options.folder) / ".touchstone"
    done = index(options.folder, place, scene=options.scene, meta=options.meta, jobs=options.jobs)
    for words in done.left_out:
        print(f"touchstone-gestures: {harmless(words)}", file=sys.stderr)
    print(f"{place}: {done.told} told, {done.known} known already")
    return 0


def _query(options: argparse.Namespace) -> int:
    found = query(_dataset(options.dataset), options.question, by=options.by)
    if options.json:
        for row in found.to_pylist():
            print(json.dumps(row, default=str))
        return 0
    lines = [[harmless(name) for name in found.column_names]]
    lines += [
        ["" if value is None else harmless(str(value)) for value in row.values()]
        for row in found.to_pylist()
    ]
    widths = [max(len(line[place]) for line in lines) for place in range(len(lines[0]))]
    for line in lines:
        print(
            "  ".join(f"{cell:{width}}" for cell, width in zip(line, widths, strict=True)).rstrip()
        )
    return 0


def _compare(options: argparse.Namespace) -> int:
    found = compare(_dataset(options.dataset), options.scene_a, options.scene_b, jobs=options.jobs)
    print(f"{len(found.changes)} of {found.recordings} recordings change: {found.counts()}")
    for number, change in enumerate(found.changes[: options.most], 1):
        print(harmless(str(change)))
        if options.pictures is not None:
            folder = pathlib.Path(options.pictures)
            folder.mkdir(parents=True, exist_ok=True)
            for name, picture in zip("ab", change.pictures(), strict=True):
                picture.save(folder / f"{number:03}-{name}.svg")
    return 0


def _serve(options: argparse.Namespace) -> int:
    from .server import make_server

    make_server(options.root).run("stdio")
    return 0
