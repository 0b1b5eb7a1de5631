// The list of scenes that can be put on the stage, and of recordings that can be played.

import { iconButton, make } from "./dom.js";

export class Gallery {
  constructor({ nav, list, recordings, toggle, onOpen, onRecording, onLink, onLook }) {
    Object.assign(this, { nav, list, recordings, toggle, onOpen, onRecording, onLink, onLook });
    toggle.onclick = () => this.slide(!nav.classList.contains("open"));
    nav.addEventListener("keydown", (event) => this.key(event));
    nav.addEventListener("focusin", ({ target }) => this.stopAt(target));
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && nav.classList.contains("open")) this.slide(false);
    });
  }

  /** The gallery is one stop of the Tab key; arrows move in it. */
  key(event) {
    const buttons = [...this.nav.querySelectorAll("button")];
    const index = buttons.indexOf(document.activeElement);
    const next = {
      ArrowDown: index + 1, ArrowRight: index + 1, ArrowUp: index - 1, ArrowLeft: index - 1, Home: 0, End: buttons.length - 1,
    }[event.key];
    if (index < 0 || next == null) return;
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, next))].focus();
  }

  /** Makes a button the one that the Tab key reaches: it, or the scene or recording that is shown. */
  stopAt(button = this.nav.querySelector("[aria-current]") ?? this.nav.querySelector("button")) {
    for (const each of this.nav.querySelectorAll("button")) each.tabIndex = each === button ? 0 : -1;
  }

  slide(isOpen) {
    this.nav.classList.toggle("open", isOpen);
    this.toggle.setAttribute("aria-expanded", isOpen);
    if (isOpen) this.onLook();
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

  /** The recordings of the folder that the server was given; without one there is nothing to list. */
  showRecordings(folder, names) {
    this.recordings.hidden = folder == null;
    this.recordings.replaceChildren(
      make("h2", { title: `--recordings ${folder}` }, `Recordings in ${folder}`),
      ...names.map((name) => make("div", { className: "recording" },
        make("button", {
          title: `Play ${name}`, data: { recording: name },
          onclick: () => {
            this.slide(false);
            this.onRecording(name);
          },
        }, name),
        iconButton("link", `Link to ${name}`, () => this.onLink(name)))));
    if (!names.length) {
      this.recordings.append(make("p", { className: "empty" }, "The folder holds none yet."));
    }
    this.markRecording(this.recording);
  }

  markRecording(name) {
    this.recording = name;
    for (const button of this.recordings.querySelectorAll("[data-recording]")) {
      if (button.dataset.recording === name) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    this.stopAt();
  }

  mark(id) {
    for (const button of this.list.querySelectorAll("button")) {
      if (button.dataset.example === id) {
        button.setAttribute("aria-current", "true");
        button.scrollIntoView({ block: "nearest" });
      } else button.removeAttribute("aria-current");
    }
    this.stopAt();
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
