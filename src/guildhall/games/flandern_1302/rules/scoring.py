"""6. Covers, and the points of a town."""

from guildhall.core.bits import size
from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.games.flandern_1302.actions import NEWS
from guildhall.games.flandern_1302.rules.ground import (
    built,
    has_room,
    hosts_one,
    joins,
    left_of,
    meets_equal,
    special_joins,
    special_meets_equal,
)
from guildhall.games.flandern_1302.state import COVERED, FREE, GONE, OPEN, SCORED
from guildhall.games.flandern_1302.tables import (
    ADDS,
    CATHEDRAL_VALUE,
    CHURCH,
    CHURCH_AT,
    CHURCH_VALUE,
    GUILD_VALUE,
    LATER_PLACES,
    N_GUILDS,
    N_SPOTS,
    N_TOWNS,
    REMOVES,
    SHAPE,
)

N_COVERS, N_GETS, N_SCORES, N_STANDS = NEWS["covers"], NEWS["gets"], NEWS["scores"], NEWS["stands"]
N_VALUES = NEWS["values"]
RANKED = N_GUILDS - 1  # all guilds but the Church. [score.ranks]


# Covers.


@fn
def fits(s, town, spot, guilds):
    """Whether one of a set of guilds has a district left for a space that borders no equal one. [cover.when]"""
    for guild in range(N_GUILDS):
        if guilds >> guild & 1 and left_of(s, guild, SHAPE[spot]) > 0 and not meets_equal(s, town, spot, guild):
            return True
    return False


@fn
def special_fits(s, town, host):
    """The same for the special district that belongs to a space."""
    if not s.held[town][FREE] >> host & 1 or s.church_left[CHURCH_AT[host]] == 0:
        return False
    return has_room(s, town, host) and not special_meets_equal(s, town, host)


@fn
def within_reach(s, town):
    """(spaces, hosts) on which some district left could still come to lie, judged optimistically. [cover.when]

    A district can be reached if a long side of it touches what is built, or another that can be reached: what depends on
    itself alone cannot. New spaces are there once their special district can be reached.
    """
    there, special, everybody = built(s, town), int(s.special[town]), (1 << N_GUILDS) - 1
    fitting, hosts, open_spots = 0, 0, int(s.held[town][FREE])
    for spot in range(N_SPOTS - 1):
        if open_spots >> spot & 1 and fits(s, town, spot, everybody):
            fitting |= 1 << spot
        if hosts_one(spot) and special_fits(s, town, spot):
            hosts |= 1 << spot
    spots, reached = 0, 0
    growing = True
    while growing:
        growing = False
        for spot in range(N_SPOTS - 1):
            bit = 1 << spot
            if fitting & ~spots & bit and joins(s, town, spot, there | spots, special | reached):
                spots |= bit
                growing = True
            if hosts & ~reached & bit and special_joins(s, town, spot, there | spots, special | reached):
                reached |= bit
                growing = True
                new = ADDS[s.area[town]][spot] & ~open_spots
                for added in range(N_SPOTS - 1):
                    if new >> added & 1 and fits(s, town, added, everybody):
                        fitting |= 1 << added
    return spots, reached


@fn
def swallowed_by(s, town, hosts):
    """The spaces that special districts on these hosts would cover, the hosts among them."""
    spots = hosts
    for spot in range(N_SPOTS - 1):
        if hosts >> spot & 1:
            spots |= REMOVES[s.area[town]][spot]
    return spots


@fn
def cover_dead(s, news):
    """[cover.when] In every town the spaces that can no longer be built on are covered. [cover.unlimited]"""
    for town in range(N_TOWNS):
        free = int(s.held[town][FREE])
        if free and s.town[town] == OPEN:
            spots, hosts = within_reach(s, town)
            cover(s, town, free & ~(spots | swallowed_by(s, town, hosts)), news)


