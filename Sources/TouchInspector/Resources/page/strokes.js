// What was drawn in a recording, as templates in Swift: each drawing is given a name.

import { make } from "./dom.js";
import { copyText, sheet } from "./sheet.js";

export class Strokes {
  /** `download` saves a text as a file. */
  constructor(connection, announce, download) {
    Object.assign(this, { connection, announce, download });
  }

  async open() {
    const answer = await this.connection.ask("strokes");
    if (!answer?.drawings) return this.announce(answer?.problem ?? "The connection broke before the answer came.");
    const code = make("pre", { tabIndex: 0 }, answer.text);
    const names = answer.drawings.map(({ name }, place) => make("input", {
      value: name, maxLength: 60, "aria-label": `Name of drawing ${place + 1}`,
      onchange: () => this.rename(names, code),
    }));
    const copy = make("button", { className: "text", onclick: () => copyText(code.textContent, copy) }, "Copy");
    const save = make("button", {
      className: "text", onclick: () => this.download(code.textContent, "Shapes.swift"),
    }, "Download");
    sheet("These strokes as Swift",
      make("p", { className: "empty" }, "Drawings of one name are examples of one shape."),
      make("ul", { className: "shapes" }, ...answer.drawings.map(({ strokes }, place) => (
        make("li", {}, picture(strokes), names[place])))),
      code, copy, save);
  }

  async rename(names, code) {
    const answer = await this.connection.ask("strokes", { names: names.map(({ value }) => value) });
    if (answer?.text != null) code.textContent = answer.text;
  }
}

function picture(strokes) {
  const [xs, ys] = [0, 1].map((part) => strokes.flatMap((stroke) => stroke.filter((_, place) => place % 2 === part)));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const side = Math.max(1, Math.max(...xs) - left, Math.max(...ys) - top);
  const element = (tag, attributes) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
    return made;
  };
  const svg = element("svg", { viewBox: `${left} ${top} ${side} ${side}`, "aria-hidden": true });
  for (const stroke of strokes) svg.append(element("polyline", { points: stroke.join(" ") }));
  return svg;
}
