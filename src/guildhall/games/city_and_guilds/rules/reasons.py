"""Refusals with what they are about: what stands in the way, and what would do."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.city_and_guilds.actions import ARGUMENTS, N_ACTIONS
from guildhall.games.city_and_guilds.rules.city import (
    LAY_ADJACENT,
    LAY_EMPTY,
    LAY_HAND,
    SETUP_APART,
    SETUP_BLOCK,
    WAYS,
    forbids_space,
)
from guildhall.games.city_and_guilds.rules.order import forbids
from guildhall.games.city_and_guilds.rules.setup import SETUP_GIVE_BACK
from guildhall.games.city_and_guilds.rules.tiles import TAKE_DISPLAY
from guildhall.games.city_and_guilds.rules.turn import BUILD_ONE, BUILD_STEP
from guildhall.games.city_and_guilds.state import TAVERN_MOMENT
from guildhall.games.city_and_guilds.tables import AT, BLOCK, GUILD_OF, IN_BLOCK, N_SPACES, NEIGHBOUR, PER_BLOCK, STEP


@fn
def refusal(s, seat, a, why):
    """0, or the first rule that forbids it; `why` holds what REASONS says of it."""
    why[0], why[1], why[2], why[3] = NONE, NONE, NONE, NONE
    rule = forbids(s, seat, a)
    if rule == 0 or a < 0 or a >= N_ACTIONS:
        return rule
    if rule == SETUP_GIVE_BACK or rule == LAY_HAND or rule == TAKE_DISPLAY:
        why[0] = ARGUMENTS[a][0]
    elif rule == BUILD_STEP or rule == BUILD_ONE:
        tile = s.tile[s.laid]
        why[0] = GUILD_OF[tile]
        why[1] = s.invested[why[0]][seat] + STEP[tile]
    else:
        space = ARGUMENTS[a][0] if s.moment == TAVERN_MOMENT else ARGUMENTS[a][1]
        why[0] = space
        if rule == LAY_EMPTY:
            why[1] = s.tile[space]
        elif rule == SETUP_BLOCK:
            why[1], why[2] = BLOCK[space], tile_in(s, BLOCK[space])
        elif rule == SETUP_APART:
            why[1] = tile_beside(s, space)
        elif rule == LAY_ADJACENT:
            why[1] = nearest_space(s, space)
    return rule


@fn
def tile_in(s, block):
    """[setup.block] A space of the block where a tile lies."""
    found = NONE
    for k in range(PER_BLOCK):
        if s.tile[IN_BLOCK[block][k]] != NONE:
            found = IN_BLOCK[block][k]
    return found


@fn
def tile_beside(s, space):
    """[setup.apart] An adjacent space where a tile lies."""
    found = NONE
    for way in range(WAYS):
        other = NEIGHBOUR[space][way]
        if other != NONE and s.tile[other] != NONE:
            found = other
    return found


@fn
def nearest_space(s, space):
    """[lay.adjacent] Where a tile could be laid: of all such spaces the one least far away on the plan."""
    best, least = NONE, 0
    for other in range(N_SPACES):
        if forbids_space(s, other, False) == 0:
            far = abs(AT[other][0] - AT[space][0]) + abs(AT[other][1] - AT[space][1])
            if best == NONE or far < least:
                best, least = other, far
    return best
