"""The picture of docs/playground.md: two hands on the desk of pictures. Usage: still.py FILE.png"""

import sys

from playground import Fingers, Server, browser

WINDOW = {"width": 1280, "height": 800}
# Middles of two pictures, as shares of the stage.
HARBOUR, DUNES = (0.3, 0.28), (0.72, 0.36)
ATTEMPTS = 20
# How many recognizers of the chosen view have begun and go on.
GOING_ON = "document.querySelectorAll('#inspector .state[data-state=changed]').length"


def fingers_on(page):
    """Puts two fingers on one picture and one on another. Returns them, and whether pan, pinch and turn go on."""
    page.wait_for_selector("body[data-connection=open] .v")
    page.click("#inspector :text-is('photo.harbour')")
    width, height = page.evaluate(
        "(({offsetWidth, offsetHeight}) => [offsetWidth, offsetHeight])(document.getElementById('stage'))")
    x, y = HARBOUR[0] * width, HARBOUR[1] * height
    fingers = Fingers(page)
    fingers.touch(a=(x - 40, y))
    fingers.move(a=(x - 45, y + 20), steps=2)
    fingers.touch(b=(x + 30, y - 30))
    fingers.move(a=(x - 50, y + 40), b=(x + 60, y - 60), steps=30)
    fingers.touch(c=(DUNES[0] * width, DUNES[1] * height))
    page.wait_for_timeout(300)
    return fingers, page.evaluate(GOING_ON) == 3


def main(path):
    server, chromium = Server("photo-desk"), browser()
    # On a busy machine a finger rests for so long that it is a long press, which opens a menu.
    for _ in range(ATTEMPTS):
        context = chromium.new_context(viewport=WINDOW, has_touch=True, color_scheme="light", device_scale_factor=1)
        page = context.new_page()
        page.goto(server.address)
        fingers, is_right = fingers_on(page)
        if is_right:
            page.screenshot(path=path)
        fingers.lift()
        context.close()
        if is_right:
            break
    server.stop()
    if not is_right:
        sys.exit(f"still.py: pan, pinch and turn did not go on together in {ATTEMPTS} attempts: end other programs, and try again")


if __name__ == "__main__":
    main(*sys.argv[1:])
