"""The moves of Flandern 1302, what they may cause, and what the reasons of a refusal are about."""

from collections.abc import Mapping

from guildhall.core.actions import Actions, Arg, News, Verb
from guildhall.core.compile import frozen
from guildhall.core.fields import NONE
from guildhall.games.flandern_1302.state import SIDES
from guildhall.games.flandern_1302.tables import (
    BUILDABLE,
    CARDS,
    CENTRE,
    CHURCH,
    CHURCHES,
    GOLDEN,
    GUILDS,
    HOME_OF,
    HOSTED,
    HOSTS,
    KINDS_OF_SPOT,
    MOST_INFLUENCE,
    N_HOSTS,
    N_SPOTS,
    N_TOWNS,
    PLACES,
    SPOTS,
    TOWNS,
)

# Kinds of districts: the acting guild's and the neutral guild's by printed masters, the Church's.
KINDS = ["own_0", "own_1", "own_2", "grey_0", "grey_1", "grey_2", "church"]
N_KINDS = len(KINDS)
OWN, GREY, CHURCH_KIND = 0, 3, 6
CATHEDRAL_PLACES = [
    place
    for n, place in enumerate(PLACES)
    if KINDS_OF_SPOT[n % N_SPOTS] == "printed" or n == HOME_OF[CHURCH] * N_SPOTS + CENTRE
]  # no church district fits a space that a special one has added
COUNTS = [str(n) for n in range(MOST_INFLUENCE + 1)]
N_COUNTS = len(COUNTS)

CARD, INFLUENCE, KIND = Arg("card", CARDS), Arg("influence", COUNTS), Arg("kind", KINDS)
PLACE, SIDE, GUILD, TOWN = Arg("place", PLACES), Arg("side", SIDES), Arg("guild", GUILDS), Arg("town", TOWNS)


def group(args: Mapping[str, str]) -> int:
    """Moves on the board are numbered town by town: a card mostly speaks of one."""
    place = args.get("place")
    return 1 + TOWNS.index(place.rpartition("_")[0]) if place else 0


ACTIONS = Actions(
    Verb("play", (CARD, INFLUENCE)),
    Verb("draw"),
    Verb("build", (KIND, Arg("place", BUILDABLE))),
    Verb("special", (Arg("place", HOSTS),)),
    Verb("complete", (Arg("place", BUILDABLE),)),
    Verb("cathedral", (Arg("place", CATHEDRAL_PLACES),)),
    Verb("master", (PLACE,)),
    group=group,
)
N_ACTIONS = len(ACTIONS)
A_PLAY, A_DRAW = ACTIONS.first["play"], ACTIONS.first["draw"]
FIRST_OF_TOWN = A_DRAW + 1
PER_TOWN = [
    sum(group(ACTIONS.parts(a)[1]) == 1 + town for a in range(FIRST_OF_TOWN, N_ACTIONS)) for town in range(N_TOWNS)
]
TOWN_SPAN = frozen(
    (FIRST_OF_TOWN + sum(PER_TOWN[:town]), FIRST_OF_TOWN + sum(PER_TOWN[: town + 1])) for town in range(N_TOWNS)
)  # [town, from and to]

# From the parts of a move to its number.
_SPACES = N_SPOTS - 1
_build, _complete = ACTIONS.numbered("build", N_KINDS, N_TOWNS, _SPACES), ACTIONS.numbered("complete", N_TOWNS, _SPACES)
A_BUILD = frozen(
    [[_build[kind][town][spot] for kind in range(N_KINDS)] for spot in range(_SPACES)] for town in range(N_TOWNS)
)  # [town, spot, kind]
A_COMPLETE = frozen(_complete)  # [town, spot]
_hosts = ACTIONS.numbered("special", N_TOWNS, N_HOSTS)
A_SPECIAL = frozen(
    [_hosts[town][HOSTED.index(spot)] if spot in HOSTED else NONE for spot in SPOTS] for town in range(N_TOWNS)
)  # [town, spot]
_cathedrals = dict(zip(CATHEDRAL_PLACES, ACTIONS.numbered("cathedral", len(CATHEDRAL_PLACES)), strict=True))
A_CATHEDRAL = frozen([_cathedrals.get(f"{town}_{spot}", NONE) for spot in SPOTS] for town in TOWNS)  # [town, spot]
A_MASTER = frozen(ACTIONS.numbered("master", N_TOWNS, N_SPOTS))  # [town, spot]

