"""Who is here, over all processes that share the store, and what everybody at a table sees of its chairs.

Each process writes down now and then whom it sees (`keys.seen`), and reads what the others saw.
"""

import time

from guildhall.core.game import GAMES
from guildhall.server.diagnostics import failed
from guildhall.server.open_page import OpenPage
from guildhall.server.store import Chair
from guildhall.server.stored_table import StoredTable
from guildhall.server.to_page import ChairView

MISSED = 2.5  # rounds without a sign after which a visitor of another process is taken to have gone


class Presence:
    """What one process knows of the people at one table."""

    def __init__(self, room: StoredTable, seconds: float):
        self._room, self._stale = room, seconds * MISSED
        self._written: dict[str, float] = {}  # when we last saw a visitor; another time was written by another process
        self.shown = self.from_afar()

    async def arrive(self, page: OpenPage) -> None:
        """A visitor has come; where it has a seat, all processes are to know."""
        if not page.seats or page.visitor is None:
            return
        now = time.time()
        self.saw(page.visitor, now)
        try:
            await self._room.store.be_seen([(self._room.id, page.visitor)], now)
        except Exception:  # it is written down in the next round
            failed("a visitor could not be written down", table=self._room.id)

    def saw(self, visitor: str, now: float) -> None:
        """We have seen this visitor, and have written that down or shall."""
        self._written[visitor] = now
        for seat in self._room.seats_of(visitor):
            self._room.row.seen[seat, visitor] = now

    def visitors(self) -> set[str]:
        """Those with a seat who look through this process."""
        return {page.visitor for page in self._room.pages if page.seats and page.visitor}

    def from_afar(self) -> list[tuple[bool, bool]]:
        """What changes by itself, without anybody coming or going here."""
        return [(self._elsewhere(chair.seat), self.absent(chair)) for chair in self._room.row.chairs]

    def here(self, seat: int) -> bool:
        """Somebody who may move this seat is looking, through this process or another."""
        return any(seat in page.seats for page in self._room.pages) or self._elsewhere(seat)

    def _elsewhere(self, seat: int) -> bool:
        row, since = self._room.row, time.time() - self._stale
        return any(
            seen > since and seen not in (self._written.get(visitor), row.created)
            for (of, visitor), seen in row.seen.items()
            if of == seat
        )

    def away(self, seat: int) -> float | None:
        """Seconds since the person of a seat was last seen; None: it is here, or there is no person."""
        seen = [when for (of, _), when in self._room.row.seen.items() if of == seat]
        return max(0.0, round(time.time() - max(seen))) if seen and not self.here(seat) else None

    def absent(self, chair: Chair) -> bool:
        """The table's rule for absence lets a bot play this seat: its person was asked for so long and was not here."""
        table, (_, seconds) = self._room.desk, rule_of(self._room.row.absence)
        if table is None or not seconds or chair.kind != "person" or chair.bot or chair.seat not in table.to_act:
            return False
        away = self.away(chair.seat)
        return away is not None and min(away, time.time() - self._room.row.changed) >= seconds

    def chairs(self) -> list[ChairView]:
        """Who sits where, for all eyes."""
        row, desk = self._room.row, self._room.desk
        game = desk.game if desk else GAMES[row.game] if row.game in list(GAMES) else None
        sides = game.sides if game else [""] * len(row.chairs)
        return [
            {
                "seat": chair.seat,
                "side": sides[chair.seat],
                "name": chair.name,
                "kind": chair.kind,
                "bot": chair.bot,
                "here": self.here(chair.seat),
                "devices": len(row.keys.get(chair.seat, ())),
                "link": chair.seat in row.links,
                "away": self.away(chair.seat),
                "absent": self.absent(chair),
            }
            for chair in row.chairs
        ]


def rule_of(absence: str) -> tuple[str, float]:
    """A rule for absence: the level of the bot that may play, and after how many seconds; 0: never."""
    level, _, minutes = absence.partition(" ")
    return (level, 60.0 * int(minutes)) if minutes else ("", 0.0)
