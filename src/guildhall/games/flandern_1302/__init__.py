"""Flandern 1302, by Wolfgang Panning (2004), for two to four players. Unofficial fan implementation."""

from guildhall.core.game import Game
from guildhall.games.flandern_1302.actions import ACTIONS, NEWS, REASONS
from guildhall.games.flandern_1302.asking import prompt, unknown
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

GAME = Game(
    HOME,
    LAYOUT,
    ACTIONS,
    NEWS,
    RULES,
    REASONS,
    laws=LAWS,
    prompt=prompt,
    unknown=unknown,
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
