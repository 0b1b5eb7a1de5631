"""What once was wrong on the page, as its users saw it."""

import os
import re
import tempfile
import unittest

from playground import PlaygroundCase


class Mends(PlaygroundCase):
    def test_why_is_asked_at_the_moment_that_decided(self):
        self.open("pan-beats-swipe")

        def moments():
            found = [re.match(r"session \d+ +([\d.]+)  swipe +.*failed", line) for line in self.server.all]
            return [float(match[1]) for match in found if match]

        for count in 1, 2:
            self.fingers.tap(*self.middle)
            self.wait_for(lambda count=count: len(moments()) == count, lambda: f"{self.server.all}")
        self.page.click("#fit")
        bars = self.page.locator(".lane[data-recognizer] .b[data-state=failed][aria-label^=swipe]")
        for place, moment in enumerate(moments()):
            bars.nth(place).click()
            self.page.wait_for_selector("#why:not([hidden])")
            self.assertAlmostEqual(float(self.page.inner_text("#why small").split()[0]), moment, delta=0.0011)
            self.assertIn(f"{moment:.3f}"[:-1], self.page.inner_text("#why-sentences"))
            self.page.keyboard.press("Escape")

    def test_one_double_tap_is_counted_once(self):
        self.double_tap("tap-beats-double")
        self.wait_for_line("Double tap, once")

    def test_a_quick_double_click_is_no_second_finger(self):
        self.open("double-tap")
        box = self.page.locator(".v[data-name=card]").bounding_box()
        self.page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.wait_for_line("Double tap")

    def test_the_replay_bar_has_one_row_and_stops_at_the_end(self):
        text = "touches 1\ndevice playground tap\nsize 400x600\n0 down 1 200,270\n0.05 up 1\n0.4 end\n"
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a recording with a name that is longer than others are.touches")
            with open(path, "w", encoding="utf-8") as file:
                file.write(text)
            self.page.set_input_files("#file", path)
            self.page.wait_for_selector("#replay:not([hidden])")
        self.wait_for_line("Tapped, once")
        self.page.wait_for_selector("#replay button[title^=Play]")

        def shown():
            return [float(number) for number in re.findall(r"[\d.]+", self.page.inner_text("#replay output"))[:2]]

        self.wait_for(lambda: abs(shown()[0] - shown()[1]) < 0.01, lambda: f"it stopped at {shown()}")
        self.assertLess(self.page.locator("#replay").bounding_box()["height"], 64)

    def test_the_stage_does_not_follow_the_captions_lines(self):
        sizes = set()
        for example in ["tap", "pan-beats-swipe", "photo-desk", "scroll-nested"]:
            self.open(example)
            sizes.add(self.page.evaluate(
                "[document.getElementById('stage-frame').clientWidth, document.getElementById('stage-frame').clientHeight].join()"))
        self.assertEqual(len(sizes), 1, sizes)

    def test_a_file_that_is_none_is_answered_for_a_page(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "letter.txt")
            with open(path, "w", encoding="utf-8") as file:
                file.write("Dear all,\n")
            self.page.set_input_files("#file", path)
            self.page.wait_for_selector("#notice:not([hidden])")
        said = self.page.inner_text("#notice")
        self.assertIn("letter.txt", said)
        self.assertNotRegex(said, r"--|/tmp|touchstone ")


class Phone(PlaygroundCase):
    size = {"width": 390, "height": 844}

    def test_a_phone_that_is_turned_has_another_stage(self):
        self.open("tap")
        upright = self.page.evaluate("document.getElementById('stage').offsetWidth")
        self.page.set_viewport_size({"width": 844, "height": 390})
        self.wait_until(
            "upright => document.getElementById('stage').offsetWidth > upright"
            " && document.getElementById('stage').offsetHeight < 390", upright)
        self.fingers.tap(*self.middle)
        self.wait_for_line("Tapped, once")

    def test_help_and_legend_are_there(self):
        self.assertTrue(self.page.is_visible(".legend"))
        self.page.tap("#help")
        self.page.wait_for_selector("#sheet[open]")


class Tablet(PlaygroundCase):
    size = {"width": 820, "height": 1180}

    def test_what_it_does_for_one_can_be_read_without_scrolling(self):
        for example in ["rotation", "long-press"]:
            self.open(example)
            whole, shown = self.page.evaluate(
                "(row => [row.scrollWidth, row.clientWidth])(document.getElementById('doer'))")
            self.assertLessEqual(whole, shown, example)


if __name__ == "__main__":
    unittest.main()
