// What a lesson asks for, in large print above the stage's text, and what comes after it.

import { fill, make } from "./dom.js";

export class Lesson {
  /** `onNext` opens a scene by its name. */
  constructor(place, onNext) {
    Object.assign(this, { place, onNext });
    this.order = [];
  }

  /** The lessons in their order, of all scenes. */
  know(examples) {
    this.order = examples.filter((each) => each.group === "Lessons").map((each) => each.id);
  }

  /** Shows what a scene asks for; `null` for one that is no lesson. */
  show(task, example) {
    Object.assign(this, { task, example });
    this.place.hidden = task == null;
    this.draw(task?.isDone ?? false);
  }

  draw(isDone) {
    this.place.dataset.done = isDone;
    if (!this.task) return fill(this.place);
    const next = this.order[this.order.indexOf(this.example) + 1];
    fill(this.place,
      make("b", {}, isDone ? "Done." : "Task."), " ", isDone ? `Why it is so: ${this.task.page}.` : this.task.text,
      isDone && next ? make("button", { onclick: () => this.onNext(next) }, "Next lesson") : null);
  }
}

const REFERENCE = "https://developer.apple.com/documentation/uikit/";

/** The address of Apple's page about what a lesson is about, and the words of the link to it. */
export function referenceOf({ reference }) {
  return [REFERENCE + reference.toLowerCase().replaceAll(".", "/"), `${reference} in Apple's reference`];
}
