"""What can be remembered of hands and of the mayoral deck. Nothing here decides anything; guessing.py keeps to it.

Action cards. Discards are open, so the deck is known when it is shuffled (`shuffled`), and with it what all hands hold
together at that moment (`together`; a seat knows its own share, `old_hand`). From then on a hand is old cards (`old` of
them) and `fresh` ones from that deck. What a hand lays out before it draws is old for certain and is struck off. Later it
may be either (`laid`), but no more of it can have been fresh than had been drawn by then (`aged`).

Mayoral cards. Draws are numbered. A card came to the place where it lies, in the deck or with a player, by some draw
(`put_by`, `kept_by`), and the youngest card of that draw had come to the deck by `put_from` or `kept_from`. A seat that
knew a card to be in the deck when draw number d took it keeps d in `since`: it lies where draw d put its cards, or where a
later draw did that reached cards of d. Copies of a kind are told apart only by what is known of them.
"""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.state import N_SIDES, SEEN
from guildhall.games.guilds_of_london.tables import (
    ALL_MAYORAL,
    FIRST_SLOT,
    MAYORAL_COPIES,
    N_CARDS,
    N_CELLS,
    N_SUITS,
    TILE_SUITS,
)

# A position from outside may leave these out.
FORGETTABLE = (
    *("shows", "here", "ruled", "shuffled", "together", "old_hand", "old", "fresh", "laid", "aged"),
    *("put_by", "put_from", "kept_by", "kept_from", "looked_from", "draws", "pinned", "since"),
    *("scratch", "covered", "pot"),
)

# Action cards.


@fn
def note_shuffle(s):
    """The deck has just been shuffled: everything else is in hands, or lies open."""
    for card in range(N_CARDS):
        s.shuffled[card], s.together[card] = s.deck[card], 0
        for seat in range(N_SIDES):
            s.together[card] += s.hand[seat][card]
            s.old_hand[seat][card] = s.hand[seat][card]
            s.laid[seat][card] = 0
    for seat in range(N_SIDES):
        s.old[seat], s.fresh[seat], s.aged[seat] = s.hand_size[seat], 0, 0


@leaf
def note_drawn(s, seat):
    """A card of the deck goes to a hand."""
    s.fresh[seat] += 1


@fn
def note_laid_out(s, seat, card):
    """A hand shows a card; sizes are the new ones."""
    if s.fresh[seat] == 0:
        s.together[card] -= 1
        s.old[seat] -= 1
        s.old_hand[seat][card] -= 1
        return
    s.laid[seat][card] += 1
    n = 0
    for other in range(N_CARDS):
        n += s.laid[seat][other]
    s.aged[seat] = max(s.aged[seat], n - s.fresh[seat])


@fn
def presume_hands(s):
    """Nothing is known but what lies open: as if all hands had been drawn from one deck."""
    for card in range(N_CARDS):
        s.shuffled[card], s.together[card] = s.deck[card], 0
        for seat in range(N_SIDES):
            s.shuffled[card] += s.hand[seat][card]
            s.laid[seat][card] = 0
        for viewer in range(len(s.old_hand)):
            s.old_hand[viewer][card] = 0
    for seat in range(N_SIDES):
        s.old[seat], s.fresh[seat], s.aged[seat] = 0, s.hand_size[seat], 0


# Mayoral cards.


@fn
def note_seen(s, viewer, kind):
    """A viewer sees a card of this kind that it had not located: of its copies the best known, since it may be any."""
    best = NONE
    for slot in range(FIRST_SLOT[kind], FIRST_SLOT[kind] + MAYORAL_COPIES[kind]):
        if s.since[viewer][slot] != SEEN and (best == NONE or s.since[viewer][slot] > s.since[viewer][best]):
            best = slot
    if best != NONE:
        s.since[viewer][best] = SEEN


@fn
def note_lost(s, viewer, kind, draw):
    """A card that a viewer knew to be in the deck has gone with a draw, or into the shuffled deck."""
    for slot in range(FIRST_SLOT[kind], FIRST_SLOT[kind] + MAYORAL_COPIES[kind]):
        if s.since[viewer][slot] == SEEN:
            s.since[viewer][slot] = draw
            return


@fn
def forget_mayoral(s):
    """Nobody knows anything of the mayoral cards."""
    for viewer in range(len(s.since)):
        for slot in range(ALL_MAYORAL):
            s.since[viewer][slot] = 0
            s.pinned[viewer][slot] = NONE


@fn
def know_own_mayoral(s, seat):
    """A seat knows the cards that it keeps and looks at."""
    for n in range(s.kept_count[seat]):
        note_seen(s, seat, s.kept[seat][n])
    for n in range(s.looking[seat]):
        note_seen(s, seat, s.looked[seat][n])


@fn
def presume_mayoral(s):
    """As if every card had come to its place with the set-up."""
    forget_mayoral(s)
    s.draws, s.looked_from = 1, 1
    for n in range(ALL_MAYORAL):
        s.put_by[n], s.put_from[n] = (1, 1) if n < s.mayors_left else (0, 0)
        for seat in range(N_SIDES):
            s.kept_by[seat][n], s.kept_from[seat][n] = 0, 0
    for seat in range(s.seats):
        know_own_mayoral(s, seat)


@fn
def presume_sets(s):
    """The sets of cells follow from tiles and pawns."""
    for suit in range(N_SUITS):
        s.shows[suit] = 0
    for seat in range(N_SIDES):
        s.here[seat], s.ruled[seat] = 0, 0
    for cell in range(N_CELLS):
        for suit in range(N_SUITS):
            if s.up >> cell & 1 and TILE_SUITS[s.tile[cell]] >> suit & 1:
                s.shows[suit] |= 1 << cell
        for seat in range(N_SIDES):
            if s.pawns[cell][seat]:
                s.here[seat] |= 1 << cell
            if s.master[cell] == seat:
                s.ruled[seat] |= 1 << cell


@fn
def presume(s):
    """A position from outside: everybody knows what it sees."""
    presume_sets(s)
    presume_hands(s)
    presume_mayoral(s)


@fn
def remember(s, me):
    """In a guessed world the others know what they see; what they noted of the mayoral deck is gone."""
    for seat in range(N_SIDES):
        if seat != me:
            for slot in range(ALL_MAYORAL):
                s.since[seat][slot], s.pinned[seat][slot] = 0, NONE
            know_own_mayoral(s, seat)


@leaf
def may_lie(s, viewer, slot, by, reached):
    """Whether a card that the viewer has not located may lie where draw number `by` put it, which reached so far."""
    since = s.since[viewer][slot]
    return since == 0 or by == since or reached >= since
