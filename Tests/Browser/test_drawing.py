"""What views and layers draw is on the page, where it belongs, and stays there under fingers."""

import json
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

    def test_the_font_that_measures_is_the_one_that_is_shown(self):
        found = self.page.evaluate("fetch('/label.ttf').then((answer) => [answer.status, answer.headers.get('content-type')])")
        if found[0] == 404:
            self.skipTest("fonts-dejavu-extra is not installed here")
        self.assertEqual(found, [200, "font/ttf"])
        loaded = self.page.evaluate("document.fonts.load('16px \"Touchstone Label\"').then((faces) => faces.map((face) => face.status))")
        self.assertEqual(loaded, ["loaded"])
        family = self.page.evaluate("getComputedStyle(document.querySelector('.v > .text')).fontFamily")
        self.assertTrue(family.startswith('"Touchstone Label"'), family)
        # Wherever there is no such font the server's serves.
        width = self.page.evaluate(
            """async () => {
              const face = new FontFace("served", "url(label.ttf)");
              document.fonts.add(await face.load());
              const context = document.createElement("canvas").getContext("2d");
              const measure = (font) => { context.font = font; return context.measureText("Then any.").width; };
              return [measure('16px "Touchstone Label"'), measure("16px served")];
            }""")
        self.assertAlmostEqual(*width, places=3)

    def test_labels_break_where_they_were_measured_to_in_any_font(self):
        """Lines come broken and measured; the page's letters are fitted to them, also strange ones."""
        told = []
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda text: told.append(json.loads(text))))
        self.page.reload()
        self.page.wait_for_selector("body[data-connection=open] .v")
        for family in ["", "monospace", "serif"]:
            self.page.evaluate("family => document.documentElement.style.setProperty('--label', family)", family or "Arial")
            self.open("drags-chat")
            scene = [message for message in told if message["type"] == "scene"][-1]
            rows = {view["id"]: view["rows"] for view in scene["views"] if view.get("rows")}
            self.assertGreater(len(rows), 3)
            shown = self.page.evaluate(
                """() => Object.fromEntries([...document.querySelectorAll('.v > .text')].map(each => [
                  each.parentElement.dataset.view, [...each.children].map(line => [
                    line.textContent, line.getBoundingClientRect().width, line.getClientRects().length,
                    line.getBoundingClientRect().height / parseFloat(each.style.fontSize)])]))""")
            zoom = self.page.evaluate(
                "(stage => stage.getBoundingClientRect().width / stage.offsetWidth)(document.getElementById('stage'))")
            for view, lines in rows.items():
                here = shown[str(view)]
                self.assertEqual([line[0].strip("\u200b") for line in here], [row["text"].rstrip() for row in lines])
                for (text, width, parts, height), row in zip(here, lines):
                    self.assertEqual(parts, 1, f"{text} in {family}")
                    self.assertLess(height, 1.3 * zoom, f"{text} in {family}")
                    if row["width"]:
                        self.assertAlmostEqual(width / zoom, row["width"], delta=1, msg=f"{text} in {family}")


if __name__ == "__main__":
    unittest.main()
