"""Set-up."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import begin
from guildhall.core.knowledge import lay_out
from guildhall.core.rng import below
from guildhall.games.city_of_guilds.rules.guild_choice import open_guilds
from guildhall.games.city_of_guilds.state import BY_LOT, N_SIDES, RULER, UNDEALT
from guildhall.games.city_of_guilds.tables import (
    CUBES,
    MARKERS,
    N_AREAS,
    N_BUILDINGS,
    N_CARDS,
    N_GUILDS,
    RULER_CUBES,
    STARTING_GOLD,
)


@fn
def setup(s, seats, options, seed):
    """A zeroed record becomes the first choice of a guild."""
    begin(s, seats, seed)
    s.start = options[0]
    lay_out(s, UNDEALT)
    clear_table(s)
    # [setup.cubes] [setup.gold]
    for side in range(N_SIDES):
        plays = side < seats
        s.gold[side] = STARTING_GOLD if plays else 0
        s.supply[side] = CUBES - MARKERS if plays else 0
    if seats == 1:
        set_up_ruler(s)
    # [setup.start]
    lot = below(s.streams[BY_LOT], seats)
    s.mayor = s.start - 1 if s.start > 0 else lot
    open_guilds(s)


@fn
def clear_table(s):
    """An empty board and an empty discard pile."""
    for seat in range(N_SIDES):
        s.guild[seat], s.acted[seat], s.passed[seat] = NONE, 0, 0
        for guild in range(N_GUILDS):
            s.markers[seat][guild] = 0
    for area in range(N_AREAS):
        for side in range(N_SIDES):
            s.influence[area][side] = 0
    for building in range(N_BUILDINGS):
        s.owner[building] = NONE
    for place in range(N_CARDS):
        s.discards[place] = NONE
    s.playing, s.scope, s.picked_area, s.picked_side = NONE, 0, NONE, NONE


@fn
def set_up_ruler(s):
    """[solo.setup] A cube in every area, the gold of a player, and no guild markers."""
    s.gold[RULER] = STARTING_GOLD
    s.supply[RULER] = CUBES - N_AREAS * RULER_CUBES
    for area in range(N_AREAS):
        s.influence[area][RULER] = RULER_CUBES
