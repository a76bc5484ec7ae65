"""The moves of City and Guilds, what they may cause, and what the reasons of a refusal are about."""

from guildhall.core.actions import Actions, Arg, News, Verb
from guildhall.games.city_and_guilds.state import SIDES
from guildhall.games.city_and_guilds.tables import BLOCKS, GUILDS, SPACES, TILES, TYPES

TYPE, SECRET_TYPE = Arg("type", TYPES), Arg("type", TYPES, "owner")
SPACE, SIDE, BLOCK, GUILD, TILE = (
    Arg("space", SPACES),
    Arg("side", SIDES),
    Arg("block", BLOCKS),
    Arg("guild", GUILDS),
    Arg("tile", TILES),
)
ACTIONS = Actions(
    Verb("return", (SECRET_TYPE,)),
    Verb("lay", (TYPE, SPACE)),
    Verb("step"),
    Verb("two"),
    Verb("one"),
    Verb("figure"),
    Verb("empty"),
    Verb("tavern", (SPACE,)),
    Verb("decline"),
    Verb("take", (TYPE,)),
)
A_GIVE_BACK, A_LAY, A_STEP, A_TWO, A_ONE, A_FIGURE, A_EMPTY, A_TAVERN, A_DECLINE, A_TAKE = (
    ACTIONS.first[verb] for verb in ACTIONS.verbs
)
N_ACTIONS = len(ACTIONS)

# The moves that answer each moment, from and to; in the order of MOMENTS. Nobody is asked between moments.
RANGES = [
    ACTIONS.span("return", "return"),
    ACTIONS.span("lay", "lay"),
    ACTIONS.span("take", "take"),
    ACTIONS.span("lay", "lay"),
    ACTIONS.span("step", "one"),
    ACTIONS.span("figure", "empty"),
    ACTIONS.span("tavern", "decline"),
    ACTIONS.span("take", "take"),
    (0, 0),
]

COUNT, POINTS, RANK = Arg("count", None), Arg("points", None), Arg("rank", None)
NEWS = News(
    Verb("gives_back", (SIDE, SECRET_TYPE)),
    Verb("display", (TYPE,)),
    Verb("lays", (SIDE, TILE, SPACE)),
    Verb("steps", (SIDE, GUILD, COUNT)),
    Verb("blocked", (SIDE, GUILD)),
    Verb("places", (SIDE, COUNT, SPACE)),
    Verb("white", (SIDE, BLOCK)),
    Verb("black", (SIDE, BLOCK)),
    Verb("takes", (SIDE, TYPE)),
    Verb("declines", (SIDE,)),
    Verb("full", (BLOCK, POINTS)),
    Verb("owns", (SIDE, BLOCK, RANK, POINTS)),
    Verb("controls", (GUILD, BLOCK)),
    Verb("no_control", (BLOCK,)),
    Verb("guild_pays", (SIDE, BLOCK, RANK, POINTS)),
    Verb("chain", (GUILD, COUNT, Arg("blocks", None), POINTS)),
    Verb("chain_pays", (SIDE, GUILD, RANK, POINTS)),
    Verb("unused", (SIDE, COUNT, POINTS)),
    Verb("ends", (SIDE, POINTS)),
)
(
    N_GIVES_BACK, N_DISPLAY, N_LAYS, N_STEPS, N_BLOCKED, N_PLACES, N_WHITE, N_BLACK, N_TAKES, N_DECLINES, N_FULL,
    N_OWNS, N_CONTROLS, N_NO_CONTROL, N_GUILD_PAYS, N_CHAIN, N_CHAIN_PAYS, N_UNUSED, N_ENDS,
) = range(len(NEWS.verbs))  # fmt: skip

# What the numbers of a refusal's `why` are.
REASONS = {
    "setup.give_back": (TYPE,),
    "lay.hand": (TYPE,),
    "lay.empty": (TILE, SPACE),
    "setup.block": (TILE, SPACE),
    "setup.apart": (TILE, SPACE),
    "lay.adjacent": (TILE, SPACE),
    "take.display": (TYPE,),
}
