"""Other ways to look at a scene: its source, its layers, what is measured, and as another device has it."""

import unittest

from playground import PlaygroundCase


class Looking(PlaygroundCase):
    def test_the_lines_of_a_recognizer_are_marked_as_it_acts(self):
        self.open("pan-waits-for-swipe")
        self.page.click("#tab-source")
        lines = "[...document.querySelectorAll('.source li')].map(each => each.textContent)"
        self.wait_until(f"() => {lines}.includes('pan.require(toFail: swipe)')")
        x, y = self.middle
        self.fingers.touch(a=(x, y))
        self.fingers.move(a=(x + 10, y + 60), steps=40, pause=0.03)
        states = """[...document.querySelectorAll('.source [data-state]')].map(each => (
          `${each.textContent.split(/[ .]/).find(word => word !== 'let')} ${each.dataset.state}`))"""
        self.wait_until(f"() => {states}.includes('pan changed')")
        self.fingers.lift()
        self.page.wait_for_selector(".source [data-acted=ended]")
        self.wait_until(f"() => !{states}.some(each => each.startsWith('pan'))")

    def test_every_example_has_its_source(self):
        self.page.click("#tab-source")
        examples = self.page.evaluate(
            "[...document.querySelectorAll('[data-example]')].map(each => each.dataset.example)")
        for example in examples[::4]:
            with self.subTest(example):
                self.open(example)
                # As many have lines as the tree beside it names.
                self.wait_until(
                    """() => {
                      const named = [...document.querySelectorAll('#panel-view ul .kind')]
                        .flatMap(each => each.textContent.trim().split(', '));
                      const told = new Set([...document.querySelectorAll('.source [data-recognizer]')]
                        .map(each => each.dataset.recognizer));
                      return named.length > 0 && told.size === named.length;
                    }""")

    def test_layers_can_be_picked_and_touch_nothing(self):
        self.open("tap")
        self.page.click("#explode")
        self.page.wait_for_selector(".stage.exploded")
        self.assertIn("translateZ", self.transform("card"))
        box = self.page.locator(".v[data-name=card]").bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.wait_for_selector("article.card h3:text-is('tap')")
        self.assertEqual(self.server.story(), [])
        self.page.keyboard.press("Escape")
        self.page.click("#explode")
        self.wait_until("() => !document.querySelector('.v[data-name=card]').style.transform.includes('translateZ')")

    def test_what_is_measured_is_a_curve(self):
        self.open("pan-beats-swipe")
        self.page.click("#panel-view button:text-is('card')")
        self.page.check("#values")
        x, y = self.middle
        self.fingers.touch(a=(x, y))
        self.fingers.move(a=(x + 80, y), steps=20)
        self.page.wait_for_selector(".lane.curve")
        names = self.page.evaluate("[...document.querySelectorAll('.lane.curve .who')].map(each => each.textContent)")
        self.assertEqual(names, ["translation x", "translation y", "velocity x", "velocity y"])
        self.wait_until("() => document.querySelectorAll('.lane.curve path')[2].getAttribute('d').split('L').length > 4")
        self.fingers.lift()

    def test_a_stage_has_another_devices_size(self):
        self.open("tap")
        self.page.select_option("#device", "tablet")
        size = "[document.getElementById('stage').offsetWidth, document.getElementById('stage').offsetHeight]"
        self.wait_until(f"() => {size}.join() === '820,1180'")
        self.fingers.tap(410, 566)
        self.wait_for_line("Tapped, once")
        self.page.reload()
        self.page.wait_for_selector("body[data-connection=open] .v")
        self.assertEqual(self.page.input_value("#device"), "tablet")
        self.page.select_option("#device", "window")
        self.wait_until(f"() => {size}.join() !== '820,1180'")


if __name__ == "__main__":
    unittest.main()
