"""What lies in the towns and in stock, and what it can have brought."""

from guildhall.core.bits import size
from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.flandern_1302.rules.ground import built, meets_equal, special_meets_equal
from guildhall.games.flandern_1302.rules.lawbook import (
    BEARERS,
    CATHEDRAL_PIECES,
    CENTRES,
    COATS,
    DISTRICTS,
    POINTS,
    SITES,
    SPACES,
    SPECIALS,
)
from guildhall.games.flandern_1302.rules.scoring import value
from guildhall.games.flandern_1302.rules.setup import plays
from guildhall.games.flandern_1302.state import COVERED, FREE, OPEN, SCORED, SWALLOWED, UNUSED
from guildhall.games.flandern_1302.tables import (
    ADDS,
    BONUS,
    CATHEDRALS,
    CENTRE,
    CENTRE_MASTERS,
    CHURCH,
    CHURCH_AT,
    CUBES,
    EXCLUDES,
    HOME_OF,
    LATER_PLACES,
    MASTERS,
    N_CHURCHES,
    N_GUILDS,
    N_SHAPES,
    N_SPOTS,
    N_TOWNS,
    OF_SHAPE,
    PRINTED,
    REMOVES,
    STOCK,
)


@fn
def broken_towns(s):
    """All towns, what is left beside them, and the points."""
    for town in range(N_TOWNS):
        law = broken_spaces(s, town)
        if law:
            return law
        law = broken_coats(s, town)
        if law:
            return law
        law = broken_pieces(s, town)
        if law:
            return law
    law = broken_stock(s)
    return law if law else broken_points(s)


@fn
def broken_spaces(s, town):
    """The spaces of a town are those printed and those that special districts add; a scored town has none that is free."""
    area, special, spots, overlap = s.area[town], int(s.special[town]), 0, 0
    for ground in range(len(s.held[town])):
        overlap |= spots & s.held[town][ground]
        spots |= s.held[town][ground]
    if s.town[town] == UNUSED:
        return SPACES if spots or special else 0
    wanted, swallowed = PRINTED | 1 << CENTRE, 0
    for host in range(N_SPOTS):
        if special >> host & 1:
            if CHURCH_AT[host] == NONE or not s.held[town][CHURCH] >> host & 1 or EXCLUDES[area][host] & special:
                return SPECIALS
            wanted |= ADDS[area][host]
            swallowed |= REMOVES[area][host]
    if overlap or spots != wanted or s.held[town][SWALLOWED] != swallowed or (s.held[town][COVERED] >> CENTRE & 1):
        return SPACES
    return SPACES if s.town[town] == SCORED and s.held[town][FREE] else 0


@fn
def broken_coats(s, town):
    """Whose the districts are. [setup.centres] [build.border]"""
    if s.town[town] == UNUSED:
        return 0
    for guild in range(N_GUILDS):
        home = HOME_OF[guild] == town
        if (s.held[town][guild] >> CENTRE & 1) != home:
            return CENTRES
        for masters in range(1, MASTERS):
            if home and (s.printed[town][masters - 1] >> CENTRE & 1) != (CENTRE_MASTERS[guild] == masters):
                return CENTRES
        for spot in range(N_SPOTS):
            if s.held[town][guild] >> spot & 1 and meets_equal(s, town, spot, guild):
                return COATS
    for host in range(N_SPOTS):
        if s.special[town] >> host & 1 and special_meets_equal(s, town, host):
            return COATS
    return 0


@fn
def broken_pieces(s, town):
    """What stands on the districts of one town. A scored town keeps the sites that never were completed. [score.sites]"""
    there, church, special = built(s, town), int(s.held[town][CHURCH]), int(s.special[town])
    one, two = int(s.printed[town][0]), int(s.printed[town][1])
    if s.site[town] & ~there or s.site[town] >> CENTRE & 1:
        return BEARERS
    if s.cathedral[town] & ~church or (one | two) & (~there | church | special) or one & two:
        return BEARERS
    for piece in range(len(s.master)):
        place = int(s.master[piece])
        if place != NONE and s.seats == 2:  # [two.setup]
            return BEARERS
        if place != NONE and place // N_SPOTS == town and not (there & ~church) >> place % N_SPOTS & 1:
            return BEARERS
    return 0


@fn
def broken_stock(s):
    """Tiles, cubes and cathedrals, counted."""
    for guild in range(N_GUILDS):
        for shape in range(N_SHAPES):
            for masters in range(MASTERS):
                n = int(s.stock[guild][shape][masters])
                for town in range(N_TOWNS):
                    one, two = int(s.printed[town][0]), int(s.printed[town][1])
                    bearing = one if masters == 1 else two if masters == 2 else ~(one | two)
                    n += size(s.held[town][guild] & ~s.special[town] & OF_SHAPE[shape] & bearing)
                if n != STOCK[guild][shape][masters] * plays(s, guild):
                    return DISTRICTS
    for church in range(N_CHURCHES):
        n = int(s.church_left[church])
        for town in range(N_TOWNS):
            for host in range(N_SPOTS):
                n += CHURCH_AT[host] == church and s.special[town] >> host & 1
        if n != 1:
            return SPECIALS
    cubes, cathedrals = int(s.cubes), int(s.cathedrals)
    for town in range(N_TOWNS):
        cubes += size(s.site[town]) if s.town[town] == OPEN else 0  # [score.cubes]
        cathedrals += size(s.cathedral[town])
    if cubes != CUBES:
        return SITES
    return 0 if cathedrals == (CATHEDRALS if s.seats > 2 else 0) else CATHEDRAL_PIECES


@fn
def broken_points(s):
    """[score.places] [end.bonus] No town brings more than its worth, or than a third place in a poor one."""
    most = BONUS if s.over and s.seats > 2 else 0
    for town in range(N_TOWNS):
        if s.town[town] == SCORED:
            most += max(value(s, town), LATER_PLACES[0])
    for guild in range(N_GUILDS):
        if s.points[guild] > (most if guild != CHURCH and plays(s, guild) else 0):
            return POINTS
    return 0
