"""The one complete message of a table. Each part is made and encoded once, and shared by all to whom it says the same."""

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, cast

import orjson

from guildhall.core.log import taken_back
from guildhall.core.replaying import within
from guildhall.core.speech import Speech
from guildhall.core.table import Table
from guildhall.core.views import by_step, prompt
from guildhall.server.to_page import (
    Json,
    LineView,
    MoveView,
    StepView,
    TableMessage,
    TableOwn,
    TableSeated,
    TableSeen,
    TableSight,
    TableWords,
)

if TYPE_CHECKING:
    from guildhall.server.store import Row  # a worker needs no database

TAKEN_FROM_VIEW = (
    "game", "n", "seats", "seat", "to_act", "asked", "over", "scores", "points", "winners", "draft", "seed", "seed_hash",
    "state", "facts",
)  # fmt: skip
NEWS_REMEMBERED = 500  # of one table in one language: most are told to everybody
MARK = "\ue000"  # no sentence has it
MARKED = re.compile(f"{MARK}([^{MARK}]*){MARK}")


class Eyes(NamedTuple):
    """Whose eyes a page looks through (None: a spectator's), in which language, and the line after which its log begins."""

    seat: int | None
    language: str
    since: int


class RememberedSpeech(Speech):
    """A sentence that was said once is remembered, for all tables of the game: most are said to many, and again and again.

    Where a player is named there is a mark, so that the same sentence serves whoever plays that side.
    """

    _everywhere: ClassVar[dict[tuple[str, str, int, frozenset[str]], dict[tuple[object, ...], str]]] = {}

    def __init__(self, table: Table, language: str, names: Mapping[str, str]):
        super().__init__(table.game, table.seats, language, {side: MARK + side + MARK for side in names})
        self._said = self._everywhere.setdefault((table.game.name, language, table.seats, frozenset(names)), {})
        self._players = dict(names)

    def say(self, id: str, **args: object) -> str:
        key = (id, *args.items())
        if (text := self._said.get(key)) is None:
            text = self._said[key] = super().say(id, **args)
        return text

    def named(self, text: str) -> str:
        """A sentence with the players' names where the marks are."""
        return MARKED.sub(lambda mark: self._players[mark[1]], text) if MARK in text else text


class Sentences:
    """The sentences of one table in one language."""

    def __init__(self, table: Table, language: str, names: Mapping[str, str]):
        self._table, self._speech = table, RememberedSpeech(table, language, names)
        self._moves: dict[str, tuple[str, dict[str, str]]] = {}
        self._told: dict[tuple[object, ...], Json] = {}

    def label(self, move: str, state: Json) -> str:
        return self._speech.named(self._speech.move(move, state))

    def move(self, move: str, state: Json) -> MoveView:
        if (parts := self._moves.get(move)) is None:
            actions = self._table.game.actions
            number = actions.number(move)
            assert number is not None
            parts = self._moves[move] = actions.parts(number)
        return {"move": move, "verb": parts[0], "args": parts[1], "label": self.label(move, state)}

    def prompt(self, viewer: int | None, state: Json, table: Table | None = None) -> str:
        return self._speech.named(prompt(table or self._table, viewer, self._speech, state))

    def ending(self) -> str:
        return (
            self._speech.named(self._speech.ending(self._table.ending))
            if self._table.over and self._table.ending
            else ""
        )

    def log(self, viewer: int | None, since: int) -> list[LineView]:
        """The lines after `since` with the news of each, as the viewer may hear them."""
        log: list[LineView] = []
        lines = self._table.log.lines
        for n, steps in by_step(self._table, viewer, since, self._table.over):
            line, news = lines[n - 1], [self._news(item) for items in steps for item in items]
            told = [len(items) for items in steps]
            log.append({"n": n, "seat": line.seat, "takeback": line.takeback, "steps": told, "news": news})
        return log

    def _news(self, item: Json) -> Json:
        key = tuple(item.items())
        if (news := self._told.get(key)) is None:
            if len(self._told) >= NEWS_REMEMBERED:
                self._told.clear()
            news = self._told[key] = {**item, "text": self._speech.named(self._speech.news(item))}
        return news


