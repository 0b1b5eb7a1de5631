// Fingers, pens, mice, wheels and keys of the browser, put into frames and sent in order.
//
//   pointer events of one moment ──▶ one frame ──▶ one message, as soon as the browser has told all
//
// A finger whose end the browser does not tell (blur, hidden tab, lost capture) is cancelled here.

import { keyUsages, pressTypes } from "./keys.js";

/** How long a wheel must rest until its scrolling is over, in milliseconds. */
const WHEEL_PAUSE = 160;
const MODIFIERS = [
  ["CapsLock", 1 << 16], ["Shift", 1 << 17], ["Control", 1 << 18], ["Alt", 1 << 19], ["Meta", 1 << 20],
];

export class Input {
  /** `place` turns client coordinates into points of the scene; `send` takes a list of frames. */
  constructor(surface, { place, send, interrupt, moved, center, writes }) {
    Object.assign(this, { surface, place, send, interrupt, moved, center, writes });
    this.fingers = new Map(); // pointer id → {id, x, y, twin?, type}
    this.made = new Map(); // those that the page makes itself
    this.frames = [];
    this.lastID = 0;
    this.sequence = 0;
    this.buttons = 0;
    this.modifiers = 0;
    this.keys = new Map();
    /** Readings of a finger in a second, and the radius of one that has none of its own, in points. */
    this.touch = {};
    /** Whether a mouse plays a finger, or the pointer that it is. */
    this.mouseIsFinger = true;
    const later = new MessageChannel();
    later.port1.onmessage = () => this.flush();
    this.wake = () => later.port2.postMessage(0);
    this.listen();
  }

