"""Each gesture, made by true touch events in a real browser: the server's story and the page's DOM."""

import math
import time
import unittest

from playground import PlaygroundCase


class Swiping(PlaygroundCase):
    def swipe(self, example, start=-70, end=70):
        def work(x, y):
            self.fingers.touch(a=(x + start, y))
            self.fingers.move(a=(x + end, y), steps=5, pause=0.008)
            self.fingers.lift()

        self.timely(example, work, 0.45)


class Gestures(Swiping):
    def test_tap(self):
        self.open("tap")
        self.fingers.tap(*self.middle)
        self.wait_for_line("Tapped, once")
        self.assert_story(["tap ended"])
        self.wait_for_bars("tap", ["possible", "ended"])

    def test_double_tap_keeps_the_single_tap_quiet(self):
        self.double_tap("double-tap")
        self.wait_for_line("Double tap")
        self.assert_story(["double ended"])

    def test_single_tap_waits_for_the_double_tap(self):
        self.open("double-tap")
        self.fingers.tap(*self.middle)
        self.server.wait_for("waits until double fails")
        self.assertEqual(self.line(), "Nothing yet")
        self.wait_for_line("Single tap")
        self.assert_story(["single ended"])

    def test_long_press(self):
        self.open("long-press")
        self.fingers.touch(a=self.middle)
        self.wait_for_line("Long press began")
        self.fingers.lift()
        self.wait_for_line("Long press ended")
        self.assert_story(["press began", "press ended"])
        self.wait_for_bars("press", ["possible", "changed", "ended"])

    def test_pan_moves_the_card(self):
        self.open("pan")
        x, y = self.middle
        self.fingers.touch(a=(x, y))
        before = self.transform("card")
        self.fingers.move(a=(x + 90, y))
        self.fingers.lift()
        self.server.wait_for("action ended")
        story = self.finished_story()
        self.assertEqual([story[0], story[-1]], ["pan began", "pan ended"])
        self.wait_until(
            "before => document.querySelector('.v[data-name=card]').style.transform !== before",
            before)

    def test_pinch(self):
        self.open("pinch")
        x, y = self.middle
        self.fingers.touch(a=(x - 40, y), b=(x + 40, y))
        self.fingers.move(a=(x - 80, y), b=(x + 80, y))
        self.fingers.lift()
        self.wait_for_line("Pinch ended")
        story = self.finished_story()
        self.assertEqual([story[0], story[-1]], ["pinch began", "pinch ended"])
        self.assertRegex(self.transform("card"), r"matrix\(1\.[5-9]")

    def test_rotation_with_two_fingers(self):
        self.open("rotation")
        x, y = self.middle
        self.fingers.touch(a=(x - 80, y), b=(x + 80, y))
        self.fingers.turn((x, y), 80, math.pi / 2)
        self.fingers.lift()
        self.wait_for_line("Rotation ended")
        story = self.finished_story()
        self.assertEqual([story[0], story[-1]], ["rotation began", "rotation ended"])
        self.wait_for_bars("rotation", ["possible", "changed", "ended"])

    def test_swipe(self):
        self.swipe("swipe", 80, -80)
        self.wait_for_line("Swiped left")
        self.assert_story(["swipe left ended"])

    def test_edge_swipe(self):
        middle, _ = self.middle
        self.swipe("edge", 3 - middle, 140 - middle)
        self.server.wait_for("action ended")
        story = self.finished_story()
        self.assertEqual([story[0], story[-1]], ["edge began", "edge ended"])
        self.wait_for_bars("edge", ["possible", "changed", "ended"])
        self.assertRegex(self.line(), r"^Edge pan ended, 1\d\d pt$")


