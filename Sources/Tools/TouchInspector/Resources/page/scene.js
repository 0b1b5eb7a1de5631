// What the page knows of the scene: views, recognizers, relations, advice and touches, kept up to
// date by the server's messages. Nothing is drawn here.

export class Scene {
  constructor() {
    this.clear();
  }

  clear() {
    this.views = new Map();
    this.recognizers = new Map();
    this.children = new Map(); // view id → ids of its subviews, back to front
    this.touches = new Map();
    this.relations = [];
    this.advice = [];
    this.size = [390, 600];
    this.title = "";
    this.text = "";
    this.report = null; // the address of the public thread about it
    this.task = null; // of a lesson: { text, page, isDone }
    this.example = null;
    this.selected = null;
  }

  /** Takes over a whole scene. */
  replace(message) {
    const selected = this.selected;
    const isSame = message.example != null && message.example === this.example;
    this.clear();
    Object.assign(this, {
      size: message.size, title: message.title ?? "", text: message.text ?? "",
      report: message.report ?? null, task: message.task ?? null, example: message.example ?? null, relations: message.relations ?? [],
      advice: message.advice ?? [],
    });
    for (const view of message.views) this.views.set(view.id, view);
    for (const recognizer of message.recognizers) this.recognizers.set(recognizer.id, recognizer);
    this.forgetNames();
    this.orderByAppearance(message.views);
    if (isSame && this.views.has(selected)) this.selected = selected;
  }

  /** Views of a whole scene come parents first and back to front. */
  orderByAppearance(views) {
    for (const view of views) {
      if (!this.children.has(view.parent)) this.children.set(view.parent, []);
      this.children.get(view.parent).push(view.id);
    }
  }

  /** Takes over what changed, and says of what kind it was. */
  change(message) {
    const changed = {
      views: new Set(), moved: new Set(), scrolled: new Set(), tree: false, recognizers: new Set(), list: false,
    };
    for (const view of message.views ?? []) {
      const known = this.views.get(view.id);
      if (!known || known.parent !== view.parent) {
        this.leave(view.id);
        this.enter(view);
        changed.tree = true;
      }
      if (known && (known.bounds[0] !== view.bounds[0] || known.bounds[1] !== view.bounds[1])) {
        changed.scrolled.add(view.id);
      }
      for (const place of ["under", "over"]) view[place] = drawn(known?.[place], view[place]);
      if (known && isMoved(known, view)) changed.moved.add(view.id);
      this.views.set(view.id, view);
      changed.views.add(view.id);
    }
    for (const id of message.removedViews ?? []) {
      this.leave(id);
      this.views.delete(id);
      changed.tree = true;
    }
    for (const [parent, order] of Object.entries(message.order ?? {})) {
      this.children.set(Number(parent), order);
      changed.tree = true;
    }
    for (const recognizer of message.recognizers ?? []) {
      const known = this.recognizers.get(recognizer.id);
      if (!known) changed.list = true;
      this.recognizers.set(recognizer.id, { ...known, ...recognizer });
      changed.recognizers.add(recognizer.id);
    }
    for (const id of message.removedRecognizers ?? []) {
      this.recognizers.delete(id);
      changed.list = true;
    }
    if (changed.list) this.forgetNames();
    if (message.relations) this.relations = message.relations;
    if (message.advice) this.advice = message.advice;
    for (const touch of message.touches ?? []) {
      if (touch.phase === "ended" || touch.phase === "cancelled") this.touches.delete(touch.id);
      else this.touches.set(touch.id, touch);
    }
    return changed;
  }

  forgetNames() {
    this.labels = null;
    this.spellings = null;
  }

  enter(view) {
    const siblings = this.children.get(view.parent) ?? [];
    siblings.push(view.id);
    this.children.set(view.parent, siblings);
  }

  leave(id) {
    const parent = this.views.get(id)?.parent;
    const siblings = this.children.get(parent);
    if (siblings) this.children.set(parent, siblings.filter((each) => each !== id));
  }

  get roots() {
    return [...this.views.values()].filter((view) => !this.views.has(view.parent));
  }

  recognizersOf(view) {
    return [...this.recognizers.values()].filter((recognizer) => recognizer.view === view);
  }

  /** What a recognizer is called where others are: by its view as well, if they have its name. */
  label(id) {
    const recognizer = this.recognizers.get(id);
    if (!recognizer) return `recognizer ${id}`;
    this.labels ??= labels(this);
    return this.labels.get(id) ?? recognizer.name;
  }

  /** A sentence in which those without a name have the short ones that the page gives them. */
  spell(text) {
    this.spellings ??= new Map([...this.recognizers.values()]
      .filter((each) => each.spelled).map((each) => [each.spelled, each.name]));
    if (!this.spellings.size) return text;
    return text.replace(/\b\w+ \d+\b/g, (words) => this.spellings.get(words) ?? words);
  }

  /** A view and those above it, the highest first. */
  path(id) {
    const path = [];
    for (let view = this.views.get(id); view; view = this.views.get(view.parent)) path.unshift(view);
    return path;
  }
}

/** What a view has drawn after a change: what is there, if nothing of it has changed; else what comes to it. */
function drawn(known, news) {
  if (news == null || typeof news === "string") return news;
  return news.add == null ? known : { ...news, known };
}

/** What says where a view is, and not what it shows. */
const PLACE = new Set(["center", "transform", "alpha"]);

/** Whether a view shows what it has shown, elsewhere. */
function isMoved(known, view) {
  if (view.transition || known.transition) return false;
  const has = (one, other) => Object.keys(one).every((key) => PLACE.has(key) || isSame(one[key], other[key]));
  return has(view, known) && has(known, view);
}

function isSame(one, other) {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, place) => each === other[place]);
  }
  return typeof one === "object" && JSON.stringify(one) === JSON.stringify(other);
}

/** Names of recognizers as people tell them apart. */
function labels(scene) {
  const all = [...scene.recognizers.values()];
  const count = (key) => {
    const counts = new Map();
    for (const each of all) counts.set(key(each), (counts.get(key(each)) ?? 0) + 1);
    return counts;
  };
  const full = (each) => `${each.name} · ${scene.views.get(each.view)?.name ?? "?"}`;
  const names = count((each) => each.name);
  const fulls = count(full);
  const used = new Map();
  return new Map(all.map((each) => {
    if (names.get(each.name) === 1) return [each.id, each.name];
    if (fulls.get(full(each)) === 1) return [each.id, full(each)];
    used.set(full(each), (used.get(full(each)) ?? 0) + 1);
    return [each.id, `${full(each)} ${used.get(full(each))}`];
  }));
}
