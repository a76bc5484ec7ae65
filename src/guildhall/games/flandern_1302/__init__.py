"""Flandern 1302, by Wolfgang Panning (2004), for two to four players. Unofficial fan implementation."""

from collections.abc import Mapping
from typing import Any

from guildhall.core.game import Game
from guildhall.games.flandern_1302.actions import ACTIONS, NEWS, REASONS
from guildhall.games.flandern_1302.rules.ending import score
from guildhall.games.flandern_1302.rules.facts import facts
from guildhall.games.flandern_1302.rules.guessing import guess
from guildhall.games.flandern_1302.rules.laws import LAWS, broken
from guildhall.games.flandern_1302.rules.length import longest
from guildhall.games.flandern_1302.rules.order import apply, legal
from guildhall.games.flandern_1302.rules.reasons import refusal
from guildhall.games.flandern_1302.rules.setup import setup
from guildhall.games.flandern_1302.state import LAYOUT, RULES
from guildhall.games.flandern_1302.tables import HOME


def prompt(state: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The sentence that says what is asked now, and what it is about."""
    moment = state["moment"]
    if moment in ("town", "site"):
        golden = state["building"] == "none"
        about = {"who": "golden" if golden else "guild", "guild": "armourers" if golden else state["building"]}
        return f"prompt-{moment}", {**about, "town": state["using"]} if moment == "town" else about
    if moment == "turn":
        return "prompt-turn", {"left": "draw" if state["own_done"] else "own" if state["drawn_done"] else "both"}
    return f"prompt-{moment}", {}


GAME = Game(
    HOME,
    LAYOUT,
    ACTIONS,
    NEWS,
    RULES,
    REASONS,
    laws=LAWS,
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
)
