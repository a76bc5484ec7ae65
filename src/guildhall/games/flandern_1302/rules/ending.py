"""The end of the game and the final scoring."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import share, tell
from guildhall.games.flandern_1302.actions import NEWS
from guildhall.games.flandern_1302.rules.golden import top_pile
from guildhall.games.flandern_1302.rules.scoring import close_town, cover, free_spaces, score_town
from guildhall.games.flandern_1302.state import FREE, N_SIDES, OPEN, RULES
from guildhall.games.flandern_1302.tables import BONUS, LAST_SPACES, N_TOWNS

N_BONUS, N_ENDS = NEWS["bonus"], NEWS["ends"]
END_FULL, END_PILE = RULES["end.full"], RULES["end.pile"]


@fn
def ending(s):
    """0, or the rule by which the game ends after this round. [end.full] [end.pile]"""
    if free_spaces(s) <= LAST_SPACES:
        return END_FULL
    return END_PILE if top_pile(s) == NONE else 0


@fn
def end_game(s, rule, news):
    """[end.rest] The rest is covered and scored; [end.bonus] then the bonus for influence."""
    for town in range(N_TOWNS):
        if s.town[town] == OPEN:
            cover(s, town, int(s.held[town][FREE]), news)
            score_town(s, town, news)
            close_town(s, town)
    for seat in range(s.seats):
        if bonus_of(s, seat):
            s.points[s.guild[seat]] += bonus_of(s, seat)
            tell(news, N_BONUS, seat, bonus_of(s, seat), 0, 0)
    s.over, s.to_act, s.ending = 1, 0, rule
    for seat in range(s.seats):
        tell(news, N_ENDS, seat, points_of(s, seat), 0, 0)


@fn
def bonus_of(s, seat):
    """[end.bonus] For most influence cards, if anybody has one."""
    most = 0
    for other in range(s.seats):
        most = max(most, int(s.influence[other]))
    return BONUS if most > 0 and seat < s.seats and s.influence[seat] == most else 0


@fn
def points_of(s, seat):
    """The points of the guilds that a seat is credited with: its own, and with two one under influence. [two.credit]"""
    points = 0
    for side in range(N_SIDES):
        if s.credit[side] == seat:
            points += s.points[s.guild[side]]
    return points


@fn
def score(s, out):
    """[end.winner] Most points win; equal ones share the win."""
    for seat in range(s.seats):
        out[0][seat], out[1][seat] = points_of(s, seat), 0.0
    share(out, s.seats)
