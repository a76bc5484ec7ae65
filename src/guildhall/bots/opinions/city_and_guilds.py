"""Opinions about City and Guilds: blocks that can be won, guilds that grow, figures that must be used in time."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.city_and_guilds.rules.city import guild_at, tiles_in
from guildhall.games.city_and_guilds.rules.owning import presence
from guildhall.games.city_and_guilds.rules.scoring import tiles_of, value
from guildhall.games.city_and_guilds.rules.tracks import place_on
from guildhall.games.city_and_guilds.tables import (
    FIGURES_FOR,
    GUILD_OF,
    N_BLOCKS,
    N_GUILDS,
    N_SPACES,
    N_TYPES,
    NEIGHBOUR,
    PER_BLOCK,
)

SHARE = (0.0, 0.5, 0.25, 0.125)  # of a block, by place
EARLY = 0.45  # what a place in a block is worth before it is full, and the rest grows with it
GUILD_SHARE = (0.0, 1.0, 0.5, 0.25)  # of a guild, by place on its track
BLOCK_GUILD = 4.0
CHAIN_END = 9.0  # what the longest chain of a guild brings beside its tiles, as a rule
TRACK_STEP = 0.35
LATE_FIGURE = 1.2  # a figure more than there are turns left to use it
HELD_GUILD = 0.12  # a tile in hand of a guild in which one is strong
TURNS = 60  # tiles that are laid in turns, taverns aside
RIVAL = -0.35
WAYS = 4


@fn
def block_place(s, block, me):
    """1 to 5 by buildings and figures; 0 for nobody. The markers decide among equals."""
    mine, place = presence(s, block, me), 1
    if mine == 0:
        return 0
    for other in range(s.seats):
        theirs = presence(s, block, other)
        if other != me and (theirs > mine or (theirs == mine and s.white[block] == other)):
            place += 1
    return place


@fn
def blocks_worth(s, me):
    """Places in the blocks that are not full yet."""
    worth = 0.0
    for block in range(N_BLOCKS):
        if s.full[block]:
            continue
        place = block_place(s, block, me)
        if 0 < place <= 3:
            filled = tiles_in(s, block) / PER_BLOCK
            worth += (value(s, block) + 6.0 * (1.0 - filled)) * SHARE[place] * (EARLY + (1.0 - EARLY) * filled)
    return worth


@fn
def links_of(s, guild):
    """Tiles of a guild, and how often two of them are adjacent: a cheap measure of its chains."""
    tiles, links = 0, 0
    for space in range(N_SPACES):
        if guild_at(s, space) == guild:
            tiles += 1
            for way in range(WAYS):
                near = NEIGHBOUR[space][way]
                if near != NONE:
                    links += guild_at(s, near) == guild
    return tiles, links // 2


@fn
def guilds_worth(s, me):
    """Places on the tracks: blocks that the guild may control, and its chain in the end."""
    worth = 0.0
    for guild in range(N_GUILDS):
        place = place_on(s, guild, me)
        worth += TRACK_STEP * min(int(s.invested[guild][me]), 8)
        if place == 0 or place > 3:
            continue
        coming = 0.0
        for block in range(N_BLOCKS):
            if not s.full[block] and tiles_in(s, block):
                coming += BLOCK_GUILD * tiles_of(s, block, guild) / PER_BLOCK
        _, links = links_of(s, guild)
        worth += GUILD_SHARE[place] * (coming + CHAIN_END + 0.8 * links)
    return worth


@fn
def hand_worth(s, me):
    """Tiles of guilds in which one is ahead, and figures that can still be used."""
    worth = 0.0
    for tile in range(N_TYPES):
        guild = GUILD_OF[tile]
        if s.hand[me][tile] and guild != NONE and place_on(s, guild, me) in (1, 2):
            worth += HELD_GUILD * s.hand[me][tile]
    laid = 0
    for block in range(N_BLOCKS):
        laid += tiles_in(s, block)
    turns_left = max(0, TURNS - laid) / s.seats
    spare = int(s.figures[me]) - turns_left
    if spare > 0.0:
        worth -= LATE_FIGURE * spare
    else:
        worth += 0.3 * min(int(s.figures[me]), FIGURES_FOR[s.seats])
    return worth


@fn
def gifts(s, me):
    """Blocks with one space left that others would win: filling them is for the next player to do."""
    worth = 0.0
    for block in range(N_BLOCKS):
        if not s.full[block] and tiles_in(s, block) == PER_BLOCK - 1:
            worth += 0.5 if block_place(s, block, me) == 1 else -0.6
    return worth


@fn
def evaluate(s, me):
    """The city as this seat would like it."""
    worth = s.points[me] + 0.0
    rival = 0.0
    for seat in range(s.seats):
        if seat != me:
            rival = max(rival, s.points[seat] + blocks_worth(s, seat))
    worth += RIVAL * rival
    if s.over:
        return worth
    return worth + blocks_worth(s, me) + guilds_worth(s, me) + hand_worth(s, me) + gifts(s, me)
