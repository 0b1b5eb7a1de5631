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
        self.page.wait_for_selector("#record[aria-pressed=true]")
        self.server.forget()
        x, y = self.middle
        self.fingers.touch(a=(x, y))
        self.fingers.move(a=(x + 60, y - 30))
        self.fingers.lift()
        self.server.wait_for("action ended")
        story = self.server.story()
        self.page.click("#record")
        self.page.wait_for_selector("#download:not(:disabled)")
        return story

    def test_a_recording_that_is_played_again_tells_the_same_story(self):
        story = self.record_a_pan()
        place = self.transform("card")
        with tempfile.TemporaryDirectory() as folder:
            path = self.download(folder)
            self.open("tap")
            self.page.set_input_files("#file", path)
            self.page.wait_for_selector("#replay:not([hidden])")
            self.server.wait_for("action ended")
        self.assert_story(story)
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
            self.wait_until(
                """part => document.querySelector('#replay output').textContent.startsWith(
                  (document.querySelector('#replay input').max * part).toFixed(3))""", part)
            # What the scene looks like then is told behind the moment.
            self.page.wait_for_timeout(150)
            return self.transform("card")

        # A recording that has been played shows its end's moment already.
        start = seek(0)
        end = seek(1)
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

    def test_what_is_dropped_is_played_and_what_was_guessed_is_told(self):
        text = "".join(
            f"E: 0.{time:06} {kind} {value}\n" for time, kind, value in [
                (0, "0003 0039", 1), (0, "0003 0035", 500), (0, "0003 0036", 700),
                (0, "0000 0000", 0), (40000, "0003 0039", -1), (40000, "0000 0000", 0)])
        self.page.evaluate(
            """text => {
              const dataTransfer = new DataTransfer();
              dataTransfer.items.add(new File([text], 'bare.evemu'));
              const tell = (type) => window.dispatchEvent(
                new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
              tell('dragenter');
              window.wasShown = !document.getElementById('drop').hidden;
              tell('drop');
            }""", text)
        self.page.wait_for_selector("#replay:not([hidden])")
        self.assertTrue(self.page.evaluate("wasShown"))
        self.assertTrue(self.page.is_hidden("#drop"))
        self.assertEqual(self.page.text_content("#replay .name"), "bare.evemu")
        self.page.wait_for_selector("#notice:not([hidden])")
        self.assertEqual(self.page.text_content("#notice h2"), "Only so much")
        self.assertIn("assumed", self.page.text_content("#notice"))

    def test_another_scene_ends_a_recording_and_keeps_it(self):
        self.open("pan")
        self.page.click("#record")
        self.page.wait_for_selector("#record[aria-pressed=true]")
        self.open("tap")
        self.page.wait_for_selector("#record[aria-pressed=false]")
        with tempfile.TemporaryDirectory() as folder:
            with open(self.download(folder), encoding="utf-8") as file:
                self.assertIn("device playground pan", file.read())

    def test_a_recording_is_over_when_the_server_is(self):
        self.page.click("#record")
        self.page.wait_for_selector("#record[aria-pressed=true]")
        self.server.stop(kill=True)
        self.page.wait_for_selector("body[data-connection=lost]")
        self.page.wait_for_selector("#record[aria-pressed=false]")
        self.assertTrue(self.page.is_disabled("#download"))


class Editing(PlaygroundCase):
    def test_properties_recognizers_and_relations_change_live(self):
        self.open("tap")
        self.page.click("#panel-view button:text-is('card')")
        taps = self.page.locator("[data-property=numberOfTapsRequired] input")
        taps.fill("2")
        taps.press("Enter")
        self.fingers.tap(*self.middle)
        self.wait_for_bars("tap", ["possible", "failed"])
        self.assert_story([])
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
        x, y = self.middle
        self.fingers.touch(a=(x, y))
        self.fingers.move(a=(x + 100, y))
        self.fingers.lift()
        self.wait_for_bars("pan", ["possible", "failed"])
        self.assert_story([])


class EditedRecordings(PlaygroundCase):
    def test_what_is_edited_is_recorded_said_in_the_test_and_repeated(self):
        self.open("tap")
        self.page.click("#record")
        self.page.click("#panel-view button:text-is('card')")
        taps = self.page.locator("[data-property=numberOfTapsRequired] input")
        taps.fill("2")
        taps.press("Enter")
        # Until this machine is quick enough for a double tap.
        for _ in range(10):
            self.fingers.tap(*self.middle)
            time.sleep(0.06)
            self.fingers.tap(*self.middle)
            time.sleep(0.6)
            if self.line() == "Tapped, once":
                break
        self.wait_for_line("Tapped, once")
        self.page.click("#record")
        self.page.click("#code")
        self.assertIn("tap.numberOfTapsRequired = 2", self.page.text_content("#sheet pre"))
        self.page.keyboard.press("Escape")
        with tempfile.TemporaryDirectory() as folder, self.page.expect_download() as download:
            self.page.click("#download")
            path = os.path.join(folder, "edited.touches")
            download.value.save_as(path)
            self.open("pan")
            self.page.set_input_files("#file", path)
            self.server.wait_for("action ended")
        self.assert_story(["tap ended"])
        self.wait_for_line("Tapped, once")


