// A button that is pressed or not, and what it turns on; Escape turns it off.

export class Toggle {
  constructor(button) {
    this.button = button;
    button.onclick = () => this.turn(!this.isOn);
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.isOn) this.turn(false);
    });
  }

  get isOn() {
    return this.button.getAttribute("aria-pressed") === "true";
  }

  turn(isOn) {
    this.button.setAttribute("aria-pressed", isOn);
  }
}
