"""What is drawn is what is touched, also when a view's bounds have moved: scroll views on the page."""

import unittest

from playground import Fingers, PlaygroundCase


class ScrollingCase(PlaygroundCase):
    def box(self, name, page=None):
        """Where a view is drawn, in points of the stage."""
        return (page or self.page).evaluate(
            """name => {
              const stage = document.getElementById('stage').getBoundingClientRect();
              const view = [...document.querySelectorAll('.v')].find(each => each.dataset.name === name)
                .getBoundingClientRect();
              const zoom = stage.width / document.getElementById('stage').offsetWidth;
              return [(view.left - stage.left) / zoom, (view.top - stage.top) / zoom,
                view.width / zoom, view.height / zoom];
            }""", name)

    def wait_for_place(self, name, left=None, top=None, page=None):
        def is_there():
            x, y, _, _ = self.box(name, page)
            return all(want is None or abs(want - got) < 1 for want, got in [(left, x), (top, y)])

        self.wait_for(is_there, lambda: f"{name} is at {self.box(name, page)}, not {left}, {top}")


class Scrolling(ScrollingCase):
    def test_a_flick_turns_the_page(self):
        self.open("scroll-paging")
        x, y = self.middle
        first = self.box("card Page 1")
        self.fingers.touch(a=(x + 100, y))
        self.fingers.move(a=(x - 80, y), steps=8, pause=0.008)
        self.fingers.lift()
        # What the dots say and what is seen are the same page.
        self.wait_for_place("card Page 2", left=first[0])
        self.assertLess(self.box("card Page 1")[0], -100)
        self.wait_until("() => [...document.querySelectorAll('.c-pages span')].findIndex("
                        "each => each.classList.contains('on')) === 1")

    def test_the_content_follows_the_finger(self):
        self.open("scroll-nested")
        before = self.box("card 2.2")
        x, y = before[0] + 50, before[1] + 60
        self.fingers.touch(a=(x, y))
        self.fingers.move(a=(x, y - 90))
        self.wait_for(lambda: self.box("card 2.2")[1] < before[1] - 60,
                      lambda: f"the content stays at {self.box('card 2.2')}")
        self.assertEqual(self.box("card 2.2")[0], before[0])
        self.fingers.lift()

    def test_the_button_that_is_seen_is_the_one_that_is_pressed(self):
        self.open("scroll-buttons")
        x, y = self.middle
        before = self.box("button 9")
        self.fingers.touch(a=(20, y + 100))
        self.fingers.move(a=(20, y - 100), pause=0.02)
        # At rest it does not go on.
        self.page.wait_for_timeout(200)
        self.fingers.move(a=(20, y - 101), steps=2)
        self.page.wait_for_timeout(200)
        self.fingers.lift()
        self.wait_for(lambda: self.box("button 9")[1] < before[1] - 100,
                      lambda: f"the column stays at {self.box('button 9')}")
        self.page.wait_for_timeout(400)
        left, top, width, height = self.box("button 9")
        self.fingers.touch(a=(left + width / 2, top + height / 2))
        self.page.wait_for_timeout(250)
        self.fingers.lift()
        self.wait_for_line("Button 9 pressed")


class SharedScrolling(ScrollingCase):
    """The same on a scene that two pages look at, of which one came later."""

    arguments = ("--shared", "scroll-paging")

    def test_pages_agree(self):
        context = self.visitor()
        early = context.new_page()
        early.goto(self.server.address)
        early.wait_for_selector("body[data-connection=open] .v")
        x, y = self.middle
        first = self.box("card Page 1")
        fingers = Fingers(early)
        fingers.touch(a=(x + 100, y))
        fingers.move(a=(x - 80, y), steps=8, pause=0.008)
        fingers.lift()
        late = context.new_page()
        late.goto(self.server.address)
        late.wait_for_selector("body[data-connection=open] .v")
        for page in [self.page, early, late]:
            self.wait_for_place("card Page 2", left=first[0], page=page)


if __name__ == "__main__":
    unittest.main()
