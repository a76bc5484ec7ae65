"""Refusals with what they are about."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.city_and_guilds.actions import A_GIVE_BACK, A_LAY, A_STEP, A_TAKE, A_TAVERN, N_ACTIONS
from guildhall.games.city_and_guilds.rules.order import forbids
from guildhall.games.city_and_guilds.tables import N_SPACES, N_TYPES, TAVERN_TILE


@fn
def refusal(s, seat, a, why):
    """0, or the first rule that forbids it; `why` holds the tile and the space."""
    why[0], why[1], why[2], why[3] = NONE, NONE, NONE, NONE
    rule = forbids(s, seat, a)
    if rule == 0 or a < 0 or a >= N_ACTIONS:
        return rule
    if A_LAY <= a < A_STEP:
        why[0], why[1] = (a - A_LAY) // N_SPACES, (a - A_LAY) % N_SPACES
    elif A_TAVERN <= a < A_TAVERN + N_SPACES:
        why[0], why[1] = TAVERN_TILE, a - A_TAVERN
    elif A_TAKE <= a < A_TAKE + N_TYPES:
        why[0] = a - A_TAKE
    elif a < A_LAY:
        why[0] = a - A_GIVE_BACK
    return rule
