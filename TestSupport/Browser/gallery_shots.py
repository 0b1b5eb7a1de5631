"""Pictures of every scene of the gallery, for a designer's eye: FOLDER/SIZE-SCHEME/EXAMPLE.png."""

import os
import sys
import tempfile

from playground import Fingers, Server, browser

SIZES = {"phone": (390, 844), "landscape": (844, 390), "tablet": (820, 1180), "desktop": (1440, 900)}


class Photographer:
    def __init__(self, page, folder):
        self.page = page
        self.folder = folder
        self.fingers = Fingers(page)
        os.makedirs(folder, exist_ok=True)

    def shoot(self, name):
        self.page.screenshot(path=os.path.join(self.folder, f"{name}.png"))

    def open(self, example):
        self.page.evaluate(
            "id => document.querySelector(`[data-example='${id}']`).click()", example)
        self.page.wait_for_selector(f"[data-example='{example}'][aria-current=true]", state="attached")
        self.page.wait_for_timeout(60)

    def middle(self):
        width, height = self.page.evaluate(
            "(({offsetWidth, offsetHeight}) => [offsetWidth, offsetHeight])"
            "(document.getElementById('stage'))")
        return width / 2, height / 2 - 24

    def play(self):
        """A tap, then two fingers that move, of which the second comes later."""
        x, y = self.middle()
        self.fingers.tap(x, y)
        self.page.wait_for_timeout(120)
        self.fingers.touch(a=(x - 40, y - 10))
        self.fingers.move(a=(x - 62, y - 24), steps=6)
        self.fingers.touch(b=(x + 40, y + 30))
        self.fingers.move(a=(x - 74, y - 34), b=(x + 66, y + 52), steps=14)

    def scenes(self, wanted):
        examples = self.page.evaluate(
            "[...document.querySelectorAll('[data-example]')].map(each => each.dataset.example)")
        for example in examples:
            if wanted and example not in wanted:
                continue
            self.open(example)
            self.play()
            self.shoot(example)
            self.fingers.lift()
            self.page.wait_for_timeout(30)

    # What is not a scene: panels, sheets and states.

    def panels(self):
        self.open("pan-beats-swipe")
        self.play()
        is_phone = self.page.is_visible("#panes")
        if is_phone:
            self.page.click("[data-pane=inspector]")
        self.page.click("#panel-view button:text-is('card')")
        self.page.wait_for_timeout(80)
        self.shoot("_view")
        for tab in ["relations", "advice", "tuning", "trace"]:
            self.page.click(f"#tab-{tab}")
            self.page.wait_for_timeout(80)
            self.shoot(f"_{tab}")
        self.page.click("#tab-view")
        if is_phone:
            self.page.click("[data-pane=thinking]")
        self.fingers.lift()
        self.page.wait_for_timeout(100)
        self.page.click("#follow")
        self.page.evaluate("document.querySelector('.lane[data-recognizer] .who').click()")
        self.page.wait_for_selector("#why:not([hidden])")
        self.shoot("_why")
        self.page.keyboard.press("Escape")
        self.page.click("#outlines")
        self.shoot("_outlines")
        self.page.click("#outlines")
        self.page.click("#follow")

    def sheets(self):
        if self.page.is_visible("#gallery-toggle"):
            self.page.click("#gallery-toggle")
            self.page.wait_for_timeout(300)
            self.shoot("_gallery")
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(300)
        self.open("pan")
        self.page.click("#record")
        self.play()
        self.shoot("_recording")
        self.fingers.lift()
        self.page.click("#record")
        self.page.click("#code")
        self.page.wait_for_selector("#sheet[open]")
        self.shoot("_code")
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("?")
        self.page.wait_for_selector("#sheet[open]")
        self.shoot("_help")
        self.page.keyboard.press("Escape")
        self.page.evaluate("document.querySelector('.recording .icon').click()")
        self.page.wait_for_selector("#sheet[open]")
        self.shoot("_link")
        self.page.keyboard.press("Escape")
        self.page.evaluate("document.querySelector('[data-recording]').click()")
        self.page.wait_for_selector("#replay:not([hidden])")
        self.page.wait_for_timeout(400)
        self.shoot("_replay")
        self.page.evaluate("document.querySelector('#replay [title^=Close]').click()")

    def middle_of_transitions(self):
        self.open("transitions")
        for name in ["left", "right", "top", "up", "down", "dissolve"]:
            x, y = self.middle()
            self.fingers.tap(x, y)
            self.page.wait_for_timeout(230)
            self.shoot(f"_turn-{name}")
            self.page.wait_for_timeout(700)


def main(folder, *wanted):
    with tempfile.TemporaryDirectory() as recordings:
        for name in ["kiosk panel, left edge.touches", "drag.touches"]:
            with open(os.path.join(recordings, name), "w", encoding="utf-8") as file:
                file.write("touches 1\nsize 390x600\n0 down 1 200,270\n")
                for step in range(1, 60):
                    file.write(f"{step * 0.016:.3f} move 1 {200 + step * 2},{270 + step}\n")
                file.write("1.1 up 1\n")
        server = Server("--recordings", recordings)
        for size, (width, height) in SIZES.items():
            for scheme in ["light", "dark", "forced"]:
                context = browser().new_context(
                    viewport={"width": width, "height": height},
                    # What is large for fingers is smaller for a mouse.
                    has_touch=size != "desktop", device_scale_factor=1,
                    **{"forced_colors": "active"} if scheme == "forced" else {"color_scheme": scheme})
                page = context.new_page()
                page.goto(server.address)
                page.wait_for_selector("body[data-connection=open] .v")
                photographer = Photographer(page, os.path.join(folder, f"{size}-{scheme}"))
                photographer.scenes(wanted)
                if not wanted:
                    photographer.panels()
                    photographer.sheets()
                    photographer.middle_of_transitions()
                if not wanted and (size, scheme) == (list(SIZES)[-1], "forced"):
                    server.stop(kill=True)
                    page.wait_for_selector("body[data-connection=lost]")
                    page.wait_for_timeout(200)
                    photographer.shoot("_lost")
                context.close()
        if server.process.poll() is None:
            server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
