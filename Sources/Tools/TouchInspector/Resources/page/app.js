// Puts the page together: one connection, one scene, and everything that shows it.

import { SceneClock } from "./clock.js";
import { Address } from "./address.js";
import { Alone } from "./alone.js";
import { Changes } from "./changes.js";
import { Collisions } from "./collisions.js";
import { widenColumn } from "./column.js";
import { Connection } from "./connection.js";
import { fill, make } from "./dom.js";
import { listenToFiles } from "./files.js";
import { Curves } from "./curves.js";
import { Devices } from "./devices.js";
import { Gallery } from "./gallery.js";
import { Gestures } from "./gestures.js";
import { Input } from "./input.js";
import { Inspector } from "./inspector.js";
import { Lanes } from "./lanes.js";
import { Marks } from "./marks.js";
import { Memory } from "./memory.js";
import { Meter } from "./meter.js";
import { ORDERS } from "./order.js";
import { Opening } from "./opening.js";
import { Overview } from "./overview.js";
import { Picker } from "./hit.js";
import { Replay } from "./replay.js";
import { Scene } from "./scene.js";
import { closeSheet, copyText, help, onFocusLost, sheet } from "./sheet.js";
import { Source } from "./source.js";
import { Stage } from "./stage.js";
import { Lesson, referenceOf } from "./lesson.js";
import { Story } from "./story.js";
import { Strokes } from "./strokes.js";
import { listenToTabs } from "./tabs.js";
import { TestFile, download } from "./testfile.js";
import { Timeline } from "./timeline.js";
import { Trace } from "./trace.js";
import { Trials } from "./trial.js";
import { Why } from "./why.js";

const find = (id) => document.getElementById(id);
const scene = new Scene();
const lanes = new Lanes();
const curves = new Curves();
const clock = new SceneClock();
let isBusy = false; // whether the scene goes on without input, so that its time must be driven
let fitsReplay = false; // whether the lanes are to show all of the recording, as a change was kept

const stage = new Stage(scene, {
  frame: find("stage-frame"), stage: find("stage"), tree: find("tree"), overlay: find("overlay"),
});

const connection = new Connection({
  state: showConnection,
  silence: showSilence,
  welcome(message) {
    isOpeningDue ??= Opening.isDue(address.read(), message.opening);
    document.body.dataset.mode = message.readOnly ? "look" : "touch";
    find("stage").style.setProperty("--own-hand", `var(--hand-${message.hand % 8})`);
    gallery.show(message.examples ?? []);
    lesson.know(message.examples ?? []);
    inspector.showTuning(message.tuning ?? []);
    gallery.mark(scene.example);
    followTrace();
    connection.send("recordings");
    const isLost = message.key != null && message.key !== memory.key;
    memory.key = message.key;
    if (!isLost) return;
    // The server started anew, or has given the session up: it gets back what the page has.
    const { recording } = address.read();
    if (memory.recording) connection.send("keep", memory.recording);
    if (memory.loaded && memory.loaded.name === recording) connection.send("load", memory.loaded);
  },
  scene(message) {
    const isSame = message.example != null && message.example === scene.example;
    scene.replace(message);
    clock.reset(message.at ?? 0);
    lanes.clear();
    curves.clear();
    timeline.follow(true);
    input.forget();
    if (message.tuning) inspector.showTuning(message.tuning);
    find("scene-title").textContent = scene.title;
    const [href, words] = scene.report ? [scene.report, "The report"] : scene.task ? referenceOf(scene.task) : [];
    fill(find("scene-text"), scene.text, href && " ", href && make("a", { href, target: "_blank", rel: "noreferrer" }, words));
    lesson.show(scene.task, scene.example);
    document.title = scene.title ? `${scene.title} · Touchstone` : "Touchstone";
    firstExample ??= scene.example;
    gallery.mark(scene.example);
    stage.rebuild();
    if (!isSame) why.close();
    trace.clear();
    story.clear();
    collisions.forget();
    inspector.rebuild();
    collisions.refresh();
    source.refresh();
    gestures.stop();
    gestures.rebuild();
    sceneCame?.();
    sceneCame = null;
    if (isOpeningDue) {
      isOpeningDue = false;
      opening.begin();
    }
    settle();
    if (scene.selected) connection.send("select", { view: scene.selected });
    showNotice(scene.views.size ? null : "An empty scene", "Choose another in the gallery.");
  },
  update,
  replay(message) {
    replay.show(message);
    find("code").disabled = find("keep").disabled = find("download").disabled && !replay.state;
    gallery.markRecording(message.name);
    address.write(message.name == null ? { recording: null, at: null, frame: null, scene: scene.example }
      : message.isPlaying ? {} : { at: message.at, frame: message.frame });
    if (message.name != null && wantedMoment) {
      connection.send("replay", { do: "seek", ...wantedMoment });
      wantedMoment = null;
    }
    clock.hold(message.name != null && !message.isPlaying);
    timeline.changed();
  },
  edits(message) {
    // They come behind the scene that they belong to.
    if (hasBrokenChanges) announce("The changes of this link cannot be read: it was cut off or altered. The scene is shown without them.");
    hasBrokenChanges = false;
    changes.show(message.list);
    source.refresh();
    address.write({ changes: changes.spelled });
    inspector.noteTuning(message.list);
    collisions.refresh();
  },
  record({ on, isThere }) {
    if (!on && isThere) keepRecording();
    showRecord(on, isThere);
  },
  recordings(message) {
    gallery.showRecordings(message.folder, message.names);
  },
  trace(message) {
    trace.show(message.entries);
  },
  progress({ percent }) {
    announce(`${percent} % of the recording has been played for it.`, "The test is being made");
  },
  pong({ stamp }) {
    meter.pong(stamp);
  },
  error(message) {
    announce(message.text, message.isRemark ? "Only so much" : "That did not work");
    // Fields show again what is, and not what was wanted.
    if (message.of === "set") inspector.restore();
  },
});

