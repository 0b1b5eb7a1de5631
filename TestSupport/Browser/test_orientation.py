"""Where one is, and what is what: colours, names, the focus, and a server that has stopped."""

import itertools
import os
import signal
import unittest

from playground import PlaygroundCase

# Colours as parts of the OKLab space, in which distances are those that eyes see.
LAB = """names => names.map(name => {
  const [red, green, blue] = (context => {
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(name).trim();
    context.fillRect(0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).map(part => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
  })(document.createElement('canvas').getContext('2d'));
  const cones = [[0.4122, 0.5363, 0.0514], [0.2119, 0.6807, 0.1074], [0.0883, 0.2817, 0.6300]]
    .map(([r, g, b]) => Math.cbrt(r * red + g * green + b * blue));
  return [[0.2105, 0.7936, -0.0041], [1.978, -2.4286, 0.4506], [0.0259, 0.7828, -0.8087]]
    .map(([l, m, s]) => l * cones[0] + m * cones[1] + s * cones[2]);
})"""
STATES = ["--gold", "--gold-fill", "--blue", "--blue-fill", "--violet", "--red", "--idle-fill", "--fail-fill"]
HANDS = [f"--hand-{number}" for number in range(8)]


class Colors(PlaygroundCase):
    def test_no_finger_has_the_colour_of_a_state_or_of_another_hand(self):
        for scheme in ["light", "dark"]:
            self.page.emulate_media(color_scheme=scheme)
            colors = dict(zip(STATES + HANDS, self.page.evaluate(LAB, STATES + HANDS)))
            pairs = [*itertools.product(HANDS, STATES), *itertools.combinations(HANDS, 2)]
            for one, other in pairs:
                distance = sum((a - b) ** 2 for a, b in zip(colors[one], colors[other])) ** 0.5
                self.assertGreater(distance, 0.06, f"{one} and {other}, {scheme}")


class Focus(PlaygroundCase):
    def focused(self):
        return self.page.evaluate("document.activeElement.id || document.activeElement.dataset.example"
                                  " || document.activeElement.className || document.activeElement.tagName")

    def test_the_gallery_is_one_stop_with_arrows(self):
        self.open("pan")
        self.page.focus(".bar #help")
        self.page.keyboard.press("Tab")
        self.assertEqual(self.focused(), "pan")
        self.page.keyboard.press("ArrowDown")
        self.assertNotEqual(self.focused(), "pan")
        self.assertIsNotNone(self.page.evaluate("document.activeElement.dataset.example"))
        self.page.keyboard.press("Tab")
        self.assertEqual(self.focused(), "stage")
        stops = self.page.locator("#gallery button[tabindex='0']").count()
        self.assertEqual(stops, 1)

    def test_it_returns_to_the_bar_that_was_asked_about(self):
        self.open("pan-beats-swipe")
        x, y = self.middle
        self.fingers.touch(a=(x - 30, y))
        self.fingers.move(a=(x + 40, y), steps=20)
        self.fingers.lift()
        self.page.click(".lane .b[data-state=failed]")
        self.page.click("#why .try >> nth=0")
        self.page.wait_for_selector("#sheet[open]")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("#sheet:not([open])", state="attached")
        self.assertIn("b", self.focused().split())
        self.page.click("#help")
        self.page.keyboard.press("Escape")
        self.assertEqual(self.focused(), "help")
        # A change that is kept takes bars and cards away.
        self.page.click(".lane .b[data-state=failed]")
        self.page.click("#why .try >> nth=0")
        self.page.click("#sheet button:text-is('Keep this change')")
        self.page.wait_for_selector("#sheet:not([open])", state="attached")
        self.assertNotEqual(self.focused(), "BODY")


class Words(PlaygroundCase):
    def test_empty_panels_say_why(self):
        self.open("drags-story")
        self.page.click("#tab-trace")
        self.assertIn("Nothing has happened in this scene yet", self.page.inner_text("#panel-trace"))
        self.page.click("#tab-source")
        self.page.wait_for_selector("#panel-source .empty:not([hidden])")
        self.assertIn("No view of this scene has a gesture recognizer", self.page.inner_text("#panel-source"))
        self.open("tap")
        self.page.wait_for_selector("#panel-source .empty", state="hidden")
        self.page.click("#tab-trace")
        self.fingers.tap(*self.middle)
        self.page.wait_for_selector("#panel-trace .empty", state="hidden")
        self.page.fill("#panel-trace input", "zzz")
        self.assertIn("No line has all words", self.page.inner_text("#panel-trace"))

    def test_equal_names_are_told_apart_by_their_views(self):
        self.open("photo-desk")
        self.page.click("#doer button:text-is('Drag right')")
        self.page.wait_for_selector(".lane[data-recognizer] .b")
        names = self.page.evaluate("[...document.querySelectorAll('.lane[data-recognizer] .who')].map(each => each.textContent)")
        # Each photo has a pan.
        self.assertRegex(names[0], r"^pan · photo\.\w+$")
        self.assertEqual(len(set(names)), len(names))
        self.page.click(".lane[data-recognizer] .who >> nth=0")
        self.page.wait_for_selector("#why:not([hidden])")
        self.assertEqual(self.page.inner_text("#why-title"), f"Why, {names[0]}?")

    def test_many_equal_cells_are_one_line_of_advice(self):
        self.open("scroll-nested")
        self.page.click("#tab-advice")
        self.wait_until("() => document.querySelectorAll('.advice').length === 1")
        self.assertEqual(self.page.inner_text(".advice h3"), "8 pans and column pan")


class Silence(PlaygroundCase):
    def test_a_server_that_stands_still_is_shown_within_seconds(self):
        self.page.wait_for_timeout(2000)
        os.kill(self.server.process.pid, signal.SIGSTOP)
        self.addCleanup(os.kill, self.server.process.pid, signal.SIGCONT)
        self.page.wait_for_selector("body[data-silent]", timeout=8000)
        self.assertIn("does not answer", self.page.inner_text("#notice"))
        os.kill(self.server.process.pid, signal.SIGCONT)
        self.page.wait_for_selector("body:not([data-silent])")
        self.assertTrue(self.page.is_hidden("#notice"))
        self.assertEqual(self.page.inner_text("#status"), "Connected")


if __name__ == "__main__":
    unittest.main()
