// Draws pictures on a canvas, operation by operation, and compares drawings. Scripts/pictures runs it.

function color(shade) {
  return `rgb(${255 * shade.red} ${255 * shade.green} ${255 * shade.blue} / ${shade.alpha})`;
}

function path(value) {
  const made = new Path2D();
  for (const element of value.elements) {
    if (element.move) made.moveTo(...element.move._0);
    else if (element.line) made.lineTo(...element.line._0);
    else if (element.quad) made.quadraticCurveTo(...element.quad.control, ...element.quad.end);
    else if (element.cubic) made.bezierCurveTo(...element.cubic.control1, ...element.cubic.control2, ...element.cubic.end);
    else made.closePath();
  }
  return made;
}

const rule = name => name === "evenOdd" ? "evenodd" : "nonzero";

function gradient(context, value) {
  const { line, circles, turn } = value.course;
  const made = line ? context.createLinearGradient(...line.from, ...line.to)
    : turn ? context.createConicGradient(turn.from, ...turn.around)
    : context.createRadialGradient(...circles.from, circles.radius, ...circles.to, circles.endRadius);
  const stops = value.stops;
  const faded = stop => color({ ...stop.shade, alpha: 0 });
  if (!value.goesOnBefore) made.addColorStop(stops[0].place, faded(stops[0]));
  for (const stop of stops) made.addColorStop(stop.place, color(stop.shade));
  if (!value.goesOnAfter) made.addColorStop(stops.at(-1).place, faded(stops.at(-1)));
  return made;
}

const paint = (context, value) => value.shade ? color(value.shade._0) : gradient(context, value.gradient._0);

class Painter {
  constructor(context, zoom) {
    this.context = context;
    this.zoom = zoom;
    this.states = [];
    this.state = { alpha: 1, blend: "normal", shadow: null };
  }

  sheet() {
    const { width, height } = this.context.canvas;
    const context = new OffscreenCanvas(width, height).getContext("2d");
    context.setTransform(this.context.getTransform());
    return context;
  }

  // What one operation draws, on a sheet of its own, is put down with all of the state; clips of the canvas hold it.
  async put(draw) {
    const sheet = this.sheet();
    await draw(sheet);
    const { context, zoom, state } = this;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (state.blend === "clear" || state.blend === "copy") {
      context.globalCompositeOperation = "destination-out";
      const solid = this.sheet();
      solid.setTransform(1, 0, 0, 1, 0, 0);
      // Wherever anything is drawn, all of what lies below goes.
      for (let time = 0; time < 12; time += 1) solid.drawImage(sheet.canvas, 0, 0);
      context.drawImage(solid.canvas, 0, 0);
      context.globalCompositeOperation = "source-over";
    }
    if (state.blend !== "clear") {
      const whole = this.sheet();
      whole.setTransform(1, 0, 0, 1, 0, 0);
      if (state.shadow) {
        whole.shadowColor = color(state.shadow.shade);
        whole.shadowBlur = 2 * state.shadow.deviation * zoom;
        [whole.shadowOffsetX, whole.shadowOffsetY] = state.shadow.offset.map(each => each * zoom);
      }
      whole.drawImage(sheet.canvas, 0, 0);
      context.globalAlpha = state.alpha;
      if (!["normal", "copy"].includes(state.blend)) context.globalCompositeOperation = state.blend;
      context.drawImage(whole.canvas, 0, 0);
    }
    context.restore();
  }

  async draw(picture) {
    for (const operation of picture.operations) {
      const [name, value] = Object.entries(operation)[0];
      await this[name](value);
    }
  }

  save() {
    this.context.save();
    this.states.push({ ...this.state });
  }

  restore() {
    this.context.restore();
    this.state = this.states.pop() ?? this.state;
  }

  concat({ _0: t }) {
    this.context.transform(...(Array.isArray(t) ? t.flat() : [t.a, t.b, t.c, t.d, t.tx, t.ty]));
  }

  clip({ _0, _1 }) { this.context.clip(path(_0), rule(_1)); }
  alpha({ _0 }) { this.state.alpha = _0; }
  blend({ _0 }) { this.state.blend = _0; }
  shadow({ _0 }) { this.state.shadow = _0 ?? null; }

  async fill({ _0, _1, _2 }) {
    await this.put(sheet => {
      sheet.fillStyle = paint(sheet, _1);
      sheet.fill(path(_0), rule(_2));
    });
  }

  async stroke({ _0, _1, _2 }) {
    await this.put(sheet => {
      sheet.strokeStyle = paint(sheet, _1);
      sheet.lineWidth = _2.width;
      sheet.lineCap = ["butt", "round", "square"][_2.cap];
      sheet.lineJoin = ["miter", "round", "bevel"][_2.join];
      sheet.miterLimit = _2.miterLimit;
      sheet.setLineDash(_2.dash);
      sheet.lineDashOffset = _2.dashPhase;
      sheet.stroke(path(_0));
    });
  }

  async gradient({ _0 }) {
    await this.put(sheet => {
      sheet.fillStyle = gradient(sheet, _0);
      sheet.fillRect(-1000, -1000, 3000, 3000);
    });
  }

