// A device for the stage: its size instead of the room that there is, how often it reads its fingers, and how
// large they are on it.

import { make } from "./dom.js";

/** Words; then width and height in points, width in millimetres, readings a second. */
const DEVICES = {
  window: ["This window"],
  smallPhone: ["Small phone", [375, 667], 58, 60],
  phone: ["Phone", [393, 852], 65, 120],
  tablet: ["Tablet", [820, 1180], 157, 120],
  wideTablet: ["Tablet, on its side", [1180, 820], 226, 120],
  panel: ["Panel 800 × 480", [800, 480], 154, 60],
  kiosk: ["Kiosk 1080 × 1920", [1080, 1920], 398, 100],
};
/** Half the width of the place that a fingertip touches, in millimetres. */
const FINGERTIP = 4;
const KEY = "touchstone-device";

export class Devices {
  /** `onChoose` hears that another one is wanted from now on. */
  constructor(select, { room, onChoose }) {
    Object.assign(this, { select, room });
    select.append(...Object.entries(DEVICES).map(([value, [words, , , rate]]) =>
      make("option", { value }, rate ? `${words}, ${rate} Hz` : words)));
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
      onChoose();
    };
  }

  get isWindow() {
    return this.select.value === "window";
  }

  /** Width and height in points. */
  get size() {
    return DEVICES[this.select.value]?.[1] ?? this.room();
  }

  /** Readings of a finger in a second, and its radius in points; those of this machine are `undefined`. */
  get touch() {
    const [, size, width, rate] = DEVICES[this.select.value] ?? [];
    return { rate, radius: size && FINGERTIP * size[0] / width };
  }
}
