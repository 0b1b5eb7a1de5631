"""What is taken along: a test, a page to keep, and what they say of the gesture."""

import os
import subprocess
import tempfile
import unittest

from playground import COMMAND, PlaygroundCase, complaints


class Keeping(PlaygroundCase):
    def record(self, example="pan-beats-swipe", words="Swipe right"):
        self.open(example)
        self.page.click("#record")
        self.page.wait_for_selector("#record[aria-pressed=true]")
        self.server.forget()
        self.page.click(f"#doer button:text-is('{words}')")
        self.server.wait_for("action ended")
        self.page.wait_for_timeout(300)
        self.page.click("#record")
        self.page.wait_for_selector("#download:not(:disabled)")

    def test_what_a_test_expects_is_chosen(self):
        self.record()
        self.page.click("#code")
        code = self.page.locator("#sheet pre")
        self.assertIn("let swipe = stage.add(UISwipeGestureRecognizer(), to: card", code.inner_text())
        self.assertIn("#expect(stage.expect(swipe).states([.failed]) == .met)", code.inner_text())
        self.assertNotIn("panEnd", code.inner_text())
        self.page.uncheck("#sheet input[value='states swipe']")
        self.page.check("#sheet input[value='values pan']")
        self.wait_for(lambda: "panEnd" in code.inner_text(), code.inner_text)
        self.assertNotIn("stage.expect(swipe)", code.inner_text())
        self.assertRegex(code.inner_text(), r"#expect\(abs\(panEnd\.x - [\d.]+\) < 2\)")
        with self.page.expect_download() as download:
            self.page.click("#sheet button:text-is('Download')")
        self.assertEqual(download.value.suggested_filename, "ASwipeThatNeverFiresTests.swift")

    def test_a_page_to_keep_needs_nothing_but_itself(self):
        self.record()
        with tempfile.TemporaryDirectory() as folder, self.page.expect_download() as download:
            self.page.click("#keep")
            path = os.path.join(folder, download.value.suggested_filename)
            self.save_kept(download.value, path)
            self.server.stop()
            self.server.stop = lambda: None
            self.look(path)

    def look(self, path):
        """The page by itself, without a server or a network, under its own policy."""
        context = self.browser.new_context(viewport=self.size, offline=True)
        self.addCleanup(context.close)
        page = context.new_page()
        said, asked = [], []
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"file://{path}")
        page.wait_for_selector(".lane[data-recognizer] .b[data-state=failed]")
        # It opens with the card of the recognizer that failed.
        page.wait_for_selector("#why:not([hidden])")
        self.assertIn("swipe", page.inner_text("#why-title"))
        page.keyboard.press("Escape")
        self.assertTrue(page.is_hidden("#why"))
        place = "document.querySelector('.v[data-name=card]').style.transform"
        start = page.evaluate(place)
        page.click("#replay button[title=Play]")
        self.wait_until(f"start => {place} !== start", start, page=page)
        page.wait_for_selector("#replay button[title=Play]")
        end = page.evaluate(place)
        page.evaluate(
            "(range => { range.value = 0; range.dispatchEvent(new Event('input')); })"
            "(document.querySelector('#replay input'))")
        self.assertEqual(page.evaluate(place), start)
        self.assertNotEqual(end, start)
        page.click(".b[data-state=failed]")
        page.wait_for_selector("#why:not([hidden])")
        self.assertIn("swipe", page.inner_text("#why-sentences"))
        self.assertEqual(said, [])
        self.assertEqual([url for url in asked if not url.startswith(("file:", "data:"))], [])
        # No other script runs in it.
        ran = page.evaluate(
            """() => {
              const script = document.createElement('script');
              script.textContent = 'window.intruder = true';
              document.body.append(script);
              return Boolean(window.intruder);
            }""")
        self.assertFalse(ran)


class Pictures(PlaygroundCase):
    """What `touchstone plot -o NAME.html` writes, and failing tests leave."""

    def test_a_picture_as_a_page_plays_its_fingers_and_says_why(self):
        examples = os.path.join(os.path.dirname(__file__), "../../Examples")
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = os.path.join(folder.name, "story.html")
        subprocess.run(
            [COMMAND, "plot", "--scene", f"{examples}/photo.scene.json",
             f"{examples}/pinch-beats-pan.touches", "-o", path], check=True)
        context = self.browser.new_context(viewport=self.size, offline=True)
        self.addCleanup(context.close)
        page = context.new_page()
        said = []
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.goto(f"file://{path}")
        self.assertGreater(page.evaluate("document.querySelector('.picture img').naturalHeight"), 300)
        self.assertIn("pan: failed", page.inner_text("summary:has-text('pan')"))
        page.click("summary:has-text('pan: failed')")
        self.assertIn("pinch", page.inner_text("details[open] ol"))
        page.click("details[open] button")
        self.assertIn("pan: failed", page.inner_text("#states"))
        at = page.evaluate("Number(document.getElementById('moment').value)")
        page.click("#play")
        self.wait_until("at => Number(document.getElementById('moment').value) > at + 0.05", at, page=page)
        page.evaluate(
            "(range => { const [first, next] = JSON.parse(document.getElementById('story').textContent).fingers[0].stops;"
            " range.value = (first[0] + next[0]) / 2; range.dispatchEvent(new Event('input')); })"
            "(document.getElementById('moment'))")
        self.assertGreaterEqual(page.locator("#now circle").count(), 1)
        self.assertEqual(page.locator("#now line").count(), 1)
        self.assertEqual(complaints(page), [])
        self.assertEqual(said, [])


if __name__ == "__main__":
    unittest.main()
