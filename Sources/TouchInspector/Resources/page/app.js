// Puts the page together: one connection, one scene, and everything that shows it.

import { SceneClock } from "./clock.js";
import { Address } from "./address.js";
import { Changes } from "./changes.js";
import { Connection } from "./connection.js";
import { make } from "./dom.js";
import { Gallery } from "./gallery.js";
import { Gestures } from "./gestures.js";
import { Input } from "./input.js";
import { Inspector } from "./inspector.js";
import { Lanes } from "./lanes.js";
import { Memory } from "./memory.js";
import { Replay } from "./replay.js";
import { Scene } from "./scene.js";
import { Stage } from "./stage.js";
import { Timeline } from "./timeline.js";
import { Trials } from "./trial.js";
import { Why } from "./why.js";

const find = (id) => document.getElementById(id);
/** A recording larger than this is not sent to the server, in bytes. */
const LARGEST_RECORDING = 24 * 1024 * 1024;

const scene = new Scene();
const lanes = new Lanes();
const clock = new SceneClock();
let isBusy = false; // whether the scene goes on without input, so that its time must be driven

const stage = new Stage(scene, {
  frame: find("stage-frame"), stage: find("stage"), tree: find("tree"), overlay: find("overlay"),
});

const connection = new Connection({
  state: showConnection,
  welcome(message) {
    find("stage").style.setProperty("--own-hand", `var(--hand-${message.hand % 8})`);
    gallery.show(message.examples ?? []);
    inspector.showTuning(message.tuning ?? []);
    gallery.mark(scene.example);
    followTrace();
    connection.send("recordings");
    const isLost = message.key != null && message.key !== memory.key;
    memory.key = message.key;
    if (!isLost) return;
    // The server started anew, or has given the session up: it gets back what the page has.
    wantedMoment = address.read().at;
    if (memory.recording) connection.send("keep", memory.recording);
    if (memory.loaded) connection.send("load", memory.loaded);
  },
  scene(message) {
    const isSame = message.example != null && message.example === scene.example;
    scene.replace(message);
    clock.reset(message.at ?? 0);
    lanes.clear();
    timeline.follow(true);
    input.forget();
    if (message.tuning) inspector.showTuning(message.tuning);
    find("scene-title").textContent = scene.title;
    find("scene-text").textContent = scene.text;
    document.title = scene.title ? `${scene.title} · Touchstone` : "Touchstone";
    gallery.mark(scene.example);
    stage.rebuild();
    if (!isSame) why.close();
    inspector.rebuild();
    gestures.stop();
    gestures.rebuild();
    if (scene.selected) connection.send("select", { view: scene.selected });
    showNotice(scene.views.size ? null : "An empty scene", "Choose another in the gallery.");
  },
  update,
  replay(message) {
    replay.show(message);
    find("code").disabled = find("download").disabled && !replay.state;
    gallery.markRecording(message.name);
    address.write(message.name == null ? { recording: null, at: null }
      : message.isPlaying ? {} : { at: message.at });
    if (message.name != null && wantedMoment != null) {
      connection.send("replay", { do: "seek", at: wantedMoment });
      wantedMoment = null;
    }
    clock.hold(message.name != null && !message.isPlaying);
  },
  edits(message) {
    changes.show(message.list);
    address.write({ changes: changes.spelled });
    inspector.noteTuning(message.list);
  },
  record({ on, isThere }) {
    if (!on && isThere) keepRecording();
    showRecord(on, isThere);
  },
  recordings(message) {
    gallery.showRecordings(message.folder, message.names);
  },
  trace(message) {
    inspector.showTrace(message.entries);
  },
  pong() {},
  error(message) {
    announce(message.text, message.isRemark ? "Only so much" : "That did not work");
    // Fields show again what is, and not what was wanted.
    if (message.of === "set") inspector.restore();
  },
});

