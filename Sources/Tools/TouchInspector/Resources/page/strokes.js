// What was drawn in a recording, as templates in Swift: each drawing is given a name, and what is drawn on a
// pad is known by them.

import { make, spell } from "./dom.js";
import { copyText, sheet } from "./sheet.js";

/** Milliseconds after a lift within which the next stroke belongs to the same drawing. */
const pause = 500;
/** More places than that are no shape. */
const mostPlaces = 4000;

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
    const verdict = make("p", { className: "verdict", role: "status" }, "Draw one of them here, and see if it is known.");
    sheet("These strokes as Swift",
      make("p", { className: "empty" }, "Drawings of one name are examples of one shape."),
      make("ul", { className: "shapes" }, ...answer.drawings.map(({ strokes }, place) => (
        make("li", {}, picture(strokes), names[place])))),
      pad((strokes) => this.tell(strokes, names, verdict)), verdict, code, copy, save);
  }

  async rename(names, code) {
    const answer = await this.connection.ask("strokes", { names: values(names) });
    if (answer?.text != null) code.textContent = answer.text;
  }

  async tell(drawn, names, verdict) {
    const answer = await this.connection.ask("strokes", { names: values(names), drawn });
    verdict.textContent = answer?.verdict ? words(answer.verdict) : answer?.problem ?? "The connection broke.";
  }
}

function values(names) {
  return names.map(({ value }) => value);
}

function words({ likenesses: [best, next], minimumScore }) {
  if (!best) return "That is too short to be a shape.";
  const score = (each) => `${spell(each.score, 2)} of 1`;
  if (best.score < minimumScore) {
    return `That is none of them. It is most like ${best.name}, by ${score(best)}; it takes ${minimumScore}.`;
  }
  return `That is ${best.name}, by ${score(best)}${next ? `; next comes ${next.name}, by ${score(next)}` : ""}.`;
}

/** A surface to draw on with one finger after the other; hears of a drawing when no stroke follows. */
function pad(ondrawn) {
  const svg = element("svg", { "aria-hidden": true });
  const surface = make("div", { className: "pad", role: "img", "aria-label": "A surface to draw a shape on" }, svg);
  let strokes = [];
  let pointer = null;
  let wait = null;
  const add = (event) => {
    const { left, top } = surface.getBoundingClientRect();
    const all = event.getCoalescedEvents?.() ?? [];
    for (const { clientX, clientY } of all.length ? all : [event]) {
      if (strokes.flat().length < 2 * mostPlaces) strokes.at(-1).push(clientX - left, clientY - top);
    }
    svg.lastChild.setAttribute("points", strokes.at(-1).join(" "));
  };
  surface.onpointerdown = (event) => {
    if (pointer != null) return;
    if (wait == null) {
      strokes = [];
      svg.replaceChildren();
    }
    clearTimeout(wait);
    pointer = event.pointerId;
    surface.setPointerCapture(pointer);
    strokes.push([]);
    svg.append(element("polyline", {}));
    add(event);
  };
  surface.onpointermove = (event) => {
    if (event.pointerId === pointer) add(event);
  };
  surface.onpointerup = surface.onpointercancel = (event) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    wait = setTimeout(() => {
      wait = null;
      ondrawn(strokes);
    }, pause);
  };
  return surface;
}

function picture(strokes) {
  const [xs, ys] = [0, 1].map((part) => strokes.flatMap((stroke) => stroke.filter((_, place) => place % 2 === part)));
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const side = Math.max(1, Math.max(...xs) - left, Math.max(...ys) - top);
  const svg = element("svg", { viewBox: `${left} ${top} ${side} ${side}`, "aria-hidden": true });
  for (const stroke of strokes) svg.append(element("polyline", { points: stroke.join(" ") }));
  return svg;
}

function element(tag, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
