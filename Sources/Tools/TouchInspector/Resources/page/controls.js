// How the controls of a scene look that do not draw themselves.

/** How each control is drawn into its box. */
export const controls = {
  switch(box) {
    box.replaceChildren();
  },
  slider(box, { value = 0, minimum = 0, maximum = 1 }) {
    const track = document.createElement("i");
    const filled = document.createElement("b");
    const thumb = document.createElement("u");
    const share = maximum > minimum ? (value - minimum) / (maximum - minimum) : 0;
    filled.style.width = `${share * 100}%`;
    thumb.style.left = `calc(14px + (100% - 28px) * ${share})`;
    box.replaceChildren(track, filled, thumb);
  },
  stepper(box) {
    box.replaceChildren(...spans(["−", "+"], -1));
  },
  segments(box, { segments = [], selected = -1 }) {
    box.replaceChildren(...spans(segments, selected));
  },
  pages(box, { pages = 0, selected = 0 }) {
    box.replaceChildren(...spans(Array(Math.min(pages, 50)).fill(""), selected));
  },
};

function spans(words, selected) {
  return words.map((word, index) => {
    const span = document.createElement("span");
    span.textContent = word;
    span.classList.toggle("on", index === selected);
    return span;
  });
}
