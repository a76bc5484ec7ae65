"""What lies on the table of City of Guilds: every field, once."""

from guildhall.core.fields import FLAG, Field, Layout, count, header, id_of, maybe, set_of
from guildhall.core.knowledge import knowledge_fields
from guildhall.core.rulebook import Rulebook
from guildhall.games.city_of_guilds.tables import AREAS, BUILDINGS, CARDS, CUBES, GUILDS, HOME, KINDS, N_CARDS, ROUNDS

RULES = Rulebook.of(HOME)
SIDES = ["blue", "red", "green", "yellow"]
N_SIDES = len(SIDES)
PLAYER, RULER = 0, 1  # sides of the solo game; the Ruler has no seat

MOMENTS = ["guild", "turn", "drawn", "other", "search", "conjure", "resolve", "from", "to", "swap", "with", "between"]
GUILD, TURN, DRAWN, OTHER, SEARCH, CONJURE, RESOLVE, FROM, TO, SWAP, WITH, BETWEEN = range(len(MOMENTS))

# Zones of cards. The draw pile is a bag, but for a card put back on top.
ZONES = ["draw", "top", "undealt", "trash", "discard", "play", "aside", "hand_0", "hand_1", "hand_2", "hand_3"]
DRAW, TOP, UNDEALT, TRASH, DISCARD, PLAY, ASIDE, HAND = range(8)

# Joint facts: a theft, a search of the trash, a search of the draw pile; each happens once a round at most.
POOLS = 3
THEFT, SIFTED, SEARCHED = range(POOLS)

# Purposes of chance.
PURPOSES = 4
BY_LOT, DEALT, STOLEN, TIED = range(PURPOSES)  # the first Mayor, the cards, a theft, the Ruler's choice

STARTS = ["random", *SIDES]
LEADERS = [*SIDES, "tie"]

FIELDS = [
    *header(SIDES, MOMENTS, RULES.ids),
    *knowledge_fields(ZONES, POOLS),
    Field("start", (), id_of(STARTS, "start"), "all"),  # option
    Field("mayor", (), id_of(SIDES, "seat"), "all"),
    Field("turn", (), id_of(SIDES, "seat"), "all"),  # the seat on turn
    Field("guild", ("seat",), maybe(GUILDS, "guild"), "all"),  # of this round
    Field("markers", ("seat", "guild"), count(ROUNDS), "all"),  # cubes in the guild boxes
    Field("acted", ("seat",), FLAG, "all"),  # the guild action of this round is used up
    Field("passed", ("seat",), FLAG, "all"),
    Field("gold", ("side",), count(999), "all"),
    Field("supply", ("side",), count(CUBES), "all"),  # cubes left for the city
    Field("influence", ("area", "side"), count(CUBES), "all"),
    Field("owner", ("building",), maybe(SIDES, "side"), "all"),  # of the cube in the building square
    Field("discards", ("place",), maybe(KINDS, "kind"), "all"),  # the discard pile, from the bottom
    Field("playing", (), maybe(KINDS, "kind"), "all"),  # the card being carried out
    Field("scope", (), set_of(AREAS, "area"), "all"),  # areas where it may take a cube away
    Field("picked_area", (), maybe(AREAS, "area"), "all"),  # first step of a shift or a swap
    Field("picked_side", (), maybe(SIDES, "side"), "all"),
]
AXES: dict[str, list[str] | int] = {
    "seat": SIDES,
    "side": SIDES,
    "viewer": [*SIDES, "public"],
    "area": AREAS,
    "building": BUILDINGS,
    "guild": GUILDS,
    "card": CARDS,
    "kind": KINDS,
    "zone": ZONES,
    "moment": MOMENTS,
    "rule": RULES.ids,
    "start": STARTS,
    "leader": LEADERS,
    "place": N_CARDS,
    "purpose": PURPOSES,
    "pool": POOLS,
    "bin": len(ZONES) * (POOLS + 1),
}
FACTS = [Field("leader", ("area",), maybe(LEADERS, "leader"), "all")]  # who would be paid the tax of an area
LAYOUT = Layout("city_of_guilds", FIELDS, AXES, FACTS)
