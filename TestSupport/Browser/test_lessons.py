"""Lessons ask for something and see that it has been done; reported problems link to their reports."""

import unittest

from playground import PlaygroundCase


class Lessons(PlaygroundCase):
    def task(self):
        return self.page.inner_text("#task")

    def test_a_task_is_done_by_a_finger_and_leads_to_the_next_lesson(self):
        self.open("lesson-touch")
        self.assertEqual(self.task(), "Task. Put a finger on the card, move it, and lift it.")
        self.assertGreaterEqual(float(self.page.evaluate("parseFloat(getComputedStyle(document.querySelector('#task')).fontSize)")), 20)
        x, y = self.middle
        self.fingers.touch(a=(x, y))
        self.fingers.move(a=(x + 20, y))
        self.fingers.lift()
        self.wait_for(lambda: self.task().startswith("Done."), self.task)
        self.page.click("#task button:text-is('Next lesson')")
        self.wait_for(lambda: self.task().startswith("Task. Touch the card"), self.task)
        self.assertIn("scene=lesson-hit-test", self.page.url)

    def test_each_lesson_links_to_the_reference(self):
        self.open("lesson-waiting")
        link = self.page.locator("#scene-text a")
        self.assertEqual(link.inner_text(), "UIGestureRecognizer.require(toFail:) in Apple's reference")
        self.assertEqual(link.get_attribute("href"),
                         "https://developer.apple.com/documentation/uikit/uigesturerecognizer/require(tofail:)")

    def test_another_scene_asks_for_nothing(self):
        self.open("lesson-touch")
        self.open("pan")
        self.assertFalse(self.page.is_visible("#task"))

    def test_a_problem_links_to_its_report_in_a_page_of_its_own(self):
        self.open("reported-image-view")
        link = self.page.locator("#scene-text a")
        self.assertEqual(link.inner_text(), "The report")
        self.assertTrue(link.get_attribute("href").startswith("https://"))
        self.assertEqual([link.get_attribute(name) for name in ("target", "rel")], ["_blank", "noreferrer"])
        self.open("pan")
        self.assertEqual(self.page.locator("#scene-text a").count(), 0)


if __name__ == "__main__":
    unittest.main()
