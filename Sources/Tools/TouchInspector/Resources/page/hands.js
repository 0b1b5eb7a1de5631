// Hands and keys on the lanes: drag, zoom, pinch, and a stretch of the axis that is shown alone.

export class TimelineHands {
  constructor(timeline) {
    this.timeline = timeline;
    this.box = timeline.box;
    this.pointers = new Map(); // pointer id → x
    this.box.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.box.addEventListener("pointerdown", (event) => this.down(event));
    this.box.addEventListener("pointermove", (event) => this.move(event));
    this.box.addEventListener("lostpointercapture", (event) => this.up(event));
    this.box.addEventListener("keydown", (event) => this.key(event));
  }

  get left() {
    return this.timeline.axis.getBoundingClientRect().left;
  }

  wheel(event) {
    const isZoom = event.ctrlKey || event.metaKey;
    if (!isZoom && Math.abs(event.deltaY) > Math.abs(event.deltaX) && !event.shiftKey) return;
    event.preventDefault();
    if (isZoom) this.timeline.zoom(Math.exp(-event.deltaY / 200), event.clientX - this.left);
    else this.timeline.scroll(event.deltaX || event.deltaY);
  }

  down(event) {
    if (event.button !== 0 || event.target.closest("button")) return;
    this.box.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, event.clientX);
    // A stretch of the axis is chosen; a second finger makes it a pinch.
    this.range = event.target.closest(".axis") && this.pointers.size === 1 ? this.startRange(event) : this.endRange();
  }

  move(event) {
    const before = this.pointers.get(event.pointerId);
    if (before === undefined) return;
    if (this.range) return this.stretchRange(event.clientX - this.left);
    const [one, other] = [...this.pointers.values()];
    this.pointers.set(event.pointerId, event.clientX);
    if (this.pointers.size === 1) {
      if (event.clientX !== before) this.timeline.scroll(before - event.clientX);
      return;
    }
    const [now, beside] = [...this.pointers.values()];
    const spread = Math.abs(other - one);
    if (spread > 8) this.timeline.zoom(Math.max(8, Math.abs(beside - now)) / spread, (now + beside) / 2 - this.left);
  }

  up(event) {
    this.pointers.delete(event.pointerId);
    const range = this.range;
    this.endRange();
    if (range && range.to - range.from > 6) {
      this.timeline.fit(this.timeline.time(range.from), this.timeline.time(range.to));
    }
  }

  // A stretch of time

  startRange(event) {
    const x = event.clientX - this.left;
    this.timeline.follow(false);
    const element = document.createElement("i");
    element.className = "range";
    this.timeline.axis.append(element);
    return { start: x, from: x, to: x, element };
  }

  stretchRange(x) {
    const { range } = this;
    [range.from, range.to] = x < range.start ? [x, range.start] : [range.start, x];
    range.element.style.left = `${range.from}px`;
    range.element.style.width = `${range.to - range.from}px`;
  }

  endRange() {
    this.range?.element.remove();
    this.range = null;
    return null;
  }

  // Keys

  key(event) {
    const { timeline, box } = this;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const bars = [...box.querySelectorAll("button.b")];
    const present = bars.indexOf(document.activeElement);
    if (step && event.target === box && !bars.length) timeline.scroll(step * 60);
    else if (step) {
      const row = document.activeElement.closest(".lane");
      const own = row ? bars.filter((bar) => row.contains(bar)).sort(byPlace) : bars.sort(byPlace);
      const index = own.indexOf(document.activeElement);
      const next = own[index < 0 ? own.length - 1 : index + step];
      if (next) {
        timeline.follow(false);
        next.focus({ preventScroll: true });
      } else timeline.scroll(step * 60);
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const rows = [...box.querySelectorAll(".lane[data-recognizer]")];
      const index = rows.indexOf(document.activeElement.closest(".lane"));
      const next = rows[index + (event.key === "ArrowDown" ? 1 : -1)];
      (next?.querySelector("button.b") ?? next?.querySelector("button.who"))?.focus();
    } else if (event.key === "Home") timeline.follow(true);
    else return;
    if (present >= 0 || step || event.key.startsWith("Arrow")) event.preventDefault();
  }
}

function byPlace(one, other) {
  return parseFloat(one.style.left) - parseFloat(other.style.left);
}
