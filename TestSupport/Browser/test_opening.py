"""What a first visitor sees, and ways to look: the opening, trails, the turned view, the column, gestures of all kinds."""

import unittest

from playground import PlaygroundCase, Server


class Opening(PlaygroundCase):
    def visit(self, query="?opening"):
        self.page.goto(f"{self.server.address}{query}")
        self.page.wait_for_selector("body[data-connection=open] .v")

    def caption(self):
        return self.page.evaluate("document.querySelector('.caption')?.textContent ?? null")

    def wait_for_caption(self, start, seconds=8):
        self.wait_for(lambda: (self.caption() or "").startswith(start), lambda: f"{self.caption()}", seconds)

    def test_it_shows_a_swipe_that_fails_its_why_and_the_cure(self):
        self.visit()
        self.wait_for_caption("1 of 4")
        self.wait_for_caption("2 of 4")
        self.page.wait_for_selector("#why:not([hidden])")
        self.wait_for_caption("3 of 4")
        self.assertIn("wait for", self.caption())
        self.server.forget()
        self.wait_for_caption("4 of 4")
        self.server.wait_for("action ended")
        self.assertEqual(self.server.story(), ["swipe ended"])
        self.wait_for(lambda: self.caption() is None, lambda: self.caption())

    def test_a_touch_ends_it_at_once_and_the_scene_is_as_new(self):
        self.visit()
        self.wait_for_caption("2 of 4")
        self.page.mouse.click(5, 5)
        self.assertIsNone(self.caption())
        self.assertTrue(self.page.is_hidden("#why"))
        self.page.wait_for_timeout(500)
        self.assertEqual(self.page.text_content("#scene-title"), "A swipe that never fires")
        self.assertTrue(self.page.is_hidden("#changes"))
        self.page.wait_for_timeout(2600)
        self.assertIsNone(self.caption())

    def test_a_link_and_a_browser_that_is_driven_begin_without_it(self):
        self.visit("")
        self.page.wait_for_timeout(300)
        self.assertIsNone(self.caption())
        # From here on the browser says that no program drives it.
        self.page.add_init_script("Object.defineProperty(navigator, 'webdriver', { get: () => false })")
        self.visit("?scene=tap")
        self.page.wait_for_timeout(300)
        self.assertIsNone(self.caption())
        self.visit("")
        self.wait_for_caption("1 of 4")

    def test_with_reduced_motion_it_is_four_stills(self):
        tree = "document.getElementById('tree').innerHTML"
        self.page.emulate_media(reduced_motion="reduce")
        self.server.forget()
        self.visit()
        self.wait_for_caption("1 of 4")
        before = self.page.evaluate(tree)
        self.server.wait_for("action ended")
        self.assertTrue(self.caption().startswith("1 of 4"))
        self.assertEqual(self.page.evaluate(tree), before)
        self.wait_for_caption("2 of 4")
        self.assertNotEqual(self.page.evaluate(tree), before)
        self.wait_for_caption("3 of 4")
        self.assertIsNotNone(self.page.query_selector("#tree .v"))


class OpeningOfAScene(PlaygroundCase):
    def serve(self):
        return Server("tap")

    def test_a_server_that_was_asked_for_a_scene_begins_without_it(self):
        self.page.goto(f"{self.server.address}?opening")
        self.page.wait_for_selector("body[data-connection=open] .v")
        self.page.wait_for_timeout(300)
        self.assertIsNone(self.page.query_selector(".caption"))
        self.assertEqual(self.page.text_content("#scene-title"), "Tap")


class Looking(PlaygroundCase):
    def test_fingers_leave_a_trail(self):
        self.open("pan")
        x, y = self.middle
        self.fingers.touch(a=(x - 50, y))
        self.fingers.move(a=(x + 50, y + 20), steps=10)
        points = self.page.evaluate("document.querySelector('.trails polyline').getAttribute('points').split(' ').length")
        self.assertGreater(points, 3)
        self.fingers.lift()
        self.wait_until("() => !document.querySelector('.trails polyline')")

    def test_the_view_in_layers_is_turned_by_a_drag(self):
        self.open("pan-beats-swipe")
        self.page.keyboard.press("l")
        tree = "getComputedStyle(document.getElementById('tree')).transform"
        before = self.page.evaluate(tree)
        box = self.page.locator("#stage-frame").bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 80, y - 30, steps=5)
        self.page.mouse.up()
        self.assertNotEqual(self.page.evaluate(tree), before)
        self.assertTrue(self.page.is_hidden("#why"), "a turn picks no view")

    def test_the_column_of_names_is_widened_and_stays_so(self):
        self.open("pan-beats-swipe")
        who = "parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--who'))"
        before = self.page.evaluate(who)
        self.page.focus("#lanes .edge")
        for _ in range(4):
            self.page.keyboard.press("ArrowRight")
        self.assertEqual(self.page.evaluate(who), before + 64)
        self.page.reload()
        self.page.wait_for_selector("body[data-connection=open] .v")
        self.assertEqual(self.page.evaluate(who), before + 64)

    def test_hover_and_custom_recognizers_have_gestures(self):
        self.open("hover")
        self.page.click("#doer button:text-is('Hover across')")
        self.server.wait_for("action ended")
        self.open("guide-checkmark")
        self.page.click("#doer button:text-is('Check mark')")
        self.server.wait_for("action ended")


if __name__ == "__main__":
    unittest.main()
