"""Scoring a full block: its owners, the guild that controls it, and the tavern."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.games.city_and_guilds.actions import NEWS
from guildhall.games.city_and_guilds.rules.city import best_chain_through, guild_at, tiles_in
from guildhall.games.city_and_guilds.rules.owning import players_in, third_of
from guildhall.games.city_and_guilds.rules.tracks import place_on
from guildhall.games.city_and_guilds.tables import (
    BLOCK_VALUE,
    GUILD_POINTS,
    IN_BLOCK,
    N_GUILDS,
    PAIR_BONUS,
    PER_BLOCK,
    TAVERN_BLOCKS,
    VALUE,
)

N_CONTROLS, N_FULL, N_GUILD_PAYS = NEWS["controls"], NEWS["full"], NEWS["guild_pays"]
N_NO_CONTROL, N_OWNS = NEWS["no_control"], NEWS["owns"]
PLACES = 3


@fn
def value(s, block):
    """[score.value] The block itself, markets, minstrel houses and taverns."""
    worth = BLOCK_VALUE
    for k in range(PER_BLOCK):
        tile = s.tile[IN_BLOCK[block][k]]
        if tile != NONE:
            worth += VALUE[tile]
    return worth


@leaf
def holder(s, block, place):
    """Who has the first, second or third place in a block, or NONE. [own.white] [own.black] [own.third]"""
    if place == 1:
        return int(s.white[block])
    return int(s.black[block]) if place == 2 else third_of(s, block)


@leaf
def half(n):
    """Half, rounded up. [score.halves]"""
    return (n + 1) // 2


@fn
def owner_points(s, block, place):
    """[score.halves] What a place in a block brings; [score.alone] one alone gets all, [score.pair] two one more each."""
    there, points = players_in(s, block), value(s, block)
    if there == 1:
        return points if place == 1 else 0
    for _ in range(place):
        points = half(points)
    return points + PAIR_BONUS if there == 2 else points


@fn
def tiles_of(s, block, guild):
    """How many tiles of a guild lie in a block, buildings and markets. [guild.tiles]"""
    n = 0
    for k in range(PER_BLOCK):
        n += guild_at(s, IN_BLOCK[block][k]) == guild
    return n


@fn
def controlling_guild(s, block):
    """[guild.tiles] Most tiles; [guild.chain] the longer chain; [guild.blocks] that with more blocks; else NONE. [guild.tie]"""
    best, most, size, blocks, level = NONE, 0, 0, 0, False
    for guild in range(N_GUILDS):
        tiles = tiles_of(s, block, guild)
        if tiles == 0 or tiles < most:
            continue
        if tiles > most:
            best, most, level, size = guild, tiles, False, 0
            continue
        if size == 0:
            size, blocks = best_chain_through(s, block, best)
        other_size, other_blocks = best_chain_through(s, block, guild)
        if other_size > size or (other_size == size and other_blocks > blocks):
            best, size, blocks, level = guild, other_size, other_blocks, False
        elif other_size == size and other_blocks == blocks:
            level = True
    return NONE if level else best


@fn
def score_block(s, block, news):
    """[score.when] Owners, then the guild."""
    s.full[block] = 1
    s.full_blocks += 1
    tell(news, N_FULL, block, value(s, block), 0, 0)
    for place in range(1, PLACES + 1):
        seat = holder(s, block, place)
        if seat != NONE:
            points = owner_points(s, block, place)
            s.points[seat] += points
            tell(news, N_OWNS, seat, block, place, points)
    guild = controlling_guild(s, block)
    if guild == NONE:
        tell(news, N_NO_CONTROL, block, 0, 0, 0)
        return
    tell(news, N_CONTROLS, guild, block, 0, 0)
    for place in range(1, PLACES + 1):  # [guild.points] [guild.zero]
        for seat in range(s.seats):
            if place_on(s, guild, seat) == place:
                s.points[seat] += GUILD_POINTS[place - 1]
                tell(news, N_GUILD_PAYS, seat, block, place, GUILD_POINTS[place - 1])


@fn
def is_full(s, block):
    """[score.when]"""
    return tiles_in(s, block) == PER_BLOCK


@leaf
def earns_tavern(s):
    """[tavern.first] The block just scored is one of the first four."""
    return s.full_blocks <= TAVERN_BLOCKS
