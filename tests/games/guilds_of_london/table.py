"""Positions of Guilds of London for tests: say what matters, the rest is filled in so that no law is broken."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from guildhall import Table
from guildhall.games.guilds_of_london.rules.memory import FORGETTABLE
from guildhall.games.guilds_of_london.state import SIDES
from guildhall.games.guilds_of_london.tables import (
    ALL_MAYORAL,
    CARDS,
    CELLS,
    COPIES,
    GUILDS,
    KIND_OF_SLOT,
    MAYORAL,
    NEUTRALS_PER_PLAYER,
    PAWNS,
    TOKEN_COPIES,
    TOKENS,
)

Counts = Mapping[str, int]


def position(
    seats: int = 3,
    *,
    tiles: Mapping[str, str] | None = None,
    pawns: Mapping[str, Counts] | None = None,
    masters: Mapping[str, str] | None = None,
    resolved: Sequence[str] = (),
    tokens: Mapping[str, str] | None = None,
    held_tokens: Mapping[str, Sequence[str]] | None = None,
    beadle: str | None = None,
    guildhall: Counts | None = None,
    plantation: Counts | None = None,
    stock: Counts | None = None,
    points: Counts | None = None,
    hands: Mapping[str, Sequence[str]] | None = None,
    deck: Sequence[str] | None = None,
    played: Sequence[str] = (),
    kept: Mapping[str, Sequence[str]] | None = None,
    mayors: Sequence[str] | None = None,
    order: Sequence[str] = ("red", "blue", "green", "yellow"),
    turn: int = 0,
    round_no: int = 1,
    side: str = "ulster",
    seed: int = 1,
) -> dict[str, Any]:
    """The turn of a seat (`turn` is the place in `order`). Only named tiles lie in the city; cards that are not named are
    in the deck, or, if a deck is named, among the discards."""
    base = Table.new("guilds_of_london", seats, seed=seed, options={"plantation": side}).position()
    state = base["state"]
    for field in FORGETTABLE:
        del state[field]
    sides, tiles, masters = SIDES[:seats], dict(tiles or {"c1": "lightermen"}), dict(masters or {})
    # The city.
    state["tile"] = {cell: tiles.get(cell, "none") for cell in CELLS}
    down = {*masters, *resolved}
    state["up"] = [cell for cell in CELLS if cell in tiles and cell not in down]
    state["master"] = {cell: masters.get(cell, "none") for cell in CELLS}
    state["pawns"] = {
        cell: {side_: dict((pawns or {}).get(cell, {})).get(side_, 0) for side_ in SIDES} for cell in CELLS
    }
    given = dict(tokens or {})
    left = Counter(dict(zip(TOKENS, map(int, TOKEN_COPIES), strict=True)))
    left.subtract(given.values())
    left.subtract(token for won in (held_tokens or {}).values() for token in won)
    for cell in state["up"]:
        if cell not in given:
            given[cell] = next(token for token in TOKENS if left[token] > 0)
            left[given[cell]] -= 1
    state["token"] = {cell: given.get(cell, "none") for cell in CELLS}
    state["unused"] = {token: left[token] for token in TOKENS}
    state["tokens"] = {
        side_: {token: list((held_tokens or {}).get(side_, ())).count(token) for token in TOKENS} for side_ in SIDES
    }
    guilds = [cell for cell in state["up"] if tiles[cell] in GUILDS]
    lowest = min(guilds, key=lambda cell: GUILDS.index(tiles[cell]), default="none")
    state["beadle"] = beadle or lowest
    # Pawns.
    for side_ in SIDES:
        here = side_ in sides
        hall = dict(guildhall or {}).get(side_, 0) if here else 0
        away = dict(plantation or {}).get(side_, 0) if here else 0
        used = sum(row[side_] for row in state["pawns"].values()) + list(masters.values()).count(side_)
        state["guildhall"][side_], state["plantation"][side_] = hall, away
        state["supply"][side_] = PAWNS - hall - away - used if here else 0
        state["stock"][side_] = dict(stock or {}).get(side_, 0)
        state["points"][side_] = dict(points or {}).get(side_, 0)
    state["neutrals"] = NEUTRALS_PER_PLAYER * seats - sum(state["stock"].values())
    # Cards.
    free = Counter(dict(zip(CARDS, map(int, COPIES), strict=True)))
    state["hand"] = {side_: Counter((hands or {}).get(side_, ())) for side_ in SIDES}
    for side_ in SIDES:
        state["hand"][side_] = {card: state["hand"][side_][card] for card in CARDS}
        state["hand_size"][side_] = sum(state["hand"][side_].values())
        free.subtract(state["hand"][side_])
    state["played"] = {card: list(played).count(card) for card in CARDS}
    free.subtract(state["played"])
    state["deck"] = {card: free[card] if deck is None else list(deck).count(card) for card in CARDS}
    state["discards"] = {card: free[card] - state["deck"][card] for card in CARDS}
    state["deck_left"] = sum(state["deck"].values())
    state["plays"] = len(played)
    # Mayoral cards.
    rest = Counter(MAYORAL[kind] for kind in KIND_OF_SLOT)
    for side_ in SIDES:
        cards = list((kept or {}).get(side_, ()))
        rest.subtract(cards)
        state["kept"][side_] = [*cards, *["none"] * (ALL_MAYORAL - len(cards))]
        state["kept_count"][side_], state["looking"][side_] = len(cards), 0
        state["looked"][side_] = ["none"] * len(state["looked"][side_])
    first = list(mayors or ())
    rest.subtract(first)
    stack = [*first, *rest.elements()]
    state["mayors"] = [*stack, *["none"] * (ALL_MAYORAL - len(stack))]
    state["mayors_left"] = len(stack)
    # Who is who.
    ranks = [*(side_ for side_ in order if side_ in sides), *SIDES[seats:]]
    standing = sorted(ranks[:seats], key=lambda side_: -state["points"][side_])
    state |= {
        "ranking": [*standing, *SIDES[seats:]],
        "order": ranks,
        "talk": ranks,
        "turn": turn,
        "round_no": round_no,
        "stage": "turns",
        "moment": "turn",
        "actor": ranks[turn],
        "to_act": [ranks[turn]],
    }
    return base


def table(seats: int = 3, **given: Any) -> Table:
    """A table in such a position."""
    return Table.from_position(position(seats, **given))


def state(t: Table) -> dict[str, Any]:
    """The whole truth, with what the seat that is asked has done and not yet committed."""
    record = t._record(min(t.to_act)) if t.to_act else 0
    return t.game.layout.view(t._states[record])


def play(t: Table, *moves: str) -> Table:
    """Moves of whoever is asked."""
    for move in moves:
        t.play(min(t.to_act), move)
    return t


def end_round(t: Table) -> Table:
    """All turns of the round end; hands stay within the limit."""
    while not t.over and state(t)["stage"] == "turns":
        play(t, "end" if state(t)["moment"] == "turn" else t.choices(min(t.to_act))[0])
        if state(t)["stage"] == "turns" and state(t)["turn"] == 0:
            break
    return t


def asked(t: Table) -> str:
    """The side that is asked."""
    return SIDES[min(t.to_act)]


def rule(t: Table, move: str) -> str:
    """The rule that forbids a move of whoever is asked, or an empty string."""
    refusal = t.why_not(min(t.to_act), move)
    return refusal.rule if refusal else ""


def told(t: Table, news: str) -> list[dict[str, Any]]:
    """All news of one kind, nothing hidden."""
    return [item for item in t.news_in_full(0) if item["news"] == news]
