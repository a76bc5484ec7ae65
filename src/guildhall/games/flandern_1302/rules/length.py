"""How long a game can be."""

from guildhall.games.flandern_1302.tables import IDLE_TURNS, N_GOLDEN_CARDS, N_SPOTS, N_TOWNS

TWO_DECISIONS = 4  # of a turn by two: an own card, a drawn one, and what each of them asks


def longest(seats: int) -> int:
    """Decisions at most.

    A golden card leaves the piles in every round, and without one the game ends [end.pile]; a round asks everybody for a
    card, and for each card and the golden one at most one thing more. Two play without golden cards: a turn in which nothing
    is laid is idle, and after some idle ones in a row the game ends [two.stalemate]. A place is covered once, and completed
    once [town.complete].
    """
    if seats > 2:
        return N_GOLDEN_CARDS * (2 * seats + 1)
    return TWO_DECISIONS * IDLE_TURNS * (2 * N_TOWNS * N_SPOTS + 1)
