// What the lanes show, made from trace entries alone: bars for states and touches, marks for
// verdicts. Nothing is drawn here.
//
//   receives ─▶ possible bar ─ state began ─▶ changed bar ─ state ended ─▶ a mark of gold ─ reset ─▶ nothing

import { matching, ordered } from "./order.js";

/** Older bars of one lane, and older touches and gestures, are forgotten. */
const MOST_BARS = 400;
const MOST_TOUCHES = 1000;
const MOST_GESTURES = 500;
/** Fingers that come later than this after the last have gone are another gesture, in seconds. */
const PAUSE = 1;
/** How long the bar of a state without duration is drawn, in seconds. */
const MOMENT = 0.06;

export class Lanes {
  constructor() {
    this.clear();
  }

  clear() {
    this.lanes = new Map(); // "touch" or recognizer id → lane
    this.lastBar = 0;
    /** Stretches of time with fingers, and what came of them: {number, from, to, outcomes}. */
    this.gestures = [];
    this.lastGesture = 0;
    this.down = new Set();
    this.touches = [];
  }

  lane(key, make) {
    let lane = this.lanes.get(key);
    if (!lane) {
      lane = { key, bars: [], marks: [], isLoud: false, version: 0, ...make() };
      this.lanes.set(key, lane);
    }
    return lane;
  }

  hear(entry, nameOf) {
    if (entry.kind === "touch") return this.hearTouch(entry);
    if (entry.subject == null) return;
    if (entry.kind === "state") this.extendGesture(entry, nameOf);
    const lane = this.lane(`r${entry.subject}`, () => (
      { name: nameOf(entry.subject), recognizer: entry.subject }));
    lane.version += 1;
    switch (entry.kind) {
      case "receives":
        if (!lane.open) this.openBar(lane, "possible", entry);
        break;
      case "state":
        this.hearState(lane, entry);
        break;
      case "held":
      case "action":
      case "deadline":
        if (entry.kind !== "deadline") lane.isLoud = true;
        // A gesture that goes on acts with every event; its bar says that already.
        if (entry.kind === "action" && entry.to === "changed") break;
        lane.marks.push({ at: entry.at, mark: entry.kind, text: entry.text });
        break;
      case "question":
        lane.marks.push({
          at: entry.at, mark: entry.answer === false ? "no" : "question", text: entry.text,
        });
        break;
    }
    this.forget(lane);
  }

  hearState(lane, entry) {
    switch (entry.to) {
      case "possible":
        this.close(lane, entry.at);
        break;
      case "began":
      case "changed":
        lane.isLoud = true;
        if (lane.open?.state !== "changed") {
          this.close(lane, entry.at);
          this.openBar(lane, "changed", entry);
        }
        break;
      default:
        if (entry.to !== "failed") lane.isLoud = true;
        this.close(lane, entry.at);
        // The end is a bar of its own, short, so that it can be seen and asked about.
        this.openBar(lane, entry.to, entry);
        lane.open.decided = entry.at;
        lane.open.end = entry.at + MOMENT;
        lane.open = null;
    }
  }

  hearTouch(entry) {
    this.noteFinger(entry);
    const lane = this.lane(`t${entry.touch}`, () => (
      { name: `touch ${entry.touch}`, touch: entry.touch, isLoud: true, hand: entry.hand ?? 0 }));
    lane.version += 1;
    if (entry.phase === "began") {
      this.openBar(lane, "touch", entry);
      this.touches.push(lane.key);
      if (this.touches.length > MOST_TOUCHES) this.lanes.delete(this.touches.shift());
    }
    if (entry.phase === "ended" || entry.phase === "cancelled") {
      if (entry.phase === "cancelled" && lane.open) lane.open.isCancelled = true;
      this.close(lane, entry.at);
    }
  }

  // Gestures

  noteFinger({ touch, phase, at }) {
    const last = this.gestures.at(-1);
    if (phase === "began") {
      if (!last || (!this.down.size && at > last.to + PAUSE)) this.beginGesture(at);
      this.down.add(touch);
    } else if (phase === "ended" || phase === "cancelled") this.down.delete(touch);
    const current = this.gestures.at(-1);
    if (current) current.to = Math.max(current.to, at);
  }

  beginGesture(at) {
    this.lastGesture += 1;
    this.gestures.push({ number: this.lastGesture, from: at, to: at, outcomes: new Map() });
    if (this.gestures.length > MOST_GESTURES) this.gestures.shift();
  }

  /** A state belongs to the gesture that is under way, or that has just ended. */
  extendGesture({ subject, to, at }, nameOf) {
    const gesture = this.gestures.at(-1);
    if (!gesture || (!this.down.size && at > gesture.to + PAUSE)) return;
    gesture.to = Math.max(gesture.to, at + MOMENT);
    if (to !== "possible" && to !== "changed") gesture.outcomes.set(subject, { name: nameOf(subject), state: to });
  }

  openBar(lane, state, entry) {
    lane.open = {
      id: ++this.lastBar, state, start: entry.at, end: null, text: entry.text,
      // When it came to what the bar shows, for a bar that is drawn longer than that took.
      decided: null,
      recognizer: entry.subject,
    };
    lane.bars.push(lane.open);
  }

  close(lane, at) {
    if (lane.open) lane.open.end = at;
    lane.open = null;
  }

  forget(lane) {
    while (lane.bars.length > MOST_BARS) lane.bars.shift();
    while (lane.marks.length > 2 * MOST_BARS) lane.marks.shift();
  }

  /** Fingers of the window first, then recognizers; quiet ones only if asked for. */
  visible(from, to, { withQuiet = false, order = "came", words = "", viewOf = () => null, curvesOf = () => [] } = {}) {
    const inside = (lane) => lane.bars.some(
      (bar) => bar.start <= to && (bar.end ?? Infinity) >= from);
    const lanes = [...this.lanes.values()].filter((lane) => inside(lane));
    const touches = lanes.filter((lane) => lane.touch != null);
    const others = lanes.filter((lane) => lane.touch == null && (withQuiet || lane.isLoud || lane.open
      || lane.bars.some((bar) => bar.state === "failed" && bar.end >= from)));
    touches.sort((one, other) => one.touch - other.touch);
    others.sort((one, other) => one.recognizer - other.recognizer);
    return [...packed(touches, from, to),
      ...ordered(matching(others, words, viewOf), order, viewOf, from, to).flatMap(
        (lane) => [lane, ...(lane.recognizer == null ? [] : curvesOf(lane.recognizer))])];
  }
}

/** Touches that follow each other share a lane, or a minute of taps would fill the page. */
function packed(touches, from, to) {
  const rows = [];
  for (const lane of touches) {
    const bar = lane.bars.find((each) => each.start <= to && (each.end ?? Infinity) >= from);
    const row = rows.find((each) => each.end !== null && each.end < bar.start);
    const end = lane.bars.at(-1).end;
    if (row) {
      row.lanes.push(lane);
      row.end = end;
    } else {
      rows.push({ lanes: [lane], end });
    }
  }
  return rows.map(({ lanes }, index) => ({
    key: `finger${index}`, name: `finger ${index + 1}`, touch: index, marks: [],
    bars: lanes.flatMap((lane) => lane.bars.map((bar) => ({ ...bar, hand: lane.hand }))),
    version: lanes.reduce((sum, lane) => sum + lane.version, 0),
  }));
}
