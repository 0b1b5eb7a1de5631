/// Style and script of a picture's page; the policy identifies each by its digest.
enum PicturePageParts {
  static let style = """
    :root { color-scheme: light dark; font: 15px/1.45 system-ui, "Segoe UI", sans-serif; }
    body { margin: 0; }
    main { max-width: 1040px; margin: 0 auto; padding: 16px 20px 40px; }
    h1 { font-size: 18px; margin: 0 0 10px; }
    h2 { font-size: 16px; margin: 18px 0 8px; }
    .bar { display: flex; gap: 12px; align-items: center; }
    .bar input { flex: 1; min-width: 80px; height: 40px; }
    button { font: inherit; min-height: 40px; padding: 0 14px; }
    output { font-variant-numeric: tabular-nums; white-space: nowrap; }
    #states { margin: 6px 0 10px; min-height: 1.45em; }
    .picture { position: relative; }
    .picture img { display: block; width: 100%; height: auto; }
    .picture svg { position: absolute; inset: 0; width: 100%; height: 100%; }
    circle { fill: rgb(200 80 45 / .35); stroke: #c8502d; stroke-width: 2; }
    line { stroke: #c8502d; stroke-width: 1.5; }
    details { border-top: 1px solid rgb(128 128 128 / .4); padding: 6px 0; }
    summary { cursor: pointer; min-height: 32px; font-weight: 600; }
    ol { margin: 4px 0 10px; }
    @media print {
      .bar, #states, #now, details button { display: none; }
      .picture img { width: auto; max-width: 100%; max-height: 250mm; }
      details { break-inside: avoid; }
    }

    """

  static let script = """
    "use strict";
    const find = (id) => document.getElementById(id);
    const story = JSON.parse(find("story").textContent);
    const { frames } = story;
    const [play, range, time, states, now] = ["play", "moment", "time", "states", "now"].map(find);
    let playing = null;

    function part(name, attributes) {
      const element = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      return element;
    }

    /** Where a finger is at a moment; nothing while it is up. */
    function place({ stops }, at) {
      if (at < stops[0][0] || at > stops.at(-1)[0]) return null;
      const next = Math.max(1, stops.findIndex(([moment]) => moment >= at));
      const [from, x, y] = stops[next - 1];
      const [to, endX, endY] = stops[next] ?? stops[0];
      const share = to > from ? (at - from) / (to - from) : 1;
      return [x + (endX - x) * share, y + (endY - y) * share];
    }

    function show(at) {
      range.value = at;
      time.textContent = `${at.toFixed(3)} s of ${story.to.toFixed(3)} s`;
      const shown = [];
      for (const finger of story.fingers) {
        const found = place(finger, at);
        if (!found) continue;
        shown.push(part("circle", {
          cx: frames.left + found[0] * frames.zoom, cy: frames.top + found[1] * frames.zoom, r: 11,
        }));
      }
      for (const { top, bottom, pieces } of frames.rows) {
        const piece = pieces.find(({ from, to }) => at >= from && at <= to);
        if (!piece) continue;
        const share = (at - piece.from) / Math.max(1e-9, piece.to - piece.from);
        const x = piece.left + (piece.right - piece.left) * share;
        shown.push(part("line", { x1: x, x2: x, y1: top, y2: bottom }));
      }
      now.replaceChildren(...shown);
      states.textContent = story.lanes.flatMap(({ name, bars }) => {
        const bar = bars.findLast(({ from, to }) => at >= from && at <= to);
        return bar ? [`${name}: ${bar.state}`] : [];
      }).join(" · ");
    }

    function pause() {
      playing = null;
      play.textContent = "Play";
    }

    play.onclick = () => {
      if (playing) return pause();
      const from = range.valueAsNumber >= story.to ? story.from : range.valueAsNumber;
      playing = { from, since: performance.now() };
      play.textContent = "Pause";
      requestAnimationFrame(go);
    };

    function go() {
      if (!playing) return;
      const at = Math.min(story.to, playing.from + (performance.now() - playing.since) / 1000);
      show(at);
      if (at >= story.to) pause();
      else requestAnimationFrame(go);
    }

    range.min = story.from;
    range.max = story.to;
    range.oninput = () => {
      pause();
      show(range.valueAsNumber);
    };
    for (const button of document.querySelectorAll("[data-at]")) {
      button.onclick = () => {
        pause();
        show(Math.min(story.to, Math.max(story.from, Number(button.dataset.at))));
        scrollTo({ top: 0 });
      };
    }
    // What is closed would be missing on paper.
    addEventListener("beforeprint", () => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    show(story.from);

    """
}
