"""No message contains another seat's secret: every byte of whole games, on every socket and endpoint."""

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from serving import GAME, Page, Threaded, Visitor

from guildhall.core.compile import zeros
from guildhall.core.game import GAMES
from guildhall.core.memory import FORGETTABLE
from guildhall.core.play import facts_at, guess_at
from guildhall.core.replaying import within
from guildhall.core.rng import seed_words
from guildhall.core.table import Table

KEYS = {
    "type", "table", "game", "n", "seats", "seat", "yours", "host", "watching", "chairs", "to_act", "asked", "over", "wire",
    "ending", "scores", "points", "winners", "prompt", "moves", "draft", "drafted", "waiting", "sealed", "confirm", "proposal",
    "seed", "seed_hash", "state", "facts", "broken", "since", "log", "gathering", "absence", "next", "redo",
    "bots_ready",
}  # fmt: skip
CHAIR = {"seat", "side", "name", "kind", "bot", "here", "devices", "link", "away", "absent"}


WISHES = (
    "play academy",
    "draw",
    "guild thieves",
    "steal red",
    "play leuven 1",
    "build own_0 gent_r1",
    "take minstrel_house",
)


class Auditor:
    """Reads what a visitor was sent beside the true table, and finds what should not be there."""

    def __init__(self, truth: Table):
        self.truth, self.game = truth, truth.game

    def check(self, text: str, viewer: int | None, then: Table | None = None) -> None:
        message = json.loads(text)
        if message["type"] == "table":
            self._check_table(message, viewer, then or self.truth.past(message["n"]))
        elif message["type"] == "refused":
            assert set(message) == {"type", "rule", "sentence", "move"}
        elif message["type"] == "hint":
            assert set(message) == {"type", "moves"} and viewer is not None
            assert all(set(one) == {"move", "label", "chances", "scores"} for one in message["moves"])
        elif message["type"] == "ahead":
            assert set(message) == {"type", "asked", "draft", "steps", "moves", "facts", "ends"} and viewer is not None
            assert not message["ends"] or not message["moves"], "what is revealed is not foreseen"
        else:
            assert message["type"] in ("chat", "error")

    def _check_table(self, message: dict[str, Any], viewer: int | None, then: Table) -> None:
        assert set(message) == KEYS, "a message has nothing in it that nobody has looked at"
        assert all(set(chair) == CHAIR for chair in message["chairs"])
        assert message["seat"] == viewer
        if not then.over:
            assert message["seed"] is None and then.log.seed is not None
            assert f"{then.log.seed:032x}" not in json.dumps(message)
        drafting = bool(message["draft"]) and not message["waiting"]
        if not drafting:  # of a draft the test that plays it knows the state; of committed lines the table does
            expected = self.game.layout.view(then.hidden(viewer)[0], memory=False)
            assert message["state"] == json.loads(json.dumps(expected)), "the state is the hidden record, no more"
            row = self.game.fact_row()
            facts_at(then.hidden(viewer), 0, row)
            assert message["facts"] == self.game.layout.tell_facts(row), "facts are made from the hidden record"
        self._check_zones(message, viewer, then)
        for line in message["log"]:
            for news in line["news"]:
                self._check_news(news, viewer, then.over)
        if viewer is None:
            assert message["moves"] == [] and message["draft"] == []

    def check_steps(self, text: str, n: int, viewer: int | None) -> None:
        """Of a line that is told step by step every step is the hidden record, no more."""
        state: dict[str, Any] = {}
        facts: dict[str, Any] = {}
        told = json.loads(text)
        stood = list(self._hidden_within(n, viewer))
        assert len(told) == len(stood)
        for step, (expected, follows) in zip(told, stood, strict=True):
            assert set(step) == {"to_act", "scores", "points", "prompt", "state", "facts"}
            state, facts = state | step["state"], facts | step["facts"]
            assert state == expected and facts == follows

    def _hidden_within(self, n: int, viewer: int | None) -> Iterator[tuple[Any, Any]]:
        row = self.game.fact_row()
        for then in within(self.truth, n):
            record = then.hidden(viewer)
            facts_at(record, 0, row)
            yield (
                json.loads(json.dumps(self.game.layout.view(record[0], memory=False))),
                self.game.layout.tell_facts(row),
            )

    def _check_zones(self, message: dict[str, Any], viewer: int | None, then: Table) -> None:
        """Another hand holds nothing that the viewer could not know by its own memory."""
        if then.over or "zone" not in message["state"]:
            return
        row = self.game.layout.view(then.hidden(viewer)[0])["may"][
            "public" if viewer is None else then.game.sides[viewer]
        ]
        for card, zone in message["state"]["zone"].items():
            if zone is not None and not message["draft"]:
                assert row[card] == [zone]

    def _check_news(self, news: dict[str, Any], viewer: int | None, over: bool) -> None:
        verb = self.game.news.verbs[self.game.news.number[news["news"]]]
        own = viewer is not None and news.get("side") == self.game.sides[viewer]
        for arg in verb.args:
            if arg.seen == "owner" and not own and not over:
                assert news.get(arg.name) is None, news
                names = [self.game.words(lang).name(arg.name, slug) for slug in arg.slugs for lang in ("en", "de")]
                assert not any(name in news["text"] for name in names), news
        assert not verb.private or own or over, news


