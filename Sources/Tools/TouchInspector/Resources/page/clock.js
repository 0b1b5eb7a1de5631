// The scene's clock as the page knows it: what the server said last, carried on by the page's own.

export class SceneClock {
  constructor() {
    this.reset();
  }

  reset(at = 0) {
    this.at = at;
    this.stamp = performance.now();
  }

  /** The server's clock when it wrote a message. A clock that stands (a paused replay) is not run. */
  hear(at) {
    const now = this.now;
    this.at = at;
    this.stamp = performance.now();
    // A message that was slow on its way must not turn the clock back for the eye.
    if (!this.isHeld && now > at && now - at < 0.25) this.at = now - (now - at) * 0.1;
  }

  hold(isHeld) {
    this.at = this.now;
    this.stamp = performance.now();
    this.isHeld = isHeld;
  }

  get now() {
    return this.isHeld ? this.at : this.at + (performance.now() - this.stamp) / 1000;
  }
}
