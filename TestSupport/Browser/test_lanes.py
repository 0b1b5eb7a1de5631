"""Lanes and what belongs to them: fitted, stretched, ordered, filtered, and marked in all places."""

import time
import unittest

from playground import PlaygroundCase


class Lanes(PlaygroundCase):
    def drag(self, example="pan-beats-swipe"):
        """A pan in the middle, and the moment of it that the lanes show."""
        self.open(example)
        x, y = self.middle
        self.fingers.touch(a=(x - 30, y))
        self.fingers.move(a=(x + 40, y + 60), steps=20)
        self.fingers.lift()
        self.server.wait_for("action ended")
        self.page.wait_for_timeout(200)

    def names(self):
        return self.page.evaluate(
            "[...document.querySelectorAll('#lanes .lane:not(.touch) .who')].map(each => each.textContent)")

    def wait_for_names(self, names):
        self.wait_for(lambda: self.names() == names, lambda: f"{self.names()}, not {names}")

    def width(self):
        """How wide the finger's bar is, by the width of its track."""
        return self.page.evaluate(
            """(() => {
              const bar = document.querySelector('#lanes .b.touch');
              return bar && bar.getBoundingClientRect().width / bar.closest('.track').clientWidth;
            })()""")

    def test_they_fit_the_last_gesture(self):
        self.drag()
        self.page.click("#zoom-out")
        self.page.click("#zoom-out")
        self.wait_for(lambda: self.width() < 0.4, lambda: f"{self.width()} of the track")
        self.page.click("#fit")
        self.wait_for(lambda: 0.5 < self.width() <= 1, lambda: f"{self.width()} of the track")

    def test_a_stretch_of_the_axis_is_shown_alone(self):
        self.drag()
        before = self.width()
        box = self.page.locator("#lanes .axis").bounding_box()
        y = box["y"] + box["height"] / 2
        self.page.mouse.move(box["x"] + 2, y)
        self.page.mouse.down()
        self.page.mouse.move(box["x"] + 90, y, steps=4)
        self.assertEqual(self.page.locator("#lanes .axis .range").count(), 1)
        self.page.mouse.up()
        self.wait_for(lambda: self.width() > 4 * before, lambda: f"{self.width()} after {before}")
        self.assertEqual(self.page.locator("#lanes .axis .range").count(), 0)

    def test_whoever_won_stands_first_and_views_have_headings(self):
        self.drag()
        self.page.check("#all-lanes")
        self.wait_for_names(["swipe", "pan"])
        self.page.select_option("#lane-order", "winner")
        self.wait_for_names(["pan", "swipe"])
        self.page.select_option("#lane-order", "view")
        self.wait_for_names(["card", "swipe", "pan"])
        self.page.fill("#lane-filter", "PA ca")
        self.wait_for_names(["card", "pan"])
        self.page.fill("#lane-filter", "nobody")
        self.wait_for_names([])

    def test_two_fingers_stretch_the_lanes(self):
        self.drag()
        before = self.width()
        box = self.page.locator("#lanes").bounding_box()
        # Beside the bar, which would be stretched out of sight otherwise.
        x, y = box["x"] + 152, box["y"] + box["height"] - 20
        session = self.fingers.session

        def touch(kind, *places):
            session.send("Input.dispatchTouchEvent", {
                "type": kind, "touchPoints": [{"x": at, "y": y, "id": number} for number, at in enumerate(places)]})

        touch("touchStart", x)
        touch("touchStart", x, x + 40)
        for spread in range(50, 170, 10):
            touch("touchMove", x, x + spread)
            time.sleep(0.01)
        touch("touchEnd")
        self.wait_for(lambda: (self.width() or 0) > 2 * before, lambda: f"{self.width()} after {before}")

    def test_the_trace_is_filtered(self):
        self.page.click("#tab-trace")
        self.drag()
        shown = "[...document.querySelectorAll('.trace-list li')].filter(each => !each.hidden).map(each => each.textContent)"
        self.wait_until(f"() => {shown}.length > 10")
        self.page.fill("#panel-trace input", "SWIPE failed")
        lines = self.page.evaluate(shown)
        self.assertTrue(lines)
        for line in lines:
            self.assertIn("swipe", line)
            self.assertIn("failed", line)


class Marks(PlaygroundCase):
    def marked(self):
        return self.page.evaluate(
            """[...document.querySelectorAll('.marked')].map(each =>
              each.matches('.v') ? `view ${each.dataset.name}` : each.matches('.lane')
                ? `lane ${each.querySelector('.who').textContent}` : each.matches('.advice') ? 'advice'
                : `line ${each.textContent}`).sort()""")

    def wait_for_marks(self, marks):
        self.wait_for(lambda: self.marked() == sorted(marks), lambda: f"{self.marked()}, not {marks}")

    def test_a_lane_marks_its_view_and_its_advice(self):
        self.open("pan-beats-swipe")
        self.fingers.tap(*self.middle)
        self.page.wait_for_selector(".lane[data-recognizer]")
        self.page.hover(".lane[data-recognizer] .who >> nth=0")
        self.wait_for_marks(["lane swipe", "view card", "line card", "advice"])
        self.page.hover("h1")
        self.wait_for_marks([])

    def test_a_line_of_the_tree_marks_the_view_by_keyboard_too(self):
        self.open("pan-beats-swipe")
        self.page.focus("#panel-view button:text-is('card')")
        self.wait_for(lambda: "view card" in self.marked(), lambda: f"{self.marked()}")

    def test_the_picker_says_who_is_hit_and_touches_nothing(self):
        self.open("pan-beats-swipe")
        self.page.keyboard.press("v")
        self.page.wait_for_selector("#pick[aria-pressed=true]")
        self.fingers.tap(*self.middle)
        self.page.wait_for_selector("#why:not([hidden])")
        said = self.page.inner_text("#why")
        self.assertIn("card is hit", said)
        self.assertIn("line takes no touches: isUserInteractionEnabled is false", said)
        self.assertIn("swipe listens on it", said)
        self.page.wait_for_selector("article.card h3:text-is('pan')")
        self.assertEqual([line for line in self.server.all if "touch" in line], [])
        # Escape closes the answer and ends picking; then the finger is a finger again.
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("#pick[aria-pressed=false]")
        self.fingers.tap(*self.middle)
        self.server.wait_for("touch 1")

    def test_without_a_pointer_a_view_is_asked_in_its_middle(self):
        self.open("pan-beats-swipe")
        self.page.click("#panel-view button:text-is('line')")
        self.page.focus("#panel-view button:has-text('What is hit')")
        self.page.keyboard.press("Enter")
        self.page.wait_for_selector("#why:not([hidden])")
        self.assertIn("line takes no touches: isUserInteractionEnabled is false", self.page.inner_text("#why"))
        self.assertIn("No recognizer listens there", self.page.inner_text("#why"))


if __name__ == "__main__":
    unittest.main()
