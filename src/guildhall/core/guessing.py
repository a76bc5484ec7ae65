"""Guessing: the holes of a hidden record are filled with a world that fits all that its viewer has seen.

Every card lies where the viewer thinks it may, the sizes of the zones hold, and so do joint facts (knowledge.py). The
worlds are consistent; they are not drawn with exact probabilities.
"""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE, UNKNOWN
from guildhall.core.memory import forget
from guildhall.core.rng import below


@fn
def deal(s, me, rng):
    """Fills the holes in `zone`: every card lies where `me` thinks it may, sizes and joint facts hold."""
    if deal_into_bins(s, me, rng, len(s.need[me])) == 0:
        # Two joint facts that one card must serve at once: keep sets and sizes.
        deal_into_bins(s, me, rng, 0)
    forget(s)


@fn
def deal_into_bins(s, me, rng, pools):
    """A zone is some bins: one for each pool, with room for as many as it needs, and one for the rest. 1 if all fits."""
    row, n_cards, per_zone = s.may[me], len(s.zone), len(s.need[me]) + 1
    for zone in range(len(s.cards_in)):
        left = int(s.cards_in[zone])
        for pool in range(per_zone - 1):
            room = min(int(s.need[me][pool][zone]), left) if pool < pools else 0
            s.room[zone * per_zone + pool] = room
            left -= room
        s.room[zone * per_zone + per_zone - 1] = left
    for card in range(n_cards):
        s.bin[card] = NONE
    # First the cards that are known to lie somewhere, then the others, from a random one on.
    first, fits = below(rng, n_cards), 1
    for certain in range(1, -1, -1):
        for k in range(n_cards):
            card = (first + k) % n_cards
            if (row[card] & (row[card] - 1) == 0) == (certain == 1):
                fits &= place(s, me, card, rng, per_zone)
    # Swap at random: evens out what the order of placing preferred.
    for _ in range(n_cards):
        card, other = below(rng, n_cards), below(rng, n_cards)
        here, there = s.bin[card], s.bin[other]
        if here != NONE and there != NONE:
            if suits(s, me, card, there, per_zone) and suits(s, me, other, here, per_zone):
                s.bin[card], s.bin[other] = there, here
    for card in range(n_cards):
        if s.bin[card] != NONE:
            s.zone[card] = s.bin[card] // per_zone
    return fits


@leaf
def suits(s, me, card, b, per_zone):
    """Whether a card may lie in a bin, as far as `me` knows."""
    pool = b % per_zone
    return s.may[me][card] >> (b // per_zone) & 1 and (pool == per_zone - 1 or s.pooled[me][card] >> pool & 1)


@fn
def place(s, me, card, rng, per_zone):
    """Puts a card into a bin with room; where there is none, cards placed before make room. 1 if it worked."""
    goal, total = UNKNOWN, 0
    for b in range(len(s.room)):
        if s.room[b] > 0 and suits(s, me, card, b, per_zone):
            total += s.room[b]
            if below(rng, total) < s.room[b]:
                goal = b
    if goal == UNKNOWN:
        goal = make_room(s, me, card, per_zone)
    if goal == UNKNOWN:
        return 0
    s.bin[card] = goal
    s.room[goal] -= 1
    return 1


@fn
def make_room(s, me, card, per_zone):
    """Pushes cards on from bin to bin until one that this card may lie in has room; returns it."""
    end = UNKNOWN
    for b in range(len(s.room)):
        s.via[b] = card if suits(s, me, card, b, per_zone) else UNKNOWN
    grown = 1
    while grown and end == UNKNOWN:
        grown = 0
        for other in range(len(s.zone)):
            if s.bin[other] == NONE or s.via[s.bin[other]] == UNKNOWN:
                continue
            for b in range(len(s.room)):
                if end == UNKNOWN and s.via[b] == UNKNOWN and suits(s, me, other, b, per_zone):
                    s.via[b] = other
                    grown = 1
                    if s.room[b] > 0:
                        end = b
    if end == UNKNOWN:
        return end
    # Walk back from the room found; what is freed in the end is a bin of this card.
    s.room[end] -= 1
    while s.via[end] != card:
        pushed = s.via[end]
        freed = int(s.bin[pushed])
        s.bin[pushed], end = end, freed
    s.room[end] += 1
    return end
