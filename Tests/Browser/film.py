"""A moving picture: three phones, each a browser of its own, with their fingers on one PhotoDesk.

Usage: film.py FILE.webp. Frames are put together by a browser as well, so that nothing else is needed.
"""

import base64
import math
import struct
import sys

from playground import CHROMIUM, Fingers, Server, driver

PHONE = {"width": 390, "height": 844}
SCALE = 0.66
GAP = 16
QUALITY = 0.5
MILLISECONDS = 80
# The part of its way that a finger has gone when it is seen first.
START = 0.14
MOST_BYTES = 2_000_000

COMPOSE = """async ([pictures, scale, gap, quality]) => {
  const images = await Promise.all(pictures.map(async (data) => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${data}`;
    await image.decode();
    return image;
  }));
  const [width, height] = [images[0].width * scale, images[0].height * scale];
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(images.length * (width + gap) + gap);
  canvas.height = Math.round(height + 2 * gap);
  const context = canvas.getContext('2d', { alpha: false });
  context.fillStyle = '#24272d';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  images.forEach((image, place) => {
    context.save();
    context.beginPath();
    context.roundRect(gap + place * (width + gap), gap, width, height, 14);
    context.clip();
    context.drawImage(image, gap + place * (width + gap), gap, width, height);
    context.restore();
  });
  return [canvas.toDataURL('image/webp', quality).split(',')[1], canvas.width, canvas.height];
}"""


class Phone:
    def __init__(self, browser, address):
        context = browser.new_context(
            viewport=PHONE, has_touch=True, device_scale_factor=1, color_scheme="light")
        self.page = context.new_page()
        self.page.goto(address)
        self.page.wait_for_selector("body[data-connection=open] .v")
        # A frame of the film takes longer to make than to show: more seconds go into the lanes.
        for _ in range(5):
            self.page.click("#zoom-out")
        self.fingers = Fingers(self.page)

    def place(self, name):
        """The middle of a view, in points of the stage."""
        return self.page.evaluate(
            """name => {
              const stage = document.getElementById('stage');
              const { left, top, width } = stage.getBoundingClientRect();
              const box = document.querySelector(`.v[data-name="${name}"]`).getBoundingClientRect();
              const zoom = width / stage.offsetWidth;
              return [(box.left + box.width / 2 - left) / zoom, (box.top + box.height / 2 - top) / zoom];
            }""", name)

    def picture(self):
        return self.fingers.session.send(
            "Page.captureScreenshot", {"format": "jpeg", "quality": 92})["data"]


def pair(center, reach, angle):
    x, y = reach * math.cos(angle), reach * math.sin(angle)
    return {"a": (center[0] - x, center[1] - y), "b": (center[0] + x, center[1] + y)}


def smooth(part):
    return part * part * (3 - 2 * part)


class Film:
    def __init__(self, phones, studio):
        self.phones = phones
        self.studio = studio
        self.frames = []

    def shoot(self):
        data, self.width, self.height = self.studio.evaluate(
            COMPOSE, [[phone.picture() for phone in self.phones], SCALE, GAP, QUALITY])
        self.frames.append(bitstream(base64.b64decode(data)))

    def rest(self, count):
        for _ in range(count):
            self.shoot()

    def act(self, count, *ways):
        """Moves fingers of the phones along their ways, from 0 to 1, and lifts them."""
        for step in range(count + 1):
            for phone, way in zip(self.phones, ways):
                if way is None:
                    continue
                places = way(START + (1 - START) * smooth(step / count) if step else 0)
                if step == 0:
                    phone.fingers.touch(**places)
                    # Who rests while a frame is made has pressed for long.
                    places = way(START)
                phone.fingers.move(steps=1, pause=0, **places)
            self.shoot()
        for phone, way in zip(self.phones, ways):
            if way is not None:
                phone.fingers.lift()

    def play(self):
        first, second, third = self.phones
        harbour, forest = first.place("photo.harbour"), second.place("photo.forest")
        market = third.place("photo.market")
        self.rest(4)
        # Each has a photo.
        self.act(
            26,
            lambda part: pair(harbour, 34 + 30 * part, -0.5 + 0.5 * part),
            lambda part: {"a": (forest[0] + 24 * part, forest[1] + 92 * part)},
            lambda part: pair(market, 44 + 8 * part, 0.3 - 0.9 * part))
        self.rest(4)
        # Two have one together: a finger of each is a pinch.
        summit = first.place("photo.summit")
        ways = [lambda part, name=name: {"a": pair(summit, 36 + 44 * part, 0.2 + 0.7 * part)[name]} for name in "ab"]
        self.act(26, ways[0], None, ways[1])
        self.rest(6)

    def write(self, path):
        """An animated WebP: each frame is a whole picture (RFC 9649)."""
        body = chunk(b"VP8X", struct.pack("<I", 2) + three(self.width - 1) + three(self.height - 1))
        body += chunk(b"ANIM", struct.pack("<IH", 0xFFFFFFFF, 0))
        for frame in self.frames:
            body += chunk(b"ANMF", three(0) + three(0) + three(self.width - 1) + three(self.height - 1)
                          + three(MILLISECONDS) + b"\2" + frame)
        data = b"RIFF" + struct.pack("<I", len(body) + 4) + b"WEBP" + body
        if len(data) > MOST_BYTES:
            sys.exit(f"film: {len(data)} bytes are more than {MOST_BYTES}")
        with open(path, "wb") as file:
            file.write(data)
        print(f"{path}: {len(self.frames)} frames, {self.width} × {self.height}, {len(data) / 1e6:.2f} MB")


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
    server = Server("photo-desk", "--shared")
    browsers = [driver().chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"]) for _ in range(3)]
    try:
        phones = [Phone(browser, server.address) for browser in browsers]
        film = Film(phones, browsers[0].new_page())
        film.play()
        film.write(path)
    finally:
        for browser in browsers:
            browser.close()
        server.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
