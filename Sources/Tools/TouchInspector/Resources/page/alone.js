// The stage alone, on all of the screen: for phones, and for showing it to others.

import { Toggle } from "./toggle.js";

export class Alone extends Toggle {
  /** `onChange` hears that the stage has other room. */
  constructor(button, onChange) {
    super(button);
    this.onChange = onChange;
    document.addEventListener("fullscreenchange", () => {
      // Its user has left the whole screen by the system's own way.
      if (!document.fullscreenElement && this.isOn) this.turn(false);
      else this.settle();
    });
  }

  turn(isOn) {
    super.turn(isOn);
    document.body.toggleAttribute("data-alone", isOn);
    this.settle();
    // Some browsers have no whole screen for pages, or want to be asked otherwise: then it is the window.
    if (isOn) document.documentElement.requestFullscreen?.().catch(() => {});
    else if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
  }

  /** The room is known once the page has been laid out. */
  settle() {
    requestAnimationFrame(() => requestAnimationFrame(this.onChange));
  }
}
