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
from guildhall.core.fields import PositionError
from guildhall.core.game import GAMES, Game
from guildhall.core.history import Draft, History, Step
from guildhall.core.log import SEED_BITS, Line, Log, LogError, SeedError, seed_hash
from guildhall.core.play import apply_at, open_at, refusal_at, setup_at
from guildhall.core.positions import checked_game, load_position
from guildhall.core.refusals import Refusal, Refused
from guildhall.core.rng import seed_words
from guildhall.core.rulings import completed, rulings
from guildhall.core.speech import Speech
from guildhall.core.table_state import COMMITTED, Scalars, TableState


class Table(TableState):
    """One game being played. Made by `new`, `from_position` or `replay`."""

    def __init__(self, game: Game, history: History, confirm: bool = False):
        super().__init__(game, history)
        self.confirm = confirm

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
        self = cls(it, History(log), confirm)
        chosen, words = zeros(max(1, len(numbers))), zeros(4)
        chosen[: len(numbers)] = numbers
        words[:] = seed_words(seed)
        setup_at(self._states, COMMITTED, seats, chosen, words)
        self.history.after.append(self._dump())
        return self

    @classmethod
    def from_position(cls, position: Mapping[str, Any], *, table: str | None = None, confirm: bool = False) -> "Table":
        """A table that begins in a position; what is known may be left out, then everybody knows what it sees."""
        it = checked_game(position)
        table = table or secrets.token_hex(8)
        log = Log(
            it.name, it.rules_version, it.components_hash(), table, position["seats"], {}, None, "none", dict(position)
        )
        self = cls(it, History(log), confirm)
        load_position(it, self._states, COMMITTED, position)
        if not self.over and not any(self.choices(seat) for seat in self.to_act):
            raise PositionError("to_act: in this position nobody who is asked has a legal move")
        self.history.after.append(self._dump())
        return self

    @classmethod
    def replay(cls, text: str, *, to: int | None = None) -> "Table":
        """The table that a log tells, or told up to line `to`. Raises LogError."""
        log = Log.parse(text)
        game = GAMES[log.game]
        ruled = rulings(game, log.rules)
        if log.components != game.components_hash():
            raise LogError(
                f"this log was played with other components of {game.title} ({log.components}); give them with --components"
            )
        if log.start is not None:
            table = cls.from_position(completed(game, log.start, log.rules), table=log.table)
            if (table.game is not game) or table.seats != log.seats:
                raise LogError("the start position of this log is of another game or number of seats than its header")
        elif log.seed is None:
            raise LogError("this log is redacted: without its seed it can be read but not replayed")
        else:
            table = cls.new(log.game, log.seats, log.seed, {**ruled, **log.options}, table=log.table)
        # The header stays as it was written: a table that was begun under earlier rules goes on under them.
        table.log.rules, table.log.options, table.log.start = log.rules, log.options, log.start
        table.log.seed_hash, table.log.absence = log.seed_hash, log.absence
        for line in log.lines[: len(log.lines) if to is None else to]:
            table.follow(line)
        return table

    def past(self, m: int) -> "Table":
        """The table as it stood after line m, to look at."""
        assert m in range(self.n + 1), "there is no such line"
        then = Table(self.game, self.history.until(m))
        then.game.undump(then._states, COMMITTED, self.history.after[m])
        return then

    # Asking and showing.

    def why_not(self, seat: int, words: str) -> Refusal | None:
        """The rule that forbids a move, or None if it is legal."""
        a = self.game.actions.number(words) if isinstance(words, str) else None
        if self.over:
            return self._refusal("table.over")
        if type(seat) is not int or seat not in self.to_act:
            return self._refusal("table.turn", sides=[self.game.sides[other] for other in sorted(self.to_act)])
        if a is None:
            return self._unknown(seat, str(words))
        if self._draft(seat).waiting is not None:
            return self._refusal("table.waiting")
        rule = self.game.rulebook.ids[int(refusal_at(self._states, self._record(seat), seat, a, self._why))]
        if rule == "table.not_now":
            return self._refusal(rule, asked=views.asked(self, seat) or ("nothing-more", {}))
        args = named(self.game.reasons.get(rule, ()), [int(n) for n in self._why])
        return self._refusal(rule, **args) if rule else None

    def view(self, viewer: int | None = None, memory: bool = True, speech: Speech | None = None) -> dict[str, Any]:
        """All that a seat (None: a spectator) may know, as JSON, its own draft included; without `memory` what is seen."""
        return views.view(self, viewer, memory, speech or Speech(self.game, self.seats))

    def sight(self, viewer: int | None = None) -> dict[str, Any]:
        """What is seen on the table, without memories and words. Parts of it are shared: it is not to be changed."""
        return views.sight(self, viewer)

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
            self.history.drafts[seat] = draft
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
            self.history.drafts.pop(seat, None)

    def cancel(self, seat: int) -> None:
        """Drops all steps of a seat that are not committed."""
        self.history.drafts.pop(seat, None)

    def takeback(self, seat: int, m: int) -> None:
        """Goes back to the state after line m, as a line of its own; asking for consent is the server's part."""
        self.check_takeback(seat, m)
        self.game.undump(self._states, COMMITTED, self.history.after[m])
        self.history.take_back(seat, m)

    def check_takeback(self, seat: int, m: int) -> None:
        """Raises Refused if there is no such line to go back to."""
        if m not in self.history.in_force or seat not in range(self.seats):
            raise Refused(self._refusal("table.takeback", line=str(m)))

    def follow(self, line: Line) -> None:
        """Plays a line of the log that was committed elsewhere. Raises LogError."""
        n = self.n
        try:
            if line.takeback is not None:
                self.takeback(line.seat, line.takeback)
                return
            for move in line.moves:
                if self.n != n:
                    raise LogError(f"line {line.n} of the log has moves after its end: {move!r}")
                self.play(line.seat, move)
        except Refused as refused:
            raise LogError(f"line {line.n} of the log cannot be replayed: {refused}") from None
        if self.n == n and line.seat in self.to_act:
            raise LogError(f"line {line.n} of the log is cut off: the decision is not complete")

    # Inside.

    def _try(self, seat: int, a: int) -> None:
        """Applies a step to a copy of the seat's record."""
        self._copy(self._tried, self._record(seat))
        apply_at(self._states, self._tried, seat, a, self._news)

    def _take(self, seat: int, draft: Draft, a: int) -> None:
        """The step just tried becomes part of the draft."""
        draft.before.append(self.game.dump(self._states, self._record(seat)))
        draft.actions.append(a)
        self.history.drafts[seat] = draft
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
        drafts = {s: self.history.drafts[s].actions for s in asked}
        self.history.drafts.clear()
        for s, actions in drafts.items():
            self._append(s, actions, "; ".join(self.game.actions.words[a] for a in actions))

    def _append(self, seat: int, actions: list[int], text: str) -> None:
        steps = []
        for a in actions:
            opened = bool(open_at(self._states, COMMITTED, seat, a))
            apply_at(self._states, COMMITTED, seat, a, self._news)
            rows = [[int(value) for value in self._news[k]] for k in range(1, self._news[0][0] + 1)]
            steps.append(Step(a, opened, rows))
        self.history.append(seat, text, steps, self._dump())

    def _refusal(self, rule: str, **args: Any) -> Refusal:
        return Refusal(rule, args, self.game.name, self.seats)

    def _unknown(self, seat: int, words: str) -> Refusal:
        """Words that are no move: the game may know what was meant, and why it is never possible."""
        unknown, s = self.game.unknown, self._states[self._record(seat)]
        rule, args = (unknown and unknown(s, words)) or ("table.unknown_move", {"words": words})
        if rule == "table.not_now":
            args = {"asked": views.asked(self, seat) or ("nothing-more", {})}
        return self._refusal(rule, **args)

    def _copy(self, to: int, source: int) -> None:
        self.game.undump(self._states, to, self.game.dump(self._states, source))
