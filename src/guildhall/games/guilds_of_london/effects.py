"""The vocabulary of effects: what cards, tiles and tokens do, as rows of numbers that rules/operations.py carries out.

An effect is a table with an `op`:

    hire        n pawns from the supply; to: guildhall (if nothing is said), plantation, tile (with suits)
    move        n pawns from the zones in `from`; to: tile (with suits), neighbour, plantation, same_tile (of what set it off);
                min: 1 is "up to", 0 is "may"; same_destination, same_origin
    draw        n action cards; when: now, end (of the turn)
    neutral     n neutral pawns
    score       n points
    mayoral     n mayoral cards to choose one from
    replace     an opposing pawn by one from the Guildhall; where: tile, plantation
    swap        an own pawn on a tile and an opposing one on another
    beadle      goes to another guild
    each_time   event: hire, move; source: basic, any; suit (of the tile moved to); do; limit: for the rest of the turn
    turn_rule   rule: any_suit, discount (n): for the rest of the turn
    if          cond: done_this_round (event), most_on_plantation; then; else

A number n may grow: n + each * count (masters, of a suit, or own_on_plantation), `most` at most.

Effects in a row are a program, and all programs lie in one table of rows. An `if` becomes jumps; what an `each_time` sets
off lies in a program of its own: programs.py makes them, faults.py says what is wrong with an effect.
"""

from typing import NamedTuple

from guildhall.core.fields import NONE

SUITS = ("compass", "anchor", "cross", "scythe", "crown")
ANY_SUIT = (1 << len(SUITS)) - 1
OPS = (
    "hire",
    "move",
    "draw",
    "neutral",
    "score",
    "mayoral",
    "replace",
    "swap",
    "beadle",
    "each_time",
    "turn_rule",
    "if",
)
HIRE, MOVE, DRAW, NEUTRAL, SCORE, MAYORAL, REPLACE, SWAP, BEADLE, EACH_TIME, TURN_RULE, IF = range(len(OPS))
JUMP = len(OPS)  # made from an `if`
ZONES = ("guildhall", "tile", "master", "plantation")
FROM_GUILDHALL, FROM_TILE, FROM_MASTER, FROM_PLANTATION = (1 << zone for zone in range(len(ZONES)))
GOALS = ("guildhall", "plantation", "tile", "neighbour", "same_tile")
TO_GUILDHALL, TO_PLANTATION, TO_TILE, TO_NEIGHBOUR, TO_SAME = range(len(GOALS))
EVENTS = ("hire", "move", "plantation")
HIRED, MOVED, SENT = range(len(EVENTS))
COUNTERS = ("masters", "own_on_plantation")
MASTERS, ON_PLANTATION = range(len(COUNTERS))
CONDITIONS = ("done_this_round", "most_on_plantation")
DONE_THIS_ROUND, MOST_ON_PLANTATION = range(len(CONDITIONS))
TURN_RULES = ("any_suit", "discount")
MATCH_ANY, DISCOUNT = range(len(TURN_RULES))
MOST_MAYORAL = 3  # as many as can be looked at: one is kept, one of two others goes first to the bottom
UNLIMITED = 127

REWARDS = ("hire", "move", "draw", "neutral", "score", "mayoral")  # what tiles, tokens and plantations can give


class Row(NamedTuple):
    """One step of a program."""

    op: int
    n: int = 0
    each: int = 0
    counter: int = NONE
    of: int = ANY_SUIT
    most: int = UNLIMITED
    least: int = 0  # pawns that must be moved or swapped if possible
    zones: int = 0
    goal: int = NONE
    suits: int = ANY_SUIT
    same_goal: int = 0
    same_origin: int = 0
    now: int = 0
    event: int = NONE
    basic: int = 0
    do: int = NONE  # first row of what an each_time sets off
    do_end: int = NONE
    rule: int = NONE  # turn rule, or condition
    to: int = NONE  # where a jump, or an `if` that is not so, goes on
