"""A playground under test: the server, a real browser that shows it, and fingers for both.

Fingers are true touch events, sent through the DevTools protocol. The server prints its trace, so
that a test can compare what it decided with what the page shows.
"""

import atexit
import contextlib
import functools
import json
import math
import os
import queue
import re
import shutil
import subprocess
import tempfile
import threading
import time
import unittest

import axe_playwright_python
from playwright.sync_api import sync_playwright

COMMAND = os.environ.get("TOUCHSTONE", ".build/debug/touchstone")
PAGE = os.environ.get("TOUCHSTONE_PAGE")
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
# The same engine without what belongs to a window takes half of the work for a page.
WINDOWLESS = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or CHROMIUM
# No process for what draws or fetches, where one of its own is only slower; letters as wide as in a window.
LEAN = ["--no-sandbox", "--disable-gpu", "--disable-site-isolation-trials",
        "--enable-features=NetworkServiceInProcess2", "--font-render-hinting=none"]
AXE = os.path.join(os.path.dirname(axe_playwright_python.__file__), "axe.min.js")
# What it complains of, in words: all that it has found is large, and takes long to hand over.
COMPLAINTS = """([part, options]) => axe.run(part ?? document, { resultTypes: ['violations'], ...options }).then(found =>
  found.violations.flatMap(each =>
    each.nodes.slice(0, 4).map(node => `${each.id}: ${node.html.slice(0, 140)}`)))"""


class Server:
    """`touchstone serve --trace`, and the lines that it prints; `alone`: without options of this one's."""

    def __init__(self, *arguments, port=0, alone=False):
        own = [] if alone else ["--trace"]
        if not alone and not {"--host", "--token-file"} & {*arguments}:
            own.append("--no-token")
        self.process = subprocess.Popen(
            [COMMAND, "serve", "--port", str(port), *own, *arguments],
            stdout=subprocess.PIPE, text=True)
        self.lines = queue.Queue()
        self.all = []
        threading.Thread(target=self._read, daemon=True).start()
        self.address = self._address()
        self.port = int(re.search(r":(\d+)/", self.address).group(1))

    def _read(self):
        for line in self.process.stdout:
            self.all.append(line.rstrip("\n"))
            self.lines.put(line.rstrip("\n"))

    def _address(self):
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            try:
                line = self.lines.get(timeout=0.2).strip()
            except queue.Empty:
                continue
            if line.startswith("http://"):
                return line
        raise RuntimeError("the server told no address")

    def story(self):
        """Who did what, without times: "tap ended", and who was cancelled or failed."""
        told = []
        for line in self.all:
            match = re.match(r"session \d+ +[\d.]+  (.+?)  +action (\w+)$", line)
            if match:
                told.append(f"{match.group(1).strip()} {match.group(2)}")
        return told

    def wait_for(self, text, seconds=5):
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if any(text in line for line in self.all):
                return
            time.sleep(0.02)
        raise AssertionError(f"the server never said {text!r}; last lines: {self.all[-12:]}")

    def forget(self):
        self.all.clear()

    def stop(self, kill=False):
        (self.process.kill if kill else self.process.terminate)()
        self.process.wait(timeout=10)
        self.process.stdout.close()


class Fingers:
    """Touches of one page, in points of its stage, or of another surface of it."""

    def __init__(self, page, surface="#stage"):
        self.session = page.context.new_cdp_session(page)
        self.page = page
        self.surface = surface
        self.down = {}
        # When the first finger of a gesture came, and the last one went.
        self.came = self.went = None

    def place(self, x, y):
        # Asking takes time, which a finger that is down does not have; the stage stays where it is then.
        if not self.down:
            self.stage = self.page.evaluate(
                """surface => {
                  const stage = document.querySelector(surface);
                  const { left, top, width } = stage.getBoundingClientRect();
                  return [left, top, width / stage.offsetWidth];
                }""", self.surface)
        left, top, zoom = self.stage
        return left + x * zoom, top + y * zoom

    def _send(self, kind):
        self.came = self.came or time.monotonic()
        points = [
            {"x": x, "y": y, "id": finger, "radiusX": 9, "radiusY": 9, "force": 0.5}
            for finger, (x, y) in sorted(self.down.items())
        ]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def touch(self, **places):
        """Puts fingers down, by name: touch(a=(10, 20))."""
        for name, place in places.items():
            self.down[ord(name)] = self.place(*place)
            self._send("touchStart")

    def move(self, steps=12, pause=0.012, **ends):
        starts = {ord(name): self.down[ord(name)] for name in ends}
        targets = {ord(name): self.place(*end) for name, end in ends.items()}
        for step in range(1, steps + 1):
            part = step / steps
            for finger, (x, y) in starts.items():
                end_x, end_y = targets[finger]
                self.down[finger] = (x + (end_x - x) * part, y + (end_y - y) * part)
            self._send("touchMove")
            time.sleep(pause)

    def turn(self, center, radius, angle, steps=20, pause=0.012):
        """Turns fingers a and b around a point."""
        for step in range(1, steps + 1):
            now = angle * step / steps
            dx, dy = radius * math.cos(now), radius * math.sin(now)
            self.down[ord("a")] = self.place(center[0] - dx, center[1] - dy)
            self.down[ord("b")] = self.place(center[0] + dx, center[1] + dy)
            self._send("touchMove")
            time.sleep(pause)

    def lift(self, *names):
        for name in names or [chr(finger) for finger in self.down]:
            del self.down[ord(name)]
        self._send("touchEnd")
        self.went = time.monotonic()

    def tap(self, x, y):
        self.touch(a=(x, y))
        time.sleep(0.04)
        self.lift()