const input = new Input(find("stage"), {
  place: Object.assign((x, y) => stage.place(x, y), { get zoom() { return stage.zoom; } }),
  send: (frames, sequence) => connection.send("input", { frames, sequence }),
  interrupt: (stamp, reason) => connection.send("interrupt", { stamp, reason }),
  moved: () => stage.drawFingers(input.ghosts),
  center: () => ({ x: scene.size[0] / 2, y: scene.size[1] / 2 }),
});
const changes = new Changes(connection, find("changes"));
const trials = new Trials(connection, {
  sheet, close: () => find("sheet").close(), copy: copyText, announce,
  keep: (added) => changes.send([...changes.spelled, ...added.map((change) => ({ change, on: true, frame: 0 }))]),
});
const gestures = new Gestures(scene, {
  box: find("doer"), input, say, sheet, close: () => find("sheet").close(),
  placeOf(kind) {
    const listening = (view) => scene.recognizersOf(view).some((each) => each.kind === kind);
    const views = scene.selected && listening(scene.selected) ? [scene.selected]
      : [...scene.recognizers.values()].filter((each) => each.kind === kind).map(({ view }) => view);
    const box = stage.elements.get(views[0])?.getBoundingClientRect();
    if (!box) return { x: scene.size[0] / 2, y: scene.size[1] / 2 };
    const { x, y } = stage.place(box.left + box.width / 2, box.top + box.height / 2);
    return { x: Math.min(scene.size[0] - 1, Math.max(1, x)), y: Math.min(scene.size[1] - 1, Math.max(1, y)) };
  },
});
const memory = new Memory();
let wantedMoment = null; // where a recording is to be shown that the address names
const address = new Address({
  onTravel({ scene: example, recording, at, changes: list }) {
    wantedMoment = at;
    if (recording != null) connection.send("replay", { do: "open", name: recording });
    else if (example != null) connection.send("open", { example });
    if (recording != null || example != null) connection.send("edits", { list });
  },
});
const why = new Why(connection, find("why"), (text) => scene.spell(text), trials);
const gallery = new Gallery({
  nav: find("gallery"), list: find("gallery-list"), recordings: find("recordings-list"),
  toggle: find("gallery-toggle"),
  onOpen(example) {
    address.write({ scene: example, recording: null, at: null, changes: [] });
    connection.send("open", { example });
  },
  onRecording(name) {
    address.write({ recording: name, scene: null, at: null, changes: [] });
    connection.send("replay", { do: "open", name });
  },
  onLink: shareLink,
  onLook: () => connection.send("recordings"),
});
const replay = new Replay(connection, find("replay"));
const inspector = new Inspector(scene, {
  connection,
  panels: Object.fromEntries(["view", "relations", "advice", "tuning", "trace"].map(
    (name) => [name, find(`panel-${name}`)])),
  onSelect: select,
  onProblem: (text) => announce(text),
  trials,
  onWhy: (id, name, at, element) => why.ask(id, name, at, element),
  count: find("advice-count"),
});
const timeline = new Timeline(lanes, {
  box: find("lanes"), clock,
  onBar(bar, lane, element) {
    const view = scene.recognizers.get(lane.recognizer)?.view;
    if (view != null && view !== scene.selected) select(view);
    timeline.follow(false);
    // How what began came to its end is asked at that, and what goes on is asked now.
    why.ask(lane.recognizer, lane.name, bar ? bar.decided ?? bar.end : null, element);
  },
  withQuiet: () => find("all-lanes").checked,
});

// What the server tells

