"""The building rules: what may lie where. Sets of spaces are bits."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.games.flandern_1302.state import COVERED, FREE, RULES, SWALLOWED
from guildhall.games.flandern_1302.tables import (
    ADDS,
    BORDERS,
    BORDERS_X,
    CENTRE,
    CHURCH,
    CHURCH_AT,
    EXCLUDES,
    LONG,
    LONG_X,
    N_GUILDS,
    REMOVES,
    SHAPE,
    X_BORDERS,
    X_BORDERS_X,
    X_LONG,
    X_LONG_X,
)

BUILD_FREE, BUILD_STOCK = RULES["build.free"], RULES["build.stock"]
BUILD_LONG, BUILD_BORDER = RULES["build.long"], RULES["build.border"]
SPACES, SPECIAL_STOCK, SPECIAL_ROOM = RULES["special.spaces"], RULES["special.stock"], RULES["special.room"]


@leaf
def built(s, town):
    """The spaces with districts, building sites and the centre."""
    spots = 0
    for guild in range(N_GUILDS):
        spots |= s.held[town][guild]
    return spots


@leaf
def left_of(s, guild, shape):
    """How many districts of a shape a guild has left. [build.stock]"""
    return s.stock[guild][shape][0] + s.stock[guild][shape][1] + s.stock[guild][shape][2]


@leaf
def joins(s, town, spot, spots, hosts):
    """Whether a long side of a space touches one of some spaces, or of some special districts. [build.long]"""
    area = s.area[town]
    return (LONG[area][spot] & spots) | (LONG_X[area][spot] & hosts) != 0


@leaf
def special_joins(s, town, host, spots, hosts):
    """The same for the whole outline of a special district."""
    area = s.area[town]
    return (X_LONG[area][host] & spots) | (X_LONG_X[area][host] & hosts) != 0


@leaf
def meets_equal(s, town, spot, guild):
    """Whether a district of this guild would border one with the same coat of arms. [build.border]"""
    area = s.area[town]
    equal = BORDERS[area][spot] & s.held[town][guild]
    if guild == CHURCH:
        equal |= BORDERS_X[area][spot] & s.special[town]
    return equal != 0


@leaf
def special_meets_equal(s, town, host):
    """The same for the whole outline of a special district."""
    area = s.area[town]
    return (X_BORDERS[area][host] & s.held[town][CHURCH]) | (X_BORDERS_X[area][host] & s.special[town]) != 0


@leaf
def has_room(s, town, host):
    """[special.room] What it covers besides its host is free, and nothing lies where it and its new spaces would."""
    area = s.area[town]
    return (REMOVES[area][host] & ~s.held[town][FREE]) | (EXCLUDES[area][host] & s.special[town]) == 0


@fn
def forbids_space(s, town, spot):
    """0, or why nothing can be laid on a space."""
    if s.held[town][FREE] >> spot & 1:
        return 0
    taken = built(s, town) | s.held[town][COVERED] | s.held[town][SWALLOWED]
    return BUILD_FREE if taken >> spot & 1 else SPACES


@fn
def forbids_district(s, town, spot, guild, masters):
    """[build.shape] The space decides the shape. Then the other building rules in their order."""
    rule = forbids_space(s, town, spot)
    if rule:
        return rule
    if s.stock[guild][SHAPE[spot]][masters] == 0:
        return BUILD_STOCK
    if not joins(s, town, spot, built(s, town), s.special[town]):
        return BUILD_LONG
    if meets_equal(s, town, spot, guild):
        return BUILD_BORDER
    return 0


@fn
def forbids_special(s, town, host):
    """[special.host] A special district is laid like another church district, on the kind of space it belongs to."""
    rule = forbids_space(s, town, host)
    if rule:
        return rule
    if not special_joins(s, town, host, built(s, town), s.special[town]):
        return BUILD_LONG
    if special_meets_equal(s, town, host):
        return BUILD_BORDER
    if s.church_left[CHURCH_AT[host]] == 0:
        return SPECIAL_STOCK
    if not has_room(s, town, host):
        return SPECIAL_ROOM
    return 0


@fn
def lay(s, town, spot, guild, masters):
    """A district goes from the stock to its space. [build.stays]"""
    s.held[town][FREE] &= ~(1 << spot)
    s.held[town][guild] |= 1 << spot
    s.stock[guild][SHAPE[spot]][masters] -= 1
    if masters > 0:
        s.printed[town][masters - 1] |= 1 << spot


@fn
def lay_special(s, town, host):
    """[special.spaces] New spaces are there at once; [special.removes] what it covers is gone."""
    area = s.area[town]
    s.held[town][CHURCH] |= 1 << host
    s.special[town] |= 1 << host
    s.church_left[CHURCH_AT[host]] = 0
    s.held[town][FREE] &= ~((1 << host) | REMOVES[area][host])
    s.held[town][FREE] |= ADDS[area][host]
    s.held[town][SWALLOWED] |= REMOVES[area][host]


@leaf
def hosts_one(spot):
    """Whether a special district belongs to this space."""
    return spot != CENTRE and CHURCH_AT[spot] != NONE
