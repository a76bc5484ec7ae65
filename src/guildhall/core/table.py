"""The one door: every table, on a server or in a terminal, human or bot, is moved through `Table.play`.

The steps of a seat are a draft, applied to a copy of the record and shown to that seat alone; they become one line of the
log when the decision passes on or something is revealed.
"""

import secrets
from collections.abc import Mapping
from typing import Any

from guildhall.core import views
from guildhall.core.actions import named
from guildhall.core.compile import zeros
from guildhall.core.draft import Draft
from guildhall.core.fields import PositionError
from guildhall.core.game import GAMES, N_NEWS, N_WHY, NEWS_WIDTH, Game
from guildhall.core.log import SEED_BITS, TAKEBACK, Line, Log, SeedError, seed_hash
from guildhall.core.play import apply_at, legal_at, open_at, refusal_at, score_at, setup_at
from guildhall.core.positions import checked_game, load_position
from guildhall.core.refusals import Refusal, Refused
from guildhall.core.rng import seed_words
from guildhall.core.speech import Speech
from guildhall.core.views import COMMITTED, Scalars, Step


class Table:
    """One game being played. Made by `new`, `from_position` or `replay`."""

    def __init__(self, game: Game, log: Log, confirm: bool = False):
        self.game, self.seats, self.log, self.confirm = game, log.seats, log, confirm
        n = game.layout.n_seats
        self._states = game.records(n + 4)
        self._tried, self._seen = n + 1, n + 2  # scratch: a step on trial, a hidden record
        self._mask, self._why = game.mask(), zeros(N_WHY)
        self._news, self._out = zeros(N_NEWS, NEWS_WIDTH), zeros(3, n, kind=float)
        self._facts = game.fact_row()
        self._drafts: dict[int, Draft] = {}
        self._steps: list[list[Step]] = []  # of each line
        self._after: list[bytes] = []  # the record after each line, from line 0 on
        self._in_force = [0]  # lines that no takeback has undone

    # Making tables.

    @classmethod
    def new(
        cls,
        game: str,
        seats: int,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        table: str | None = None,
        confirm: bool = False,
    ) -> "Table":
        """A new table; without a seed chance is truly secret (128 random bits)."""
        it = GAMES[game]
        it.check_seats(seats)
        if seed is None:
            seed = secrets.randbits(SEED_BITS)
        if type(seed) is not int or not 0 <= seed < 1 << SEED_BITS:
            raise SeedError(f"a seed is a whole number of up to {SEED_BITS} bits, not {seed!r}")
        table = table or secrets.token_hex(8)
        numbers = it.option_numbers(seats, options or {})
        given = {name: str(value) for name, value in (options or {}).items()}
        log = Log(game, it.rules_version, it.components_hash(), table, seats, given, seed, seed_hash(table, seed))
        self = cls(it, log, confirm)
        chosen, words = zeros(max(1, len(numbers))), zeros(4)
        chosen[: len(numbers)] = numbers
        words[:] = seed_words(seed)
        setup_at(self._states, COMMITTED, seats, chosen, words)
        self._after.append(self._dump())
        return self

    @classmethod
    def from_position(cls, position: Mapping[str, Any], *, table: str | None = None, confirm: bool = False) -> "Table":
        """A table that begins in a position; what is known may be left out, then everybody knows what it sees."""
        it = checked_game(position)
        table = table or secrets.token_hex(8)
        log = Log(
            it.name, it.rules_version, it.components_hash(), table, position["seats"], {}, None, "none", dict(position)
        )
        self = cls(it, log, confirm)
        load_position(it, self._states, COMMITTED, position)
        if not self.over and not any(self.choices(seat) for seat in self.to_act):
            raise PositionError("to_act: in this position nobody who is asked has a legal move")
        self._after.append(self._dump())
        return self

    @classmethod
    def replay(cls, text: str, *, to: int | None = None) -> "Table":
        """The table that a log tells, or told up to line `to`. Raises LogError."""
        from guildhall.core.replaying import replay  # imported here: replaying makes tables

        return replay(text, to)

    # Asking.

    @property
    def n(self) -> int:
        """The number of the last committed line."""
        return len(self.log.lines)

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
        return self._in_force[-1] if seat in self.to_act else None

    def choices(self, seat: int) -> list[str]:
        """The legal moves of a seat, in words."""
        if seat not in self.to_act or self._draft(seat).waiting is not None:
            return []
        low, high, _ = legal_at(self._states, self._record(seat), seat, self._mask)
        return [self.game.actions.words[a] for a in range(low, high) if self._mask[a]]

    def why_not(self, seat: int, words: str) -> Refusal | None:
        """The rule that forbids a move, or None if it is legal."""
        a = self.game.actions.number(words) if isinstance(words, str) else None
        if self.over:
            return self._refusal("table.over")
        if type(seat) is not int or seat not in self.to_act:
            return self._refusal("table.turn")
        if a is None:
            return self._refusal("table.unknown_move", words=str(words))
        if self._draft(seat).waiting is not None:
            return self._refusal("table.waiting")
        rule = self.game.rulebook.ids[int(refusal_at(self._states, self._record(seat), seat, a, self._why))]
        args = named(self.game.reasons.get(rule, ()), [int(n) for n in self._why])
        return self._refusal(rule, **args) if rule else None

    def draft(self, seat: int) -> list[str]:
        """The steps of a seat that are not committed."""
        draft = self._draft(seat)
        return [self.game.actions.words[a] for a in (*draft.actions, draft.waiting) if a is not None]

    def waiting(self, seat: int) -> bool:
        """Whether a step of this seat waits for its confirmation."""
        return self._draft(seat).waiting is not None

    def sealed(self) -> dict[int, list[str]]:
        """The simultaneous choices that are made and still secret."""
        return {seat: self.draft(seat) for seat, draft in sorted(self._drafts.items()) if draft.sealed}

    # Showing.

    def view(self, viewer: int | None = None, memory: bool = True, speech: Speech | None = None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, as JSON, its own draft included; without `memory` what is seen."""
        return views.view(self, viewer, memory, speech or Speech(self.game, self.seats))

    def hidden(self, viewer: int | None) -> Any:
        """An array of one record with holes: all that bots, sockets and environments ever get."""
        return views.hidden(self, viewer)

    def prompt(self, viewer: int | None, language: str = "en") -> str:
        """What the viewer is asked to do now, or whom it waits for, in a sentence."""
        return views.prompt(self, viewer, Speech(self.game, self.seats, language))

    def lines(self, viewer: int | None = None, since: int = 0) -> list[Line]:
        """The committed lines as a viewer may read them; all of them openly when the game is over."""
        return views.lines(self, viewer, since)

    def news(self, viewer: int | None = None, since: int = 0) -> list[dict[str, Any]]:
        """What happened after line `since`, as a viewer may hear it; each item carries its line."""
        return views.news_for(self, viewer, since, self.over)

    def news_in_full(self, since: int = 0) -> list[dict[str, Any]]:
        """All that happened, with every secret: for whoever holds the full log."""
        return views.news_for(self, None, since, True)

    def position(self) -> dict[str, Any]:
        """The whole position as readable JSON, knowledge included. It tells every secret."""
        return {"game": self.game.name, "seats": self.seats, "state": self.game.layout.view(self._states[COMMITTED])}

    # Moving.

    def play(self, seat: int, words: str, confirm: bool | None = None) -> None:
        """One step of a seat. Raises Refused, and then nothing has changed. `confirm` is the seat's own wish, if it has one."""
        if refusal := self.why_not(seat, words):
            raise Refused(refusal)
        a = self.game.actions.number(words)
        assert a is not None
        draft, record = self._draft(seat), self._record(seat)
        self._try(seat, a)
        ends = self._ends(seat, record)
        if ends and (self.confirm if confirm is None else confirm):
            draft.waiting = a
            self._drafts[seat] = draft
            return
        self._take(seat, draft, a)
        if ends:
            self._finish(draft)

    def commit(self, seat: int) -> None:
        """Confirms the step that waits for it (tables with `confirm=True`)."""
        draft = self._draft(seat)
        if draft.waiting is None:
            raise Refused(self._refusal("table.nothing_to_commit"))
        self._try(seat, draft.waiting)
        self._take(seat, draft, draft.waiting)
        draft.waiting = None
        self._finish(draft)

    def undo(self, seat: int) -> None:
        """Drops the last step that is not committed; a simultaneous choice may be withdrawn until the last is made."""
        draft = self._draft(seat)
        if draft.waiting is not None:
            draft.waiting = None
        elif draft.actions:
            draft.actions.pop()
            self.game.undump(self._states, 1 + seat, draft.before.pop())
            draft.sealed = False
        else:
            raise Refused(self._refusal("table.nothing_to_undo"))
        if not draft.actions:
            self._drafts.pop(seat, None)

    def cancel(self, seat: int) -> None:
        """Drops all steps of a seat that are not committed."""
        self._drafts.pop(seat, None)

    def takeback(self, seat: int, m: int) -> None:
        """Goes back to the state after line m, as a line of its own; asking for consent is the server's part."""
        self.check_takeback(seat, m)
        self._drafts.clear()
        self.game.undump(self._states, COMMITTED, self._after[m])
        del self._in_force[self._in_force.index(m) + 1 :]
        self._append(seat, [], f"{TAKEBACK} {m}")

    def check_takeback(self, seat: int, m: int) -> None:
        """Raises Refused if there is no such line to go back to."""
        if m not in self._in_force or seat not in range(self.seats):
            raise Refused(self._refusal("table.takeback", line=str(m)))

    # Inside.

    @property
    def _now(self) -> Scalars:
        return Scalars(self._states, COMMITTED)

    def _draft(self, seat: int) -> Draft:
        return self._drafts.get(seat) or Draft()

    def _record(self, seat: int) -> int:
        """Where the record lies that this seat sees and moves."""
        return 1 + seat if self._draft(seat).actions else COMMITTED

    def _try(self, seat: int, a: int) -> None:
        """Applies a step to a copy of the seat's record."""
        self._copy(self._tried, self._record(seat))
        apply_at(self._states, self._tried, seat, a, self._news)

    def _take(self, seat: int, draft: Draft, a: int) -> None:
        """The step just tried becomes part of the draft."""
        draft.before.append(self.game.dump(self._states, self._record(seat)))
        draft.actions.append(a)
        self._drafts[seat] = draft
        self._copy(1 + seat, self._tried)

    def _ends(self, seat: int, record: int) -> bool:
        """Whether the step on trial passes the decision on or reveals something."""
        tried, before = Scalars(self._states, self._tried), Scalars(self._states, record)
        alone = before["to_act"] & (before["to_act"] - 1) == 0
        passes = tried["to_act"] != before["to_act"] if alone else not tried["to_act"] >> seat & 1
        return bool(passes or tried["over"] or tried["reveals"] != before["reveals"])

    def _finish(self, draft: Draft) -> None:
        """Commits a draft; simultaneous choices are committed together, in seat order, when the last is made."""
        asked = [s for s in range(self.seats) if self._now["to_act"] >> s & 1]
        draft.sealed = True
        if not all(self._draft(s).sealed for s in asked):
            return
        drafts = {s: self._drafts[s].actions for s in asked}
        self._drafts.clear()
        for s, actions in drafts.items():
            self._append(s, actions, "; ".join(self.game.actions.words[a] for a in actions))

    def _append(self, seat: int, actions: list[int], text: str) -> None:
        steps = []
        for a in actions:
            opened = bool(open_at(self._states, COMMITTED, seat, a))
            apply_at(self._states, COMMITTED, seat, a, self._news)
            rows = [[int(value) for value in self._news[k]] for k in range(1, self._news[0][0] + 1)]
            steps.append(Step(a, opened, rows))
        self.log.lines.append(Line(self.n + 1, seat, tuple(text.split("; "))))
        self._steps.append(steps)
        self._after.append(self._dump())
        self._in_force.append(self.n)

    def _refusal(self, rule: str, **args: Any) -> Refusal:
        return Refusal(rule, args, self.game.name, self.seats)

    def _copy(self, to: int, source: int) -> None:
        self.game.undump(self._states, to, self.game.dump(self._states, source))

    def _dump(self) -> bytes:
        return self.game.dump(self._states, COMMITTED)
