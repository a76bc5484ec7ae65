"""What each seat may remember: for every viewer and hidden card the set of zones where the card may be.

A pile in unknown order is a *bag*: its next card is chosen by chance when it is drawn. A place about which somebody may
know something (the top after a card was put back) is a zone of its own, so no order has to be kept. The last viewer is
the public: what any onlooker could remember.

Equal cards. A row of `may` is made only from what its viewer saw, so its copies of a kind are not the true ones: slot 1
of a kind says "one of them may be here", never "the first one is here". `hide` reads zones off the row alone, and so the
number of a copy cannot betray a hand.

Joint facts. "One of these cards went there" is more than sets can say. A *pool* marks the cards known to lie somewhere
just before one of them leaves unseen; `need` keeps how many of them at least must lie in each zone. Guesses keep to it.
"""

from collections.abc import Sequence

from guildhall.core.compile import fn, leaf
from guildhall.core.dispatch import copies
from guildhall.core.fields import FLAG, NONE, UNKNOWN, Field, count, id_of, set_of
from guildhall.core.rng import below


def knowledge_fields(zones: Sequence[str], pools: int) -> list[Field]:
    """The fields of cards and of what is known about them; the axes are card, zone, viewer, pool and bin."""
    bins = len(zones) * (pools + 1)
    return [
        Field("zone", ("card",), id_of(zones, "zone"), "knower"),  # where the card lies
        Field("cards_in", ("zone",), count(127), "all"),  # how many cards lie there
        Field(
            "may", ("viewer", "card"), set_of([*zones, "mark"], "zone"), "viewer"
        ),  # where it may lie; the mark: see learn
        Field("pooled", ("viewer", "card"), count((1 << pools) - 1), "viewer"),  # bits: pools the card belongs to
        Field("need", ("viewer", "pool", "zone"), count(127), "viewer"),  # at least so many of the pool lie there
        Field("tracking", (), FLAG),  # off in guessed worlds: rollouts need no memory
        Field("room", ("bin",), count(127)),  # scratch of deal
        Field("via", ("bin",), count(127, NONE)),  # scratch of deal
        Field("bin", ("card",), count(bins, NONE)),  # scratch of deal
    ]


# Moving cards.


@fn
def lay_out(s, pile):
    """All cards lie in one shuffled pile, and everybody knows it."""
    for zone in range(len(s.cards_in)):
        s.cards_in[zone] = 0
    s.cards_in[pile] = len(s.zone)
    s.tracking = 1
    for card in range(len(s.zone)):
        s.zone[card] = pile
        for viewer in range(len(s.may)):
            s.may[viewer][card] = 1 << pile
    forget_pools(s)


@fn
def move(s, card, to, audience):
    """A card goes to another zone; viewers in the bit set `audience` see which, the others only that one goes."""
    source = int(s.zone[card])
    s.zone[card] = to
    s.cards_in[source] -= 1
    s.cards_in[to] += 1
    if s.tracking == 0:
        return
    for viewer in range(len(s.may)):
        if not watches(s, viewer):
            continue
        if audience >> viewer & 1:
            pick(s, viewer, card, source, to)
        else:
            spread(s, viewer, source, to, 1)
        settle(s, viewer, source)
        settle(s, viewer, to)


@fn
def draw(s, card, to, audience):
    """A card goes where some seats see it for the first time: a secret is revealed."""
    s.reveals += 1
    move(s, card, to, audience)


@leaf
def watches(s, viewer):
    """Whether a seat is played by somebody, or is the public's."""
    return viewer < s.seats or viewer == len(s.may) - 1


@leaf
def everybody(s):
    """The audience of all viewers."""
    return (1 << len(s.may)) - 1


@fn
def deal_unseen(s, source, to, n, rng):
    """n random cards go from one bag to another, and nobody sees which."""
    for _ in range(n):
        card = any_card(s, source, rng)
        s.zone[card] = to
        s.cards_in[source] -= 1
        s.cards_in[to] += 1
    if s.tracking == 1 and n > 0:
        for viewer in range(len(s.may)):
            if watches(s, viewer):
                spread(s, viewer, source, to, n)
                settle(s, viewer, source)


@fn
def shuffle(s, source, pile):
    """All cards of a zone are shuffled into a pile: what lay where is forgotten, what lies there is not."""
    if s.cards_in[source] == 0:
        return
    n = int(s.cards_in[source])
    for card in range(len(s.zone)):
        if s.zone[card] == source:
            s.zone[card] = pile
    s.cards_in[pile] += n
    s.cards_in[source] = 0
    if s.tracking == 1:
        for viewer in range(len(s.may)):
            if watches(s, viewer):
                spread(s, viewer, source, pile, n)


@fn
def look(s, zone, viewer):
    """A seat looks at all the cards of a zone."""
    s.reveals += 1
    if s.tracking == 1:
        learn(s, zone, viewer)


