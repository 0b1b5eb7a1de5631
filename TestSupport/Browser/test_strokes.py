"""What was drawn in a recording, as templates in Swift, and known again when it is drawn once more."""

import os
import re
import shutil
import subprocess
import tempfile
import unittest

from playground import COMMAND, Fingers, PlaygroundCase

# Corners from where a finger comes down.
CHECK = [(30, 40), (120, -70)]
CARET = [(50, -90), (100, 0)]
CIRCLE = [(28, 12), (40, 40), (28, 68), (0, 80), (-28, 68), (-40, 40), (-28, 12), (0, 0)]


def draw(fingers, x, y, corners):
    fingers.touch(a=(x, y))
    for right, down in corners:
        fingers.move(a=(x + right, y + down), steps=6)
    fingers.lift()


class Strokes(PlaygroundCase):
    def record(self, *shapes):
        """Draws shapes on the stage while it records, and opens what comes of them."""
        self.open("pan")
        self.page.click("#record")
        self.page.wait_for_selector("#record[aria-pressed=true]")
        for corners in shapes:
            draw(self.fingers, *self.middle, corners)
            self.page.wait_for_timeout(800)
        self.page.click("#record")
        self.page.click("#code:not(:disabled)")
        self.page.click("#sheet button:text-is('These strokes as Swift')")
        self.page.wait_for_selector("#sheet .shapes polyline", state="attached")
        self.names = self.page.locator("#sheet .shapes input")

    def name(self, place, name):
        self.names.nth(place).fill(name)
        self.names.nth(place).press("Tab")
        literal = name.replace("\\", "\\\\").replace('"', '\\"')
        self.wait_until(
            "name => document.querySelector('#sheet pre').textContent.includes(`\"${name}\",`)", literal)

    def verdict(self, *strokes):
        """Draws strokes on the sheet's surface, and reads what it says of them."""
        self.page.evaluate("() => { document.querySelector('#sheet .verdict').textContent = ''; }")
        self.page.locator("#sheet .pad").scroll_into_view_if_needed()
        fingers = Fingers(self.page, "#sheet .pad")
        for corners in strokes:
            draw(fingers, 70, 110, corners)
        self.wait_until("() => document.querySelector('#sheet .verdict').textContent !== ''")
        return self.page.text_content("#sheet .verdict")

    def test_drawings_are_given_names_and_become_swift(self):
        self.record([(80, 0)], [(0, 80)])
        self.assertEqual([self.names.nth(0).input_value(), self.names.nth(1).input_value()], ["shape 1", "shape 2"])
        self.name(0, "line")
        code = self.page.inner_text("#sheet pre")
        self.assertIn("import TouchstoneGestures", code)
        self.assertIn("\"shape 2\",", code)
        self.assertEqual(code.count("StrokeDrawing("), 2)

    def test_what_was_named_is_known_when_it_is_drawn_again(self):
        self.record(CHECK, CARET)
        self.name(0, "check")
        self.name(1, "caret")
        self.assertRegex(self.verdict(CHECK), r"^That is check, by (0\.[89]\d|1\.00) of 1; next comes caret, by 0\.\d\d of 1\.$")
        self.assertRegex(self.verdict(CARET), r"^That is caret, by (0\.[89]\d|1\.00) of 1; next comes check")
        # Two strokes that follow each other are one drawing, which is neither.
        self.assertRegex(self.verdict(CIRCLE, CIRCLE), r"^That is none of them\. It is most like \w+, by 0\.\d\d of 1; it takes 0\.75\.$")
        # A name that is changed counts at once.
        self.name(0, "tick")
        self.assertIn("That is tick,", self.verdict(CHECK))
        # A touch alone is no shape.
        self.assertIn("too short", self.verdict([(0, 0)]))

    def test_what_is_downloaded_compiles(self):
        modules = os.path.join(os.path.dirname(os.path.abspath(COMMAND)), "Modules")
        if not shutil.which("swiftc") or not os.path.isdir(modules):
            self.skipTest("no compiler, or no modules beside the command")
        self.record(CHECK, CARET)
        self.name(0, 'a "check" \\')
        with self.page.expect_download() as download:
            self.page.click("#sheet button:text-is('Download')")
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, download.value.suggested_filename)
            download.value.save_as(path)
            with open(path, encoding="utf-8") as file:
                self.assertEqual(len(re.findall("StrokeTemplate\\(", file.read())), 2)
            user = os.path.join(folder, "Use.swift")
            with open(user, "w", encoding="utf-8") as file:
                file.write("import TouchstoneGestures\n\n"
                           "func known() throws -> DollarQ {\n"
                           "  var method = DollarQ()\n  try method.add(shapes)\n  return method\n}\n")
            run = subprocess.run(
                ["swiftc", "-typecheck", "-swift-version", "6", "-I", modules, path, user],
                capture_output=True, text=True, timeout=120)
        self.assertEqual((run.returncode, run.stderr), (0, ""))


if __name__ == "__main__":
    unittest.main()
