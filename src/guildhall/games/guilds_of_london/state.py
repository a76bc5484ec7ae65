"""What lies on the table of Guilds of London: every field, once."""

from guildhall.core.fields import FLAG, NONE, Field, Layout, count, header, id_of, maybe, set_of
from guildhall.core.rulebook import Rulebook
from guildhall.games.guilds_of_london.effects import EVENTS, MOST_MAYORAL, SUITS
from guildhall.games.guilds_of_london.tables import (
    ALL_CARDS,
    ALL_MAYORAL,
    CARDS,
    CELLS,
    DUE,
    HOME,
    LASTING,
    MAYORAL,
    MOST_ROUNDS,
    N_CELLS,
    NEUTRALS_PER_PLAYER,
    PAWNS,
    PLANTATIONS,
    ROWS,
    TILES,
    TOKENS,
)

RULES = Rulebook.of(HOME)
SIDES = ["red", "blue", "green", "yellow"]
N_SIDES = len(SIDES)
PUBLIC = N_SIDES  # the viewer without a seat
NEUTRALS = NEUTRALS_PER_PLAYER * N_SIDES

# Places of a pawn: the cells, the Guildhall, the plantation. Liverymen and a master of one colour never share a cell.
PLACES = [*CELLS, "guildhall", "plantation"]
AT_GUILDHALL, AT_PLANTATION = N_CELLS, N_CELLS + 1

MOMENTS = [
    *("mayor", "turn", "pay", "give", "pawn", "tile", "colour", "keep", "bottom", "limit", "negotiate", "hire"),
    "between",
]
MAYOR, TURN, PAY, GIVE, PAWN, TILE, COLOUR, KEEP, BOTTOM, LIMIT, NEGOTIATE, HIRING, BETWEEN = range(len(MOMENTS))

# What the present program belongs to, and so what follows it.
STAGES = ["choosing", "turns", "tiles", "vote", "first", "token", "second", "plantation", "left", "right"]
CHOOSING, TURNS, TILES_PHASE, VOTE, FIRST, TOKEN, SECOND, PLANTATION_PHASE, LEFT, RIGHT = range(len(STAGES))

# Rulings that have changed (meta.toml): the first is today's.
NEGOTIATIONS = ["any_order", "by_seat"]
SWAPS = ["must", "may"]
BY_SEAT = NEGOTIATIONS.index("by_seat")
MAY_SWAP = SWAPS.index("may")

# Purposes of chance.
PURPOSES = 4
BY_LOT, CITY, CARDS_DRAWN, MAYORS = range(PURPOSES)

SEEN = 255  # instead of the number of a draw: this seat knows where the card is
LEADERS = [*SIDES, "tie"]

