"""The laws of memory: what is remembered is true, so that a world can be guessed that fits it."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.rules.lawbook import NOTES_LAW
from guildhall.games.guilds_of_london.rules.memory import may_lie
from guildhall.games.guilds_of_london.state import N_SIDES, PUBLIC, SEEN
from guildhall.games.guilds_of_london.tables import ALL_MAYORAL, FIRST_SLOT, MAYORAL_COPIES, N_CARDS, N_MAYORAL


@fn
def broken_notes(s):
    for card in range(N_CARDS):
        together, deck = int(s.together[card]), int(s.shuffled[card])
        for seat in range(N_SIDES):
            together -= s.old_hand[seat][card]
            deck -= s.hand[seat][card] + s.laid[seat][card] - s.old_hand[seat][card]
        if together or deck != s.deck[card]:
            return NOTES_LAW
    for seat in range(N_SIDES):
        old, fresh, laid, aged = int(s.old[seat]), int(s.fresh[seat]), 0, 0
        for card in range(N_CARDS):
            old -= s.old_hand[seat][card]
            fresh -= s.hand[seat][card] + s.laid[seat][card] - s.old_hand[seat][card]
            laid += s.laid[seat][card]
            aged += min(s.laid[seat][card], s.old_hand[seat][card])
            if s.old_hand[seat][card] > s.hand[seat][card] + s.laid[seat][card] or s.old_hand[PUBLIC][card]:
                return NOTES_LAW
        if old or fresh or s.aged[seat] < laid - s.fresh[seat] or s.aged[seat] > aged:
            return NOTES_LAW
    if misdated(s):
        return NOTES_LAW
    for viewer in range(PUBLIC + 1):
        if (broken_notes_of(s, viewer) if viewer < s.seats else seen_by_nobody(s, viewer)) or mislaid(s, viewer):
            return NOTES_LAW
    return 0


@fn
def misdated(s):
    """Whether draws are told of that have not been, or a younger card lies above an older one: returned cards go below."""
    by, reached = 1, 1
    for place in range(ALL_MAYORAL):
        there = place < s.mayors_left
        if there and not (reached <= s.put_from[place] <= s.put_by[place] <= s.draws and by <= s.put_by[place]):
            return True
        if not there and (s.put_by[place] or s.put_from[place]):
            return True
        by, reached = int(s.put_by[place]), int(s.put_from[place])
        for seat in range(N_SIDES):
            kept = place < s.kept_count[seat]
            if s.kept_from[seat][place] > s.kept_by[seat][place] or s.kept_by[seat][place] > (s.draws if kept else 0):
                return True
        for viewer in range(PUBLIC + 1):
            if s.since[viewer][place] != SEEN and s.since[viewer][place] > s.draws:
                return True
    return s.looked_from > s.draws


@fn
def seen_by_nobody(s, viewer):
    """Whether a row of notes that is nobody's, or every onlooker's, tells of a mayoral card."""
    for slot in range(ALL_MAYORAL):
        if s.since[viewer][slot] or s.pinned[viewer][slot] != NONE:
            return True
    return False


@fn
def broken_notes_of(s, seat):
    """Whether a seat knows of a mayoral card that it does not see."""
    for kind in range(N_MAYORAL):
        located = 0
        for place in range(ALL_MAYORAL):
            if s.pinned[seat][place] == kind:
                if place >= s.mayors_left or s.mayors[place] != kind:
                    return True
                located += 1
            located += place < s.kept_count[seat] and s.kept[seat][place] == kind
        for k in range(s.looking[seat]):
            located += s.looked[seat][k] == kind
        for copy in range(MAYORAL_COPIES[kind]):
            located -= s.since[seat][FIRST_SLOT[kind] + copy] == SEEN
        if located:
            return True
    return False


@fn
def mislaid(s, viewer):
    """Whether a card lies where it cannot by what a viewer remembers: then no world could be guessed for the viewer."""
    for kind in range(N_MAYORAL):
        slots, taken = 0, 0
        while True:
            slot = NONE  # the copy that is known best and not found yet
            for each in range(FIRST_SLOT[kind], FIRST_SLOT[kind] + MAYORAL_COPIES[kind]):
                since = s.since[viewer][each]
                if since != SEEN and not slots >> each & 1 and (slot == NONE or since > s.since[viewer][slot]):
                    slot = each
            if slot == NONE:
                break
            place = place_for(s, viewer, kind, slot, taken)
            if place == NONE:
                return True
            slots |= 1 << slot
            taken |= 1 << place
    return False


@fn
def place_for(s, viewer, kind, slot, taken):
    """Of the true places of a kind that the viewer does not know, the least likely that may be this copy's; or NONE."""
    best, least = NONE, SEEN + 1
    for n in range(MAYORAL_COPIES[kind]):
        by, reached = true_place(s, viewer, kind, n)
        if by != NONE and not taken >> n & 1 and reached < least and may_lie(s, viewer, slot, by, reached):
            best, least = n, reached
    return best


@fn
def true_place(s, viewer, kind, n):
    """By which draw the n-th card of a kind came to its place, and how far that draw reached; (NONE, NONE) without one."""
    for place in range(s.mayors_left):
        if s.mayors[place] == kind and s.pinned[viewer][place] == NONE:
            if n == 0:
                return int(s.put_by[place]), int(s.put_from[place])
            n -= 1
    for seat in range(s.seats):
        for k in range(s.kept_count[seat]):
            if seat != viewer and s.kept[seat][k] == kind:
                if n == 0:
                    return int(s.kept_by[seat][k]), int(s.kept_from[seat][k])
                n -= 1
        for k in range(s.looking[seat]):
            if seat != viewer and s.looked[seat][k] == kind:
                if n == 0:
                    return int(s.draws), int(s.looked_from)
                n -= 1
    return NONE, NONE
