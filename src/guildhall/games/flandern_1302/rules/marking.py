"""Which moves are legal, found without asking about every one."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.moments import clear
from guildhall.games.flandern_1302.actions import (
    A_BOARD,
    A_BUILD,
    A_CATHEDRAL,
    A_COMPLETE,
    A_DRAW,
    A_MASTER,
    A_PLAY,
    A_SPECIAL,
    CHURCH_KIND,
    N_ACTIONS,
    N_COUNTS,
    TOWN_SPAN,
)
from guildhall.games.flandern_1302.rules.building import cathedral_spots, completable, guild_of_kind, master_spots
from guildhall.games.flandern_1302.rules.ground import built, forbids_special, hosts_one, joins, meets_equal
from guildhall.games.flandern_1302.state import FREE, HAND, OPEN, SITE
from guildhall.games.flandern_1302.tables import CENTRE, MASTERS, N_CARDS, N_SPOTS, N_TOWNS, SHAPE


@fn
def legal_plays(s, me, mask):
    """[cards.hand] [cards.influence] The cards of the hand, each with all the influence that there is."""
    clear(mask, A_PLAY, A_DRAW + 1)
    return A_PLAY, A_DRAW + 1, mark_plays(s, me, mask)


@fn
def mark_plays(s, me, mask):
    """Returns how many."""
    n = 0
    for card in range(N_CARDS):
        if s.card[me][card] == HAND:
            for influence in range(s.influence[me] + 1):
                mask[A_PLAY + card * N_COUNTS + influence] = 1
                n += 1
    return n


@fn
def legal_turn(s, me, mask):
    """[two.turn]"""
    clear(mask, A_PLAY, A_DRAW + 1)
    n = 0 if s.own_done else mark_plays(s, me, mask)
    if not s.drawn_done:
        mask[A_DRAW] = 1
        n += 1
    return A_PLAY, A_DRAW + 1, n


@fn
def legal_builds(s, me, mask):
    """[town.card]"""
    low, high = TOWN_SPAN[s.using][0], TOWN_SPAN[s.using][1]
    clear(mask, low, high)
    return low, high, mark_town(s, s.using, mask)


@fn
def legal_sites(s, me, mask):
    """[site.card]"""
    clear(mask, A_BOARD, N_ACTIONS)
    n = 0
    for town in range(N_TOWNS):
        n += mark_town(s, town, mask)
    return A_BOARD, N_ACTIONS, n


@fn
def mark_town(s, town, mask):
    """Marks all that a town card or building-site card may do in a town; returns how many."""
    n = 0
    if s.town[town] != OPEN:
        return n
    there, special, free = built(s, town), int(s.special[town]), int(s.held[town][FREE])
    for spot in range(N_SPOTS - 1):
        if not free >> spot & 1:
            continue
        if joins(s, town, spot, there, special):
            shape = SHAPE[spot]
            for first in range(0, CHURCH_KIND + 1, MASTERS):
                guild = guild_of_kind(s, first)
                if guild == NONE or meets_equal(s, town, spot, guild):
                    continue
                for masters in range(MASTERS if first < CHURCH_KIND else 1):
                    if s.stock[guild][shape][masters] > 0:
                        mask[A_BUILD[town][spot][first + masters]] = 1
                        n += 1
        if hosts_one(spot) and forbids_special(s, town, spot) == 0:
            mask[A_SPECIAL[town][spot]] = 1
            n += 1
    if s.moment != SITE:
        spots = completable(s, town)
        for spot in range(N_SPOTS - 1):
            if spots >> spot & 1:
                mask[A_COMPLETE[town][spot]] = 1
                n += 1
    return n


@fn
def legal_cathedrals(s, me, mask):
    """[cathedral.where]"""
    clear(mask, A_BOARD, N_ACTIONS)
    return A_BOARD, N_ACTIONS, mark_pieces(s, mask, NONE)


@fn
def legal_masters(s, me, mask):
    """[master.where]"""
    clear(mask, A_BOARD, N_ACTIONS)
    return A_BOARD, N_ACTIONS, mark_pieces(s, mask, s.guild[me])


@fn
def mark_pieces(s, mask, guild):
    """Marks all places for a cathedral, or for a master of this guild's player; returns how many."""
    n = 0
    for town in range(N_TOWNS):
        spots = cathedral_spots(s, town) if guild == NONE else master_spots(s, town, guild)
        for spot in range(CENTRE + 1):
            if spots >> spot & 1:
                mask[A_CATHEDRAL[town][spot] if guild == NONE else A_MASTER[town][spot]] = 1
                n += 1
    return n