FIELDS = [
    *header(SIDES, MOMENTS, RULES.ids, MOST_ROUNDS),
    Field("negotiation", (), id_of(NEGOTIATIONS, "negotiation"), "all"),
    Field("swap", (), id_of(SWAPS, "swap"), "all"),
    # The city.
    Field("tile", ("cell",), maybe(TILES, "tile"), "all"),
    Field("token", ("cell",), maybe(TOKENS, "token"), "all"),
    Field("up", (), set_of(CELLS, "cell"), "all"),  # tiles that are not resolved
    Field("pawns", ("cell", "seat"), count(PAWNS), "all"),  # liverymen
    Field("master", ("cell",), maybe(SIDES, "seat"), "all"),
    Field("beadle", (), maybe(CELLS, "cell"), "all"),
    Field("shows", ("suit",), set_of(CELLS, "cell"), "notes"),  # unresolved tiles with this suit
    Field("here", ("seat",), set_of(CELLS, "cell"), "notes"),  # tiles with a liveryman of the seat
    Field("ruled", ("seat",), set_of(CELLS, "cell"), "notes"),  # tiles with a master of the seat
    Field("guildhall", ("seat",), count(PAWNS), "all"),
    Field("plantation", ("seat",), count(PAWNS), "all"),
    Field("supply", ("seat",), count(PAWNS), "all"),
    Field("side", (), id_of(PLANTATIONS, "plantation"), "all"),  # of the plantation tile
    Field("neutrals", (), count(NEUTRALS), "all"),  # on the scoreboard
    Field("stock", ("seat",), count(NEUTRALS), "all"),  # neutral pawns of a seat
    Field("standing_in", (), count(NEUTRALS), "all"),  # neutral pawns on what is being resolved
    Field("tokens", ("seat", "token"), count(ALL_CARDS), "all"),  # 2nd place tokens won
    Field("unused", ("token",), count(ALL_CARDS), "all"),  # tokens that have not come out
    # Points and order.
    Field("points", ("seat",), count(999), "all"),
    Field("ranking", ("rank",), id_of(SIDES, "seat"), "all"),  # by points, and by the stack of discs
    Field("order", ("rank",), id_of(SIDES, "seat"), "all"),  # of the turns of this round
    Field("talk", ("rank",), id_of(SIDES, "seat"), "all"),  # of the negotiation
    Field("turn", (), count(N_SIDES), "all"),  # place in `order`
    Field("talker", (), count(N_SIDES), "all"),  # place in `talk`
    # Action cards.
    Field("hand", ("seat", "card"), count(ALL_CARDS), "owner"),
    Field("hand_size", ("seat",), count(ALL_CARDS), "all"),
    Field("deck", ("card",), count(ALL_CARDS)),
    Field("deck_left", (), count(ALL_CARDS), "all"),
    Field("discards", ("card",), count(ALL_CARDS), "all"),
    Field("played", ("card",), count(ALL_CARDS), "all"),  # in this turn
    # What follows from open cards about hands: see rules/memory.py.
    Field("shuffled", ("card",), count(ALL_CARDS), "notes"),  # the deck as it was last shuffled
    Field("together", ("card",), count(ALL_CARDS), "notes"),  # all hands since then, without what they have laid out
    Field("old_hand", ("viewer", "card"), count(ALL_CARDS), "viewer"),  # of `together`, what the seat itself held
    Field("old", ("seat",), count(ALL_CARDS), "notes"),  # cards of `together` that a seat held
    Field("fresh", ("seat",), count(9999), "notes"),  # cards drawn since then
    Field("laid", ("seat", "card"), count(9999), "notes"),  # laid out after the first of these was drawn
    Field("aged", ("seat",), count(9999), "notes"),  # so many of them at least were old
    # Mayoral cards, top first. Draws are numbered: 0 the set-up choice, 1 the shuffled deck, then one after the other.
    Field("mayors", ("depth_of",), maybe(MAYORAL, "mayoral")),
    Field("mayors_left", (), count(ALL_MAYORAL), "all"),
    Field("put_by", ("depth_of",), count(SEEN), "notes"),  # draw by which the card came to this place of the deck
    Field("put_from", ("depth_of",), count(SEEN), "notes"),  # and the youngest card of that draw had come by this one
    Field("kept", ("seat", "depth_of"), maybe(MAYORAL, "mayoral"), "owner"),
    Field("kept_count", ("seat",), count(ALL_MAYORAL), "all"),
    Field("kept_by", ("seat", "depth_of"), count(SEEN), "notes"),  # as put_by
    Field("kept_from", ("seat", "depth_of"), count(SEEN), "notes"),  # as put_from
    Field("looked", ("seat", "look"), maybe(MAYORAL, "mayoral"), "owner"),  # cards to choose from
    Field("looking", ("seat",), count(MOST_MAYORAL), "all"),
    Field("looked_from", (), count(SEEN), "notes"),  # as put_from
    Field("draws", (), count(SEEN - 1, 1), "notes"),
    Field("pinned", ("viewer", "depth_of"), maybe(MAYORAL, "mayoral"), "viewer"),  # places of the deck that one knows
    Field("since", ("viewer", "slot"), count(SEEN), "viewer"),  # where the card is, it came by this draw or later
    # A turn.
    Field("card", (), maybe(CARDS, "card"), "all"),  # being carried out
    Field("plays", (), count(ALL_CARDS), "all"),  # cards played in this turn
    Field("extra", (), count(9999), "all"),  # cards to be drawn at its end besides
    Field("any_suit", (), FLAG, "all"),
    Field("discount", (), count(9999), "all"),
    Field("lasting", ("effect",), count(ROWS, NONE), "all"),  # rows of each_time in force
    Field("firings", ("effect",), count(127), "all"),  # times that each may still be set off
    Field("done", ("seat",), set_of(EVENTS, "event"), "all"),  # what a seat has done in this round
    # What is being carried out.
    Field("stage", (), id_of(STAGES, "stage"), "all"),
    Field("actor", (), maybe(SIDES, "seat"), "all"),
    Field("row", (), count(ROWS, NONE), "all"),  # step of a program
    Field("resume", (), count(ROWS, NONE), "all"),  # the next one
    Field("until", (), count(ROWS, NONE), "all"),
    Field("left", (), count(127), "all"),  # pawns or cards still to be handled
    Field("begun", (), count(127), "all"),  # pawns handled
    Field("origin", (), maybe(PLACES, "place"), "all"),
    Field("goal", (), maybe(CELLS, "cell"), "all"),
    Field("aim", (), maybe(CELLS, "cell"), "all"),  # where the last basic move went
    Field("due", ("trigger",), count(127), "all"),  # effects set off and not yet carried out
    Field("floor", (), count(127), "all"),  # cards and colours are named in ascending order
    # What is being resolved.
    Field("resolving", (), maybe(CELLS, "cell"), "all"),
    Field("winner", (), maybe(SIDES, "seat"), "all"),
    Field("runner_up", (), maybe(SIDES, "seat"), "all"),
    Field("rewarded", (), set_of(SIDES, "seat"), "all"),  # seats still to be given the right reward of the plantation
    # Scratch of guesses.
    Field("scratch", ("scratch", "depth_of"), count(9999, NONE)),
    Field("covered", ("seat", "card"), count(9999)),
    Field("pot", ("card",), count(9999)),
]
AXES: dict[str, list[str] | int] = {
    "seat": SIDES,
    "viewer": [*SIDES, "public"],
    "rank": N_SIDES,
    "cell": CELLS,
    "place": PLACES,
    "tile": TILES,
    "token": TOKENS,
    "suit": list(SUITS),
    "event": list(EVENTS),
    "card": CARDS,
    "mayoral": MAYORAL,
    "slot": ALL_MAYORAL,
    "depth_of": ALL_MAYORAL,
    "look": MOST_MAYORAL,
    "plantation": PLANTATIONS,
    "stage": STAGES,
    "negotiation": NEGOTIATIONS,
    "swap": SWAPS,
    "moment": MOMENTS,
    "rule": RULES.ids,
    "leader": LEADERS,
    "effect": max(1, LASTING),
    "trigger": max(1, len(DUE)),
    "purpose": PURPOSES,
    "scratch": 5,
}
FACTS = [
    Field("pieces", ("cell",), count(99), "all"),  # that count towards the majority
    Field("first", ("cell",), maybe(LEADERS, "leader"), "all"),  # who would win the vote now
    Field("second", ("cell",), maybe(SIDES, "seat"), "all"),  # who would be second
    Field("left", (), maybe(LEADERS, "leader"), "all"),  # who would get the left reward of the plantation
    Field("right", (), set_of(SIDES, "seat"), "all"),  # and the right one
    Field("bonus", ("seat", "mayoral"), count(999), "all"),  # what a mayoral card would be worth now
    Field("pairs", ("seat",), count(99), "all"),  # neighbouring masters
    Field("number", ("seat", "card"), count(127, NONE), "all"),  # the number that grows on a card, as it is now
    Field("holds", ("seat", "card"), count(1, NONE), "all"),  # whether the condition of a card holds
    Field("price", ("card",), count(127), "all"),  # cards that an ability costs now
    Field("limit", ("seat",), count(127), "all"),  # of the hand
    Field("lasts", ("effect",), maybe(CARDS, "card"), "all"),  # the card behind an effect that lasts for the turn
]
LAYOUT = Layout("guilds_of_london", FIELDS, AXES, FACTS)
