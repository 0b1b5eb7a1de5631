// Draws the lanes over time. Bars are placed once, in seconds; following, zooming and scrolling move
// and stretch the belt that carries them.

import { Axis } from "./axis.js";
import { path } from "./curves.js";
import { TimelineHands } from "./hands.js";

const DEFAULT_SCALE = 110; // CSS pixels to a second
const LEAST_SCALE = 4;
const GREATEST_SCALE = 4000;
/** How far from the right edge the present is, in pixels. */
const MARGIN = 28;

export class Timeline {
  /** `wish` says which lanes are wanted, and in which order. */
  constructor(lanes, { box, clock, onBar, wish }) {
    Object.assign(this, { lanes, box, clock, onBar, wish });
    this.scale = DEFAULT_SCALE;
    this.isFollowing = true;
    this.end = 0; // the time at the right edge, while it does not follow
    this.rows = new Map();
    this.axis = make("div", "axis");
    this.ticks = new Axis(this.axis);
    this.emptyText = make("p", "empty");
    this.emptyText.textContent = "Touch the stage: what each finger and each recognizer does appears here.";
    box.append(this.axis, this.emptyText);
    new TimelineHands(this);
    new ResizeObserver(() => this.changed()).observe(box);
  }

  // The window of time

  get width() {
    return Math.max(1, this.axis.clientWidth);
  }

  get right() {
    if (!this.isFollowing) return this.end;
    // A clock that has just started fills the lanes from the left.
    return Math.max(this.clock.now + MARGIN / this.scale, this.width / this.scale);
  }

  follow(isOn) {
    if (!isOn) this.end = this.right;
    this.isFollowing = isOn;
    this.onFollow?.(isOn);
    this.changed();
  }

  zoom(factor, around = this.width) {
    const time = this.right - (this.width - around) / this.scale;
    this.scale = Math.min(GREATEST_SCALE, Math.max(LEAST_SCALE, this.scale * factor));
    if (!this.isFollowing) this.end = time + (this.width - around) / this.scale;
    this.changed();
  }

  scroll(pixels) {
    if (this.isFollowing) this.follow(false);
    this.end += pixels / this.scale;
    this.changed();
  }

  /** Shows a stretch of time, and nothing else. */
  fit(from, to) {
    if (this.isFollowing) this.follow(false);
    const margin = 10;
    this.scale = Math.min(GREATEST_SCALE, Math.max(LEAST_SCALE, (this.width - 2 * margin) / Math.max(0.05, to - from)));
    this.end = to + margin / this.scale;
    this.draw();
  }

  /** The moment that is shown at a place of the axis. */
  time(x) {
    return this.right - (this.width - x) / this.scale;
  }

  /** The place of a moment on the axis. */
  place(time) {
    return this.width - (this.right - time) * this.scale;
  }

  show(time) {
    this.follow(false);
    this.end = time + this.width / 2 / this.scale;
    this.changed();
  }

  // Drawing

  /** What it shows is other than drawn: it is drawn with the screen's next frame, and again while time passes. */
  changed() {
    this.request ??= requestAnimationFrame(() => {
      this.request = null;
      this.draw();
      if (this.clock.isRunning) this.changed();
    });
  }

  draw() {
    const right = this.right;
    const left = right - this.width / this.scale;
    this.ticks.draw(left, right, this.scale, this.width);
    const visible = this.lanes.visible(left, right, this.wish());
    this.emptyText.hidden = visible.length > 0;
    const wanted = new Set(visible.map((lane) => lane.key));
    for (const [key, row] of this.rows) {
      if (wanted.has(key)) continue;
      row.element.remove();
      this.rows.delete(key);
    }
    let previous = this.emptyText;
    for (const lane of visible) {
      const row = this.row(lane);
      if (previous.nextSibling !== row.element) previous.after(row.element);
      previous = row.element;
      this.drawRow(row, lane, left, right);
    }
    this.onDraw?.(left, right);
  }

