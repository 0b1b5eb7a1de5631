// A short way to make elements. Text is always text: nothing that a scene or a recording names can
// become markup.

export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value == null) continue;
    if (name === "data") Object.assign(element.dataset, value);
    else if (name.startsWith("aria-") || name === "role" || name === "for") element.setAttribute(name, value);
    else element[name] = value;
  }
  element.append(...children.filter((child) => child != null));
  return element;
}

/** Shows these instead of what an element held; what is `null` is left out. */
export function fill(element, ...children) {
  element.replaceChildren(...children.filter((child) => child != null));
  return element;
}

export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#i-${name}`);
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  return svg;
}

export function iconButton(name, title, onclick) {
  return make("button", { className: "icon", title, onclick }, icon(name),
    make("span", { className: "unseen" }, title));
}

/** A number as a person would write it. */
export function spell(value, digits = 1) {
  if (typeof value !== "number") return String(value);
  return (Object.is(Math.round(value), -0) ? 0 : value).toFixed(digits).replace("-", "−");
}
