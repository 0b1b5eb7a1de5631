// The dialog above the page, and what is copied from it.

import { make } from "./dom.js";

const dialog = document.getElementById("sheet");

/** Shows something; buttons among it stand below, beside the one that closes. */
export function sheet(title, ...content) {
  const close = make("button", { className: "text", onclick: () => dialog.close() }, "Close");
  const shown = content.filter((each) => each != null);
  const actions = make("div", { className: "row actions" }, ...shown.filter((each) => each.matches("button")), close);
  dialog.replaceChildren(make("article", {}, make("h2", { id: "sheet-title" }, title),
    ...shown.filter((each) => !each.matches("button")), actions));
  if (!dialog.open) dialog.showModal();
}

/** Hears that the sheet is closed and that the browser found nothing to give the focus back to. */
export function onFocusLost(work) {
  dialog.addEventListener("close", () => {
    if (document.activeElement === document.body || !document.activeElement.checkVisibility()) work();
  });
}

export function closeSheet() {
  dialog.close();
}

/** Pages that do not come from this machine may not use the clipboard; they select the text instead. */
export async function copyText(text, button) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    const shown = dialog.querySelector("input, pre");
    if (!shown || !dialog.open) return;
    if (shown.select) shown.select();
    else getSelection().selectAllChildren(shown);
    button.textContent = "Selected: copy it now";
  }
}

export function help(input) {
  const keys = [
    ["G", "gallery"], ["R", "record"], ["T", "this as a test"], ["O", "outline views; a double click chooses one"],
    ["V", "pick a view, and see what would be hit there"], ["F", "fit the lanes to the last gesture"],
    ["L", "views in layers, aslant"], ["M", "the delay of touches, and frames that were dropped"],
    ["S", "the stage alone; Escape leaves it"],
    ["Space", "pause or follow the lanes"], ["+ −", "zoom the lanes"], ["P", "play or pause a recording"],
    [", .", "one frame back, one on"], ["← → ↑ ↓", "move between bars, when the lanes have the focus"],
    ["Alt", "with a mouse: a second, mirrored finger; with Shift both move as one"],
  ];
  sheet("Keys and gestures", make("div", { className: "keyboard" }, ...keys.flatMap(([key, words]) => [
    make("span", {}, ...key.split(" ").map((each) => make("kbd", {}, each))), make("span", {}, words)])),
  make("label", { className: "check" }, make("input", {
    type: "checkbox", checked: !input.mouseIsFinger,
    onchange: (event) => { input.mouseIsFinger = !event.target.checked; },
  }), "The mouse is a pointer, not a finger"));
}