const input = new Input(find("stage"), {
  place: Object.assign((x, y) => stage.place(x, y), { get zoom() { return stage.zoom; } }),
  send(frames, sequence) {
    connection.send("input", { frames, sequence });
    meter.sent(frames);
  },
  interrupt: (stamp, reason) => connection.send("interrupt", { stamp, reason }),
  moved: () => stage.drawFingers(input.ghosts),
  center: () => ({ x: scene.size[0] / 2, y: scene.size[1] / 2 }),
  // The keyboard's window is there as long as a text is edited.
  writes: () => [...scene.views.values()].some((view) => view.class === "KeyboardWindow" && !view.hidden),
});
const meter = new Meter({
  box: find("meter"), ask: (stamp) => connection.send("ping", { stamp }),
});
const changes = new Changes(connection, find("changes"));
const trials = new Trials(connection, {
  sheet, close: closeSheet, copy: copyText, announce,
  keep(added) {
    fitsReplay = replay.state != null;
    why.opener = null; // Its bar goes with the scene that is replaced.
    changes.send([...changes.spelled, ...added.map((change) => ({ change, on: true, frame: 0 }))]);
  },
});
const gestures = new Gestures(scene, {
  box: find("doer"), input, say, sheet, close: closeSheet, onStop: () => settle(),
  placeOf(kind) {
    const listening = (view) => scene.recognizersOf(view).some((each) => each.kind === kind);
    const views = scene.selected && listening(scene.selected) ? [scene.selected]
      : [...scene.recognizers.values()].filter((each) => each.kind === kind).map(({ view }) => view);
    const box = stage.elements.get(views[0])?.getBoundingClientRect();
    if (!box) return { x: scene.size[0] / 2, y: scene.size[1] / 2, width: scene.size[0], height: scene.size[1] };
    const { x, y } = stage.place(box.left + box.width / 2, box.top + box.height / 2);
    return {
      x: Math.min(scene.size[0] - 1, Math.max(1, x)), y: Math.min(scene.size[1] - 1, Math.max(1, y)),
      width: box.width / stage.zoom, height: box.height / stage.zoom,
    };
  },
});
const strokes = new Strokes(connection, announce, download);
const testFile = new TestFile(connection, announce, () => strokes.open());
const memory = new Memory();
let wantedMoment = null; // where a recording is to be shown that the address names
const address = new Address({
  onTravel(wanted) {
    wantedMoment = moment(wanted);
    const { recording, scene: example } = wanted;
    if (recording != null && recording === memory.loaded?.name) connection.send("load", memory.loaded);
    else if (recording != null) connection.send("replay", { do: "open", name: recording });
    else connection.send("open", { example: example ?? firstExample ?? scene.example });
    if (wanted.changes.length) connection.send("edits", { list: wanted.changes });
    hasBrokenChanges = wanted.isBroken;
  },
});
let hasBrokenChanges = false; // whether the address has changes that cannot be read
let firstExample = null; // the scene of an address that names none