# From a number to the parts.
VERBS = list(ACTIONS.verbs)
V_PLAY, V_DRAW, V_BUILD, V_SPECIAL, V_COMPLETE, V_CATHEDRAL, V_MASTER = range(len(VERBS))


def _parts(a: int) -> tuple[int, int, int, int]:
    verb, args = ACTIONS.parts(a)
    place = args.get("place")
    town, spot = divmod(PLACES.index(place), N_SPOTS) if place else (NONE, NONE)
    return VERBS.index(verb), town, spot, KINDS.index(args["kind"]) if "kind" in args else NONE


PARTS = frozen(_parts(a) for a in range(N_ACTIONS))  # [action; verb, town, spot, kind]

COUNT = Arg("count", None)
DISTRICTS, MASTERS, RANK, POINTS = Arg("districts", None), Arg("masters", None), Arg("rank", None), Arg("points", None)
NEWS = News(
    Verb("round", (COUNT, SIDE)),
    Verb("looks", (SIDE, Arg("golden", GOLDEN, "owner"))),
    Verb("removes", (Arg("golden", GOLDEN),)),
    Verb("no_golden", ()),
    Verb("plays", (SIDE, CARD, COUNT)),
    Verb("order", (SIDE, COUNT)),
    Verb("picks_up", (SIDE, COUNT)),
    Verb("spends", (SIDE, Arg("golden", GOLDEN))),
    Verb("builds", (SIDE, GUILD, PLACE)),
    Verb("sets_up", (SIDE, GUILD, PLACE)),
    Verb("special", (SIDE, Arg("church", CHURCHES), PLACE)),
    Verb("completes", (SIDE, PLACE)),
    Verb("shows", (SIDE, Arg("golden", GOLDEN))),
    Verb("influence", (SIDE, COUNT)),
    Verb("cathedral", (SIDE, PLACE)),
    Verb("master", (SIDE, PLACE)),
    Verb("covers", (PLACE,)),
    Verb("scores", (TOWN, POINTS)),
    Verb("stands", (GUILD, TOWN, DISTRICTS, MASTERS)),
    Verb("gets", (GUILD, TOWN, RANK, POINTS)),
    Verb("values", (TOWN, DISTRICTS, Arg("churches", None), Arg("cathedrals", None))),
    Verb("draws", (SIDE, GUILD, CARD)),
    Verb("discards_scored", (GUILD, CARD)),
    Verb("shuffles", (COUNT,)),
    Verb("bonus", (SIDE, POINTS)),
    Verb("ends", (SIDE, POINTS)),
)
(
    N_ROUND, N_LOOKS, N_REMOVES, N_NO_GOLDEN, N_PLAYS, N_ORDER, N_PICKS_UP, N_SPENDS, N_BUILDS, N_SETS_UP, N_SPECIAL,
    N_COMPLETES, N_SHOWS, N_INFLUENCE, N_CATHEDRAL, N_MASTER, N_COVERS, N_SCORES, N_STANDS, N_GETS, N_VALUES, N_DRAWS,
    N_DISCARDS_SCORED, N_SHUFFLES, N_BONUS, N_ENDS,
) = range(len(NEWS.verbs))  # fmt: skip

# What the numbers of a refusal's `why` are.
WHO = Arg("guild", GUILDS)
REASONS = {
    "cards.hand": (CARD,),
    "cards.influence": (COUNT,),
    "two.own": (CARD,),
    "town.card": (PLACE, Arg("card", CARDS)),
    "action.closed": (TOWN,),
    "town.neutral": (PLACE,),
    "build.free": (PLACE,),
    "special.spaces": (PLACE,),
    "build.stock": (PLACE, WHO),
    "build.long": (PLACE,),
    "build.border": (PLACE, WHO),
    "special.stock": (Arg("church", CHURCHES),),
    "special.room": (PLACE,),
    "town.complete": (PLACE,),
    "site.card": (PLACE,),
    "cathedral.where": (PLACE,),
    "cathedral.one": (PLACE,),
    "master.where": (PLACE,),
}
