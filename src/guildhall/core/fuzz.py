"""Whole random games with every promise checked at every step, in compiled code; a fault is a game to replay."""

from collections.abc import Callable
from typing import Any

import numpy as np

from guildhall.core.bench import BEFORE, HIDDEN, SEEN, TRUE, WORLD, Bench
from guildhall.core.bits import number_at
from guildhall.core.compile import PLAIN, door, fn, zeros
from guildhall.core.contract import LONGEST_GAME
from guildhall.core.game import NEWS_WIDTH, Game, apply, broken, copy, guess, hide, legal, refusal, remember, setup
from guildhall.core.log import Log
from guildhall.core.play import any_move, lowest_seat
from guildhall.core.rng import below, seed_words
from guildhall.core.table import Table

FAULTS = (
    "",
    "nobody can move and the game is not over",
    "a move is in the list of legal moves and refused, or missing there and allowed",
    "a refusal names no rule",
    "a number left its range",
    "a law of the game is broken",
    "the game does not end",
    "a seat's moves depend on what it cannot see",
    "a guessed world looks different from the true one",
    "a guessed world breaks a law of the game",
    "the same move looked different in a guessed world, though nothing was revealed",
)
MOST_NAMED = 256  # things that an argument of news can name and that are counted
DEAD_END, MASK, NO_RULE, RANGE, LAW, ENDLESS, PEEKS, VIEW, GUESS_LAW, TOLD = range(1, 11)


@fn
def same(raw, i, j):
    """Whether two records are equal, byte for byte."""
    for k in range(raw.shape[1]):
        if raw[i, k] != raw[j, k]:
            return False
    return True


@fn
def in_range(raw, i, numbers):
    """Whether every number of a record is in its range; `numbers` has offset, width, low and high of each."""
    for k in range(len(numbers)):
        value = number_at(raw, i, numbers[k][0], numbers[k][1])
        if value < numbers[k][2] or value > numbers[k][3]:
            return False
    return True


@fn
def masks_agree(s, seat, n_actions, n_rules, mask, why):
    """The list of legal moves against the refusals: 0 or a fault."""
    low, high, count = legal(s, seat, mask)
    if count == 0:
        return DEAD_END
    for a in range(n_actions):
        rule = refusal(s, seat, a, why)
        if rule < 0 or rule >= n_rules:
            return NO_RULE
        if (rule == 0) != (low <= a < high and mask[a] == 1):
            return MASK
    return 0


@fn
def secrets_hold(states, raw, me, viewer, a, mask, other_mask, news, rng):
    """states[TRUE] before and states[BEFORE] are equal; a is the move that `me` is about to make. 0 or a fault."""
    copy(states, HIDDEN, TRUE)
    hide(states[HIDDEN], viewer)
    if viewer == me:
        low, high, count = legal(states[TRUE], me, mask)
        if legal(states[HIDDEN], me, other_mask) != (low, high, count):
            return PEEKS
        for k in range(low, high):
            if mask[k] != other_mask[k]:
                return PEEKS
    copy(states, WORLD, HIDDEN)
    guess(states[WORLD], viewer, rng)
    copy(states, SEEN, WORLD)
    hide(states[SEEN], viewer)
    if not same(raw, SEEN, HIDDEN):
        return VIEW
    if broken(states[WORLD]):
        return GUESS_LAW
    remember(states[WORLD], viewer)
    # The same move in both worlds, if the other world allows it.
    legal(states[WORLD], me, other_mask)
    if other_mask[a] == 0:
        return 0 if viewer != me else PEEKS
    news[0][0] = 0
    apply(states[WORLD], me, a, news)
    copy(states, HIDDEN, BEFORE)
    news[0][0] = 0
    apply(states[HIDDEN], me, a, news)
    if states[HIDDEN].over != states[WORLD].over or states[HIDDEN].reveals != states[WORLD].reveals:
        # Automatic moves after a reveal may differ between the worlds; without one they must not.
        return TOLD if states[HIDDEN].reveals == states[BEFORE].reveals else 0
    if states[HIDDEN].over or states[HIDDEN].reveals != states[BEFORE].reveals:
        return 0
    hide(states[WORLD], viewer)
    hide(states[HIDDEN], viewer)
    return 0 if same(raw, WORLD, HIDDEN) else TOLD


