"""What a viewer thinks possible, for tests of every game."""

from typing import Any

from guildhall import Table
from guildhall.core.compile import zeros
from guildhall.core.game import N_NEWS, NEWS_WIDTH
from guildhall.core.play import apply_at, guess_at, hide_at
from guildhall.core.rng import seed_words


def guesses(t: Table, viewer: int, n: int, *moves: tuple[int, str]) -> list[dict[str, Any]]:
    """Worlds that a viewer thinks possible, after some moves of the record itself (drafts are no part of it)."""
    game = t.game
    states, rng, news = game.records(3), zeros(4), zeros(N_NEWS, NEWS_WIDTH)
    rng[:] = seed_words(7)
    game.undump(states, 0, game.dump(t._states, 0))
    for seat, words in moves:
        apply_at(states, 0, seat, game.actions.number(words), news)
    hide_at(states, 1, 0, viewer)
    worlds = []
    for _ in range(n):
        guess_at(states, 2, 1, viewer, rng)
        worlds.append(game.layout.view(states[2]))
    return worlds
