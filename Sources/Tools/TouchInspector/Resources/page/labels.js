// Text of the scene's labels: lines come broken and measured, and are fitted to that in whatever letters this
// browser has.

import { color } from "./colors.js";

const ALIGNMENT = { left: "flex-start", natural: "flex-start", center: "center", right: "flex-end" };
const measure = document.createElement("canvas").getContext("2d");
measure.fontKerning = "none";

export class Labels {
  constructor(stage) {
    this.stage = stage;
    this.families = new Map();
  }

  /** The style sheet may be another one. */
  forget() {
    this.families.clear();
  }

  draw(box, view) {
    const { style } = box;
    const size = view.fontSize ?? 17;
    style.color = view.textColor ? color(view.textColor) : "";
    style.fontSize = `${size}px`;
    style.fontWeight = view.bold ? "700" : "";
    style.fontFamily = view.mono ? "var(--mono)" : "";
    style.alignItems = ALIGNMENT[view.alignment ?? "natural"] ?? "center";
    const font = `${view.bold ? 700 : 400} ${size}px ${this.family(view.mono ? "--mono" : "--label")}`;
    const rows = view.rows ?? [{ text: view.text, width: null }];
    box.replaceChildren(...rows.map((row) => line(row, font, view.alignment)));
  }

  /** The letters that the style sheet names; asking for them is dear. */
  family(name) {
    if (!this.families.has(name)) this.families.set(name, getComputedStyle(this.stage).getPropertyValue(name));
    return this.families.get(name);
  }
}

function line({ text, width }, font, alignment) {
  const element = document.createElement("span");
  const shown = text.trimEnd();
  element.textContent = shown || "\u200b"; // An empty line is as high as others.
  measure.font = font;
  const own = measure.measureText(shown).width;
  if (width > 0 && own > 0) {
    element.style.transformOrigin = `${{ right: 100, center: 50 }[alignment] ?? 0}% 50%`;
    element.style.transform = `scaleX(${(width / own).toFixed(4)})`;
  }
  return element;
}
