"""How long a game can be."""

from guildhall.games.city_and_guilds.tables import N_BLOCKS, N_SPACES

A_TURN = 3  # a tile, what it brings, a tile from the display


def longest(seats: int) -> int:
    """Decisions at most: everybody gives a tile back, each turn fills a space of the city, a full block may bring a tavern."""
    return seats + A_TURN * N_SPACES + N_BLOCKS
