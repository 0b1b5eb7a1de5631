"""Time stands while nothing happens: the lanes keep what they show, and the page does nothing."""

import unittest

from playground import PlaygroundCase

# Counts what the page asks for: frames of the screen, and timers of less than a second.
COUNTS = """
  window.asked = { frames: 0, timers: 0 };
  const [frame, timeout, interval] = [requestAnimationFrame, setTimeout, setInterval];
  window.requestAnimationFrame = (work) => { asked.frames += 1; return frame(work); };
  window.setTimeout = (work, delay, ...rest) => { asked.timers += delay < 1000; return timeout(work, delay, ...rest); };
  window.setInterval = (work, delay, ...rest) => { asked.timers += delay < 1000; return interval(work, delay, ...rest); };
"""


class Rest(PlaygroundCase):
    def browse(self):
        page = super().browse()
        page.add_init_script(COUNTS)
        return page

    def swipe(self):
        self.open("pan-beats-swipe")
        self.drag()

    def drag(self):
        x, y = self.middle
        self.server.forget()
        self.fingers.touch(a=(x - 30, y))
        self.fingers.move(a=(x + 40, y + 60), steps=20)
        self.fingers.lift()
        self.server.wait_for("action ended")
        self.page.wait_for_timeout(700)

    def right_edges(self):
        """Where the recognizers' bars end, by the width of their tracks."""
        return self.page.evaluate(
            """[...document.querySelectorAll('#lanes .lane:not(.touch) .b')].map(bar => {
              const [box, track] = [bar.getBoundingClientRect(), bar.closest('.track').getBoundingClientRect()];
              return (box.right - track.left) / track.width;
            })""")

    def test_the_last_gesture_stays_and_the_page_does_nothing(self):
        self.swipe()
        session = self.fingers.session
        session.send("Performance.enable")

        def seconds():
            metrics = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
            return metrics["TaskDuration"]

        self.page.evaluate("asked.frames = asked.timers = 0")
        before, busy = self.right_edges(), seconds()
        self.page.wait_for_timeout(10_000)
        busy = seconds() - busy
        asked = self.page.evaluate("({ ...asked })")
        print(f"ten idle seconds: {asked['frames']} frames, {asked['timers']} timers, {1000 * busy:.0f} ms of the processor")
        self.assertLessEqual(asked["frames"], 10)
        self.assertEqual(asked["timers"], 0)
        self.assertLess(busy, 0.2)
        self.assertTrue(before)
        self.assertEqual(self.right_edges(), before)

    def test_a_paused_replay_asks_for_no_frame(self):
        text = b"touches 1\ndevice playground longpress\nsize 400x600\n0 down 1 200,270\n2 up 1\n"
        self.page.set_input_files("#file", {"name": "press.touches", "mimeType": "text/plain", "buffer": text})
        self.page.wait_for_selector("#replay button[title^=Pause]")
        self.page.evaluate(
            "(range => { range.value = 0.2; range.dispatchEvent(new Event('input')); })"
            "(document.querySelector('#replay input'))")
        self.page.wait_for_selector("#replay button[title^=Play]")
        self.page.wait_for_timeout(500)
        self.page.evaluate("asked.frames = 0")
        self.page.wait_for_timeout(2000)
        self.assertLessEqual(self.page.evaluate("asked.frames"), 3)

    def test_a_chip_counts_what_comes_while_the_lanes_are_paused(self):
        self.swipe()
        self.page.click("#follow")
        self.assertTrue(self.page.is_hidden("#new-gestures"))
        self.page.wait_for_timeout(500)
        self.drag()
        self.page.wait_for_selector("#new-gestures:not([hidden])")
        self.assertEqual(self.page.inner_text("#new-gestures"), "1 new gesture")
        self.page.click("#new-gestures")
        self.page.wait_for_selector("#follow[aria-pressed=true]")
        # The next frame hides it.
        self.page.wait_for_selector("#new-gestures", state="hidden")

    def test_the_overview_has_every_gesture_and_shows_one(self):
        self.swipe()
        self.page.wait_for_timeout(600)
        self.drag()
        marks = self.page.locator("#overview b")
        self.wait_for(lambda: marks.count() == 2, lambda: f"{marks.count()} gestures")
        self.assertRegex(marks.first.get_attribute("title"), r"^\d+\.\d s: pan ended$")
        self.assertEqual(marks.first.get_attribute("data-state"), "ended")
        marks.first.click(force=True)
        self.page.wait_for_selector("#follow[aria-pressed=false]")
        self.assertEqual(self.page.get_attribute("#overview", "aria-valuenow"), "1")
        self.page.focus("#overview")
        self.page.keyboard.press("ArrowRight")
        self.wait_for(lambda: self.page.get_attribute("#overview", "aria-valuenow") == "2",
                      lambda: self.page.get_attribute("#overview", "aria-valuenow"))

    def test_the_lanes_fit_the_replay_after_a_change_was_kept(self):
        self.page.set_input_files("#file", {
            "name": "swipe.touches", "mimeType": "text/plain",
            "buffer": b"touches 1\ndevice playground pan-beats-swipe\nsize 400x600\n4 down 1 120,270\n"
            b"4.02 move 1 150,270\n4.04 move 1 180,270\n4.06 move 1 220,270\n4.08 move 1 260,270\n4.1 up 1\n"})
        self.page.select_option("#replay select", "4")
        self.page.wait_for_selector("#replay button[title^=Play]")
        self.page.wait_for_selector(".lane .b[data-state=failed]")
        self.page.click(".lane .b[data-state=failed]")
        self.page.click("#why .try >> nth=0")
        self.page.click("#sheet button:text-is('Keep this change')")
        self.wait_for(lambda: any(0 < edge <= 1 for edge in self.right_edges()), lambda: f"{self.right_edges()}")
        ticks = self.page.evaluate("[...document.querySelectorAll('#lanes .axis span:not([hidden])')].map(each => each.textContent)")
        self.assertIn("0 s", [tick.replace(".0", "") for tick in ticks])
        self.assertIn("4 s", [tick.replace(".0", "") for tick in ticks])


if __name__ == "__main__":
    unittest.main()
