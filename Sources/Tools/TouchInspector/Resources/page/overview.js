// The strip above the lanes: all gestures of the session, each as long as it took, with short gaps for the
// pauses between them. A gesture that is chosen fills the lanes. While the lanes are paused, a chip counts
// the gestures that have come since.

import { make } from "./dom.js";

/** Pixels of a pause, and of the shortest gesture. */
const GAP = 6;
const LEAST = 5;
/** The states of which one says what became of a gesture, the most telling first. */
const TELLING = ["ended", "began", "cancelled", "failed"];

export class Overview {
  constructor(timeline, lanes, { strip, chip }) {
    Object.assign(this, { timeline, lanes, strip, chip });
    this.belt = strip.appendChild(make("div", { className: "gestures" }));
    this.frame = this.belt.appendChild(make("i", { className: "shown" }));
    this.marks = [];
    this.seen = 0;
    this.chosen = null;
    timeline.onDraw = (left, right) => this.draw(left, right);
    strip.addEventListener("click", ({ clientX }) => this.choose(this.gestureAt(clientX)));
    strip.addEventListener("keydown", (event) => this.key(event));
    chip.onclick = () => timeline.follow(true);
  }

  /** The lanes were paused, or follow again. */
  follow(isOn) {
    this.seen = this.lanes.lastGesture;
    if (isOn) this.chosen = null;
  }

  draw(left, right) {
    const { gestures } = this.lanes;
    const count = this.timeline.isFollowing ? 0 : Math.max(0, this.lanes.lastGesture - this.seen);
    this.chip.hidden = count === 0;
    const words = count === 1 ? "1 new gesture" : `${count} new gestures`;
    if (count && this.chip.textContent !== words) this.chip.textContent = words;
    this.strip.hidden = gestures.length === 0;
    if (!gestures.length) return;
    this.place();
    const [from, to] = [this.x(left), this.x(right)];
    Object.assign(this.frame.style, { left: `${from}px`, width: `${Math.max(2, to - from)}px` });
    const isOld = this.chosen && !gestures.includes(this.chosen);
    const shown = !this.chosen || isOld ? gestures.at(-1) : this.chosen;
    const values = { min: gestures[0].number, max: gestures.at(-1).number, now: shown.number, text: summary(shown) };
    for (const [name, value] of Object.entries(values)) this.strip.setAttribute(`aria-value${name}`, value);
  }

  /** Gives each gesture its place; gestures that do not fit are scrolled to. */
  place() {
    const { gestures } = this.lanes;
    const room = this.strip.clientWidth - GAP * (gestures.length + 1);
    const seconds = gestures.reduce((sum, { from, to }) => sum + to - from, 0);
    const scale = Math.max(0, room - LEAST * gestures.length) / Math.max(1, seconds);
    let x = GAP;
    this.places = gestures.map(({ from, to }) => {
      const place = { x, width: LEAST + (to - from) * scale };
      x += place.width + GAP;
      return place;
    });
    this.belt.style.width = `${x}px`;
    while (this.marks.length > gestures.length) this.marks.pop().remove();
    gestures.forEach((gesture, index) => {
      const mark = this.marks[index] ??= this.belt.appendChild(make("b"));
      const place = this.places[index];
      mark.style.left = `${place.x}px`;
      mark.style.width = `${place.width}px`;
      const state = telling(gesture)?.state ?? "possible";
      if (mark.dataset.state !== state) mark.dataset.state = state;
      const title = summary(gesture);
      if (mark.title !== title) mark.title = title;
    });
    if (this.count !== this.lanes.lastGesture) this.strip.scrollLeft = x;
    this.count = this.lanes.lastGesture;
  }

  /** The place of a moment; a pause is as long as all others. */
  x(time) {
    const { gestures } = this.lanes;
    const next = gestures.findIndex(({ to }) => time <= to);
    if (next < 0) return this.places.at(-1).x + this.places.at(-1).width + GAP / 2;
    const { from, to } = gestures[next];
    const { x, width } = this.places[next];
    return time < from ? x - GAP / 2 : x + (width * (time - from)) / Math.max(1e-9, to - from);
  }

  gestureAt(clientX) {
    const x = clientX - this.belt.getBoundingClientRect().left;
    const distance = ({ x: start, width }) => Math.max(start - x, x - start - width);
    const nearest = this.places.reduce((best, place) => (distance(place) < distance(best) ? place : best));
    return this.lanes.gestures[this.places.indexOf(nearest)];
  }

  choose(gesture) {
    if (!gesture) return;
    this.chosen = gesture;
    this.timeline.fit(gesture.from, gesture.to);
  }

  key(event) {
    const { gestures } = this.lanes;
    const index = this.chosen ? gestures.indexOf(this.chosen) : gestures.length;
    const next = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: gestures.length - 1 }[event.key];
    if (next == null) return;
    event.preventDefault();
    this.choose(gestures[Math.min(gestures.length - 1, Math.max(0, next))]);
  }
}

/** What says best what became of a gesture. */
function telling({ outcomes }) {
  const all = [...outcomes.values()];
  return TELLING.map((state) => all.find((each) => each.state === state)).find(Boolean);
}

function summary(gesture) {
  const outcome = telling(gesture);
  return `${gesture.from.toFixed(1)} s: ${outcome ? `${outcome.name} ${outcome.state}` : "nothing recognized"}`;
}
