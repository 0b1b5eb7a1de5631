// Draws the scene's views as they look now, and the fingers above them.

import { color } from "./colors.js";
import { controls } from "./controls.js";
import { Labels } from "./labels.js";
import { picture } from "./pictures.js";
import { Transitions } from "./transitions.js";

/** How far each view is above the one that it lies in, in an exploded view, in points. */
const LIFT = 34;
/** The radius that the style sheet gives fingers. */
const FINGERTIP = 22;
/** Points of the line behind a finger. */
const TRAIL = 40;

export class Stage {
  constructor(scene, { frame, stage, tree, overlay }) {
    Object.assign(this, { scene, frame, stage, tree, overlay });
    this.elements = new Map();
    this.fingers = new Map();
    this.ghosts = [];
    this.trails = new Map(); // touch → the line behind it
    this.turn = { tilt: 48, spin: -32 }; // degrees of the view in layers
    this.listenToTurns();
    this.labels = new Labels(stage);
    this.transitions = new Transitions();
    this.zoom = 1;
    new ResizeObserver(() => this.fit()).observe(frame);
  }

  // Place and size

  /** Makes the scene as large as there is room, never larger than one point a pixel. */
  fit() {
    const [width, height] = this.scene.size;
    const { clientWidth, clientHeight } = this.frame;
    this.zoom = Math.max(0.1, Math.min(1, clientWidth / width, clientHeight / height));
    const x = Math.max(0, (clientWidth - width * this.zoom) / 2);
    const y = Math.max(0, (clientHeight - height * this.zoom) / 2);
    Object.assign(this.stage.style, {
      width: `${width}px`, height: `${height}px`, transform: `translate(${x}px, ${y}px) scale(${this.zoom})`,
    });
  }

  /** A place of the browser's window in points of the scene. */
  place(clientX, clientY) {
    const { left, top } = this.stage.getBoundingClientRect();
    return { x: (clientX - left) / this.zoom, y: (clientY - top) / this.zoom };
  }

  // Views

  rebuild() {
    if (this.isFrozen) return;
    this.transitions.clear();
    this.tree.replaceChildren();
    this.elements.clear();
    this.labels.forget();
    for (const root of this.scene.roots) this.build(root.id, this.tree);
    for (const finger of [...this.fingers.values(), ...this.trails.values()]) finger.remove();
    this.fingers.clear();
    this.trails.clear();
    this.fit();
  }

  build(id, parent) {
    const element = this.element(id);
    parent.append(element);
    for (const child of this.scene.children.get(id) ?? []) this.build(child, element);
  }

  element(id) {
    let element = this.elements.get(id);
    if (!element) {
      element = document.createElement("div");
      element.className = "v";
      this.elements.set(id, element);
    }
    this.draw(id);
    return element;
  }

  /** Brings the elements into the order of the tree; those already in place are not touched. */
  rearrange() {
    for (const [id, element] of this.elements) {
      if (this.scene.views.has(id)) continue;
      this.transitions.end(id, element);
      element.remove();
      this.elements.delete(id);
    }
    for (const root of this.scene.roots) this.arrange(root.id, this.tree);
  }

  arrange(id, parent) {
    const element = this.elements.get(id) ?? this.element(id);
    if (parent.lastChild !== element) parent.append(element);
    for (const child of this.scene.children.get(id) ?? []) this.arrange(child, element);
  }

  /** Hears of views that are about to change. */
  prepare(views) {
    for (const view of views) {
      const element = this.elements.get(view.id);
      const isNew = view.transition && !this.scene.views.get(view.id)?.transition;
      if (element && isNew) this.transitions.keep(view.id, element);
    }
  }

  /** Puts a view where it is in the view above it, whose bounds may have moved. */
  settle(id) {
    const view = this.scene.views.get(id);
    const element = this.elements.get(id);
    if (!view || !element) return;
    const [, , width, height] = view.bounds;
    const [anchorX, anchorY] = view.anchor ?? [0.5, 0.5];
    const [offsetX, offsetY] = this.scene.views.get(view.parent)?.bounds ?? [0, 0];
    const left = view.center[0] - anchorX * width - offsetX;
    const top = view.center[1] - anchorY * height - offsetY;
    const style = element.style;
    const size = `${width} ${height} ${anchorX} ${anchorY}`;
    // Browsers read each style that is set, also if it is what it was.
    if (element.sized !== size) {
      element.sized = size;
      style.width = `${width}px`;
      style.height = `${height}px`;
      style.transformOrigin = `${anchorX * 100}% ${anchorY * 100}%`;
    }
    const lift = this.isExploded && this.scene.views.has(view.parent) ? ` translateZ(${LIFT}px)` : "";
    style.transform = `translate(${left}px, ${top}px)${matrix(view.transform)}${lift}`;
    const alpha = view.alpha ?? 1;
    if (view.transition || element.alpha !== alpha) style.opacity = alpha;
    element.alpha = view.transition ? null : alpha; // A transition has an opacity of its own.
    if (view.transition) this.transitions.draw(id, element, view.transition);
  }

