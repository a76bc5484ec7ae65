"""Cards, counted; those that are not open; and how long the game can have lasted."""

from guildhall.core.bits import size
from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.flandern_1302.rules.golden import top_pile
from guildhall.games.flandern_1302.rules.ground import built
from guildhall.games.flandern_1302.rules.lawbook import (
    CHOSEN,
    EMPTY_SEATS,
    FACE_DOWN,
    GOLDEN,
    INFLUENCE_CARDS,
    INFLUENCE_TAKEN,
    OF_SCORED_TOWN,
    REVEALS,
    ROUNDS,
    SHARED,
    TOWN_CARDS,
)
from guildhall.games.flandern_1302.rules.two import PILE_CARDS, cards_in
from guildhall.games.flandern_1302.state import (
    CHOOSE,
    GOLD,
    GONE,
    HAND,
    IN_PILE,
    N_SIDES,
    OPEN,
    OUT,
    SCORED,
    UNUSED,
)
from guildhall.games.flandern_1302.tables import (
    CENTRE,
    GOLDEN_CARDS,
    IDLE_TURNS,
    INFLUENCE,
    INFLUENCE_CARD,
    N_CARDS,
    N_GOLDEN,
    N_PILES,
    N_TOWNS,
)


@fn
def broken_cards(s):
    """All cards, and how long they can have lasted."""
    law = broken_hands(s)
    if law:
        return law
    law = broken_golden(s)
    if law:
        return law
    law = broken_shared(s)
    return law if law else broken_length(s)


@fn
def broken_hands(s):
    """Town cards are there while their town is open; [cards.secret] who has chosen has chosen from the hand."""
    for seat in range(N_SIDES):
        here = seat < s.seats
        for card in range(N_CARDS):
            away = not here or (card < N_TOWNS and s.town[card] != OPEN)
            if away != (s.card[seat][card] == GONE):
                return TOWN_CARDS if here else EMPTY_SEATS
        if not here and (s.influence[seat] or s.played[seat] != NONE or s.played_influence[seat]):
            return EMPTY_SEATS
        waits = s.moment == CHOOSE and here and not s.to_act >> seat & 1
        if (s.chosen[seat] != NONE) != waits or (s.chosen_influence[seat] and not waits):
            return CHOSEN
        if waits and (s.card[seat][s.chosen[seat]] != HAND or s.chosen_influence[seat] > s.influence[seat]):
            return CHOSEN
    return 0


@fn
def broken_golden(s):
    """Golden cards and influence. [setup.golden] [golden.draw] [golden.influence] [two.setup]"""
    taken = 0
    for pile in range(N_PILES):
        taken += s.golden_gone[pile][INFLUENCE_CARD]
        for golden in range(N_GOLDEN):
            unused = s.seats == 2 or (golden < N_TOWNS and s.town[golden] == UNUSED)
            if s.golden_left[pile][golden] + s.golden_gone[pile][golden] != GOLDEN_CARDS[pile][golden] * (not unused):
                return GOLDEN
    in_all, beyond = int(s.influence_gone), 0
    for seat in range(s.seats):
        in_all += s.influence[seat]
        beyond += max(0, s.influence[seat] - INFLUENCE)
    if in_all != (taken + INFLUENCE * s.seats if s.seats > 2 else 0):
        return INFLUENCE_CARDS
    if beyond > taken:
        return INFLUENCE_TAKEN
    drawn = s.seats > 2 and s.stage != GOLD and not s.over
    if s.golden_back != (top_pile(s) if drawn else NONE):
        return FACE_DOWN
    for seat in range(N_SIDES):
        golden = int(s.golden_now[seat])
        if (golden != NONE) != (s.golden_back != NONE and seat == s.first):
            return FACE_DOWN
        if golden != NONE and s.golden_left[s.golden_back][golden] == 0:
            return FACE_DOWN
        if golden != NONE and golden < N_TOWNS and s.town[golden] == SCORED:  # [golden.scored]
            return OF_SCORED_TOWN
    return 0


@fn
def broken_shared(s):
    """[two.scored] Two building-site cards never leave the pile and what lies beside it: there is always one to draw."""
    for side in range(N_SIDES):
        for card in range(PILE_CARDS):
            of_two = s.seats == 2 and side >= s.seats
            if not of_two and s.shared[side][card] != IN_PILE:
                return SHARED
            if s.shared[side][card] == OUT and (card >= N_TOWNS or s.town[card] != SCORED):
                return SHARED
    return 0


@fn
def broken_length(s):
    """[end.pile] A golden card goes in every round; [two.stalemate] with two something is laid once in so many turns."""
    gone, built_or_completed = 0, 0
    for pile in range(N_PILES):
        for golden in range(N_GOLDEN):
            gone += s.golden_gone[pile][golden]
    for town in range(N_TOWNS):
        built_or_completed += 2 * size(built(s, town) & ~(1 << CENTRE)) - size(s.site[town])
    most, shown = gone + 1, 2 * s.round_no + gone - (s.moment == CHOOSE)
    if s.seats == 2:
        before = built_or_completed - (s.laid if not s.over else 0)
        most = 1 + s.idle + IDLE_TURNS * before
        shown = s.round_no - 1 + s.drawn_done + cards_in(s, OUT)
    if s.round_no < 1 or s.round_no > most:
        return ROUNDS
    return REVEALS if s.reveals > shown else 0
