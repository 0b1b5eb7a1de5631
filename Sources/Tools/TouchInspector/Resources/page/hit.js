// The picker: shows what is under the pointer without touching it, and says what would be hit there and
// why nobody else.

import { make, spell } from "./dom.js";
import { Toggle } from "./toggle.js";

export class Picker extends Toggle {
  /** `viewAt` finds the view that is drawn at a place of the window; `card` shows the answer. */
  constructor({ button, stage, place, viewAt, connection, card, marks, onSelect }) {
    super(button);
    Object.assign(this, { stage, place, viewAt, connection, card, marks, onSelect });
    // The stage's own listeners hear nothing of what the picker takes.
    for (const type of ["pointerdown", "pointermove", "pointerup", "pointercancel", "pointerenter", "dblclick"]) {
      stage.addEventListener(type, (event) => {
        if (!this.isOn) return;
        event.stopImmediatePropagation();
        if (type === "pointermove") marks.markView(viewAt(event.clientX, event.clientY));
        if (type === "pointerup") this.pick(event.clientX, event.clientY);
      }, true);
    }
  }

  turn(isOn) {
    super.turn(isOn);
    this.stage.classList.toggle("picking", isOn);
    if (!isOn) this.marks.markView(null);
  }

  /** Chooses what is drawn there, and asks what would be hit. */
  async pick(clientX, clientY) {
    const { x, y } = this.place(clientX, clientY);
    const drawn = this.viewAt(clientX, clientY);
    if (drawn != null) this.onSelect(drawn);
    await this.ask(x, y, new DOMRect(clientX, clientY, 1, 1), this.stage);
  }

  async ask(x, y, rect, opener) {
    const answer = await this.connection.ask("hit", { x, y });
    if (!answer?.steps) return;
    const listeners = answer.listeners.length ? answer.listeners
      : [{ name: "No recognizer", words: "listens there" }];
    this.card.present("What is hit?", `${spell(x, 0)}, ${spell(y, 0)}`, [
      make("ol", { id: "why-sentences", className: "hits", tabIndex: 0 }, ...answer.steps.map((step) => make("li",
        { className: step.isOnWay ? "on-way" : "", data: { view: step.view } },
        make("button", { className: "plain", onclick: () => this.onSelect(step.view) }, step.name), ` ${step.words}`))),
      make("ul", { className: "hits" }, ...listeners.map((each) => make("li",
        { data: { recognizer: each.recognizer ?? -1 } }, make("b", {}, each.name), ` ${each.words}`))),
    ], rect, opener);
  }
}