class Folder(PlaygroundCase):
    """Recordings of a folder: listed, opened by a click or by a link, and nothing else on disk."""

    def serve(self):
        self.base = tempfile.TemporaryDirectory()
        self.addCleanup(self.base.cleanup)
        folder = os.path.join(self.base.name, "bugs")
        os.mkdir(folder)
        text = "touches 1\ndevice playground tap\nsize 400x600\n0 down 1 200,270\n0.05 up 1\n0.5 end\n"
        for name in ["bugs/tap & hold.touches", "bugs/zoom.touches", "secret.touches"]:
            with open(os.path.join(self.base.name, name), "w", encoding="utf-8") as file:
                file.write(text)
        os.symlink("../secret.touches", os.path.join(folder, "link.touches"))
        return Server("--recordings", folder)

    def test_the_list_a_click_and_a_link(self):
        names = "[...document.querySelectorAll('[data-recording]')].map(each => each.textContent)"
        self.wait_until(f"() => {names}.length === 2")
        self.assertEqual(self.page.evaluate(names), ["tap & hold.touches", "zoom.touches"])
        self.page.click("[data-recording='tap & hold.touches']")
        self.wait_for_line("Tapped, once")
        self.assert_story(["tap ended"])
        self.assertEqual(self.page.text_content("#replay .name"), "tap & hold.touches")
        self.page.wait_for_selector("[data-recording='tap & hold.touches'][aria-current=true]")
        self.page.click("button[title='Link to tap & hold.touches']")
        link = self.page.input_value("#sheet .link")
        self.assertEqual(link, self.page.url)
        self.server.forget()
        other = self.context.new_page()
        other.goto(link)
        self.server.wait_for("action ended")
        other.wait_for_selector("#replay:not([hidden])")
        self.page.keyboard.press("Escape")
        self.open("pan")
        self.page.wait_for_selector("#replay", state="hidden")
        self.wait_until("() => !location.search.includes('recording')")

    def test_nothing_else_is_reached(self):
        for name in ["../secret.touches", "%2e%2e%2fsecret.touches", "link.touches", "/etc/passwd",
                     "bugs/zoom.touches", "./zoom.touches", "zoom.touches%23x"]:
            page = self.context.new_page()
            page.goto(f"{self.server.address}?recording={name}")
            page.wait_for_selector("#notice:not([hidden])")
            self.assertIn("There is no recording", page.text_content("#notice"))
            self.assertTrue(page.is_hidden("#replay"))
            page.close()


class Token(PlaygroundCase):
    """Another host than loopback: nobody comes in without the token."""

    def serve(self):
        return Server("--host", "0.0.0.0")

    def test_only_the_whole_address_opens(self):
        self.assertRegex(self.server.address, r"^http://[\d.]+:\d+/\?token=\w{16,}$")
        # The address as a code for a camera is printed behind it.
        self.assertTrue(any(line.startswith("██") for line in self.server.all))
        self.open("tap")
        self.fingers.tap(*self.middle)
        self.wait_for_line("Tapped, once")
        bare = self.server.address.split("?")[0]
        stranger = self.browser.new_context()
        page = stranger.new_page()
        for address in [bare, f"{bare}?token=", f"{bare}?token=wrong", f"{bare}app.js",
                        f"{bare}app.js?token=wrong", f"{bare}style.css"]:
            answer = page.goto(address)
            self.assertEqual(answer.status, 403, address)
        self.assertIn("lacks its token", page.goto(bare).text())
        # Even a page of the right origin opens no socket with the cookie alone.
        page.goto(self.server.address)
        page.wait_for_selector("body[data-connection=open]")
        state = page.evaluate(
            """() => new Promise(resolve => {
              const socket = new WebSocket(`ws://${location.host}/socket`, 'touchstone.1');
              socket.onopen = () => resolve('open');
              socket.onerror = () => resolve('refused');
            })""")
        self.assertEqual(state, "refused")
        stranger.close()


