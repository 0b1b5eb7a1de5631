"""Processes of the command: each call has its own, and nothing is shared between them."""

from __future__ import annotations

import contextlib
import io
import json
import os
import subprocess
import tempfile
import threading
from collections.abc import Iterable, Iterator
from typing import IO

from . import binary
from .errors import SceneError, TouchstoneError, UsageError
from .rows import Row

#: Exit codes of the command.
UNREADABLE, USAGE = 1, 2
#: Bytes that are read from a process at one time.
CHUNK = 1 << 20


def netstring(data: bytes) -> bytes:
    """Put bytes behind their count, as frames are made of.

    >>> netstring(b"hello")
    b'5:hello,'
    """
    return b"%d:%b," % (len(data), data)


def frame(name: str, data: bytes) -> bytes:
    """Make a frame of a recording."""
    return netstring(name.encode("utf-8", "surrogateescape")) + netstring(data)


def run(words: list[str], data: bytes | None = None) -> tuple[bytes, str]:
    """Run the command to its end, and hand out its output and its errors."""
    done = subprocess.run([binary.path(), *words], input=data or b"", capture_output=True)
    errors = done.stderr.decode("utf-8", "replace")
    check(done.returncode, errors)
    return done.stdout, errors


def check(code: int, errors: str) -> None:
    """Raise what an exit code and the words beside it mean; unreadable recordings do not matter."""
    if code == USAGE:
        raise UsageError(_first_line(errors))
    if code == UNREADABLE and errors.startswith("touchstone "):
        raise SceneError(_first_line(errors))
    if code not in (0, UNREADABLE):
        raise TouchstoneError(f"the command ended with {code}: {errors.strip()}")


def _first_line(errors: str) -> str:
    line = errors.partition("\n")[0]
    return line.partition(": ")[2] or line


class RowStream:
    """The rows of a batch, as they come, while what is asked is still handed over."""

    def __init__(self, words: list[str], asked: Iterable[bytes]) -> None:
        self._asked = asked
        self._problem: BaseException | None = None
        self._ended = False

        self._errors = tempfile.TemporaryFile()  # noqa: SIM115
        self._process = subprocess.Popen(
            [binary.path(), "explain", "--flat", *words],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors,
        )  # fmt: skip
        self._feeder = threading.Thread(target=self._feed, daemon=True)
        self._feeder.start()

    def __iter__(self) -> Iterator[Row]:
        output = self._process.stdout
        assert output is not None
        for line in output:
            yield json.loads(line)
        self._finish()

    def chunks(self) -> Iterator[bytes]:
        """Give whole lines as they come, for readers of many at once."""
        output = self._process.stdout
        assert isinstance(output, io.BufferedReader)
        rest = b""
        while data := output.read1(CHUNK):
            whole, mark, rest = (rest + data).rpartition(b"\n")
            if mark:
                yield whole + mark
        self._finish()

    def _finish(self) -> None:
        """See how the process ended."""
        self._feeder.join()
        if self._problem is not None:
            raise self._problem
        code = self._process.wait()
        self._ended = True
        self._errors.seek(0)
        check(code, self._errors.read().decode("utf-8", "replace"))

    def close(self) -> None:
        """End the process, if it is still there."""
        if not self._ended:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()
        # A source that waits for something else is left alone; its thread ends with this process.
        self._feeder.join(timeout=1)
        self._errors.close()

    def _feed(self) -> None:
        pipe = self._process.stdin
        assert pipe is not None
        try:
            self._write_all(pipe)
        except (BrokenPipeError, OSError):
            # A process that does not listen says why at its end.
            pass
        except BaseException as problem:
            self._problem = problem
            self._process.kill()
        finally:
            with contextlib.suppress(OSError):
                pipe.close()

    def _write_all(self, pipe: IO[bytes]) -> None:
        for part in self._asked:
            pipe.write(part)
            pipe.flush()


def path_words(path: str | os.PathLike[str]) -> bytes:
    """Name a file in a list whose names end by a zero byte."""
    return os.fsencode(path) + b"\0"
