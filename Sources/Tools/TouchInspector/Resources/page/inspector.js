// The panels beside the stage: the selected view and its recognizers, relations, advice, tuning.

import { fill, icon, iconButton, make, spell } from "./dom.js";
import { field, refresh, words } from "./fields.js";
import { graph } from "./graph.js";

const KINDS = [
  ["tap", "Tap"], ["longPress", "Long press"], ["pan", "Pan"], ["pinch", "Pinch"],
  ["rotation", "Rotation"], ["swipe", "Swipe"], ["screenEdgePan", "Screen-edge pan"], ["hover", "Hover"],
];

export class Inspector {
  constructor(scene, { connection, panels, onSelect, onWhy, onHit, onProblem, trials, collisions, count }) {
    Object.assign(this, { scene, connection, panels, onSelect, onWhy, onHit, onProblem, trials, collisions, count });
    this.cards = new Map();
  }

  rebuild() {
    this.showView();
    this.showRelations();
    this.showAdvice();
  }

  // The selected view

  showView() {
    const { scene, panels } = this;
    this.cards.clear();
    const view = scene.views.get(scene.selected);
    if (!view) {
      panels.view.replaceChildren(
        make("p", { className: "empty" }, "Choose a view to see which recognizers listen there:"), this.outline());
      return;
    }
    this.numbers = make("p", { className: "numbers" });
    this.own = { fields: make("div", { className: "fields" }), inputs: new Map() };
    const recognizers = scene.recognizersOf(view.id);
    fill(panels.view,
      this.crumbs(view), this.numbers,
      ...recognizers.map((recognizer) => this.card(recognizer)),
      recognizers.length ? null : make("p", { className: "empty" }, "No recognizer listens here."),
      this.adder(view), make("button", { className: "text", onclick: (event) => this.onHit(view.id, event.target) },
        "What is hit in its middle?"),
      make("details", { className: "card" }, make("summary", {}, "Properties of the view"), this.own.fields), this.below(view));
    this.refreshView();
  }

  crumbs(view) {
    const path = this.scene.path(view.id);
    return make("nav", { className: "crumbs", "aria-label": "Path of the view" },
      ...path.map((each) => {
        const button = make("button", { data: { view: each.id }, onclick: () => this.onSelect(each.id) }, each.name);
        if (each.id === view.id) button.setAttribute("aria-current", "true");
        return button;
      }));
  }

  /** The whole tree, for a start. */
  outline() {
    const list = (ids) => make("ul", { style: "padding-left: 14px" }, ...ids.map((id) => {
      const view = this.scene.views.get(id);
      const button = make("button", {
        className: "plain", data: { view: id }, onclick: () => this.onSelect(id),
      }, view.name);
      const heard = this.scene.recognizersOf(id).map((recognizer) => recognizer.name).join(", ");
      const line = make("li", {}, button, heard ? make("small", { className: "kind" }, `  ${heard}`) : null);
      const children = this.scene.children.get(id) ?? [];
      if (children.length) line.append(list(children));
      return line;
    }));
    return list(this.scene.roots.map((root) => root.id));
  }

  below(view) {
    const children = this.scene.children.get(view.id) ?? [];
    if (!children.length) return null;
    return make("nav", { className: "crumbs", "aria-label": "Subviews" }, "Inside: ",
      ...children.slice(0, 40).map((id) => make(
        "button", { data: { view: id }, onclick: () => this.onSelect(id) }, this.scene.views.get(id)?.name ?? "?")));
  }

  card(recognizer) {
    const state = make("span", { className: "state" });
    const live = make("dl", { className: "live" });
    const why = make("button", { className: "plain" }, "Why?");
    why.onclick = () => this.onWhy(recognizer.id, this.scene.label(recognizer.id), null, why);
    const remove = iconButton("clear", `Remove ${recognizer.name}`, () => (
      this.connection.send("remove", { recognizer: recognizer.id })));
    const fields = make("div", { className: "fields" });
    const card = make("article", { className: "card", data: { recognizer: recognizer.id } },
      make("header", {}, make("h3", {}, recognizer.name),
        make("span", { className: "kind" }, words(recognizer.kind)),
        make("span", { className: "push" }), state, why, remove),
      live,
      make("details", { open: true }, make("summary", {}, "Properties"), fields,
        this.relater(recognizer)));
    this.cards.set(recognizer.id, { card, state, live, fields, inputs: new Map() });
    return card;
  }

  relater(recognizer) {
    const others = [...this.scene.recognizers.values()].filter((other) => other.id !== recognizer.id);
    if (!others.length) return null;
    const relation = make("select", { className: "small", "aria-label": "Relation" },
      make("option", { value: "waitsFor" }, "waits for"),
      make("option", { value: "simultaneous" }, "together with"));
    const whom = make("select", { className: "small", "aria-label": "Recognizer" },
      ...others.map((other) => make("option", { value: other.id }, this.scene.label(other.id))));
    const set = (on) => () => this.connection.send("relate", {
      recognizer: recognizer.id, other: Number(whom.value), relation: relation.value, on,
    });
    return make("div", { className: "fields" }, make("div", { className: "row" }, relation, whom),
      make("div", { className: "row" },
        make("button", { className: "text", onclick: set(true) }, "Relate"),
        make("button", { className: "text", onclick: set(false) }, "Undo")));
  }

