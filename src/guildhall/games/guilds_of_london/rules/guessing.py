"""A world that fits what a seat knows: memory.py says what that is."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.rng import below, reroll
from guildhall.games.guilds_of_london.rules.memory import may_lie, remember
from guildhall.games.guilds_of_london.state import N_SIDES, SEEN
from guildhall.games.guilds_of_london.tables import ALL_MAYORAL, N_CARDS, SLOT_KIND

# Rows of the scratch pad for mayoral cards: places that are not known, and which copy lies there.
PLACE, BY, REACHED, HOLDS, VIA = range(5)
PARENT, LINK = range(2)  # the same pad for hands: how a chain of seats was found
# A place: of the deck, or of a seat's kept cards, or of those it looks at.
KEPT_AT, LOOKED_AT = 100, 1000
ROOT = 99


@fn
def guess(s, me, rng):
    """[hidden.cards] Hidden are chance, other hands, the deck, the mayoral cards of others and their deck."""
    reroll(s, rng)
    guess_hands(s, me, rng)
    guess_mayoral(s, me, rng)


# Action cards.


@fn
def guess_hands(s, me, rng):
    """Other hands: old cards from those that the hands held together, fresh ones from the deck as it was shuffled."""
    for card in range(N_CARDS):
        s.deck[card] = s.shuffled[card]  # until the end: what is left of it for others
        s.pot[card] = s.together[card]  # the same of what they held together
        if me < N_SIDES:
            s.deck[card] -= s.hand[me][card] + s.laid[me][card] - s.old_hand[me][card]
            s.pot[card] -= s.old_hand[me][card]
        for seat in range(N_SIDES):
            s.covered[seat][card] = 0
            if seat != me:
                s.hand[seat][card] = 0
    cover_laid_out(s, me, rng)
    for seat in range(N_SIDES):
        if seat != me:
            deal_hand(s, seat, rng)
    s.deck_left = 0
    for card in range(N_CARDS):
        s.deck_left += s.deck[card]
        s.pot[card] = 0
        for seat in range(N_SIDES):
            s.covered[seat][card] = 0


@fn
def deal_hand(s, seat, rng):
    """What is still in a hand: old cards from the pot, the others from the deck."""
    old = s.old[seat]
    for card in range(N_CARDS):
        old -= s.covered[seat][card]
        s.old_hand[seat][card] = s.covered[seat][card]
    fresh = s.hand_size[seat] - old
    for _ in range(old):
        card = any_of(s.pot, rng)
        s.pot[card] -= 1
        s.old_hand[seat][card] += 1
        s.hand[seat][card] += 1
    for _ in range(fresh):
        card = any_of(s.deck, rng)
        s.deck[card] -= 1
        s.hand[seat][card] += 1


@fn
def any_of(counts, rng):
    """A random card of those that are left."""
    n = 0
    for card in range(N_CARDS):
        n += counts[card]
    card, left = -1, below(rng, n)
    while left >= 0:
        card += 1
        left -= counts[card]
    return card


# Which of the cards laid out were old? `covered` says how many of each seat and kind are taken to have been.


@leaf
def laid_by_others(s, me, card):
    """How many of a card the others have laid out that may have been old or fresh."""
    n = 0
    for seat in range(N_SIDES):
        if seat != me:
            n += s.laid[seat][card]
    return n


@leaf
def covered_of(s, card):
    """How many of a card are taken to have been old."""
    n = 0
    for seat in range(N_SIDES):
        n += s.covered[seat][card]
    return n


@fn
def covered_by(s, seat):
    """The same of a seat."""
    n = 0
    for card in range(N_CARDS):
        n += s.covered[seat][card]
    return n


@fn
def cover_laid_out(s, me, rng):
    """Says of every card laid out by others whether it was old or fresh, so that all numbers hold."""
    first = below(rng, N_SIDES)
    for card in range(N_CARDS):
        laid = laid_by_others(s, me, card)
        if laid == 0:
            continue
        least, most = max(0, laid - s.deck[card]), min(laid, s.pot[card])
        n = least + below(rng, most - least + 1)
        for k in range(N_SIDES):
            seat = (first + k) % N_SIDES
            if seat != me:
                s.covered[seat][card] = min(n, s.laid[seat][card])
                n -= s.covered[seat][card]
    for seat in range(s.seats):
        if seat != me:
            for _ in range(s.aged[seat] - covered_by(s, seat)):
                shift(s, me, seat, 1)
            for _ in range(covered_by(s, seat) - s.old[seat]):
                shift(s, me, seat, -1)
    for card in range(N_CARDS):
        covered = covered_of(s, card)
        s.pot[card] -= covered
        s.deck[card] -= laid_by_others(s, me, card) - covered


@fn
def shift(s, me, seat, by):
    """Makes one card more (or less, by -1) of a seat old; if need be cards of other seats become the opposite, in a chain."""
    for other in range(N_SIDES):
        s.scratch[PARENT][other] = seat if other == seat else NONE
    end, own, grown = NONE, NONE, 1
    while grown and end == NONE:
        grown = 0
        for last in range(N_SIDES):
            if s.scratch[PARENT][last] == NONE:
                continue
            own = kind_with_room(s, me, last, by)
            if own != NONE or (last != seat and can_spare(s, last, by)):
                end = last
                break
            for other in range(N_SIDES):
                if other != me and s.scratch[PARENT][other] == NONE and link(s, last, other, by) != NONE:
                    s.scratch[PARENT][other], s.scratch[LINK][other] = last, link(s, last, other, by)
                    grown = 1
    if own != NONE:
        s.covered[end][own] += by
    while end != NONE and end != seat:
        parent, card = int(s.scratch[PARENT][end]), int(s.scratch[LINK][end])
        s.covered[parent][card] += by
        s.covered[end][card] -= by
        end = parent


@leaf
def can_change(s, seat, card, by):
    """Whether one card more (or less) of a seat can be old."""
    return s.covered[seat][card] < s.laid[seat][card] if by > 0 else s.covered[seat][card] > 0


@fn
def kind_with_room(s, me, seat, by):
    """A kind of which one card more (or less) of this seat can be old, without touching another seat; or NONE."""
    for card in range(N_CARDS):
        if can_change(s, seat, card, by):
            covered = covered_of(s, card)
            free = s.pot[card] - covered if by > 0 else s.deck[card] - laid_by_others(s, me, card) + covered
            if free > 0:
                return card
    return NONE


@fn
def link(s, seat, other, by):
    """A kind of which a card of one seat can become old and one of another fresh (or the other way round); or NONE."""
    for card in range(N_CARDS):
        if can_change(s, seat, card, by) and can_change(s, other, card, -by):
            return card
    return NONE


@fn
def can_spare(s, seat, by):
    """Whether the numbers of a seat hold with one old card less (or more)."""
    return covered_by(s, seat) > s.aged[seat] if by > 0 else covered_by(s, seat) < s.old[seat]


# Mayoral cards.


@fn
def guess_mayoral(s, me, rng):
    """Every card that the seat has not located lies where it may."""
    places = list_places(s, me)
    for last in range(places - 1, 0, -1):
        other = below(rng, last + 1)
        for row in range(HOLDS):
            s.scratch[row][last], s.scratch[row][other] = s.scratch[row][other], s.scratch[row][last]
    for place in range(places):
        s.scratch[HOLDS][place] = NONE
    for slot in range(ALL_MAYORAL):  # first those of which something is known
        if s.since[me][slot] != SEEN and s.since[me][slot] > 0:
            find_place(s, me, slot, places)
    place = 0
    for slot in range(ALL_MAYORAL):
        if s.since[me][slot] == 0:
            while s.scratch[HOLDS][place] != NONE:
                place += 1
            s.scratch[HOLDS][place] = slot
    for place in range(places):
        lay_mayoral(s, s.scratch[PLACE][place], SLOT_KIND[s.scratch[HOLDS][place]])
    remember(s, me)
    for row in range(len(s.scratch)):
        for place in range(ALL_MAYORAL):
            s.scratch[row][place] = 0


@fn
def list_places(s, me):
    """Writes down the places of which the seat does not know the card; those that it knows are filled in."""
    n = 0
    for place in range(ALL_MAYORAL):
        s.mayors[place] = s.pinned[me][place]
        if place < s.mayors_left and s.mayors[place] == NONE:
            n = add_place(s, n, place, s.put_by[place], s.put_from[place])
    for seat in range(N_SIDES):
        if seat == me:
            continue
        for k in range(ALL_MAYORAL):
            s.kept[seat][k] = NONE
            if k < s.kept_count[seat]:
                n = add_place(s, n, KEPT_AT * (seat + 1) + k, s.kept_by[seat][k], s.kept_from[seat][k])
        for k in range(len(s.looked[seat])):
            s.looked[seat][k] = NONE
            if k < s.looking[seat]:
                n = add_place(s, n, LOOKED_AT * (seat + 1) + k, s.draws, s.looked_from)
    return n


@leaf
def add_place(s, n, place, by, reached):
    """Writes down a place; returns how many there are."""
    s.scratch[PLACE][n], s.scratch[BY][n], s.scratch[REACHED][n] = place, by, reached
    return n + 1


@leaf
def lay_mayoral(s, place, kind):
    """A card lies at a place of the list."""
    if place < KEPT_AT:
        s.mayors[place] = kind
    elif place < LOOKED_AT:
        s.kept[place // KEPT_AT - 1][place % KEPT_AT] = kind
    else:
        s.looked[place // LOOKED_AT - 1][place % LOOKED_AT] = kind


@fn
def find_place(s, me, slot, places):
    """Lays a card at a place where it may lie; where none is free, cards laid before make room."""
    for place in range(places):
        fits = may_lie(s, me, slot, s.scratch[BY][place], s.scratch[REACHED][place])
        s.scratch[VIA][place] = ROOT if fits else NONE
    end, grown = NONE, 1
    while grown and end == NONE:
        grown = 0
        for place in range(places):
            if s.scratch[VIA][place] == NONE:
                continue
            if s.scratch[HOLDS][place] == NONE:
                end = place
                break
            for other in range(places):
                if s.scratch[VIA][other] == NONE and may_lie(
                    s, me, s.scratch[HOLDS][place], s.scratch[BY][other], s.scratch[REACHED][other]
                ):
                    s.scratch[VIA][other] = place
                    grown = 1
    while end != NONE and s.scratch[VIA][end] != ROOT:
        s.scratch[HOLDS][end] = s.scratch[HOLDS][s.scratch[VIA][end]]
        end = int(s.scratch[VIA][end])
    s.scratch[HOLDS][end] = slot
