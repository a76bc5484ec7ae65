"""Opinions about Guilds of London: tiles that can be won soon, cards to win them with, and what a half-played card will do."""

from guildhall.core.compile import fn, frozen, leaf
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.effects import (
    DRAW,
    EACH_TIME,
    HIRE,
    IF,
    JUMP,
    MAYORAL,
    MOVE,
    NEUTRAL,
    SCORE,
    TO_GUILDHALL,
    TO_PLANTATION,
)
from guildhall.games.guilds_of_london.rules.cards import hand_limit
from guildhall.games.guilds_of_london.rules.counting import neighbouring_pairs, number, worth
from guildhall.games.guilds_of_london.rules.growth import plantation_rewards
from guildhall.games.guilds_of_london.rules.operations import condition_holds
from guildhall.games.guilds_of_london.rules.pieces import pieces_on
from guildhall.games.guilds_of_london.rules.resolving import vote
from guildhall.games.guilds_of_london.rules.targets import destinations, goals, sources
from guildhall.games.guilds_of_london.state import (
    AT_GUILDHALL,
    LIMIT,
    PAWN,
    PAY,
    TILE,
    TURNS,
)
from guildhall.games.guilds_of_london.tables import (
    BONUS,
    FIRST_REWARD,
    GOAL,
    IDLE_DRAW,
    JUMP_TO,
    MAJORITY,
    N_CELLS,
    N_TILES,
    N_TOKENS,
    OP,
    PLANTATION_REWARD,
    ROUNDS,
    SECOND_REWARD,
    TILE_POINTS,
    TOKEN_REWARD,
    TURN_DRAW,
    N,
)

CARD, PAWN_HIRED, FREE_MOVE, SENT, NEUTRAL_PAWN = 0.8, 0.7, 1.2, 1.0, 1.1
MAYORAL_CARD = (0.0, 2.5, 3.2, 4.0)  # by cards looked at
MASTER = 1.2  # a tile with a master, besides what cards give for it
LASTING = 0.7
ROLLOUT, OPEN_AT = 0, 1  # what suits a search of this game (see Settings in search.py); found by trial in the arena
OVERLOOKS = 0  # moves of 100 that an Apprentice does not notice
JOURNEYMAN = {"simulations": 24}  # what suits a Journeyman: a step above the Apprentice and below the Master
FEATURES = (
    *(
        "points",
        "city",
        "hand",
        "cards",
        "neighbours",
        "guildhall_to_5",
        "guildhall_beyond",
        "supply",
        "stock",
        "masters",
    ),
    *("left_of_plantation", "right_of_plantation", "plantation", "kept", "kept_worth", "promised", "on_turn", "leads"),
    *("ripe_leads", "pawns_in_city", "turns_to_come"),
)
POINTS, CITY, HAND_WORTH, CARDS, NEIGHBOURS, GUILDHALL_TO_5, GUILDHALL_BEYOND, SUPPLY, STOCK, MASTERS = range(10)
LEFT, RIGHT, PLANTATION, KEPT, KEPT_WORTH, PROMISED, ON_TURN, LEADS, RIPE_LEADS, PAWNS, TO_COME = range(10, 21)
HAND = (0.0, 0.9, 1.8, 2.7, 3.5, 4.2, 4.8, 5.3, 5.6)  # cards in hand; more are worth little
RIPE = (
    0.8,
    0.42,
    0.22,
    0.12,
    0.06,
    0.03,
)  # what a lead on a tile is worth, by pieces missing: better finish than begin


def _value(rows: range) -> float:
    """What a reward is worth, roughly."""
    total = 0.0
    for row in rows:
        n = int(N[row])
        total += {
            HIRE: PAWN_HIRED * n,
            MOVE: SENT * n if GOAL[row] == TO_PLANTATION else FREE_MOVE * n,
            DRAW: CARD * n,
            NEUTRAL: NEUTRAL_PAWN * n,
            SCORE: 1.0 * n,
            MAYORAL: MAYORAL_CARD[min(n, 3)],
        }[int(OP[row])]
    return total


