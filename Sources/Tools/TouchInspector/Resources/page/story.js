// The line under the stage: what became of the last gesture, in the sentences of `touchstone explain`.

import { fill, make } from "./dom.js";

/** What was recognized comes first, and what is about nobody last. */
const ORDER = ["recognized", "cancelled", "failed", "warning", "others"];

export class Story {
  /** `spell` gives recognizers in a sentence the names that the page has; `onWhy` asks about one. */
  constructor(list, { spell, onWhy }) {
    Object.assign(this, { list, spell, onWhy });
  }

  clear() {
    fill(this.list);
  }

  /** Shows the lines of a gesture in place of those of the last one. */
  show(lines) {
    const ordered = [...lines].sort((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome));
    fill(this.list, ...ordered.map((line) => this.line(line)));
    this.list.scrollTop = 0;
  }

  line({ at, outcome, recognizer, name, text }) {
    const why = recognizer == null ? null : make("button", { className: "plain", "aria-label": `Why, ${name}?` }, "Why?");
    if (why) why.onclick = () => this.onWhy(recognizer, name, at, why);
    const words = this.spell(text);
    // Each recognizer has one line, so that the losers are seen beside the winner; the whole is in its title.
    return make("li", { title: `${name} ${words}`, data: { outcome } },
      make("b", {}, name), " ", why, ` ${words}`);
  }
}
