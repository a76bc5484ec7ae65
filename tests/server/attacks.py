"""Attacks on our own server, over the loopback, bounded in number and time: for tests and for benchmarks/attacked.py."""

import base64
import contextlib
import json
import os
import socket
import struct
from urllib.parse import urlsplit

from serving import OPEN

MASK = b"\x00\x00\x00\x00"  # a mask of zeros leaves the payload as it is


def from_address(url: str, address: str) -> socket.socket:
    """A connection that comes from another address of the loopback (Linux has all of 127.0.0.0/8)."""
    host, port = urlsplit(url).hostname, urlsplit(url).port
    assert host and port
    opened = socket.create_connection((host, port), timeout=30, source_address=(address, 0))
    OPEN.append(opened.close)
    return opened


def frame(payload: bytes, opcode: int = 1, final: bool = True) -> bytes:
    first = opcode | (0x80 if final else 0)
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack("!H", len(payload))
    return bytes([first]) + length + MASK + payload


def raw_socket(url: str, table: str, address: str, cookie: str = "", small: bool = False) -> socket.socket:
    """A websocket after its handshake, by hand: it need not read what it is sent."""
    opened = from_address(url, address)
    if small:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    key = base64.b64encode(os.urandom(16)).decode()
    opened.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nConnection: Upgrade\r\n"
        f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        piece = opened.recv(1)  # not one byte more than the answer
        if not piece:
            raise ConnectionError("closed at the handshake")
        answer += piece
    if b" 101 " not in answer.split(b"\r\n")[0]:
        raise ConnectionError(answer.split(b"\r\n")[0].decode())
    return opened


def is_closed(opened: socket.socket, seconds: float = 30.0) -> bool:
    """Whether the other side ends the connection; all that still comes is thrown away."""
    opened.settimeout(seconds)
    with contextlib.suppress(TimeoutError):
        try:
            while opened.recv(65536):
                pass
        except ConnectionError:
            pass
        return True
    return False


def empty_fragments(opened: socket.socket, count: int) -> int:
    """One message in so many empty pieces; how many could be sent."""
    opened.settimeout(30)
    pieces, sent = frame(b"", 0, False) * 1000, 0
    with contextlib.suppress(OSError):
        opened.sendall(frame(b"", 1, False))
        while sent < count:
            opened.sendall(pieces)
            sent += 1000
    return sent


def half_requests(url: str, addresses: list[str], count: int) -> list[socket.socket]:
    """Connections whose requests never end."""
    held = []
    for k in range(count):
        with contextlib.suppress(OSError):
            opened = from_address(url, addresses[k % len(addresses)])
            held.append(opened)
            opened.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nX-Half: ")
    return held


def chatter(opened: socket.socket, lines: int) -> None:
    with contextlib.suppress(OSError):
        for k in range(lines):
            opened.sendall(frame(json.dumps({"do": "say", "text": f"{k} " + "x" * 480}).encode()))