def _tenths(spans: list[float]) -> list[int]:
    return [round(10 * value) for value in spans]


FIRST_VALUE = frozen(
    _tenths(
        [
            float(TILE_POINTS[tile]) + _value(range(*BONUS[tile])) + _value(range(*FIRST_REWARD[tile])) + MASTER
            for tile in range(N_TILES)
        ]
    )
)  # [tile] in tenths
SECOND_VALUE = frozen(_tenths([_value(range(*SECOND_REWARD[tile])) for tile in range(N_TILES)]))  # [tile] in tenths
TOKEN_VALUE = frozen(_tenths([_value(range(*TOKEN_REWARD[token])) for token in range(N_TOKENS)]))  # [token] in tenths
LEFT_VALUE, RIGHT_VALUE = (
    frozen(_tenths([_value(range(*PLANTATION_REWARD[side][at : at + 2])) for side in range(2)])) for at in (0, 2)
)  # [side] in tenths


@leaf
def rounds_left(s):
    """Turns that are still to come, this round's included."""
    return ROUNDS[s.seats] - s.round_no + 1


@fn
def cell_worth(s, me, cell):
    """What the standing of a seat on a tile is worth."""
    mine = s.pawns[cell][me]
    if mine == 0:
        return 0.0
    tile = s.tile[cell]
    missing = max(0, MAJORITY[tile] - pieces_on(s, cell))
    if missing > rounds_left(s) * 2:
        return 0.1 * mine
    ripe = RIPE[min(missing, len(RIPE) - 1)]
    winner, second = vote(s, cell)
    if winner == me:
        return ripe * FIRST_VALUE[tile] / 10.0
    token = TOKEN_VALUE[s.token[cell]] / 10.0 if s.token[cell] != NONE else 0.0
    if second == me:
        return ripe * (SECOND_VALUE[tile] / 10.0 + token)
    if winner == NONE:
        return ripe * 0.45 * FIRST_VALUE[tile] / 10.0
    return 0.2 * ripe * token


@fn
def city_worth(s, me):
    """All tiles."""
    total = 0.0
    for cell in range(N_CELLS):
        if s.here[me] >> cell & 1:
            total += cell_worth(s, me, cell)
    return total


@fn
def gain(s, me, cell, by):
    """What one pawn more (or less) on a tile changes."""
    before = cell_worth(s, me, cell)
    s.pawns[cell][me] += by
    after = cell_worth(s, me, cell)
    s.pawns[cell][me] -= by
    return after - before


@fn
def best_goal(s, me, cells):
    """The most that a pawn can bring on one of these tiles."""
    best = 0.0
    for cell in range(N_CELLS):
        if cells >> cell & 1:
            best = max(best, gain(s, me, cell, 1))
    return best


@fn
def cheapest_source(s, me, places):
    """The least that is lost when a pawn leaves one of these places."""
    if places >> AT_GUILDHALL & 1:
        return 0.35
    least = MASTER + 2.0
    for cell in range(N_CELLS):
        if places >> cell & 1 and s.up >> cell & 1:
            least = min(least, -gain(s, me, cell, -1))
    return least


@fn
def hope(s, me, row):
    """What a step that is still to come will bring."""
    op, n = OP[row], N[row]
    if op == HIRE:
        n = min(number(s, me, row), s.supply[me])
        if GOAL[row] == TO_GUILDHALL:
            return PAWN_HIRED * n
        return n * (SENT if GOAL[row] == TO_PLANTATION else best_goal(s, me, goals(s, row)))
    if op == MOVE:
        places = sources(s, me, row)
        if places == 0:
            return 0.0
        if GOAL[row] == TO_PLANTATION:
            return max(0.0, SENT - cheapest_source(s, me, places))
        return max(0.0, best_goal(s, me, goals(s, row)) - cheapest_source(s, me, places))
    if op == DRAW:
        return CARD * 0.8 * number(s, me, row)
    if op == NEUTRAL:
        return NEUTRAL_PAWN * min(n, s.neutrals)
    if op == SCORE:
        return 1.0 * number(s, me, row)
    if op == MAYORAL:
        return MAYORAL_CARD[min(n, 3)] if s.mayors_left else 0.0
    return LASTING if op >= EACH_TIME else 0.8