def steps_asked(page: Page, http: Visitor, table: str, dice: random.Random) -> list[tuple[int, int | None, str]]:
    """A line step by step, through one's own eyes and those of others: line, eyes, and what comes back over HTTP."""
    answers = []
    n, seat = dice.randrange(page.view["n"]) + 1, page.view["seat"]
    for wanted in (seat, None, dice.randrange(3)):
        query = "" if wanted is None else f"&seat={wanted}"
        answer = http.http.get(f"/api/tables/{table}/at/{n}/steps?language=en{query}")
        if answer.status_code == 200:
            answers.append((n, wanted, answer.text))
        else:
            assert answer.status_code == 403 and wanted != seat
    return answers


def strange_wishes(page: Page, http: Visitor, table: str, dice: random.Random) -> list[str]:
    """Whatever a page may ask besides moving, and what comes back over HTTP."""
    n, seat = page.view["n"], page.view["seat"]
    page.send(do=dice.choice(["undo", "cancel", "commit", "hint", "again"]))
    page.send(do="why", move=dice.choice([*WISHES, "nonsense"]))
    page.send(do="ahead", steps=[dice.choice([*page.moves(), *WISHES])], asked=page.view["asked"] or 0)
    page.send(do="speak", language=dice.choice(["en", "de"]))
    page.settle()
    answers = []
    for wanted in (seat, None, dice.randrange(3)):
        query = "" if wanted is None else f"&seat={wanted}"
        answer = http.http.get(f"/api/tables/{table}/at/{dice.randrange(n + 1)}?language=de{query}")
        if answer.status_code == 200:
            answers.append(answer.text)
        else:
            assert answer.status_code == 403 and wanted != seat
    return answers


@pytest.mark.parametrize("game", GAMES)
def test_a_message_never_contains_another_seats_secret(server: Threaded, game: str) -> None:
    dice = random.Random(game)
    people = [Visitor(server.url, name) for name in ("Ada", "Bram", "Cecily")]
    eve = Visitor(server.url, "Eve")
    table, secrets = people[0].make_table("me", "friend", "friend", "apprentice", game=game)
    for seat in (1, 2):
        people[seat].claim(table, secrets[str(seat)])
    pages = [visitor.sit(table) for visitor in people] + [eve.sit(table)]
    everybody = [*people, eve]
    over_http: list[tuple[int, str]] = []
    room = server.service.lobby.rooms[table]
    logs, steps = [], []
    while not room.table.over:
        for k, page in enumerate(pages):
            page.settle()
            if dice.random() < 0.08:
                within_lines = steps_asked(page, everybody[k], table, dice) if page.view["n"] else []
                answers = strange_wishes(page, everybody[k], table, dice)
                if not room.table.over:  # else anybody may look through anybody's eyes
                    over_http += [(k, text) for text in answers]
                    steps += [(k, *asked) for asked in within_lines]
        if dice.random() < 0.1:
            k = dice.randrange(4)
            logs.append((k, everybody[k].http.get(f"/api/tables/{table}/log" + (f"?seat={k}" if k < 3 else "")).text))
        mover = next((page for page in pages if page.view["moves"]), None)
        if mover is not None:
            mover.play(dice.choice(mover.moves()))
            if mover.view["draft"] and dice.random() < 0.3:
                mover.send(do="undo")
                mover.receive("table", "refused")
    for page in pages:
        page.until(lambda view: view["over"])
        page.settle()
    auditor = Auditor(room.table)
    audited = 0
    for k, page in enumerate(pages):
        for text in page.bytes:
            auditor.check(text, k if k < 3 else None)
            audited += 1
    for k, text in over_http:
        message = json.loads(text)
        assert message["seat"] in (None, k)
        auditor.check(text, message["seat"])
    for k, n, seat, text in steps:
        assert seat in (None, k)
        auditor.check_steps(text, n, seat)
    for k, text in logs:
        check_log(text, k if k < 3 else None, room.table)
    assert audited > 200 and over_http and logs and steps, "something was looked at"
    assert pages[3].view["seed"] == f"{room.table.log.seed:032x}", "and after the end nothing is secret"