class Tally:
    """What random games have met: every move, every piece of news, and every thing that news name."""

    def __init__(self, game: Game):
        self.game = game
        self.moves, self.news = zeros(len(game.actions)), zeros(len(game.news.verbs), NEWS_WIDTH, MOST_NAMED)

    def missed(self) -> list[str]:
        """Moves and news that never happened, things that no news has named: `wins dyers`. Sides are not counted."""
        never = [words for words, n in zip(self.game.actions.words, self.moves, strict=True) if not n]
        sides = set(self.game.sides)
        for verb, told in zip(self.game.news.verbs, self.news, strict=True):
            if not told[0][0]:
                never.append(f"news {verb.name}")
                continue
            for k, arg in enumerate(verb.args, 1):
                if arg.slugs is not None and not sides.issuperset(arg.slugs):
                    never += [f"{verb.name} {slug}" for slug, n in zip(arg.slugs, told[k], strict=False) if not n]
        return never


@fn
def count_news(news, heard):
    """Counts every piece of news under [verb, 0, 0], and what it names under [verb, argument, thing]."""
    for n in range(1, news[0][0] + 1):
        verb = news[n][0]
        heard[verb][0][0] += 1
        for k in range(1, NEWS_WIDTH):
            if 0 <= news[n][k] < MOST_NAMED:
                heard[verb][k][news[n][k]] += 1


@door
def fuzz_game(
    states,
    raw,
    seats,
    public,
    options,
    seed,
    n_rules,
    every,
    mask,
    other_mask,
    why,
    news,
    rng,
    trace,
    numbers,
    moves,
    heard,
):
    """One random game; secrets are checked at one step in `every`. Returns fault and number of steps; trace has the moves."""
    s, n_actions, steps = states[TRUE], len(mask), 0
    setup(s, seats, options, seed)
    while not s.over:
        if s.to_act == 0:
            return DEAD_END, steps
        if steps == len(trace):
            return ENDLESS, steps
        seat = lowest_seat(s)
        copy(states, BEFORE, TRUE)
        fault = masks_agree(s, seat, n_actions, n_rules, mask, why)
        if fault:
            return fault, steps
        a = any_move(s, seat, mask, rng)
        trace[steps][0], trace[steps][1] = seat, a
        if below(rng, every) == 0:
            viewer = below(rng, seats + 1)
            viewer = viewer if viewer < seats else public
            fault = secrets_hold(states, raw, seat, viewer, a, mask, other_mask, news, rng)
            if fault:
                return fault, steps
        news[0][0] = 0
        apply(s, seat, a, news)
        moves[a] += 1
        count_news(news, heard)
        steps += 1
        if not in_range(raw, TRUE, numbers):
            return RANGE, steps
        if broken(s):
            return LAW, steps
    return 0, steps


def fuzz(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    progress: Callable[[int], None] = lambda n: None,
    every: int = 8,
    tally: Tally | None = None,
) -> tuple[int, str, Log | None]:
    """Many random games with every promise checked in compiled code: (decisions, fault or "", log of the failing game)."""
    tally = tally or Tally(game)
    assert not PLAIN, "fuzz runs on records; check_game also runs plain"
    bench, decisions = Bench(game, seats, seed), 0
    raw = bench.states.view(np.uint8).reshape(5, -1)
    other_mask, trace, words = game.mask(), zeros(LONGEST_GAME, 2), zeros(4)
    numbers = np.array(game.layout.numbers(), np.int64)
    for k in range(games):
        words[:] = seed_words(seed + k)
        fault, steps = fuzz_game(
            bench.states,
            raw,
            seats,
            game.layout.n_seats,
            bench.options,
            words,
            len(game.rulebook.ids),
            every,
            bench.mask,
            other_mask,
            bench.why,
            bench.news,
            bench.rng,
            trace,
            numbers,
            tally.moves,
            tally.news,
        )
        decisions += steps
        progress(k + 1)
        if fault:
            return (
                decisions,
                f"{FAULTS[fault]} (seed {seed + k}, step {steps})",
                log_of(game, seats, seed + k, trace[: steps + 1]),
            )
    return decisions, "", None


def log_of(game: Game, seats: int, seed: int, moves: Any) -> Log:
    """The log of a failing game: an ordinary one, up to the last move that could be made."""
    table = Table.new(game.name, seats, seed, table="fuzz")
    for seat, a in moves:
        if table.over or table.why_not(int(seat), game.actions.words[int(a)]):
            break
        table.play(int(seat), game.actions.words[int(a)])
    return table.log
