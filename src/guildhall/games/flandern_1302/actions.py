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
A_PLAY, A_DRAW = ACTIONS["play"], ACTIONS["draw"]
A_BOARD = A_DRAW + 1  # the first move on the board
PER_TOWN = [sum(group(ACTIONS.parts(a)[1]) == 1 + town for a in range(A_BOARD, N_ACTIONS)) for town in range(N_TOWNS)]
TOWN_SPAN = frozen(
    (A_BOARD + sum(PER_TOWN[:town]), A_BOARD + sum(PER_TOWN[: town + 1])) for town in range(N_TOWNS)
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


def _parts(a: int) -> tuple[int, int, int]:
    verb, args = ACTIONS.parts(a)
    if verb == "play":
        return CARDS.index(args["card"]), COUNTS.index(args["influence"]), NONE
    place = args.get("place")
    town, spot = divmod(PLACES.index(place), N_SPOTS) if place else (NONE, NONE)
    return town, spot, KINDS.index(args["kind"]) if "kind" in args else NONE


# From a number to the parts: [action; card and influence of a play, or town, spot and kind of a move on the board]
PARTS = frozen(_parts(a) for a in range(N_ACTIONS))

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

# What the numbers of a refusal's `why` are. Lists without names choose between the variants of a sentence.
WHO, CHURCH_TILE, SPOT = Arg("guild", GUILDS), Arg("church", CHURCHES), Arg("spot", SPOTS)
CARD_IS = ["played", "scored", "unused"]
IS_PLAYED, IS_SCORED, IS_UNUSED = range(len(CARD_IS))
TABLES = ["two", "more"]
THERE = ["nothing", "covered", "swallowed", "district", "site"]
NOTHING_THERE, COVER_THERE, SWALLOWED_THERE, DISTRICT_THERE, SITE_THERE = range(len(THERE))
WHOSE = [
    "nothing",
    "done",
    "other",
    "golden",
]  # why a site is not completed: there is none, it was, it is another guild's
NO_SITE, DONE, OF_ANOTHER, OF_A_PLAYER = range(len(WHOSE))
IN_THE_WAY = ["space", "special"]
LEFT = ["laid", "left"]
LIES = Arg("there", THERE)
NOBODY = len(GUILDS)
OF_WHOM, FOR_WHOM = Arg("guild", [*GUILDS, "nobody"]), Arg("mine", [*GUILDS, "nobody"])
REASONS = {
    "cards.hand": (CARD, Arg("where", CARD_IS)),
    "cards.influence": (COUNT, Arg("table", TABLES)),
    "two.own": (),
    "two.draw": (),
    "action.closed": (TOWN, Arg("where", CARD_IS)),
    "town.card": (PLACE, CARD),
    "town.neutral": (PLACE,),
    "town.complete": (PLACE, Arg("whose", WHOSE), OF_WHOM, FOR_WHOM),
    "build.free": (PLACE, LIES, OF_WHOM),
    "build.stock": (PLACE, WHO, MASTERS, Arg("others", None)),
    "build.long": (PLACE,),
    "build.border": (PLACE, WHO, SPOT),
    "special.host": (PLACE,),
    "special.spaces": (PLACE, CHURCH_TILE, SPOT, Arg("left", LEFT)),
    "special.stock": (CHURCH_TILE, PLACE),
    "special.room": (PLACE, CHURCH_TILE, SPOT, Arg("by", IN_THE_WAY)),
    "site.card": (PLACE,),
    "cathedral.where": (PLACE, LIES, OF_WHOM),
    "cathedral.one": (PLACE,),
    "master.where": (PLACE, LIES, OF_WHOM),
}
