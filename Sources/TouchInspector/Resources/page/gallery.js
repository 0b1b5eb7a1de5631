// The list of scenes that can be put on the stage.

import { make } from "./dom.js";

export class Gallery {
  constructor({ nav, list, toggle, onOpen }) {
    Object.assign(this, { nav, list, toggle, onOpen });
    toggle.onclick = () => this.slide(!nav.classList.contains("open"));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && nav.classList.contains("open")) this.slide(false);
    });
  }

  slide(isOpen) {
    this.nav.classList.toggle("open", isOpen);
    this.toggle.setAttribute("aria-expanded", isOpen);
    if (isOpen) (this.list.querySelector("[aria-current]") ?? this.list.querySelector("button"))?.focus();
    else if (this.nav.contains(document.activeElement)) this.toggle.focus();
  }

  show(examples) {
    const groups = Map.groupBy?.(examples, (each) => each.group) ?? group(examples);
    this.list.replaceChildren(...[...groups].flatMap(([title, each]) => [
      make("h2", {}, title),
      ...each.map((example) => make("button", {
        title: example.text, data: { example: example.id },
        onclick: () => {
          this.slide(false);
          this.onOpen(example.id);
        },
      }, example.title)),
    ]));
    if (!examples.length) {
      this.list.append(make("p", { className: "empty" }, "This server shows one scene only."));
    }
  }

  mark(id) {
    for (const button of this.list.querySelectorAll("button")) {
      if (button.dataset.example === id) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  }
}

function group(examples) {
  const groups = new Map();
  for (const example of examples) {
    if (!groups.has(example.group)) groups.set(example.group, []);
    groups.get(example.group).push(example);
  }
  return groups;
}
