// What belongs together is marked together: what is pointed at or has the focus in one place, a view, a
// lane, a line of the tree, an advice or a relation, is marked in all others.

const MARKABLE = "[data-view], [data-recognizer], [data-recognizers]";

export class Marks {
  constructor(scene) {
    this.scene = scene;
    this.marked = "";
    const look = ({ target }) => {
      const element = target.closest?.(MARKABLE);
      // What shows the stage's views is looked at by the picker alone.
      if (element && !element.matches(".v")) this.mark(this.subjects(element));
      else this.mark([]);
    };
    document.addEventListener("pointerover", look);
    document.addEventListener("focusin", look);
  }

  /** Recognizers ("r3") and views ("v7") that an element is about. */
  subjects({ dataset }) {
    const { recognizers } = this.scene;
    if (dataset.view) {
      return [`v${dataset.view}`, ...this.scene.recognizersOf(Number(dataset.view)).map(({ id }) => `r${id}`)];
    }
    const ids = (dataset.recognizers ?? dataset.recognizer).split(" ").map(Number);
    return ids.flatMap((id) => [`r${id}`, ...(recognizers.has(id) ? [`v${recognizers.get(id).view}`] : [])]);
  }

  markView(id) {
    this.mark(id == null ? [] : [`v${id}`, ...this.scene.recognizersOf(id).map((each) => `r${each.id}`)]);
  }

  mark(subjects) {
    const spelled = subjects.join(" ");
    if (spelled === this.marked) return;
    this.marked = spelled;
    const wanted = new Set(subjects);
    for (const element of document.querySelectorAll(MARKABLE)) {
      const own = element.dataset.view ? [`v${element.dataset.view}`]
        : (element.dataset.recognizers ?? element.dataset.recognizer).split(" ").map((id) => `r${id}`);
      element.classList.toggle("marked", own.some((each) => wanted.has(each)));
    }
  }
}
