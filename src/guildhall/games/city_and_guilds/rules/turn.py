"""A turn: laying a tile and what it brings."""

from guildhall.core.compile import fn
from guildhall.core.game import tell
from guildhall.games.city_and_guilds.actions import A_FIGURE, A_ONE, A_STEP, A_TWO, N_LAYS, N_PLACES
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
    N_SPACES,
    STEP,
    TAVERN_TILE,
)

BUILD_STEP, BUILD_ONE = RULES["building.step"], RULES["building.one"]


@fn
def forbids_lay(s, me, a):
    """[lay.hand] and the rules of the space."""
    tile, space = a // N_SPACES, a % N_SPACES
    if s.hand[me][tile] == 0:
        return LAY_HAND
    return forbids_space(s, space, s.moment == SETUP_LAY)


@fn
def lay(s, me, a, news):
    """[lay.tile] A tile goes from the hand to the city; then what its kind asks for."""
    tile, space = a // N_SPACES, a % N_SPACES
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


@fn
def forbids_building(s, me, a):
    """[building.step] A figure and a step, or [building.two] two; [building.one] one alone only if the step is blocked."""
    tile = s.tile[s.laid]
    is_open = can_step(s, me, GUILD_OF[tile], STEP[tile])
    if a == A_STEP:
        return 0 if is_open else BUILD_STEP
    if a == A_ONE:
        return BUILD_ONE if is_open else 0
    return 0


@fn
def build(s, me, a, news):
    """[building.step] [building.two] [building.one]"""
    tile = s.tile[s.laid]
    place_figures(s, me, 2 if a == A_TWO else 1, news)
    if a == A_STEP:
        invest(s, me, GUILD_OF[tile], STEP[tile], news)
    s.moment = BETWEEN


@fn
def entertain(s, me, a, news):
    """[minstrel.figure] A figure on the minstrel house, or none."""
    place_figures(s, me, int(a == A_FIGURE), news)
    s.moment = BETWEEN


@fn
def lay_tavern(s, me, space, news):
    """[tavern.lay] Like another tile; no figure ever stands on it. [city.tavern]"""
    s.tile[space], s.laid = TAVERN_TILE, space
    s.taverns -= 1
    tell(news, N_LAYS, me, TAVERN_TILE, space, 0)
    s.moment = BETWEEN
