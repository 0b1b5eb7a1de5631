// The bar below the stage while a recording plays: play, pause, step, scrub, speed.

import { icon, iconButton, make } from "./dom.js";

const SPEEDS = [0.1, 0.25, 0.5, 1, 2, 4];

export class Replay {
  constructor(connection, box) {
    Object.assign(this, { connection, box });
    this.state = null;
    this.build();
  }

  build() {
    const tell = (what, fields) => this.connection.send("replay", { do: what, ...fields });
    this.tell = tell;
    this.name = make("span", { className: "name" });
    this.play = make("button", { className: "icon", onclick: () => this.toggle() });
    this.range = make("input", {
      type: "range", min: 0, step: "any", "aria-label": "Moment of the recording",
      oninput: () => this.seek(),
    });
    this.time = make("output");
    this.speed = make("select", {
      className: "small", "aria-label": "Speed",
      onchange: () => tell("play", { speed: Number(this.speed.value) }),
    }, ...SPEEDS.map((speed) => make("option", { value: speed, selected: speed === 1 }, `${speed}×`)));
    this.box.append(this.name,
      iconButton("back", "One frame back (,)", () => tell("step", { by: -1 })), this.play,
      iconButton("step", "One frame on (.)", () => tell("step", { by: 1 })),
      this.range, this.time, this.speed,
      iconButton("clear", "Close the recording", () => tell("close")));
  }

  /** A slider moves more often than the screen shows it, and each moment is played from the start. */
  seek() {
    this.seeking ??= requestAnimationFrame(() => {
      this.seeking = null;
      this.tell("seek", { at: this.range.valueAsNumber });
    });
  }

  toggle() {
    if (this.state?.isPlaying) this.tell("pause");
    else this.tell("play", { speed: Number(this.speed.value) });
  }

  step(by) {
    if (this.state) this.tell("step", { by });
  }

  show(message) {
    const isThere = message.name != null;
    this.box.hidden = !isThere;
    this.state = isThere ? message : null;
    if (!isThere) return;
    this.name.textContent = message.name;
    this.name.title = message.name;
    const title = message.isPlaying ? "Pause" : "Play";
    this.play.title = `${title} (P)`;
    this.play.replaceChildren(icon(message.isPlaying ? "pause" : "play"),
      make("span", { className: "unseen" }, title));
    this.range.max = message.duration;
    if (!this.seeking) this.range.value = message.at;
    this.time.textContent = `${message.at.toFixed(3)} / ${message.duration.toFixed(2)} s`
      + ` · frame ${message.frame} of ${message.frameCount}`;
  }
}
