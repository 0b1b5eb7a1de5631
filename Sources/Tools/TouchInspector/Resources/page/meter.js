// How long a touch takes until the screen can show what became of it, and how many of the screen's frames were
// left out meanwhile.

/** Milliseconds between two measurements. */
const PAUSE = 100;
/** What changes nothing on the stage is answered without an update; so long is waited for one. */
const PATIENCE = 100;
/** So many measurements are remembered, and so many frames of the screen. */
const MEMORY = 20;
const FRAMES = 300;
/** Milliseconds between two times that the numbers are written. */
const WRITING = 400;

export class Meter {
  /** `ask` sends a ping with a stamp, which comes back once everything said before it has been heard. */
  constructor({ box, ask }) {
    Object.assign(this, { box, ask });
    this.isOn = false;
    this.forget();
  }

  turn(isOn) {
    this.isOn = isOn;
    this.box.hidden = !isOn;
    this.forget();
    this.write();
  }

  forget() {
    this.delays = [];
    this.intervals = [];
    this.asked = this.answered = this.last = null;
    this.written = 0;
  }

  /** Frames of input that have just been sent. */
  sent(frames) {
    if (!this.isOn || this.asked != null) return;
    const stamp = frames.find(({ contacts }) => contacts)?.stamp;
    // A finger that the page makes has times that are still to come.
    if (stamp == null || stamp > performance.now() || stamp < (this.before ?? 0) + PAUSE) return;
    this.asked = this.before = stamp;
    this.isUpdated = false;
    this.ask(stamp);
  }

  pong(stamp) {
    if (stamp === this.asked) this.answered = performance.now();
  }

  updated() {
    this.isUpdated = this.asked != null;
  }

  /** The screen begins a frame, which shows everything that has come in before. */
  frame(now) {
    if (!this.isOn) return;
    if (this.last != null) keep(this.intervals, now - this.last, FRAMES);
    this.last = document.hidden ? null : now;
    if (this.answered != null && (this.isUpdated || performance.now() - this.answered > PATIENCE)) {
      keep(this.delays, (this.isUpdated ? performance.now() : this.answered) - this.asked, MEMORY);
      this.asked = this.answered = null;
    }
    if (now - this.written < WRITING) return;
    this.written = now;
    this.write();
  }

  write() {
    const period = middle(this.intervals);
    const dropped = this.intervals.reduce((sum, each) => sum + Math.max(0, Math.round(each / period) - 1), 0);
    const delay = this.delays.length ? `touch to screen ${middle(this.delays).toFixed(0)} ms` : "touch the stage";
    const rate = period ? ` · ${Math.round(1000 / period)} Hz · ${dropped} of ${this.intervals.length + dropped} frames dropped` : "";
    this.box.textContent = delay + rate;
  }
}

function keep(list, value, most) {
  list.push(value);
  if (list.length > most) list.shift();
}

function middle(values) {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;
}
