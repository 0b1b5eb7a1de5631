"""Links lead to what they name: a frame, a scene, its changes; and back leads to where one was."""

import os
import tempfile
import unittest

from playground import PlaygroundCase, Server

# Times that have no short spelling, and two frames of one moment.
RECORDING = """touches 1
device playground pan
size 400x600
0 down 1 150,250
0.0166667 move 1 156,250
0.0333333 move 1 163,251
0.0333333 down 2 230,330
0.0416667 move 1 171,252
0.0500001 move 1 182,254
0.0666667 up 2
0.0833333 move 1 200,256
0.1 up 1
"""


class Links(PlaygroundCase):
    def serve(self):
        self.base = tempfile.TemporaryDirectory()
        self.addCleanup(self.base.cleanup)
        with open(os.path.join(self.base.name, "drag.touches"), "w", encoding="utf-8") as file:
            file.write(RECORDING)
        return Server("--recordings", self.base.name)

    def follow(self, link):
        page = self.context.new_page()
        self.addCleanup(page.close)
        page.goto(link)
        page.wait_for_selector("body[data-connection=open] .v")
        return page

    def notice(self, page=None):
        (page or self.page).wait_for_selector("#notice:not([hidden])")
        return (page or self.page).inner_text("#notice")

    def test_every_frame_is_restored(self):
        self.page.click("[data-recording='drag.touches']")
        self.page.wait_for_selector("#replay button[title^=Play]")
        self.page.click("#replay button[title^='One frame back']")
        for _ in range(9):
            self.page.keyboard.press(",")
        self.wait_until("() => document.querySelector('#replay output').textContent.includes('frame 0 of')")
        for frame in range(1, 10):
            self.page.keyboard.press(".")
            shown = f"document.querySelector('#replay output').textContent"
            self.wait_until(f"frame => {shown}.includes(`frame ${{frame}} of`)", frame)
            self.wait_until("frame => location.hash.includes(`frame=${frame}`)", frame)
            here = self.page.evaluate(shown)
            other = self.follow(self.page.url)
            other.wait_for_selector("#replay:not([hidden])")
            self.wait_until(f"text => {shown} === text", here, page=other)
            other.wait_for_timeout(100)
            self.assertEqual(other.evaluate(shown), here)

    def test_a_link_to_a_scene_wins_over_the_recording_that_is_played(self):
        self.page.click("[data-recording='drag.touches']")
        self.page.wait_for_selector("#replay:not([hidden])")
        self.page.goto(f"{self.server.address}?scene=tap")
        self.page.wait_for_selector("[data-example=tap][aria-current=true]", state="attached")
        self.page.wait_for_timeout(300)
        self.assertTrue(self.page.is_hidden("#replay"))
        self.fingers.tap(*self.middle)
        self.wait_for_line("Tapped, once")

    def test_what_a_link_cannot_name_is_said(self):
        self.assertIn("no scene “nonsense”", self.notice(self.follow(f"{self.server.address}?scene=nonsense")))
        for changes in ["abc", "W3sib24iOjF9XQ", "eyJhIjoxfQ"]:
            page = self.follow(f"{self.server.address}?scene=tap#changes={changes}")
            self.assertIn("changes of this link cannot be read", self.notice(page))
            self.assertEqual(page.text_content("#scene-title"), "Tap")

    def test_back_leads_to_the_first_scene_and_stays_in_the_page(self):
        first = self.page.text_content("#scene-title")
        self.open("pinch")
        self.open("tap")
        for title in ["Pinch", first]:
            self.page.go_back()
            self.wait_until("title => document.getElementById('scene-title').textContent === title", title)
        self.assertEqual(self.page.evaluate("document.body.dataset.connection"), "open")
        self.page.go_forward()
        self.wait_until("() => document.getElementById('scene-title').textContent === 'Pinch'")


if __name__ == "__main__":
    unittest.main()
