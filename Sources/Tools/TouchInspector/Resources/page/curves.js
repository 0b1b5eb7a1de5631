// What the recognizers of the chosen view measure, as curves under their lanes: translation, scale, rotation,
// velocity. Values are kept while they are told; nothing is drawn here.

/** Values older than this many seconds are forgotten. */
const MEMORY = 60;
const MEASURES = {
  translation: ["x", "y"], scale: [""], rotation: [""], velocity: ["x", "y"],
};

export class Curves {
  constructor() {
    this.clear();
  }

  clear() {
    this.known = new Map(); // recognizer id → name → [[at, value]]
    this.version = 0;
  }

  /** Notes what a recognizer measures now; what it does not follow any more ends its curves. */
  hear(recognizer, at) {
    const { id, live, state } = recognizer;
    if (!live) return;
    const isOn = state === "began" || state === "changed";
    for (const [measure, parts] of Object.entries(MEASURES)) {
      const values = live[measure] == null ? [] : [live[measure]].flat();
      values.forEach((value, place) => this.note(id, `${measure} ${parts[place] ?? ""}`.trim(), at, isOn ? value : null));
    }
  }

  note(id, name, at, value) {
    if (!this.known.has(id)) this.known.set(id, new Map());
    const curves = this.known.get(id);
    if (!curves.has(name)) {
      if (value == null) return;
      curves.set(name, []);
    }
    const points = curves.get(name);
    if (value == null && points.at(-1)?.[1] == null) return;
    points.push([at, value]);
    while (points[0][0] < at - MEMORY) points.shift();
    this.version += 1;
  }

  /** Lanes of a recognizer's curves. */
  lanes(id) {
    return [...this.known.get(id) ?? []].map(([name, points]) => (
      { key: `c${id}${name}`, name, curve: points, bars: [], marks: [], version: this.version }));
  }
}

/** The way of a curve, in a lane of a height; it is broken where nothing was measured. */
export function path(points, { from, to, origin, scale, height }) {
  const shown = points.filter(([at]) => at >= from && at <= to);
  const values = shown.map(([, value]) => value).filter((value) => value != null);
  if (!values.length) return { d: "", least: 0, greatest: 0 };
  const least = Math.min(0, ...values);
  const greatest = Math.max(0, ...values, least + 1e-9);
  let d = "";
  let isDown = false;
  for (const [at, value] of shown) {
    if (value == null) {
      isDown = false;
      continue;
    }
    const x = (at - origin) * scale;
    const y = 3 + (height - 6) * (1 - (value - least) / (greatest - least));
    d += `${isDown ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    isDown = true;
  }
  return { d, least, greatest };
}
