"""One open page: it looks at a table through one socket."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import orjson

from guildhall.server.errors import NotDone
from guildhall.server.to_page import ToPage

KEPT_WAITING = 64  # messages for a page that is slow to take them
KEPT_BYTES = 1_000_000  # of them together


class OpenPage:
    """Whose eyes it has, and what it was sent. Messages are sent by a task of their own, so that a slow page holds nobody up."""

    def __init__(
        self,
        visitor: str | None,
        seats: set[int],
        send: Callable[[str], Awaitable[None]],
        language: str,
        address: str = "",
        kept_bytes: int = KEPT_BYTES,
    ):
        self.visitor, self.seats, self.language, self.address = visitor, seats, language, address
        self.seat: int | None = min(seats) if seats else None
        self.confirm = False
        self.sent_line = 0  # the last line of the log that was sent
        self.chat_sent: int | None = None  # the last line of the chat that was sent; None: all of it is to be sent
        self.ending_sent = False
        self._send, self._kept_bytes, self._bytes = send, kept_bytes, 0
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(KEPT_WAITING)

    def own_seat(self) -> int:
        """The seat that the visitor sits on."""
        if self.seat is None or self.seat not in self.seats:
            raise NotDone("not_yours")
        return self.seat

    def send(self, message: ToPage) -> None:
        """Queues a message."""
        self.send_encoded(orjson.dumps(message))

    def send_encoded(self, text: bytes) -> None:
        """Queues a message. Where too many wait, all are dropped but the newest: each is complete, and chat is sent anew."""
        if self.behind:
            while not self._queue.empty():
                self._bytes -= len(self._queue.get_nowait())
            self.chat_sent = None
        self._bytes += len(text)
        self._queue.put_nowait(text)

    @property
    def behind(self) -> bool:
        """Whether the next message would push others out, and must hold the whole log."""
        return self._queue.full() or self._bytes > self._kept_bytes

    async def flush(self, seconds: float = 1.0) -> None:
        """Gives the page a moment to take what waits."""
        until = time.monotonic() + seconds
        while not self._queue.empty() and time.monotonic() < until:
            await asyncio.sleep(0.01)

    async def send_for_ever(self) -> None:
        while True:
            message = await self._queue.get()
            self._bytes -= len(message)
            await self._send(message.decode())