@fn
def promised(s, me):
    """What the card or reward that is being carried out will still do."""
    total = 0.0
    if s.moment == PAWN:
        total += hope(s, me, s.row)
    elif s.moment == TILE:
        total += best_goal(s, me, destinations(s, me, s.row))
        if OP[s.row] == MOVE and s.origin != NONE:
            total -= cheapest_source(s, me, 1 << s.origin)
    if s.resume == NONE:
        return total
    row = int(s.resume)
    while row < s.until:
        if OP[row] == IF:
            row = row + 1 if condition_holds(s, me, row) else JUMP_TO[row]
        elif OP[row] == JUMP:
            row = JUMP_TO[row]
        else:
            total += hope(s, me, row)
            row += 1
    return total


@fn
def hand_worth(s, me):
    """Cards in hand, and those that the turn will bring; more than the limit are lost."""
    cards = int(s.hand_size[me])
    if s.moment == PAY and s.actor == me:
        cards -= s.left
    last = rounds_left(s) == 1
    if s.stage == TURNS and s.turn < s.seats and s.order[s.turn] == me and s.moment != LIMIT:
        if last:
            return 0.05 * cards
        cards += (TURN_DRAW if s.plays else IDLE_DRAW) + s.extra
        cards = min(cards, hand_limit(s, me))
    elif last:
        return 0.05 * cards
    return HAND[min(cards, len(HAND) - 1)] + 0.1 * max(0, cards - len(HAND) + 1)


@fn
def features(s, me, f):
    """A seat as it stands: points, tiles, pawns, cards, and what it keeps in secret."""
    f[POINTS], f[CITY], f[HAND_WORTH] = s.points[me], city_worth(s, me), hand_worth(s, me)
    f[CARDS], f[NEIGHBOURS], f[SUPPLY] = s.hand_size[me], neighbouring_pairs(s, me), s.supply[me]
    pawns = int(s.guildhall[me])
    f[GUILDHALL_TO_5], f[GUILDHALL_BEYOND], f[STOCK] = min(pawns, 5), max(0, pawns - 5), min(s.stock[me], 3)
    for cell in range(N_CELLS):
        f[MASTERS] += s.ruled[me] >> cell & 1
        if s.here[me] >> cell & 1:
            f[PAWNS] += s.pawns[cell][me]
            winner, _ = vote(s, cell)
            if winner == me:
                f[LEADS] += 1
                f[RIPE_LEADS] += pieces_on(s, cell) >= MAJORITY[s.tile[cell]] - 1
    left, right = plantation_rewards(s)
    if left == me:
        f[LEFT] = LEFT_VALUE[s.side] / 10.0
    elif right >> me & 1:
        f[RIGHT] = RIGHT_VALUE[s.side] / 10.0
    f[PLANTATION], f[KEPT] = min(s.plantation[me], 3), s.kept_count[me]
    for n in range(s.kept_count[me]):
        f[KEPT_WORTH] += worth(s, me, s.kept[me][n])
    if s.over:
        return
    if s.actor == me:
        f[PROMISED] = promised(s, me)
    f[ON_TURN] = s.to_act >> me & 1
    if s.stage == TURNS:
        for rank in range(s.turn, s.seats):
            f[TO_COME] += s.order[rank] == me


@fn
def progress(s):
    """How far the game is, 0 to 1."""
    return (s.round_no - 1.0) / ROUNDS[s.seats]
