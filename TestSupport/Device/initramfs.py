"""Packs a folder as the initial file system of a Linux kernel (cpio's "newc" format)."""

import os
import stat
import sys


def entry(name: bytes, mode: int, number: int, data: bytes) -> bytes:
    fields = [number, mode, 0, 0, 1, 0, len(data), 0, 0, 0, 0, len(name) + 1, 0]
    head = b"070701" + b"".join(b"%08X" % field for field in fields)
    return pad(head + name + b"\0") + pad(data)


def pad(data: bytes) -> bytes:
    return data + b"\0" * (-len(data) % 4)


def pack(root: str) -> bytes:
    parts = []
    for folder, folders, files in os.walk(root):
        for name in sorted(folders + files):
            path = os.path.join(folder, name)
            mode = os.stat(path).st_mode
            data = b""
            if stat.S_ISREG(mode):
                with open(path, "rb") as file:
                    data = file.read()
            inner = os.path.relpath(path, root).encode()
            parts.append(entry(inner, mode, len(parts) + 1, data))
    return b"".join(parts) + entry(b"TRAILER!!!", 0, 0, b"")


if __name__ == "__main__":
    with open(sys.argv[2], "wb") as output:
        output.write(pack(sys.argv[1]))