class Conflicts(Swiping):
    def test_pan_keeps_the_swipe_out(self):
        self.swipe("pan-beats-swipe")
        self.server.wait_for("action ended")
        self.assertTrue(all(line.startswith("pan") for line in self.server.story()))
        self.wait_for_bars("swipe", ["possible", "failed"])

    def test_the_cure(self):
        self.swipe("pan-waits-for-swipe")
        self.wait_for_line("Swiped right")
        self.assert_story(["swipe ended"])

    def test_single_and_double_tap_both_act(self):
        self.double_tap("tap-beats-double")
        self.server.wait_for("double    action ended")
        self.assertIn("single ended", self.server.story())
        self.assertIn("double ended", self.server.story())
        self.wait_until("() => document.querySelector('#advice-count').textContent !== '0'")

    def test_the_cure_of_taps(self):
        self.double_tap("tap-waits-for-double")
        self.wait_for_line("Double tap, once")
        self.assert_story(["double ended"])

    def pinch_and_turn(self):
        x, y = self.middle
        self.fingers.touch(a=(x - 60, y), b=(x + 60, y))
        self.fingers.move(a=(x - 110, y), b=(x + 110, y))
        self.fingers.turn((x, y), 110, math.pi / 3)
        self.fingers.lift()

    def test_pinch_keeps_rotation_out(self):
        self.open("pinch-or-rotation")
        self.pinch_and_turn()
        self.server.wait_for("action ended")
        self.assertTrue(all(line.startswith("pinch") for line in self.server.story()))
        self.wait_for_bars("rotation", ["possible", "failed"])

    def test_the_cure_of_pinch_and_rotation(self):
        self.open("pinch-and-rotation")
        self.pinch_and_turn()
        self.server.wait_for("rotation  action ended")
        story = self.server.story()
        for name in ["pinch", "rotation"]:
            self.assertIn(f"{name} began", story)
        self.wait_for_bars("pinch", ["possible", "changed", "ended"])
        self.wait_for_bars("rotation", ["possible", "changed", "ended"])

    def test_a_finger_that_slips_drags(self):
        self.swipe("drag-beats-press", 0, 60)
        self.wait_for_line("Drag ended")
        self.assertTrue(all(line.startswith("drag") for line in self.finished_story()))
        self.wait_for_bars("press", ["possible", "failed"])

    def test_why_is_answered_in_sentences(self):
        self.swipe("pan-beats-swipe")
        self.wait_for_bars("swipe", ["possible", "failed"])
        self.page.click("#follow")
        self.page.evaluate(
            """() => [...document.querySelectorAll('.lane')]
              .find(each => each.querySelector('.who').textContent === 'swipe')
              .querySelector('.b[data-state=failed]').click()""")
        self.page.wait_for_selector("#why:not([hidden]) li")
        self.assertIn("pan", self.page.text_content("#why li"))
        self.page.keyboard.press("Escape")
        self.assertTrue(self.page.is_hidden("#why"))


class Mouse(PlaygroundCase):
    def test_a_mouse_is_a_finger(self):
        self.open("tap")
        self.page.mouse.click(*self.fingers.place(*self.middle))
        self.wait_for_line("Tapped, once")
        self.assert_story(["tap ended"])

    def test_with_alt_it_has_a_mirrored_twin(self):
        self.open("pinch")
        x, y = self.middle
        self.page.keyboard.down("Alt")
        self.page.mouse.move(*self.fingers.place(x + 40, y))
        self.assertEqual(self.page.locator(".finger.ghost").count(), 2)
        self.page.mouse.down()
        self.page.mouse.move(*self.fingers.place(x + 100, y), steps=15)
        self.page.mouse.up()
        self.page.keyboard.up("Alt")
        self.wait_for_line("Pinch ended")
        story = self.finished_story()
        self.assertEqual([story[0], story[-1]], ["pinch began", "pinch ended"])
        self.assertRegex(self.transform("card"), r"matrix\(2\.")

    def test_hover(self):
        self.open("hover")
        x, y = self.middle
        self.page.mouse.move(*self.fingers.place(x, y))
        self.server.wait_for("action began")
        self.page.mouse.move(*self.fingers.place(x + 5, y + 5))
        self.wait_for_line("Hover changed")
        self.page.mouse.move(*self.fingers.place(5, 5), steps=2)
        self.wait_for_line("Hover ended")


if __name__ == "__main__":
    unittest.main()
