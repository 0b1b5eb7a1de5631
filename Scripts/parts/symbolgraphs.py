"""What clients of the libraries can see, by the symbol graphs of what was built."""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
# The products' own modules, and those that they pass on whole.
LIBRARIES = [
    "Touchstone",
    "UIKit",
    "TouchstoneLists",
    "TouchstoneTesting",
    "TouchstoneGestures",
    "GesturePatterns",
    "TouchRecordings",
    "LiveTouches",
    "LinuxTouchInput",
    "TouchInspector",
    "TouchstonePixels",
    "TouchstoneSnapshots",
    "TouchstoneWindow",
    "TouchstoneDisplay",
]
# Modules that stand for others: what clients see of these is theirs.
UMBRELLAS = {
    "Touchstone": [
        "TouchstoneAdvice", "TouchstoneControllers", "TouchstoneControls", "TouchstoneCore",
        "TouchstoneGraphics", "TouchstoneScrolling",
    ],
    "UIKit": ["UIKit", "TouchstoneText"],
}
# Modules below, of which clients see what the libraries' declarations name.
GROUND = ["GestureCore", "EvdevInput", "Pictures", "TouchStories"]


def extract(module, built, output, *more):
    """Writes the symbol graphs of a module that was built; `built` holds the .swiftmodule files. The graphs of an umbrella
    are those of the modules behind it, as if they were one."""
    behind = UMBRELLAS.get(module)
    if not behind:
        return extract_one(module, built, output, *more)
    graphs = {}
    for part in behind:
        with tempfile.TemporaryDirectory() as folder:
            extract_one(part, built, pathlib.Path(folder), *more)
            for path in sorted(pathlib.Path(folder).glob("*.symbols.json")):
                graph = json.loads(path.read_text(encoding="utf-8"))
                # A file of extensions is named after both modules.
                extended = path.name.removesuffix(".symbols.json").partition("@")[2]
                graph["module"]["name"] = module
                name = f"{module}@{extended}" if extended and extended not in behind else module
                if name in graphs:
                    graphs[name]["symbols"] += graph["symbols"]
                    graphs[name]["relationships"] += graph["relationships"]
                else:
                    graphs[name] = graph
    for name, graph in graphs.items():
        (output / f"{name}.symbols.json").write_text(json.dumps(graph), encoding="utf-8")


def extract_one(module, built, output, *more):
    if not (built / f"{module}.swiftmodule").exists():
        sys.exit(f"{pathlib.Path(sys.argv[0]).name}: {module} was not built in {built}")
    info = subprocess.run(
        ["swiftc", "-print-target-info"], check=True, capture_output=True, text=True
    ).stdout
    command = ["swift-symbolgraph-extract", "-module-name", module]
    command += ["-target", json.loads(info)["target"]["triple"], "-I", str(built)]
    command += ["-minimum-access-level", "public", "-output-dir", str(output)]
    command += ["-skip-synthesized-members", *more]
    for flag in c_flags(built):
        command += ["-Xcc", flag]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        sys.exit(f"{pathlib.Path(sys.argv[0]).name}: {module}: {done.stderr.strip()}")


def c_flags(built):
    """What finds the C modules that libraries are built with, and their headers."""
    maps = sorted(built.parent.glob("*.build/module.modulemap"))
    libraries = sorted((ROOT / "Sources").glob("*/CLib*/module.modulemap"))
    flags = [f"-fmodule-map-file={path}" for path in maps + libraries]
    packages = re.findall(r'pkgConfig: "([^"]+)"', (ROOT / "Package.swift").read_text())
    for package in packages:
        found = subprocess.run(["pkg-config", "--cflags", package], capture_output=True, text=True)
        flags += found.stdout.split()
    return flags


class Interface:
    """The public symbols of the libraries, and of the modules below what their declarations name."""

    def __init__(self, scratch_path):
        built = (ROOT / scratch_path / "debug/Modules").resolve()
        self.symbols, self.conformances, graphs = {}, {}, {}
        with tempfile.TemporaryDirectory() as output:
            for module in LIBRARIES + GROUND:
                folder = pathlib.Path(output) / module
                folder.mkdir()
                extract(module, built, folder)
                graphs[module] = [
                    json.loads(path.read_text(encoding="utf-8"))
                    for path in sorted(folder.glob("*.symbols.json"))
                ]
        for module in LIBRARIES:
            self._add(module, graphs[module], lambda symbol: True)
        ground = {}
        for module in GROUND:
            for graph in graphs[module]:
                for symbol in graph["symbols"]:
                    ground[symbol["identifier"]["precise"]] = (module, symbol)
        self._add_named(ground, graphs)

    def _add(self, module, graphs, is_meant):
        """Those with a place in a source: what compilers derive has none."""
        for graph in graphs:
            for symbol in graph["symbols"]:
                if "location" in symbol and is_meant(symbol):
                    self.symbols[symbol["identifier"]["precise"]] = (module, symbol)
            for relation in graph["relationships"]:
                if relation["kind"] in ("conformsTo", "inheritsFrom"):
                    name = relation.get("targetFallback", relation["target"])
                    self.conformances.setdefault(relation["source"], set()).add(name)

    def _add_named(self, ground, graphs):
        """What declarations name is seen as a whole, with what its own declarations name."""
        seen, new = set(), set(self.symbols)
        while new:
            tops = set()
            for precise in new:
                for fragment in self.symbols[precise][1]["declarationFragments"]:
                    named = ground.get(fragment.get("preciseIdentifier"))
                    if named:
                        tops.add((named[0], named[1]["pathComponents"][0]))
            tops -= seen
            seen |= tops
            before = set(self.symbols)
            for module in {module for module, _ in tops}:
                mine = {top for owner, top in tops if owner == module}
                self._add(module, graphs[module], lambda s: s["pathComponents"][0] in mine)
            new = set(self.symbols) - before

    def of(self, module):
        return [symbol for owner, symbol in self.symbols.values() if owner == module]


def place(symbol):
    """The file and line of a declaration."""
    location = symbol["location"]
    path = pathlib.Path(urllib.parse.urlparse(location["uri"]).path)
    path = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
    return str(path), location["position"]["line"] + 1
