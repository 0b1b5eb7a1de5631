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
    const at = Number.parseFloat(rest.get("at"));
    return {
      scene: query.get("scene"), recording: query.get("recording"),
      at: Number.isFinite(at) ? at : null, changes: decode(rest.get("changes")),
    };
  }

  /** Shows other parts of what is there; a new scene or recording is a step that one can go back from. */
  write(parts) {
    const now = this.read();
    const next = { ...now, ...parts };
    const href = this.link(next);
    if (href === location.href) return;
    const isStep = (next.scene !== now.scene && now.scene != null) || next.recording !== now.recording;
    if (isStep) history.pushState(null, "", href);
    else history.replaceState(null, "", href);
  }

  link({ scene, recording, at, changes }) {
    const url = new URL(location.href);
    const put = (params, name, value) => {
      if (value == null || value === "") params.delete(name);
      else params.set(name, value);
    };
    put(url.searchParams, "scene", recording == null ? scene : null);
    put(url.searchParams, "recording", recording);
    const rest = new URLSearchParams();
    put(rest, "at", recording != null && at != null ? at.toFixed(3) : null);
    put(rest, "changes", encode(changes));
    url.hash = rest.toString();
    return url.href.replace(/#$/, "");
  }
}

function encode(changes) {
  if (!changes?.length) return null;
  const bytes = new TextEncoder().encode(JSON.stringify(changes));
  const text = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  return text.length > LONGEST_CHANGES ? null : text;
}

function decode(text) {
  if (!text) return [];
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.charCodeAt(0));
    const list = JSON.parse(new TextDecoder().decode(bytes));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
