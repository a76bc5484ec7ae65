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

# First numbers of the verbs.
A_GUILD, A_DRAW, A_SALVAGE, A_DISCARD, A_PLAY, A_USE, A_SELL, A_STEAL, A_PASS = (
    ACTIONS.first[verb] for verb in list(ACTIONS.verbs)[:9]
)
A_KEEP, A_LEAVE, A_SHED, A_TAKE, A_CAST, A_WAIVE, A_REMOVE, A_SKIP, A_FROM, A_TO, A_SWAP, A_WITH = (
    ACTIONS.first[verb] for verb in list(ACTIONS.verbs)[9:]
)
N_ACTIONS = len(ACTIONS)
ARGUMENTS = frozen(ACTIONS.arguments(2, NONE))  # [action, argument]

# The moves that answer each moment, from and to; in the order of MOMENTS. Nobody is asked between moments.
RANGES = [
    ACTIONS.span("guild", "guild"),
    ACTIONS.span("draw", "pass"),
    ACTIONS.span("keep", "keep"),
    ACTIONS.span("leave", "shed"),
    ACTIONS.span("take", "take"),
    ACTIONS.span("cast", "waive"),
    ACTIONS.span("remove", "skip"),
    ACTIONS.span("from", "from"),
    ACTIONS.span("to", "to"),
    ACTIONS.span("swap", "swap"),
    ACTIONS.span("with", "with"),
    (0, 0),
]

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
)
(
    N_ROUND, N_MAYOR, N_GUILD, N_DEALT, N_DREW, N_PILE, N_LOOKS, N_KEEPS, N_PUTS_BACK, N_TRASHES, N_DISCARDS, N_EARNS,
    N_PAYS, N_PLAYS, N_PLACES, N_REMOVES, N_BUILDS, N_SELLS, N_SHIFTS, N_SWAPS, N_SALVAGES, N_SEARCHES, N_TAKES, N_FOUND,
    N_STEALS, N_LOST, N_PASSES, N_TURNS, N_TAX, N_CONTROLS,
) = range(len(NEWS.verbs))  # fmt: skip

# What the numbers of a refusal's `why` are.
NEED = Arg("need", None)
REASONS = {
    "guild.single": (GUILD, SIDE),
    "guild.repeat": (GUILD,),
    "turn.draw": (COUNT,),
    "turn.discard": (CARD,),
    "turn.play": (CARD,),
    "turn.pass_pile": (COUNT,),
    "turn.pass_hand": (COUNT,),
    "building.cost": (CARD, NEED, GOLD),
    "bankers.action": (BUILDING,),
    "magicians.action": (CARD,),
    "thieves.action": (SIDE,),
    "thieves.trash": (NEED, GOLD),
    "search.hand": (COUNT,),
    "search.take": (CARD,),
    "draw.keep": (CARD,),
    "gain.full": (CARD, AREA, NEED, GOLD),
    "card.cost": (CARD, NEED, GOLD),
    "card.full": (CARD, AREA),
    "cube.supply": (CARD,),
    "card.dwindling": (CARD,),
    "card.target": (CARD,),
    "card.shift": (CARD,),
    "card.swap": (CARD,),
    "card.recycle": (CARD,),
    "remove.target": (AREA, SIDE),
    "remove.owner": (AREA,),
    "remove.must": (CARD,),
    "shift.from": (AREA,),
    "shift.to": (AREA,),
    "swap.cube": (AREA, SIDE),
    "swap.effect": (AREA, SIDE),
}
