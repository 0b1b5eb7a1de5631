// The scene in Swift beside the stage: the lines of a recognizer are marked as it acts.

import { make } from "./dom.js";

export class Source {
  constructor(scene, panel, connection) {
    Object.assign(this, { scene, panel, connection });
    this.list = make("ol", { className: "source", "aria-label": "The scene in Swift" });
    this.empty = make("p", { className: "empty" }, "No view of this scene has a gesture recognizer: its touches go to "
      + "its views and controls alone. Add a recognizer in the View panel, and its lines appear here.");
    this.empty.hidden = true;
    panel.append(this.empty, this.list);
  }

  /** Asks for it again, if its panel is open. */
  async refresh() {
    if (this.panel.hidden) return;
    const answer = await this.connection.ask("source");
    if (!answer?.lines) return;
    this.empty.hidden = this.scene.recognizers.size > 0;
    this.list.replaceChildren(...answer.lines.map(({ text, recognizer }) => {
      const line = make("li", { className: text.startsWith("//") ? "comment" : "" }, text);
      if (recognizer != null) line.dataset.recognizer = recognizer;
      return line;
    }));
    this.mark();
  }

  /** Shows in which states the recognizers are. */
  mark() {
    if (this.panel.hidden) return;
    for (const line of this.list.querySelectorAll("[data-recognizer]")) {
      const state = this.scene.recognizers.get(Number(line.dataset.recognizer))?.state;
      if (state && state !== "possible") line.dataset.state = state;
      else delete line.dataset.state;
    }
  }

  /** What is over at once is seen for a moment. */
  flash(recognizer, state) {
    if (this.panel.hidden) return;
    for (const line of this.list.querySelectorAll(`[data-recognizer="${recognizer}"]`)) {
      line.dataset.acted = state;
      clearTimeout(line.timer);
      line.timer = setTimeout(() => delete line.dataset.acted, 900);
    }
  }
}
