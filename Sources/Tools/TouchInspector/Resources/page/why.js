// The card that answers why, beside the bar that was asked about.

export class Why {
  /** `spell` gives those in a sentence the names that the page has for them. */
  constructor(connection, card, spell, trials) {
    Object.assign(this, { connection, card, spell, trials });
    document.addEventListener("pointerdown", (event) => {
      if (!card.hidden && !card.contains(event.target)) this.close();
    });
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !card.hidden) this.close();
    });
  }

  async ask(recognizer, name, at, element) {
    this.chosen?.classList.remove("chosen");
    this.chosen = element;
    this.opener = element;
    element.classList.add("chosen");
    const fields = at == null ? { recognizer } : { recognizer, at };
    const answer = await this.connection.ask("why", fields);
    if (this.chosen !== element) return;
    const sentences = answer?.sentences?.map(this.spell) ?? [answer?.text ?? "The connection broke before the answer came."];
    this.cures = answer?.cures ?? [];
    this.show(name, at, sentences, element, answer?.cures);
  }

  show(name, at, sentences, element, cures) {
    const list = document.createElement("ol");
    for (const sentence of sentences) {
      const item = document.createElement("li");
      item.textContent = sentence;
      list.append(item);
    }
    list.id = "why-sentences";
    list.tabIndex = 0; // Where there is little room, it scrolls.
    const attempts = document.createElement("div");
    attempts.className = "cures";
    attempts.append(...this.trials.buttons(cures, at));
    this.present(`Why, ${name}?`, at == null ? "" : `${at.toFixed(3)} s`, [list, attempts],
      element.getBoundingClientRect(), element);
  }

  /** Shows something beside a place of the window; the button that asked has the focus again behind it. */
  present(heading, small, content, beside, opener) {
    this.opener = opener;
    const header = document.createElement("div");
    header.className = "head";
    const title = document.createElement("h2");
    const when = document.createElement("small");
    const close = document.createElement("button");
    title.id = "why-title";
    title.textContent = heading;
    when.textContent = small;
    close.className = "icon";
    close.title = "Close (Escape)";
    close.innerHTML = '<svg aria-hidden="true"><use href="#i-clear"/></svg><span class="unseen">Close</span>';
    close.onclick = () => this.close();
    header.append(title, when, close);
    this.card.replaceChildren(header, ...content);
    this.card.hidden = false;
    this.place(beside);
    close.focus({ preventScroll: true });
  }

  place(beside) {
    const { offsetWidth: width, offsetHeight: height } = this.card;
    const left = Math.min(innerWidth - width - 12, Math.max(12, beside.left - 20));
    const isRoomAbove = beside.top - height - 10 > 0;
    this.card.style.left = `${left}px`;
    this.card.style.top = `${isRoomAbove ? beside.top - height - 10
      : Math.max(12, Math.min(innerHeight - height - 12, beside.bottom + 10))}px`;
  }

  close() {
    this.card.hidden = true;
    this.chosen?.classList.remove("chosen");
    if (this.opener?.isConnected) this.opener.focus({ preventScroll: true });
    this.chosen = null;
  }
}
