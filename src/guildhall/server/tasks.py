"""Work that goes on when whoever wanted it has gone."""

import asyncio
from collections.abc import Coroutine


class Tasks:
    """What was begun and is not ended."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.running.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits has got it; nobody else needs it