/** Where in a recording an address points to. */
function moment({ at, frame }) {
  return at == null && frame == null ? null : { at: at ?? 0, ...(frame != null && { frame }) };
}
const why = new Why(connection, find("why"), (text) => scene.spell(text), trials);
// A bar or button that opened a card may be gone.
onFocusLost(() => (why.opener?.isConnected ? why.opener : find("stage")).focus({ preventScroll: true }));
const gallery = new Gallery({
  nav: find("gallery"), list: find("gallery-list"), recordings: find("recordings-list"),
  toggle: find("gallery-toggle"),
  onOpen(example) {
    address.write({ scene: example, recording: null, at: null, frame: null, changes: [] });
    connection.send("open", { example });
  },
  onRecording(name) {
    address.write({ recording: name, scene: null, at: null, frame: null, changes: [] });
    connection.send("replay", { do: "open", name });
  },
  onLink: shareLink,
  onLook: () => connection.send("recordings"),
});
const lesson = new Lesson(find("task"), (example) => gallery.onOpen(example));
const story = new Story(find("story"), {
  spell: (text) => scene.spell(text), onWhy: (id, name, at, element) => why.ask(id, name, at, element),
});
const replay = new Replay(connection, find("replay"));
const collisions = new Collisions(connection, find("panel-advice"), () => inspector.showAdvice());
const inspector = new Inspector(scene, {
  connection,
  panels: Object.fromEntries(["view", "relations", "advice", "tuning"].map(
    (name) => [name, find(`panel-${name}`)])),
  onSelect: select,
  onProblem: (text) => announce(text),
  trials, collisions,
  onWhy: (id, name, at, element) => why.ask(id, name, at, element),
  onHit(view, opener) {
    const box = stage.elements.get(view)?.getBoundingClientRect();
    if (!box) return;
    const { x, y } = stage.place(box.left + box.width / 2, box.top + box.height / 2);
    picker.ask(x, y, opener.getBoundingClientRect(), opener);
  },
  count: find("advice-count"),
});
const source = new Source(scene, find("panel-source"), connection);
const trace = new Trace(find("panel-trace"), copyText);
const marks = new Marks(scene);
const picker = new Picker({
  button: find("pick"), stage: find("stage"), place: (x, y) => stage.place(x, y), viewAt, connection, card: why,
  marks, onSelect: select,
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
  wish: () => ({
    withQuiet: find("all-lanes").checked, order: find("lane-order").value, words: find("lane-filter").value,
    curvesOf: find("values").checked ? (recognizer) => curves.lanes(recognizer) : undefined,
    viewOf: (recognizer) => scene.views.get(scene.recognizers.get(recognizer)?.view),
  }),
});
const overview = new Overview(timeline, lanes, { strip: find("overview"), chip: find("new-gestures") });
for (const id of ["lane-filter", "lane-order", "all-lanes", "values"]) find(id).oninput = () => timeline.changed();
find("lane-order").append(...Object.entries(ORDERS).map(([value, words]) => make("option", { value }, words)));

widenColumn(find("lanes"), () => timeline.changed());

const opening = new Opening({
  frame: find("stage-frame"),
  open: (example) => new Promise((resolve) => {
    sceneCame = resolve;
    connection.send("open", { example });
  }),
  play: () => find("doer").querySelector("[data-gesture='Swipe right']")?.click(),
  change: (list) => connection.send("edits", { list: list.map((change) => ({ change, on: true })) }),
  close: () => why.close(),
  freeze: (isFrozen) => stage.freeze(isFrozen),
  async ask() {
    const lost = [...scene.recognizers.values()].find(({ kind }) => kind === "swipe");
    if (!lost) return [];
    const bar = find("lanes").querySelector(`[data-recognizer="${lost.id}"] .b`) ?? find("lanes");
    await why.ask(lost.id, scene.label(lost.id), null, bar);
    return why.cures;
  },
});
let sceneCame = null; // hears of the next scene
let isOpeningDue = null; // not known before the server has answered

