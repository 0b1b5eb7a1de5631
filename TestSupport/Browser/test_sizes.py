"""Small windows: phones, landscape, and pages that are twice as large; of the playground and of pages to keep."""

import os
import tempfile
import unittest

from playground import PlaygroundCase

# Controls that are shown, but not where they could be touched: outside of the window, or cut off by what
# holds them and does not scroll that way.
CUT = """() => [...document.querySelectorAll('button, select, input')]
  .filter(each => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.closest('.lanes, .gallery, .tree, dialog'))
  .filter(each => {
    const box = each.getBoundingClientRect();
    if (box.width <= 1 || box.height <= 1) return false;
    for (let above = each.parentElement; above; above = above.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(above);
      const scrolls = [overflowX, overflowY].map(value => value === 'auto' || value === 'scroll');
      const frame = above === document.documentElement
        ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : above.getBoundingClientRect();
      const isCut = overflowX !== 'visible' || overflowY !== 'visible' || above === document.documentElement;
      if (scrolls[0] || scrolls[1]) return false;
      if (isCut && (box.left < frame.left - 1 || box.right > frame.right + 1
        || box.top < frame.top - 1 || box.bottom > frame.bottom + 1)) return true;
    }
    return false;
  }).map(each => each.id || each.title || each.textContent)"""
STAGE = """() => {
  const { width, height } = document.getElementById('stage').getBoundingClientRect();
  return Math.min(width / innerWidth, 1) * Math.min(height / innerHeight, 1);
}"""


class Sizes(PlaygroundCase):
    def test_no_control_is_cut_off_in_landscape(self):
        text = b"touches 1\ndevice playground pan\nsize 400x600\n0 down 1 200,270\n0.05 up 1\n"
        for width, height in [(568, 320), (720, 400), (844, 390), (979, 480), (1000, 440), (640, 430)]:
            self.page.set_viewport_size({"width": width, "height": height})
            self.open("pan-beats-swipe")
            self.page.wait_for_timeout(100)
            self.assertEqual(self.page.evaluate(CUT), [], f"{width} x {height}")
            self.assertGreater(self.page.evaluate(STAGE), 0.09, f"{width} x {height}")
            self.page.set_input_files("#file", {"name": "tap.touches", "mimeType": "text/plain", "buffer": text})
            self.page.wait_for_selector("#replay:not([hidden])")
            self.assertEqual(self.page.evaluate(CUT), [], f"{width} x {height}, replay")
            self.page.click("[data-pane=inspector]")
            self.assertEqual(self.page.evaluate(CUT), [], f"{width} x {height}, inspector")
            self.page.click("[data-pane=thinking]")

    def test_a_page_to_keep_has_a_stage_to_see_at_every_size(self):
        self.open("pan-beats-swipe")
        self.page.click("#record")
        self.page.wait_for_selector("#record[aria-pressed=true]")
        self.page.click("#doer button:text-is('Swipe right')")
        self.server.wait_for("action ended")
        self.page.wait_for_timeout(300)
        self.page.click("#record")
        self.page.wait_for_selector("#keep:not(:disabled)")
        with tempfile.TemporaryDirectory() as folder, self.page.expect_download() as download:
            self.page.click("#keep")
            path = os.path.join(folder, "kept.html")
            self.save_kept(download.value, path)
            page = self.visitor().new_page()
            for width, height in [(360, 640), (390, 844), (844, 390), (568, 320), (640, 430), (195, 422), (1280, 860)]:
                page.set_viewport_size({"width": width, "height": height})
                page.goto(f"file://{path}")
                page.wait_for_selector(".lane .b[data-state=failed]")
                page.wait_for_timeout(100)
                self.assertEqual(page.evaluate(CUT), [], f"{width} x {height}")
                self.assertGreater(page.evaluate(STAGE), 0.09, f"{width} x {height}")
                self.assertEqual(page.evaluate("document.documentElement.scrollWidth"), width)
                if folder := os.environ.get("SHOTS"):
                    page.screenshot(path=f"{folder}/kept-{width}x{height}.png")


if __name__ == "__main__":
    unittest.main()
