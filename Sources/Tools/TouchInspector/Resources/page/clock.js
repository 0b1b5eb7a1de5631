// The scene's clock as the page knows it: what the server said last, carried on by the page's own while
// something goes on.

export class SceneClock {
  constructor() {
    /** Whether a replay is paused. */
    this.isHeld = false;
    /** Whether no finger is down and no recognizer waits: then the lanes keep what they show. */
    this.isResting = false;
    this.reset();
  }

  reset(at = 0) {
    this.at = at;
    this.stamp = performance.now();
  }

  /** The server's clock when it wrote a message. A clock that stands moves to that moment at once. */
  hear(at) {
    const now = this.now;
    this.at = at;
    this.stamp = performance.now();
    // A message that was slow on its way must not turn the clock back for the eye.
    if (this.isRunning && now > at && now - at < 0.25) this.at = now - (now - at) * 0.1;
  }

  hold(isHeld) {
    this.reset(this.now);
    this.isHeld = isHeld;
  }

  rest(isResting) {
    this.reset(this.now);
    this.isResting = isResting;
  }

  get isRunning() {
    return !this.isHeld && !this.isResting;
  }

  get now() {
    return this.isRunning ? this.at + (performance.now() - this.stamp) / 1000 : this.at;
  }
}
