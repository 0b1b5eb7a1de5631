"""Nobody is kept out: what axe finds in the page's states, with few colours, and at 400 % zoom."""

import unittest

from playground import PlaygroundCase, complaints

# Axe's rules about colours that hold unless others are asked for.
COLOR_RULES = ["color-contrast", "link-in-text-block"]
# Of each bar of a lane, against what lies below it.
CONTRASTS = """() => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  function light(colors) {
    canvas.clearRect(0, 0, 1, 1);
    for (const color of colors) {
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const value = part / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  }
  function below(element) {
    const colors = [];
    for (let each = element.parentElement; each; each = each.parentElement) {
      colors.unshift(getComputedStyle(each).backgroundColor);
    }
    return ["white", ...colors];
  }
  return [...document.querySelectorAll(".lanes .b")].flatMap((element) => {
    const style = getComputedStyle(element);
    const hatch = style.backgroundImage.match(/(?:rgba?|color|oklch|oklab|lab)\\([^)]*\\)/g) ?? [];
    const isHatched = style.backgroundColor === "rgba(0, 0, 0, 0)";
    const color = isHatched ? hatch.find((each) => !each.endsWith(", 0)")) : style.backgroundColor;
    if (!color) return [];
    const paper = below(element);
    const [bright, dark] = [light(paper), light([...paper, color])].sort((one, other) => other - one);
    return [[element.dataset.state ?? element.className ?? "", (bright + 0.05) / (dark + 0.05)]];
  });
}"""


class Access(PlaygroundCase):
    # Whether it is looked at in the dark, too: colours are the same at any size.
    dark = True

    def assert_accessible(self, state, part=None):
        """By all rules as it is; in the dark by those of colours, in the part that is new if one is named."""
        self.assertEqual(complaints(self.page), [], state)
        if self.dark:
            self.page.emulate_media(color_scheme="dark")
            self.assertEqual(complaints(self.page, part, runOnly=COLOR_RULES), [], f"{state}, in the dark")
            self.page.emulate_media(color_scheme="light")

    def tried(self):
        """A gesture that fails, with what is known of it."""
        self.open("pan-beats-swipe")
        opener = self.page.locator("#doer .opener")
        if opener.is_visible():
            opener.click()
            self.page.click("#sheet button:text-is('Swipe right')")
        else:
            self.page.click("#doer button:text-is('Swipe right')")
        self.server.wait_for("action ended")
        self.page.wait_for_timeout(300)

    def test_every_state_in_light_and_dark(self):
        self.tried()
        self.assert_accessible("lanes")
        # It goes out of sight with the time that this takes.
        self.page.click("#fit")
        self.page.click("#lanes .b[data-state=failed]")
        self.page.wait_for_selector("#why:not([hidden])")
        self.assert_accessible("why", "#why")
        self.page.keyboard.press("Escape")
        for button in ["#pick", "#outlines", "#explode", "#measure"]:
            self.page.click(button)
        self.assert_accessible("layers, outlines, the picker and the meter")
        for button in ["#measure", "#explode", "#outlines"]:
            self.page.click(button)
        if self.page.get_attribute("#pick", "aria-pressed") == "true":
            self.page.click("#pick")
        if self.page.is_visible("#panes"):
            self.page.click("[data-pane=inspector]")
        self.page.click("#panel-view button:text-is('card')")
        self.page.wait_for_selector("article.card")
        self.assert_accessible("a view", "#inspector")
        self.page.click("#panel-view button:has-text('What is hit')")
        self.page.wait_for_selector("#why:not([hidden])")
        self.assert_accessible("what is hit", "#why")
        self.page.keyboard.press("Escape")
        for tab in ["relations", "tuning", "source", "trace", "advice"]:
            self.page.click(f"#tab-{tab}")
            self.page.wait_for_timeout(100)
            self.assert_accessible(tab, "#inspector")
        self.page.click("#panel-advice button.try")
        self.page.wait_for_selector("#sheet[open] .run")
        self.assert_accessible("a trial", "#sheet")
        self.page.click("#sheet button:text-is('Keep this change')")
        self.page.wait_for_selector("#changes li")
        self.assert_accessible("changes", "#inspector")
        self.page.keyboard.press("?")
        self.page.wait_for_selector("#sheet[open]")
        self.assert_accessible("help", "#sheet")
        self.page.keyboard.press("Escape")
        if self.page.is_visible("#gallery-toggle"):
            self.page.click("#gallery-toggle")
            self.page.wait_for_selector(".gallery.open")
            self.page.wait_for_timeout(300)
            self.assert_accessible("gallery", "#gallery")
            self.page.keyboard.press("Escape")
        if self.page.is_visible("#panes"):
            self.page.click("[data-pane=thinking]")
        self.page.click("#record")
        self.page.wait_for_selector("#record[aria-pressed=true]")
        self.assert_accessible("recording")
        self.fingers.tap(*self.middle)
        self.page.click("#record")
        self.page.wait_for_selector("#code:not(:disabled)")
        self.page.click("#code")
        self.page.wait_for_selector("#sheet[open] .checks")
        self.assert_accessible("this as a test", "#sheet")
        self.page.keyboard.press("Escape")
        self.page.click("#alone")
        self.page.wait_for_selector("body[data-alone]")
        # Of what is left to those who do not see.
        self.assertEqual(self.page.get_by_role("heading", level=1).count(), 1)
        self.assertEqual(self.page.locator("#said").evaluate("said => getComputedStyle(said).display"), "block")
        self.assert_accessible("the stage alone")
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("body:not([data-alone])")

    def test_forced_colours_leave_the_bars(self):
        self.page.emulate_media(forced_colors="active")
        self.tried()
        self.assert_accessible("forced colours")
        colors = self.page.evaluate(
            """[...document.querySelectorAll('.lanes button.b')].map(bar => [
              getComputedStyle(bar).backgroundColor, getComputedStyle(bar).backgroundImage,
              bar.getBoundingClientRect().width])""")
        self.assertGreaterEqual(len(colors), 4)
        for color, image, width in colors:
            self.assertTrue(color not in ("rgba(0, 0, 0, 0)", "rgb(255, 255, 255)") or "gradient" in image)
            self.assertGreater(width, 2)

    def test_forced_colours_leave_the_edges_of_what_lies_above(self):
        """Shadows are taken away, and all paper is of one colour."""
        self.page.emulate_media(forced_colors="active")
        self.tried()
        self.page.click("#fit")
        self.page.click("#lanes .b[data-state=failed]")
        self.page.wait_for_selector("#why:not([hidden])")
        self.assertGreaterEqual(self.edge("#why"), 1)
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("?")
        self.page.wait_for_selector("#sheet[open]")
        self.assertGreaterEqual(self.edge("#sheet"), 1)
        self.page.keyboard.press("Escape")
        self.page.click("#measure")
        self.assertGreaterEqual(self.edge(".meter"), 1)
        # Who was asked is a ring, who said no a dot.
        paint = "name => getComputedStyle(document.querySelector(`.legend [data-mark=${name}]`), '::before').backgroundColor"
        self.assertNotEqual(*(self.page.evaluate(paint, name) for name in ["question", "no"]))
        self.server.stop(kill=True)
        self.page.wait_for_selector("#notice:not([hidden])")
        self.assertGreaterEqual(self.edge("#notice"), 1)

    def edge(self, selector):
        return self.page.evaluate(
            "name => parseFloat(getComputedStyle(document.querySelector(name)).borderTopWidth)", selector)

    def test_bars_stand_out_from_the_paper(self):
        """Three to one, as for all that has to be told apart and is no text."""
        for scheme in ["light", "dark"]:
            self.page.emulate_media(color_scheme=scheme)
            self.tried()
            found = self.page.evaluate(CONTRASTS)
            self.assertGreaterEqual(len(found), 4, scheme)
            for name, ratio in found:
                self.assertGreaterEqual(ratio, 3, f"{name}, {scheme}")

    def test_short_bars_can_be_hit(self):
        self.open("tap")
        self.page.click("#doer button:text-is('Tap')")
        self.wait_for_bars("tap", ["possible", "ended"])
        width = self.page.evaluate(
            "document.querySelector('.b[data-state=ended]').getBoundingClientRect().width")
        self.assertGreaterEqual(width, 8)

    def test_nothing_moves_by_itself_for_who_wants_less_motion(self):
        self.page.emulate_media(reduced_motion="reduce")
        self.open("tap")
        self.page.click("#record")
        self.page.wait_for_selector("#record[aria-pressed=true]")
        self.fingers.tap(*self.middle)
        self.wait_for_line("Tapped, once")
        self.assertEqual(self.page.evaluate("document.getAnimations().length"), 0)
        self.page.emulate_media(reduced_motion="no-preference")
        self.wait_until("() => document.getAnimations().length > 0")


