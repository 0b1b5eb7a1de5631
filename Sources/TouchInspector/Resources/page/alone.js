// The stage alone, on all of the screen: for phones, and for showing it to others.

export class Alone {
  /** `onChange` hears that the stage has other room. */
  constructor(button, onChange) {
    Object.assign(this, { button, onChange });
    button.onclick = () => this.turn(!this.isOn);
    document.addEventListener("fullscreenchange", () => {
      // Its user has left the whole screen by the system's own way.
      if (!document.fullscreenElement && this.isOn) this.turn(false);
      else this.settle();
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.isOn) this.turn(false);
    });
  }

  get isOn() {
    return this.button.getAttribute("aria-pressed") === "true";
  }

  turn(isOn) {
    this.button.setAttribute("aria-pressed", isOn);
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
