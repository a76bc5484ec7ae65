"""A world that fits what a seat knows."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.rng import below, reroll
from guildhall.games.flandern_1302.state import CHOOSE, HAND, N_SIDES, SCORED
from guildhall.games.flandern_1302.tables import N_CARDS, N_GOLDEN, N_TOWNS


@fn
def guess(s, me, rng):
    """Hidden are chance, what the others have chosen, and the golden card that only the starting player has seen."""
    reroll(s, rng)
    for seat in range(N_SIDES):
        if seat == me:
            continue
        s.chosen[seat], s.chosen_influence[seat], s.golden_now[seat] = NONE, 0, NONE
        if s.moment == CHOOSE and seat < s.seats and not s.to_act >> seat & 1:
            s.chosen[seat] = any_in_hand(s, seat, rng)
            s.chosen_influence[seat] = below(rng, s.influence[seat] + 1)
    if s.golden_back != NONE and s.first != me:
        s.golden_now[s.first] = any_golden(s, rng)


@fn
def any_in_hand(s, seat, rng):
    """[cards.secret] One of the cards that everybody knows to be in a hand."""
    n = 0
    for card in range(N_CARDS):
        n += s.card[seat][card] == HAND
    card, left = -1, below(rng, n)
    while left >= 0:
        card += 1
        left -= s.card[seat][card] == HAND
    return card


@fn
def any_golden(s, rng):
    """[golden.draw] A card with the letter on the back, but of no scored town: that would have been replaced."""
    row, n = s.golden_left[s.golden_back], 0
    for golden in range(N_GOLDEN):
        if golden >= N_TOWNS or s.town[golden] != SCORED:
            n += row[golden]
    golden, left = -1, below(rng, n)
    while left >= 0:
        golden += 1
        if golden >= N_TOWNS or s.town[golden] != SCORED:
            left -= row[golden]
    return golden
