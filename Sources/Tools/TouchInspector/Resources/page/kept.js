// A page that was kept: what its server told is in the page itself, and is shown at any moment of it.

import { SceneClock } from "./clock.js";
import { icon, make } from "./dom.js";
import { Lanes } from "./lanes.js";
import { Scene } from "./scene.js";
import { Stage } from "./stage.js";
import { Timeline } from "./timeline.js";
import { Why } from "./why.js";

const find = (id) => document.getElementById(id);

/** What the server told: as it was, or packed where there is much of it. */
async function read() {
  const known = JSON.parse(find("story").textContent);
  if (!known.packed) return known;
  const bytes = Uint8Array.from(atob(known.packed), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return { ...JSON.parse(await new Response(stream).text()), note: known.note };
}

function present(story) {
  const scenes = story.messages.filter(({ type }) => type === "scene");
  const updates = story.messages.filter(({ type }) => type === "update");

  const scene = new Scene();
  const lanes = new Lanes();
  const clock = new SceneClock();
  const stage = new Stage(scene, { frame: find("stage-frame"), stage: find("stage"), tree: find("tree"), overlay: find("overlay") });

  /** Answers as the server would have. */
  const connection = {
    async ask(type, { recognizer, at }) {
      const known = story.whys.filter((each) => each.recognizer === recognizer);
      const moment = at ?? Infinity;
      known.sort((one, other) => Math.abs(one.at - moment) - Math.abs(other.at - moment));
      const answer = at == null ? known.at(-1) : known[0];
      return { sentences: answer?.sentences ?? ["Nothing came of it."] };
    },
  };
  const why = new Why(connection, find("why"), (text) => scene.spell(text), { buttons: () => [] });
  const timeline = new Timeline(lanes, {
    box: find("lanes"), clock, wish: () => ({ withQuiet: true }),
    onBar: (bar, lane, element) => why.ask(lane.recognizer, lane.name, bar ? bar.decided ?? bar.end : null, element),
  });

  // Moments

  let next = 0;
  let shown = 0;
  let playing = null;

  function begin() {
    scene.replace(scenes[0]);
    stage.rebuild();
    next = 0;
  }

  function show(at) {
    if (at < shown) begin();
    shown = at;
    while (next < updates.length && updates[next].at <= at + 1e-9) apply(updates[next++]);
    stage.drawFingers([]);
    range.value = at;
    time.textContent = `${at.toFixed(2)} / ${story.end.toFixed(2)} s`;
    placeNow();
  }

  function placeNow() {
    now.style.left = `calc(var(--who) + ${timeline.place(shown)}px)`;
  }
  timeline.onDraw = placeNow;

  function apply(message) {
    stage.prepare(message.views ?? []);
    stage.show(scene.change(message));
  }

  // The bar below the stage

  const play = make("button", { className: "icon", onclick: toggle }, icon("play"));
  const range = make("input", {
    type: "range", min: 0, max: story.end, step: "any", value: 0, "aria-label": "Moment",
    oninput: () => {
      pause();
      show(range.valueAsNumber);
    },
  });
  const time = make("output");
  const now = make("i", { className: "now" });
  find("replay").append(play, range, time);
  find("lanes").append(now);

  function toggle() {
    if (playing) return pause();
    if (shown >= story.end) show(0);
    playing = { from: shown, since: performance.now() };
    mark();
    requestAnimationFrame(everyFrame);
  }

  function pause() {
    playing = null;
    mark();
  }

  function mark() {
    const title = playing ? "Pause" : "Play";
    play.title = title;
    play.replaceChildren(make("span", { "aria-hidden": "true" }, playing ? "❚❚" : "▶"), make("span", { className: "unseen" }, title));
  }

  function everyFrame() {
    if (!playing) return;
    const at = Math.min(story.end, playing.from + (performance.now() - playing.since) / 1000);
    show(at);
    if (at >= story.end) pause();
    requestAnimationFrame(everyFrame);
  }

  begin();
  for (const { trace = [] } of updates) {
    for (const entry of trace) {
      entry.text = scene.spell(entry.text);
      lanes.hear(entry, (id) => scene.label(id));
    }
  }
  clock.reset(story.end);
  clock.hold(true);
  mark();
  timeline.fit(0, story.end);
  show(0);
  find("note").textContent = story.note ?? "";
  openWhy();

  /** Opens the card of a recognizer that lost, which is what the page is kept for. */
  function openWhy() {
    const asked = story.whys.find(({ state, isPart }) => state === "failed" && !isPart)
      ?? story.whys.find(({ isPart }) => !isPart) ?? story.whys[0];
    if (!asked) return;
    const bars = [...document.querySelectorAll(`.lane[data-recognizer="${asked.recognizer}"] .b`)];
    const bar = bars.find(({ dataset }) => dataset.state === asked.state) ?? bars.at(-1);
    if (bar) why.ask(asked.recognizer, scene.label(asked.recognizer), asked.at, bar);
  }
}

read().then(present);
