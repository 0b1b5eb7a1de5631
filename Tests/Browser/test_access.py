"""Nobody is kept out: what axe finds in the page's states, with few colours, and at 400 % zoom."""

import unittest

from axe_playwright_python.sync_playwright import Axe

from playground import PlaygroundCase


class Access(PlaygroundCase):
    def assert_accessible(self, state):
        found = Axe().run(self.page, options={"resultTypes": ["violations"]}).response["violations"]
        told = [
            f"{each['id']}: {node['html'][:140]}" for each in found for node in each["nodes"][:4]]
        self.assertEqual(told, [], state)

    def tried(self):
        """A gesture that fails, with what is known of it."""
        self.open("pan-beats-swipe")
        opener = self.page.locator("#doer .opener")
        if opener.is_visible():
            opener.click()
            self.page.click("#sheet button:text-is('Swipe right')")
        else:
            self.page.click("#doer button:text-is('Swipe right')")
        self.server.wait_for("action ended")
        self.page.wait_for_timeout(300)

    def tour(self):
        self.tried()
        self.assert_accessible("lanes")
        if self.page.is_visible("#panes"):
            self.page.click("[data-pane=inspector]")
        self.page.click("#panel-view button:text-is('card')")
        self.page.wait_for_selector("article.card")
        self.assert_accessible("a view")
        for tab in ["relations", "tuning", "trace", "advice"]:
            self.page.click(f"#tab-{tab}")
            self.page.wait_for_timeout(100)
            self.assert_accessible(tab)
        self.page.click("#panel-advice button.try")
        self.page.wait_for_selector("#sheet[open] .run")
        self.assert_accessible("a trial")
        self.page.click("#sheet button:text-is('Keep this change')")
        self.page.wait_for_selector("#changes li")
        self.assert_accessible("changes")
        self.page.keyboard.press("?")
        self.page.wait_for_selector("#sheet[open]")
        self.assert_accessible("help")
        self.page.keyboard.press("Escape")

    def test_light(self):
        self.tour()

    def test_dark(self):
        self.page.emulate_media(color_scheme="dark")
        self.tour()

    def test_forced_colours_leave_the_bars(self):
        self.page.emulate_media(forced_colors="active")
        self.tried()
        self.assert_accessible("forced colours")
        colors = self.page.evaluate(
            """[...document.querySelectorAll('.lanes button.b')].map(bar => [
              getComputedStyle(bar).backgroundColor, getComputedStyle(bar).backgroundImage,
              bar.getBoundingClientRect().width])""")
        self.assertGreaterEqual(len(colors), 4)
        for color, image, width in colors:
            self.assertTrue(color not in ("rgba(0, 0, 0, 0)", "rgb(255, 255, 255)") or "gradient" in image)
            self.assertGreater(width, 2)

    def test_short_bars_can_be_hit(self):
        self.open("tap")
        self.page.click("#doer button:text-is('Tap')")
        self.wait_for_bars("tap", ["possible", "ended"])
        width = self.page.evaluate(
            "document.querySelector('.b[data-state=ended]').getBoundingClientRect().width")
        self.assertGreaterEqual(width, 8)


if __name__ == "__main__":
    unittest.main()
