"""Refused answers to a card: what stands in the way of the cube that was named."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.city_of_guilds.actions import (
    MUST,
    NO_CUBE,
    NO_PARTNER,
    NO_SPACE,
    NOWHERE,
    SAME,
    SAME_OWNER,
    SCOPE,
)
from guildhall.games.city_of_guilds.rules.pieces import is_full
from guildhall.games.city_of_guilds.rules.resolving import (
    REMOVE_MUST,
    REMOVE_OWNER,
    REMOVE_TARGET,
    SHIFT_TO,
    SWAP_EFFECT,
)
from guildhall.games.city_of_guilds.state import FROM, SWAP
from guildhall.games.city_of_guilds.tables import PLACE


@fn
def forbidden_choice(s, me, rule, why):
    """[remove.target] [shift.to] [swap.effect] why[0] is the area of the answer, why[1] the side, where it names them."""
    if rule == REMOVE_TARGET:
        why[2], why[3] = s.playing, NO_CUBE if s.scope >> why[0] & 1 else SCOPE
    elif rule == REMOVE_OWNER:
        why[0] = s.playing
    elif rule == REMOVE_MUST:
        place = PLACE[s.playing]
        why[0], why[1] = s.playing, NO_SPACE if place != NONE and is_full(s, place) else MUST
    elif rule == SHIFT_TO:
        why[1] = NOWHERE if s.moment == FROM else SAME if why[0] == s.picked_area else NO_SPACE
    elif rule == SWAP_EFFECT:
        why[2] = NO_PARTNER if s.moment == SWAP else SAME if why[0] == s.picked_area else SAME_OWNER
