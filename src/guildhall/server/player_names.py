"""What players are called. At one table no two are called the same."""

import random
import unicodedata
from collections.abc import Iterable

LONGEST = 40
OF_BOTS = ("Bram", "Cecily", "Dirk", "Elsbeth", "Floris", "Griet", "Hugo", "Ida", "Joris", "Katrijn")


def distinct(name: str, taken: Iterable[str]) -> str:
    """The name, or with a number behind it where somebody at the table has it already: "Anna 2"."""
    known = {alike(other) for other in taken if other}
    if not name or alike(name) not in known:
        return name
    number = 2
    while alike(numbered := f"{name[: LONGEST - 1 - len(str(number))].rstrip()} {number}") in known:
        number += 1
    return numbered


def of_a_bot(taken: Iterable[str]) -> str:
    """A name for a bot, by lot."""
    taken = list(taken)
    known = {alike(other) for other in taken}
    free = [name for name in OF_BOTS if alike(name) not in known]
    return random.choice(free) if free else distinct(random.choice(OF_BOTS), taken)


def alike(name: str) -> str:
    """What two names have in common that look the same."""
    return " ".join(unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).split())