  row(lane) {
    let row = this.rows.get(lane.key);
    if (!row) {
      const element = make("div", lane.touch == null ? "lane" : "lane touch");
      if (lane.view != null) {
        element.classList.add("group");
        element.dataset.view = lane.view;
      }
      const who = make(lane.recognizer == null ? "span" : "button", "who");
      const track = make("div", "track");
      const belt = make("div", "belt");
      who.textContent = lane.name;
      who.title = lane.name;
      if (lane.curve) element.classList.add("curve");
      if (lane.recognizer != null) {
        element.dataset.recognizer = lane.recognizer;
        who.onclick = () => this.onBar(null, lane, who);
      }
      track.append(belt);
      element.append(who, track);
      row = { element, belt, items: new Map(), version: -1, origin: 0 };
      this.rows.set(lane.key, row);
    }
    return row;
  }

  drawRow(row, lane, left, right) {
    // A belt starts anew when its window has moved a screen away, so that it stays short.
    const span = right - left;
    const isStale = row.version !== lane.version || row.scale !== this.scale
      || left < row.from || right > row.to;
    if (isStale) {
      Object.assign(row, {
        version: lane.version, scale: this.scale, origin: left, from: left - span, to: right + span,
      });
      this.fill(row, lane);
    }
    row.belt.style.transform = `translateX(${(row.origin - left) * this.scale}px)`;
    const now = this.clock.now;
    for (const { element, bar } of row.items.values()) {
      if (bar && bar.end == null) stretch(element, (now - bar.start) * this.scale);
    }
  }

  fill(row, lane) {
    const wanted = new Map();
    for (const bar of lane.bars) {
      if (bar.start <= row.to && (bar.end ?? Infinity) >= row.from) wanted.set(`b${bar.id}`, bar);
    }
    lane.marks.forEach((mark) => {
      if (mark.at <= row.to && mark.at >= row.from) wanted.set(`m${mark.at}${mark.text}`, mark);
    });
    for (const [key, item] of row.items) {
      if (wanted.has(key)) continue;
      item.element.remove();
      row.items.delete(key);
    }
    for (const [key, each] of wanted) this.put(key, each, row, lane);
    if (lane.curve) this.drawCurve(row, lane);
  }

  drawCurve(row, lane) {
    row.curve ??= row.belt.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "svg"))
      .appendChild(document.createElementNS("http://www.w3.org/2000/svg", "path"));
    const { d, least, greatest } = path(lane.curve, { ...row, scale: this.scale, height: row.belt.clientHeight });
    row.curve.setAttribute("d", d);
    row.element.title = `${lane.name}: ${least.toFixed(2)} to ${greatest.toFixed(2)}`;
  }

  put(key, each, row, lane) {
    let item = row.items.get(key);
    if (!item) {
      item = { element: each.mark ? this.mark(each) : this.bar(each, lane) };
      row.items.set(key, item);
      row.belt.append(item.element);
    }
    if (!each.mark) item.bar = each;
    const start = each.mark ? each.at : each.start;
    item.element.style.left = `${(start - row.origin) * this.scale}px`;
    if (!each.mark) {
      stretch(item.element, ((each.end ?? this.clock.now) - each.start) * this.scale);
      if (each.isCancelled) item.element.dataset.state = "cancelled";
    }
  }

  bar(bar, lane) {
    const isTouch = bar.state === "touch";
    const element = make(isTouch ? "div" : "button", isTouch ? "b touch" : "b");
    element.title = bar.text;
    if (isTouch) {
      element.style.color = `var(--hand-${(bar.hand ?? 0) % 8})`;
      return element;
    }
    element.dataset.state = bar.state;
    element.dataset.bar = bar.id;
    element.setAttribute("aria-label", `${lane.name} ${bar.state} at ${bar.start.toFixed(3)} s: why?`);
    element.onclick = () => this.onBar(bar, lane, element);
    // One stop of the Tab key for all lanes; arrows move between bars.
    element.tabIndex = -1;
    return element;
  }

  mark(mark) {
    const element = make("i", "m");
    element.dataset.mark = mark.mark;
    element.title = mark.text;
    return element;
  }
}

function stretch(element, width) {
  element.style.width = `${Math.max(0, width).toFixed(1)}px`;
}

function make(tag, className) {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}
