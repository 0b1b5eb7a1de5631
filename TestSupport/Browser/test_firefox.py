"""Firefox beside Chromium: the first minute, a touch, its why, and Try it."""

import unittest

import bidi
from playground import Server

BUTTON = "[...document.querySelectorAll('{}')].find(each => /{}/.test(each.ariaLabel ?? each.textContent))"


@unittest.skipUnless(bidi.FIREFOX, "no Firefox is installed")
class InFirefox(unittest.TestCase):
    def setUp(self):
        self.server = Server()
        self.addCleanup(self.server.stop)
        self.browser = bidi.Firefox()
        self.addCleanup(self.browser.close)

    def tearDown(self):
        self.assertEqual(self.browser.errors, [])

    def stage(self):
        """The card's place on the page."""
        return self.browser.evaluate(
            "(({left, top, width, height}) => [left + width / 2, top + height / 2 - 24])"
            "(document.getElementById('stage').getBoundingClientRect())")

    def press(self, selector, words):
        button = BUTTON.format(selector, words)
        self.browser.wait_for(f"{button} != null")
        self.browser.evaluate(f"({button}.click(), true)")

    def test_the_first_minute_shows_a_swipe_its_why_and_the_cure(self):
        self.browser.open(self.server.address + "?opening")
        for step in range(1, 5):
            self.browser.wait_for(f"document.querySelector('.caption')?.textContent.startsWith('{step} of 4')")
        self.browser.wait_for("!document.body.hasAttribute('data-opening')")
        self.assertIn("swipe ended", self.server.story())

    def test_a_touch_its_why_and_a_cure_that_is_tried(self):
        self.browser.open(self.server.address + "?scene=pan-beats-swipe")
        self.browser.wait_for("document.body.dataset.connection === 'open' && document.querySelector('.v') != null")
        x, y = self.stage()
        self.browser.drag((x - 60, y), (x + 90, y))
        self.browser.wait_for("/swipe/.test(document.querySelector('.story').textContent)")
        self.press(".story button", "swipe")
        self.browser.wait_for("/swipe failed at .* because pan began/.test(document.getElementById('why').textContent)")
        self.press("#why button", "Try it: Let pan wait for swipe")
        self.browser.wait_for("/Tried: Let pan wait for swipe/.test(document.getElementById('sheet').textContent)")
        rows = self.browser.evaluate(
            "[...document.querySelectorAll('#sheet tbody tr')].map(row => row.innerText.split(/\\s*\\t\\s*/))")
        self.assertEqual(rows, [["swipe", "failed", "ended"], ["pan", "began, ended", "failed"]])


if __name__ == "__main__":
    unittest.main()
