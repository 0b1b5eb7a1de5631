"""The selected view's properties, of the class that it has."""

import unittest

from playground import PlaygroundCase


class Properties(PlaygroundCase):
    def test_a_views_properties_are_shown_and_changed(self):
        self.open("controls")
        self.page.click("#panel-view button:text-is('slider')")
        self.page.click("summary:text-is('Properties of the view')")
        field = self.page.locator("[data-property=value] input")
        self.assertEqual(field.input_value(), "0.4")
        field.fill("0.9")
        field.press("Enter")
        self.wait_for(lambda: "slider.value = 0.9" in self.page.inner_text("#changes"), lambda: self.page.inner_text("#changes"))
        self.page.click("#panel-view .crumbs button:text-is('table')")
        self.page.click("#panel-view .crumbs button:text-is('button')")
        self.page.click("summary:text-is('Properties of the view')")
        title = self.page.locator("[data-property=title] input")
        self.assertEqual(title.input_value(), "Press me")
        title.fill("Go on")
        title.press("Enter")
        self.wait_for(lambda: "Go on" in self.page.inner_text("#stage"), lambda: self.page.inner_text("#stage"))


if __name__ == "__main__":
    unittest.main()
