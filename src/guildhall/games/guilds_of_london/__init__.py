"""Guilds of London, by Tony Boydell (2016), for two to four players. Unofficial fan implementation."""

from guildhall.core.game import Game
from guildhall.games.guilds_of_london.actions import ACTIONS, NEWS, REASONS
from guildhall.games.guilds_of_london.prompting import naming, prompt
from guildhall.games.guilds_of_london.rules.ending import score
from guildhall.games.guilds_of_london.rules.facts import facts
from guildhall.games.guilds_of_london.rules.guessing import guess
from guildhall.games.guilds_of_london.rules.lawbook import LAWS
from guildhall.games.guilds_of_london.rules.laws import broken
from guildhall.games.guilds_of_london.rules.length import longest
from guildhall.games.guilds_of_london.rules.memory import FORGETTABLE, presume, remember
from guildhall.games.guilds_of_london.rules.order import apply, legal
from guildhall.games.guilds_of_london.rules.reasons import refusal
from guildhall.games.guilds_of_london.rules.setup import setup
from guildhall.games.guilds_of_london.state import LAYOUT, RULES
from guildhall.games.guilds_of_london.tables import HOME

GAME = Game(
    HOME,
    LAYOUT,
    ACTIONS,
    NEWS,
    RULES,
    REASONS,
    laws=LAWS,
    forgettable=FORGETTABLE,
    prompt=prompt,
    naming=naming,
    setup=setup,
    legal=legal,
    refusal=refusal,
    apply=apply,
    guess=guess,
    score=score,
    longest=longest,
    broken=broken,
    facts=facts,
    presume=presume,
    remember=remember,
)
