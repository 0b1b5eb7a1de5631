"""The photo viewer of docs/composing.md in the gallery: its gestures under a finger, and their whys."""

import unittest

from playground import PlaygroundCase


class PhotoViewer(PlaygroundCase):
    def scale(self):
        """Of the photo, as the page shows it."""
        return self.page.evaluate(
            """() => Math.max(...[...document.querySelectorAll('#tree .v')]
              .map(each => new DOMMatrix(getComputedStyle(each).transform).a))""")

    def assert_why(self, name, state, words):
        """What is told of the last time that a gesture came to that."""
        self.page.evaluate(
            """([name, state]) => [...document.querySelectorAll('.lane')]
              .find(each => each.querySelector('.who').textContent === name)
              .querySelectorAll(`.b[data-state=${state}]`).values()
              .reduce((one, other) => parseFloat(other.style.left) > parseFloat(one.style.left) ? other : one)
              .dispatchEvent(new MouseEvent('click', { bubbles: true }))""", [name, state])
        self.wait_for(lambda: words in self.page.inner_text("#why"), lambda: self.page.inner_text("#why"))

    def test_it_comes_near_by_two_taps_and_says_who_had_the_finger_then(self):
        self.double_tap("composed-photo")
        self.wait_for(lambda: abs(self.scale() - 3) < 0.01, lambda: f"{self.scale()}")
        self.wait_for(lambda: "ended" in self.bars("near"), lambda: f"{self.bars('near')}")
        self.assert_why("near", "ended", "near was recognized")
        x, y = self.middle
        self.fingers.touch(a=(x, y))
        self.fingers.move(a=(x + 20, y + 90))
        self.fingers.lift()
        self.wait_for(lambda: "ended" in self.bars("look"), lambda: f"{self.bars('look')}")
        self.assert_why("pull", "failed", "its delegate said no (gestureRecognizerShouldBegin")


if __name__ == "__main__":
    unittest.main()
