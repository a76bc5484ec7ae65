"""Opinions about City and Guilds: blocks that can be won, guilds that grow, figures that must be used in time."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.city_and_guilds.rules.city import guild_at, tiles_in
from guildhall.games.city_and_guilds.rules.owning import presence, third_of
from guildhall.games.city_and_guilds.rules.scoring import owner_points, value
from guildhall.games.city_and_guilds.rules.tracks import place_on
from guildhall.games.city_and_guilds.tables import (
    BLOCK,
    GUILD_OF,
    GUILD_POINTS,
    N_BLOCKS,
    N_GUILDS,
    N_SPACES,
    N_TYPES,
    NEIGHBOUR,
    PER_BLOCK,
)

ROLLOUT, OPEN_AT = 12, 4  # what suits a search of this game (see Settings in search.py); found by trial in the arena
OVERLOOKS = 0  # moves of 100 that an Apprentice does not notice
JOURNEYMAN = {"simulations": 100}  # what suits a Journeyman: a step above the Apprentice and below the Master
FEATURES = (
    *("points", "would_get", "sure_to_get", "contested", "buildings", "first_places", "narrow_lead", "solid_lead"),
    *("last_space_mine", "last_space_theirs", "track_first", "track_second", "track_third", "steps", "steps_ahead"),
    *("chain_first", "chain_second", "chain_third", "block_guilds", "figures", "figures_too_many", "held_guild"),
    *("on_turn", "held_neutral", "blocks", "guilds", "second_places", "third_places"),
)
POINTS, WOULD_GET, SURE_TO_GET, CONTESTED, BUILDINGS, FIRST_PLACES, NARROW_LEAD, SOLID_LEAD = range(8)
LAST_SPACE_MINE, LAST_SPACE_THEIRS, TRACK, STEPS, STEPS_AHEAD, CHAIN = 8, 9, 10, 13, 14, 15
BLOCK_GUILDS, FIGURES, FIGURES_TOO_MANY, HELD_GUILD, ON_TURN, HELD_NEUTRAL = 18, 19, 20, 21, 22, 23
BLOCKS, GUILDS, SECOND_PLACES, THIRD_PLACES = 24, 25, 26, 27
# What the first self-play goes by, in logits. From random games alone the fit ends in a weak kind of play with five seats.
START = {
    "points": 0.12,
    "blocks": 0.12,
    "guilds": 0.12,
    "steps": 0.042,
    "figures": 0.036,
    "figures_too_many": -0.18,
    "last_space_mine": 0.06,
    "last_space_theirs": -0.072,
    "held_guild": 0.014,
}
A_BUILDING = 32  # in the number that `presence` gives
PLACES, PLACE_BITS = 3, 2
SHARE = (0.0, 0.5, 0.25, 0.125)  # of a block, by place
EARLY = 0.45  # what a place in a block is worth before it is full, and the rest grows with it
TO_COME = 6.0  # what an empty block will still add to its value
GUILD_SHARE = (0.0, 1.0, 0.5, 0.25)  # of a guild, by place on its track
BLOCK_GUILD, CHAIN_END, LINK = 4.0, 9.0, 0.8  # a block that a guild controls; the end of its chain; two tiles of it
TURNS = 60  # tiles that are laid in turns, taverns aside
WAYS = 4


@fn
def block_place(s, block, me, mine):
    """1 to 3 for who would be paid, else 0."""
    if s.white[block] == me:
        return 1
    if s.black[block] == me:
        return 2
    return 3 if mine > 0 and third_of(s, block) == me else 0


@fn
def block_features(s, block, me, f):
    """A block that is not full: what it would bring now, and how safely."""
    tiles = tiles_in(s, block)
    if tiles == PER_BLOCK - 1:
        f[LAST_SPACE_MINE if s.white[block] == me else LAST_SPACE_THEIRS] += 1
    mine = presence(s, block, me)
    if mine == 0:
        return
    filled, worth, best = tiles / PER_BLOCK, value(s, block), 0
    place = block_place(s, block, me, mine)
    if place:
        points = owner_points(s, block, place)
        f[WOULD_GET] += points * filled
        f[SURE_TO_GET] += points * filled * filled * filled
        f[FIRST_PLACES] += place == 1
        f[SECOND_PLACES] += place == 2
        f[THIRD_PLACES] += place == 3
        hoped = (worth + TO_COME * (1.0 - filled)) * SHARE[place]
        f[BLOCKS] += hoped * (EARLY + (1.0 - EARLY) * filled)
    f[BUILDINGS] += mine // A_BUILDING
    for other in range(s.seats):
        if other != me:
            best = max(best, presence(s, block, other))
    if mine > best:
        f[NARROW_LEAD if mine - best < A_BUILDING else SOLID_LEAD] += filled
    else:
        f[CONTESTED] += worth * (1.0 - filled)


@fn
def track_features(s, guild, me, f):
    """A place on a track, which is returned: 1 to 3, else 0."""
    mine, best = int(s.invested[guild][me]), 0
    f[STEPS] += mine
    place = place_on(s, guild, me)
    if place == 0 or place > PLACES:
        return 0
    for other in range(s.seats):
        if other != me:
            best = max(best, int(s.invested[guild][other]))
    f[TRACK + place - 1] += 1
    f[STEPS_AHEAD] += min(max(mine - best, 0), 3)
    f[GUILDS] += GUILD_SHARE[place] * CHAIN_END
    return place


@fn
def tile_features(s, space, guild, place, f):
    """A tile of a guild on whose track the seat has a place: its block may come to the guild, its links make chains."""
    if not s.full[BLOCK[space]]:
        f[BLOCK_GUILDS] += GUILD_POINTS[place - 1] / PER_BLOCK
        f[GUILDS] += GUILD_SHARE[place] * BLOCK_GUILD / PER_BLOCK
    for way in range(WAYS):
        near = NEIGHBOUR[space][way]
        if near > space and guild_at(s, near) == guild:  # each pair once
            f[CHAIN + place - 1] += 1
            f[GUILDS] += GUILD_SHARE[place] * LINK


@fn
def guild_features(s, me, f):
    """Tracks, and what lies in the city of the guilds on whose tracks the seat has a place."""
    places = 0
    for guild in range(N_GUILDS):
        places |= track_features(s, guild, me, f) << (guild * PLACE_BITS)
    if places == 0:
        return
    for space in range(N_SPACES):
        guild = guild_at(s, space)
        if guild != NONE:
            place = places >> (guild * PLACE_BITS) & PLACES
            if place:
                tile_features(s, space, guild, place, f)


@fn
def features(s, me, f):
    """A seat as it stands."""
    f[POINTS] = s.points[me]
    laid = 0
    for block in range(N_BLOCKS):
        laid += tiles_in(s, block)
        if not s.full[block]:
            block_features(s, block, me, f)
    guild_features(s, me, f)
    for tile in range(N_TYPES):
        if s.hand[me][tile]:
            guild = GUILD_OF[tile]
            if guild == NONE:
                f[HELD_NEUTRAL] += s.hand[me][tile]
            elif place_on(s, guild, me) in (1, 2):
                f[HELD_GUILD] += s.hand[me][tile]
    f[FIGURES] = s.figures[me]
    f[FIGURES_TOO_MANY] = max(0.0, s.figures[me] - max(0, TURNS - laid) / s.seats)
    f[ON_TURN] = s.to_act >> me & 1


@fn
def progress(s):
    """How far the game is, 0 to 1."""
    laid = 0
    for block in range(N_BLOCKS):
        laid += tiles_in(s, block)
    return laid / (N_BLOCKS * PER_BLOCK)
