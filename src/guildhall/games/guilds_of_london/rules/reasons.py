"""Refusals with their numbers, and who sees what."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.actions import ARGUMENTS, N_ACTIONS
from guildhall.games.guilds_of_london.rules.order import MUST, TOO_MANY, forbids
from guildhall.games.guilds_of_london.rules.usable import NO_CARDS, NO_PAWNS, price
from guildhall.games.guilds_of_london.tables import PAWN_COST


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
        why[1] = PAWN_COST[why[0]]
    elif rule == MUST:
        why[0] = s.card
    elif rule == TOO_MANY:
        why[0] = s.left
    return rule
