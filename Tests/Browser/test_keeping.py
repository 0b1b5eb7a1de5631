"""What is taken along: a test, a page to keep, and what they say of the gesture."""

import os
import tempfile
import unittest

from playground import PlaygroundCase


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
            download.value.save_as(path)
            self.server.stop()
            self.server.stop = lambda: None
            self.look(path)

    def look(self, path):
        """The page by itself, without a server or a network, under its own policy."""
        context = self.browser.new_context(viewport=self.size, offline=True)
        self.addCleanup(context.close)
        page = context.new_page()
        complaints, asked = [], []
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"file://{path}")
        page.wait_for_selector(".lane[data-recognizer] .b[data-state=failed]")
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
        self.assertEqual(complaints, [])
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


if __name__ == "__main__":
    unittest.main()
