"""The end: the longest chains, and unused figures."""

from guildhall.core.compile import fn
from guildhall.core.game import share, tell
from guildhall.games.city_and_guilds.actions import NEWS
from guildhall.games.city_and_guilds.rules.city import chain_worth, longest_chain
from guildhall.games.city_and_guilds.rules.scoring import PLACES, half
from guildhall.games.city_and_guilds.rules.tracks import place_on
from guildhall.games.city_and_guilds.state import RULES
from guildhall.games.city_and_guilds.tables import N_BLOCKS, N_GUILDS, UNUSED_FIGURE

N_CHAIN, N_CHAIN_PAYS, N_ENDS, N_UNUSED = NEWS["chain"], NEWS["chain_pays"], NEWS["ends"], NEWS["unused"]
END_FULL = RULES["end.full"]


@fn
def is_over(s):
    """[end.full]"""
    return s.full_blocks == N_BLOCKS


@fn
def chain_points(s, guild, place):
    """[final.pay] The whole value, half of it, a quarter; each rounded up."""
    _, size, blocks = longest_chain(s, guild)
    points = chain_worth(size, blocks) if size else 0
    for _ in range(place - 1):
        points = half(points)
    return points


@fn
def end_game(s, news):
    """[final.longest] [final.pay] Then every unused figure costs a point. [final.figures]"""
    for guild in range(N_GUILDS):
        _, size, blocks = longest_chain(s, guild)
        tell(news, N_CHAIN, guild, size, blocks, chain_points(s, guild, 1))
        for place in range(1, PLACES + 1):
            for seat in range(s.seats):
                if place_on(s, guild, seat) == place:
                    s.points[seat] += chain_points(s, guild, place)
                    tell(news, N_CHAIN_PAYS, seat, guild, place, chain_points(s, guild, place))
    for seat in range(s.seats):
        if s.figures[seat]:
            s.points[seat] -= UNUSED_FIGURE * s.figures[seat]
            tell(news, N_UNUSED, seat, s.figures[seat], UNUSED_FIGURE * s.figures[seat], 0)
    for seat in range(s.seats):
        tell(news, N_ENDS, seat, s.points[seat], 0, 0)
    s.over, s.to_act, s.ending = 1, 0, END_FULL


@fn
def score(s, out):
    """[end.winner] Most points win; equal ones share the win."""
    for seat in range(s.seats):
        out[0][seat], out[1][seat] = s.points[seat], 0.0
    share(out, s.seats)
