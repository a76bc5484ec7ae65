"""How long a game can be."""

from guildhall.games.city_of_guilds.tables import HAND_LIMIT, N_AREAS, N_CARDS, ROUNDS

A_TURN = 2 + N_AREAS  # the turn, a card of the Magicians, and what a card asks: at most once for each area


def longest(seats: int) -> int:
    """Decisions at most.

    In a round nothing comes back to the draw pile but what was just drawn from it. A seat without the Craftsmen draws, gets
    rid of a card, uses its guild once, or passes once: a card of the pile or of a first hand is drawn once and got rid of
    once, a guild brings one more, so all these seats together have no more turns than `others`. The Craftsmen can take a
    discarded card again and again, but only while there is a pile, and then nobody passes [turn.pass_pile]: they have at most
    one turn more than the others. Alone the Ruler takes a card of the pile in every turn. Without a pile only hands are left.
    """
    others = 2 * N_CARDS + 3 * seats
    turns = 2 * others + 1 + HAND_LIMIT + 3
    return ROUNDS * (seats + turns * A_TURN)
