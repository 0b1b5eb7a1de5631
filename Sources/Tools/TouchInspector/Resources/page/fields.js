// An input for a property, by its type; what is typed is sent when it is done.

import { make } from "./dom.js";

/** `property` is {property, value, type?, minimum?, maximum?, choices?, unit?, text?}. */
export function field(property, change, complain = () => {}) {
  const { property: name, value, unit, text } = property;
  const label = make("span", {}, words(name), unit ? ` (${unit})` : "");
  if (text) label.append(make("small", {}, text));
  return make("label", { className: "field", data: { property: name } }, label,
    input(property, value, (next) => change(name, next), complain));
}

/** Shows a new value, unless the user is typing there. */
export function refresh(element, value) {
  const control = element.querySelector("input, select");
  if (!control || control === document.activeElement) return;
  if (control.type === "checkbox") control.checked = value;
  else if (control.value !== String(rounded(value))) control.value = rounded(value);
  control.known = value;
}

function input({ property, choices, type, minimum, maximum }, value, change, complain) {
  if (choices) {
    const select = make("select", { onchange: () => change(select.value) },
      choices.includes(value) ? null : make("option", { value, selected: true, disabled: true }, value),
      ...choices.map((choice) => make("option", { value: choice, selected: choice === value }, choice)));
    return select;
  }
  if (typeof value === "boolean") {
    const box = make("input", { type: "checkbox", checked: value, onchange: () => change(box.checked) });
    return box;
  }
  if (typeof value === "string") {
    const text = make("input", { value, maxLength: 1000, onchange: () => change(text.value) });
    return text;
  }
  const number = make("input", {
    type: "number", value: rounded(value), min: minimum ?? "", max: maximum ?? "",
    step: type === "integer" ? 1 : "any",
  });
  number.known = value;
  number.onchange = () => {
    const next = number.valueAsNumber;
    if (Number.isFinite(next) && number.validity.valid) return change(next);
    number.value = rounded(number.known);
    const whole = type === "integer" ? "a whole number" : "a number";
    const range = maximum == null ? (minimum == null ? "" : ` of ${minimum} or more`)
      : ` from ${minimum ?? 0} to ${maximum}`;
    complain(`${words(property)} takes ${whole}${range}; it stays ${rounded(number.known)}.`);
  };
  return number;
}

function rounded(value) {
  return typeof value === "number" ? Number(value.toFixed(4)) : value;
}

/** "numberOfTapsRequired" as a person would say it. */
export function words(name) {
  const spaced = name.replace(/([a-z])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return spaced[0].toUpperCase() + spaced.slice(1);
}
