"""City of Guilds, by Andy Oakey (2009), for one to four players. Unofficial fan implementation."""

from collections.abc import Mapping
from typing import Any

from guildhall.core.game import Game
from guildhall.core.guessing import forget
from guildhall.core.knowledge import FORGETTABLE, MEMORY
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
from guildhall.games.city_of_guilds.tables import HOME, KIND_OF_CARD


def prompt(state: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
    """The sentence that says what is asked now, and what it is about."""
    card = state["playing"]
    return f"prompt-{state['moment']}", {"card": card} if card != "none" else {}


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
    forget=forget,
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
