"""A playground's server and clients that say anything to it, for scripts that test it from outside."""

import collections
import json
import os
import re
import select
import socket
import struct
import subprocess
import threading


class Client:
    """A socket that says anything; what the server answers is read by those who care."""

    def __init__(self, port, token=None, timeout=5, version=13):
        """Without a token it does not ask for a WebSocket."""
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=timeout)
        self.rest = b""
        if token:
            host = f"127.0.0.1:{port}"
            self.socket.sendall(
                f"GET /socket?token={token} HTTP/1.1\r\nHost: {host}\r\n"
                f"Origin: http://{host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                f"Sec-WebSocket-Version: {version}\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                "Sec-WebSocket-Protocol: touchstone.1\r\n\r\n".encode())
            while b"\r\n\r\n" not in self.rest:
                part = self.socket.recv(65536)
                if not part:
                    raise ConnectionError("the server let nobody in")
                self.rest += part
            head, _, self.rest = self.rest.partition(b"\r\n\r\n")
            if not head.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(head.decode(errors="replace").partition("\r\n")[0])

    def send(self, payload, opcode=1, final=True, masked=True, length=None):
        if not isinstance(payload, bytes):
            payload = json.dumps(payload).encode()
        mask = 0x80 if masked else 0
        head = bytes([(0x80 if final else 0) | opcode])
        size = len(payload) if length is None else length
        if size < 126:
            head += bytes([mask | size])
        elif size < 65536:
            head += struct.pack(">BH", mask | 126, size)
        else:
            head += struct.pack(">BQ", mask | 127, size)
        self.socket.sendall(head + (bytes(4) if masked else b"") + payload)

    def take(self, count):
        while len(self.rest) < count:
            part = self.socket.recv(65536)
            if not part:
                raise ConnectionError("closed")
            self.rest += part
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def has_news(self, timeout):
        return bool(self.rest) or bool(select.select([self.socket], [], [], timeout)[0])

    def hear(self):
        """Takes one frame, and answers it if it is a ping; the message, if it is one."""
        head = self.take(2)
        size = head[1] & 127
        if size > 125:
            size = int.from_bytes(self.take(2 if size == 126 else 8), "big")
        payload = self.take(size)
        if head[0] & 15 == 8:
            raise ConnectionError(f"closed with {int.from_bytes(payload[:2], 'big')}")
        if head[0] & 15 == 9:
            self.send(payload, opcode=10)
        return json.loads(payload) if head[0] & 15 == 1 else None

    def read(self):
        while True:
            if (message := self.hear()) is not None:
                return message

    def wait_for(self, kind):
        while True:
            message = self.read()
            if message["type"] == kind:
                return message

    def hello(self):
        self.send({"type": "hello", "version": 1, "size": [400, 600], "scale": 2})
        self.wait_for("scene")
        return self

    def close(self):
        self.socket.close()


class Server:
    """`touchstone serve` with options of one's own, on a port that the system chooses."""

    def __init__(self, command, *options, **names):
        self.process = subprocess.Popen(
            [*([command] if isinstance(command, str) else command), "serve", "--port", "0", *options],
            stdout=subprocess.PIPE, text=True, **names)
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/\?token=(\w+)", line):
                self.port, self.token = int(found[1]), found[2]
                break
        else:
            raise ConnectionError("the server told no address")
        self.said = collections.deque(maxlen=10_000)
        self.reader = threading.Thread(
            target=self.said.extend, args=(self.process.stdout,), daemon=True)
        self.reader.start()

    def end(self):
        """Tells it to end, and hands out the last lines that it has said."""
        self.process.terminate()
        self.process.wait(10)
        self.reader.join(10)
        return list(self.said)

    def client(self, **names):
        """A client with a socket that has not said hello."""
        return Client(self.port, self.token, **names)

    def stranger(self):
        """A connection that has said nothing."""
        return Client(self.port)

    def megabytes(self):
        """The most memory that it has had."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as file:
            return int(re.search(r"VmHWM:\s+(\d+)", file.read())[1]) // 1024