@fn
def cover(s, town, spots, news):
    """Covers lie on these spaces."""
    s.held[town][FREE] &= ~spots
    s.held[town][COVERED] |= spots
    for spot in range(N_SPOTS - 1):
        if spots >> spot & 1:
            tell(news, N_COVERS, town * N_SPOTS + spot, 0, 0, 0)


# Points.


@leaf
def finished(s, town, guild):
    """The completed districts of a guild; building sites do not count. [score.sites]"""
    return s.held[town][guild] & ~s.site[town]


@fn
def value(s, town):
    """[score.value] Guild districts, church districts, and those with a cathedral."""
    worth, church = 0, finished(s, town, CHURCH)
    for guild in range(RANKED):
        worth += GUILD_VALUE * size(finished(s, town, guild))
    with_cathedral = size(church & s.cathedral[town])
    return worth + CHURCH_VALUE * (size(church) - with_cathedral) + CATHEDRAL_VALUE * with_cathedral


@fn
def masters_of(s, town, guild):
    """[score.masters] Printed ones and pieces, on completed districts."""
    spots = finished(s, town, guild)
    n = size(spots & s.printed[town][0]) + 2 * size(spots & s.printed[town][1])
    for piece in range(len(s.master)):
        place = int(s.master[piece])
        if place != NONE and place // N_SPOTS == town:
            n += spots >> place % N_SPOTS & 1
    return n


@leaf
def standing(s, town, guild):
    """A number by which guilds are ranked: districts, then masters; 0 for one without a district. [score.ranks]"""
    n = size(finished(s, town, guild))
    return n * 64 + masters_of(s, town, guild) if n else 0


@fn
def rank(s, town, guild):
    """[score.ranks] 1 to 5, or 0 for none; [score.ties] equal ones have the lowest of their ranks."""
    mine, place = standing(s, town, guild), 0
    if mine:
        for other in range(RANKED):
            place += standing(s, town, other) >= mine
    return place


@leaf
def reward(worth, place):
    """[score.places] What a rank brings in a town of this value."""
    if place == 0:
        return 0
    if place == 1:
        return worth
    return (worth + 1) // 2 if place == 2 else LATER_PLACES[place - 3]


@fn
def score_town(s, town, news):
    """[score.places] [score.neutral] The points are recorded by guild."""
    worth, church = value(s, town), finished(s, town, CHURCH)
    tell(news, N_SCORES, town, worth, 0, 0)
    guild_districts = 0
    for guild in range(RANKED):
        guild_districts += size(finished(s, town, guild))
    cathedrals = size(church & s.cathedral[town])
    tell(news, N_VALUES, town, guild_districts, size(church) - cathedrals, cathedrals)
    for guild in range(RANKED):
        place = rank(s, town, guild)
        if place:
            tell(news, N_STANDS, guild, town, size(finished(s, town, guild)), masters_of(s, town, guild))
    for place in range(1, RANKED + 1):
        for guild in range(RANKED):
            if rank(s, town, guild) == place:
                s.points[guild] += reward(worth, place)
                tell(news, N_GETS, guild, town, place, reward(worth, place))


@fn
def close_town(s, town):
    """[action.closed] No more actions there; [score.cubes] cubes go back; [score.cards] its cards leave the hands.

    What was a building site stays one for good, without its cube: so the town can still be told as it was paid. [score.sites]
    """
    s.town[town] = SCORED
    s.cubes += size(s.site[town])
    for seat in range(s.seats):
        s.card[seat][town] = GONE


@fn
def score_full(s, news):
    """[score.when] Every town without a free space, all on the same position."""
    for town in range(N_TOWNS):
        if s.town[town] == OPEN and s.held[town][FREE] == 0:
            score_town(s, town, news)
            close_town(s, town)


@fn
def free_spaces(s):
    """On the whole board."""
    n = 0
    for town in range(N_TOWNS):
        n += size(s.held[town][FREE])
    return n