  listen() {
    const on = (type, work, options) => this.surface.addEventListener(type, work, options);
    on("pointerdown", (event) => this.down(event));
    on("pointermove", (event) => this.move(event));
    on("pointerup", (event) => this.up(event, "ended"));
    on("pointercancel", (event) => this.up(event, "cancelled"));
    on("lostpointercapture", (event) => this.up(event, "cancelled"));
    on("pointerenter", (event) => this.hover(event, "began"));
    on("pointerleave", (event) => this.hover(event, "ended"));
    on("wheel", (event) => this.wheel(event), { passive: false });
    on("keydown", (event) => this.key(event, "began"));
    on("keyup", (event) => this.key(event, "ended"));
    // Panning, zooming and menus of the browser would take fingers away.
    for (const type of ["touchstart", "touchmove", "contextmenu", "dragstart", "selectstart"]) {
      on(type, (event) => event.preventDefault(), { passive: false });
    }
    window.addEventListener("blur", () => this.cancelAll("the window lost the focus"));
    window.addEventListener("pagehide", () => this.cancelAll("the page was left"));
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.cancelAll("the tab was hidden");
    });
    window.addEventListener("keydown", (event) => this.showTwin(event));
    window.addEventListener("keyup", (event) => this.showTwin(event));
  }

  // Frames

  frame(stamp) {
    const last = this.frames.at(-1);
    if (last && last.stamp >= stamp) return last;
    const frame = { stamp };
    this.frames.push(frame);
    this.wake();
    return frame;
  }

  flush() {
    if (!this.frames.length) return;
    const frames = this.frames;
    this.frames = [];
    this.send(frames, ++this.sequence);
  }

  /** Everything may change once in a frame: a second change is the next moment. */
  frameWithout(stamp, has) {
    const frame = this.frame(stamp);
    if (!has(frame)) return frame;
    const next = { stamp: Math.max(stamp, frame.stamp) + 0.001 };
    this.frames.push(next);
    return next;
  }

  contact(stamp, contact) {
    // A finger that comes when another has just gone is not there with it: a quick second click would be
    // the second of two fingers.
    const follows = (known) => known.id === contact.id || (contact.phase === "began"
      && (known.phase === "ended" || known.phase === "cancelled"));
    const frame = this.frameWithout(stamp, ({ contacts }) => contacts?.some(follows));
    (frame.contacts ??= []).push(contact);
    this.note(frame);
  }

  note(frame) {
    if (this.noted?.modifiers !== this.modifiers) frame.modifiers = this.modifiers;
    if (this.noted?.buttons !== this.buttons) frame.buttons = this.buttons;
    this.noted = { modifiers: this.modifiers, buttons: this.buttons };
  }

  readModifiers(event) {
    this.modifiers = 0;
    for (const [name, bit] of MODIFIERS) {
      if (event.getModifierState?.(name)) this.modifiers |= bit;
    }
  }

  // Pointers

  kind(event) {
    if (event.pointerType === "pen") return "pencil";
    return event.pointerType === "mouse" && !this.mouseIsFinger ? "indirectPointer" : "direct";
  }

  sample(event) {
    const { x, y } = this.place(event.clientX, event.clientY);
    const sample = [event.timeStamp, x, y];
    if (event.pointerType !== "mouse") {
      const zoom = this.place.zoom ?? 1;
      sample.push(Math.max(event.width || 0, event.height || 0) / 2 / zoom, event.pressure || 0);
      if (event.pointerType === "pen") {
        sample.push(event.altitudeAngle ?? Math.PI / 2, event.azimuthAngle ?? 0,
          ((event.twist || 0) * Math.PI) / 180);
      }
    } else if (this.touch.radius && this.mouseIsFinger) {
      sample.push(this.touch.radius, 0);
    }
    return sample;
  }

  down(event) {
    if (event.pointerType === "mouse" && this.mouseIsFinger && event.button !== 0) return;
    this.surface.focus({ preventScroll: true, focusVisible: false });
    this.readModifiers(event);
    this.buttons = event.pointerType === "mouse" ? event.buttons : 0;
    if (this.fingers.has(event.pointerId)) return this.move(event);
    try {
      this.surface.setPointerCapture(event.pointerId);
    } catch {
      // It has gone already; its end will not come, so it does not begin.
      return;
    }
    const kind = this.kind(event);
    const finger = { id: ++this.lastID, kind };
    this.fingers.set(event.pointerId, finger);
    const sample = this.sample(event);
    if (event.pointerType === "mouse") this.hover(event, "ended");
    this.tell(event.timeStamp, finger, "began", [sample]);
    if (event.pointerType === "mouse" && this.mouseIsFinger && event.altKey) {
      finger.twin = { id: ++this.lastID, kind };
      finger.axis = this.axis(sample);
      this.tell(event.timeStamp, finger.twin, "began", [this.mirror(finger, sample)]);
    }
    this.moved();
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    this.readModifiers(event);
    if (!finger) return this.hover(event, "changed");
    const coalesced = event.getCoalescedEvents?.() ?? [];
    const samples = (coalesced.length ? coalesced : [event]).map((each) => this.sample(each));
    if (event.pointerType === "mouse") this.buttons = event.buttons;
    this.tell(event.timeStamp, finger, "moved", samples);
    if (finger.twin) {
      // With shift the pair moves as one, so that a two-finger drag can be tried too.
      if (event.shiftKey) finger.axis = this.carried(finger, samples.at(-1));
      const mirrored = samples.map((sample) => this.mirror(finger, sample));
      this.tell(event.timeStamp, finger.twin, "moved", mirrored);
    }
    finger.last = samples.at(-1);
    this.moved();
  }

  up(event, phase) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.fingers.delete(event.pointerId);
    this.readModifiers(event);
    if (event.pointerType === "mouse") this.buttons = event.buttons;
    const sample = this.sample(event);
    this.tell(event.timeStamp, finger, phase, [sample]);
    if (finger.twin) this.tell(event.timeStamp, finger.twin, phase, [this.mirror(finger, sample)]);
    this.moved();
  }

  tell(stamp, finger, phase, all) {
    const [, x, y] = all.at(-1);
    Object.assign(finger, { x, y });
    const samples = this.read(finger, phase, all);
    if (!samples.length) return;
    const contact = { id: finger.id, phase, samples };
    if (finger.kind !== "direct") contact.kind = finger.kind;
    this.contact(stamp, contact);
  }

  /** What a device that reads so often reports of it now; the newest place comes when it reads next. */
  read(finger, phase, samples) {
    clearTimeout(finger.waiting);
    if (!this.touch.rate) return samples;
    const period = 1000 / this.touch.rate;
    if (phase !== "moved") {
      [finger.reading] = samples.at(-1);
      return samples;
    }
    finger.reading ??= samples[0][0];
    const taken = samples.filter(([stamp]) => {
      const isDue = stamp - finger.reading >= period;
      if (isDue) finger.reading = stamp;
      return isDue;
    });
    const last = samples.at(-1);
    if (taken.at(-1) !== last) {
      const due = finger.reading + period;
      finger.waiting = setTimeout(() => {
        finger.reading = due;
        this.contact(due, { id: finger.id, phase, samples: [[due, ...last.slice(1)]],
          ...(finger.kind !== "direct" && { kind: finger.kind }) });
      }, Math.max(0, due - performance.now()));
    }
    return taken;
  }

  // Fingers that the page makes itself

  newFinger() {
    const finger = { id: ++this.lastID, kind: "direct" };
    this.made.set(finger.id, finger);
    return finger;
  }

  make(stamp, finger, phase, x, y) {
    // A finger that has been cancelled meanwhile does not come back.
    if (!finger || !this.made.has(finger.id)) return;
    this.tell(stamp, finger, phase, [[stamp, x, y, this.touch.radius ?? 9, 0.3]]);
    if (phase === "ended") this.made.delete(finger.id);
  }

  /** A pointer of the page's own, above the stage. */
  makeHover(stamp, phase, x, y) {
    const frame = this.frameWithout(stamp, (known) => known.hover);
    frame.hover = { phase: phase === "moved" ? "changed" : phase, x, y };
    this.note(frame);
  }

  // The mirrored finger

  /** The point half way between a finger and its twin. */
  axis(sample) {
    return this.shifted && this.lastAxis ? this.lastAxis : this.center();
  }

  carried(finger, sample) {
    const last = finger.last ?? sample;
    return { x: finger.axis.x + sample[1] - last[1], y: finger.axis.y + sample[2] - last[2] };
  }

  mirror(finger, sample) {
    this.lastAxis = finger.axis;
    const [stamp, x, y, ...rest] = sample;
    return [stamp, 2 * finger.axis.x - x, 2 * finger.axis.y - y, ...rest];
  }

  showTwin(event) {
    this.shifted = event.shiftKey;
    this.twinShown = event.altKey;
    this.moved();
  }

  /** Where the mouse and its mirrored twin would touch, while the modifier key is held. */
  get ghosts() {
    if (!this.twinShown || !this.mouse || !this.mouseIsFinger || this.fingers.size) return [];
    const axis = this.axis();
    return [this.mouse, { x: 2 * axis.x - this.mouse.x, y: 2 * axis.y - this.mouse.y }];
  }

  // Hover, wheel, keys

  hover(event, phase) {
    if (event.pointerType === "touch") return;
    const { x, y } = this.place(event.clientX, event.clientY);
    this.mouse = phase === "ended" ? null : { x, y };
    this.twinShown = event.altKey;
    this.moved();
    const over = phase === "ended" ? this.hovers : !this.hovers;
    if (phase === "ended" && !this.hovers) return;
    if (phase === "changed" && over) phase = "began";
    if (phase === "began" && this.hovers) phase = "changed";
    this.hovers = phase !== "ended";
    const frame = this.frameWithout(event.timeStamp, (known) => known.hover);
    frame.hover = { phase, x, y };
    if (event.pointerType === "pen") {
      Object.assign(frame.hover, {
        kind: "pencil", altitude: event.altitudeAngle, azimuth: event.azimuthAngle,
      });
    }
    this.note(frame);
  }

  wheel(event) {
    event.preventDefault();
    this.readModifiers(event);
    const { x, y } = this.place(event.clientX, event.clientY);
    const frame = this.frameWithout(event.timeStamp, (known) => known.scroll || known.transform);
    const phase = this.wheelTimer ? "changed" : "began";
    clearTimeout(this.wheelTimer);
    const isPinch = event.ctrlKey; // What browsers make of a trackpad's pinch.
    if (isPinch) {
      frame.transform = { phase, x, y, scale: Math.exp(-event.deltaY / 100), rotation: 0 };
    } else {
      const unit = [1, 16, 400][event.deltaMode] ?? 1;
      const discrete = event.deltaMode !== 0 || Math.abs(event.deltaY) >= 100;
      frame.scroll = { phase, x, y, dx: -event.deltaX * unit, dy: -event.deltaY * unit, discrete };
    }
    this.note(frame);
    this.wheelTimer = setTimeout(() => {
      this.wheelTimer = null;
      const end = this.frameWithout(performance.now(), (known) => known.scroll || known.transform);
      if (isPinch) end.transform = { phase: "ended", x, y, scale: 1, rotation: 0 };
      else end.scroll = { phase: "ended", x, y, dx: 0, dy: 0, discrete: false };
    }, WHEEL_PAUSE);
  }

  key(event, phase) {
    // The page's own keys, and the way out of the stage by keyboard.
    if (event.code === "Tab" || event.ctrlKey || event.metaKey || event.target !== this.surface) return;
    const usage = keyUsages[event.code];
    if (usage === undefined) return;
    // Letters are the page's keys as well, unless a text in the scene is edited.
    if (event.key.length > 1 || event.key === " " || this.writes()) {
      event.preventDefault();
      event.stopPropagation();
    }
    this.readModifiers(event);
    if (phase === "began" ? this.keys.has(event.code) : !this.keys.has(event.code)) return;
    const id = phase === "began" ? ++this.lastID : this.keys.get(event.code);
    if (phase === "began") this.keys.set(event.code, id);
    else this.keys.delete(event.code);
    const frame = this.frameWithout(
      event.timeStamp, ({ presses }) => presses?.some((known) => known.id === id));
    const press = { id, phase, type: pressTypes[event.code] ?? -1, usage, modifiers: this.modifiers };
    press.characters = event.key.length === 1 ? event.key : "";
    (frame.presses ??= []).push(press);
    this.note(frame);
  }

  // Ends that the browser does not tell

  cancelAll(reason) {
    this.flush();
    const isIdle = !this.fingers.size && !this.made.size && !this.keys.size && !this.wheelTimer;
    this.forget();
    if (!isIdle) this.interrupt(performance.now(), reason);
    this.moved();
  }

  /** The server has cancelled everything, or another scene is on the stage. */
  forget() {
    for (const finger of [...this.fingers.values(), ...this.made.values()]) {
      clearTimeout(finger.waiting);
      clearTimeout(finger.twin?.waiting);
    }
    for (const id of this.fingers.keys()) {
      if (this.surface.hasPointerCapture?.(id)) this.surface.releasePointerCapture(id);
    }
    this.fingers.clear();
    this.made.clear();
    this.keys.clear();
    clearTimeout(this.wheelTimer);
    this.wheelTimer = null;
    this.frames = [];
    this.hovers = false;
    this.noted = null;
  }
}
