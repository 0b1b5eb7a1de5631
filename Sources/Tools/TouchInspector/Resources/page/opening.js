// What a first visitor sees: fingers play a swipe that never fires, its why, the cure, and the same fingers again.
// Any touch or key ends it and leaves the scene as new. Links to a scene skip it.

import { make } from "./dom.js";

const KEY = "touchstone-opened";
const SCENE = "pan-beats-swipe";
/** Milliseconds that each part is shown. */
const STEP = 2400;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

export class Opening {
  /**
   * `open` puts a scene on the stage, `play` moves the fingers, `ask` shows why the swipe failed and returns its cures,
   * `change` sets the scene's changes, `freeze` keeps the stage's picture as it is.
   */
  constructor({ frame, play, ask, change, close, open, freeze }) {
    Object.assign(this, { frame, play, ask, change, close, open, freeze });
    this.isOn = false;
    const end = () => this.end();
    for (const type of ["pointerdown", "keydown", "wheel"]) window.addEventListener(type, end, { capture: true, passive: true });
  }

  /** Whether this visitor has not seen it, the server offers it, and no link says what to show. Browsers that tests drive say so. */
  static isDue(address, isOffered) {
    if (!isOffered) return false;
    if (new URLSearchParams(location.search).has("opening")) return true;
    if (address.scene != null || address.recording != null || navigator.webdriver) return false;
    try {
      return localStorage.getItem(KEY) == null;
    } catch {
      return false; // What cannot be remembered would come each time.
    }
  }

  async begin() {
    try {
      localStorage.setItem(KEY, "1");
    } catch {
      // It comes again, then.
    }
    this.isOn = true;
    document.body.toggleAttribute("data-opening", true);
    this.caption = make("p", { className: "caption", role: "status" });
    this.frame.append(this.caption);
    await this.open(SCENE);
    const pause = () => new Promise((resolve) => { this.timer = setTimeout(resolve, STEP); });
    for (const step of this.steps()) {
      if (!this.isOn) return;
      // With reduced motion each step is a still: the stage shows what the step has led to when the next one begins.
      if (calm.matches) this.freeze(true);
      await step();
      await pause();
      this.freeze(false);
    }
    if (calm.matches) await pause(); // what the last step has led to
    this.end();
  }

  * steps() {
    yield () => this.show("1 of 4 · Here UIKit's gestures run under your fingers, and say why they fail. A finger swipes over a card that has a swipe and a pan.", () => this.play());
    let cures = [];
    yield async () => {
      this.show("2 of 4 · The swipe never fires. Why?");
      cures = await this.ask() ?? [];
    };
    yield () => this.show(`3 of 4 · The cure: ${cures[0]?.words ?? "let the pan wait for the swipe"}.`, () => {
      this.close();
      this.change(cures[0]?.changes ?? []);
    });
    yield () => this.show("4 of 4 · The same finger again: now the swipe fires. Touch the stage to try it.", () => this.play());
  }

  show(text, work) {
    this.caption.textContent = text;
    return work?.();
  }

  end() {
    if (!this.isOn) return;
    this.isOn = false;
    clearTimeout(this.timer);
    this.freeze(false);
    document.body.toggleAttribute("data-opening", false);
    this.caption.remove();
    this.close();
    this.open(SCENE);
  }
}