// What the server tells

function update(message) {
  if (message.at != null) clock.hear(message.at);
  if (message.busy != null) isBusy = message.busy;
  meter.updated();
  stage.prepare(message.views ?? []);
  const changed = scene.change(message);
  const names = (id) => scene.label(id);
  for (const entry of message.trace ?? []) {
    entry.text = scene.spell(entry.text);
    lanes.hear(entry, names);
    const isOutcome = entry.kind === "action" && entry.to !== "changed";
    if (!isOutcome) continue;
    say(`${names(entry.subject)} ${entry.to}`);
    source.flash(entry.subject, entry.to);
  }
  if (message.story) story.show(message.story);
  if (message.isDone) lesson.draw(true);
  if (message.trace && isTraceShown()) trace.hear(message.trace);
  stage.show(changed);
  for (const id of changed.recognizers) curves.hear(scene.recognizers.get(id), message.at ?? clock.now);
  if (changed.recognizers.size) source.mark();
  if (message.relations || changed.list) source.refresh();
  const owners = new Set([...changed.recognizers].map((id) => scene.recognizers.get(id)?.view));
  for (const id of owners) if (!changed.views.has(id)) stage.draw(id);
  if (message.touches) stage.drawFingers(input.ghosts);
  settle();
  if (fitsReplay && message.trace && replay.state) {
    fitsReplay = false;
    timeline.fit(0, Math.max(replay.state.duration, lanes.gestures.at(-1)?.to ?? 0));
  }
  if (changed.list || (changed.tree && !scene.views.has(scene.selected))) inspector.showView();
  else if (changed.recognizers.size || changed.views.size) inspector.refreshView();
  if (changed.list) gestures.rebuild();
  if (message.relations || changed.list) inspector.showRelations();
  if (message.advice) inspector.showAdvice();
  if (message.advice || message.relations || changed.list) collisions.refresh();
}

function showConnection(state, reason) {
  document.body.dataset.connection = state;
  const words = { open: "Connected", lost: "Disconnected", connecting: "Connecting" };
  find("status").lastElementChild.textContent = words[state];
  if (state === "open") {
    showNotice(null);
    const wanted = address.read();
    wantedMoment = moment(wanted);
    connection.send("hello", {
      version: 1, size: devices.size, scale: devicePixelRatio, key: memory.key,
      recording: wanted.recording ?? undefined, example: wanted.scene ?? scene.example ?? undefined,
      // The server reports changes that cannot be read once the scene is there.
      edits: wanted.isBroken ? ["unreadable"] : wanted.changes.length ? wanted.changes : undefined,
    });
    return;
  }
  // The server cancels what this page had down; nothing of it may stay on the screen.
  input.forget();
  scene.touches.clear();
  stage.drawFingers([]);
  isBusy = false;
  settle();
  if (reason?.startsWith("This scene is open")) {
    // Two tabs with one scene would send each other away for ever.
    memory.forget();
  }
  showRecord(false, false);
  showNotice("The server is gone", reason || "Every finger was cancelled. The page connects again by itself.");
}

/** The connection is open, but nothing comes back. */
function showSilence(isSilent) {
  document.body.toggleAttribute("data-silent", isSilent);
  find("status").lastElementChild.textContent = isSilent ? "Not answering" : "Connected";
  if (isSilent) showNotice("The server does not answer", "It is busy, stopped or out of reach. The page goes on as soon as it answers.");
  else showNotice(null);
}

// The clock: while the scene is busy its time is driven by the screen's frames. While nothing goes on, time
// stands, and no frame is asked for.

let frameRequest = null;

function everyFrame(now) {
  frameRequest = null;
  meter.frame(now);
  // A finger of the page's own has times of its own, which the clock must not run ahead of.
  if (isBusy && !document.hidden && !gestures.isBusy) connection.send("tick", { stamp: performance.now() });
  wake();
}

/** Asks for the next frame of the screen if something needs it. */
function wake() {
  if (isBusy || meter.isOn) frameRequest ??= requestAnimationFrame(everyFrame);
}

/** Lets time pass while a finger is down or something waits. */
function settle() {
  clock.rest(!isBusy && !scene.touches.size && !gestures.isBusy);
  wake();
  timeline.changed();
}

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

