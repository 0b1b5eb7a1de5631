"""What was drawn in a recording, as templates in Swift."""

import unittest

from playground import PlaygroundCase


class Strokes(PlaygroundCase):
    def test_drawings_are_given_names_and_become_swift(self):
        self.open("pan")
        self.page.click("#record")
        self.page.wait_for_selector("#record[aria-pressed=true]")
        x, y = self.middle
        for corner in [(x + 80, y), (x, y + 80)]:
            self.fingers.touch(a=(x, y))
            self.fingers.move(a=corner)
            self.fingers.lift()
            self.page.wait_for_timeout(800)
        self.page.click("#record")
        self.page.click("#code:not(:disabled)")
        self.page.click("#sheet button:text-is('These strokes as Swift')")
        self.page.wait_for_selector("#sheet .shapes polyline", state="attached")
        names = self.page.locator("#sheet .shapes input")
        self.assertEqual([names.nth(0).input_value(), names.nth(1).input_value()], ["shape 1", "shape 2"])
        names.nth(0).fill("line")
        names.nth(0).press("Tab")
        self.wait_until("() => document.querySelector('#sheet pre').textContent.includes('\"line\",')")
        code = self.page.inner_text("#sheet pre")
        self.assertIn("import TouchstoneGestures", code)
        self.assertIn("\"shape 2\",", code)
        self.assertEqual(code.count("StrokeDrawing("), 2)


if __name__ == "__main__":
    unittest.main()
