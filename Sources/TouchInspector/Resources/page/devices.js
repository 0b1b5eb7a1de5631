// The size of a device's screen for the stage, instead of the room that there is.

import { make } from "./dom.js";

const DEVICES = {
  window: ["This window", null],
  smallPhone: ["Small phone", [375, 667]],
  phone: ["Phone", [393, 852]],
  tablet: ["Tablet", [820, 1180]],
  wideTablet: ["Tablet, on its side", [1180, 820]],
  panel: ["Panel 800 × 480", [800, 480]],
  kiosk: ["Kiosk 1080 × 1920", [1080, 1920]],
};
const KEY = "touchstone-device";

export class Devices {
  /** `onChoose` hears of the size that is wanted from now on. */
  constructor(select, { room, onChoose }) {
    Object.assign(this, { select, room });
    select.append(...Object.entries(DEVICES).map(([value, [words]]) => make("option", { value }, words)));
    try {
      const kept = sessionStorage.getItem(KEY);
      if (kept in DEVICES) select.value = kept;
    } catch {
      // This browser keeps nothing.
    }
    select.onchange = () => {
      try {
        sessionStorage.setItem(KEY, select.value);
      } catch {
        // Then a reload forgets it.
      }
      onChoose(this.size);
    };
  }

  get isWindow() {
    return this.select.value === "window";
  }

  /** Width and height in points. */
  get size() {
    return DEVICES[this.select.value]?.[1] ?? this.room();
  }
}
