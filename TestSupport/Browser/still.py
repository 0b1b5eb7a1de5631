"""The picture of docs/playground.md: two hands on the desk of pictures. Usage: still.py FILE.png"""

import sys

from playground import Fingers, Server, browser

WINDOW = {"width": 1280, "height": 800}
# Middles of two pictures, as shares of the stage.
HARBOUR, DUNES = (0.3, 0.28), (0.72, 0.36)


def main(path):
    server = Server("photo-desk")
    context = browser().new_context(viewport=WINDOW, has_touch=True, color_scheme="light", device_scale_factor=1)
    page = context.new_page()
    page.goto(server.address)
    page.wait_for_selector("body[data-connection=open] .v")
    width, height = page.evaluate(
        "(({offsetWidth, offsetHeight}) => [offsetWidth, offsetHeight])(document.getElementById('stage'))")
    x, y = HARBOUR[0] * width, HARBOUR[1] * height
    fingers = Fingers(page)
    fingers.touch(a=(x - 40, y))
    fingers.move(a=(x - 45, y + 20), steps=12)
    fingers.touch(b=(x + 30, y - 30))
    fingers.move(a=(x - 50, y + 40), b=(x + 60, y - 60), steps=30)
    fingers.touch(c=(DUNES[0] * width, DUNES[1] * height))
    page.wait_for_timeout(300)
    page.screenshot(path=path)
    fingers.lift()
    context.close()
    server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
