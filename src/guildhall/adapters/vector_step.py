"""One step of thousands of environments in compiled code: the learners' moves, random opponents until they are asked again,
new games where one has ended, and what the learners see then. Table after table, so that its record stays near.

Seats are turned: `turned[seat, action]` is the game's number of an action as that seat numbers it.
"""

from typing import Any, NamedTuple

from guildhall.adapters.batch import NOBODY
from guildhall.adapters.observations import flatten_row
from guildhall.core.compile import door, fn
from guildhall.core.game import apply, hide, legal, score, setup
from guildhall.core.play import lowest_seat, step_at_random
from guildhall.core.rng import WORD, sow

OPPONENTS = 78  # the purpose under which a seed gives the dice of random opponents


class Tables(NamedTuple):
    """The arrays of all tables, and what a step must know of the game."""

    states: Any  # [table] records
    hidden: Any  # [table] as the seat sees them that is asked
    numbers: Any  # the same memory, as flat.py reads it
    turn: Any  # [table] the seat that is asked
    learner: Any  # [table] the seat that learns; NOBODY: every decision is the caller's
    dice: Any  # [table, word] of the opponents
    illegal: Any  # [table] whether the last move was
    ended: Any  # [table] whether the last step ended a game
    last: Any  # [table] the record of the game that ended last
    out: Any  # [table, what, seat] its scores
    seeds: Any  # [table, word] of the next game
    learners: Any  # [table] who learns in it
    masks: Any  # [table, action] as the seat numbers them
    rows: Any  # [table, place] observations
    options: Any
    turned: Any  # [seat, action]
    plan: Any  # of flat.py


@fn
def learner_moves(tables, i, a, news):  # type: ignore[no-untyped-def]
    """The move of the seat that is asked; if it is not legal, nothing changes and that is noted."""
    seat = tables.turn[i]
    tables.illegal[i] = a < 0 or a >= tables.masks.shape[1] or tables.masks[i, a] == 0
    if not tables.illegal[i]:
        news[0][0] = 0
        apply(tables.states[i], seat, tables.turned[seat, a], news)


@fn
def opponents_move(tables, i, mask, news):  # type: ignore[no-untyped-def]
    """Random moves until the learner is asked."""
    s, learner = tables.states[i], tables.learner[i]
    while learner != NOBODY and not s.over and lowest_seat(s) != learner:
        step_at_random(s, mask, news, tables.dice[i])


@fn
def begin(tables, i, seats, mask, news):  # type: ignore[no-untyped-def]
    """A new game; one that is over before the learner is asked is dealt again."""
    s, again = tables.states[i], True
    tables.learner[i] = tables.learners[i]
    while again:
        setup(s, seats, tables.options, tables.seeds[i])
        sow(tables.dice[i], tables.seeds[i], OPPONENTS, 0)
        opponents_move(tables, i, mask, news)
        again = s.over
        tables.seeds[i, 3] = (tables.seeds[i, 3] + 1) & WORD


@fn
def look(tables, i, seats, mask):  # type: ignore[no-untyped-def]
    """Who is asked, what it may do as it numbers actions, and what it sees."""
    seat = lowest_seat(tables.states[i])
    tables.turn[i] = seat
    low, high, _ = legal(tables.states[i], seat, mask)
    for a in range(tables.masks.shape[1]):
        at = tables.turned[seat, a]
        tables.masks[i, a] = low <= at < high and mask[at]
    tables.hidden[i] = tables.states[i]
    hide(tables.hidden[i], seat)
    flatten_row(tables.numbers, i, seat, seats, tables.plan, tables.rows[i])


@door
def step_range(tables, first, last, seats, acting, actions, mask, news):  # type: ignore[no-untyped-def]
    """Tables `first` to before `last`; without `acting` new games."""
    for i in range(first, last):
        tables.ended[i], tables.illegal[i] = False, False
        if acting:
            learner_moves(tables, i, actions[i], news)
            opponents_move(tables, i, mask, news)
            tables.ended[i] = tables.states[i].over
        if tables.ended[i]:
            score(tables.states[i], tables.out[i])
            tables.last[i] = tables.states[i]
        if tables.ended[i] or not acting:
            begin(tables, i, seats, mask, news)
        look(tables, i, seats, mask)
