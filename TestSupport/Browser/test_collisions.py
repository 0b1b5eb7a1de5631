"""Fingers on which recognizers collide: looked for while the advice is open, played, and cured."""

import unittest

from playground import PlaygroundCase


class Collisions(PlaygroundCase):
    def setUp(self):
        super().setUp()
        self.open("pan-beats-swipe")

    def show(self):
        self.page.click("#tab-advice")
        self.page.wait_for_selector("#panel-advice .witness")

    def test_the_advice_shows_the_fingers_once_somebody_reads_it(self):
        self.assertEqual(self.page.locator("#panel-advice .witness").count(), 0)
        self.show()
        self.page.click("#panel-advice .witness summary")
        lines = self.page.inner_text("#panel-advice .witness pre").split("\n")
        self.assertIn("down 1", lines[0])
        self.assertIn("up 1", lines[-1])
        self.assertIn("If pan waits for swipe: swipe acts", self.page.inner_text("#panel-advice .witness ul"))
        # What was looked for is there, and nobody goes on looking.
        self.assertEqual(self.page.locator("#panel-advice [role=status]").count(), 0)

    def test_the_fingers_are_played_as_a_recording_with_lanes_and_whys(self):
        self.show()
        self.page.click("#panel-advice .play")
        self.page.wait_for_selector("#replay:not([hidden])")
        self.assertEqual(self.page.text_content("#replay .name"), "collision.touches")
        self.wait_for(lambda: "failed" in self.bars("swipe") and "ended" in self.bars("pan"),
                      lambda: f"{self.bars('swipe')}, {self.bars('pan')}", seconds=10)
        self.page.evaluate(
            """[...document.querySelectorAll('.lane')]
              .find(each => each.querySelector('.who').textContent === 'swipe')
              .querySelector('.b[data-state=failed]').dispatchEvent(new MouseEvent('click', { bubbles: true }))""")
        self.page.wait_for_selector("#why:not([hidden])")
        self.assertIn("pan", self.page.inner_text("#why"))
        # The advice is still there, and is about the scene as it is now.
        self.page.wait_for_selector("#panel-advice .play")

    def test_a_cure_is_tried_on_these_fingers_though_nobody_has_touched_the_scene(self):
        self.show()
        self.page.click("#panel-advice button:has-text('Let pan wait for swipe')")
        self.page.wait_for_selector("#sheet[open] .run .b[data-state=ended]", state="attached")
        self.assertRegex(self.page.inner_text("#sheet .differences"), r"swipe\s+failed\s+ended")
        self.page.click("#sheet button:text-is('Keep this change')")
        # With the relation in force there is nothing left to say of the two.
        self.wait_until("() => !document.querySelector('#panel-advice .witness')")


if __name__ == "__main__":
    unittest.main()
