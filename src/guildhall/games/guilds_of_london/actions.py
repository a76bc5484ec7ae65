"""The moves of Guilds of London, what they may cause, and what the reasons of a refusal are about."""

from guildhall.core.actions import Actions, Arg, News, Verb
from guildhall.core.compile import frozen
from guildhall.core.fields import NONE
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
A_KEEP, A_BOTTOM, A_HIRE, A_MOVE, A_USE, A_END, A_DISCARD, A_FROM, A_PASS, A_COLOUR, A_TO, A_TAKE = (
    ACTIONS.first[verb] for verb in ACTIONS.verbs
)
N_ACTIONS = len(ACTIONS)
ARGUMENTS = frozen(ACTIONS.arguments(2, NONE))  # [action, argument]

# The moves that answer each moment, from and to; in the order of MOMENTS. Nobody is asked between moments.
RANGES = [
    ACTIONS.span("keep", "keep"),
    ACTIONS.span("hire", "end"),
    ACTIONS.span("discard", "discard"),
    ACTIONS.span("from", "from"),
    ACTIONS.span("from", "pass"),
    ACTIONS.span("to", "to"),
    ACTIONS.span("colour", "colour"),
    ACTIONS.span("keep", "keep"),
    ACTIONS.span("bottom", "bottom"),
    ACTIONS.span("discard", "discard"),
    ACTIONS.span("pass", "colour"),
    ACTIONS.span("take", "take"),
    (0, 0),
]

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
(
    N_ROUND, N_LAID, N_CHOOSES, N_DEALT, N_DREW, N_RESHUFFLED, N_PLAYS_HIRE, N_PLAYS_MOVE,
    N_PLAYS_ABILITY, N_PAYS, N_GIVES, N_DISCARDS, N_HIRES, N_HIRES_ONTO, N_HIRES_AWAY, N_MOVES, N_SENDS, N_REPLACES,
    N_OUSTS, N_SWAPS, N_BEADLE, N_BEADLE_ASIDE, N_NEUTRAL, N_SCORES, N_WILL_DRAW, N_LASTS, N_LOOKS, N_KEEPS, N_RETURNS,
    N_RESOLVES, N_NEGOTIATES, N_TIED, N_WINS, N_SECOND, N_NO_SECOND, N_MASTER, N_NO_MASTER, N_GROWTH, N_LEFT, N_RIGHT,
    N_RETURNS_PAWNS, N_LAST_TILE, N_MAYORAL_SCORE, N_NEIGHBOURS,
) = range(len(NEWS.verbs))  # fmt: skip

# What the numbers of a refusal's `why` are.
REASONS = {
    "mayoral.keep": (MAYORAL_CARD,),
    "mayoral.bottom": (MAYORAL_CARD,),
    "turn.card": (CARD,),
    "hire.supply": (CARD,),
    "move.tile": (CARD,),
    "ability.cards": (CARD, NEED, COUNT),
    "ability.pawns": (CARD, NEED),
    "ability.nothing": (CARD,),
    "cost.card": (CARD,),
    "cost.order": (CARD,),
    "cost.pawn": (PLACE,),
    "pawn.from": (PLACE,),
    "pawn.to": (CELL,),
    "pawn.must": (CARD,),
    "opponent.colour": (SIDE,),
    "negotiation.colour": (SIDE,),
    "negotiation.order": (SIDE,),
    "reward.hire": (COUNT,),
}
