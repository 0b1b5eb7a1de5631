// What the page needs to go on where it was, after a reload or without its server.

const KEY = "touchstone-key";
const RECORDING = "touchstone-recording";
/** A longer recording is not kept for a reload, in characters. */
const LONGEST = 800_000;

export class Memory {
  constructor() {
    /** The file that was dropped last, while it is played. */
    this.loaded = null;
  }

  get key() {
    return read(KEY) ?? undefined;
  }

  set key(key) {
    write(KEY, key);
  }

  get recording() {
    const text = read(RECORDING);
    return text ? JSON.parse(text) : null;
  }

  set recording(recording) {
    const text = JSON.stringify(recording);
    write(RECORDING, text.length > LONGEST ? null : text);
  }

  forget() {
    write(KEY, null);
  }
}

// Some browsers keep nothing for pages of their users' choice; then a reload begins anew.

function read(name) {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name, text) {
  try {
    if (text == null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, text);
  } catch {
    // Full, or forbidden.
  }
}
