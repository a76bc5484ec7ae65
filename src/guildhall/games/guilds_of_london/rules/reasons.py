"""Refusals with what they are about: why[0] to why[3] as REASONS in actions.py names them."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.actions import (
    ARGUMENTS,
    HIRE_CAUSES,
    N_ACTIONS,
    NO_MOVE_CAUSES,
    NO_SPOT,
    ORDER_CAUSES,
    TARGET_CAUSES,
)
from guildhall.games.guilds_of_london.rules.answers import MUST, NO_COLOUR, NO_PAWN, NO_TILE, TOO_MANY
from guildhall.games.guilds_of_london.rules.causes import cause_of_idleness, wanted_suit, why_not_from, why_not_to
from guildhall.games.guilds_of_london.rules.order import forbids
from guildhall.games.guilds_of_london.rules.pieces import origin_told
from guildhall.games.guilds_of_london.rules.targets import suits_in_reach
from guildhall.games.guilds_of_london.rules.turn import NO_MOVE, PAY_ORDER, PAY_PAWN
from guildhall.games.guilds_of_london.rules.usable import NO_CARDS, NO_EFFECT, NO_PAWNS, pawns_in, price
from guildhall.games.guilds_of_london.tables import CARD_SUIT, COST_ZONES, N_CELLS

BY_SUIT, BY_PAWN, ALL_THERE = range(len(NO_MOVE_CAUSES))
BEFORE, AFTER = range(len(ORDER_CAUSES))
OWN, NOBODY_THERE = range(len(TARGET_CAUSES))
SUPPLY_SHORT, BY_REWARD = range(len(HIRE_CAUSES))


@fn
def refusal(s, seat, a, why):
    """0, or the first rule in the order of the rulebook that forbids it; `why` holds what it is about."""
    why[0], why[1], why[2], why[3] = NONE, NONE, NONE, NONE
    rule = forbids(s, seat, a)
    if rule == 0:
        return 0
    if 0 <= a < N_ACTIONS:
        why[0] = ARGUMENTS[a][0]
    if rule == NO_CARDS:
        why[1], why[2] = price(s, why[0]), s.hand_size[seat] - 1
    elif rule == NO_PAWNS:
        why[1] = pawns_in(s, seat, COST_ZONES[why[0]])
    elif rule == NO_EFFECT:
        why[1] = cause_of_idleness(s, seat, why[0])
    elif rule == NO_MOVE:
        why[1] = why_no_move(s, seat, why[0])
    elif rule == PAY_ORDER:
        why[1], why[2] = BEFORE if why[0] < s.floor else AFTER, s.left
    elif rule == MUST:
        why[0] = s.card
    elif rule == TOO_MANY:
        why[0], why[1] = s.left, SUPPLY_SHORT if s.left == s.supply[seat] else BY_REWARD
    elif rule == NO_COLOUR:
        why[1] = OWN if why[0] == seat else NOBODY_THERE
    elif rule == PAY_PAWN:
        why[0], why[1] = spot(s, why[0]), s.card
    elif rule == NO_PAWN:
        why[0], why[1] = spot(s, why[0]), why_not_from(s, seat, s.row, why[0])
    elif rule == NO_TILE:
        why[0], why[1], why[2] = spot(s, why[0]), why_not_to(s, seat, s.row, why[0]), wanted_suit(s, s.row)
    return rule


@fn
def spot(s, place):
    """A place as a refusal names it: by its tile, never by its number."""
    return NO_SPOT if place < N_CELLS and s.tile[place] == NONE else origin_told(s, place)


@fn
def why_no_move(s, me, card):
    """[move.tile] No tile shows the suit, there is nobody to move, or everybody is on the only tile already."""
    if suits_in_reach(s, CARD_SUIT[card]) == 0:
        return BY_SUIT
    return ALL_THERE if s.here[me] | s.ruled[me] else BY_PAWN
