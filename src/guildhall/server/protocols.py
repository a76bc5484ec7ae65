"""Uvicorn's protocols, with the limits that they do not have by themselves.

A request must be complete in time, its headers have a size, a socket may only send so many frames, and who does not read
what is sent to it is let go. Proxies that uvicorn trusts are not counted: all visitors come through them.
"""

import asyncio
import ipaddress
import os
from functools import partial
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from guildhall.server.limits import Bucket, Counted, counted_as
from guildhall.server.settings import Settings

SLICE = 4096  # bytes of a socket that are taken apart at once: what is hidden in them is counted before the next
FRAGMENTS = 64  # of one message
POLICY = 1008
GOODBYE_SECONDS = 5.0


class Admission:
    """Knows who is inside, for both protocols."""

    def __init__(self, settings: Settings, trusted: str = "127.0.0.1"):
        self.settings = settings
        self._held = Counted(settings.connections_per_address)
        self._all = False
        self._trusted = []
        for word in trusted.replace(",", " ").split():
            if word == "*":
                self._all = True
            else:
                try:
                    self._trusted.append(ipaddress.ip_network(word, strict=False))
                except ValueError:  # uvicorn also takes names, of sockets in the file system
                    continue

    def enter(self, transport: asyncio.Transport) -> str | None:
        """Who this counts as; None: there is no room for it. Empty: it is not counted."""
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else ""
        if not host or self._is_proxy(host):
            return ""
        name = counted_as(host)
        return name if self._held.take(name) else None

    def leave(self, name: str | None) -> None:
        if name:
            self._held.give_back(name)

    def _is_proxy(self, host: str) -> bool:
        try:
            address = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return self._all
        return self._all or any(address in network for network in self._trusted)


class DropsSlowReaders:
    """Who stops reading is let go after a while: nothing is kept for it for ever."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    admission: Admission
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        if self._unread is None:
            self._unread = self.loop.call_later(self.admission.settings.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        self._read_again()

    def _read_again(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class LimitedSocket(DropsSlowReaders, WebSocketsSansIOProtocol):
    """Frames are counted, empty ones and pieces too."""

    def __init__(self, *args: Any, counts_as: str = "", **named: Any):
        super().__init__(*args, **named)
        self._counts_as = counts_as
        rate = self.admission.settings.messages_per_second
        self._frames_left = Bucket(50 * rate, 10 * rate)  # messages are counted by themselves, and answered

    def connection_lost(self, exc: Exception | None) -> None:
        self._read_again()
        self.admission.leave(self._counts_as)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for begin in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[begin : begin + SLICE])

    def _too_many(self) -> bool:
        """Closes the socket where too many frames have come."""
        if self.transport.is_closing():
            return True
        if self._frames_left.take() and len(self.frames) < FRAGMENTS:
            return False
        self.conn.fail(POLICY, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        self._end()
        return True

    def _end(self) -> None:
        """Says goodbye; who does not listen to it is cut off."""
        self.transport.close()
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._end()

    def handle_cont(self, event: Frame) -> None:
        if not self._too_many():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if not self._too_many():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if not self._too_many():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if not self._too_many():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if not self._too_many():
            super().handle_pong(event)


class LimitedHttp(DropsSlowReaders, HttpToolsProtocol):
    """A request has so long for its headers and its body, and so many bytes for its headers."""

    def __init__(self, *args: Any, **named: Any):
        super().__init__(*args, **named)
        self._counts_as: str | None = ""
        self._patience: asyncio.TimerHandle | None = None
        self._head: int | None = 0  # bytes that came while the headers were not complete; None: they are

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counts_as = self.admission.enter(transport)
        if self._counts_as is None:
            transport.abort()
        else:
            self._expect(self.admission.settings.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._read_again()
        self._expect(None)
        self.admission.leave(self._counts_as)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._head is None and self._patience is None and (self.cycle is None or self.cycle.response_complete):
            self._begin()  # also where only line ends come, of which the parser makes nothing
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > self.admission.settings.header_bytes:
                self.send_400_response("The headers of this request are too long.")

    def _begin(self) -> None:
        self._head = 0
        self._expect(self.admission.settings.header_seconds)

    def on_message_begin(self) -> None:
        self._begin()
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        many = len(self.headers) > self.admission.settings.headers
        if many or sum(len(a) + len(b) for a, b in self.headers) > self.admission.settings.header_bytes:
            raise ValueError("too many headers")  # answered with 400

    def on_headers_complete(self) -> None:
        self._head = None
        self._expect(self.admission.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The place of this connection is the socket's from now on."""
        self._expect(None)
        protocol: Any = self.ws_protocol_class
        self.ws_protocol_class = partial(protocol, counts_as=self._counts_as)  # type: ignore[assignment]
        self._counts_as = ""
        super().handle_websocket_upgrade()

    def _expect(self, seconds: float | None) -> None:
        """From now on so long until the next step; None: no hurry."""
        if self._patience is not None:
            self._patience.cancel()
        self._patience = None if seconds is None else self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()


def uvicorn_options(settings: Settings) -> dict[str, Any]:
    """The options for uvicorn, so that everybody comes in through these protocols."""
    admission = Admission(settings, os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1"))
    return {
        "http": type("LimitedHttp", (LimitedHttp,), {"admission": admission}),
        "ws": type("LimitedSocket", (LimitedSocket,), {"admission": admission}),
        "ws_max_size": settings.message_bytes * 4,  # characters have up to four bytes
        "ws_per_message_deflate": False,
        "access_log": False,
        "log_config": None,
        "server_header": False,
    }
