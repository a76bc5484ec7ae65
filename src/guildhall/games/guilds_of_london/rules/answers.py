"""Answers to what a step of a program asks: which pawn, which tile, whose colour, how many."""

from guildhall.core.compile import fn, leaf
from guildhall.games.guilds_of_london.actions import ACTIONS
from guildhall.games.guilds_of_london.rules.operations import hire
from guildhall.games.guilds_of_london.rules.targets import destinations, has_target_colour, is_optional, sources
from guildhall.games.guilds_of_london.state import BETWEEN, RULES

A_FROM, A_PASS, A_TAKE, A_TO = ACTIONS["from"], ACTIONS["pass"], ACTIONS["take"], ACTIONS["to"]
NO_PAWN, NO_TILE, MUST = RULES["pawn.from"], RULES["pawn.to"], RULES["pawn.must"]
NO_COLOUR, TOO_MANY = RULES["opponent.colour"], RULES["reward.hire"]


@leaf
def forbids_pawn(s, me, place):
    """[pawn.from]"""
    return 0 if sources(s, me, s.row) >> place & 1 else NO_PAWN


@leaf
def forbids_declining(s, me):
    """[pawn.must]"""
    return 0 if is_optional(s, s.row) else MUST


@leaf
def forbids_tile(s, me, cell):
    """[pawn.to]"""
    return 0 if destinations(s, me, s.row) >> cell & 1 else NO_TILE


@leaf
def forbids_target(s, me, colour):
    """[opponent.colour]"""
    return 0 if has_target_colour(s, me, colour) else NO_COLOUR


@leaf
def forbids_number(s, me, n):
    """[reward.hire]"""
    return 0 if n <= s.left else TOO_MANY


@fn
def legal_pawns(s, me, mask):
    """The places that a pawn can leave, and whether the rest of the step may be declined."""
    mask[A_PASS] = int(is_optional(s, s.row))
    return A_FROM, A_PASS + 1, mask[A_PASS] + mark(mask, A_FROM, A_PASS, sources(s, me, s.row))


@fn
def legal_tiles(s, me, mask):
    """The tiles that can be named."""
    return A_TO, A_TAKE, mark(mask, A_TO, A_TAKE, destinations(s, me, s.row))


@fn
def mark(mask, first, last, places):
    """Marks the moves that name the places of a set; returns the number."""
    count = 0
    for a in range(first, last):
        mask[a] = places >> (a - first) & 1
        count += mask[a]
    return count


@leaf
def decline(s, me, news):
    """[effect.may] [effect.up_to] [reward.optional]"""
    s.moment, s.left = BETWEEN, 0


@fn
def hire_some(s, me, n, news):
    """[reward.hire]"""
    s.moment, s.left = BETWEEN, 0
    hire(s, me, n, news)
