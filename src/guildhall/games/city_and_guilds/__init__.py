"""City and Guilds, by Steve Kingsbury (2004), for three to five players. Unofficial fan implementation."""

from collections.abc import Mapping
from typing import Any

from guildhall.core.game import Game
from guildhall.games.city_and_guilds.actions import ACTIONS, NEWS, REASONS
from guildhall.games.city_and_guilds.rules.ending import score
from guildhall.games.city_and_guilds.rules.facts import facts
from guildhall.games.city_and_guilds.rules.guessing import guess
from guildhall.games.city_and_guilds.rules.laws import LAWS, broken
from guildhall.games.city_and_guilds.rules.length import longest
from guildhall.games.city_and_guilds.rules.order import apply, legal
from guildhall.games.city_and_guilds.rules.reasons import refusal
from guildhall.games.city_and_guilds.rules.setup import setup
from guildhall.games.city_and_guilds.state import LAYOUT, RULES
from guildhall.games.city_and_guilds.tables import GUILD_OF, GUILDS, HOME, STEP, TILES, TRACK_LIMIT


def prompt(state: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The sentence that says what is asked now, and what it is about."""
    if state["moment"] != "building" and state["moment"] != "minstrel":
        return f"prompt-{state['moment']}", {}
    about = {"space": state["laid"]}
    if state["moment"] == "building" and _step_is_blocked(state):
        return "prompt-building-blocked", about
    return f"prompt-{state['moment']}", about


def _step_is_blocked(state: Mapping[str, Any]) -> bool:
    """[track.limit] Whether the building just laid brings no step, because the next space of its track is full."""
    tile = TILES.index(state["tile"][state["laid"]])
    markers = state["invested"][GUILDS[int(GUILD_OF[tile])]]
    value = markers[state["turn"]] + int(STEP[tile])
    return list(markers.values()).count(value) >= TRACK_LIMIT


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
