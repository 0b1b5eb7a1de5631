// A recording as a test in Swift: what it expects is chosen from what happened.

import { make } from "./dom.js";
import { copyText, sheet } from "./sheet.js";

export class TestFile {
  /** `strokes` shows what was drawn instead. */
  constructor(connection, announce, strokes) {
    Object.assign(this, { connection, announce, strokes });
  }

  async open() {
    const answer = await this.connection.ask("code");
    if (answer?.text == null) return this.announce("There is no recording yet.");
    const code = make("pre", { tabIndex: 0 }, answer.text);
    const boxes = (answer.checks ?? []).map((check) => make("input", {
      type: "checkbox", checked: check.isChosen, value: check.id, onchange: () => this.choose(boxes, code),
    }));
    const copy = make("button", { className: "text" }, "Copy");
    copy.onclick = () => copyText(code.textContent, copy);
    const save = make("button", { className: "text", onclick: () => this.save(code.textContent) }, "Download");
    sheet("This as a test",
      boxes.length ? make("fieldset", { className: "checks" }, make("legend", {}, "It expects"),
        ...boxes.map((box, place) => make("label", { className: "check" }, box, answer.checks[place].words))) : null,
      answer.differences?.length ? make("section", { className: "missing" },
        make("h3", {}, "Seen, and left out of the test"),
        make("ul", {}, ...answer.differences.map((each) => make("li", {}, each)))) : null,
      answer.companion ? make("p", { className: "empty" },
        `It reads ${answer.companion}: download that recording too, and put it beside the test.`) : null,
      code, copy, save, make("button", { className: "text", onclick: this.strokes }, "These strokes as Swift"));
  }

  async choose(boxes, code) {
    const checks = boxes.filter(({ checked }) => checked).map(({ value }) => value);
    const answer = await this.connection.ask("code", { checks });
    if (answer?.text != null) code.textContent = answer.text;
  }

  save(text) {
    const name = text.match(/^struct (\w+)/m)?.[1] ?? "RecordedTests";
    download(text, `${name}.swift`);
  }
}

export function download(text, name, type = "text/plain") {
  const link = make("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}