class Views:
    """What is seen of a table through every pair of eyes, encoded once while the table stands as it does."""

    def __init__(self, table: Table, names: Callable[[], Mapping[str, str]]):
        self._table, self._names = table, names
        self._sentences: dict[str, Sentences] = {}
        self._sights: dict[int | None, tuple[Json, bytes]] = {}
        self._seen: dict[Eyes, bytes] = {}

    def forget(self) -> None:
        """The table has changed. What was said stays said."""
        self._sights.clear()
        self._seen.clear()

    def seen(self, eyes: Eyes) -> bytes:
        """What these eyes see, as a part of a message."""
        if (seen := self._seen.get(eyes)) is None:
            if eyes.seat not in self._sights:
                view = self._table.sight(eyes.seat)
                self._sights[eyes.seat] = view, encoded(sight(self._table, view))
            view, part = self._sights[eyes.seat]
            if eyes.language not in self._sentences:
                self._sentences[eyes.language] = Sentences(self._table, eyes.language, self._names())
            said = words(self._sentences[eyes.language], view, eyes.since)
            seen = self._seen[eyes] = part + b"," + encoded(said)
        return seen


def sight(table: Table, view: Json) -> TableSight:
    """What is seen, of a view of the table."""
    viewer, sight = view["seat"], {key: view[key] for key in TAKEN_FROM_VIEW}
    sight["waiting"] = isinstance(viewer, int) and table.waiting(viewer)
    sight["redo"] = taken_back(table.log.lines)
    sight["sealed"] = isinstance(viewer, int) and viewer in table.sealed()
    return cast(TableSight, {"type": "table", "broken": "", **sight})


def words(sentences: Sentences, view: Mapping[str, Any], since: int) -> TableWords:
    """What is said to whoever has this view."""
    viewer, state = view["seat"], view["state"]
    return {
        "prompt": sentences.prompt(viewer, state),
        "moves": [sentences.move(move, state) for move in view["choices"]],
        "drafted": [sentences.label(move, state) for move in view["draft"]],
        "ending": sentences.ending(),
        "since": since,
        "log": sentences.log(viewer, since),
    }


def seen(table: Table, eyes: Eyes, names: Mapping[str, str]) -> TableSeen:
    """What these eyes see: for whoever asks once."""
    view, sentences = table.sight(eyes.seat), Sentences(table, eyes.language, names)
    return {**sight(table, view), **words(sentences, view, eyes.since)}


def steps_seen(table: Table, n: int, eyes: Eyes, names: Mapping[str, str]) -> list[StepView]:
    """How the table stood after each step of line n, each told as what it changed: the line, and no more, for these eyes."""
    sentences, told = Sentences(table, eyes.language, names), list[StepView]()
    state: Json = {}
    facts: Json = {}
    for then in within(table, n):
        view = then.sight(eyes.seat)
        told.append(
            {
                "to_act": view["to_act"],
                "scores": view["scores"],
                "points": view["points"],
                "prompt": sentences.prompt(eyes.seat, view["state"], then),
                "state": _changed(state, view["state"]),
                "facts": _changed(facts, view["facts"]),
            }
        )
        state, facts = view["state"], view["facts"]
    return told


def _changed(before: Json, now: Json) -> Json:
    return {name: value for name, value in now.items() if name not in before or before[name] != value}


def unplayed(row: "Row", seat: int | None, broken: str) -> TableSeen:
    """A table that is not dealt yet; or one that cannot replay and stays readable: its lines, as any onlooker may read them."""
    log: list[LineView] = []
    for line in row.public:
        moves: Json = {"news": "", "text": "; ".join(line.moves)}
        log.append({"n": line.n, "seat": line.seat, "takeback": line.takeback, "steps": [1], "news": [moves]})
    return {
        "type": "table",
        "game": row.game,
        "n": len(log),
        "seats": len(row.chairs),
        "seat": seat if row.gathering else None,
        "to_act": [],
        "asked": None,
        "over": row.over,
        "ending": "",
        "scores": [],
        "points": {},
        "winners": [],
        "prompt": "",
        "moves": [],
        "draft": [],
        "drafted": [],
        "waiting": False,
        "sealed": False,
        "redo": [],
        "seed": None,
        "seed_hash": "",
        "state": None,
        "facts": {},
        "broken": broken,
        "since": 0,
        "log": log,
    }


def past(seen: TableSeen, seated: TableSeated, own: TableOwn) -> TableMessage:
    """The table as it stood once; nothing can be done there."""
    message: TableMessage = {**seen, **seated, **own}
    message["moves"], message["log"], message["redo"] = [], [], []
    message["asked"], message["proposal"] = None, None
    return message


@lru_cache(1024)
def own(seats: tuple[int, ...], host: bool, confirm: bool) -> bytes:
    """What is a page's own, encoded: there are few different ones."""
    return encoded(TableOwn(yours=list(seats), host=host, confirm=confirm))


def encoded(part: TableSeen | TableSight | TableWords | TableSeated | TableOwn) -> bytes:
    """A part of a message, without the braces around it."""
    return orjson.dumps(part)[1:-1]


def joined(*parts: bytes) -> bytes:
    """A whole message, of its parts."""
    return b"{" + b",".join(parts) + b"}"
