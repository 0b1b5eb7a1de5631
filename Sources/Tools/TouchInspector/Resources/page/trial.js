// A cure is tried: the same fingers once more, in the scene as it is and with the cure, beside each other.

import { make } from "./dom.js";
import { Lanes } from "./lanes.js";
import { Timeline } from "./timeline.js";

/** What is shown behind the last finger, so that it is seen who decides later. */
const AFTERGLOW = 0.6;

export class Trials {
  /** `sheet` shows a dialog; `keep` makes changes part of the scene. */
  constructor(connection, { sheet, close, keep, copy, announce }) {
    Object.assign(this, { connection, sheet, close, keep, copy, announce });
  }

  /** Buttons that try the cures of an advice or a why: on the fingers that were there, or else on these. */
  buttons(cures, at, fingers) {
    return (cures ?? []).map((cure) => {
      const button = make("button", { className: "text try", title: cure.words }, `Try it: ${cure.words}`);
      button.onclick = () => this.attempt(cure, at, fingers);
      return button;
    });
  }

  async attempt(cure, at, fingers) {
    const { changes } = cure;
    let answer = await this.connection.ask("try", { changes });
    if (answer && !answer.before && fingers) answer = await this.connection.ask("try", { changes, fingers });
    if (!answer?.before) return this.announce(answer?.text ?? "The connection broke before the answer came.");
    const runs = [["Before", answer.before], ["After", answer.after]].map(([title, run]) => lanesOf(title, run));
    const keep = make("button", { className: "text main", autofocus: true }, "Keep this change");
    const drop = make("button", { className: "text" }, "Drop it");
    const copy = make("button", { className: "text" }, "Copy as Swift");
    keep.onclick = () => {
      this.close();
      this.keep(cure.changes);
    };
    drop.onclick = () => this.close();
    copy.onclick = () => this.copy(cure.code, copy);
    this.sheet(`Tried: ${cure.words}`,
      answer.after.problem ? make("p", { className: "problem" }, answer.after.problem) : null,
      differences(answer.before, answer.after),
      ...runs.map(({ element }) => element),
      make("details", {}, make("summary", {}, "In Swift"), make("pre", { tabIndex: 0 }, cure.code)),
      keep, drop, copy);
    const [from, to] = span(runs[0].lanes, answer.before.entries, at);
    for (const { timeline } of runs) timeline.fit(from, to);
  }
}

/** What of everybody's course is another one. */
function differences(before, after) {
  const all = (run) => [...run.courses, ...(run.touches ?? [])];
  const old = new Map(all(before).map((course) => [course.id, course]));
  const rows = all(after).map(({ id, name, attempts }) => (
    { name, from: old.has(id) ? spell(old.get(id).attempts) : "was not there", to: spell(attempts) }));
  const present = new Set(all(after).map(({ id }) => id));
  for (const { id, name, attempts } of all(before)) {
    if (!present.has(id)) rows.push({ name, from: spell(attempts), to: "is not there" });
  }
  const changed = rows.filter(({ from, to }) => from !== to);
  const rest = rows.length - changed.length;
  const others = rest === 1 ? "One other does what it did." : `${rest} others do what they did.`;
  return make("div", { className: "differences" },
    changed.length ? make("table", {},
      make("thead", {}, make("tr", {}, ...["Recognizer or touch", "Before", "After"].map((title) => make("th", { scope: "col" }, title)))),
      make("tbody", {}, ...changed.map(({ name, from, to }) => make("tr", {},
        make("th", { scope: "row" }, name), make("td", {}, from), make("td", { className: "new" }, to)))))
      : make("p", {}, "With these fingers nothing changes."),
    changed.length && rest ? make("p", { className: "empty" }, others) : null);
}

const spell = (attempts) => (attempts.length ? attempts.slice(-4).join("; then ") : "took no part");

function lanesOf(title, run) {
  const lanes = new Lanes();
  const name = (id) => run.names[id] ?? `recognizer ${id}`;
  for (const entry of run.entries) lanes.hear(entry, name);
  const box = make("div", { className: "lanes still", role: "group", "aria-label": `Lanes: ${title}` });
  const end = run.entries.at(-1)?.at ?? 0;
  const timeline = new Timeline(lanes, { box, clock: { now: end }, onBar() {}, wish: () => ({ withQuiet: true }) });
  return { lanes, timeline, element: make("section", { className: "run" }, make("h3", {}, title), box) };
}

/** When the gesture began and ended that is asked about: the last one, or the one at a moment. */
function span({ gestures }, entries, at) {
  const asked = at == null ? null : gestures.findLast(({ from }) => from <= at + 1e-6);
  const { from, to } = asked ?? gestures.at(-1) ?? { from: 0, to: entries.at(-1)?.at ?? 1 };
  return [from, to + AFTERGLOW];
}
