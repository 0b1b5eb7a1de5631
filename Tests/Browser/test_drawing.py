"""What views and layers draw is on the page, where it belongs, and stays there under fingers."""

import unittest

from playground import PlaygroundCase


class Drawing(PlaygroundCase):
    def drawn(self, name):
        """The size of what a view has drawn, by that of the view, and how many shapes it has."""
        return self.page.evaluate(
            """name => {
              const view = [...document.querySelectorAll('.v')].find(each => each.dataset.name === name);
              return [...view.querySelectorAll(':scope > .under > svg, :scope > .over > svg')].map(svg => {
                const [shown, whole] = [svg.getBoundingClientRect(), view.getBoundingClientRect()];
                return [shown.width / whole.width, shown.height / whole.height,
                  svg.querySelectorAll('path, rect, circle, ellipse').length];
              });
            }""", name)

    def test_drawings_fill_their_views(self):
        self.open("drawn-controls")
        for name in ["CanvasView", "Knob", "RangeSlider", "Joystick"]:
            drawn = self.drawn(name)
            self.assertTrue(drawn, f"{name} has drawn nothing")
            for width, height, shapes in drawn:
                self.assertAlmostEqual(width, 1, places=2, msg=name)
                self.assertAlmostEqual(height, 1, places=2, msg=name)
                self.assertGreater(shapes, 0, name)

    def test_a_stroke_stays_on_the_canvas(self):
        self.open("drawn-controls")
        before = sum(shapes for _, _, shapes in self.drawn("CanvasView"))
        self.fingers.touch(a=(60, 60))
        self.fingers.move(a=(200, 110))
        self.wait_for(
            lambda: sum(shapes for _, _, shapes in self.drawn("CanvasView")) > before + 5,
            lambda: f"only {self.drawn('CanvasView')} is drawn")
        self.fingers.lift()
        self.page.wait_for_timeout(300)
        after = self.drawn("CanvasView")
        self.assertEqual(len(after), 2, "the stroke below, the border above")
        self.assertGreater(sum(shapes for _, _, shapes in after), before + 5)

    def test_labels_break_where_they_were_measured_to(self):
        """The bubbles of a chat are as wide as their words were measured, in the font that is served."""
        self.open("drags-chat")
        self.wait_until(
            "() => [...document.fonts].some(({ family, status }) => family.includes('DejaVu') && status === 'loaded')")
        labels = self.page.evaluate(
            """[...document.querySelectorAll('.v > .text')].filter(each => /^[ -~]+$/.test(each.textContent)).map(each => {
              const range = document.createRange();
              range.selectNodeContents(each);
              const { width, height } = range.getBoundingClientRect();
              const zoom = each.getBoundingClientRect().width / each.offsetWidth;
              return [each.textContent, width / zoom, each.offsetWidth, height / zoom, each.offsetHeight];
            })""")
        self.assertGreater(len(labels), 3)
        for text, width, room, height, most in labels:
            self.assertLessEqual(height, most + 1, text)
            # The room of a short line is estimated by its letters' number, and may be a little narrow.
            self.assertLessEqual(width, room * 1.06 + 1, text)


if __name__ == "__main__":
    unittest.main()