@functools.cache
def driver():
    """What drives browsers: there can be one only."""
    playwright = sync_playwright().start()
    atexit.register(playwright.stop)
    return playwright


@functools.cache
def browser():
    """One browser for all tests: each has a context of its own."""
    # A page that comes from a folder is nobody's, and would not reach this machine.
    isolation = ["--disable-features=LocalNetworkAccessChecks"] if PAGE else []
    browser = driver().chromium.launch(executable_path=WINDOWLESS, args=[*LEAN, *isolation])
    atexit.register(browser.close)
    return browser


def complaints(page, part=None, **options):
    """What axe complains of, in a part of the page if one is named; its script comes to a page once."""
    if not page.evaluate("'axe' in window"):
        with open(AXE, encoding="utf-8") as file:
            page.evaluate(file.read())
    return page.evaluate(COMPLAINTS, [part, options])


class WindowedBrowser:
    """A browser with a window and tabs, on a screen of its own in memory.

    What drives a browser makes it tell every page that it is seen. So this one is started by hand, and
    left as people have it: a tab behind another one is hidden.
    """

    def __init__(self, address):
        self.closers = contextlib.ExitStack()
        screen = self._start_screen()
        folder = self.closers.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        self._start(
            [CHROMIUM, "--no-sandbox", "--disable-gpu", "--no-first-run", "--window-size=1200,820",
             "--remote-debugging-port=0", f"--user-data-dir={folder}", address],
            env={**os.environ, "DISPLAY": screen})
        port = self._port(os.path.join(folder, "DevToolsActivePort"))
        browser = driver().chromium.connect_over_cdp(f"http://127.0.0.1:{port}", no_defaults=True)
        self.closers.callback(browser.close)
        self.context = browser.contexts[0]
        self.page = self.context.pages[0]

    def _start(self, command, **options):
        process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **options)
        self.closers.callback(process.wait, timeout=10)
        self.closers.callback(process.terminate)

    def _start_screen(self):
        reader, writer = os.pipe()
        self._start(
            ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
            pass_fds=[writer])
        os.close(writer)
        with os.fdopen(reader, encoding="ascii") as file:
            return f":{file.readline().strip()}"

    def _port(self, path):
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            # It is written before its content is.
            if os.path.exists(path) and len(lines := open(path, encoding="ascii").read().split()) > 1:
                return lines[0]
            time.sleep(0.05)
        raise RuntimeError("the browser told no port")

    def close(self):
        self.closers.close()


