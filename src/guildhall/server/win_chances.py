"""Win chances over finished games: thought out once, however many ask, then kept."""

import asyncio

from guildhall.server.errors import Denied
from guildhall.server.http_models import WinChances
from guildhall.server.job_queue import WorkersBusy
from guildhall.server.workers import WorkerLate, Workers, WorkersGone

KEPT = 200  # finished games whose win chances are remembered


class ChancesOfGames:
    """What is known, and what is being thought out, by table."""

    def __init__(self, workers: Workers):
        self._workers = workers
        self._known: dict[str, WinChances] = {}
        self._begun: dict[str, asyncio.Task[WinChances]] = {}

    async def of(self, id: str, log: str, party: str) -> WinChances:
        """The win chances of a table with this log. Raises Denied."""
        if id in self._known:
            return self._known[id]
        if id not in self._begun:
            self._begun[id] = asyncio.create_task(self._think(id, log, party))
        return await asyncio.shield(self._begun[id])  # who goes away does not end it for the others

    async def _think(self, id: str, log: str, party: str) -> WinChances:
        try:
            chances = await self._workers.win_chances(log, party)
        except WorkerLate:
            raise Denied(503, "no_worker", "this game is too long to be thought through here") from None
        except WorkersBusy:
            raise Denied(503, "too_busy", "too many games are being thought through for you; wait a moment") from None
        except WorkersGone:
            raise Denied(503, "no_worker", "no worker survives this game") from None
        finally:
            del self._begun[id]
        while len(self._known) >= KEPT:
            del self._known[next(iter(self._known))]
        self._known[id] = chances
        return chances
