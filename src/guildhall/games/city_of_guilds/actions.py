"""The moves of City of Guilds, what they may cause, and what the reasons of a refusal are about."""

from guildhall.core.actions import Actions, Arg, News, Verb
from guildhall.core.compile import frozen
from guildhall.core.fields import NONE
from guildhall.games.city_of_guilds.state import SIDES
from guildhall.games.city_of_guilds.tables import AREAS, BUILDINGS, GUILDS, KINDS

CARD, AREA, GUILD = Arg("card", KINDS), Arg("area", AREAS), Arg("guild", GUILDS)
SIDE, OTHER, BUILDING = Arg("side", SIDES), Arg("other", SIDES), Arg("building", BUILDINGS)
SECRET_CARD = Arg("card", KINDS, "owner")
OPEN_CARD = Arg("card", KINDS, "open")  # secret for the Magicians' discards and for what is found in a hidden pile
PLACES = ["top", "discard", "trash"]

ACTIONS = Actions(
    Verb("guild", (GUILD,)),
    # A turn.
    Verb("draw"),
    Verb("salvage"),
    Verb("discard", (OPEN_CARD,)),
    Verb("play", (CARD,)),
    Verb("use"),
    Verb("sell", (BUILDING,)),
    Verb("steal", (SIDE,)),
    Verb("pass"),
    # Decisions inside a turn.
    Verb("keep", (SECRET_CARD,)),
    Verb("leave", (Arg("place", PLACES),)),
    Verb("shed", (CARD,)),
    Verb("take", (OPEN_CARD,)),
    Verb("cast", (CARD,)),
    Verb("waive"),
    Verb("remove", (AREA, SIDE)),
    Verb("skip"),
    Verb("from", (AREA,)),
    Verb("to", (AREA,)),
    Verb("swap", (AREA, SIDE)),
    Verb("with", (AREA, SIDE)),
)

N_ACTIONS = len(ACTIONS)
ARGUMENTS = frozen(ACTIONS.arguments(2, NONE))  # [action, argument]

GOLD, COUNT = Arg("gold", None), Arg("count", None)
NEWS = News(
    Verb("round", (COUNT,)),
    Verb("mayor", (SIDE,)),
    Verb("guild", (SIDE, GUILD)),
    Verb("dealt", (SIDE, COUNT)),
    Verb("drew", (SIDE, SECRET_CARD), private=True),
    Verb("pile", (COUNT,)),
    Verb("looks", (SIDE, COUNT)),
    Verb("keeps", (SIDE, SECRET_CARD)),
    Verb("puts_back", (SIDE, SECRET_CARD)),
    Verb("trashes", (SIDE, SECRET_CARD)),
    Verb("discards", (SIDE, CARD)),
    Verb("earns", (SIDE, GOLD)),
    Verb("pays", (SIDE, GOLD)),
    Verb("plays", (SIDE, CARD)),
    Verb("places", (SIDE, AREA)),
    Verb("removes", (SIDE, AREA, OTHER)),
    Verb("builds", (SIDE, BUILDING)),
    Verb("sells", (SIDE, BUILDING)),
    Verb("shifts", (SIDE, AREA, Arg("to", AREAS))),
    Verb("swaps", (SIDE, AREA, OTHER, Arg("to", AREAS))),
    Verb("salvages", (SIDE, CARD)),
    Verb("searches", (SIDE, GUILD)),
    Verb("takes", (SIDE, CARD)),
    Verb("found", (SIDE, SECRET_CARD), private=True),
    Verb("steals", (SIDE, OTHER)),
    Verb("lost", (SIDE, SECRET_CARD), private=True),
    Verb("passes", (SIDE,)),
    Verb("turns", (SIDE, CARD)),
    Verb("tax", (SIDE, AREA, GOLD)),
    Verb("controls", (SIDE, COUNT)),
    Verb("swapped", (SIDE, AREA, OTHER, Arg("to", AREAS))),
)

# What the numbers of a refusal's `why` are: what stands in the way, and what would do.
OBSTACLES = [
    *("used", "guild", "empty", "unbuilt", "owned", "self", "absent", "ruler", "own", "gold", "cube", "space"),
    *("scope", "must", "same", "nowhere", "partner", "owner", "drawn", "left"),
]
(
    USED, GUILD_MATTERS, EMPTY, UNBUILT, OWNED, SELF, ABSENT, RULER_IS_NONE, OWN, GOLD_SHORT, NO_CUBE, NO_SPACE, SCOPE, MUST,
    SAME, NOWHERE, NO_PARTNER, SAME_OWNER, NOT_DRAWN, NOT_LEFT,
) = range(len(OBSTACLES))  # fmt: skip
PILES = ["draw", "discard", "trash"]
NEED, OBSTACLE, PILE, INSTEAD = (
    Arg("need", None),
    Arg("obstacle", OBSTACLES),
    Arg("pile", PILES),
    Arg("instead", GUILDS),
)
REASONS = {
    "guild.single": (GUILD, SIDE),
    "guild.repeat": (GUILD, INSTEAD),
    "turn.draw": (COUNT,),
    "turn.discard": (CARD,),
    "turn.play": (CARD,),
    "turn.guild_action": (GUILD, OBSTACLE),
    "turn.pass_pile": (COUNT,),
    "turn.pass_hand": (COUNT,),
    "building.cost": (CARD, NEED, GOLD),
    "bankers.action": (BUILDING, SIDE, OBSTACLE),
    "craftsmen.ability": (GUILD, OBSTACLE),
    "magicians.action": (CARD,),
    "magicians.waive": (CARD,),
    "thieves.action": (SIDE, OBSTACLE),
    "thieves.trash": (NEED, GOLD),
    "search.empty": (PILE,),
    "search.hand": (COUNT,),
    "search.take": (CARD, PILE),
    "draw.keep": (CARD, OBSTACLE),
    "gain.full": (AREA, NEED, GOLD, OBSTACLE),
    "card.cost": (CARD, NEED, GOLD),
    "card.full": (CARD, AREA),
    "cube.supply": (CARD,),
    "card.dwindling": (CARD,),
    "card.target": (CARD,),
    "card.shift": (CARD, OBSTACLE),
    "card.swap": (CARD,),
    "card.recycle": (CARD,),
    "remove.target": (AREA, SIDE, CARD, OBSTACLE),
    "remove.owner": (CARD,),
    "remove.must": (CARD, OBSTACLE),
    "shift.from": (AREA,),
    "shift.to": (AREA, OBSTACLE),
    "swap.cube": (AREA, SIDE),
    "swap.effect": (AREA, SIDE, OBSTACLE),
}
