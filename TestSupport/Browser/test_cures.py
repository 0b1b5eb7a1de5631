"""From a conflict to a tested cure: changes, trials, links, and pages that come back."""

import json
import os
import tempfile
import unittest

from playground import PlaygroundCase, Server

# A swipe beside a pan, as a client would bring it along.
SCENE = {
    "size": [390, 560],
    "view": {
        "name": "root",
        "subviews": [
            {"name": "card", "frame": [40, 120, 310, 240],
             "recognizers": [{"type": "pan"}, {"type": "swipe", "direction": "right"}]}
        ],
    },
}


class CureCase(PlaygroundCase):
    def gesture(self, words):
        self.page.click(f"#doer button:text-is('{words}')")

    def outcomes(self, name):
        """What the recognizer's lane says it came to, without what it was before."""
        return [state for state in self.bars(name) if state != "possible"]

    def wait_for_outcomes(self, name, states):
        self.wait_for(lambda: self.outcomes(name) == states,
                      lambda: f"{name}: {self.bars(name)}, not {states}", seconds=10)

    def changes(self):
        return self.page.evaluate(
            "[...document.querySelectorAll('#changes li .check span')].map(each => each.textContent)")

    def wait_for_changes(self, words):
        self.wait_for(lambda: self.changes() == words, lambda: f"{self.changes()}, not {words}")


