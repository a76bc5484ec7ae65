"""A turn: laying a tile and what it brings."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.games.city_and_guilds.actions import NEWS
from guildhall.games.city_and_guilds.rules.city import LAY_HAND, forbids_space
from guildhall.games.city_and_guilds.rules.owning import check_markers
from guildhall.games.city_and_guilds.rules.tiles import spend
from guildhall.games.city_and_guilds.rules.tracks import can_step, invest
from guildhall.games.city_and_guilds.state import (
    BETWEEN,
    BUILDING_MOMENT,
    MINSTREL_MOMENT,
    RULES,
    SETUP_LAY,
    SETUP_TAKE,
)
from guildhall.games.city_and_guilds.tables import (
    BLOCK,
    GUILD_OF,
    KIND,
    MARKET,
    MINSTREL,
    STEP,
    TAVERN_TILE,
)

N_DECLINES, N_LAYS, N_PLACES = NEWS["declines"], NEWS["lays"], NEWS["places"]
BUILD_STEP, BUILD_ONE = RULES["building.step"], RULES["building.one"]


@fn
def forbids_lay(s, me, tile, space):
    """[lay.hand] and the rules of the space."""
    if s.hand[me][tile] == 0:
        return LAY_HAND
    return forbids_space(s, space, s.moment == SETUP_LAY)


@fn
def lay(s, me, tile, space, news):
    """[lay.tile] A tile goes from the hand to the city; then what its kind asks for."""
    spend(s, me, tile)
    s.tile[space], s.laid = tile, space
    tell(news, N_LAYS, me, tile, space, 0)
    if s.moment == SETUP_LAY:  # [setup.bare] no figure, no step
        s.moment = SETUP_TAKE
        return
    s.moment = BETWEEN
    kind = KIND[tile]
    if kind == MARKET:  # [market.step]
        invest(s, me, GUILD_OF[tile], STEP[tile], news)
    elif kind == MINSTREL:
        if s.figures[me] > 0:  # [minstrel.figure]
            s.moment = MINSTREL_MOMENT
    elif s.figures[me] > 1:
        s.moment = BUILDING_MOMENT
    else:  # [building.last] no choice: the last figure if there is one, and the step if it is open
        place_figures(s, me, int(s.figures[me]), news)
        invest(s, me, GUILD_OF[tile], STEP[tile], news)


@fn
def place_figures(s, me, n, news):
    """Figures stand on the tile just laid; then the places in the block are checked. [own.white]"""
    if n == 0:  # [building.bare] it belongs to nobody
        return
    s.figures[me] -= n
    s.owner[s.laid], s.standing[s.laid] = me, n
    tell(news, N_PLACES, me, n, s.laid, 0)
    check_markers(s, BLOCK[s.laid], me, news)


@leaf
def step_is_open(s, me):
    """Whether the step of the building just laid is possible."""
    tile = s.tile[s.laid]
    return can_step(s, me, GUILD_OF[tile], STEP[tile])


@fn
def forbids_step(s, me):
    """[building.step]"""
    return 0 if step_is_open(s, me) else BUILD_STEP


@fn
def forbids_one(s, me):
    """[building.one] One figure alone only if the step is blocked."""
    is_open = step_is_open(s, me)
    return BUILD_ONE if is_open else 0


@fn
def place_one_and_step(s, me, news):
    """[building.step]"""
    tile = s.tile[s.laid]
    place_figures(s, me, 1, news)
    invest(s, me, GUILD_OF[tile], STEP[tile], news)
    s.moment = BETWEEN


@fn
def place_two(s, me, news):
    """[building.two]"""
    place_figures(s, me, 2, news)
    s.moment = BETWEEN


@fn
def place_one(s, me, news):
    """[building.one] [minstrel.figure]"""
    place_figures(s, me, 1, news)
    s.moment = BETWEEN


@leaf
def place_none(s, me, news):
    """[minstrel.figure] The minstrel house stays empty."""
    s.moment = BETWEEN


@leaf
def forbids_tavern(s, me, space):
    """[tavern.lay] Like another tile."""
    return forbids_space(s, space, False)


@fn
def lay_tavern(s, me, space, news):
    """[tavern.lay] No figure ever stands on it. [city.tavern]"""
    s.tile[space], s.laid = TAVERN_TILE, space
    s.taverns -= 1
    tell(news, N_LAYS, me, TAVERN_TILE, space, 0)
    s.moment = BETWEEN


@fn
def decline(s, me, news):
    """[tavern.decline] Now or never."""
    tell(news, N_DECLINES, me, 0, 0, 0)
    s.laid, s.moment = NONE, BETWEEN
