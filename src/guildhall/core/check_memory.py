"""Whether what is remembered is true: the rows of knowledge.py held against the cards."""

from itertools import permutations
from typing import Any

from guildhall.core.game import Game


def memory_complaint(game: Game, s: Any) -> str:
    """Empty, or who remembers something that is not so: equal cards may be taken for each other, but no more."""
    if "may" not in {f.name for f in game.layout.fields}:
        return ""
    for viewer in range(len(s.may)):
        if viewer in range(int(s.seats), game.layout.n_seats):
            continue
        most: dict[tuple[int, int], int] = {}
        for kind in sorted(set(game.kinds)):
            cards = [card for card in range(len(s.zone)) if game.kinds[card] == kind]
            fitting = _fitting(s, viewer, cards)
            if not fitting:
                return f"viewer {viewer} is wrong about where a card of kind {kind} may lie"
            for pool in range(len(s.need[viewer])):
                for zone in {zone for zones in fitting for zone in zones}:
                    pooled = [
                        sum(
                            z == zone and int(s.pooled[viewer][c]) >> pool & 1
                            for c, z in zip(cards, zones, strict=True)
                        )
                        for zones in fitting
                    ]
                    most[pool, zone] = most.get((pool, zone), 0) + max(pooled)
        for pool in range(len(s.need[viewer])):
            for zone in range(len(s.cards_in)):
                if s.need[viewer][pool][zone] > most.get((pool, zone), 0):
                    return f"viewer {viewer} thinks too many cards of pool {pool} lie in zone {zone}"
    return ""


def _fitting(s: Any, viewer: int, cards: list[int]) -> list[tuple[int, ...]]:
    """The ways to lay the true cards of one kind on the viewer's slots."""
    zones = [int(s.zone[card]) for card in cards]
    return [
        p
        for p in set(permutations(zones))
        if all(int(s.may[viewer][c]) >> z & 1 for c, z in zip(cards, p, strict=True))
    ]
