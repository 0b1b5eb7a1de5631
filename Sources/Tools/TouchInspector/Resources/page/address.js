// What the page shows, in its address: scene, recording, moment and changes, so that a link, a reload and
// the browser's back and forward lead to the same.

/** Changes that would make an address too long for mail and chats are left out of it, in characters. */
const LONGEST_CHANGES = 6000;

export class Address {
  constructor({ onTravel }) {
    window.addEventListener("popstate", () => onTravel(this.read()));
  }

  read() {
    const query = new URLSearchParams(location.search);
    const rest = new URLSearchParams(location.hash.slice(1));
    const changes = decode(rest.get("changes"));
    return {
      scene: query.get("scene"), recording: query.get("recording"),
      at: number(rest.get("at")), frame: number(rest.get("frame")),
      changes: changes ?? [], isBroken: changes == null,
    };
  }

  /** Shows other parts of what is there; a new scene or recording is a step that one can go back from. */
  write(parts) {
    const now = this.read();
    const next = { ...now, ...parts };
    const href = this.link(next);
    if (href === location.href) return;
    if (next.scene !== now.scene || next.recording !== now.recording) history.pushState(null, "", href);
    else history.replaceState(null, "", href);
  }

  link({ scene, recording, at, frame, changes }) {
    const url = new URL(location.href);
    const put = (params, name, value) => {
      if (value == null || value === "") params.delete(name);
      else params.set(name, value);
    };
    put(url.searchParams, "scene", recording == null ? scene : null);
    put(url.searchParams, "recording", recording);
    const rest = new URLSearchParams();
    // Several frames may have one moment, and a moment may lie between two frames: the two say which it is.
    put(rest, "at", recording != null && at != null ? Number(at.toFixed(9)) : null);
    put(rest, "frame", recording != null ? frame : null);
    put(rest, "changes", encode(changes));
    url.hash = rest.toString();
    return url.href.replace(/#$/, "");
  }
}

function number(text) {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) ? value : null;
}

function encode(changes) {
  if (!changes?.length) return null;
  const bytes = new TextEncoder().encode(JSON.stringify(changes));
  const text = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return text.length > LONGEST_CHANGES ? null : text;
}

/** The changes; `null` if they cannot be read. */
function decode(text) {
  if (!text) return [];
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
    const list = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}