function update(message) {
  if (message.at != null) clock.hear(message.at);
  if (message.busy != null) isBusy = message.busy;
  stage.prepare(message.views ?? []);
  const changed = scene.change(message);
  const names = (id) => scene.label(id);
  for (const entry of message.trace ?? []) {
    entry.text = scene.spell(entry.text);
    lanes.hear(entry, names);
    const isOutcome = entry.kind === "action" && entry.to !== "changed";
    if (isOutcome) say(`${names(entry.subject)} ${entry.to}`);
  }
  if (message.trace && isTraceShown()) inspector.hear(message.trace);
  if (changed.tree) stage.rearrange();
  for (const id of changed.views) stage.draw(id);
  // Where a view's bounds begin is where its subviews are measured from.
  for (const id of changed.scrolled) {
    for (const child of scene.children.get(id) ?? []) if (!changed.views.has(child)) stage.settle(child);
  }
  const owners = new Set([...changed.recognizers].map((id) => scene.recognizers.get(id)?.view));
  for (const id of owners) if (!changed.views.has(id)) stage.draw(id);
  if (message.touches) stage.drawFingers(input.ghosts);
  if (changed.list || (changed.tree && !scene.views.has(scene.selected))) inspector.showView();
  else if (changed.recognizers.size || changed.views.size) inspector.refreshView();
  if (changed.list) gestures.rebuild();
  if (message.relations || changed.list) inspector.showRelations();
  if (message.advice) inspector.showAdvice();
}

function showConnection(state, reason) {
  document.body.dataset.connection = state;
  const words = { open: "Connected", lost: "Disconnected", connecting: "Connecting" };
  find("status").lastElementChild.textContent = words[state];
  if (state === "open") {
    showNotice(null);
    const { clientWidth, clientHeight } = find("stage-frame");
    const wanted = address.read();
    wantedMoment = wanted.at;
    connection.send("hello", {
      version: 1, size: [clientWidth, clientHeight], scale: devicePixelRatio, key: memory.key,
      recording: wanted.recording ?? undefined, example: wanted.scene ?? scene.example ?? undefined,
      edits: wanted.changes.length ? wanted.changes : undefined,
    });
    return;
  }
  // The server cancels what this page had down; nothing of it may stay on the screen.
  input.forget();
  scene.touches.clear();
  stage.drawFingers([]);
  isBusy = false;
  if (reason?.startsWith("This scene is open")) {
    // Two tabs with one scene would send each other away for ever.
    memory.forget();
  }
  showRecord(false, false);
  showNotice("The server is gone", reason || "Every finger was cancelled. The page connects again by itself.");
}

// The clock: while the scene is busy its time is driven by the screen's

function everyFrame() {
  // A finger of the page's own has times of its own, which the clock must not run ahead of.
  if (isBusy && !document.hidden && !gestures.isBusy) connection.send("tick", { stamp: performance.now() });
  timeline.draw();
  requestAnimationFrame(everyFrame);
}
requestAnimationFrame(everyFrame);

// Choosing

function select(id) {
  scene.selected = id;
  stage.select(id);
  connection.send("select", { view: id });
  inspector.showView();
  inspector.showAdvice();
}

find("stage").addEventListener("dblclick", (event) => {
  // With outlines on, a double click also chooses the view below it.
  if (find("outlines").getAttribute("aria-pressed") !== "true") return;
  const view = viewAt(event.clientX, event.clientY);
  if (view) select(view);
});

function viewAt(x, y) {
  find("tree").style.pointerEvents = "auto";
  const element = document.elementsFromPoint(x, y).find((each) => each.matches?.(".v"));
  find("tree").style.pointerEvents = "";
  return element ? Number(element.dataset.view) : null;
}

// Tabs and panes

function choose(tab, tabs) {
  for (const each of tabs) {
    const isChosen = each === tab;
    each.setAttribute("aria-selected", isChosen);
    each.tabIndex = isChosen ? 0 : -1;
    const panel = find(each.getAttribute("aria-controls"));
    if (panel) panel.hidden = !isChosen;
  }
  if (tab.dataset.pane) document.body.dataset.pane = tab.dataset.pane;
  if (tab.id.startsWith("tab-")) followTrace();
}

const isTraceShown = () => !find("panel-trace").hidden;

/** Movement is most of the trace: it is told only while the page shows it. */
function followTrace() {
  connection.send("trace", { on: isTraceShown() });
}

