// Views that pass from an old content to a new one: flips, curls and dissolves. The server tells how far
// they have come; what the old content looked like the page knows, since it has drawn it.

/** How far the eye is from what turns, in points. */
const DISTANCE = 900;
const TURNS = {
  flipFromLeft: ["rotateY", 1], flipFromRight: ["rotateY", -1],
  flipFromTop: ["rotateX", -1], flipFromBottom: ["rotateX", 1],
};
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class Transitions {
  constructor() {
    this.olds = new Map(); // view id → a copy of what it showed
  }

  clear() {
    for (const { copy } of this.olds.values()) copy.remove();
    this.olds.clear();
  }

  /** Keeps what a view shows, before it is changed; a view that comes late has nothing to keep. */
  keep(id, element) {
    if (this.olds.has(id)) return;
    const copy = element.cloneNode(true);
    for (const each of [copy, ...copy.querySelectorAll("*")]) {
      delete each.dataset.view;
      delete each.dataset.name;
    }
    copy.classList.add("old");
    this.olds.set(id, { copy, transform: element.style.transform, opacity: element.style.opacity });
  }

  end(id, element) {
    element.style.clipPath = "";
    element.style.visibility = "";
    element.querySelector(":scope > .fold")?.remove();
    this.olds.get(id)?.copy.remove();
    this.olds.delete(id);
  }

  /** Draws a moment. The element shows the new content already, where it will be at the end. */
  draw(id, element, { style, progress }) {
    const old = this.olds.get(id);
    const turn = calm.matches ? null : TURNS[style];
    if (turn) this.turn(element, old, turn, progress);
    else if (!calm.matches && style === "curlUp" && old) this.curl(element, old.copy, old.copy, 1 - progress);
    else if (!calm.matches && style === "curlDown") this.curl(element, old?.copy, element, progress);
    else this.dissolve(element, old, progress);
  }

  /** The front turns away until it is seen from the side; then the back turns up. */
  turn(element, old, [axis, sign], progress) {
    const isBack = progress >= 0.5;
    const turned = (angle) => ` perspective(${DISTANCE}px) ${axis}(${sign * angle}deg)`;
    element.style.visibility = isBack || !old ? "" : "hidden";
    element.style.transform += turned(isBack ? 180 * progress - 180 : 180 * progress);
    if (!old) return;
    place(old.copy, element, true);
    old.copy.style.visibility = isBack ? "hidden" : "";
    old.copy.style.transform = old.transform + turned(180 * progress);
  }

  /** A sheet that covers the part `share` of what is below it, from the top. */
  curl(element, old, sheet, share) {
    if (old) place(old, element, sheet === old);
    sheet.style.clipPath = `inset(0 0 ${(100 - 100 * share).toFixed(2)}% 0)`;
    const fold = sheet.querySelector(":scope > .fold") ?? document.createElement("i");
    fold.className = "fold";
    fold.style.top = `calc(${(100 * share).toFixed(2)}% - 26px)`;
    if (sheet.lastChild !== fold) sheet.append(fold);
  }

  dissolve(element, old, progress) {
    if (!old) {
      element.style.opacity *= progress;
      return;
    }
    place(old.copy, element, true);
    old.copy.style.opacity = old.opacity * (1 - progress);
  }
}

function place(copy, element, isAbove) {
  if (isAbove && element.nextSibling !== copy) element.after(copy);
  if (!isAbove && element.previousSibling !== copy) element.before(copy);
}
