"""What lies on the table of City and Guilds: every field, once."""

from guildhall.core.fields import FLAG, NONE, Field, Layout, count, header, id_of, maybe
from guildhall.core.rulebook import Rulebook
from guildhall.games.city_and_guilds.tables import (
    BLOCKS,
    DISPLAY,
    DRAWN_TILES,
    GUILDS,
    HOME,
    LONGEST_TRACK,
    MOST_COPIES,
    MOST_FIGURES,
    N_BLOCKS,
    N_SPACES,
    OPENING_TILES,
    SPACES,
    TILES,
    TYPES,
)

RULES = Rulebook.of(HOME)
SIDES = ["blue", "red", "green", "yellow", "purple"]
N_SIDES = len(SIDES)

MOMENTS = ["give", "opening", "refill", "lay", "building", "minstrel", "tavern", "take", "between"]
GIVE_BACK, SETUP_LAY, SETUP_TAKE, LAY, BUILDING_MOMENT, MINSTREL_MOMENT, TAVERN_MOMENT, TAKE, BETWEEN = range(
    len(MOMENTS)
)

# Purposes of chance.
PURPOSES = 3
BY_LOT, DEALT, TURNED_UP = range(PURPOSES)

STARTS = ["random", *SIDES]

FIELDS = [
    *header(SIDES, MOMENTS, RULES.ids),
    Field("start", (), id_of(STARTS, "start"), "all"),  # option
    Field("first", (), id_of(SIDES, "seat"), "all"),  # the starting player
    Field("turn", (), id_of(SIDES, "seat"), "all"),
    Field("points", ("seat",), count(999, -99), "all"),
    Field("figures", ("seat",), count(MOST_FIGURES), "all"),  # not yet in the city
    # The city.
    Field("tile", ("space",), maybe(TILES, "tile"), "all"),
    Field("owner", ("space",), maybe(SIDES, "seat"), "all"),
    Field("standing", ("space",), count(2), "all"),  # figures on the tile
    Field("white", ("block",), maybe(SIDES, "seat"), "all"),  # the marker of the first place
    Field("black", ("block",), maybe(SIDES, "seat"), "all"),  # of the second
    Field("full", ("block",), FLAG, "all"),
    Field("full_blocks", (), count(N_BLOCKS), "all"),
    Field("taverns", (), count(MOST_COPIES), "all"),  # beside the board
    # The tracks.
    Field("invested", ("guild", "seat"), count(LONGEST_TRACK), "all"),
    Field("queue", ("guild", "seat"), count(N_SIDES), "all"),  # how many came to the same space before
    # Tiles that are not in the city.
    Field("hand", ("seat", "type"), count(MOST_COPIES), "owner"),
    Field("held", ("seat",), count(OPENING_TILES), "all"),  # how many tiles a hand has
    Field("known", ("seat", "type"), count(MOST_COPIES), "all"),  # of them: taken from the display, as everybody saw
    Field("display", ("type",), count(DISPLAY), "all"),
    Field("pile", ("type",), count(MOST_COPIES)),  # a bag: its next tile is chosen when it is turned up
    Field("pile_size", (), count(DRAWN_TILES), "all"),
    Field("chosen", ("seat",), maybe(TYPES, "type"), "owner"),  # to be given back, until all have chosen
    Field("given", ("seat",), maybe(TYPES, "type"), "owner"),  # given back, and none of its kind was turned up since
    Field("laid", (), maybe(SPACES, "space"), "all"),  # the tile of this turn
    # Scratch.
    Field("reached", ("space",), count(127, NONE)),  # of chains
]
AXES: dict[str, list[str] | int] = {
    "seat": SIDES,
    "viewer": [*SIDES, "public"],
    "block": BLOCKS,
    "space": SPACES,
    "guild": GUILDS,
    "tile": TILES,
    "type": TYPES,
    "moment": MOMENTS,
    "rule": RULES.ids,
    "start": STARTS,
    "purpose": PURPOSES,
}
FACTS = [
    Field("worth", ("block",), count(127), "all"),  # the value of a block as it stands
    Field("would_get", ("block", "seat"), count(127), "all"),  # what its owners would get
    Field("control", ("block",), maybe(GUILDS, "guild"), "all"),  # the guild that controls it
    Field("place", ("guild", "seat"), count(N_SIDES), "all"),  # on the track; 0: not yet on it
    Field("chain", ("space",), maybe(SPACES, "space"), "all"),  # one space of the chain that a tile belongs to
    Field("chain_size", ("space",), count(N_SPACES), "all"),
    Field("chain_blocks", ("space",), count(N_BLOCKS), "all"),
    Field("longest", ("guild",), maybe(SPACES, "space"), "all"),  # the chain that would count in the end
    Field("chain_worth", ("guild",), count(127), "all"),
]
LAYOUT = Layout("city_and_guilds", FIELDS, AXES, FACTS)
