// Gestures that the page makes itself: a demonstration, a first guidance, and the way to make them without
// a pointer. They come in as any finger does.

import { fill, make } from "./dom.js";

/** Milliseconds between the readings of a finger. */
const READING = 8;
/** How far a person's finger strays from its way, in points. */
const TREMBLE = 0.9;
/** Stands for the stage's left edge, where others are measured from the middle of a view. */
const EDGE = -100000;

/** What each kind of recognizer is for: words, and what the fingers do. */
const GESTURES = {
  tap: [["Tap", () => taps(1)], ["Double tap", () => taps(2)], ["Tap with two fingers", () => taps(1, 2)]],
  longPress: [["Long press", () => press()]],
  pan: [["Drag right", () => drag(110, 0, 600)], ["Drag up", () => drag(0, -110, 600)], ["Flick up", () => drag(0, -130, 130)]],
  swipe: [["Swipe left", () => drag(-140, 0, 150)], ["Swipe right", () => drag(140, 0, 150)],
    ["Swipe up", () => drag(0, -140, 150)], ["Swipe down", () => drag(0, 140, 150)]],
  pinch: [["Spread", () => pair(45, 95, 0)], ["Pinch", () => pair(95, 45, 0)]],
  rotation: [["Turn", () => pair(70, 70, Math.PI / 2)]],
  screenEdgePan: [["From the edge", () => edge()]],
  hover: [["Hover across", () => drag(120, 30, 900)]],
};
/** What recognizers of classes of their own are tried with. */
const CUSTOM = [["Check mark", () => checkMark()], ["Circle", () => circle()], ["Tap", () => taps(1)], ["Drag right", () => drag(110, 0, 600)]];
const ORDER = ["tap", "longPress", "pan", "swipe", "pinch", "rotation", "screenEdgePan", "hover"];

export class Gestures {
  /** `input` takes the fingers, `placeOf` finds the view of a kind of recognizer on the stage. */
  constructor(scene, { box, input, placeOf, say, sheet, close, onStop }) {
    Object.assign(this, { scene, box, input, placeOf, say, sheet, close, onStop });
    this.isHuman = false;
    this.spelled = null;
  }

  /** Whether fingers of its own are down. */
  get isBusy() {
    return Boolean(this.timer);
  }

  /** Offers what the scene's recognizers are for. */
  rebuild() {
    const kinds = new Set([...this.scene.recognizers.values()].map(({ kind }) => kind));
    // A part of each scroll view, which no gesture is for.
    kinds.delete("ContentTouchDelay");
    const known = ORDER.filter((kind) => kinds.has(kind));
    const custom = [...kinds].filter((kind) => !ORDER.includes(kind)).slice(0, 2);
    const offered = known.length || custom.length ? [...known, ...custom] : ["tap", "pan"];
    const spelled = offered.join();
    if (spelled === this.spelled) return;
    this.spelled = spelled;
    const human = make("input", {
      type: "checkbox", checked: this.isHuman, onchange: () => { this.isHuman = human.checked; },
    });
    fill(this.box, make("span", { className: "title", id: "doer-title" }, "Do it for me"),
      // A phone has no room for all of them in a row.
      make("button", { className: "text opener", onclick: () => this.open(offered) }, "Do it for me…"),
      ...this.buttons(offered),
      make("label", { className: "check" }, human, "like a person’s hand"));
  }

  buttons(offered) {
    const all = offered.flatMap((kind) => (GESTURES[kind] ?? CUSTOM).map(([words, script]) => ({ kind, words, script })));
    const once = all.filter(({ words }, index) => all.findIndex((each) => each.words === words) === index);
    return once.map(({ kind, words, script }) => make("button", {
      className: "text", data: { gesture: words },
      onclick: () => {
        this.close();
        this.perform(words, kind, script());
      },
    }, words));
  }

  open(offered) {
    this.sheet("Do it for me", make("p", { className: "empty" }, "A finger of the page’s own makes the gesture."),
      make("div", { className: "cures" }, ...this.buttons(offered)));
  }

