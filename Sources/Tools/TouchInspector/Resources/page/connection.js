// The socket to the server: opens it, opens it again when it breaks, and keeps the order of what is
// said. What cannot be sent is not kept: fingers of a lost connection are cancelled by the server.

const SUBPROTOCOL = "touchstone.1";
const FIRST_DELAY = 300;
const LONGEST_DELAY = 5000;
/** Milliseconds between two looks at the server, and those after which it counts as silent. */
const LOOK = 1500;
const PATIENCE = 3500;

export class Connection {
  /** `handlers` has a function for each message type, and `state` for changes of the connection. */
  constructor(handlers) {
    this.handlers = handlers;
    this.delay = FIRST_DELAY;
    this.asked = new Map();
    this.lastAsk = 0;
    this.isSilent = false;
    this.open();
    setInterval(() => this.look(), LOOK);
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  open() {
    const address = new URL("socket", location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.search = location.search; // The token, if there is one.
    const socket = new WebSocket(address, SUBPROTOCOL);
    this.socket = socket;
    socket.onopen = () => {
      this.delay = FIRST_DELAY;
      this.heard = performance.now();
      this.handlers.state("open");
    };
    socket.onmessage = (event) => this.hear(event.data);
    socket.onclose = (event) => {
      if (socket !== this.socket) return;
      this.setSilent(false);
      for (const refuse of this.asked.values()) refuse(null);
      this.asked.clear();
      this.handlers.state("lost", event.reason);
      this.timer = setTimeout(() => this.open(), this.delay);
      this.delay = Math.min(LONGEST_DELAY, this.delay * 1.7);
    };
  }

  /** Tries at once instead of after the rest of the pause. */
  hurry() {
    if (this.socket.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  }

  /** A server that has stopped, or a network that is gone, closes no socket: it is asked now and then. */
  look() {
    if (!this.isOpen || document.hidden) return;
    const now = performance.now();
    // A page that was asleep has heard nothing, and says nothing of the server.
    const isAwake = now - (this.looked ?? 0) < 2 * LOOK;
    this.looked = now;
    if (isAwake && now - this.heard > PATIENCE) this.setSilent(true);
    else if (!isAwake) this.heard = now;
    if (now - this.heard > LOOK) this.send("ping", { stamp: 0 });
  }

  setSilent(isSilent) {
    if (this.isSilent === isSilent) return;
    this.isSilent = isSilent;
    this.handlers.silence(isSilent);
  }

  hear(text) {
    this.heard = performance.now();
    this.setSilent(false);
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      console.warn("Touchstone: the server sent something that is not JSON");
      return;
    }
    const answer = this.asked.get(message.ask);
    if (answer) {
      this.asked.delete(message.ask);
      answer(message);
    } else {
      this.handlers[message.type]?.(message);
    }
  }

  send(type, fields = {}) {
    if (this.isOpen) this.socket.send(JSON.stringify({ type, ...fields }));
    return this.isOpen;
  }

  /** Asks for something; the answer is `null` if the connection breaks before it comes. */
  ask(type, fields = {}) {
    const ask = ++this.lastAsk;
    return new Promise((resolve) => {
      if (this.send(type, { ...fields, ask })) this.asked.set(ask, resolve);
      else resolve(null);
    });
  }
}