  async text({ _0: run, at }) {
    await this.put(sheet => {
      sheet.font = `${run.isItalic ? "italic " : ""}${run.weight} ${run.size}px "${run.family ?? "DejaVu Sans Condensed"}"`;
      sheet.fillStyle = color(run.shade);
      sheet.save();
      sheet.translate(...at);
      // As wide as the text was measured to be, whatever this font's letters do.
      sheet.scale(run.width / sheet.measureText(run.text).width, 1);
      sheet.fillText(run.text, 0, 0);
      sheet.restore();
      const thick = run.size / 20;
      for (const [drawn, down] of [[run.isUnderlined, run.size / 10], [run.isStruckThrough, -0.27 * run.size]]) {
        if (drawn) sheet.fillRect(at[0], at[1] + down - thick / 2, run.width, thick);
      }
    });
  }

  async image({ _0, in: [[x, y], [width, height]] }) {
    await this.put(async sheet => {
      sheet.translate(x, y);
      await this.show(sheet, _0, width, height);
    });
  }

  // An image from (0, 0) on, at that size.
  async show(sheet, image, width, height) {
    const [kind, value] = Object.entries(image)[0];
    sheet.save();
    sheet.beginPath();
    sheet.rect(0, 0, width, height);
    sheet.clip();
    if (kind === "file") {
      sheet.drawImage(await load(`data:${value._1};base64,${value._0}`), 0, 0, width, height);
    } else if (kind === "picture") {
      sheet.scale(width / value.size[0], height / value.size[1]);
      await new Painter(sheet, this.zoom).draw(value._0);
    } else if (kind === "part") {
      const [[x, y], [across, down]] = value._1;
      sheet.translate(-x * width / across, -y * height / down);
      await this.show(sheet, value._0, width / across, height / down);
    } else if (kind === "tinted") {
      const { width: whole, height: high } = sheet.canvas;
      const alone = new OffscreenCanvas(whole, high).getContext("2d");
      alone.setTransform(sheet.getTransform());
      await this.show(alone, value._0, width, height);
      alone.setTransform(1, 0, 0, 1, 0, 0);
      alone.globalCompositeOperation = "source-in";
      alone.fillStyle = color(value._1);
      alone.fillRect(0, 0, whole, high);
      sheet.setTransform(1, 0, 0, 1, 0, 0);
      sheet.drawImage(alone.canvas, 0, 0);
    } else {
      throw new Error(`no ${kind} on a canvas`);
    }
    sheet.restore();
  }

  async group({ _0, alpha, blend, mask }) {
    const outer = { ...this.state };
    this.state.alpha *= alpha;
    if (blend !== "normal") this.state.blend = blend;
    await this.put(async sheet => {
      await new Painter(sheet, this.zoom).draw(_0);
      if (!mask) return;
      const cut = this.sheet();
      await new Painter(cut, this.zoom).draw(mask);
      sheet.resetTransform();
      sheet.globalCompositeOperation = "destination-in";
      sheet.drawImage(cut.canvas, 0, 0);
    });
    this.state = outer;
  }
}

function load(address) {
  return new Promise((loaded, failed) => {
    const image = new Image();
    image.onload = () => loaded(image);
    image.onerror = () => failed(new Error("no image"));
    image.src = address;
  });
}

// Premultiplied, so that a colour nobody can see does not count.
function points(canvas) {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return data.map((value, index) => index % 4 === 3 ? value : Math.round(value * data[index | 3] / 255));
}

function difference(left, right, most) {
  let [sum, far] = [0, 0];
  for (let index = 0; index < left.length; index += 4) {
    const parts = [0, 1, 2, 3].map(part => Math.abs(left[index + part] - right[index + part]));
    sum += parts.reduce((a, b) => a + b);
    if (Math.max(...parts) > most) far += 1;
  }
  return [4 * far / left.length, sum / left.length];
}

function fields(values, side) {
  const sums = Array(64).fill(0);
  values.forEach((value, index) => {
    const [x, y] = [(index >> 2) % side, Math.floor((index >> 2) / side)];
    sums[4 * (Math.floor(4 * y / side) * 4 + Math.floor(4 * x / side)) + index % 4] += value;
  });
  return sums.map(sum => Math.round(16 * sum / (side * side)).toString(16).padStart(2, "0")).join("");
}

async function compare({ rows, zoom, point }) {
  const side = 64 * zoom;
  const told = [];
  for (const row of rows) {
    const made = {};
    for (const outlet of ["chromium", "rsvg", "canvas", "pixels"]) {
      const canvas = document.createElement("canvas");
      canvas.width = canvas.height = side;
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (outlet === "canvas") {
        context.scale(zoom, zoom);
        await new Painter(context, zoom).draw(row.picture);
      } else {
        const bytes = btoa(String.fromCharCode(...new TextEncoder().encode(row.svg)));
        const files = { rsvg: row.rsvg, pixels: row.pixels };
        const address = files[outlet] ? `data:image/png;base64,${files[outlet]}` : `data:image/svg+xml;base64,${bytes}`;
        context.drawImage(await load(address), 0, 0, side, side);
      }
      made[outlet] = canvas;
    }
    const values = Object.fromEntries(Object.entries(made).map(([name, canvas]) => [name, points(canvas)]));
    told.push({
      fields: fields(values.chromium, side),
      pairs: {
        "chromium/rsvg": difference(values.chromium, values.rsvg, point),
        "chromium/canvas": difference(values.chromium, values.canvas, point),
        "chromium/pixels": difference(values.chromium, values.pixels, point),
      },
      shots: Object.fromEntries(Object.entries(made).map(([name, canvas]) => [name, canvas.toDataURL()])),
    });
  }
  return told;
}
