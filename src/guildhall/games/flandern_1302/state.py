"""What lies on the table of Flandern 1302: every field, once."""

from guildhall.core.fields import FLAG, Field, Layout, count, header, id_of, maybe, set_of
from guildhall.core.rulebook import Rulebook
from guildhall.games.flandern_1302.tables import (
    AREAS,
    CARDS,
    CATHEDRALS,
    CHURCHES,
    CUBES,
    GOLDEN,
    GUILDS,
    HOME,
    IDLE_TURNS,
    MASTER_PIECES,
    MOST_COPIES,
    MOST_INFLUENCE,
    N_GUILDS,
    N_PLAYERS,
    PILES,
    PLACES,
    SHAPES,
    SPOTS,
    TOWNS,
)

RULES = Rulebook.of(HOME)
SIDES = ["blue", "red", "green", "yellow"]
N_SIDES = len(SIDES)

# Moments: choosing cards (all at once), choosing an action (two players), and using a card.
MOMENTS = ["choose", "turn", "town", "site", "cathedral", "master", "between"]
CHOOSE, TURN, TOWN, SITE, CATHEDRAL, MASTER, BETWEEN = range(len(MOMENTS))

# Whose card is being used: those revealed one after the other, the golden one, a player's own, one of the shared pile.
STAGES = ["silver", "golden", "own", "drawn"]
SILVER, GOLD, OWN, DRAWN = range(len(STAGES))

# What lies on a space: a district of a guild, nothing, a cover, or a special district that has swallowed it.
# A space in none of these sets does not exist (yet).
GROUNDS = [*GUILDS, "free", "covered", "swallowed"]
FREE, COVERED, SWALLOWED = N_GUILDS, N_GUILDS + 1, N_GUILDS + 2

TOWN_STATES = ["open", "scored", "unused"]
OPEN, SCORED, UNUSED = range(len(TOWN_STATES))
CARD_ZONES = ["hand", "played", "gone"]  # silver cards; hands can be deduced, so they lie open
HAND, PLAYED, GONE = range(len(CARD_ZONES))
PILE_ZONES = ["pile", "discarded", "gone"]  # cards of the guilds under influence
IN_PILE, DISCARDED, OUT = range(len(PILE_ZONES))

# Purposes of chance.
PURPOSES = 4
BY_LOT, GOLDEN_PILE, SHARED_PILE, SITES_BY_LOT = range(PURPOSES)

ROUNDS = 9999  # turns of two who lay or complete something once in 28 turns: fewer than this
STARTS = ["random", *SIDES]
SITES = ["printed", "random"]

FIELDS = [
    *header(SIDES, MOMENTS, RULES.ids, ROUNDS),
    Field("start", (), id_of(STARTS, "start"), "all"),  # option
    # Who is who.
    Field("first", (), id_of(SIDES, "seat"), "all"),  # the starting player
    Field("guild", ("side",), id_of(GUILDS[:N_PLAYERS], "guild"), "all"),  # also of sides that nobody plays
    Field("credit", ("side",), maybe(SIDES, "seat"), "all"),  # the seat that gets the points of this side's guild
    Field("points", ("guild",), count(999), "all"),
    # The towns.
    Field("area", ("town",), id_of(AREAS, "area"), "all"),
    Field("town", ("town",), id_of(TOWN_STATES, "town_state"), "all"),
    Field("held", ("town", "ground"), set_of(SPOTS, "spot"), "all"),
    Field("printed", ("town", "masters"), set_of(SPOTS, "spot"), "all"),  # districts with one and with two masters
    Field("special", ("town",), set_of(SPOTS, "spot"), "all"),  # hosts under a special church district
    Field("site", ("town",), set_of(SPOTS, "spot"), "all"),  # districts that are building sites
    Field("cathedral", ("town",), set_of(SPOTS, "spot"), "all"),
    Field("master", ("piece",), maybe(PLACES, "place"), "all"),  # where the guild master pieces stand
    # What is left.
    Field("stock", ("guild", "shape", "printed_masters"), count(MOST_COPIES), "all"),
    Field("church_left", ("church",), FLAG, "all"),
    Field("cubes", (), count(CUBES), "all"),
    Field("cathedrals", (), count(CATHEDRALS), "all"),
    # Cards.
    Field("card", ("seat", "card"), id_of(CARD_ZONES, "card_zone"), "all"),
    Field("influence", ("seat",), count(MOST_INFLUENCE), "all"),
    Field("influence_gone", (), count(127), "all"),
    Field("golden_left", ("pile", "golden"), count(127), "all"),  # not yet seen by all: the pile and the card face down
    Field("golden_gone", ("pile", "golden"), count(127), "all"),
    Field("golden_back", (), maybe(PILES, "pile"), "all"),  # the letter on the card face down
    Field("golden_now", ("seat",), maybe(GOLDEN, "golden"), "owner"),  # that card, in the row of the starting player
    Field(
        "shared", ("side", "shared_card"), id_of(PILE_ZONES, "pile_zone"), "all"
    ),  # two players: the pile of both guilds
    # A round.
    Field("chosen", ("seat",), maybe(CARDS, "card"), "owner"),
    Field("chosen_influence", ("seat",), count(MOST_INFLUENCE), "owner"),
    Field("played", ("seat",), maybe(CARDS, "card"), "all"),  # what was revealed
    Field("played_influence", ("seat",), count(MOST_INFLUENCE), "all"),
    Field("order", ("seat_no",), maybe(SIDES, "seat"), "all"),
    Field("at", (), count(N_SIDES), "all"),  # how many of them have acted
    # The card being used.
    Field("stage", (), id_of(STAGES, "stage"), "all"),
    Field("using", (), maybe(GOLDEN, "golden"), "all"),
    Field(
        "building", (), maybe(GUILDS, "guild"), "all"
    ),  # the guild that may build beside the neutral one and the Church
    # Two players.
    Field("own_done", (), FLAG, "all"),
    Field("drawn_done", (), FLAG, "all"),
    Field("laid", (), FLAG, "all"),  # something was laid or completed in this turn
    Field("idle", (), count(IDLE_TURNS), "all"),  # turns in a row without it
]
AXES: dict[str, list[str] | int] = {
    "seat": SIDES,
    "side": SIDES,
    "viewer": [*SIDES, "public"],
    "guild": GUILDS,
    "town": TOWNS,
    "area": AREAS,
    "spot": SPOTS,
    "place": PLACES,
    "ground": GROUNDS,
    "shape": SHAPES,
    "church": CHURCHES,
    "card": CARDS,
    "golden": GOLDEN,
    "pile": PILES,
    "shared_card": CARDS[: len(TOWNS) + 1],
    "masters": ["one", "two"],
    "printed_masters": ["none", "one", "two"],
    "town_state": TOWN_STATES,
    "card_zone": CARD_ZONES,
    "pile_zone": PILE_ZONES,
    "stage": STAGES,
    "moment": MOMENTS,
    "rule": RULES.ids,
    "start": STARTS,
    "seat_no": N_SIDES,
    "piece": MASTER_PIECES,
    "purpose": PURPOSES,
}
FACTS = [
    Field("worth", ("town",), count(127), "all"),  # the value of a town as it stands
    Field("place", ("town", "guild"), count(N_GUILDS), "all"),  # the rank of a guild there; 0: none
    Field("would_get", ("town", "guild"), count(127), "all"),  # the points that are for it if the town were scored now
    Field("bonus", ("seat",), count(127), "all"),  # for influence, when the game is over
]
LAYOUT = Layout("flandern_1302", FIELDS, AXES, FACTS)
