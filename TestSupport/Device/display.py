"""Passes on the output of a small machine with a display, takes the pictures that the output requests, and compares them.

usage: display.py FOLDER

FOLDER has the emulator's sockets `serial` and `monitor`, and gets the pictures. FOLDER/expected has the pictures of
KioskPictures. The display has 800x600 points of one pixel.
"""

import pathlib
import socket
import sys
import time

ROUNDING = 4
# Areas of the kiosk: x, y, width, height.
EVERYTHING = (0, 0, 800, 600)
LABEL = (0, 528, 200, 72)
BUTTON = (208, 540, 184, 48)
PLAN = (80, 16, 640, 496)
WORKSHOP = (294, 18, 421, 213)
KITCHEN = (84, 332, 317, 178)

# A picture, an earlier one, and all areas that may differ, each of which must; none if the pictures must be equal.
COMPARISONS = [
    ("plan", "console", [EVERYTHING], "the kiosk covers the console"),
    ("room", "plan", [WORKSHOP, LABEL], "a tap chooses a room, and only the room and the label are redrawn"),
    ("pinched", "room", [(0, 0, 800, 528)], "two fingers zoom the plan, and the buttons stay"),
    ("pressed", "pinched", [BUTTON], "a finger on a button highlights the button"),
    ("palm", "pinched", [], "a cancelled finger is no tap"),
    ("held", "pressed", [], "the next finger highlights the button again"),
    ("unplugged", "pinched", [], "a finger on a panel that is unplugged is no tap"),
    ("whole", "room", [], "after the panel is back, a tap on the button shows the whole floor"),
    ("kitchen", "whole", [WORKSHOP, KITCHEN, LABEL], "after the display is back, it shows what was tapped meanwhile"),
    ("end", "console", [], "after the end, the console is back"),
    ("dial", "console", [EVERYTHING], "UIApplicationMain shows an app"),
    ("turned", "dial", [(0, 0, 800, 400)], "a finger turns its dial"),
]
EXPECTED = ["plan", "room", "pinched", "whole", "kitchen", "upright"]


def connect(path):
    """Connects to the emulator, which may still be starting."""
    for _ in range(300):
        try:
            connection = socket.socket(socket.AF_UNIX)
            connection.connect(str(path))
            return connection
        except OSError:
            time.sleep(0.1)
    sys.exit(f"display: {path}: the emulator does not answer")


class Monitor:
    """The emulator's console for commands."""

    def __init__(self, path):
        self.connection = connect(path)
        self.wait()

    def wait(self):
        """Reads until the next prompt."""
        answer = b""
        while b"(qemu) " not in answer:
            part = self.connection.recv(4096)
            if not part:
                sys.exit("display: the emulator has ended")
            answer += part

    def take_picture(self, path):
        self.connection.sendall(f"screendump {path}\n".encode())
        # The echo of the command has a prompt before it is complete.
        while not path.exists():
            self.wait()


class Picture:
    """A picture in PPM's binary format."""

    def __init__(self, path):
        kind, size, _, self.bytes = path.read_bytes().split(b"\n", 3)
        if kind != b"P6":
            sys.exit(f"display: {path}: is no picture of colours")
        self.width, self.height = map(int, size.split())

    def turn(self):
        """Turns the picture to the left, as a display shows it that is turned to the right."""
        rows = [self.bytes[3 * y * self.width:3 * (y + 1) * self.width] for y in range(self.height)]
        columns = [b"".join(row[3 * x:3 * x + 3] for row in rows) for x in range(self.width)]
        self.bytes = b"".join(reversed(columns))
        self.width, self.height = self.height, self.width

    def differences(self, other):
        """The points that differ by more than the rounding of an edge's colour, which depends on how much is drawn at once."""
        if (self.width, self.height) != (other.width, other.height):
            return {(x, y) for x in range(800) for y in range(600)}
        found = set()
        for y in range(self.height):
            start, end = 3 * y * self.width, 3 * (y + 1) * self.width
            row, old = self.bytes[start:end], other.bytes[start:end]
            if row != old:
                found |= {(at // 3, y) for at, value in enumerate(row) if abs(value - old[at]) > ROUNDING}
        return found


def compare(folder, name, other, areas, what):
    """Prints whether a comparison holds."""
    paths = [folder / f"{each}.ppm" for each in (name, other)]
    if not all(path.exists() for path in paths):
        print(f"DEVICE-TEST: FAILED {name}: no picture", flush=True)
        return False
    picture, earlier = map(Picture, paths)
    if earlier.width < earlier.height:
        earlier.turn()
    changed = picture.differences(earlier)
    inside = [{(x, y) for x, y in changed if left <= x < left + width and top <= y < top + height}
              for left, top, width, height in areas]
    is_right = all(inside) and changed == set().union(*inside)
    outside = len(changed - set().union(*inside))
    counts = f"{len(changed)} points differ from {other}" + (f", {outside} of them elsewhere" if outside else "")
    print(f"DEVICE-TEST: {'ok' if is_right else 'FAILED'} {name}: {what} ({counts})", flush=True)
    return is_right


def main():
    folder = pathlib.Path(sys.argv[1])
    serial = connect(folder / "serial")
    monitor = Monitor(folder / "monitor")
    is_right = True
    with serial.makefile("rw", encoding="utf-8", errors="replace", newline="") as lines:
        for line in lines:
            line = line.rstrip("\r\n")
            _, found, name = line.partition("DEVICE-TEST: picture ")
            if found:
                monitor.take_picture(folder / f"{name}.ppm")
                lines.write("\n")
                lines.flush()
                continue
            if line in ("DEVICE-TEST: PASSED", "DEVICE-TEST: FAILED"):
                comparisons = COMPARISONS + [
                    (name, f"expected/{name}", [], "is what TouchstonePixels draws") for name in EXPECTED]
                is_right = [compare(folder, *each) for each in comparisons].count(False) == 0
                is_right = is_right and line.endswith("PASSED")
                print(f"DEVICE-TEST: {'PASSED' if is_right else 'FAILED'}", flush=True)
            elif line:
                print(line, flush=True)


if __name__ == "__main__":
    main()