class PlaygroundCase(unittest.TestCase):
    """A test with a server of its own and a page that shows an example."""

    arguments = ()
    size = {"width": 1280, "height": 860}

    @classmethod
    def setUpClass(cls):
        cls.browser = browser()

    def serve(self):
        return Server(*self.arguments)

    def browse(self):
        """Makes the test's page."""
        self.context = self.visitor(accept_downloads=True)
        return self.context.new_page()

    def visitor(self, **options):
        """A user with a browser."""
        context = self.browser.new_context(**{"viewport": self.size, "has_touch": True, **options})
        self.addCleanup(context.close)
        if PAGE:
            context.route("**/*", self.from_disk)
        return context

    def from_disk(self, route):
        """For work on the page: its files as they are in a folder, not as they were when it was built."""
        name = route.request.url.split("?")[0].rsplit("/", 1)[1] or "index.html"
        path = os.path.join(PAGE, name)
        if os.path.isfile(path):
            route.fulfill(path=path)
        else:
            route.continue_()

    def save_kept(self, download, path):
        """Saves a page to keep, with the broken rule of mutants.py. The server makes the page from its own files, not from PAGE."""
        download.save_as(path)
        broken = json.loads(os.environ.get("TOUCHSTONE_BROKEN", "[]"))
        if broken:
            with open(path, encoding="utf-8") as file:
                text = file.read()
            with open(path, "w", encoding="utf-8") as file:
                file.write(text.replace(*broken))

    def setUp(self):
        self.server = self.serve()
        self.addCleanup(lambda: self.server.stop())  # A test may have started another one.
        self.page = self.browse()
        self.problems = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.goto(self.server.address)
        self.page.wait_for_selector("body[data-connection=open] .v")
        self.fingers = Fingers(self.page)

    def tearDown(self):
        self.assertEqual(self.problems, [], "the page's scripts had no errors")

    def open(self, example):
        # An example that is shown already is marked already; its views come anew all the same, and a
        # finger that is down when they do is lifted by the page.
        self.page.evaluate(
            """id => {
              document.querySelector('#tree > .v').dataset.before = '';
              document.querySelector(`[data-example='${id}']`).click();
            }""", example)
        self.wait_until("() => document.querySelector('#tree > .v:not([data-before])') !== null")
        self.page.wait_for_selector(f"[data-example='{example}'][aria-current=true]", state="attached")
        self.server.forget()

    def timely(self, example, work, seconds):
        """Does something on an example as new, again if this machine was too busy to do it in time."""
        for _ in range(10):
            self.open(example)
            place = self.middle
            self.fingers.came = None
            work(*place)
            if self.fingers.went - self.fingers.came < seconds:
                return
            time.sleep(0.5)
        self.skipTest("this machine is too busy to be in time")

    def double_tap(self, example):
        def work(x, y):
            self.fingers.tap(x, y)
            time.sleep(0.06)
            self.fingers.tap(x, y)

        self.timely(example, work, 0.3)

    def download(self, folder):
        """The path of the recording that the page hands out."""
        with self.page.expect_download() as download:
            self.page.click("#download")
        path = os.path.join(folder, download.value.suggested_filename)
        download.value.save_as(path)
        return path

    @property
    def middle(self):
        width, height = self.page.evaluate(
            "[document.getElementById('stage').offsetWidth,"
            " document.getElementById('stage').offsetHeight]")
        return width / 2, height / 2

    def wait_until(self, question, argument=None, page=None, seconds=6):
        """Asks the page until it says yes. (The page's policy forbids what Playwright's own does.)"""
        deadline = time.monotonic() + seconds
        while not (page or self.page).evaluate(question, argument):
            if time.monotonic() > deadline:
                raise AssertionError(f"never true: {question} {argument or ''}")
            time.sleep(0.03)

    def wait_for(self, question, complaint, seconds=6):
        """Asks until the answer is yes."""
        deadline = time.monotonic() + seconds
        while not question():
            if time.monotonic() > deadline:
                raise AssertionError(complaint())
            time.sleep(0.03)

    def assert_story(self, story, seconds=6):
        """What the server prints may come later than what it tells the page."""
        deadline = time.monotonic() + seconds
        while self.server.story() != story and time.monotonic() < deadline:
            time.sleep(0.02)
        self.assertEqual(self.server.story(), story)

    def finished_story(self):
        """The story until a recognizer has ended."""
        self.server.wait_for("action ended")
        return self.server.story()

    def line(self):
        """What the scene says of itself."""
        return self.page.text_content(".v[data-name=line] .text")

    def wait_for_line(self, text, seconds=6):
        self.wait_until(
            "text => document.querySelector('.v[data-name=line] .text')?.textContent === text", text,
            seconds=seconds)

    def bars(self, name):
        """The states of the bars in a recognizer's lane, in order of time."""
        return self.page.evaluate(
            """name => {
              const lane = [...document.querySelectorAll('.lane')]
                .find(each => each.querySelector('.who').textContent === name);
              return lane ? [...lane.querySelectorAll('.b')]
                .sort((one, other) => parseFloat(one.style.left) - parseFloat(other.style.left))
                .map(bar => bar.dataset.state) : [];
            }""", name)

    def wait_for_bars(self, name, states):
        deadline = time.monotonic() + 5
        while time.monotonic() < deadline:
            if self.bars(name) == states:
                return
            time.sleep(0.03)
        self.assertEqual(self.bars(name), states)

    def transform(self, name):
        return self.page.evaluate(
            "name => document.querySelector(`.v[data-name=${name}]`).style.transform", name)
