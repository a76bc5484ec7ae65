"""The city: adjacency, chains, where a tile may lie."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.games.city_and_guilds.state import RULES
from guildhall.games.city_and_guilds.tables import (
    BLOCK,
    CHAIN_BONUS,
    GUILD_OF,
    IN_BLOCK,
    N_BLOCKS,
    N_SPACES,
    NEIGHBOUR,
    PER_BLOCK,
)

LAY_HAND, LAY_EMPTY, LAY_ADJACENT = RULES["lay.hand"], RULES["lay.empty"], RULES["lay.adjacent"]
SETUP_BLOCK, SETUP_APART = RULES["setup.block"], RULES["setup.apart"]
WAYS = 4


@leaf
def beside_a_tile(s, space):
    """[lay.adjacent] [city.adjacent] Whether a tile lies next to it or faces it over a street."""
    for way in range(WAYS):
        other = NEIGHBOUR[space][way]
        if other != NONE and s.tile[other] != NONE:
            return True
    return False


@fn
def tiles_in(s, block):
    """How many tiles lie in a block."""
    n = 0
    for k in range(PER_BLOCK):
        n += s.tile[IN_BLOCK[block][k]] != NONE
    return n


@fn
def forbids_space(s, space, setting_up):
    """0, or why no tile can be laid here. [setup.block] [setup.apart] for the opening tiles, else [lay.adjacent]"""
    if s.tile[space] != NONE:
        return LAY_EMPTY
    if setting_up:
        if tiles_in(s, BLOCK[space]):
            return SETUP_BLOCK
        return SETUP_APART if beside_a_tile(s, space) else 0
    return 0 if beside_a_tile(s, space) else LAY_ADJACENT


@leaf
def guild_at(s, space):
    """The guild of a tile, or NONE. [city.minstrel] [city.tavern] Minstrel houses and taverns belong to none."""
    tile = s.tile[space]
    return GUILD_OF[tile] if tile != NONE else NONE


@fn
def walk_chain(s, space, mark):
    """(tiles, blocks) of the chain of a tile; its spaces are marked in `reached`. [city.chain] [city.minstrel]

    Chains are worked out when they are asked for: that is at ties and at the end, about six times a game, while keeping
    them up to date would cost something at every tile.
    """
    guild, size, blocks, growing = guild_at(s, space), 1, 1 << BLOCK[space], True
    s.reached[space] = mark
    while growing:
        growing = False
        for other in range(N_SPACES):
            if s.reached[other] == mark or guild_at(s, other) != guild:
                continue
            for way in range(WAYS):
                near = NEIGHBOUR[other][way]
                if near != NONE and s.reached[near] == mark:
                    s.reached[other] = mark
                    size += 1
                    blocks |= 1 << BLOCK[other]
                    growing = True
                    break
    n = 0
    for block in range(N_BLOCKS):
        n += blocks >> block & 1
    return size, n


@fn
def forget_chains(s):
    """Before chains are walked, and after: no space is marked."""
    for space in range(N_SPACES):
        s.reached[space] = 0


@leaf
def chain_worth(size, blocks):
    """[final.chain] Length, and the bonus for the blocks that it goes through."""
    return size + CHAIN_BONUS[blocks]


@fn
def longest_chain(s, guild):
    """(a space of it, tiles, blocks) of a guild's longest chain, of equally long ones the most valuable. [final.longest]"""
    forget_chains(s)
    best, most, most_blocks, mark = NONE, 0, 0, 0
    for space in range(N_SPACES):
        if guild_at(s, space) == guild and s.reached[space] == 0:
            mark += 1
            size, blocks = walk_chain(s, space, mark)
            if size > most or (size == most and blocks > most_blocks):
                best, most, most_blocks = space, size, blocks
    forget_chains(s)
    return best, most, most_blocks


@fn
def best_chain_through(s, block, guild):
    """(tiles, blocks) of the best chain of a guild that has a tile in a block. [guild.chain] [guild.blocks]"""
    forget_chains(s)
    most, most_blocks, mark = 0, 0, 0
    for k in range(PER_BLOCK):
        space = IN_BLOCK[block][k]
        if guild_at(s, space) == guild and s.reached[space] == 0:
            mark += 1
            size, blocks = walk_chain(s, space, mark)
            if size > most or (size == most and blocks > most_blocks):
                most, most_blocks = size, blocks
    forget_chains(s)
    return most, most_blocks
