"""Where a table stands: its records, its past, and what can be asked of them. `Table` adds what changes them."""

from collections.abc import Callable
from typing import Any

from guildhall.core.compile import PLAIN, zeros
from guildhall.core.game import N_NEWS, N_WHY, NEWS_WIDTH, Game
from guildhall.core.history import Draft, History
from guildhall.core.log import Log
from guildhall.core.play import legal_at, score_at

COMMITTED = 0  # the record that the log tells; record 1 + seat is that seat's draft


class Scalars:
    """Scalar fields of one of many records or mirrors, as Python numbers."""

    def __init__(self, states: Any, i: int):
        self._states, self._i = states, i

    def __getitem__(self, name: str) -> int:
        return int(getattr(self._states[self._i], name) if PLAIN else self._states[name][self._i])


class TableState:
    """The records of one table, and its history."""

    def __init__(self, game: Game, history: History):
        self.game, self.seats, self.history = game, history.log.seats, history
        n = game.layout.n_seats
        self._states = game.records(n + 4)
        self._tried, self._seen = n + 1, n + 2  # scratch: a step on trial, a hidden record
        self._mask, self._why = game.mask(), zeros(N_WHY)
        self._news, self._out = zeros(N_NEWS, NEWS_WIDTH), zeros(3, n, kind=float)
        self._facts = game.fact_row()

    @property
    def log(self) -> Log:
        return self.history.log

    @property
    def n(self) -> int:
        """The number of the last committed line."""
        return self.history.n

    @property
    def to_act(self) -> set[int]:
        """The seats that may act now."""
        asked = int(self._now["to_act"])
        return {seat for seat in range(self.seats) if asked >> seat & 1 and not self._draft(seat).sealed}

    @property
    def round_no(self) -> int:
        return self._now["round_no"]

    @property
    def over(self) -> bool:
        return bool(self._now["over"])

    @property
    def scores(self) -> list[float]:
        """Points of every seat, as far as they are made."""
        score_at(self._states, COMMITTED, self._out)
        return [float(points) for points in self._out[0][: self.seats]]

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win; all 0 before the end."""
        score_at(self._states, COMMITTED, self._out)
        return [float(part) if self.over else 0.0 for part in self._out[2][: self.seats]]

    @property
    def winners(self) -> list[int]:
        """The seats that have won; empty before the end, or if nobody has."""
        return [seat for seat, part in enumerate(self.shares) if part > 0]

    @property
    def ending(self) -> str:
        """The rule that ended the game, or an empty string."""
        return self.game.rulebook.ids[self._now["ending"]]

    def asked(self, seat: int) -> int | None:
        """The line after which this seat's decision opened, or None: a message that answers it carries this number."""
        return self.history.in_force[-1] if seat in self.to_act else None

    def choices(self, seat: int) -> list[str]:
        """The legal moves of a seat, in words."""
        if seat not in self.to_act or self._draft(seat).waiting is not None:
            return []
        low, high, _ = legal_at(self._states, self._record(seat), seat, self._mask)
        return [self.game.actions.words[a] for a in range(low, high) if self._mask[a]]

    def draft(self, seat: int) -> list[str]:
        """The steps of a seat that are not committed."""
        draft = self._draft(seat)
        return [self.game.actions.words[a] for a in (*draft.actions, draft.waiting) if a is not None]

    def waiting(self, seat: int) -> bool:
        """Whether a step of this seat waits for its confirmation."""
        return self._draft(seat).waiting is not None

    def sealed(self) -> dict[int, list[str]]:
        """The simultaneous choices that are made and still secret."""
        return {seat: self.draft(seat) for seat, draft in sorted(self.history.drafts.items()) if draft.sealed}

    def position(self) -> dict[str, Any]:
        """The whole position as readable JSON, knowledge included. It tells every secret."""
        return {"game": self.game.name, "seats": self.seats, "state": self.game.layout.view(self._states[COMMITTED])}

    def checkpoint(self) -> Callable[[], None]:
        """Returns what puts the table back as it is now, lines and drafts, after whatever is done to it."""
        put_back_history = self.history.checkpoint()
        records = {1 + seat: self.game.dump(self._states, 1 + seat) for seat in self.history.drafts}

        def put_back() -> None:
            if put_back_history():
                self.game.undump(self._states, COMMITTED, self.history.after[self.n])
            for i, record in records.items():
                self.game.undump(self._states, i, record)

        return put_back

    # Inside.

    @property
    def _now(self) -> Scalars:
        return Scalars(self._states, COMMITTED)

    def _draft(self, seat: int) -> Draft:
        return self.history.draft(seat)

    def _record(self, seat: int) -> int:
        """Where the record lies that this seat sees and moves."""
        return 1 + seat if self._draft(seat).actions else COMMITTED

    def _dump(self) -> bytes:
        return self.game.dump(self._states, COMMITTED)