  /** Keeps the picture as it is, or draws what has changed meanwhile. */
  freeze(isFrozen) {
    const isOver = this.isFrozen && !isFrozen;
    this.isFrozen = isFrozen;
    if (isOver) this.rebuild();
  }

  /** Shows what an update has changed. */
  show(changed) {
    if (this.isFrozen) return; // `rebuild` follows.
    if (changed.tree) this.rearrange();
    for (const id of changed.views) {
      if (changed.moved.has(id)) this.settle(id);
      else this.draw(id);
    }
    // Where a view's bounds begin is where its subviews are measured from.
    for (const id of changed.scrolled) {
      for (const child of this.scene.children.get(id) ?? []) if (!changed.views.has(child)) this.settle(child);
    }
  }

  draw(id) {
    if (this.isFrozen) return;
    const view = this.scene.views.get(id);
    const element = this.elements.get(id);
    if (!view || !element) return;
    const [x, y] = view.bounds;
    const parent = this.scene.views.get(view.parent);
    const style = element.style;
    style.display = view.hidden ? "none" : "";
    style.background = view.color ? color(view.color) : "";
    style.borderRadius = view.corner ? `${view.corner}px` : "";
    element.classList.toggle("clips", Boolean(view.clips) || x !== 0 || y !== 0);
    element.classList.toggle("off", view.enabled === false);
    element.classList.toggle("pressed", Boolean(view.control?.highlighted));
    element.classList.toggle("selected", id === this.scene.selected);
    element.classList.toggle("bare", this.isBare(view, parent));
    element.dataset.view = id;
    element.dataset.name = view.name;
    if (!view.transition) this.transitions.end(id, element);
    this.settle(id);
    this.drawText(element, view);
    this.drawPicture(element, view);
    this.drawFace(element, view);
    this.drawControl(element, view);
    this.drawTags(element, id);
  }

  /** Whether a view would not be seen, though it is there to be touched or has a place of its own. */
  isBare(view, parent) {
    const shows = view.color?.[3] > 0 || view.fontSize != null || view.image != null || view.control
      || view.under != null || view.over != null;
    if (shows || !parent || !view.bounds[2] || !view.bounds[3]) return false;
    const fills = view.bounds[2] >= parent.bounds[2] && view.bounds[3] >= parent.bounds[3];
    return !fills || this.scene.recognizersOf(view.id).length > 0;
  }

  drawText(element, view) {
    const text = part(element, "text", view.text != null);
    if (text) this.labels.draw(text, view);
  }

  drawPicture(element, view) {
    const image = part(element, "picture", view.image != null);
    if (image && image.dataset.name !== view.image) {
      image.dataset.name = view.image;
      image.style.backgroundImage = picture(view.image);
    }
  }

  /** What a view or its layer has drawn, below its subviews and above: the server's own markup. */
  drawFace(element, view) {
    for (const name of ["under", "over"]) {
      const box = part(element, name, view[name] != null);
      if (box && box.drawn !== view[name]) drawMarkup(box, view[name]);
    }
    const { style } = element;
    style.maskImage = view.mask ? `url("data:image/svg+xml,${encodeURIComponent(view.mask)}")` : "";
    if (view.shadow) {
      const [across, down, breadth, ...shade] = view.shadow;
      style.filter = `drop-shadow(${across}px ${down}px ${breadth * 2}px ${color(shade)})`;
    } else style.filter = "";
  }

  drawControl(element, view) {
    const control = view.control;
    const box = part(element, "c", control && control.kind in controls);
    if (!box) return;
    const spelled = JSON.stringify(control);
    if (box.dataset.drawn === spelled) return;
    box.dataset.drawn = spelled;
    box.className = `part c c-${control.kind}${control.on ? " on" : ""}`;
    controls[control.kind](box, control);
  }

  drawTags(element, id) {
    const recognizers = this.scene.recognizersOf(id);
    const tags = part(element, "tags", recognizers.length > 0);
    if (!tags) return;
    tags.replaceChildren(...recognizers.map((recognizer) => {
      const tag = document.createElement("span");
      tag.textContent = recognizer.name;
      tag.dataset.state = recognizer.state;
      return tag;
    }));
  }

  /** Shows around each view what it is called and who listens there. */
  outline(isOn) {
    this.tree.classList.toggle("outlined", isOn);
  }

  /** Shows how the views lie above each other. */
  explode(isOn) {
    this.isExploded = isOn;
    this.stage.classList.toggle("exploded", isOn);
    for (const id of this.elements.keys()) this.settle(id);
  }

