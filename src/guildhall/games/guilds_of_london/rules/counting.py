"""What is counted: for the numbers of effects, and for the mayoral reward cards."""

from guildhall.core.bits import size
from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.effects import ANY_SUIT, MASTERS
from guildhall.games.guilds_of_london.state import N_SIDES
from guildhall.games.guilds_of_london.tables import (
    BESIDE_GUILDHALL,
    COUNT,
    EACH,
    GREAT_TWELVE,
    M_COUNT,
    M_EACH,
    M_MOST,
    M_PER,
    M_SUITS,
    M_TABLE,
    MOST,
    N_CELLS,
    N_GUILDS,
    N_SUITS,
    N_TOKENS,
    NEIGHBOURS,
    OF,
    TILE_SUITS,
    WORTH,
    N,
)

(
    OF_SUIT, SUIT_PAIRS, DISTINCT_SUITS, GREAT, SPECIAL, LARGEST_GROUP, TOKENS_WON, NEUTRALS_HELD, IN_GUILDHALL,
    ON_PLANTATION, BESIDE,
) = range(len(WORTH))  # fmt: skip


@fn
def masters_of(s, seat, suits):
    """Guilds with one of these suits that a seat is master of. Special buildings have no suit here. [count.buildings]"""
    n = 0
    for cell in range(N_CELLS):
        if s.ruled[seat] >> cell & 1 and s.tile[cell] < N_GUILDS and TILE_SUITS[s.tile[cell]] & suits:
            n += 1
    return n


@fn
def number(s, me, row):
    """The number of a step, as it is now. [effect.number]"""
    if COUNT[row] == NONE:
        return N[row]
    if COUNT[row] != MASTERS:
        counted = int(s.plantation[me])
    else:
        counted = size(s.ruled[me]) if OF[row] == ANY_SUIT else masters_of(s, me, OF[row])
    return min(MOST[row], N[row] + EACH[row] * counted)


@leaf
def alone_most_on_plantation(s, me):
    """[condition.most]"""
    for seat in range(N_SIDES):
        if seat != me and s.plantation[seat] >= s.plantation[me]:
            return False
    return True


# Mayoral reward cards.


@fn
def worth(s, seat, kind):
    """What a mayoral reward card is worth to a seat. [final.mayoral]"""
    what = M_COUNT[kind]
    if what == DISTINCT_SUITS:
        return M_TABLE[kind][distinct_suits(s, seat)]
    points = M_EACH[kind] * (counted(s, seat, kind, what) // M_PER[kind])
    return min(points, M_MOST[kind]) if M_MOST[kind] else points


@fn
def counted(s, seat, kind, what):
    """What a card counts. [count.buildings] [count.dual]"""
    if what == OF_SUIT:
        return masters_of(s, seat, 1 << M_SUITS[kind][0]) if M_SUITS[kind][0] != NONE else size(s.ruled[seat])
    if what == SUIT_PAIRS:
        return min(masters_of(s, seat, 1 << M_SUITS[kind][0]), masters_of(s, seat, 1 << M_SUITS[kind][1]))
    if what == GREAT:
        return tiles_between(s, seat, 0, GREAT_TWELVE)
    if what == SPECIAL:
        return tiles_between(s, seat, N_GUILDS, 99)
    if what == LARGEST_GROUP:
        return largest_group(s, seat)
    if what == TOKENS_WON:
        n = 0
        for token in range(N_TOKENS):
            n += s.tokens[seat][token]
        return n
    if what == NEUTRALS_HELD:
        return int(s.stock[seat])
    if what == IN_GUILDHALL:
        return int(s.guildhall[seat])
    if what == ON_PLANTATION:
        return int(s.plantation[seat])
    return size(s.ruled[seat] & BESIDE_GUILDHALL[s.seats])


@fn
def distinct_suits(s, seat):
    """Different suits on the guilds of a master."""
    suits = 0
    for suit in range(N_SUITS):
        suits += masters_of(s, seat, 1 << suit) > 0
    return suits


@fn
def tiles_between(s, seat, first, last):
    """Tiles with a master of the seat, from one number to before another."""
    n = 0
    for cell in range(N_CELLS):
        n += s.ruled[seat] >> cell & 1 and first <= s.tile[cell] < last
    return n


@fn
def largest_group(s, seat):
    """Tiles in the largest group of neighbouring masters."""
    best, left = 0, int(s.ruled[seat])
    while left:
        group, grown = left & -left, 0
        while group != grown:
            grown = group
            for cell in range(N_CELLS):
                if grown >> cell & 1:
                    group |= NEIGHBOURS[s.seats][cell] & s.ruled[seat]
        best = max(best, size(group))
        left &= ~group
    return best


@fn
def neighbouring_pairs(s, seat):
    """[final.neighbours] Pairs of masters on tiles side by side."""
    n = 0
    for cell in range(N_CELLS):
        if s.ruled[seat] >> cell & 1:
            n += size(NEIGHBOURS[s.seats][cell] & s.ruled[seat])
    return n // 2
