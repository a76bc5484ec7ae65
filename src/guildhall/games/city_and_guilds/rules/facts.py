"""What follows from a position, for those who only look at it."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.city_and_guilds.rules.city import (
    chain_worth,
    forget_chains,
    guild_at,
    longest_chain,
    walk_chain,
)
from guildhall.games.city_and_guilds.rules.scoring import PLACES, controlling_guild, holder, owner_points, value
from guildhall.games.city_and_guilds.rules.tracks import place_on
from guildhall.games.city_and_guilds.state import LAYOUT, N_SIDES
from guildhall.games.city_and_guilds.tables import N_BLOCKS, N_GUILDS, N_SPACES

FACT_AT = LAYOUT.fact_at
WORTH, WOULD_GET, CONTROL, PLACE = FACT_AT["worth"], FACT_AT["would_get"], FACT_AT["control"], FACT_AT["place"]
CHAIN, CHAIN_SIZE, CHAIN_BLOCKS = FACT_AT["chain"], FACT_AT["chain_size"], FACT_AT["chain_blocks"]
LONGEST, CHAIN_WORTH = FACT_AT["longest"], FACT_AT["chain_worth"]


@fn
def facts(s, row):
    """Blocks as they stand, places on the tracks, chains."""
    for block in range(N_BLOCKS):
        row[WORTH + block], row[CONTROL + block] = value(s, block), controlling_guild(s, block)
        for seat in range(N_SIDES):
            row[WOULD_GET + block * N_SIDES + seat] = 0
        for place in range(1, PLACES + 1):
            seat = holder(s, block, place)
            if seat != NONE:
                row[WOULD_GET + block * N_SIDES + seat] = owner_points(s, block, place)
    for guild in range(N_GUILDS):
        for seat in range(N_SIDES):
            row[PLACE + guild * N_SIDES + seat] = place_on(s, guild, seat)
        space, size, blocks = longest_chain(s, guild)
        row[LONGEST + guild], row[CHAIN_WORTH + guild] = space, chain_worth(size, blocks) if size else 0
    chain_facts(s, row)


@fn
def chain_facts(s, row):
    """Of every tile the chain that it belongs to."""
    forget_chains(s)
    for space in range(N_SPACES):
        row[CHAIN + space], row[CHAIN_SIZE + space], row[CHAIN_BLOCKS + space] = NONE, 0, 0
    mark = 0
    for space in range(N_SPACES):
        if guild_at(s, space) != NONE and s.reached[space] == 0:
            mark += 1
            size, blocks = walk_chain(s, space, mark)
            for other in range(N_SPACES):
                if s.reached[other] == mark:
                    row[CHAIN + other], row[CHAIN_SIZE + other], row[CHAIN_BLOCKS + other] = space, size, blocks
    forget_chains(s)