class Transitions(PlaygroundCase):
    def turn(self):
        self.open("transitions")
        self.fingers.tap(*self.middle)
        self.page.wait_for_selector(".v.old", state="attached")

    def picture(self):
        return self.page.evaluate(
            "document.querySelector('.v[data-name=card] > .picture').dataset.name")

    def test_a_flip_shows_the_old_side_then_the_new_one(self):
        self.turn()
        self.wait_until(
            "() => document.querySelector('.v.old')?.style.transform.includes('rotateY')")
        self.assertEqual(self.picture(), "pinch")
        pictures = self.page.evaluate(
            "[...document.querySelectorAll('.v[data-name=card] > .picture, .v.old > .picture')]"
            ".map(each => each.style.backgroundImage)")
        self.assertEqual(len(set(pictures)), 2)
        self.wait_for_line("Flipped from the left")
        self.page.wait_for_selector(".v.old", state="detached")
        self.assertNotIn("rotate", self.transform("card"))
        self.assert_story(["tap ended"])

    def test_who_wants_less_motion_sees_it_dissolve(self):
        self.page.emulate_media(reduced_motion="reduce")
        self.turn()
        self.wait_until("() => Number(document.querySelector('.v.old')?.style.opacity) < 1")
        self.assertNotIn("rotate", self.transform("card"))
        self.wait_for_line("Flipped from the left")
        self.page.wait_for_selector(".v.old", state="detached")


class Trace(PlaygroundCase):
    def test_every_line_is_there_once_the_tab_is_open(self):
        self.open("pan")
        x, y = self.middle
        self.fingers.touch(a=(x, y))
        self.fingers.move(a=(x + 50, y))
        self.server.wait_for("moved at")
        lines = "document.querySelector('.trace-list').textContent"
        self.assertEqual(self.page.evaluate(lines), "")
        self.page.click("#tab-trace")
        self.wait_until(f"() => {lines}.includes('moved at') && {lines}.includes('began')")
        self.fingers.move(a=(x + 70, y))
        self.fingers.lift()
        self.wait_until(f"() => {lines}.includes('action ended')")


class Phone(PlaygroundCase):
    size = {"width": 360, "height": 740}

    def assert_fits(self):
        self.assertEqual(self.page.evaluate("document.documentElement.scrollWidth"), 360)
        small = self.page.evaluate(
            """[...document.querySelectorAll('button, select, input')]
              .filter(each => each.checkVisibility({ visibilityProperty: true }))
              .filter(each => each.type !== 'checkbox' && !each.matches('.b, .who'))
              .map(each => [each.title || each.textContent, each.getBoundingClientRect()])
              .filter(([, box]) => box.height < 40 || box.width < 30
                || box.left < 0 || box.right > 360)
              .map(([name]) => name)""")
        self.assertEqual(small, [])

    def test_all_is_there_and_large_enough_for_fingers(self):
        self.open("pan-beats-swipe")
        self.assert_fits()
        self.assertIn("10 points", self.page.inner_text("#scene-text"))
        self.page.click("[data-pane=inspector]")
        self.page.click("#panel-view button:text-is('card')")
        self.page.wait_for_selector("article.card")
        self.assert_fits()
        for tab in ["relations", "advice", "tuning", "trace"]:
            self.page.click(f"#tab-{tab}")
            self.assert_fits()

    def test_what_is_said_of_each_scene_can_be_read_to_its_end(self):
        examples = self.page.evaluate(
            "[...document.querySelectorAll('[data-example]')].map(each => each.dataset.example)")
        cut = []
        for example in examples:
            self.open(example)
            words, room = self.page.evaluate(
                "(text => [text.scrollHeight, text.clientHeight])(document.getElementById('scene-text'))")
            if words > room + 1:
                cut.append(example)
        self.assertEqual(cut, [])

    def test_the_gallery_slides_in_and_a_replay_fits(self):
        self.page.emulate_media(reduced_motion="reduce")  # It would be on its way for a while.
        self.page.click("#gallery-toggle")
        self.page.wait_for_selector("#gallery.open")
        self.assert_fits()
        self.page.click("[data-example=guide-tap]")
        self.page.wait_for_selector("[data-example=guide-tap][aria-current=true]", state="attached")
        self.fingers.tap(*self.middle)
        self.wait_for_line("tap: ended")
        text = b"touches 1\ndevice kiosk\nsize 400x600\n0 down 1 200,270\n0.05 up 1\n"
        self.page.set_input_files(
            "#file", {"name": "a name that is long.touches", "mimeType": "text/plain", "buffer": text})
        self.page.wait_for_selector("#replay:not([hidden])")
        self.assert_fits()


class Weight(PlaygroundCase):
    def test_the_page_is_small_and_comes_from_here_alone(self):
        page = self.visitor().new_page()
        answers = []
        page.on("requestfinished", lambda request: answers.append(
            (request.url, request.response().status, request.sizes()["responseBodySize"])))
        page.goto(self.server.address)
        page.wait_for_selector("body[data-connection=open] .v")
        # The browser reports some files only afterwards.
        page.wait_for_load_state("networkidle")
        self.assertTrue(all(url.startswith(self.server.address) for url, _, _ in answers))
        self.assertGreater(len(answers), 10)
        self.assertLess(sum(size for _, _, size in answers), 100_000)
        # What has not changed does not come again.
        answers.clear()
        page.reload()
        page.wait_for_selector("body[data-connection=open] .v")
        page.wait_for_load_state("networkidle")
        self.assertLess(sum(size for _, _, size in answers), 1000)
        page.close()


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