class OwnScene(CureCase):
    def serve(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        path = os.path.join(self.folder.name, "mine.scene.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(SCENE, file)
        return Server("--scene", path)

    def test_from_opening_to_a_tested_cure_in_eight_actions(self):
        self.assertEqual(
            self.page.get_attribute("[data-example=own-scene]", "aria-current"), "true")
        # 1: the gesture that does not work.
        self.gesture("Swipe right")
        self.wait_for_outcomes("swipe", ["failed"])
        self.server.wait_for("action ended")
        # 2: what is known about that.
        self.page.click("#tab-advice")
        # 3: what it would do.
        self.page.click("#panel-advice button:has-text('Let pan wait for swipe')")
        self.page.wait_for_selector("#sheet[open] .run .b[data-state=ended]", state="attached")
        table = self.page.inner_text("#sheet .differences")
        self.assertRegex(table, r"swipe\s+failed\s+ended")
        self.assertRegex(table, r"pan\s+began, ended\s+failed")
        # 4: it is kept.
        self.page.click("#sheet button:text-is('Keep this change')")
        self.wait_for_changes(["pan.require(toFail: swipe)"])
        # 5 to 7: and holds for the next finger, which is recorded.
        self.page.click("button:has-text('Record')")
        self.page.wait_for_selector("#record[aria-pressed=true]")
        self.server.forget()
        self.gesture("Swipe right")
        self.assert_story(["swipe ended"])
        self.page.click("button:has-text('Stop')")
        # 8: the test that says so.
        self.page.click("button[title^='This as a test']:not(:disabled)")
        self.page.wait_for_selector("#sheet[open] pre")
        code = self.page.inner_text("#sheet pre")
        self.assertIn("pan.require(toFail: swipe)", code)
        self.assertIn("#expect(stage.expect(swipe).states([.ended]) == .met)", code)
        self.assertIn("#expect(stage.expect(pan).states([.failed]) == .met)", code)

    def test_a_trial_that_is_dropped_changes_nothing(self):
        self.gesture("Swipe right")
        self.wait_for_outcomes("swipe", ["failed"])
        self.page.click("#tab-advice")
        self.page.click("#panel-advice button:has-text('Let pan wait for swipe')")
        self.page.wait_for_selector("#sheet[open]")
        self.page.click("#sheet button:text-is('Drop it')")
        self.assertTrue(self.page.is_hidden("#changes"))
        self.wait_for_outcomes("swipe", ["failed"])


class LostTap(CureCase):
    def test_in_a_scroll_view_it_comes_to_a_tested_cure_in_eight_actions(self):
        self.open("reported-touches-eaten")
        self.wait_for(lambda: self.page.locator(".v[data-name='pad 1']").count() == 1, lambda: "no pad")
        # 1: the tap that does not reach the view.
        self.fingers.tap(200, 100)
        # 2: why.
        self.page.click("#story li:has-text('tap') button")
        self.page.wait_for_selector("#why:not([hidden]) :text('it took touch')")
        # 3: what the cure would do.
        self.page.click("#why button:has-text('Set cancelsTouchesInView = false on tap')")
        self.page.wait_for_selector("#sheet[open] .differences")
        self.assertRegex(self.page.inner_text("#sheet .differences"), r"touch \d+ on pad 1\s+(not received|cancelled)\s+ended")
        # 4: it is kept.
        self.page.click("#sheet button:text-is('Keep this change')")
        self.wait_for_changes(["tap.cancelsTouchesInView = false"])
        # 5 to 7: and holds for the next finger, which is recorded.
        self.page.click("button:has-text('Record')")
        self.page.wait_for_selector("#record[aria-pressed=true]")
        self.fingers.tap(200, 100)
        self.wait_until("() => document.querySelector(`.v[data-name='said'] .text, .v[data-name='said']`)"
                        "?.textContent.includes('touchesEnded')")
        self.page.click("button:has-text('Stop')")
        # 8: the test that says so.
        self.page.click("button[title^='This as a test']:not(:disabled)")
        self.page.wait_for_selector("#sheet[open] pre")
        code = self.page.inner_text("#sheet pre")
        self.assertIn("tap.cancelsTouchesInView = false", code)
        self.assertIn("#expect(stage.expect(tap).states([.ended]) == .met)", code)


class Changes(CureCase):
    def require_taps(self, count):
        self.page.click("#panel-view button:text-is('card')")
        taps = self.page.locator("[data-property=numberOfTapsRequired] input")
        taps.fill(str(count))
        taps.press("Enter")

    def test_they_are_switched_off_taken_back_and_survive_a_reload(self):
        self.open("tap")
        self.require_taps(2)
        self.wait_for_changes(["tap.numberOfTapsRequired = 2"])
        self.gesture("Tap")
        self.wait_for_outcomes("tap", ["failed"])
        self.gesture("Double tap")
        self.wait_for_line("Tapped, once")
        self.page.reload()
        self.page.wait_for_selector("body[data-connection=open] .v")
        self.wait_for_changes(["tap.numberOfTapsRequired = 2"])
        self.wait_for_line("Tapped, once")
        self.page.click("#changes li input")
        self.wait_for_line("Nothing yet")
        self.gesture("Tap")
        self.wait_for_line("Tapped, once")
        self.page.click("#changes button:text-is('Reset all')")
        self.page.wait_for_selector("#changes", state="hidden")

    def test_a_link_shows_others_the_same(self):
        self.open("tap")
        self.require_taps(2)
        self.wait_for_changes(["tap.numberOfTapsRequired = 2"])
        other = self.visitor().new_page()
        other.goto(self.page.url)
        other.wait_for_selector("#changes li")
        self.assertEqual(other.get_attribute("[data-example=tap]", "aria-current"), "true")
        self.assertIn("numberOfTapsRequired = 2", other.inner_text("#changes"))

    def test_back_and_forward_lead_through_the_scenes(self):
        for example in ["tap", "pan", "swipe"]:
            self.open(example)
        marked = "id => document.querySelector(`[data-example=${id}]`).getAttribute('aria-current') === 'true'"
        self.page.go_back()
        self.wait_until(marked, "pan")
        self.page.go_back()
        self.wait_until(marked, "tap")
        self.page.go_forward()
        self.wait_until(marked, "pan")

    def test_a_value_that_is_none_is_told_and_the_field_shows_what_is(self):
        self.open("tap")
        self.require_taps(50)
        self.page.wait_for_selector("#notice:not([hidden])")
        self.assertIn("from 1 to 10; it stays 1", self.page.inner_text("#notice"))
        self.assertEqual(
            self.page.input_value("[data-property=numberOfTapsRequired] input"), "1")
        self.assertNotIn("null", self.page.inner_text("#panel-view"))

    def test_a_server_that_starts_anew_finds_scene_changes_and_recording_again(self):
        self.open("tap")
        self.require_taps(2)
        self.page.click("#record")
        self.page.wait_for_selector("#record[aria-pressed=true]")
        self.gesture("Double tap")
        self.wait_for_line("Tapped, once")
        self.page.click("#record")
        self.page.wait_for_selector("#download:not(:disabled)")
        port = self.server.port
        self.server.stop(kill=True)
        self.page.wait_for_selector("body[data-connection=lost]")
        self.server = Server(port=port)
        self.page.wait_for_selector("body[data-connection=open]", timeout=15000)
        self.wait_for_changes(["tap.numberOfTapsRequired = 2"])
        self.assertEqual(self.page.get_attribute("[data-example=tap]", "aria-current"), "true")
        self.page.wait_for_selector("#download:not(:disabled)")

    def test_what_is_changed_during_a_recording_that_is_played_holds_for_all_of_it(self):
        self.open("pan-beats-swipe")
        self.page.click("#record")
        self.page.wait_for_selector("#record[aria-pressed=true]")
        self.gesture("Swipe right")
        self.wait_for_outcomes("swipe", ["failed"])
        self.page.click("#record")
        self.page.wait_for_selector("#download:not(:disabled)")
        with tempfile.TemporaryDirectory() as folder, self.page.expect_download() as download:
            self.page.click("#download")
            path = os.path.join(folder, "swipe.touches")
            download.value.save_as(path)
            self.page.set_input_files("#file", path)
            self.page.wait_for_selector("#replay:not([hidden])")
        self.wait_for_outcomes("swipe", ["failed"])
        self.page.click("#tab-advice")
        self.page.click("#panel-advice button:has-text('Let pan wait for swipe')")
        self.page.click("#sheet button:text-is('Keep this change')")
        self.wait_for_changes(["pan.require(toFail: swipe)"])
        self.page.click("#replay button[title^=Play]")
        self.wait_for_line("Swiped right")
        self.page.evaluate("document.querySelector('#replay input[type=range]').value = 0")
        self.page.dispatch_event("#replay input[type=range]", "input")
        self.wait_for_changes(["pan.require(toFail: swipe)"])


class TokenFile(CureCase):
    def serve(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = os.path.join(self.folder.name, "token")
        return Server("--host", "0.0.0.0", "--token-file", self.path)

    def test_a_page_with_a_token_comes_back(self):
        self.open("tap")
        port = self.server.port
        self.server.stop(kill=True)
        self.page.wait_for_selector("body[data-connection=lost]")
        self.server = Server("--host", "0.0.0.0", "--token-file", self.path, port=port)
        self.page.wait_for_selector("body[data-connection=open]", timeout=15000)
        self.page.wait_for_selector("[data-example=tap][aria-current=true]", state="attached")


class WithoutPointer(CureCase):
    """Every gesture by keyboard: Tab to its button, Enter."""

    def press(self, words):
        self.page.focus(f"#doer button:text-is('{words}')")
        self.page.keyboard.press("Enter")

    def test_taps_presses_swipes_pinches_and_turns(self):
        for example, words, line in [
            ("double-tap", "Double tap", "Double tap"), ("tap", "Tap", "Tapped, once"),
            ("long-press", "Long press", "Long press ended"), ("swipe", "Swipe left", "Swiped left"),
            ("pinch", "Spread", "Pinch ended"), ("rotation", "Turn", "Rotation ended"),
        ]:
            with self.subTest(example):
                self.open(example)
                self.press(words)
                self.wait_for_line(line)

    def test_a_pan_an_edge_and_a_scroll_view(self):
        self.open("pan")
        self.press("Drag right")
        self.wait_until("() => document.querySelector('.v[data-name=line] .text').textContent.startsWith('Pan ended')")
        self.open("edge")
        self.press("From the edge")
        self.wait_until("() => document.querySelector('.v[data-name=line] .text').textContent.startsWith('Edge pan ended')")
        self.open("scroll-nested")
        before = self.page.evaluate("document.querySelector(\".v[data-name='card 2.2']\").getBoundingClientRect().top")
        self.press("Drag up")
        self.wait_until("before => document.querySelector(\".v[data-name='card 2.2']\").getBoundingClientRect().top < before - 40", before)

    def test_the_pages_keys_work_while_the_stage_has_the_focus(self):
        self.page.focus("#stage")
        self.page.keyboard.press("o")
        self.page.wait_for_selector("#outlines[aria-pressed=true]")
        self.page.keyboard.press("?")
        self.page.wait_for_selector("#sheet[open]")

    def test_outcomes_are_told_to_those_who_do_not_see_them(self):
        self.open("tap")
        # What is said next takes the place of what was said.
        self.page.evaluate(
            """() => {
              const said = document.getElementById('said');
              window.heard = [];
              new MutationObserver(() => window.heard.push(said.textContent))
                .observe(said, { childList: true, characterData: true, subtree: true });
            }""")
        self.press("Tap")
        self.wait_until("() => window.heard.includes('tap ended')")


if __name__ == "__main__":
    unittest.main()