for (const list of document.querySelectorAll('[role="tablist"]')) {
  const tabs = [...list.querySelectorAll('[role="tab"]')];
  for (const tab of tabs) tab.onclick = () => choose(tab, tabs);
  list.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const next = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
    choose(next, tabs);
    next.focus();
  });
}

// A phone that is turned, or a window that is given another shape, has another stage

let isUpright = innerHeight > innerWidth;
let turning;
window.addEventListener("resize", () => {
  clearTimeout(turning);
  turning = setTimeout(() => {
    if (isUpright === innerHeight > innerWidth) return;
    isUpright = !isUpright;
    const { clientWidth, clientHeight } = find("stage-frame");
    connection.send("resize", { size: [clientWidth, clientHeight] });
  }, 200);
});

// Buttons

function press(button, work) {
  button.onclick = () => {
    const isOn = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", isOn);
    work(isOn);
  };
}

press(find("outlines"), (isOn) => stage.outline(isOn));
find("record").onclick = () => {
  connection.send("record", { on: find("record").getAttribute("aria-pressed") !== "true" });
};

/** Others may record as well, and a recording ends when another scene comes: the server tells. */
function showRecord(isOn, isThere) {
  find("record").setAttribute("aria-pressed", isOn);
  find("record").lastElementChild.textContent = isOn ? "Stop" : "Record";
  find("download").disabled = !isThere;
  find("code").disabled = !isThere && !replay.state;
}

press(find("follow"), (isOn) => timeline.follow(isOn));
timeline.onFollow = (isOn) => {
  find("follow").setAttribute("aria-pressed", isOn);
  find("follow").lastElementChild.textContent = isOn ? "Following" : "Paused";
};
find("zoom-in").onclick = () => timeline.zoom(1.5);
find("zoom-out").onclick = () => timeline.zoom(1 / 1.5);
find("clear").onclick = () => lanes.clear();

find("download").onclick = async () => {
  const answer = await connection.ask("recording");
  if (answer?.text == null) return announce("There is no recording yet.");
  const link = make("a", {
    href: URL.createObjectURL(new Blob([answer.text], { type: "text/plain" })),
    download: answer.name ?? "recording.touches",
  });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
};

find("code").onclick = async () => {
  const answer = await connection.ask("code");
  if (answer?.text == null) return announce("There is no recording yet.");
  const copy = make("button", { className: "text" }, "Copy");
  copy.onclick = () => copyText(answer.text, copy);
  sheet("This as a test", make("p", { className: "empty" },
    "Swift code for a Stage: the same fingers, at the same moments."),
  make("pre", { tabIndex: 0 }, answer.text), copy);
};

find("help").onclick = () => {
  const keys = [
    ["G", "gallery"], ["R", "record"], ["T", "this as a test"], ["O", "outline views; a double click chooses one"],
    ["Space", "pause or follow the lanes"], ["+ −", "zoom the lanes"], ["P", "play or pause a recording"],
    [", .", "one frame back, one on"], ["← → ↑ ↓", "move between bars, when the lanes have the focus"],
    ["Alt", "with a mouse: a second, mirrored finger; with Shift both move as one"],
  ];
  sheet("Keys and gestures", make("div", { className: "keyboard" }, ...keys.flatMap(([key, words]) => [
    make("span", {}, ...key.split(" ").map((each) => make("kbd", {}, each))), make("span", {}, words)])),
  make("label", { className: "check" }, make("input", {
    type: "checkbox", checked: !input.mouseIsFinger,
    onchange: (event) => { input.mouseIsFinger = !event.target.checked; },
  }), "The mouse is a pointer, not a finger"));
};