const isTraceShown = () => !find("panel-trace").hidden;

/** Movement is most of the trace: it is told only while the page shows it. */
function followTrace() {
  connection.send("trace", { on: isTraceShown() });
}

listenToTabs((tab) => {
  if (tab.id.startsWith("tab-")) followTrace();
  source.refresh();
  if (tab.id === "tab-advice") collisions.refresh();
});

// A phone that is turned, or a window that is given another shape, has another stage

const devices = new Devices(find("device"), {
  room: () => [find("stage-frame").clientWidth, find("stage-frame").clientHeight],
  onChoose() {
    become();
    connection.send("resize", { size: devices.size });
  },
});
/** Fingers are read as the device reads them, and drawn as large as they are on it. */
function become() {
  input.touch = devices.touch;
  stage.fingertip = devices.touch.radius;
}
become();
let isUpright = innerHeight > innerWidth;
let turning;
window.addEventListener("resize", () => {
  clearTimeout(turning);
  turning = setTimeout(() => {
    if (isUpright === innerHeight > innerWidth) return;
    isUpright = !isUpright;
    if (devices.isWindow) connection.send("resize", { size: devices.size });
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

press(find("explode"), (isOn) => {
  stage.explode(isOn);
  // What is shown aslant can be looked at only.
  picker.turn(isOn);
});
press(find("measure"), (isOn) => {
  meter.turn(isOn);
  wake();
});
new Alone(find("alone"), () => {
  stage.fit();
  if (devices.isWindow) connection.send("resize", { size: devices.size });
});
press(find("outlines"), (isOn) => stage.outline(isOn));
find("record").onclick = () => {
  connection.send("record", { on: find("record").getAttribute("aria-pressed") !== "true" });
};

/** Others may record as well, and a recording ends when another scene comes: the server tells. */
function showRecord(isOn, isThere) {
  find("record").setAttribute("aria-pressed", isOn);
  find("record").lastElementChild.textContent = isOn ? "Stop" : "Record";
  find("download").disabled = find("play").disabled = !isThere;
  find("code").disabled = find("keep").disabled = !isThere && !replay.state;
}

press(find("follow"), (isOn) => timeline.follow(isOn));
timeline.onFollow = (isOn) => {
  overview.follow(isOn);
  find("follow").setAttribute("aria-pressed", isOn);
  find("follow").lastElementChild.textContent = isOn ? "Following" : "Paused";
};
find("zoom-in").onclick = () => timeline.zoom(1.5);
find("zoom-out").onclick = () => timeline.zoom(1 / 1.5);
find("fit").onclick = () => {
  const gesture = lanes.gestures.at(-1);
  if (gesture) timeline.fit(gesture.from, gesture.to);
};
find("clear").onclick = () => {
  lanes.clear();
  timeline.changed();
};

find("play").onclick = () => connection.send("replay", { do: "open" });

find("download").onclick = async () => {
  const answer = await connection.ask("recording");
  if (answer?.text == null) return announce("There is no recording yet.");
  download(answer.text, answer.name ?? "recording.touches");
};

find("keep").onclick = async () => {
  const answer = await connection.ask("page");
  if (answer?.text == null) return announce("There is no recording that could be kept.");
  download(answer.text, answer.name ?? "recording.html", "text/html");
};

find("code").onclick = () => testFile.open();

find("help").onclick = () => help(input);

// Keys of the page; the stage takes its own first

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || find("sheet").open) return;
  if (event.target.matches("input, select, textarea")) return;
  const isOnButton = event.target.matches("button");
  const work = {
    g: () => gallery.slide(true), r: () => find("record").click(), t: () => find("code").click(),
    o: () => find("outlines").click(), v: () => find("pick").click(), l: () => find("explode").click(),
    m: () => find("measure").click(), s: () => find("alone").click(), f: () => find("fit").click(),
    "?": () => find("help").click(), p: () => replay.toggle(),
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

// Recordings that come from outside

listenToFiles({
  announce,
  onFile(file) {
    memory.loaded = file;
    connection.send("load", file);
  },
});

/** What has just been recorded survives the server. */
async function keepRecording() {
  const answer = await connection.ask("recording");
  if (answer?.text != null) memory.recording = { name: answer.name, text: answer.text };
}

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
