"""The laws that every position keeps: pieces are conserved. Positions from outside are held against them."""

from guildhall.core.compile import fn, frozen
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.rules.lawbook import (
    ABSENT_LAW,
    BEADLE_LAW,
    CARD_LAW,
    END_LAW,
    FACE_UP_LAW,
    MAYORAL_LAW,
    MOST_LAW,
    NEUTRAL_LAW,
    ORDER_LAW,
    PAWN_LAW,
    PLACES_LAW,
    RANK_LAW,
    SETS_LAW,
    SIDES_LAW,
    SIZE_LAW,
    STACK_LAW,
    STOCK_LAW,
    TILE_LAW,
    TOKEN_LAW,
)
from guildhall.games.guilds_of_london.rules.memory import presume_sets
from guildhall.games.guilds_of_london.rules.moments import broken_moment
from guildhall.games.guilds_of_london.rules.pieces import lowest_guild
from guildhall.games.guilds_of_london.rules.remembering import broken_notes
from guildhall.games.guilds_of_london.state import (
    BETWEEN,
    N_SIDES,
    PLANTATION_PHASE,
    RULES,
    SECOND,
    TOKEN,
    VOTE,
)
from guildhall.games.guilds_of_london.tables import (
    ALL_MAYORAL,
    COPIES,
    GROWTH,
    LAYOUTS,
    MAYORAL_COPIES,
    MOST_ROUNDS,
    N_CARDS,
    N_CELLS,
    N_GUILDS,
    N_MAYORAL,
    N_SUITS,
    N_TOKENS,
    NEUTRALS_PER_PLAYER,
    PAWNS,
    TILE_POINTS,
    TILE_SUITS,
    TOKEN_COPIES,
    USED_BY,
)

CITY_SIZE = frozen(len(LAYOUTS.get(seats, [])) for seats in range(5))  # [seats]
# Counters that only grow have room in the record for a whole game; a position that is far ahead of its round has not.
REVEALS_A_ROUND = 30_000 // (MOST_ROUNDS + 2)
POINTS_A_ROUND = 5 * max(int(points) for points in TILE_POINTS)
FIRST_END, LAST_END = RULES["end.points"], RULES["end.shared"]


@fn
def broken(s):
    """0, or the number of a law that does not hold."""
    law = broken_city(s)
    if law == 0:
        law = broken_pawns(s)
    if law == 0:
        law = broken_cards(s)
    if law == 0:
        law = broken_mayoral(s)
    if law == 0 and s.draws == 0:  # a position from outside without what follows from it: it is made, here too
        presume_sets(s)
    elif law == 0:
        law = broken_sets(s)
        if law == 0:
            law = broken_notes(s)
    if law == 0:
        law = broken_order(s)
    if law == 0:
        law = broken_counters(s)
    return law if law or s.over else broken_moment(s)


@fn
def broken_city(s):
    out = 0
    for cell in range(N_CELLS):
        tile = int(s.tile[cell])
        if tile == NONE:
            if s.up >> cell & 1 or s.token[cell] != NONE or s.master[cell] != NONE:
                return TILE_LAW
        elif cell >= CITY_SIZE[s.seats] or out >> tile & 1 or not USED_BY[tile][s.seats]:
            return TILE_LAW
        else:
            out |= 1 << tile
        liverymen = 0
        for seat in range(N_SIDES):
            liverymen += s.pawns[cell][seat]
        up = s.up >> cell & 1
        if (up and s.master[cell] != NONE) or (not up and (liverymen or s.token[cell] != NONE)):
            return SIDES_LAW
        taken = s.resolving == cell and (s.stage == TOKEN or s.stage == SECOND)
        if up and not s.over and (s.token[cell] == NONE) != taken:
            return FACE_UP_LAW
    law = broken_tokens(s)
    return law if law else broken_beadle(s)


@fn
def broken_sets(s):
    for cell in range(N_CELLS):
        for seat in range(N_SIDES):
            if (s.pawns[cell][seat] > 0) != (s.here[seat] >> cell & 1 == 1):
                return SETS_LAW
            if (s.master[cell] == seat) != (s.ruled[seat] >> cell & 1 == 1):
                return SETS_LAW
        for suit in range(N_SUITS):
            if (s.shows[suit] >> cell & 1) != (s.up >> cell & 1 and TILE_SUITS[s.tile[cell]] >> suit & 1):
                return SETS_LAW
    return 0


