"""Lists, text and pages on the stage, as a user drives them."""

from playground import PlaygroundCase


class Lists(PlaygroundCase):
    def text(self, view):
        return self.page.inner_text(f".v[data-name='{view}']")

    def wait_for_text(self, view, text):
        self.wait_until(f"() => document.querySelector(`.v[data-name='{view}']`)?.textContent.includes('{text}')")

    def test_rows_are_drawn_before_a_touch_and_hit_where_they_are_drawn(self):
        self.open("table-tap")
        box = self.page.locator(".v[data-name='Bergen']").bounding_box()
        self.page.touchscreen.tap(box["x"] + 60, box["y"] + box["height"] / 2)
        self.wait_for_text("line", "The table was tapped")

    def test_a_tap_that_keeps_rows_from_being_selected_is_cured_by_one_button(self):
        self.open("table-tap")
        self.fingers.tap(100, 60)
        self.wait_for_text("line", "The table was tapped")
        self.page.click("#tab-advice")
        self.page.click("button.try:has-text('cancelsTouchesInView = false')")
        self.page.wait_for_selector(".differences td.new:text-is('ended')")
        self.page.click("#sheet button:text-is('Keep this change')")
        self.page.wait_for_timeout(300)
        self.fingers.tap(100, 60)
        self.wait_for_text("line", "is selected")

    def test_letters_belong_to_a_field_that_is_edited(self):
        self.open("field-in-scroll")
        self.fingers.tap(100, 60)
        self.wait_for_text("line", "Name is edited")
        # R, T and P are keys of the page as well.
        self.page.keyboard.type("Rtp")
        self.wait_until("() => document.querySelector(`.v[data-name='name'] svg`)?.textContent.includes('Rtp')")
        self.assertEqual(self.page.get_attribute("#record", "aria-pressed"), "false")
        self.assertFalse(self.page.evaluate("document.getElementById('sheet').open"))

    def test_a_menu_takes_the_drag_from_a_row_and_the_test_has_the_rows_actions(self):
        self.open("table-swipe")
        self.page.click("#record")
        self.fingers.touch(a=(160, 100))
        self.fingers.move(a=(300, 100))
        self.fingers.lift()
        self.wait_for_text("line", "points aside")
        self.page.click("#record")
        self.page.click("#code")
        self.page.wait_for_selector("#sheet[open] pre:has-text('TitleTable')")
        code = self.page.inner_text("#sheet pre")
        self.assertIn('trailingActions = ["Delete", "Flag"]', code)
        self.assertIn("menu pan", code)
