"""Copies modules of a kernel, with those that they need, and lists them in the order in which they are loaded.

usage: modules.py KERNEL FOLDER NAME MODULE...

KERNEL is an unpacked package. FOLDER/NAME lists the files.
"""

import lzma
import pathlib
import re
import subprocess
import sys


def content(path):
    if path.suffix == ".xz":
        return lzma.decompress(path.read_bytes())
    if path.suffix == ".zst":
        return subprocess.run(["zstd", "-dc", str(path)], check=True, capture_output=True).stdout
    return path.read_bytes()


def main():
    kernel, folder, name, *wanted = sys.argv[1:]
    found = {path.name.partition(".")[0].replace("-", "_"): path
             for path in pathlib.Path(kernel).rglob("*.ko*")}
    files = {}

    def add(module):
        # What is not a file is built into the kernel.
        if module in files or module not in found:
            return
        data = content(found[module])
        needs = re.search(rb"\0depends=([^\0]*)\0", data)
        for need in needs[1].decode().split(",") if needs else ():
            add(need.replace("-", "_"))
        files[module] = data

    for module in wanted:
        if module not in found:
            sys.exit(f"modules: the kernel has no module {module}")
        add(module)
    target = pathlib.Path(folder)
    target.mkdir(parents=True, exist_ok=True)
    for module, data in files.items():
        (target / f"{module}.ko").write_bytes(data)
    (target / name).write_text("".join(f"/modules/{module}.ko\n" for module in files), encoding="utf-8")


if __name__ == "__main__":
    main()
