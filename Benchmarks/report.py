"""Tables and pictures of what `Benchmarks/compare` has measured."""

import statistics

import pictures

WORKLOADS = ("W1", "W1x", "W2", "W2d", "W3", "W4", "W5", "W7", "W8")
NAMES = {
    "touchstone": "Touchstone",
    "qtquick": "Qt Quick",
    "qgesture": "QGesture",
    "lvgl": "LVGL",
    "raylib": "raylib",
    "debian-qtquick": "Qt Quick",
    "debian-qgesture": "QGesture",
    "gtk": "GTK",
    "qgraphicsview": "QGraphicsView",
    "debian-qgraphicsview": "QGraphicsView",
}
# What is measured where it is no sample of a finger.
UNITS = {"W5": "hit test", "W8": "frame"}
CURVES = {
    "views": "views next to the touched one",
    "recognizers": "such views with a pan, a pinch and a rotation each",
    "elsewhere": "views with a pan each, in another window",
    "windows": "windows with a view and a pan each",
    "refusing": "taps on the touched view that refused the touches",
    "failed": "taps on the touched view that have failed",
}
HITS = {
    "siblings": "a hit test, per sibling asked",
    "depth": "a hit test, per nested view",
    "crowd": "a tap, per tap and pan recognizer on one view",
}
CROWDS = {
    "together": "a drag, per pan; all pans are simultaneous",
    "opinion": "a drag, per pan; one pan has a delegate",
    "apart": "per finger; each has its own view and pan",
    "bare": "per finger; all on one view without recognizers",
}
BEGIN, END = "<!-- bench -->", "<!-- /bench -->"


class Results:
    """What was measured, by system and workload."""

    def __init__(self, everything):
        self.all = {(one["system"], one["workload"]): one for one in everything["results"]}
        self.systems = [name for name in NAMES if any(key[0] == name for key in self.all)]
        self.workloads = [one for one in WORKLOADS if ("touchstone", one) in self.all]

    def title(self, system):
        versions = {one["version"] for key, one in self.all.items() if key[0] == system}
        return f"{NAMES[system]} {versions.pop()}".strip() if versions else NAMES[system]

    def nanoseconds(self, system, workload, unit="samples"):
        """The median, the least and the most, for each sample or frame."""
        one = self.all.get((system, workload))
        if one is None:
            return None
        each = [seconds * 1e9 / one[unit] for seconds in one["seconds"]]
        return statistics.median(each), min(each), max(each)

    def figure(self, system, workload, key):
        return self.all.get((system, workload), {}).get(key)

    def fastest_peer(self, workload):
        times = [(self.nanoseconds(system, workload)[0], system) for system in self.systems
                 if system != "touchstone" and (system, workload) in self.all]
        return min(times, default=None)


def number(value):
    """With three digits that mean something."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 0.1 else f"{value:.3f}"


def microseconds(times):
    return "–" if times is None else number(times[0] / 1000)


def table(head, rows):
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def times(results):
    head = ["µs per sample", *map(results.title, results.systems), "fastest peer / Touchstone"]
    rows = []
    for workload in results.workloads:
        ours = results.nanoseconds("touchstone", workload)
        peer = results.fastest_peer(workload)
        rows.append([
            f"{workload}, per {UNITS[workload]}" if workload in UNITS else workload,
            *(microseconds(results.nanoseconds(system, workload)) for system in results.systems),
            f"{number(peer[0] / ours[0])} ({NAMES[peer[1]]})" if peer else "–"])
    return table(head, rows)


def headline(results):
    """What ten fingers cost at 120 Hz, of the workload that has ten fingers on views of their own."""
    median = results.nanoseconds("touchstone", "W4")[0]
    share = median * 1e-9 * 10 * 120
    return (f"**A finger costs {number(median / 1000)} µs a sample (W4): {share:.2%} of a core for ten "
            "fingers at 120 Hz.**".replace("%", " %"))


def figures(results, title, key, spell):
    head = [title, *map(results.title, results.systems)]
    rows = []
    for workload in results.workloads:
        values = [results.figure(system, workload, key) for system in results.systems]
        if any(value is not None for value in values):
            rows.append([workload, *("–" if value is None else spell(value) for value in values)])
    return table(head, rows)


def verdict(results):
    """Which peers are faster, by medians; it is said here, since it changes with what is measured."""
    behind = []
    for workload in results.workloads:
        ours = results.nanoseconds("touchstone", workload)[0]
        faster = {NAMES[system]: None for system in results.systems
                  if (system, workload) in results.all
                  and results.nanoseconds(system, workload)[0] < ours}
        if faster:
            behind.append(f"{workload} ({' and '.join(faster)})")
    return f"A peer is faster than Touchstone in {', '.join(behind)}." if behind else ""


def recordings(results):
    one = results.all.get(("touchstone", "W6"))
    if one is None:
        return ""
    rates = [one["samples"] / seconds / 1e6 for seconds in one["seconds"]]
    return (f"W6 reads and explains {one['samples']:,} evdev events, {statistics.median(rates):.2f} million "
            "a second. No peer does that.\n")


def drawing(everything):
    figures = everything.get("drawing")
    if not figures:
        return ""
    rows = [[f"{one['workload']}, {NAMES[one['system']]} {one['version']}".strip(),
             *(number(one[key]) for key in ("median", "p95", "most"))] for one in figures]
    return table(["ms of processor time per drawn frame", "median", "95th percentile", "largest"], rows)


def curves(everything):
    measured = everything["curves"]
    if not measured:
        return ""
    def grown(title, names):
        sizes = sorted({size for curve in names for size in measured.get(curve, ())}, key=int)
        rows = [[what, *(f"{measured[curve][size]:,.0f}" if size in measured[curve] else "–"
                         for size in sizes)]
                for curve, what in names.items() if curve in measured]
        return table([title, *(f"{int(size):,}" for size in sizes)], rows)

    return (grown("instructions, by number of items", HITS) + "\n\n"
            + grown("instructions per frame, by number of items", CROWDS))


def tables(everything):
    results = Results(everything)
    parts = [
        times(results),
        verdict(results),
        figures(results, "allocations per frame", "allocationsPerFrame", number),
        figures(results, "instructions per sample", "instructionsPerSample",
                lambda value: f"{value:,.0f}"),
        drawing(everything),
        recordings(results),
        curves(everything),
    ]
    return "\n\n".join(part.strip() for part in parts if part)


def write(everything, docs):
    """Rewrites what lies between the marks in performance.md, and the pictures beside it."""
    results = Results(everything)
    page = docs / "performance.md"
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    _, mark, after = rest.partition(END)
    if not mark:
        raise SystemExit(f"{page} lacks {BEGIN} and {END}")
    note = (f"{headline(results)}\n\nOnly the engine is measured, without drawing, on {everything['machine']}; "
            f"medians of {everything['rounds']} rounds.")
    page.write_text(
        f"{before}{BEGIN}\n{note}\n\n{tables(everything)}\n{END}{after}", encoding="utf-8")
    (docs / "performance.svg").write_text(bars(results), encoding="utf-8")
    if everything["curves"]:
        (docs / "performance-curves.svg").write_text(
            pictures.curves(everything["curves"], CURVES | HITS), encoding="utf-8")


def bars(results):
    groups = []
    for workload in results.workloads:
        group = [(results.title(system), system, results.nanoseconds(system, workload))
                 for system in results.systems]
        groups.append((workload, [bar for bar in group if bar[2]]))
    return pictures.bars(groups)