  adder(view) {
    const kind = make("select", { className: "small", "aria-label": "Kind of recognizer" },
      ...KINDS.map(([value, title]) => make("option", { value }, title)));
    const add = make("button", {
      className: "text", onclick: () => this.connection.send("add", { view: view.id, kind: kind.value }),
    }, icon("plus"), "Add");
    return make("div", { className: "row adder" }, kind, add);
  }

  /** Brings numbers and states up to date; called often. */
  refreshView() {
    const view = this.scene.views.get(this.scene.selected);
    if (!view) return;
    const [x, y, width, height] = view.bounds;
    const lines = [`${view.class}  center ${spell(view.center[0])}, ${spell(view.center[1])}`,
      `bounds ${spell(x)}, ${spell(y)}, ${spell(width)} × ${spell(height)}`];
    if (view.transform) lines.push(`transform ${view.transform.map((part) => spell(part, 2)).join(" ")}`);
    if (view.alpha != null) lines.push(`alpha ${spell(view.alpha, 2)}`);
    const text = lines.join("\n");
    if (this.numbers.textContent !== text) this.numbers.textContent = text;
    this.refreshFields("view", view, this.own);
    for (const [id, parts] of this.cards) {
      const recognizer = this.scene.recognizers.get(id);
      if (recognizer) this.refreshCard(recognizer, parts);
    }
  }

  refreshCard(recognizer, { state, live, fields, inputs }) {
    state.textContent = recognizer.state;
    state.dataset.state = recognizer.state;
    const rows = Object.entries(recognizer.live ?? {}).sort();
    const text = JSON.stringify(rows);
    if (live.dataset.shown !== text) {
      live.dataset.shown = text;
      live.replaceChildren(...rows.flatMap(([name, value]) => [
        make("dt", {}, name), make("dd", {}, spellLive(name, value))]));
    }
    this.refreshFields("recognizer", recognizer, { fields, inputs });
  }

  /** Fields for the properties of a recognizer or a view, which come once it is selected. */
  refreshFields(target, { id, properties }, { fields, inputs }) {
    for (const property of properties ?? []) {
      const known = inputs.get(property.property);
      if (known) refresh(known, property.value);
      else {
        const made = field(property, (name, value) => this.connection.send("set", {
          target, id, property: name, value,
        }), this.onProblem);
        inputs.set(property.property, made);
        fields.append(made);
      }
    }
  }

  // Relations, advice, tuning

  showRelations() {
    this.panels.relations.replaceChildren(...graph(this.scene));
  }

  showAdvice() {
    const { collisions, panels } = this;
    const advice = collisions.advice ?? this.scene.advice;
    const focus = panels.advice.contains(document.activeElement) ? document.activeElement.textContent : null;
    this.count.hidden = !advice.length;
    this.count.textContent = advice.length;
    fill(panels.advice, collisions.line(), ...(advice.length
      ? advice.map((each) => this.adviceCard(each))
      : [make("p", { className: "empty" }, "No two recognizers of this scene were found in each other’s way.")]));
    if (focus) [...panels.advice.querySelectorAll("button")].find((each) => each.textContent === focus)?.focus();
  }

  adviceCard(advice) {
    const { cases } = advice;
    return fill(make("article", {
      className: "advice", data: { severity: advice.severity, recognizers: (cases ?? [advice.recognizers]).flat().join(" ") },
    }),
      advice.title ? make("h3", {}, this.scene.spell(advice.title)) : null,
      make("p", {}, this.scene.spell(advice.sentence)), make("p", {}, this.scene.spell(advice.cure)),
      this.collisions.fingers(advice, (text) => this.scene.spell(text)),
      fill(make("div", { className: "cures" }), this.collisions.player(advice),
        ...this.trials.buttons(advice.cures, null, advice.witness?.fingers)),
      cases ? make("details", {}, make("summary", {}, `The same ${cases.length} times`),
        make("ul", {}, ...cases.slice(0, 40).map((each) => make("li", { className: "kind" },
          each.map((id) => this.scene.label(id)).join(" and "))))) : null);
  }

  /** Shows again what the server knows, after something that it did not take. */
  restore() {
    for (const { inputs } of [...this.cards.values(), this.own ?? { inputs: new Map() }]) {
      for (const element of inputs.values()) element.querySelector("input, select")?.blur();
    }
    this.refreshView();
    for (const each of this.tuning ?? []) {
      const known = this.panels.tuning.querySelector(`[data-property="${each.property}"]`);
      known.querySelector("input, select").blur();
      refresh(known, each.value);
    }
  }

  /** The constants that have been changed, so that it is known which to show again. */
  noteTuning(changes) {
    for (const { change: { setTuning }, on } of changes) {
      const known = setTuning && on && this.tuning?.find(({ property }) => property === setTuning.property);
      if (known) known.value = setTuning.value;
    }
  }

  showTuning(tuning) {
    this.tuning = tuning;
    this.panels.tuning.replaceChildren(
      make("p", { className: "empty" }, "The version of iOS, and what the recognizers measure against, from the next finger on."),
      ...tuning.map((each) => field(each, (property, value) => this.connection.send("set", {
        target: "tuning", property, value,
      }), this.onProblem)));
  }
}

function spellLive(name, value) {
  if (name === "touches") return String(value);
  const digits = name === "scale" || name === "rotation" ? 3 : 1;
  return Array.isArray(value) ? value.map((part) => spell(part, digits)).join(", ") : spell(value, digits);
}
