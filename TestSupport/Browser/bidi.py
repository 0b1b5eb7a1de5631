"""Firefox without a window, driven by WebDriver BiDi over a socket of its own."""

import base64
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import tempfile
import time

FIREFOX = os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
PREFERENCES = {
    "dom.w3c_touch_events.enabled": 1,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "toolkit.telemetry.enabled": False,
}


class WebSocket:
    """A client's side of RFC 6455, for text messages."""

    def __init__(self, host, port, path):
        self.socket = socket.create_connection((host, port), timeout=30)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n").encode())
        self.buffer = b""
        head = self._until(b"\r\n\r\n")
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise ConnectionError(head.decode(errors="replace"))

    def _more(self):
        data = self.socket.recv(65536)
        if not data:
            raise ConnectionError("the browser closed the socket")
        self.buffer += data

    def _until(self, end):
        while end not in self.buffer:
            self._more()
        head, self.buffer = self.buffer.split(end, 1)
        return head

    def _take(self, count):
        while len(self.buffer) < count:
            self._more()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def send(self, text):
        data = text.encode()
        mask = os.urandom(4)
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", 0x81, 0x80 | size)
        elif size < 1 << 16:
            head = struct.pack("!BBH", 0x81, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x81, 0x80 | 127, size)
        self.socket.sendall(head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(data)))

    def receive(self):
        """The next text; pings and other frames are passed over."""
        text = b""
        while True:
            first, second = self._take(2)
            size = second & 0x7f
            if size == 126:
                size = struct.unpack("!H", self._take(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self._take(8))[0]
            data = self._take(size)
            if first & 0x0f in (0, 1):
                text += data
                if first & 0x80:
                    return text.decode()

    def close(self):
        self.socket.close()


class Firefox:
    """One page of a browser of its own."""

    def __init__(self, width=1280, height=860):
        self.profile = tempfile.mkdtemp(prefix="touchstone-firefox-")
        with open(os.path.join(self.profile, "user.js"), "w", encoding="utf-8") as file:
            for name, value in PREFERENCES.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        self.process = subprocess.Popen(
            [FIREFOX, "--headless", "--no-remote", "--profile", self.profile, "--remote-debugging-port=0"],
            stderr=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
        self.commands = 0
        self.errors = []
        port = self._port()
        self.socket = WebSocket("127.0.0.1", port, "/session")
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])
        self.context = self.ask("browsingContext.getTree")["contexts"][0]["context"]
        self.ask("browsingContext.setViewport", context=self.context,
                 viewport={"width": width, "height": height}, devicePixelRatio=1)

    def _port(self):
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            line = self.process.stderr.readline()
            match = re.search(r"WebDriver BiDi listening on ws://[^:]+:(\d+)", line)
            if match:
                return int(match.group(1))
            if not line and self.process.poll() is not None:
                break
        raise RuntimeError("Firefox said no port for WebDriver BiDi")

    def ask(self, method, **params):
        self.commands += 1
        number = self.commands
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self.errors.append(message["params"]["text"])
            if message.get("id") != number:
                continue
            if message["type"] == "error":
                raise RuntimeError(f"{method}: {message['message']}")
            return message["result"]

    def open(self, address):
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, code):
        """The value of an expression, which goes through JSON."""
        result = self.ask("script.evaluate", expression=f"JSON.stringify({code})", awaitPromise=True,
                          target={"context": self.context})
        if result["type"] == "exception":
            raise RuntimeError(result["exceptionDetails"]["text"])
        return json.loads(result["result"].get("value", "null"))

    def wait_for(self, code, seconds=10):
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            value = self.evaluate(code)
            if value:
                return value
            time.sleep(0.05)
        raise AssertionError(f"never true: {code}")

    def drag(self, start, end, steps=10, pause=16):
        """A finger that comes down at a place of the page, moves, and lifts."""
        moves = []
        for step in range(1, steps + 1):
            part = step / steps
            moves.append({
                "type": "pointerMove", "x": round(start[0] + (end[0] - start[0]) * part),
                "y": round(start[1] + (end[1] - start[1]) * part), "duration": pause})
        self.ask("input.performActions", context=self.context, actions=[{
            "type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"},
            "actions": [
                {"type": "pointerMove", "x": round(start[0]), "y": round(start[1])},
                {"type": "pointerDown", "button": 0}, *moves, {"type": "pointerUp", "button": 0}]}])

    def close(self):
        try:
            self.ask("session.end")
        except (OSError, RuntimeError):
            pass  # The browser ends below in any case.
        self.socket.close()
        self.process.terminate()
        self.process.wait(timeout=20)
        self.process.stderr.close()
        shutil.rmtree(self.profile, ignore_errors=True)
