"""Final scoring, and who wins."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import share, tell
from guildhall.games.guilds_of_london.actions import NEWS
from guildhall.games.guilds_of_london.rules.counting import neighbouring_pairs, worth
from guildhall.games.guilds_of_london.rules.pieces import add_points, take_pawn
from guildhall.games.guilds_of_london.state import N_SIDES, RULES
from guildhall.games.guilds_of_london.tables import N_CELLS, ROUNDS

N_MAYORAL_SCORE, N_NEIGHBOURS = NEWS["mayoral_score"], NEWS["neighbours"]
BY_POINTS, BY_TILES, BY_CARDS, SHARED = (RULES[r] for r in ("end.points", "end.tiles", "end.mayoral", "end.shared"))


@fn
def score(s, out):
    """[end.points] Points; [end.mayoral] ties by the number of mayoral cards; [end.shared] equal ones share the win."""
    for seat in range(s.seats):
        out[0][seat], out[1][seat] = s.points[seat], s.kept_count[seat]
    share(out, s.seats)


@fn
def clear_city(s):
    """[final.clear] Pawns of unresolved tiles go to the supply; beadle and tokens leave the game."""
    for cell in range(N_CELLS):
        s.token[cell] = NONE
        for seat in range(N_SIDES):
            while s.pawns[cell][seat]:
                take_pawn(s, seat, cell)
                s.supply[seat] += 1
    s.beadle = NONE


@fn
def end_game(s, news):
    """[final.mayoral] In turn order, card by card; [final.neighbours] then neighbouring masters."""
    early = s.seats == 2 and s.up == 0 and s.round_no < ROUNDS[s.seats]
    clear_city(s)
    for rank in range(N_SIDES):
        s.talk[rank] = s.ranking[rank]
    for rank in range(s.seats):
        seat = int(s.talk[rank])
        for n in range(s.kept_count[seat]):
            points = worth(s, seat, s.kept[seat][n])
            tell(news, N_MAYORAL_SCORE, seat, s.kept[seat][n], points, 0)
            add_points(s, seat, points)
    for rank in range(s.seats):
        seat = int(s.talk[rank])
        pairs = neighbouring_pairs(s, seat)
        tell(news, N_NEIGHBOURS, seat, pairs, 0, 0)
        add_points(s, seat, pairs)
    s.over, s.to_act, s.actor = 1, 0, NONE
    s.ending = deciding_rule(s, early)


@fn
def deciding_rule(s, early):
    """[end.points] [end.tiles] [end.mayoral] [end.shared]"""
    best = int(s.ranking[0])
    equal, most, with_most = 0, 0, 0
    for seat in range(s.seats):
        if s.points[seat] == s.points[best]:
            equal += 1
            if s.kept_count[seat] > most:
                most, with_most = s.kept_count[seat], 1
            elif s.kept_count[seat] == most:
                with_most += 1
    if equal == 1:
        return BY_TILES if early else BY_POINTS
    return BY_CARDS if with_most == 1 else SHARED
