// The axis above the lanes: moments, as many as there is room for.

export class Axis {
  constructor(element) {
    this.element = element;
    this.labels = [];
  }

  draw(left, right, scale, width) {
    const step = niceStep(90 / scale);
    const first = Math.ceil(left / step);
    const last = Math.floor(right / step);
    let count = 0;
    for (let index = first; index <= last && count < 100; index += 1) {
      const time = index * step;
      // At the right edge half of a label would be cut off; the next one comes soon.
      if (time < 0 || (time - left) * scale > width - 18) continue;
      const label = this.labels[count] ??= this.element.appendChild(document.createElement("span"));
      label.hidden = false;
      const text = spell(time, step);
      if (label.textContent !== text) label.textContent = text;
      const place = (time - left) * scale;
      label.style.left = `${place}px`;
      // At the very edge half of it would be cut off.
      label.classList.toggle("first", place < 14);
      count += 1;
    }
    for (let index = count; index < this.labels.length; index += 1) this.labels[index].hidden = true;
  }
}

/** The first of 1, 2, 5, 10, … hundredths, tenths, seconds or minutes that is at least so long. */
function niceStep(least) {
  for (let power = 0.001; power < 1e6; power *= 10) {
    for (const part of [1, 2, 5]) if (part * power >= least) return part * power;
  }
  return least;
}

function spell(time, step) {
  const digits = step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3;
  if (time < 60) return `${time.toFixed(digits)} s`;
  const minutes = Math.floor(time / 60 + 1e-9);
  return `${minutes}:${(time - minutes * 60).toFixed(digits).padStart(digits ? digits + 3 : 2, "0")}`;
}
