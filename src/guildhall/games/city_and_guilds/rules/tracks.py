"""Investing in a guild: the four tracks."""

from guildhall.core.compile import fn, leaf
from guildhall.core.game import tell
from guildhall.games.city_and_guilds.actions import NEWS
from guildhall.games.city_and_guilds.tables import TRACK_LIMIT

N_BLOCKED, N_STEPS = NEWS["blocked"], NEWS["steps"]


@fn
def markers_on(s, guild, value):
    """How many markers stand on a space of a track; the track has no end, so laps count. [track.wrap]"""
    n = 0
    for seat in range(s.seats):
        n += s.invested[guild][seat] == value
    return n


@fn
def can_step(s, me, guild, steps):
    """[track.limit] Not onto a space with three markers; that there are more on 0 does not matter."""
    return markers_on(s, guild, s.invested[guild][me] + steps) < TRACK_LIMIT


@fn
def invest(s, me, guild, steps, news):
    """[track.step] Behind those who stand there already; [track.queue] those who stood behind move up."""
    if not can_step(s, me, guild, steps):
        tell(news, N_BLOCKED, me, guild, 0, 0)
        return
    left = int(s.invested[guild][me])
    if left > 0:
        for seat in range(s.seats):
            if s.invested[guild][seat] == left and s.queue[guild][seat] > s.queue[guild][me]:
                s.queue[guild][seat] -= 1
    s.queue[guild][me] = markers_on(s, guild, left + steps)
    s.invested[guild][me] = left + steps
    tell(news, N_STEPS, me, guild, steps, 0)


@leaf
def ahead(s, guild, one, other):
    """Whether one stands before another on a track. [track.order]"""
    mine, theirs = s.invested[guild][one], s.invested[guild][other]
    return mine > theirs or (mine == theirs and s.queue[guild][one] < s.queue[guild][other])


@fn
def place_on(s, guild, seat):
    """1 for the first on a track, and so on; 0 for a marker that is still on 0. [track.order] [guild.zero]"""
    if seat >= s.seats or s.invested[guild][seat] == 0:
        return 0
    place = 1
    for other in range(s.seats):
        place += s.invested[guild][other] > 0 and ahead(s, guild, other, seat)
    return place