@fn
def broken_tokens(s):
    left, wanted = 0, 0
    for token in range(N_TOKENS):
        n = int(s.unused[token])
        left += n
        for cell in range(N_CELLS):
            n += s.token[cell] == token
        for seat in range(N_SIDES):
            n += s.tokens[seat][token]
        if n > TOKEN_COPIES[token]:
            return TOKEN_LAW
    for number in range(s.round_no, MOST_ROUNDS + 1):
        for k in range(N_CELLS):
            cell = GROWTH[s.seats][number][k]
            wanted += cell != NONE and s.tile[cell] == NONE
    return STOCK_LAW if left < wanted and not s.over else 0


@fn
def broken_beadle(s):
    if s.beadle == NONE:
        return 0 if s.over or lowest_guild(s) == NONE else BEADLE_LAW
    return 0 if s.up >> s.beadle & 1 and s.tile[s.beadle] < N_GUILDS else BEADLE_LAW


@fn
def broken_pawns(s):
    neutrals = s.neutrals + s.standing_in
    for seat in range(N_SIDES):
        pawns = s.guildhall[seat] + s.plantation[seat] + s.supply[seat]
        for cell in range(N_CELLS):
            pawns += s.pawns[cell][seat] + (s.master[cell] == seat)
        if pawns != (PAWNS if seat < s.seats else 0):
            return PAWN_LAW
        neutrals += s.stock[seat]
        if s.stock[seat] and seat >= s.seats:
            return NEUTRAL_LAW
    if neutrals != NEUTRALS_PER_PLAYER * s.seats:
        return NEUTRAL_LAW
    talking = s.stage == VOTE or s.stage == PLANTATION_PHASE
    return NEUTRAL_LAW if s.standing_in and not talking else 0


@fn
def broken_cards(s):
    deck = 0
    for card in range(N_CARDS):
        n = s.deck[card] + s.discards[card] + s.played[card]
        deck += s.deck[card]
        for seat in range(N_SIDES):
            n += s.hand[seat][card]
        if n != COPIES[card]:
            return CARD_LAW
    if deck != s.deck_left:
        return SIZE_LAW
    for seat in range(N_SIDES):
        n = 0
        for card in range(N_CARDS):
            n += s.hand[seat][card]
        if n != s.hand_size[seat] or (n and seat >= s.seats):
            return SIZE_LAW
    return 0


@fn
def broken_mayoral(s):
    for kind in range(N_MAYORAL):
        n = 0
        for place in range(ALL_MAYORAL):
            n += place < s.mayors_left and s.mayors[place] == kind
            for seat in range(s.seats):
                n += place < s.kept_count[seat] and s.kept[seat][place] == kind
        for seat in range(s.seats):
            for k in range(s.looking[seat]):
                n += s.looked[seat][k] == kind
        if n != MAYORAL_COPIES[kind]:
            return MAYORAL_LAW
    for place in range(ALL_MAYORAL):
        if (s.mayors[place] == NONE) != (place >= s.mayors_left):
            return PLACES_LAW
        for seat in range(N_SIDES):
            if (s.kept[seat][place] == NONE) != (place >= s.kept_count[seat]):
                return PLACES_LAW
            if place < len(s.looked[seat]) and (s.looked[seat][place] == NONE) != (place >= s.looking[seat]):
                return PLACES_LAW
    return 0


@fn
def broken_order(s):
    if s.depth or s.stack[0] or s.stack[1] or s.stack[2] or s.stack[3]:
        return STACK_LAW
    ranked, turns, talks = 0, 0, 0
    for rank in range(N_SIDES):
        ranked |= 1 << s.ranking[rank]
        turns |= 1 << s.order[rank]
        talks |= 1 << s.talk[rank]
        if rank and rank < s.seats and s.points[s.ranking[rank - 1]] < s.points[s.ranking[rank]]:
            return RANK_LAW
        if rank >= s.seats and s.ranking[rank] != rank:
            return RANK_LAW
        if rank >= s.seats and (s.order[rank] != rank or s.talk[rank] != rank):
            return ORDER_LAW
    if ranked != (1 << N_SIDES) - 1:
        return RANK_LAW
    if turns != (1 << N_SIDES) - 1 or talks != (1 << N_SIDES) - 1:
        return ORDER_LAW
    if s.over:
        return 0 if s.to_act == 0 and s.moment == BETWEEN and FIRST_END <= s.ending <= LAST_END else END_LAW
    return END_LAW if s.ending else 0


@fn
def broken_counters(s):
    if not s.over and s.reveals > REVEALS_A_ROUND * (s.round_no + 1):
        return MOST_LAW
    for seat in range(N_SIDES):
        if not s.over and s.points[seat] > POINTS_A_ROUND * (s.round_no + 1):
            return MOST_LAW
        if seat >= s.seats:
            held = s.points[seat] + s.kept_count[seat] + s.looking[seat] + s.done[seat]
            for token in range(N_TOKENS):
                held += s.tokens[seat][token]
            if held:
                return ABSENT_LAW
    return 0
