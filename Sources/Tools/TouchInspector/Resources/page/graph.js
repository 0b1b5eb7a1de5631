// Relations between recognizers as a picture: names in a column, arcs beside it.

import { make } from "./dom.js";

const NS = "http://www.w3.org/2000/svg";
const ROW = 34;
const LEFT = 6;
const NODE = 172;
const WORDS = { waitsFor: "waits for", prevents: "prevents", simultaneous: "together with" };

export function graph(scene) {
  const related = scene.relations.filter(
    ({ from, to }) => scene.recognizers.has(from) && scene.recognizers.has(to));
  if (!related.length) {
    return [make("p", { className: "empty" },
      "No relations are declared: the first to recognize keeps the others out.")];
  }
  const ids = [...new Set(related.flatMap(({ from, to }) => [from, to]))];
  const height = ids.length * ROW + 8;
  const svg = element("svg", { class: "graph", viewBox: `0 0 320 ${height}`, role: "img" });
  svg.setAttribute("aria-label", related.map((each) => sentence(scene, each)).join(". "));
  related.forEach((relation, index) => svg.append(edge(relation, ids, index)));
  ids.forEach((id, index) => svg.append(node(scene.recognizers.get(id), scene.label(id), index)));
  return [svg, keys(related), make("ul", {}, ...related.map(
    (each) => make("li", { className: "kind" }, sentence(scene, each))))];
}

function node(recognizer, label, index) {
  const group = element("g", { class: "node", transform: `translate(${LEFT} ${index * ROW + 6})` });
  group.dataset.state = recognizer.state;
  group.dataset.recognizer = recognizer.id;
  const text = element("text", { x: 11, y: 17 });
  text.textContent = label.length > 24 ? `${label.slice(0, 23)}…` : label;
  const whole = element("title", {});
  whole.textContent = label;
  group.append(whole);
  group.append(element("rect", { width: NODE, height: 26, rx: 7 }), text);
  return group;
}

function edge({ from, to, relation }, ids, index) {
  const start = ids.indexOf(from) * ROW + 16;
  const end = ids.indexOf(to) * ROW + 22;
  const x = LEFT + NODE;
  const reach = x + 26 + (Math.abs(end - start) / ROW) * 16 + (index % 3) * 7;
  const group = element("g", { class: `edge ${relation}` });
  group.append(element("path", { class: `edge ${relation}`,
    d: `M${x} ${start}C${reach} ${start} ${reach} ${end} ${x + 3} ${end}` }));
  group.append(element("path", { class: `edge ${relation}`, d: `M${x + 9} ${end - 4}l-7 4 7 4` }));
  if (relation === "simultaneous") {
    group.append(element("path", { class: `edge ${relation}`, d: `M${x + 9} ${start - 4}l-7 4 7 4` }));
  }
  return group;
}

function keys(related) {
  const kinds = [...new Set(related.map(({ relation }) => relation))];
  return make("p", { className: "keys" }, ...kinds.map((kind) => make(
    "span", { className: `key ${kind}` }, make("i"), WORDS[kind] ?? kind)));
}

function sentence(scene, { from, to, relation }) {
  const name = (id) => scene.label(id);
  return `${name(from)} ${WORDS[relation] ?? relation} ${name(to)}`;
}

function element(tag, attributes) {
  const made = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
