"""Other ways to look at a scene: its source, its layers, what is measured, and as another device has it."""

import os
import subprocess
import tempfile
import unittest

from playground import COMMAND, PlaygroundCase, Server


class Looking(PlaygroundCase):
    def test_the_lines_of_a_recognizer_are_marked_as_it_acts(self):
        self.open("pan-waits-for-swipe")
        self.page.click("#tab-source")
        lines = "[...document.querySelectorAll('.source li')].map(each => each.textContent)"
        self.wait_until(f"() => {lines}.includes('pan.require(toFail: swipe)')")
        x, y = self.middle
        self.fingers.touch(a=(x, y))
        self.fingers.move(a=(x + 10, y + 60), steps=40, pause=0.03)
        states = """[...document.querySelectorAll('.source [data-state]')].map(each => (
          `${each.textContent.split(/[ .]/).find(word => word !== 'let')} ${each.dataset.state}`))"""
        self.wait_until(f"() => {states}.includes('pan changed')")
        self.fingers.lift()
        self.page.wait_for_selector(".source [data-acted=ended]")
        self.wait_until(f"() => !{states}.some(each => each.startsWith('pan'))")

    def test_every_example_has_its_source(self):
        self.page.click("#tab-source")
        examples = self.page.evaluate(
            "[...document.querySelectorAll('[data-example]')].map(each => each.dataset.example)")
        # The first lessons are about touches alone, and the story is opened by a button: these have no recognizer.
        without = ("lesson-touch", "lesson-hit-test", "lesson-chain", "drags-story")
        examples = [each for each in examples if each not in without]
        for example in examples[::4]:
            with self.subTest(example):
                self.open(example)
                # As many have lines as the tree beside it names, apart from what lists and texts have for themselves.
                self.wait_until(
                    """() => {
                      const named = [...document.querySelectorAll('#panel-view ul .kind')]
                        .flatMap(each => each.textContent.trim().split(', '))
                        .filter(each => !/^(delaysContentTouches|swipe actions|multiple selection|select a|(place|move) the caret)/.test(each));
                      const told = new Set([...document.querySelectorAll('.source [data-recognizer]')]
                        .map(each => each.dataset.recognizer));
                      return named.length > 0 && told.size === named.length;
                    }""")

    def test_layers_can_be_picked_and_touch_nothing(self):
        self.open("tap")
        self.page.click("#explode")
        self.page.wait_for_selector(".stage.exploded")
        self.assertIn("translateZ", self.transform("card"))
        box = self.page.locator(".v[data-name=card]").bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.wait_for_selector("article.card h3:text-is('tap')")
        self.assertEqual(self.server.story(), [])
        self.page.keyboard.press("Escape")
        self.page.click("#explode")
        self.wait_until("() => !document.querySelector('.v[data-name=card]').style.transform.includes('translateZ')")

    def test_what_is_measured_is_a_curve(self):
        self.open("pan-beats-swipe")
        self.page.click("#panel-view button:text-is('card')")
        self.page.check("#values")
        x, y = self.middle
        self.fingers.touch(a=(x, y))
        self.fingers.move(a=(x + 80, y), steps=20)
        self.page.wait_for_selector(".lane.curve")
        names = self.page.evaluate("[...document.querySelectorAll('.lane.curve .who')].map(each => each.textContent)")
        self.assertEqual(names, ["translation x", "translation y", "velocity x", "velocity y"])
        self.wait_until("() => document.querySelectorAll('.lane.curve path')[2].getAttribute('d').split('L').length > 4")
        self.fingers.lift()

    def test_a_stage_has_another_devices_size(self):
        self.open("tap")
        self.page.select_option("#device", "tablet")
        size = "[document.getElementById('stage').offsetWidth, document.getElementById('stage').offsetHeight]"
        self.wait_until(f"() => {size}.join() === '820,1180'")
        self.fingers.tap(410, 566)
        self.wait_for_line("Tapped, once")
        self.page.reload()
        self.page.wait_for_selector("body[data-connection=open] .v")
        self.assertEqual(self.page.input_value("#device"), "tablet")
        self.page.select_option("#device", "window")
        self.wait_until(f"() => {size}.join() !== '820,1180'")

    def test_a_device_reads_its_fingers_as_often_as_it_does(self):
        self.open("pan")
        self.page.select_option("#device", "panel")
        self.wait_until("() => document.getElementById('stage').offsetWidth === 800")
        self.page.click("#record")
        self.page.wait_for_selector("#record[aria-pressed=true]")
        x, y = self.middle
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.wait_for_selector("#overlay .finger i")
        # As large as on the panel: 4 mm of its 154, which are 800 points.
        radius = self.page.evaluate(
            "document.querySelector('#overlay .finger i').getBoundingClientRect().width / 2")
        zoom = self.page.evaluate("document.getElementById('stage').getBoundingClientRect().width / 800")
        self.assertAlmostEqual(radius, 800 * 4 / 154 * zoom, delta=1.5)
        # A mouse that tells of every 3 ms.
        self.page.evaluate("""async ([x, y]) => {
          const end = performance.now() + 600;
          while (performance.now() < end) {
            document.getElementById('stage').dispatchEvent(new PointerEvent('pointermove', {
              pointerId: 1, pointerType: 'mouse', clientX: x += 0.5, clientY: y, buttons: 1, bubbles: true }));
            await new Promise(resolve => setTimeout(resolve, 3));
          }
        }""", [x, y])
        self.page.mouse.up()
        with tempfile.TemporaryDirectory() as folder:
            self.page.click("#record")
            with open(self.download(folder), encoding="utf-8") as file:
                lines = file.read().splitlines()
        times = [float(line.split()[0]) for line in lines if " move " in line]
        self.assertGreater(len(times), 12, lines)
        self.assertLessEqual(len(times), 40, lines)
        # The server fits their times to its own clock, so that single ones may come closer.
        self.assertGreater((times[-1] - times[0]) / (len(times) - 1), 1 / 60 - 0.001, times)
        self.assertTrue(any("radius" in line for line in lines), lines[:12])

    def test_the_delay_of_touches_is_measured_where_it_is_shown(self):
        self.open("pan")
        self.page.keyboard.press("m")
        self.page.wait_for_selector("#meter:not([hidden])")
        x, y = self.middle
        self.fingers.touch(a=(x, y))
        self.fingers.move(a=(x + 60, y), steps=60, pause=0.016)
        self.fingers.lift()
        self.wait_until(
            "() => /^touch to screen \\d+ ms · \\d+ Hz · \\d+ of \\d+ frames dropped$/"
            ".test(document.getElementById('meter').textContent)")
        # A page that is held up for a fifth of a second drops frames, and says so.
        dropped = "Number(document.getElementById('meter').textContent.match(/(\\d+) of/)[1])"
        before = self.page.evaluate(dropped)
        self.page.evaluate("(end => { while (performance.now() < end); })(performance.now() + 200)")
        self.wait_until(f"before => {dropped} >= before + 5", before)
        self.page.keyboard.press("m")
        self.page.wait_for_selector("#meter", state="hidden")


