"""Drawings of figures, as SVG that is readable on light and on dark pages."""

import math
from xml.sax.saxutils import escape

COLOURS = {
    "touchstone": "#e8590c", "qtquick": "#2f9e44", "qgesture": "#94b83d", "lvgl": "#9c5fd0",
    "raylib": "#c2a011", "debian-qtquick": "#8cc79a", "debian-qgesture": "#c8d9a0", "gtk": "#3b82d6"}
LINES = ("#e8590c", "#2f9e44", "#3b82d6", "#9c5fd0", "#c2a011", "#d6336c", "#868e96",
         "#0c8599", "#5c4b37")
STYLE = """<style>
  text { font: 12px system-ui, sans-serif; fill: #24292f }
  .small { font-size: 11px }
  .grid { stroke: #24292f; stroke-opacity: 0.15 }
  .range { stroke: #24292f; stroke-width: 1.5 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .grid, .range { stroke: #e6edf3 }
  }
</style>"""


def svg(width, height, title, parts):
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img" aria-label="{escape(title)}">',
        f"<title>{escape(title)}</title>", STYLE, *parts, "</svg>", ""])


def text(x, y, words, anchor="start", css=""):
    kind = f' class="{css}"' if css else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{kind}>{escape(words)}</text>'


def short(value):
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def bars(groups):
    """Horizontal bars on a logarithmic scale: groups of (title, kind, (median, least, most)), in
    nanoseconds."""
    left, width, row, gap, top = 150, 760, 18, 14, 44
    values = [time / 1000 for _, group in groups for _, _, times in group for time in times]
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    right = width - 70

    def x(microseconds):
        return left + (math.log10(microseconds) - low) / (high - low) * (right - left)

    height = top + sum(len(group) * row + gap for _, group in groups) + 10
    parts = [
        text(left, 16, "Microseconds a touch sample; less is better. The scale is logarithmic.")]
    for power in range(low, high + 1):
        place = x(10.0 ** power)
        parts.append(f'<line class="grid" x1="{place:.1f}" x2="{place:.1f}" y1="{top - 8}" '
                     f'y2="{height - 10}"/>')
        parts.append(text(place, top - 14, f"{10.0 ** power:g}", "middle", "small"))
    y = top
    for name, group in groups:
        parts.append(text(8, y + len(group) * row / 2 + 4, name))
        for title, kind, times in group:
            median, least, most = (time / 1000 for time in times)
            end = max(x(median), left + 1)
            parts.append(f'<rect x="{left}" y="{y + 2}" width="{end - left:.1f}" '
                         f'height="{row - 4}" rx="2" fill="{COLOURS[kind]}"/>')
            parts.append(f'<line class="range" x1="{x(least):.1f}" x2="{x(most):.1f}" '
                         f'y1="{y + row / 2}" y2="{y + row / 2}"/>')
            parts.append(text(left - 6, y + row / 2 + 4, title, "end", "small"))
            parts.append(
                text(max(end, x(most)) + 5, y + row / 2 + 4, short(median), "start", "small"))
            y += row
        y += gap
    return svg(width, height, "What a touch sample costs, by workload and system", parts)


def curves(measured, titles):
    """Instructions against how many others there are, both logarithmic."""
    left, right, top, bottom = 70, 470, 40, 300
    width, height = 860, 345
    values = [value for curve in titles for value in measured[curve].values()]
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)) + 0.01)

    def place(size, value):
        return (left + math.log10(int(size)) / 4 * (right - left),
                bottom - (math.log10(value) - low) / (high - low) * (bottom - top))

    parts = [text(left, 18, "Instructions of a move of two fingers and of hit tests, by number of other items")]
    for power in range(low, high + 1):
        _, y = place(1, 10 ** power)
        parts.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(text(left - 6, y + 4, f"{10 ** power:,}", "end", "small"))
    for power in range(5):
        x, _ = place(10 ** power, 10 ** low)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>')
        parts.append(text(x, bottom + 18, f"{10 ** power:,}", "middle", "small"))
    for index, (curve, title) in enumerate(titles.items()):
        points = [place(size, value) for size, value in measured[curve].items()]
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        # Curves that lie on each other stay visible as dashes of different phase.
        others = [other for other in titles if abs(measured[other]["1000"] /
                                                   measured[curve]["1000"] - 1) < 0.05]
        dash = f"10 {10 * (len(others) - 1)}" if len(others) > 1 else "none"
        parts.append(f'<polyline points="{line}" fill="none" stroke="{LINES[index]}" '
                     f'stroke-width="3" stroke-dasharray="{dash}" '
                     f'stroke-dashoffset="{-10 * others.index(curve)}"/>')
        parts += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{LINES[index]}"/>'
                  for x, y in points]
        y = top + 16 + 22 * index
        parts.append(f'<rect x="{right + 24}" y="{y - 10}" width="12" height="12" rx="2" '
                     f'fill="{LINES[index]}"/>')
        parts.append(text(right + 42, y, title, "start", "small"))
    return svg(width, height, "The cost of a move and of a hit test, by number of other items", parts)
