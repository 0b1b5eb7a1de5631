// Draws the lanes over time. Bars are placed once, in seconds; following, zooming and scrolling move
// and stretch the belt that carries them.

const DEFAULT_SCALE = 110; // CSS pixels to a second
const LEAST_SCALE = 4;
const GREATEST_SCALE = 4000;
/** How far from the right edge the present is, in pixels. */
const MARGIN = 28;

export class Timeline {
  constructor(lanes, { box, clock, onBar, withQuiet }) {
    Object.assign(this, { lanes, box, clock, onBar, withQuiet });
    this.scale = DEFAULT_SCALE;
    this.isFollowing = true;
    this.end = 0; // the time at the right edge, while it does not follow
    this.rows = new Map();
    this.axis = make("div", "axis");
    this.emptyText = make("p", "empty");
    this.emptyText.textContent = "Touch the stage: what each finger and each recognizer does appears here.";
    box.append(this.axis, this.emptyText);
    this.listen();
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
  }

  zoom(factor, around = this.width) {
    const time = this.right - (this.width - around) / this.scale;
    this.scale = Math.min(GREATEST_SCALE, Math.max(LEAST_SCALE, this.scale * factor));
    if (!this.isFollowing) this.end = time + (this.width - around) / this.scale;
    this.drawn = null;
  }

  scroll(pixels) {
    if (this.isFollowing) this.follow(false);
    this.end += pixels / this.scale;
  }

  /** Shows a stretch of time, and nothing else. */
  fit(from, to) {
    if (this.isFollowing) this.follow(false);
    const margin = 10;
    this.scale = Math.min(GREATEST_SCALE, Math.max(LEAST_SCALE, (this.width - 2 * margin) / Math.max(0.05, to - from)));
    this.end = to + margin / this.scale;
    this.draw();
  }

  show(time) {
    this.follow(false);
    this.end = time + this.width / 2 / this.scale;
  }

  // Drawing

  draw() {
    const right = this.right;
    const left = right - this.width / this.scale;
    this.drawAxis(left, right);
    const visible = this.lanes.visible(left, right, this.withQuiet());
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
  }

  row(lane) {
    let row = this.rows.get(lane.key);
    if (!row) {
      const element = make("div", lane.touch == null ? "lane" : "lane touch");
      const who = make(lane.touch == null ? "button" : "span", "who");
      const track = make("div", "track");
      const belt = make("div", "belt");
      who.textContent = lane.name;
      who.title = lane.name;
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

  drawAxis(left, right) {
    const step = niceStep(90 / this.scale);
    const first = Math.ceil(left / step);
    const last = Math.floor(right / step);
    const labels = this.labels ??= [];
    let count = 0;
    for (let index = first; index <= last && count < 100; index += 1) {
      const time = index * step;
      // At the right edge half of a label would be cut off; the next one comes soon.
      if (time < 0 || (time - left) * this.scale > this.width - 18) continue;
      const label = labels[count] ??= this.axis.appendChild(make("span", ""));
      label.hidden = false;
      const text = spell(time, step);
      if (label.textContent !== text) label.textContent = text;
      const place = (time - left) * this.scale;
      label.style.left = `${place}px`;
      // At the very edge half of it would be cut off.
      label.classList.toggle("first", place < 14);
      count += 1;
    }
    for (let index = count; index < labels.length; index += 1) labels[index].hidden = true;
  }

  // Hands and keys

  listen() {
    const { box } = this;
    box.addEventListener("wheel", (event) => {
      const isZoom = event.ctrlKey || event.metaKey;
      if (!isZoom && Math.abs(event.deltaY) > Math.abs(event.deltaX) && !event.shiftKey) return;
      event.preventDefault();
      const x = event.clientX - this.axis.getBoundingClientRect().left;
      if (isZoom) this.zoom(Math.exp(-event.deltaY / 200), x);
      else this.scroll(event.deltaX || event.deltaY);
    }, { passive: false });
    let drag = null;
    box.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || event.target.closest("button")) return;
      drag = event.clientX;
      box.setPointerCapture(event.pointerId);
    });
    box.addEventListener("pointermove", (event) => {
      if (drag === null) return;
      if (event.clientX !== drag) this.scroll(drag - event.clientX);
      drag = event.clientX;
    });
    box.addEventListener("lostpointercapture", () => { drag = null; });
    box.addEventListener("keydown", (event) => this.key(event));
  }

  key(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const bars = [...this.box.querySelectorAll("button.b")];
    const present = bars.indexOf(document.activeElement);
    if (step && event.target === this.box && !bars.length) this.scroll(step * 60);
    else if (step) {
      const row = document.activeElement.closest(".lane");
      const own = row ? bars.filter((bar) => row.contains(bar)).sort(byPlace) : bars.sort(byPlace);
      const index = own.indexOf(document.activeElement);
      const next = own[index < 0 ? own.length - 1 : index + step];
      if (next) {
        this.follow(false);
        next.focus({ preventScroll: true });
      } else this.scroll(step * 60);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const rows = [...this.box.querySelectorAll(".lane[data-recognizer]")];
      const index = rows.indexOf(document.activeElement.closest(".lane"));
      const next = rows[index + (event.key === "ArrowDown" ? 1 : -1)];
      (next?.querySelector("button.b") ?? next?.querySelector("button.who"))?.focus();
    } else if (event.key === "Home") this.follow(true);
    else return;
    if (present >= 0 || step || event.key.startsWith("Arrow")) event.preventDefault();
  }
}

function byPlace(one, other) {
  return parseFloat(one.style.left) - parseFloat(other.style.left);
}

function stretch(element, width) {
  element.style.width = `${Math.max(0, width).toFixed(1)}px`;
}

function make(tag, className) {
  const element = document.createElement(tag);
  element.className = className;
  return element;
}

/** The first of 1, 2, 5, 10, … hundredths, tenths, seconds or minutes that is at least so long. */
function niceStep(least) {
  for (let power = 0.001; power < 1e6; power *= 10) {
    for (const part of [1, 2, 5]) if (part * power >= least) return part * power;
  }
  return least;
}

function spell(time, step) {
  const digits = step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3;
  if (time < 60) return `${time.toFixed(digits)} s`;
  const minutes = Math.floor(time / 60 + 1e-9);
  return `${minutes}:${(time - minutes * 60).toFixed(digits).padStart(digits ? digits + 3 : 2, "0")}`;
}
