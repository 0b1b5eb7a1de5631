"""The page itself: lost tabs and servers, recording and replay, editing, several pages at once."""

import os
import tempfile
import time
import unittest

from playground import Fingers, PlaygroundCase, Server


class Ends(PlaygroundCase):
    """Fingers whose end the browser does not tell."""

    def hold(self):
        self.open("long-press")
        self.fingers.touch(a=self.middle)
        self.wait_for_line("Long press began")

    def test_a_hidden_tab_cancels(self):
        self.hold()
        self.page.evaluate(
            """() => {
              Object.defineProperty(document, 'hidden', {value: true, configurable: true});
              document.dispatchEvent(new Event('visibilitychange'));
            }""")
        self.server.wait_for("action cancelled")
        self.assertEqual(self.server.story(), ["press began", "press cancelled"])

    def test_another_tab_cancels(self):
        self.hold()
        other = self.context.new_page()
        other.bring_to_front()
        self.page.evaluate("window.dispatchEvent(new Event('blur'))")
        self.server.wait_for("action cancelled")
        self.assertEqual(self.page.locator(".finger:not(.left)").count(), 0)

    def test_a_touch_cancel_cancels(self):
        self.hold()
        self.fingers.session.send(
            "Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})
        self.server.wait_for("action cancelled")

    def test_a_page_that_goes_cancels(self):
        self.hold()
        self.page.close()
        self.server.wait_for("action cancelled")

    def test_a_server_that_dies_under_a_pinch(self):
        self.open("pinch")
        x, y = self.middle
        self.fingers.touch(a=(x - 40, y), b=(x + 40, y))
        self.fingers.move(a=(x - 60, y), b=(x + 60, y))
        self.wait_for_line("Pinch changed")
        port = self.server.port
        self.server.stop(kill=True)
        self.page.wait_for_selector("body[data-connection=lost]")
        self.assertIn("server is gone", self.page.text_content("#notice"))
        self.assertEqual(self.page.locator(".finger:not(.left)").count(), 0)
        self.fingers.lift()
        self.server = Server(port=port)
        self.page.wait_for_selector("body[data-connection=open]", timeout=15000)
        self.page.wait_for_selector("#notice", state="hidden")
        self.open("tap")
        self.fingers.tap(*self.middle)
        self.wait_for_line("Tapped, once")


class Recordings(PlaygroundCase):
    def record_a_pan(self):
        self.open("pan")
        self.page.click("#record")
        self.page.wait_for_timeout(200)
        self.server.forget()
        x, y = self.middle
        self.fingers.touch(a=(x, y))
        self.fingers.move(a=(x + 60, y - 30))
        self.fingers.lift()
        self.server.wait_for("action ended")
        story = self.server.story()
        self.page.click("#record")
        return story

    def download(self, folder):
        with self.page.expect_download() as download:
            self.page.click("#download")
        path = os.path.join(folder, download.value.suggested_filename)
        download.value.save_as(path)
        return path

    def test_a_recording_that_is_played_again_tells_the_same_story(self):
        story = self.record_a_pan()
        place = self.transform("card")
        with tempfile.TemporaryDirectory() as folder:
            path = self.download(folder)
            self.open("tap")
            self.page.set_input_files("#file", path)
            self.page.wait_for_selector("#replay:not([hidden])")
            self.server.wait_for("action ended")
        self.assertEqual(self.server.story(), story)
        self.wait_until(
            "place => document.querySelector('.v[data-name=card]').style.transform === place", place)
        self.assertEqual(self.page.text_content("#scene-title"), "Pan")

    def test_stepping_and_scrubbing_reach_the_same_moments(self):
        self.record_a_pan()
        with tempfile.TemporaryDirectory() as folder:
            self.page.set_input_files("#file", self.download(folder))
            self.page.wait_for_selector("#replay:not([hidden])")
        # The recorder's clock counts from the scene's start; all of it is played before scrubbing.
        self.wait_until("() => document.querySelector('#replay [title^=Play]') !== null", seconds=15)
        slider = self.page.locator("#replay input[type=range]")

        def seek(part):
            slider.evaluate(
                """(element, part) => {
                  element.value = element.max * part;
                  element.dispatchEvent(new Event('input'));
                }""", part)
            self.page.wait_for_timeout(250)
            return self.transform("card")

        end = seek(1)
        start = seek(0)
        self.assertNotEqual(start, end)
        self.assertEqual(seek(1), end)
        self.assertEqual(seek(0), start)

    def test_what_is_no_recording_is_told(self):
        with tempfile.NamedTemporaryFile(suffix=".txt") as file:
            file.write(b"nothing of the kind\n")
            file.flush()
            self.page.set_input_files("#file", file.name)
            self.page.wait_for_selector("#notice:not([hidden])")
        self.assertIn("did not work", self.page.text_content("#notice h2"))


class Editing(PlaygroundCase):
    def test_properties_recognizers_and_relations_change_live(self):
        self.open("tap")
        self.page.click("#panel-view button:text-is('card')")
        taps = self.page.locator("[data-property=numberOfTapsRequired] input")
        taps.fill("2")
        taps.press("Enter")
        self.page.wait_for_timeout(150)
        self.fingers.tap(*self.middle)
        time.sleep(0.6)
        self.assertEqual(self.server.story(), [])
        self.page.select_option("#panel-view select[aria-label='Kind of recognizer']", "longPress")
        self.page.click("#panel-view button:has-text('Add')")
        self.page.wait_for_selector("article.card h3:text-is('longPress')")
        self.page.click("article.card:has(h3:text-is('tap')) button[title='Remove tap']")
        self.page.wait_for_selector("article.card h3:text-is('tap')", state="detached")

    def test_tuning_changes_what_recognizers_measure_against(self):
        self.open("pan")
        self.page.click("#tab-tuning")
        hysteresis = self.page.locator("[data-property=panHysteresis] input")
        hysteresis.fill("500")
        hysteresis.press("Enter")
        self.page.wait_for_timeout(150)
        x, y = self.middle
        self.fingers.touch(a=(x, y))
        self.fingers.move(a=(x + 100, y))
        self.fingers.lift()
        self.page.wait_for_timeout(300)
        self.assertEqual(self.server.story(), [])


class Keyboard(PlaygroundCase):
    def test_everything_can_be_reached(self):
        reached = set()
        for _ in range(80):
            self.page.keyboard.press("Tab")
            reached.add(self.page.evaluate(
                "document.activeElement.id || document.activeElement.className"))
        for name in ["stage", "record", "load", "outlines", "help", "tab-view", "lanes", "follow"]:
            self.assertIn(name, reached)

    def test_help_opens_and_closes(self):
        self.page.keyboard.press("?")
        self.page.wait_for_selector("#sheet[open]")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("#sheet:not([open])", state="attached")


class Shared(PlaygroundCase):
    arguments = ("--shared", "pan")

    def test_two_pages_touch_one_scene(self):
        context = self.browser.new_context(viewport=self.size, has_touch=True)
        other = context.new_page()
        other.goto(self.server.address)
        other.wait_for_selector("body[data-connection=open] .v")
        fingers = Fingers(other)
        x, y = self.middle
        self.fingers.touch(a=(x - 20, y))
        fingers.touch(a=(x + 20, y))
        count = "n => document.querySelectorAll('.finger:not(.left)').length === n"
        self.wait_until(count, 2)
        self.wait_until(count, 2, page=other)
        colors = self.page.evaluate(
            "[...document.querySelectorAll('.finger:not(.left)')].map(each => each.style.color)")
        self.assertEqual(len(set(colors)), 2)
        context.close()
        self.wait_until(count, 1)


if __name__ == "__main__":
    unittest.main()
