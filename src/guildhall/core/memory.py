"""Memory from nothing: for positions from outside, and for the other seats of a guessed world."""

from typing import Any

from guildhall.core.compile import fn, leaf
from guildhall.core.dispatch import sees
from guildhall.core.knowledge import forget_pools, learn, settle

FORGETTABLE = ("may", "pooled", "need", "tracking", "room", "via", "bin")  # a position from outside may leave these out


@fn
def presume(s):
    """Every viewer knows what it sees, and that the rest lies in the places it cannot see."""
    s.tracking = 1
    forget_pools(s)
    for viewer in range(len(s.may)):
        unseen = 0
        for zone in range(len(s.cards_in)):
            if s.cards_in[zone] > 0 and sees(s, zone, viewer) == 0:
                unseen |= 1 << zone
        for card in range(len(s.zone)):
            seen = sees(s, s.zone[card], viewer)
            s.may[viewer][card] = 1 << s.zone[card] if seen else unseen
        for zone in range(len(s.cards_in)):
            settle(s, viewer, zone)


@fn
def remember_for_others(s, me):
    """In a guessed world: the others know what the public knows and what they see; memory is kept up from here on."""
    public = len(s.may) - 1
    for viewer in range(public):
        if viewer == me:
            continue
        for card in range(len(s.zone)):
            s.may[viewer][card] = s.may[public][card]
            s.pooled[viewer][card] = 0
        for pool in range(len(s.need[viewer])):
            for zone in range(len(s.cards_in)):
                s.need[viewer][pool][zone] = 0
        for zone in range(len(s.cards_in)):
            if s.cards_in[zone] > 0 and sees(s, zone, viewer):
                learn(s, zone, viewer)
    s.tracking = 1


@leaf
def forget(s):
    """Nobody's memory is kept up from here on: cheaper, where nobody will ask."""
    s.tracking = 0


# What a game with cards hands to Game.
MEMORY: dict[str, Any] = {"presume": presume, "remember": remember_for_others, "forget": forget}
