// What has been changed of the scene: a list in which each change can be switched off and on, taken
// back, or all of them reset. The server keeps it; the page sends the list that it wants.

import { fill, iconButton, make } from "./dom.js";

export class Changes {
  constructor(connection, box) {
    Object.assign(this, { connection, box, list: [] });
  }

  show(list) {
    const wasEmpty = !this.list.length;
    this.list = list;
    this.box.hidden = !list.length;
    if (!list.length) return fill(this.box);
    const isOpen = this.box.querySelector("details")?.open ?? wasEmpty;
    const count = list.length === 1 ? "1 change" : `${list.length} changes`;
    fill(this.box,
      make("details", { open: isOpen },
        make("summary", {}, `${count} of this scene`),
        make("ul", {}, ...list.map((change, index) => this.row(change, index)))),
      make("div", { className: "row" },
        make("button", { className: "text", onclick: () => this.undo() }, "Undo the last"),
        make("button", { className: "text", onclick: () => this.send([]) }, "Reset all")));
  }

  row(change, index) {
    const box = make("input", {
      type: "checkbox", checked: change.on,
      onchange: () => this.send(this.list.map(
        (each, place) => (place === index ? { ...each, on: box.checked } : each))),
    });
    return make("li", { className: change.on ? "" : "is-off" },
      make("label", { className: "check" }, box, make("span", {}, change.words)),
      change.problem ? make("small", {}, change.problem) : null,
      iconButton("clear", `Take back ${change.words}`, () => (
        this.send(this.list.filter((_, place) => place !== index)))));
  }

  undo() {
    // The last that was made need not be the last of the list.
    const last = Math.max(...this.list.map(({ id }) => id));
    this.send(this.list.filter(({ id }) => id !== last));
  }

  /** What others, or the page itself later, need to make the same changes. */
  get spelled() {
    return this.list.map(({ change, on, frame, words }) => ({ change, on, frame, words }));
  }

  send(list) {
    this.connection.send("edits", {
      list: list.map(({ change, on, frame, words }) => ({ change, on, frame, words })),
    });
  }
}
