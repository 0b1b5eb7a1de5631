"""What the page costs: time of a frame with many views, and memory while fingers move."""

import json
import os
import tempfile
import time
import unittest

from playground import PlaygroundCase, Server

VIEWS = 500
CROWD = {
    "size": [800, 600],
    "view": {
        "name": "root",
        "recognizers": [{"type": "pan"}],
        "subviews": [
            {"name": f"tile {number}", "frame": [number % 25 * 32, number // 25 * 30, 30, 28]}
            for number in range(VIEWS)
        ],
    },
}
# Three fingers rest and move for so many seconds; the whole five minutes with SECONDS=300.
SECONDS = int(os.environ.get("SECONDS", "10"))


class Crowd(PlaygroundCase):
    def serve(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = os.path.join(folder.name, "crowd.scene.json")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(CROWD, file)
        return Server("--scene", path)

    def browse(self):
        """A page between which and the server more is said than the server says."""
        page = super().browse()
        self.views = []

        def meet(socket):
            self.socket = socket
            server = socket.connect_to_server()
            server.on_message(lambda text: (self.hear(text), socket.send(text)))

        page.route_web_socket("**/socket*", meet)
        return page

    def hear(self, text):
        message = json.loads(text)
        if message["type"] == "scene":
            self.views = [view for view in message["views"] if view["name"].startswith("tile")]
        self.moment = message.get("at", getattr(self, "moment", 0))

    def measured(self, session):
        known = {each["name"]: each["value"] for each in session.send("Performance.getMetrics")["metrics"]}
        return sum(known[f"{name}Duration"] for name in ["Script", "Layout", "RecalcStyle"])

    def test_a_frame_in_which_500_views_move_takes_script_and_layout_less_than_8_ms(self):
        self.assertEqual(len(self.views), VIEWS)
        session = self.page.context.new_cdp_session(self.page)
        # In time of the page's own thread: other work of this machine does not count.
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        place = "document.querySelector('.v[data-name=\"tile 0\"]').style.transform"
        start = self.page.evaluate(place)
        best = None
        # Until one is quick enough: other work of this machine makes some of them slow.
        for _ in range(6):
            if best and best < 0.008:
                break
            before = self.measured(session)
            for step in range(30):
                for view in self.views:
                    view["center"] = [view["center"][0] + (-1) ** step * 3.5, view["center"][1]]
                self.moment += 0.016
                self.socket.send(json.dumps({"type": "update", "at": self.moment, "views": self.views}))
                self.page.wait_for_timeout(16)
            each = (self.measured(session) - before) / 30
            best = min(each, best or each)
        self.views[0]["center"][0] += 40
        self.socket.send(json.dumps({"type": "update", "at": self.moment, "views": self.views[:1]}))
        self.wait_until(f"start => {place} !== start", start)
        print(f"\n{VIEWS} views: {best * 1000:.2f} ms of script, style and layout in a frame")
        self.assertLess(best, 0.008)


class Memory(PlaygroundCase):
    arguments = ("photo-desk",)

    def heap(self, session):
        session.send("HeapProfiler.collectGarbage")
        return session.send("Runtime.getHeapUsage")["usedSize"] / 1e6

    def resident(self):
        with open(f"/proc/{self.server.process.pid}/status", encoding="ascii") as file:
            return int(next(line for line in file if line.startswith("VmRSS")).split()[1]) / 1e3

    def move(self, seconds):
        end = time.monotonic() + seconds
        x, y = self.middle
        while time.monotonic() < end:
            self.fingers.touch(a=(x - 60, y), b=(x + 60, y), c=(x, y + 70))
            for _ in range(3):
                self.fingers.move(a=(x - 90, y - 20), b=(x + 90, y + 20), c=(x, y + 110), steps=20)
                self.fingers.move(a=(x - 60, y), b=(x + 60, y), c=(x, y + 70), steps=20)
            self.fingers.lift()

    def measured(self, session):
        """What page, server and document hold while a scene lives; and the same once it is there anew."""
        elements = "document.querySelectorAll('*').length"
        for _ in range(2):
            yield self.heap(session), self.resident(), self.page.evaluate(elements)
            self.open("photo-desk")
            # Fingers that were lifted fade.
            self.page.wait_for_timeout(400)

    def test_three_fingers_leave_page_and_server_as_they_were(self):
        session = self.page.context.new_cdp_session(self.page)
        # Until tapes, traces and lanes are what they become.
        self.move(SECONDS * 0.4)
        before, anew_before = self.measured(session)
        self.move(seconds := SECONDS * 0.6)
        after, anew_after = self.measured(session)
        print(f"\n{SECONDS} s of three fingers: page {before[0]:.1f} to {after[0]:.1f} MB, server {before[1]:.0f} to "
              f"{after[1]:.0f} MB, {before[2]} to {after[2]} elements; anew {anew_before[0]:.2f} to "
              f"{anew_after[0]:.2f} MB, {anew_before[2]} to {anew_after[2]} elements")
        self.assertLess(after[0], before[0] * 1.25 + 2)
        self.assertLess(after[2], before[2] * 1.5 + 200)
        # It keeps the fingers since the scene began, 4 MiB of them, and 7000 lines of trace for a page.
        self.assertLess(after[1], before[1] + min(24, 1.5 * seconds))
        # What is still there when nothing of the gestures is left was forgotten.
        self.assertLess(anew_after[0], anew_before[0] + 0.15)
        self.assertLess(anew_after[2], anew_before[2] + 20)


if __name__ == "__main__":
    unittest.main()
