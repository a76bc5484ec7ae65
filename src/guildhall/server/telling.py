"""One complete message for one visitor, from its own hidden record."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

from guildhall.core.replaying import past
from guildhall.core.speech import SIDES, Speech
from guildhall.core.table import Table
from guildhall.server import consent

if TYPE_CHECKING:
    from guildhall.server.rooms import Room
    from guildhall.server.visits import Visit

TAKEN_FROM_VIEW = (
    "game", "n", "seats", "seat", "to_act", "asked", "over", "scores", "points", "winners", "prompt", "draft",
    "seed", "seed_hash", "state", "facts",
)  # fmt: skip


class Remembering(Speech):
    """A sentence that was said once is remembered: most are said to many, and again and again.

    Those that name a player belong to the table; the others are the same at every table of the game.
    """

    _everywhere: ClassVar[dict[tuple[str, str], dict[tuple[Any, ...], str]]] = {}

    def __init__(self, table: Table, language: str, names: dict[str, str]):
        super().__init__(table.game, table.seats, language, names)
        self._here: dict[tuple[Any, ...], str] = {}
        self._shared = self._everywhere.setdefault((table.game.name, language), {})

    def say(self, id: str, **args: Any) -> str:
        said = self._here if any(side in args for side in SIDES) else self._shared
        key = (id, *args.items())
        if (text := said.get(key)) is None:
            text = said[key] = super().say(id, **args)
        return text


class Teller:
    """The sentences of one table in one language."""

    def __init__(self, table: Table, language: str, names: dict[str, str]):
        self.speech = Remembering(table, language, names)
        self._moves: dict[str, dict[str, Any]] = {}

    def move(self, words: str, state: Mapping[str, Any]) -> dict[str, Any]:
        if (told := self._moves.get(words)) is None:
            actions = self.speech.game.actions
            number = actions.number(words)
            assert number is not None
            verb, args = actions.parts(number)
            told = {"move": words, "verb": verb, "args": args}
            self._moves[words] = told
        return {**told, "label": self.speech.move(words, state)}

    def line(self, line: Any, items: list[dict[str, Any]]) -> dict[str, Any]:
        news = [{**item, "text": self.speech.news(item)} for item in items]
        return {"n": line.n, "seat": line.seat, "takeback": line.takeback, "news": news}

    def log(self, table: Table, viewer: int | None, since: int) -> list[dict[str, Any]]:
        """The lines after `since` with the news of each, as the viewer may hear them."""
        by_line: dict[int, list[dict[str, Any]]] = {}
        for item in table.news(viewer, since):
            by_line.setdefault(item.pop("n"), []).append(item)
        return [self.line(line, by_line.get(line.n, [])) for line in table.lines(viewer, since)]


def table_message(room: "Room", visit: "Visit", since: int) -> dict[str, Any]:
    """All that this visitor may know now."""
    table = room.table
    if table is None:
        return broken_message(room, visit)
    return {
        **seen(table, room.teller(visit.language), visit.seat, since),
        **seated(room, visit),
        "waiting": visit.seat is not None and table.waiting(visit.seat),
        "sealed": visit.seat is not None and visit.seat in table.sealed(),
        "proposal": consent.proposal_told(room),
    }


def seen(table: Table, teller: Teller, viewer: int | None, since: int) -> dict[str, Any]:
    """The part that is the same for everybody who looks through these eyes."""
    view = table.view(viewer, memory=False, speech=teller.speech)
    return {
        "type": "table",
        **{key: view[key] for key in TAKEN_FROM_VIEW},
        "ending": teller.speech.ending(table.ending) if table.over and table.ending else "",
        "moves": [teller.move(words, view["state"]) for words in view["choices"]],
        "broken": "",
        "since": since,
        "log": teller.log(table, viewer, since),
    }


def seated(room: "Room", visit: "Visit") -> dict[str, Any]:
    """Who sits here, and what this visitor may do about it."""
    return {
        "table": room.id,
        "yours": sorted(visit.seats),
        "host": room.host == visit.visitor,
        "watching": len({other.visitor or id(other) for other in room.visits if not other.seats}),
        "chairs": room.chairs_told(),
        "confirm": visit.confirm,
    }


def past_message(room: "Room", visit: "Visit", m: int) -> dict[str, Any]:
    """The table as it stood after line m; nothing can be done there."""
    assert room.table is not None
    then = past(room.table, m)
    told = seen(then, room.teller(visit.language), visit.seat, m)
    return {
        **told,
        **seated(room, visit),
        "moves": [],
        "asked": None,
        "waiting": False,
        "sealed": False,
        "proposal": None,
        "log": [],
    }


def broken_message(room: "Room", visit: "Visit") -> dict[str, Any]:
    """A table that cannot replay stays readable: its lines, as any onlooker may read them."""
    row = room.row
    lines = [
        {
            "n": line.n,
            "seat": line.seat,
            "takeback": line.takeback,
            "news": [{"news": "", "text": "; ".join(line.moves)}],
        }
        for line in row.public
    ]
    return {
        "type": "table",
        "game": row.game,
        "n": len(lines),
        "seats": len(row.chairs),
        "seat": None,
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
        "waiting": False,
        "sealed": False,
        "proposal": None,
        "seed": None,
        "seed_hash": "",
        "state": None,
        "facts": {},
        "broken": room.broken,
        "since": 0,
        "log": lines,
        **seated(room, visit),
    }
