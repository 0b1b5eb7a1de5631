// The edge between the names of the lanes and their time: dragged, or moved with the arrows, it widens the names.

const KEY = "touchstone-column";
const [LEAST, GREATEST, STEP] = [80, 420, 16];

/** Makes the edge of a box of lanes movable; `changed` hears of each new width. */
export function widenColumn(box, changed) {
  const edge = document.createElement("div");
  Object.assign(edge, { className: "edge", tabIndex: 0, title: "Width of the names" });
  for (const [name, value] of Object.entries({ role: "separator", "aria-orientation": "vertical", "aria-label": "Width of the names",
    "aria-valuemin": LEAST, "aria-valuemax": GREATEST })) edge.setAttribute(name, value);
  const root = document.documentElement;
  const width = () => parseFloat(getComputedStyle(root).getPropertyValue("--who"));
  const set = (value) => {
    const wide = Math.min(GREATEST, Math.max(LEAST, value));
    root.style.setProperty("--who", `${wide}px`);
    edge.setAttribute("aria-valuenow", Math.round(wide));
    try {
      localStorage.setItem(KEY, wide);
    } catch {
      // The next visit begins with the usual width.
    }
    changed();
  };
  edge.setAttribute("aria-valuenow", Math.round(width()));
  try {
    const known = parseFloat(localStorage.getItem(KEY));
    if (known) set(known);
  } catch {
    // As usual.
  }
  edge.onpointerdown = (event) => {
    event.stopPropagation();
    edge.setPointerCapture(event.pointerId);
    edge.from = { x: event.clientX, width: width() };
  };
  edge.onpointermove = (event) => {
    if (edge.from) set(edge.from.width + event.clientX - edge.from.x);
  };
  edge.onlostpointercapture = () => { edge.from = null; };
  edge.onkeydown = (event) => {
    const step = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    set(width() + step);
  };
  box.prepend(edge);
}
