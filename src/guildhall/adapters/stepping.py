"""One step of thousands of environments in compiled code: the learners' moves, then random opponents until they are asked again.

Seats are turned: `turned[seat, action]` is the game's number of an action as that seat numbers it. Rows `first` to before
`last` are done; the rest belongs to other threads.
"""

from guildhall.adapters.batch import NOBODY
from guildhall.core.compile import door
from guildhall.core.game import apply, legal, score
from guildhall.core.play import lowest_seat, step_at_random
from guildhall.core.rng import sow

OPPONENTS = 78  # the purpose under which a seed gives the dice of random opponents


@door
def sow_range(first, last, seeds, dice):  # type: ignore[no-untyped-def]
    """The dice of the opponents; seeds and dice: [game, word]."""
    for i in range(first, last):
        sow(dice[i], seeds[i], OPPONENTS, 0)


@door
def learners_range(states, first, last, turn, actions, masks, turned, illegal, news):  # type: ignore[no-untyped-def]
    """The moves of those that are asked; where one is not legal nothing changes and illegal[game] is 1."""
    for i in range(first, last):
        a = actions[i]
        illegal[i] = a < 0 or a >= masks.shape[1] or masks[i, a] == 0
        if not illegal[i]:
            news[0][0] = 0
            apply(states[i], turn[i], turned[turn[i], a], news)


@door
def opponents_range(states, first, last, learner, dice, mask, news, out):  # type: ignore[no-untyped-def]
    """Random moves until the learner is asked (NOBODY learns: every decision is the caller's); scores of finished games."""
    for i in range(first, last):
        s = states[i]
        if learner[i] != NOBODY:
            while not s.over and lowest_seat(s) != learner[i]:
                step_at_random(s, mask, news, dice[i])
        if s.over:
            score(s, out[i])


@door
def masks_range(states, first, last, turn, turned, mask, masks):  # type: ignore[no-untyped-def]
    """Who is asked, and what it may do as it numbers actions; states are not over."""
    for i in range(first, last):
        turn[i] = lowest_seat(states[i])
        low, high, _ = legal(states[i], turn[i], mask)
        for a in range(masks.shape[1]):
            at = turned[turn[i], a]
            masks[i, a] = low <= at < high and mask[at]