  perform(words, kind, script) {
    this.stop();
    const center = this.placeOf(kind);
    const start = performance.now();
    const fingers = new Map();
    const stray = () => (this.isHuman ? (Math.random() - 0.5) * 2 * TREMBLE : 0);
    const rest = within(center, this.isHuman ? script.map((each) => ({ ...each, at: slowed(each.at, script) })) : script);
    this.say(`${words}: the page's own finger does it`);
    const go = () => {
      const now = performance.now() - start;
      while (rest.length && rest[0].at <= now) {
        const { at, finger, phase, x, y } = rest.shift();
        const left = x < EDGE / 2 ? x - EDGE + 2 : center.x + x + stray();
        if (kind === "hover") {
          this.input.makeHover(start + at, phase, left, center.y + y);
          continue;
        }
        if (phase === "began") fingers.set(finger, this.input.newFinger());
        // They have the times of the script, however late this machine is.
        this.input.make(start + at, fingers.get(finger), phase, left, center.y + y + stray());
      }
      if (!rest.length) this.stop();
    };
    this.timer = setInterval(go, READING);
    go();
  }

  /** It is done, the server has cancelled its fingers, or another scene is there. */
  stop() {
    clearInterval(this.timer);
    this.timer = null;
    this.onStop();
  }
}

/** A script whose fingers come down on the view, however small that is: moved there, or made smaller. */
function within({ width, height }, script) {
  const starts = script.filter(({ phase, x }) => phase === "began" && x > EDGE / 2);
  const [across, down] = [width, height].map((side) => Math.max(1, side / 2 - 6));
  if (new Set(script.map(({ finger }) => finger)).size > 1) {
    const share = Math.min(1, ...starts.map(({ x, y }) => Math.min(across / Math.max(1e-6, Math.abs(x)), down / Math.max(1e-6, Math.abs(y)))));
    return script.map((each) => ({ ...each, x: each.x * share, y: each.y * share }));
  }
  if (!starts.length) return [...script];
  const [{ x, y }] = starts;
  const dx = Math.min(across, Math.max(-across, x)) - x;
  const dy = Math.min(down, Math.max(-down, y)) - y;
  return script.map((each) => ({ ...each, x: each.x + dx, y: each.y + dy }));
}

/** When a hand is where an even finger is at a moment: it starts and ends slowly, and is quick between. */
function slowed(at, script) {
  const end = script.at(-1).at;
  if (!end || !script.some(({ phase }) => phase === "moved")) return at;
  let [low, high] = [0, 1];
  for (let step = 0; step < 20; step += 1) {
    const time = (low + high) / 2;
    // The way of least jerk, as hands go.
    if (time ** 3 * (10 - 15 * time + 6 * time ** 2) < at / end) low = time;
    else high = time;
  }
  return low * end;
}

// What fingers do, at which millisecond, in points from the middle of a view

function taps(count, fingers = 1) {
  const script = [];
  for (let tap = 0; tap < count; tap += 1) {
    for (let finger = 0; finger < fingers; finger += 1) {
      const place = { finger, x: (finger - (fingers - 1) / 2) * 50, y: 0 };
      script.push({ at: tap * 170, phase: "began", ...place }, { at: tap * 170 + 60, phase: "ended", ...place });
    }
  }
  return script.sort((one, other) => one.at - other.at);
}

function press() {
  return way(900, () => [{ x: 0, y: 0 }]);
}

function drag(dx, dy, duration) {
  return way(duration, (part) => [{ x: (part - 0.5) * dx, y: (part - 0.5) * dy }]);
}

function pair(from, to, angle) {
  return way(500, (part) => {
    const reach = from + (to - from) * part;
    const x = reach * Math.cos(angle * part);
    const y = reach * Math.sin(angle * part);
    return [{ x: -x, y: -y }, { x, y }];
  });
}

function checkMark() {
  return way(600, (part) => [part < 0.35
    ? { x: -60 + part * 110, y: -5 + part * 120 } : { x: -21 + (part - 0.35) * 125, y: 37 - (part - 0.35) * 150 }]);
}

function circle() {
  return way(900, (part) => [{ x: 55 * Math.sin(part * 2 * Math.PI), y: -55 * Math.cos(part * 2 * Math.PI) }]);
}

function edge() {
  return way(350, (part) => [{ x: EDGE + part * 160, y: 0 }]);
}

function way(duration, places) {
  const script = [];
  const add = (at, phase, part) => places(part).forEach(
    (place, finger) => script.push({ at, finger, phase, ...place }));
  add(0, "began", 0);
  for (let at = READING; at < duration; at += READING) add(at, "moved", at / duration);
  add(duration, "ended", 1);
  return script;
}
