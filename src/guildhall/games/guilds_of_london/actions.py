"""The moves of Guilds of London, what they may cause, and what the reasons of a refusal are about."""

from guildhall.core.actions import Actions, Arg, News, Verb
from guildhall.core.compile import frozen
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.effects import SUITS
from guildhall.games.guilds_of_london.state import PLACES, SIDES
from guildhall.games.guilds_of_london.tables import CARDS, CELLS, MAYORAL, MOST_HIRED, TILES, TOKENS

CARD, CELL, PLACE, SIDE = Arg("card", CARDS), Arg("cell", CELLS), Arg("place", PLACES), Arg("side", SIDES)
SECRET_MAYORAL, SECRET_CARD = Arg("mayoral", MAYORAL, "owner"), Arg("card", CARDS, "owner")
MAYORAL_CARD, OTHER = Arg("mayoral", MAYORAL), Arg("other", SIDES)
TILE, GOAL, TOKEN = Arg("tile", TILES), Arg("goal", TILES), Arg("token", TOKENS)

ACTIONS = Actions(
    # Mayoral cards.
    Verb("keep", (SECRET_MAYORAL,)),
    Verb("bottom", (SECRET_MAYORAL,)),
    # A turn.
    Verb("hire", (CARD,)),
    Verb("move", (CARD,)),
    Verb("use", (CARD,)),
    Verb("end"),
    # Decisions inside a turn or a reward.
    Verb("discard", (CARD,)),
    Verb("from", (PLACE,)),
    Verb("pass"),
    Verb("colour", (SIDE,)),
    Verb("to", (CELL,)),
    Verb("take", (Arg("number", [str(n) for n in range(MOST_HIRED + 1)]),)),
)
N_ACTIONS = len(ACTIONS)
ARGUMENTS = frozen(ACTIONS.arguments(2, NONE))  # [action, argument]

COUNT, ROUND, NEED = Arg("count", None), Arg("round", None), Arg("need", None)
ORIGIN = Arg("origin", [*TILES, "guildhall", "plantation"])
NEWS = News(
    Verb("round", (ROUND,)),
    Verb("laid", (TILE, TOKEN)),
    Verb("chooses", (SIDE,)),
    Verb("dealt", (SIDE, COUNT)),
    Verb("drew", (SIDE, SECRET_CARD), private=True),
    Verb("reshuffled", (COUNT,)),
    Verb("plays_hire", (SIDE, CARD)),
    Verb("plays_move", (SIDE, CARD)),
    Verb("plays_ability", (SIDE, CARD)),
    Verb("pays", (SIDE, CARD)),
    Verb("gives", (SIDE, ORIGIN)),
    Verb("discards", (SIDE, CARD)),
    Verb("hires", (SIDE, COUNT)),
    Verb("hires_onto", (SIDE, TILE)),
    Verb("hires_away", (SIDE, COUNT)),
    Verb("moves", (SIDE, ORIGIN, GOAL)),
    Verb("sends", (SIDE, ORIGIN)),
    Verb("replaces", (SIDE, OTHER, TILE)),
    Verb("ousts", (SIDE, OTHER)),
    Verb("swaps", (SIDE, TILE, OTHER, GOAL)),
    Verb("beadle", (TILE,)),
    Verb("beadle_aside", ()),
    Verb("neutral", (SIDE, COUNT)),
    Verb("scores", (SIDE, COUNT)),
    Verb("will_draw", (SIDE, COUNT)),
    Verb("lasts", (SIDE, CARD)),
    Verb("looks", (SIDE, COUNT)),
    Verb("keeps", (SIDE, SECRET_MAYORAL)),
    Verb("returns", (SIDE, SECRET_MAYORAL)),
    Verb("resolves", (TILE,)),
    Verb("negotiates", (SIDE, OTHER)),
    Verb("tied", (TILE,)),
    Verb("wins", (SIDE, TILE, COUNT)),
    Verb("second", (SIDE, TILE, TOKEN)),
    Verb("no_second", (TILE,)),
    Verb("master", (SIDE, TILE)),
    Verb("no_master", (TILE,)),
    Verb("growth", (ROUND,)),
    Verb("left", (SIDE,)),
    Verb("right", (SIDE,)),
    Verb("returns_pawns", (SIDE, COUNT)),
    Verb("last_tile", ()),
    Verb("mayoral_score", (SIDE, MAYORAL_CARD, COUNT)),
    Verb("neighbours", (SIDE, COUNT)),
)

# What the numbers of a refusal's `why` are. A cause tells apart what one rule can mean.
NO_MOVE_CAUSES = ["suit", "pawn", "there"]
IDLE_CAUSES = [
    *("supply", "tile", "pawn", "plantation_pawn", "last_round", "deck", "neutral", "worth", "mayoral", "guildhall"),
    *("opponent", "swap", "beadle"),
]
ORDER_CAUSES = ["before", "after"]
FROM_CAUSES = ["nobody", "zone", "same", "stuck"]
TO_CAUSES = ["empty", "resolved", "here", "resolving", "suit", "far", "opponent", "building", "beadle"]
TARGET_CAUSES = ["own", "nobody"]
HIRE_CAUSES = ["supply", "reward"]
SPOT = Arg("origin", [*TILES, "guildhall", "plantation", "empty"])
NO_SPOT = len(TILES) + 2
SUIT = Arg("suit", [*SUITS, "several"])
REASONS = {
    "mayoral.keep": (MAYORAL_CARD,),
    "mayoral.bottom": (MAYORAL_CARD,),
    "turn.card": (CARD,),
    "hire.supply": (CARD,),
    "move.tile": (CARD, Arg("cause", NO_MOVE_CAUSES)),
    "ability.cards": (CARD, NEED, COUNT),
    "ability.pawns": (CARD, COUNT),
    "ability.nothing": (CARD, Arg("cause", IDLE_CAUSES)),
    "cost.card": (CARD,),
    "cost.order": (CARD, Arg("cause", ORDER_CAUSES), COUNT),
    "cost.pawn": (SPOT, CARD),
    "pawn.from": (SPOT, Arg("cause", FROM_CAUSES)),
    "pawn.to": (SPOT, Arg("cause", TO_CAUSES), SUIT),
    "pawn.must": (CARD,),
    "opponent.colour": (SIDE, Arg("cause", TARGET_CAUSES)),
    "negotiation.colour": (SIDE,),
    "negotiation.by_seat": (SIDE,),
    "reward.hire": (COUNT, Arg("cause", HIRE_CAUSES)),
}