class Phone(Access):
    """The same on a phone, and what belongs to it alone."""

    size = {"width": 390, "height": 844}
    test_forced_colours_leave_the_bars = test_short_bars_can_be_hit = None
    test_forced_colours_leave_the_edges_of_what_lies_above = None
    test_bars_stand_out_from_the_paper = None
    test_nothing_moves_by_itself_for_who_wants_less_motion = None


class Tablet(Access):
    size = {"width": 820, "height": 1180}
    dark = False
    test_forced_colours_leave_the_bars = test_short_bars_can_be_hit = None
    test_forced_colours_leave_the_edges_of_what_lies_above = None
    test_bars_stand_out_from_the_paper = None
    test_nothing_moves_by_itself_for_who_wants_less_motion = None


class FourTimesAsLarge(Access):
    """A window of 1280 × 1024, of which 400 % zoom leaves a quarter of each side."""

    size = {"width": 320, "height": 256}
    test_forced_colours_leave_the_bars = test_short_bars_can_be_hit = None
    test_forced_colours_leave_the_edges_of_what_lies_above = None
    test_bars_stand_out_from_the_paper = None
    test_nothing_moves_by_itself_for_who_wants_less_motion = None
    test_every_state_in_light_and_dark = None

    def test_everything_is_reached_by_scrolling_down_alone(self):
        self.tried()
        self.assert_accessible("lanes")
        wide = "document.documentElement.scrollWidth > innerWidth || document.body.scrollWidth > innerWidth"
        self.assertFalse(self.page.evaluate(wide))
        box = self.page.locator("#stage").bounding_box()
        self.assertGreater(min(box["width"], box["height"]), 150)
        self.page.click("#fit")
        self.page.locator("#lanes .b[data-state=failed]").scroll_into_view_if_needed()
        self.page.click("#lanes .b[data-state=failed]")
        self.page.wait_for_selector("#why:not([hidden])")
        self.assert_accessible("why")
        card = self.page.locator("#why").bounding_box()
        self.assertGreaterEqual(card["y"], 0)
        self.assertLessEqual(card["y"] + card["height"], 256)
        self.page.keyboard.press("Escape")
        self.page.click("[data-pane=inspector]")
        self.page.click("#tab-advice")
        self.page.click("#panel-advice button.try")
        self.page.wait_for_selector("#sheet[open] .run")
        self.assert_accessible("a trial")
        self.assertFalse(self.page.evaluate(wide))
        self.page.click("#sheet button:text-is('Keep this change')")
        self.page.wait_for_selector("#changes li")


if __name__ == "__main__":
    unittest.main()
