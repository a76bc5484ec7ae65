"""What a player is asked in words: the prompt of a moment, and what a move in no list was meant to be."""

from collections.abc import Iterable, Mapping
from typing import Any

from guildhall.core.play import legal_at
from guildhall.games.flandern_1302.actions import ACTIONS, CARD_IS, IS_SCORED, IS_UNUSED
from guildhall.games.flandern_1302.state import LAYOUT, MOMENTS, OPEN, SIDES, UNUSED
from guildhall.games.flandern_1302.tables import CENTRE, GUILDS, N_SPOTS, PLACES, SPOTS, TOWNS

Sentence = tuple[str, dict[str, Any]]
OPEN_FIELDS = [f.name for f in LAYOUT.fields if f.seen == "all"]
HIDDEN_FIELDS = [f.name for f in LAYOUT.fields if f.seen != "all"]
OWNERS = ("own", "grey", "church")  # in the order in which a sentence names them


def prompt(state: Mapping[str, Any]) -> Sentence:
    """The sentence that says what is asked now, and what it is about. It offers nothing that is not legal."""
    moment = state["moment"]
    if moment in ("town", "site"):
        return f"prompt-{moment}", _offered(state)
    if moment == "master":
        return "prompt-master", {"whose": _named(_owner(state, guild) for guild in _bearers(state))}
    if moment == "turn":
        return "prompt-turn", {"left": "draw" if state["own_done"] else "own" if state["drawn_done"] else "both"}
    return f"prompt-{moment}", {}


def _offered(state: Mapping[str, Any]) -> dict[str, Any]:
    """For whom a card can build, and whose building sites it can complete."""
    builds, completes = set[str](), set[str]()
    for move in _legal(state):
        verb, *args = move.split()
        if verb == "complete":
            town, _, spot = args[0].rpartition("_")
            completes |= {_owner(state, guild) for guild in GUILDS if spot in state["held"][town][guild]}
        else:
            builds.add(args[0].partition("_")[0] if verb == "build" else "church")
    about = {"does": "both" if builds and completes else "build" if builds else "complete", "town": state["using"]}
    about |= {"builds": _named(builds), "completes": _named(completes)}
    return about if state["building"] == "none" else {**about, "guild": state["building"]}


def _legal(state: Mapping[str, Any]) -> list[str]:
    """The legal moves of the only seat that is asked: they follow from what lies open."""
    from guildhall.core.game import GAMES  # imported here: this module is a part of the game

    game = GAMES[LAYOUT.name]
    records, mask = game.records(1), game.mask()
    LAYOUT.load(records[0], {name: state[name] for name in OPEN_FIELDS}, HIDDEN_FIELDS)
    low, high, _ = legal_at(records, 0, SIDES.index(state["to_act"][0]), mask)
    return [ACTIONS.words[a] for a in range(low, high) if mask[a]]


def _owner(state: Mapping[str, Any], guild: str) -> str:
    return "church" if guild == "church" else "grey" if guild == "armourers" else "own"


def _bearers(state: Mapping[str, Any]) -> list[str]:
    """The guilds on whose districts the starting player can place a guild master. [master.where]"""
    mine = [state["guild"][state["first"]], "armourers"]
    return [g for g in mine if any(state["held"][town][g] for town in TOWNS if state["town"][town] == "open")]


def _named(owners: Iterable[str]) -> str:
    """Some owners as the name of a variant: own_grey."""
    found = set(owners)
    return "_".join(owner for owner in OWNERS if owner in found) or "nobody"


def unknown(s: Any, words: str) -> Sentence | None:
    """The rule that forbids a move for which there is no number, since it is never legal: on a centre, on no host."""
    verb, *args = words.split() or [""]
    if not args or args[-1] not in PLACES:
        return None
    place, moment = args[-1], MOMENTS[int(s.moment)]
    town, spot = divmod(PLACES.index(place), N_SPOTS)
    if moment != "cathedral" if verb == "cathedral" else moment not in ("town", "site"):
        return ("table.not_now", {}) if verb in ACTIONS.verbs else None
    if int(s.town[town]) != OPEN:
        where = CARD_IS[IS_UNUSED if int(s.town[town]) == UNUSED else IS_SCORED]
        return "action.closed", {"town": TOWNS[town], "where": where}
    guild = next((guild for n, guild in enumerate(GUILDS) if int(s.held[town][n]) >> spot & 1), "nobody")
    there = {"place": place, "there": "nothing" if guild == "nobody" else "district", "guild": guild}
    if verb == "special":
        return "special.host", {"place": place}
    if verb == "cathedral":
        return "cathedral.where", there
    if SPOTS[spot] != SPOTS[CENTRE] or verb not in ("build", "complete"):
        return None
    return ("build.free", there) if verb == "build" else ("town.complete", {"place": place, "whose": "done"})
