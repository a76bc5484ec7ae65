"""Mayoral reward cards: drawing some, keeping one, and the rest under the deck."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.games.guilds_of_london.actions import NEWS
from guildhall.games.guilds_of_london.effects import MOST_MAYORAL
from guildhall.games.guilds_of_london.rules.memory import note_lost, note_seen
from guildhall.games.guilds_of_london.state import BETWEEN, BOTTOM, KEEP, N_SIDES, RULES
from guildhall.games.guilds_of_london.tables import ALL_MAYORAL

N_KEEPS, N_LOOKS, N_RETURNS = NEWS["keeps"], NEWS["looks"], NEWS["returns"]
NOT_LOOKED_AT, NOT_LEFT = RULES["mayoral.keep"], RULES["mayoral.bottom"]


@leaf
def looks_at(s, me, kind):
    """Whether a card of this kind is among those that a seat chooses from."""
    for n in range(s.looking[me]):
        if s.looked[me][n] == kind:
            return True
    return False


@leaf
def forbids_keep(s, me, kind):
    """[mayoral.keep] [setup.mayoral]"""
    return 0 if looks_at(s, me, kind) else NOT_LOOKED_AT


@leaf
def forbids_bottom(s, me, kind):
    """[mayoral.bottom]"""
    return 0 if looks_at(s, me, kind) else NOT_LEFT


@fn
def look_at_mayoral(s, me, n, news):
    """[mayoral.draw] The top cards; [mayoral.short] as many as there are. A single one is kept at once."""
    n = min(n, s.mayors_left)
    if n == 0:
        return
    s.draws = min(s.draws + 1, 253)
    s.looked_from = s.put_by[n - 1]
    s.reveals += 1
    for k in range(n):
        kind = int(s.mayors[k])
        s.looked[me][k] = kind
        for viewer in range(N_SIDES):
            known = s.pinned[viewer][k] != NONE
            if viewer == me and not known:
                note_seen(s, me, kind)
            elif viewer != me and known:
                note_lost(s, viewer, kind, s.draws)
    s.looking[me] = n
    s.mayors_left -= n
    for place in range(ALL_MAYORAL):
        below = place + n
        there = below < ALL_MAYORAL
        s.mayors[place] = s.mayors[below] if there else NONE
        s.put_by[place] = s.put_by[below] if there else 0
        s.put_from[place] = s.put_from[below] if there else 0
        for viewer in range(N_SIDES):
            s.pinned[viewer][place] = s.pinned[viewer][below] if there else NONE
    tell(news, N_LOOKS, me, n, 0, 0)
    s.moment = KEEP
    if n == 1:
        keep(s, me, int(s.looked[me][0]), news)


@fn
def stop_looking_at(s, me, kind):
    """A card is no longer among those to choose from."""
    at = 0
    while s.looked[me][at] != kind:
        at += 1
    s.looking[me] -= 1
    for n in range(at, MOST_MAYORAL):
        s.looked[me][n] = s.looked[me][n + 1] if n < s.looking[me] else NONE


@fn
def hold(s, me, kind, draw, reached):
    """A kept card lies face down before its player."""
    n = int(s.kept_count[me])
    s.kept[me][n], s.kept_by[me][n], s.kept_from[me][n] = kind, draw, reached
    s.kept_count[me] += 1


@fn
def keep(s, me, kind, news):
    """[mayoral.keep] One is kept; [mayoral.bottom] of two others one is put under the deck first."""
    stop_looking_at(s, me, kind)
    hold(s, me, kind, s.draws, s.looked_from)
    tell(news, N_KEEPS, me, kind, 0, 0)
    if s.looking[me] == 2:
        s.moment = BOTTOM
        return
    put_under(s, me, news)


@fn
def put_under(s, me, news):
    """What is left of the cards looked at goes under the deck."""
    s.moment = BETWEEN
    while s.looking[me]:
        kind, place = int(s.looked[me][0]), s.mayors_left
        stop_looking_at(s, me, kind)
        s.mayors[place], s.put_by[place], s.put_from[place] = kind, s.draws, s.looked_from
        s.pinned[me][place] = kind
        s.mayors_left += 1
        tell(news, N_RETURNS, me, kind, 0, 0)
    s.looked_from = 0


@fn
def put_first(s, me, kind, news):
    """[mayoral.bottom] This one will come up before the other."""
    other = int(s.looked[me][1]) if s.looked[me][0] == kind else int(s.looked[me][0])
    s.looked[me][0], s.looked[me][1] = kind, other
    put_under(s, me, news)