class Phone(PlaygroundCase):
    size = {"width": 390, "height": 844}

    def test_the_stage_has_all_of_a_phones_screen(self):
        self.open("tap")
        before = self.page.locator("#stage").bounding_box()
        self.page.tap("#alone")
        self.page.wait_for_selector("body[data-alone]")
        self.wait_until("() => document.getElementById('stage').offsetHeight === innerHeight")
        box = self.page.locator("#stage").bounding_box()
        self.assertEqual((box["x"], box["y"], box["width"]), (0, 0, 390))
        self.assertLess(before["height"], 600)
        self.fingers.tap(*self.middle)
        self.wait_for_line("Tapped, once")
        self.page.tap("#alone")
        self.page.wait_for_selector("body:not([data-alone])")
        self.wait_until("before => document.getElementById('stage').offsetHeight === Math.round(before)", before["height"])
        self.fingers.tap(*self.middle)
        self.wait_for_line("Tapped, once")


class Attached(PlaygroundCase):
    """An app that listens at a file, as one on a kiosk does; here it is another playground."""

    def serve(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = os.path.join(folder.name, "app")
        self.app = subprocess.Popen(
            [COMMAND, "serve", "double-tap", "--unix", path, "--token-file", f"{path}.token"],
            stdout=subprocess.DEVNULL)
        self.addCleanup(self.app.wait, timeout=10)
        self.addCleanup(self.app.terminate)
        self.wait_for(lambda: os.path.exists(path) and os.path.exists(f"{path}.token"), lambda: "nobody listens", 20)
        return Server("--attach", path, alone=True)

    def test_its_scene_is_touched_through_the_file(self):
        self.assertEqual(
            self.page.get_attribute("[data-example=double-tap]", "aria-current"), "true")
        self.page.click("#doer button:text-is('Double tap')")
        self.wait_for_line("Double tap")
        self.app.terminate()
        self.page.wait_for_selector("body[data-connection=lost]")


if __name__ == "__main__":
    unittest.main()
