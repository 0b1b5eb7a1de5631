"""Clients that nobody wants, against the real server: it refuses, answers or closes, costs no more than
before, and a page beside them does not notice."""

import json
import os
import re
import socket
import struct
import time

from playground import PlaygroundCase


class Client:
    """A WebSocket that may say anything."""

    def __init__(self, port, path="/socket", host=None, origin=None, protocol="touchstone.1"):
        host = host or f"127.0.0.1:{port}"
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=10)
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin or 'http://' + host}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Protocol: {protocol}\r\n\r\n"
            .encode())
        self.rest = b""
        while b"\r\n\r\n" not in self.rest:
            part = self._receive()
            if not part:
                break
            self.rest += part
        head, _, self.rest = self.rest.partition(b"\r\n\r\n")
        self.is_open = head.startswith(b"HTTP/1.1 101")

    def _receive(self):
        try:
            return self.socket.recv(65536)
        except (ConnectionError, TimeoutError):
            return b""

    def send(self, payload, opcode=1, is_final=True):
        if not isinstance(payload, bytes):
            payload = json.dumps(payload).encode()
        head = bytes([(0x80 if is_final else 0) | opcode])
        if len(payload) < 126:
            head += bytes([0x80 | len(payload)])
        elif len(payload) < 65536:
            head += struct.pack(">BH", 0x80 | 126, len(payload))
        else:
            head += struct.pack(">BQ", 0x80 | 127, len(payload))
        self.socket.sendall(head + bytes(4) + payload)

    def _take(self, count):
        while len(self.rest) < count:
            part = self._receive()
            if not part:
                return None
            self.rest += part
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def read(self):
        """The next message: an object, the number of a close, or nothing once it is over."""
        head = self._take(2)
        if head is None:
            return None
        size = head[1] & 127
        if size > 125:
            size = int.from_bytes(self._take(2 if size == 126 else 8), "big")
        payload = self._take(size)
        if head[0] & 15 == 8:
            return int.from_bytes(payload[:2], "big")
        return json.loads(payload) if head[0] & 15 == 1 else self.read()

    def wait_for(self, kind):
        while isinstance(message := self.read(), dict):
            if message["type"] == kind:
                return message
        return message

    def hello(self):
        self.send({"type": "hello", "version": 1, "size": [400, 600], "scale": 2})
        return self.wait_for("scene")

    def close(self):
        self.socket.close()


NONSENSE = [
    b"", b"{", b"nul", b"null", b"[]", b"7", b'"tap"', b"\xff\xfe", b"{}", b'{"type":5}',
    b'{"type":"nothing"}', b'{"type":"input"}', b'{"type":"input","frames":"x","sequence":1}',
    b'{"type":"input","frames":[{}],"sequence":1}',
    b'{"type":"input","frames":[{"stamp":1e999}],"sequence":1}',
    b'{"type":"input","frames":[{"stamp":1,"contacts":[{"id":1,"phase":"began","samples":[]}]}],'
    b'"sequence":1}',
    b'{"type":"input","frames":[{"stamp":1,"contacts":[{"id":1,"phase":"began",'
    b'"samples":[[1,1e300,0]]}]}],"sequence":1}',
    b'{"type":"hello","version":1,"size":[1]}', b'{"type":"set"}', b'{"type":"open"}',
    b'{"type":"open","scene":{"views":[{"frame":"x"}]}}', b'{"type":"replay","do":"explode"}',
    b'{"type":"load","name":"x","base64":"***"}', b'{"type":"trace","on":7}',
    b"[" * 200_000, b'{"type":' * 50_000, b'{"type":"open","scene":' + b'{"a":' * 100_000,
]


class Hostile(PlaygroundCase):
    def memory(self):
        with open(f"/proc/{self.server.process.pid}/status", encoding="ascii") as file:
            return int(re.search(r"VmRSS:\s+(\d+)", file.read()).group(1))

    def assert_page_works(self):
        # What they ordered before may still be carried out; but it comes to an end. A machine that is so
        # busy may make a tap last too long.
        for attempt in range(10):
            self.open("tap")
            self.fingers.tap(*self.middle)
            try:
                self.wait_for_line("Tapped, once", seconds=3)
                break
            except AssertionError:
                if attempt == 9:
                    raise
        self.assertIsNone(self.server.process.poll())

    def test_strangers_open_no_socket(self):
        port = self.server.port
        for wrong in [
            {"origin": "http://evil.example"}, {"origin": "null"}, {"host": f"evil.example:{port}"},
            {"host": "127.0.0.1"}, {"path": "/"}, {"path": "/socket/../x"}, {"protocol": "chat"},
        ]:
            client = Client(port, **wrong)
            self.assertFalse(client.is_open, wrong)
            client.close()
        self.assert_page_works()

    def test_nonsense_is_answered_and_changes_nothing(self):
        client = Client(self.server.port)
        client.hello()
        for stamp, text in enumerate(NONSENSE):
            client.send(text)
            # An empty message is none.
            if text:
                self.assertIsInstance(client.wait_for("error"), dict, text[:60])
            client.send({"type": "ping", "stamp": stamp})
            self.assertEqual(client.wait_for("pong")["stamp"], stamp, text[:60])
        client.close()
        self.assert_page_works()

    def test_binary_huge_and_half_messages_close_their_own_socket(self):
        def closed_by(send):
            client = Client(self.server.port)
            client.hello()
            try:
                send(client)
            except (ConnectionError, TimeoutError):
                pass
            code = client.wait_for("nothing")
            client.close()
            return code

        self.assertEqual(closed_by(lambda client: client.send(os.urandom(500), opcode=2)), 1003)
        self.assertIn(
            closed_by(lambda client: client.send(b"a" * (36 << 20))), (1009, None))
        self.assertIn(closed_by(lambda client: client.socket.sendall(os.urandom(4000))), (1002, None))
        first = Client(self.server.port)
        first.send({"type": "tick", "stamp": 1})
        self.assertEqual(first.wait_for("nothing"), 1008)
        half = Client(self.server.port)
        half.hello()
        half.send(b'{"type":"pi', is_final=False)
        self.assert_page_works()
        half.close()

    def test_thousands_that_come_and_go_cost_nothing(self):
        port = self.server.port

        def come_and_go(count):
            kept = []
            for number in range(count):
                try:
                    client = socket.create_connection(("127.0.0.1", port), timeout=10)
                    if number % 3 == 0:
                        client.sendall(b"GET / HTTP/1.1\r\nHo")
                    if number % 50 == 0:
                        kept.append(client)
                        continue
                    client.close()
                except OSError:
                    pass
            for client in kept:
                client.close()
            time.sleep(0.5)

        come_and_go(1000)
        before = self.memory()
        come_and_go(9000)
        self.assertLess(self.memory() - before, 8192)
        self.assert_page_works()

    def test_pages_that_do_not_read_cost_a_bounded_amount(self):
        clients = []
        for _ in range(4):
            client = Client(self.server.port)
            client.hello()
            clients.append(client)
        before = self.memory()
        for _ in range(40):
            for client in clients:
                try:
                    for _ in range(20):
                        client.send({"type": "open", "example": "scroll-nested"})
                        client.send({"type": "recordings"})
                except OSError:
                    pass
            time.sleep(0.02)
        self.assertLess(self.memory() - before, 200_000)
        for client in clients:
            client.close()
        self.assert_page_works()
