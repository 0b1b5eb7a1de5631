// Everything that happens, line by line: filtered as one types, and copied as it is shown.

import { make } from "./dom.js";

const MOST_LINES = 400;

export class Trace {
  constructor(panel, copy) {
    this.panel = panel;
    this.list = make("ol", { className: "trace-list" });
    this.filter = make("input", {
      type: "search", placeholder: "Filter", "aria-label": "Filter the trace", oninput: () => this.refilter(),
    });
    const button = make("button", { className: "text", onclick: () => copy(this.text, button) }, "Copy");
    this.empty = make("p", { className: "empty" });
    panel.append(make("div", { className: "row trace-bar" }, this.filter, button), this.empty, this.list);
    this.explain();
  }

  /** The lines that are shown. */
  get text() {
    return [...this.list.children].filter(({ hidden }) => !hidden).map(({ textContent }) => textContent).join("\n");
  }

  clear() {
    this.list.replaceChildren();
    this.explain();
  }

  /** Says why no line is shown. */
  explain() {
    const count = this.list.childElementCount;
    this.empty.hidden = [...this.list.children].some(({ hidden }) => !hidden);
    this.empty.textContent = count ? "No line has all words of the filter."
      : "Nothing has happened in this scene yet: touch the stage.";
  }

  show(entries) {
    this.clear();
    this.hear(entries);
    this.panel.scrollTop = this.panel.scrollHeight;
  }

  hear(entries) {
    const { list, panel } = this;
    const isAtEnd = panel.scrollHeight - panel.scrollTop - panel.clientHeight < 40;
    for (const entry of entries) {
      const time = entry.at.toFixed(3).padStart(7);
      const line = make("li", { className: entry.kind }, `${time}  ${entry.text}`);
      if (entry.subject != null) line.dataset.recognizer = entry.subject;
      line.hidden = !this.fits(line);
      list.append(line);
    }
    while (list.childElementCount > MOST_LINES) list.firstChild.remove();
    this.explain();
    if (isAtEnd && !panel.hidden) panel.scrollTop = panel.scrollHeight;
  }

  refilter() {
    for (const line of this.list.children) line.hidden = !this.fits(line);
    this.explain();
  }

  fits(line) {
    const text = line.textContent.toLowerCase();
    return this.filter.value.toLowerCase().split(/\s+/).every((word) => text.includes(word));
  }
}
