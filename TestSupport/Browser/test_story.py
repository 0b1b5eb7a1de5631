"""The line under the stage says what became of a gesture, and a recording just made is played at once."""

import unittest

from playground import PlaygroundCase


class Story(PlaygroundCase):
    def lines(self):
        return self.page.evaluate("[...document.querySelectorAll('#story li')].map(each => [each.dataset.outcome, each.innerText.trim()])")

    def test_each_gesture_gets_its_sentences_with_the_winner_first(self):
        self.open("pan-beats-swipe")
        self.assertEqual(self.lines(), [])
        self.assertTrue(self.page.is_visible("#scene-text"))
        self.page.click("#doer button:text-is('Swipe right')")
        self.wait_for(lambda: len(self.lines()) == 2, lambda: f"{self.lines()}")
        (won, first), (lost, second) = self.lines()
        self.assertEqual([won, lost], ["recognized", "failed"])
        self.assertRegex(first, r"^pan Why\? began at [\d.]+, ended at")
        self.assertRegex(second, r"^swipe Why\? failed: prevented by pan")
        self.page.click("#story li[data-outcome=failed] button")
        self.page.wait_for_selector("#why:not([hidden])")
        self.assertEqual(self.page.inner_text("#why-title"), "Why, swipe?")
        self.page.keyboard.press("Escape")
        self.open("tap")
        self.wait_for(lambda: not self.lines(), lambda: f"{self.lines()}")

    def test_inner_recognizers_have_no_part_in_it(self):
        self.open("scroll-nested")
        self.page.click("#doer button:text-is('Flick up')")
        self.wait_for(lambda: self.lines(), lambda: "no line")
        self.assertNotIn("content touch delay", str(self.lines()))
        self.assertNotIn("Delay", str(self.lines()))

    def test_a_file_gets_its_sentence_and_a_recording_is_played_at_once(self):
        self.open("tap")
        self.page.click("#record")
        self.page.wait_for_selector("#record[aria-pressed=true]")
        self.fingers.tap(*self.middle)
        self.wait_for_line("Tapped, once")
        self.page.click("#record")
        self.page.wait_for_selector("#play:not(:disabled)")
        self.page.click("#play")
        self.page.wait_for_selector("#replay:not([hidden])")
        self.wait_for(lambda: [("tap Why? recognized" in text) for _, text in self.lines()] == [True], lambda: f"{self.lines()}")

    def test_the_stage_keeps_its_size_when_the_line_comes(self):
        self.open("pan-beats-swipe")
        box = self.page.locator("#stage").bounding_box()
        self.page.click("#doer button:text-is('Swipe right')")
        self.wait_for(lambda: self.lines(), lambda: "no line")
        self.assertEqual(self.page.locator("#stage").bounding_box(), box)


if __name__ == "__main__":
    unittest.main()