function sheet(title, ...content) {
  const dialog = find("sheet");
  const close = make("button", { className: "text", onclick: () => dialog.close() }, "Close");
  const shown = content.filter((each) => each != null);
  const actions = make("div", { className: "row actions" }, ...shown.filter((each) => each.matches("button")), close);
  dialog.replaceChildren(make("article", {}, make("h2", { id: "sheet-title" }, title),
    ...shown.filter((each) => !each.matches("button")), actions));
  dialog.showModal();
}

// Keys of the page; the stage takes its own first

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || find("sheet").open) return;
  if (event.target.matches("input, select, textarea")) return;
  const isOnButton = event.target.matches("button");
  const work = {
    g: () => gallery.slide(true), r: () => find("record").click(), t: () => find("code").click(),
    o: () => find("outlines").click(), "?": () => find("help").click(), p: () => replay.toggle(),
    "+": () => timeline.zoom(1.5), "-": () => timeline.zoom(1 / 1.5),
    ",": () => replay.step(-1), ".": () => replay.step(1),
    " ": isOnButton ? null : () => find("follow").click(),
  }[event.key.toLowerCase()];
  if (!work) return;
  event.preventDefault();
  work();
});

// Recordings of the server's folder: their address is a link for others

async function shareLink(name) {
  const link = make("input", { className: "link", readOnly: true, value: address.link({ recording: name }), "aria-label": "Link" });
  const copy = make("button", { className: "text" }, "Copy");
  copy.onclick = () => copyText(link.value, copy);
  sheet("A link to this recording", make("p", { className: "empty" },
    `Everyone who reaches this server and opens it sees ${name}.`), link, copy);
  link.select();
}

/** Pages that do not come from this machine may not use the clipboard; they select the text instead. */
async function copyText(text, button) {
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    const shown = find("sheet").querySelector("input, pre");
    if (shown.select) shown.select();
    else getSelection().selectAllChildren(shown);
    button.textContent = "Selected: copy it now";
  }
}

// Recordings that come from outside

find("load").onclick = () => find("file").click();
find("file").onchange = () => {
  if (find("file").files[0]) load(find("file").files[0]);
  find("file").value = "";
};

async function load(file) {
  if (file.size > LARGEST_RECORDING) return announce("That recording is too large for the page.");
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (let start = 0; start < bytes.length; start += 32768) {
    text += String.fromCharCode(...bytes.subarray(start, start + 32768));
  }
  memory.loaded = { name: file.name, base64: btoa(text) };
  connection.send("load", memory.loaded);
}

/** What has just been recorded survives the server. */
async function keepRecording() {
  const answer = await connection.ask("recording");
  if (answer?.text != null) memory.recording = { name: answer.name, text: answer.text };
}

let dragDepth = 0;
window.addEventListener("dragenter", (event) => {
  if (!event.dataTransfer?.types.includes("Files")) return;
  dragDepth += 1;
  find("drop").hidden = false;
});
window.addEventListener("dragleave", () => {
  dragDepth = Math.max(0, dragDepth - 1);
  find("drop").hidden = dragDepth === 0;
});
window.addEventListener("dragover", (event) => event.preventDefault());
window.addEventListener("drop", (event) => {
  event.preventDefault();
  dragDepth = 0;
  find("drop").hidden = true;
  if (event.dataTransfer?.files[0]) load(event.dataTransfer.files[0]);
});

// Notices

/** Tells those who do not look at the screen. */
function say(text) {
  find("said").textContent = text;
}

function showNotice(title, text) {
  const notice = find("notice");
  notice.hidden = title == null;
  if (title == null) return;
  notice.replaceChildren(make("h2", {}, title), make("p", {}, text));
  say(`${title}. ${text}`);
}

let announcement;
function announce(text, title = "That did not work") {
  clearTimeout(announcement);
  showNotice(title, text);
  announcement = setTimeout(() => {
    if (document.body.dataset.connection === "open") showNotice(null);
  }, 5000);
}

window.addEventListener("online", () => connection.hurry());
document.addEventListener("visibilitychange", () => {
  if (document.hidden) return;
  connection.hurry();
  connection.send("recordings");
});
