// In which order recognizers' lanes stand: as the recognizers came, the winner first, or by their views.

export const ORDERS = { came: "as they came", winner: "winner first", view: "by view" };

/** What lanes are of a filter's words: all of them are in a lane's name or its view's. */
export function matching(lanes, words, viewOf) {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return lanes.filter((lane) => {
    const text = `${lane.name} ${viewOf(lane.recognizer)?.name ?? ""}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** Lanes in an order, with a heading before those of each view where that is wanted. */
export function ordered(lanes, order, viewOf, from, to) {
  if (order === "winner") {
    const moments = new Map(lanes.map((lane) => [lane, victory(lane, from, to)]));
    return [...lanes].sort((one, other) => moments.get(one) - moments.get(other) || one.recognizer - other.recognizer);
  }
  if (order !== "view") return lanes;
  const groups = new Map();
  for (const lane of lanes) {
    const view = viewOf(lane.recognizer);
    const id = view?.id ?? -1;
    if (!groups.has(id)) groups.set(id, [heading(id, view?.name ?? "gone")]);
    groups.get(id).push(lane);
  }
  return [...groups.values()].flat();
}

/** When a recognizer first came through in a stretch of time. */
function victory(lane, from, to) {
  const won = lane.bars.find((bar) => (bar.state === "changed" || bar.state === "ended")
    && bar.start <= to && (bar.end ?? Infinity) >= from);
  return won?.start ?? Number.MAX_VALUE;
}

function heading(id, name) {
  return { key: `view${id}`, name, view: id, bars: [], marks: [], version: 0 };
}
