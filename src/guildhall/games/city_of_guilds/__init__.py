"""City of Guilds, by Andy Oakey (2009), for one to four players. Unofficial fan implementation."""

from collections.abc import Mapping
from typing import Any

from guildhall.core.game import Game
from guildhall.core.memory import FORGETTABLE, MEMORY
from guildhall.games.city_of_guilds.actions import ACTIONS, NEWS, REASONS
from guildhall.games.city_of_guilds.rules.guessing import guess
from guildhall.games.city_of_guilds.rules.laws import LAWS, broken
from guildhall.games.city_of_guilds.rules.length import longest
from guildhall.games.city_of_guilds.rules.order import apply, legal
from guildhall.games.city_of_guilds.rules.pieces import copies
from guildhall.games.city_of_guilds.rules.reasons import open_move, refusal, sees
from guildhall.games.city_of_guilds.rules.setup import setup
from guildhall.games.city_of_guilds.rules.tax import facts
from guildhall.games.city_of_guilds.rules.winning import score
from guildhall.games.city_of_guilds.state import LAYOUT, RULES
from guildhall.games.city_of_guilds.tables import HOME, KIND_OF_CARD, KINDS, PRICE


def prompt(state: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The sentence that says what is asked now, and what it is about; it offers what is legal and nothing else."""
    verbs = [move.split()[0] for move in state["legal"]]
    if state["moment"] == "turn":
        return "prompt-turn", {
            "things": _things(verbs),
            "action": "yes" if {"use", "sell", "steal"} & {*verbs} else "no",
        }
    if state["moment"] == "other":
        leaves = "two" if "shed" in verbs else "rich" if "leave trash" in state["legal"] else "poor"
        return "prompt-other", {"leaves": leaves}
    if state["moment"] == "conjure":
        return _conjured(state, verbs)
    about: dict[str, Any] = {"card": state["playing"]} if state["playing"] != "none" else {}
    if state["moment"] == "resolve":
        about["price"] = int(PRICE[KINDS.index(state["playing"])]) if about else 0
        return "prompt-resolve-optional" if "skip" in verbs else "prompt-resolve", about
    return f"prompt-{state['moment']}", about


def _things(verbs: list[str]) -> str:
    """What can be done with pile and hand: a variant of prompt-turn."""
    pile = "draw" if {"draw", "salvage"} & {*verbs} else "pass" if "pass" in verbs else ""
    hand = "play" if "play" in verbs else "discard" if "discard" in verbs else ""
    return "-".join(filter(None, (pile, hand)))


def _conjured(state: Mapping[str, Any], verbs: list[str]) -> tuple[str, dict[str, Any]]:
    """The Magicians' cards: two or one, of which some can be played."""
    casts = [move.split()[1] for move in state["legal"] if move.startswith("cast")]
    if not casts:
        return "prompt-conjure-none", {"count": state["cards_in"]["aside"]}
    if "waive" in verbs:
        return "prompt-conjure-single", {"card": casts[0]}
    return ("prompt-conjure-must", {"card": casts[0]}) if len(casts) == 1 else ("prompt-conjure", {})


GAME = Game(
    HOME,
    LAYOUT,
    ACTIONS,
    NEWS,
    RULES,
    REASONS,
    laws=LAWS,
    kinds=KIND_OF_CARD,
    forgettable=FORGETTABLE,
    **MEMORY,
    prompt=prompt,
    setup=setup,
    legal=legal,
    refusal=refusal,
    apply=apply,
    guess=guess,
    score=score,
    longest=longest,
    broken=broken,
    facts=facts,
    copies=copies,
    sees=sees,
    open_move=open_move,
)
