// Movements that two recognizers both match: looked for while the advice is read, shown by fingers.

import { make } from "./dom.js";

export class Collisions {
  /** `panel` shows the advice; `onChange` hears when there is something else to show. */
  constructor(connection, panel, onChange) {
    Object.assign(this, { connection, panel, onChange });
    this.asked = 0;
    this.forget();
  }

  forget() {
    this.advice = this.limit = null;
    this.isLooking = false;
  }

  /** Asks once more, if its panel is open. */
  async refresh() {
    this.asked += 1;
    if (this.panel.hidden) return this.forget();
    const { asked } = this;
    this.isLooking = true;
    this.onChange();
    const answer = await this.connection.ask("collisions");
    if (asked !== this.asked) return;
    this.isLooking = false;
    this.advice = answer?.advice ?? null;
    this.limit = answer?.text ?? null;
    this.onChange();
  }

  /** What stands above the advice. */
  line() {
    const text = this.isLooking ? "Looking for fingers on which two recognizers collide…" : this.limit;
    return text ? make("p", { className: "empty", role: "status" }, text) : null;
  }

  /** The fingers of an advice. */
  fingers({ witness }, spell) {
    if (!witness) return null;
    return make("details", { className: "witness" }, make("summary", {}, "These fingers"),
      make("pre", { tabIndex: 0 }, witness.fingers.join("\n")),
      make("ul", {}, ...witness.checks.map((check) => make("li", { className: "kind" }, spell(check)))));
  }

  /** A button that plays them on the scene. */
  player({ witness }) {
    if (!witness) return null;
    return make("button", {
      className: "text play", title: "Plays them on the scene, with lanes and whys",
      onclick: () => this.connection.send("perform", { fingers: witness.fingers }),
    }, "Play these fingers");
  }
}
