"""A visit: one page that looks at a table through one socket."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import orjson

KEPT_WAITING = 64  # messages for a page that is slow to take them


class NotDone(Exception):
    """What a visitor wanted could not be done; `error` is a slug that the page has words for."""

    def __init__(self, error: str):
        super().__init__(error)
        self.error = error


class Visit:
    """Messages are put into a queue and sent by a task of their own, so that a slow page holds nobody up."""

    def __init__(self, visitor: str | None, seats: set[int], send: Callable[[str], Awaitable[None]], language: str):
        self.visitor, self.seats, self.language = visitor, seats, language
        self.seat: int | None = min(seats) if seats else None
        self.confirm = False
        self.told = 0  # the last line of the log that was sent
        self.over_told = False
        self._send = send
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(KEPT_WAITING)

    def tell(self, message: dict[str, Any]) -> None:
        """Queues a message. Where too many wait, all are dropped but the newest: each is complete."""
        if self._queue.full():
            while not self._queue.empty():
                self._queue.get_nowait()
        self._queue.put_nowait(orjson.dumps(message))

    @property
    def behind(self) -> bool:
        """Whether the next message would push others out, and must tell the whole log."""
        return self._queue.full()

    async def flush(self, seconds: float = 1.0) -> None:
        """Gives the page a moment to take what waits."""
        until = time.monotonic() + seconds
        while not self._queue.empty() and time.monotonic() < until:
            await asyncio.sleep(0.01)

    async def send_for_ever(self) -> None:
        while True:
            message = await self._queue.get()
            await self._send(message.decode())