  /** In layers, a drag turns the view. */
  listenToTurns() {
    let from = null;
    const on = (type, work) => this.frame.addEventListener(type, (event) => {
      if (this.isExploded) work(event);
    }, true);
    on("pointerdown", (event) => { from = { x: event.clientX, y: event.clientY, ...this.turn }; });
    on("pointermove", (event) => {
      if (!from || !event.buttons) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (Math.hypot(dx, dy) < 6 && !from.isTurning) return;
      from.isTurning = true;
      event.stopPropagation();
      this.turn = { tilt: Math.min(85, Math.max(0, from.tilt - dy * 0.4)), spin: from.spin + dx * 0.4 };
      for (const [name, angle] of Object.entries(this.turn)) this.stage.style.setProperty(`--${name}`, `${angle}deg`);
    });
    on("pointerup", (event) => {
      if (from?.isTurning) event.stopPropagation(); // A turn picks no view.
      from = null;
    });
  }

  select(id) {
    for (const [each, element] of this.elements) element.classList.toggle("selected", each === id);
  }

  // Fingers

  /** Draws the touches of everybody, and where the mouse and its mirrored twin would touch. */
  drawFingers(ghosts) {
    if (this.isFrozen) return;
    for (const [id, element] of this.fingers) {
      if (this.scene.touches.has(id)) continue;
      this.fingers.delete(id);
      this.endTrail(id);
      element.classList.add("left");
      setTimeout(() => element.remove(), 260);
    }
    // A finger is as large as a finger, however small the stage is; on a device, as on that.
    const scale = this.fingertip ? this.fingertip / FINGERTIP : 1 / this.zoom;
    for (const [id, touch] of this.scene.touches) {
      let element = this.fingers.get(id);
      if (!element) {
        element = finger();
        element.dataset.touch = id;
        this.fingers.set(id, element);
        this.overlay.append(element);
      }
      this.drawTrail(id, touch);
      const { style, lastChild } = element;
      style.transform = `translate(${touch.x}px, ${touch.y}px) scale(${scale})`;
      style.color = `var(--hand-${(touch.hand ?? 0) % 8})`;
      lastChild.textContent = touch.view ? `${id}` : `${id} (no view)`;
    }
    while (this.ghosts.length > ghosts.length) this.ghosts.pop().remove();
    ghosts.forEach(({ x, y }, index) => {
      let element = this.ghosts[index];
      if (!element) {
        element = finger("ghost");
        this.ghosts.push(element);
        this.overlay.append(element);
      }
      element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    });
  }

  /** Draws the line behind a finger. */
  drawTrail(id, { x, y, hand }) {
    let trail = this.trails.get(id);
    if (!trail) {
      this.sky ??= this.overlay.appendChild(shape("svg", { class: "trails" }));
      trail = this.sky.appendChild(shape("polyline", {}));
      trail.style.color = `var(--hand-${(hand ?? 0) % 8})`;
      trail.way = [];
      this.trails.set(id, trail);
    }
    const last = trail.way.at(-1);
    if (last && last[0] === x && last[1] === y) return;
    trail.way.push([x, y]);
    if (trail.way.length > TRAIL) trail.way.shift();
    trail.setAttribute("points", trail.way.join(" "));
  }

  endTrail(id) {
    const trail = this.trails.get(id);
    this.trails.delete(id);
    trail?.classList.add("left");
    setTimeout(() => trail?.remove(), 1000);
  }
}

function shape(tag, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

// Parts

function finger(kind = "") {
  const element = document.createElement("div");
  element.className = `finger ${kind}`;
  element.append(document.createElement("i"), document.createElement("b"));
  return element;
}

/** A part of a view's own drawing, below its subviews; `null`, and gone, if it is not wanted. */
function part(element, name, isWanted) {
  let found = null;
  for (const child of element.children) {
    if (child.classList.contains("part") && child.classList.contains(name)) found = child;
  }
  if (!isWanted) {
    found?.remove();
    return null;
  }
  if (!found) {
    found = document.createElement("div");
    found.className = `part ${name}`;
    element.prepend(found);
  }
  return found;
}

/** Shows a drawing, or changes the one that is there: so many of its elements stay, others come behind them. */
function drawMarkup(box, drawn) {
  const { keep, add, known } = typeof drawn === "string" ? {} : drawn;
  const present = box.firstElementChild;
  const isChange = known !== undefined && box.drawn === known && present;
  const text = isChange ? `<svg xmlns="http://www.w3.org/2000/svg">${add}</svg>` : drawn;
  box.drawn = drawn;
  if (known !== undefined) delete drawn.known; // Each would keep all before it.
  const parsed = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  if (!isChange) return box.replaceChildren(parsed);
  while (present.childElementCount > keep) present.lastElementChild.remove();
  present.append(...parsed.children);
}

function matrix(transform) {
  return transform ? ` matrix(${transform.join(",")})` : "";
}
