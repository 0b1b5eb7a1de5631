"""The line under the stage says what became of a gesture, and a recording just made is played at once."""

import unittest

from playground import PlaygroundCase


class Lines:
    def lines(self):
        return self.page.evaluate("[...document.querySelectorAll('#story li')].map(each => [each.dataset.outcome, each.innerText.trim()])")


class Story(Lines, PlaygroundCase):
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

    def test_a_recording_is_answered_in_words_by_one_action(self):
        self.open("pan-beats-swipe")
        x, y = self.middle
        text = f"touches 1\n0 down 1 {x:.0f},{y:.0f}\n" + "".join(
            f"{step * 0.016:.3f} move 1 {x + 12 * step:.0f},{y:.0f}\n" for step in range(1, 9)) + "0.144 up 1\n"
        # The one action: a file falls on the page.
        self.page.evaluate(
            """text => {
              const dataTransfer = new DataTransfer();
              dataTransfer.items.add(new File([text], 'flick.touches'));
              const fall = (type) => window.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
              fall('dragenter');
              fall('drop');
            }""", text)
        # It is played to the usual recognizers, since it has no scene.
        self.wait_for(lambda: self.lines(), lambda: "no line")
        won, first = self.lines()[0]
        self.assertEqual(won, "recognized")
        self.assertRegex(first, r"^swipeRight Why\? recognized at 0\.144, 1 finger from \(\d+, \d+\): right")

    def test_a_recording_that_was_just_made_is_played_at_once(self):
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


class OnAPhone(Lines, PlaygroundCase):
    size = {"width": 390, "height": 844}

    def test_on_a_phone_the_winner_and_the_loser_are_read_whole(self):
        self.open("pan-beats-swipe")
        x, y = self.middle
        self.fingers.touch(a=(x - 60, y))
        self.fingers.move(a=(x + 80, y), steps=8)
        self.fingers.lift()
        self.wait_for(lambda: len(self.lines()) == 2, lambda: f"{self.lines()}")
        cut = self.page.evaluate("""(story => {
          const { bottom } = story.getBoundingClientRect();
          return [...story.children].filter(line => line.scrollWidth > line.clientWidth || line.getBoundingClientRect().bottom > bottom + 1)
            .map(line => line.innerText);
        })(document.getElementById('story'))""")
        self.assertEqual(cut, [])
        self.assertRegex(self.lines()[0][1], r"moved \([1-9]\d+, 0\)")


if __name__ == "__main__":
    unittest.main()