def check_log(text: str, viewer: int | None, truth: Table) -> None:
    """A downloaded log has the seat's own lines in words and others' with their secrets left out."""
    if "seed: none" not in text:
        assert f"seed: {truth.log.seed:032x}" in text  # downloaded after the end
        return
    lines = text.split("\n\n", 1)[1].strip().split("\n") if "\n\n" in text.strip() else []
    for line, true in zip([line for line in lines if line], truth.log.lines, strict=False):
        if true.seat != viewer:
            for move in true.moves:
                number = truth.game.actions.number(move)
                if move.startswith(("keep ", "return ")):
                    assert number is not None and move not in line


def test_in_a_world_that_a_viewer_cannot_tell_apart_its_socket_says_the_same_bytes(server: Threaded) -> None:
    """A draft, an undo and questions of another seat, in the true world and in a guessed one."""
    dice, compared, differ = random.Random(4), 0, 0
    for seed in range(12):
        table = Table.new(GAME, 3, seed)
        for _ in range(dice.randrange(5, 60)):
            if table.over:
                break
            seat = min(table.to_act)
            table.play(seat, dice.choice(table.choices(seat)))
        if table.over or any(table.draft(seat) for seat in range(3)):
            continue
        mover = min(table.to_act)
        viewer = next(seat for seat in range(3) if seat != mover)
        worlds = [without_memory(world, viewer) for world in (table.position(), guessed(table, viewer, seed))]
        differ += worlds[0]["state"]["zone"] != worlds[1]["state"]["zone"]
        told = [socket_bytes(server, position, viewer, mover) for position in worlds]
        for one, other in zip(*told, strict=True):
            assert json.loads(one) == json.loads(other)
        assert told[0] == told[1]
        compared += 1
    assert compared >= 6 and differ >= 4


def without_memory(position: dict[str, Any], viewer: int) -> dict[str, Any]:
    """Everybody knows what it sees, and no more: so that a guessed hand contradicts nobody's memory.

    Which copy of a card lies where tells nothing; here the copies that the viewer sees are numbered first.
    """
    state = {name: value for name, value in position["state"].items() if name not in FORGETTABLE}
    seen = ("discard", "play", f"hand_{viewer}")
    by_kind: dict[str, list[str]] = {}
    for card in state["zone"]:
        by_kind.setdefault(card.rstrip("_12"), []).append(card)
    for copies in by_kind.values():
        zones = sorted((state["zone"][card] for card in copies), key=lambda zone: (zone not in seen, zone))
        state["zone"] = {**state["zone"], **dict(zip(copies, zones, strict=True))}
    return {**position, "state": state}


def guessed(table: Table, viewer: int, seed: int) -> dict[str, Any]:
    """A position that the viewer could not tell from the true one."""
    game, dice = table.game, zeros(4)
    states = game.records(2)
    game.undump(states, 0, game.dump(table.hidden(viewer), 0))
    dice[:] = seed_words(seed + 99)
    guess_at(states, 1, 0, viewer, dice)
    told, true = game.layout.view(states[1]), table.position()
    return {**true, "state": {**true["state"], **{name: told[name] for name in ("zone", "rng", "streams")}}}


def socket_bytes(server: Threaded, position: dict[str, Any], viewer: int, mover: int) -> list[str]:
    """What the viewer hears while another seat drafts, undoes and asks."""
    ada, bram = Visitor(server.url), Visitor(server.url, "Bram")
    answer = ada.http.post("/api/logs", json={"position": position})
    assert answer.status_code == 201, answer.text
    id = answer.json()["id"]
    bram.make_table("me")  # now Bram has a cookie
    server.give_key(id, viewer, bram)
    listening = bram.sit(id)
    moving = ada.sit(id)
    moving.send(do="sit", seat=mover)
    moving.until(lambda view: view["seat"] == mover)
    moving.send(do="confirm", on=True)
    moving.until(lambda view: view["confirm"])
    # who comes is announced a little later: that is heard before, not while we listen
    listening.until(lambda view: view["chairs"][mover]["here"] and not view["watching"])
    listening.settle()
    heard = len(listening.bytes)
    moving.send(do="why", move="play academy")
    if moving.moves():
        moving.play(moving.moves()[0])
        moving.send(do="undo")
    moving.settle()
    listening.settle()
    listening.send(do="again")
    listening.receive("table")
    texts = [listening.bytes[0], *listening.bytes[heard:]]
    for page in (moving, listening):
        page.close()
    told = [text.replace(id, "ID") for text in texts]
    return [re.sub(r'"away":[0-9.]+', '"away":0', text) for text in told]  # the clock tells no secret
