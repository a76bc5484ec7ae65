"""Owning a block: buildings, figures, the white and the black marker."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.games.city_and_guilds.actions import NEWS
from guildhall.games.city_and_guilds.tables import IN_BLOCK, PER_BLOCK

N_BLACK, N_WHITE = NEWS["black"], NEWS["white"]


@fn
def presence(s, block, seat):
    """A number by which players of a block are ranked: buildings, then figures. [own.buildings] [own.figures] [own.minstrel]"""
    buildings, figures = 0, 0
    for k in range(PER_BLOCK):
        space = IN_BLOCK[block][k]
        if s.owner[space] == seat:
            buildings += 1
            figures += s.standing[space]
    return buildings * 32 + figures


@fn
def check_markers(s, block, me, news):
    """[own.white] [own.black] Only the active player's count has changed, so he alone is compared."""
    white, black, mine = int(s.white[block]), int(s.black[block]), presence(s, block, me)
    if white == me:
        return
    if white == NONE or mine > presence(s, block, white):
        s.white[block] = me
        tell(news, N_WHITE, me, block, 0, 0)
        if white != NONE:
            s.black[block] = white
            tell(news, N_BLACK, white, block, 0, 0)
    elif black != me and (black == NONE or mine > presence(s, block, black)):
        s.black[block] = me
        tell(news, N_BLACK, me, block, 0, 0)


@fn
def third_of(s, block):
    """The third in a block, or NONE: the best without a marker; [own.third] if two are equal, nobody."""
    best, most, level = NONE, 0, False
    for seat in range(s.seats):
        if seat == s.white[block] or seat == s.black[block]:
            continue
        mine = presence(s, block, seat)
        if mine > most:
            best, most, level = seat, mine, False
        elif mine == most and mine > 0:
            level = True
    return NONE if level else best


@fn
def players_in(s, block):
    """How many players have a figure in a block. [score.alone] [score.pair]"""
    n = 0
    for seat in range(s.seats):
        n += presence(s, block, seat) > 0
    return n
