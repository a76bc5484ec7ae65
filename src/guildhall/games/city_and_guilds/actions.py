"""The moves of City and Guilds, what they may cause, and what the reasons of a refusal are about."""

from guildhall.core.actions import Actions, Arg, News, Verb
from guildhall.core.compile import frozen
from guildhall.core.fields import NONE
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
N_ACTIONS = len(ACTIONS)
ARGUMENTS = frozen(ACTIONS.arguments(2, NONE))  # [action, argument]

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

# What the numbers of a refusal's `why` are: what stands in the way, and what would do.
THERE, INSTEAD = Arg("there", SPACES), Arg("instead", SPACES)
REASONS = {
    "setup.give_back": (TYPE,),
    "lay.hand": (TYPE,),
    "lay.empty": (SPACE, TILE),
    "setup.block": (SPACE, BLOCK, THERE),
    "setup.apart": (SPACE, THERE),
    "lay.adjacent": (SPACE, INSTEAD),
    "building.step": (GUILD, COUNT),
    "building.one": (GUILD, COUNT),
    "take.display": (TYPE,),
}