@fn
def any_card(s, zone, rng):
    """A random card of a zone that is not empty."""
    left = below(rng, s.cards_in[zone])
    for card in range(len(s.zone)):
        if s.zone[card] == zone:
            if left == 0:
                return card
            left -= 1
    return UNKNOWN


@leaf
def find(s, first, last, zone):
    """The first of the cards from `first` to before `last` that lies in a zone, or NONE."""
    for card in range(first, last):
        if s.zone[card] == zone:
            return card
    return NONE


# What follows for one viewer.


@fn
def pick(s, viewer, card, source, to):
    """The viewer sees a card of this kind go; it cannot tell which of its slots that was.

    A slot known to lie there stands for all. Otherwise any of the candidates may have gone, and each that stays takes
    over what its neighbour might have been.
    """
    row, first_last = s.may[viewer], copies(s, card)
    gone, pools, candidates = UNKNOWN, 0, 0
    for slot in range(first_last[0], first_last[1]):
        if row[slot] >> source & 1:
            candidates += 1
            pools |= s.pooled[viewer][slot]
            if row[slot] == 1 << source:
                gone = slot
    if gone == UNKNOWN:
        for slot in range(first_last[0], first_last[1]):
            if row[slot] >> source & 1:
                if gone != UNKNOWN:
                    row[gone] |= row[slot]
                gone = slot
    row[gone] = 1 << to
    if pools:
        leave_pools(s, viewer, source, pools)
        if candidates > 1:
            for slot in range(first_last[0], first_last[1]):
                if row[slot] >> source & 1:
                    s.pooled[viewer][slot] = pools
        s.pooled[viewer][gone] = 0


@leaf
def leave_pools(s, viewer, zone, pools):
    """A card of these pools may have left the zone."""
    for pool in range(len(s.need[viewer])):
        if pools >> pool & 1 and s.need[viewer][pool][zone] > 0:
            s.need[viewer][pool][zone] -= 1


@fn
def spread(s, viewer, source, to, n):
    """The viewer sees n cards go, and not which; the sizes are the new ones. An emptied zone passes on all it knew."""
    row, left = s.may[viewer], 1 << source
    arrives = 1 << to
    if s.cards_in[source] == 0:
        for card in range(len(row)):
            if row[card] & left:
                row[card] = (row[card] & ~left) | arrives
    else:
        for card in range(len(row)):
            if row[card] & left:
                row[card] |= arrives
    for pool in range(len(s.need[viewer])):
        need = s.need[viewer][pool]
        if need[source] > 0:
            others = max(0, s.cards_in[source] + n - need[source])  # as many at most were not of the pool
            need[to] += max(0, n - others)
            need[source] = max(0, need[source] - n)


@fn
def settle(s, viewer, zone):
    """Counts: a zone full of cards known to lie there holds no other; one with no more candidates than cards holds all."""
    row, here = s.may[viewer], 1 << zone
    known, possible = 0, 0
    for card in range(len(row)):
        known += row[card] == here
        possible += (row[card] & here) != 0
    if known == possible:
        return
    if known == s.cards_in[zone]:
        for card in range(len(row)):
            if row[card] != here:
                row[card] &= ~here
    elif possible == s.cards_in[zone]:
        for card in range(len(row)):
            if row[card] & here:
                row[card] = here


@fn
def learn(s, zone, viewer):
    """The viewer sees what lies in a zone: those cards lie there for certain, and no others."""
    row, mark = s.may[viewer], len(s.cards_in)  # a bit above all zones: cards accounted for
    for card in range(len(s.zone)):
        if s.zone[card] == zone:
            pick(s, viewer, card, zone, mark)
    for card in range(len(row)):
        if row[card] == 1 << mark:
            row[card] = 1 << zone
        else:
            row[card] &= ~(1 << zone)
    for pool in range(len(s.need[viewer])):
        s.need[viewer][pool][zone] = 0


# Joint facts.


@fn
def forget_pools(s):
    """A new beginning: no joint facts."""
    for viewer in range(len(s.may)):
        for card in range(len(s.zone)):
            s.pooled[viewer][card] = 0
        for pool in range(len(s.need[viewer])):
            for zone in range(len(s.cards_in)):
                s.need[viewer][pool][zone] = 0


@fn
def note_pool(s, viewer, pool, zone):
    """The cards that the viewer knows to lie in a zone become a pool: what leaves now unseen may be one of them."""
    if s.tracking == 0:
        return
    bit = 1 << pool
    for other in range(len(s.cards_in)):
        s.need[viewer][pool][other] = 0
    for card in range(len(s.zone)):
        s.pooled[viewer][card] &= ~bit
        if s.may[viewer][card] == 1 << zone:
            s.pooled[viewer][card] |= bit
            s.need[viewer][pool][zone] += 1
