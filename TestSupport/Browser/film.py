"""A moving picture: a swipe that a pan prevents, why, the cure, and the same fingers again.

Usage: film.py FILE.webp. Frames are put together by a browser as well, so that nothing else is needed.
"""

import base64
import math
import struct
import sys
import time

from playground import CHROMIUM, Server, driver

WINDOW = {"width": 1000, "height": 640}
SCALE = 0.9
CAPTION = 58
QUALITY = 0.72
# How long frames are shown, in milliseconds: a gesture in slow motion, a result, and the first frame.
MOVING, STILL, FIRST = 130, 2600, 4000
MOST_BYTES = 2_000_000
# At most so many frames of a gesture.
MOST_MOVING = 14

TITLE = "A swipe loses to a pan. Touchstone says why, and tries the cure with the same fingers."
STEPS = [
    "1   A swipe to the right: the pan begins, and the swipe fails.",
    "2   Why: the pan needs 10 points and the swipe 50, so the pan begins first.",
    "3   The cure, tried with the same fingers: the pan waits until the swipe has failed.",
    "4   Kept. The same swipe is recognized.",
]

COMPOSE = """async ([data, caption, scale, height, quality]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(image.width * scale);
  canvas.height = Math.round(image.height * scale) + height;
  const context = canvas.getContext('2d', { alpha: false });
  context.fillStyle = '#24272d';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#fff';
  context.font = '600 20px DejaVu Sans, sans-serif';
  context.textBaseline = 'middle';
  const room = canvas.width - 40;
  const width = context.measureText(caption).width;
  if (width > room) context.font = `600 ${Math.floor(20 * room / width * 10) / 10}px DejaVu Sans, sans-serif`;
  context.fillText(caption, 20, height / 2);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, height, canvas.width, canvas.height - height);
  return [canvas.toDataURL('image/webp', quality).split(',')[1], canvas.width, canvas.height];
}"""


class Film:
    def __init__(self, browser, address):
        context = browser.new_context(viewport=WINDOW, has_touch=True, color_scheme="light")
        self.studio = context.new_page()
        self.page = context.new_page()
        self.page.goto(address)
        self.page.wait_for_selector("body[data-connection=open] .v")
        self.page.click("#zoom-in")
        self.page.click("#zoom-in")
        self.session = context.new_cdp_session(self.page)
        self.frames = []
        self.size = None

    def add(self, picture, caption, milliseconds, place=None):
        data, *self.size = self.studio.evaluate(COMPOSE, [picture, caption, SCALE, CAPTION, QUALITY])
        frame = (bitstream(base64.b64decode(data)), milliseconds)
        self.frames.insert(len(self.frames) if place is None else place, frame)

    def picture(self):
        # What opens and closes has come to rest by then.
        time.sleep(0.5)
        return base64.b64encode(self.page.screenshot()).decode()

    def swipe(self, caption):
        """Has the page play a swipe, and takes what the browser shows meanwhile."""
        pictures = []

        def take(frame):
            pictures.append(frame["data"])
            self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

        self.session.on("Page.screencastFrame", take)
        self.session.send("Page.startScreencast", {"format": "png"})
        self.page.click("#doer button:text-is('Swipe right')")
        self.page.wait_for_timeout(900)
        # The lanes stay where they are from now on.
        self.page.click("#follow")
        self.session.send("Page.stopScreencast")
        self.session.remove_listener("Page.screencastFrame", take)
        for picture in pictures[::math.ceil(len(pictures) / MOST_MOVING) or 1]:
            self.add(picture, caption, MOVING)
        self.add(self.picture(), caption, STILL)

    def play(self):
        self.swipe(STEPS[0])
        self.page.click(".lane:has(.who:text-is('swipe')) .b[data-state=failed]")
        self.add(self.picture(), STEPS[1], STILL + 1000)
        self.page.click("#why button:has-text('Let pan wait for swipe')")
        self.page.wait_for_selector("#sheet[open] .run .b[data-state=ended]", state="attached")
        trial = self.picture()
        self.add(trial, STEPS[2], STILL + 1000)
        self.page.click("#sheet button:text-is('Keep this change')")
        self.page.wait_for_selector("#changes li")
        self.page.click("#clear")
        self.page.click("#follow")
        self.swipe(STEPS[3])
        # As a still it is enough: what was before and after the cure.
        self.add(trial, TITLE, FIRST, place=0)

    def write(self, path):
        """An animated WebP: each frame is a whole picture (RFC 9649)."""
        width, height = self.size
        body = chunk(b"VP8X", struct.pack("<I", 2) + three(width - 1) + three(height - 1))
        body += chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))
        for frame, milliseconds in self.frames:
            body += chunk(b"ANMF", three(0) + three(0) + three(width - 1) + three(height - 1)
                          + three(milliseconds) + b"\2" + frame)
        data = b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body
        if len(data) > MOST_BYTES:
            sys.exit(f"film: {len(data)} bytes are more than {MOST_BYTES}")
        with open(path, "wb") as file:
            file.write(data)
        print(f"{path}: {len(self.frames)} frames, {width} × {height}, {len(data) / 1e6:.2f} MB")


def bitstream(picture):
    """The part of a WebP file that is the picture, without what is said of its colours."""
    place = 12
    while place < len(picture):
        size = struct.unpack_from("<I", picture, place + 4)[0]
        end = place + 8 + size + size % 2
        if picture[place:place + 4] == b"VP8 ":
            return picture[place:end]
        place = end
    raise ValueError("the browser has made no lossy picture")


def chunk(name, data):
    return name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)


def three(number):
    return struct.pack("<I", number)[:3]


def main(path):
    server = Server("pan-beats-swipe")
    browser = driver().chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
    try:
        film = Film(browser, server.address)
        film.play()
        film.write(path)
    finally:
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
