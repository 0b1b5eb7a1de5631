"""What views and layers draw is on the page, where it belongs, and stays there under fingers."""

import json
import math
import time
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


def longest_task(trace):
    """Milliseconds of the processor that the longest task of a page's main thread took, and what it was."""
    events = trace["traceEvents"]
    mains = {(each["pid"], each["tid"]) for each in events
             if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"}
    return max(((each["tdur"] / 1000, f"{each['name']} {each.get('args')}") for each in events
                if (each["pid"], each["tid"]) in mains and "tdur" in each), default=(0, "none"))


class Strokes(PlaygroundCase):
    """A drawn view's picture comes once, then its changes: a long drawing stays as quick as a short one."""

    def browse(self):
        page = super().browse()
        page.on("websocket", lambda socket: socket.on("framereceived", self.count))
        self.bytes = 0
        return page

    def count(self, text):
        self.bytes += len(text)

    def shapes(self):
        return self.page.evaluate("document.querySelectorAll('.v[data-name=CanvasView] > .under path').length")

    def draw(self, points, number=0):
        """A spiral; each reading is a point of the stroke."""
        self.fingers.touch(a=(60, 60 + number * 12))
        for point in range(points):
            angle = point / 9
            reach = 20 + point % 60
            self.fingers.down[ord("a")] = self.fingers.place(140 + reach * math.cos(angle), 110 + reach * math.sin(angle))
            self.fingers._send("touchMove")
            time.sleep(0.008)
        self.fingers.lift()

    def test_the_bytes_of_a_stroke_grow_with_its_points(self):
        self.open("drawn-controls")
        self.page.wait_for_timeout(300)
        before, self.bytes = self.shapes(), 0
        self.draw(100)
        self.wait_for(lambda: self.shapes() >= before + 90, lambda: f"{self.shapes()} shapes")
        self.page.wait_for_timeout(300)
        print(f"a stroke of 100 points: {self.bytes / 1000:.0f} kB")
        self.assertLess(self.bytes, 300_000)

    def test_a_minute_of_drawing_stays_quick_and_whole(self):
        self.open("drawn-controls")
        self.page.wait_for_timeout(300)
        self.bytes, points, strokes = 0, 0, 0
        self.browser.start_tracing(page=self.page, categories=["toplevel"])
        start = time.monotonic()
        while time.monotonic() - start < 60:
            self.draw(200, strokes % 10)
            points, strokes = points + 200, strokes + 1
        self.page.wait_for_timeout(1000)
        longest, task = longest_task(json.loads(self.browser.stop_tracing()))
        shapes = self.shapes()
        print(f"{strokes} strokes, {points} points: {self.bytes / 1000:.0f} kB, {shapes} shapes, longest task {longest:.0f} ms")
        self.assertLess(self.bytes, 3000 * points)
        # Readings of one frame of the screen can be one.
        self.assertGreater(shapes, points / 3)
        self.assertGreater(longest, 0)
        self.assertLess(longest, 50, task)
        # The same as the whole picture, which another page gets at once.
        with self.page.expect_websocket() as _:
            self.page.reload()
        self.page.wait_for_selector("body[data-connection=open] .v")
        self.assertEqual(self.shapes(), shapes)


if __name__ == "__main__":
    unittest.main()
