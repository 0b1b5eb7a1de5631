"""Tabs that are switched for real, in a browser with a window."""

import unittest

from playground import PlaygroundCase, WindowedBrowser


class Tabs(PlaygroundCase):
    """A page that another tab hides has everything cancelled that it had down."""

    @classmethod
    def setUpClass(cls):
        cls.browser = WindowedBrowser("about:blank")
        cls.addClassCleanup(cls.browser.close)

    def browse(self):
        self.context = self.browser.context
        page = self.context.new_page()
        self.addCleanup(page.close)
        page.add_init_script(self.script)
        return page

    @property
    def script(self):
        """Notes what the browser itself tells the page; one test keeps the blur from it."""
        is_kept = str(self._testMethodName == "test_a_hidden_tab_cancels").lower()
        return f"""
            window.told = [];
            window.addEventListener('blur', event => {{
              if ({is_kept}) event.stopImmediatePropagation();
              told.push(`blur ${{event.isTrusted}}`);
            }});
            document.addEventListener('visibilitychange', event => {{
              told.push(`${{document.visibilityState}} ${{event.isTrusted}}`);
            }});"""

    def leave(self):
        """Presses, and goes to another tab."""
        self.open("long-press")
        self.fingers.touch(a=self.middle)
        self.wait_for_line("Long press began")
        other = self.context.new_page()
        self.addCleanup(other.close)
        self.server.wait_for("action cancelled")
        self.assertTrue(self.page.evaluate("document.hidden"))
        self.assert_story(["press began", "press cancelled"])

    def come_back(self):
        self.page.bring_to_front()
        self.wait_until("() => told.includes('visible true')")
        self.wait_until("() => document.querySelectorAll('.finger:not(.left)').length === 0")
        self.fingers.lift()
        self.open("tap")
        self.fingers.tap(*self.middle)
        self.wait_for_line("Tapped, once")

    def test_another_tab_cancels(self):
        self.leave()
        self.wait_until("() => told.length >= 2")
        self.assertEqual(self.page.evaluate("told"), ["blur true", "hidden true"])
        self.come_back()

    def test_a_hidden_tab_cancels(self):
        self.leave()
        self.assertIn("hidden true", self.page.evaluate("told"))
        self.come_back()


if __name__ == "__main__":
    unittest.main()
