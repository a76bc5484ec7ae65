"""The laws that every position keeps: pieces are conserved. Positions from outside are held against them."""

from guildhall.core.compile import fn, frozen
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.rules.pieces import lowest_guild
from guildhall.games.guilds_of_london.state import (
    BETWEEN,
    BOTTOM,
    CHOOSING,
    GIVE,
    HIRING,
    KEEP,
    LIMIT,
    MAYOR,
    N_SIDES,
    NEGOTIATE,
    PAY,
    PLANTATION_PHASE,
    SEEN,
    TILES_PHASE,
    TURN,
    TURNS,
    VOTE,
)
from guildhall.games.guilds_of_london.tables import (
    ALL_MAYORAL,
    COPIES,
    FIRST_SLOT,
    LAYOUTS,
    MAYORAL_COPIES,
    N_CARDS,
    N_CELLS,
    N_MAYORAL,
    N_SUITS,
    N_TILES,
    N_TOKENS,
    NEUTRALS_PER_PLAYER,
    PAWNS,
    ROUNDS,
    TILE_SUITS,
    TOKEN_COPIES,
    USED_BY,
)

CITY_SIZE = frozen(len(LAYOUTS.get(seats, [])) for seats in range(5))  # [seats]
LAWS = (
    "",
    "tile: a tile lies twice, is not used by so many players, or lies outside the city",
    "up, token, master, pawns: a resolved tile has a token or liverymen, or an unresolved one a master",
    "shows, here, ruled: the sets do not fit the tiles and pawns; leave them out, and they are made",
    f"guildhall, plantation, supply, pawns, master: a colour has other than {PAWNS} pawns",
    f"neutrals, stock, standing_in: there are not {NEUTRALS_PER_PLAYER} neutral pawns a player, or some stand in for nobody",
    "tokens, unused: a kind of token is there too often",
    "beadle: the beadle stands on no face-up guild although there is one",
    "hand, deck, discards, played: a card is not there as often as it should be",
    "hand_size, deck_left: the sizes do not fit the cards",
    "mayors, kept, looked: a mayoral card is not there as often as it should be",
    "shuffled, together, since, pinned: what is remembered does not fit the cards; leave it out, and all know what they see",
    "ranking: the discs do not stand in the order of points",
    "round_no, to_act, actor, turn: a seat is asked that it is not for",
    "moment, row, left: the decision that is open does not fit what is being carried out",
)
(
    TILE_LAW, SIDES_LAW, SETS_LAW, PAWN_LAW, NEUTRAL_LAW, TOKEN_LAW, BEADLE_LAW, CARD_LAW, SIZE_LAW, MAYORAL_LAW, NOTES_LAW,
    RANK_LAW, ASKED_LAW, DECISION_LAW,
) = range(1, len(LAWS))  # fmt: skip


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
    if law == 0 and s.draws:  # a position from outside may come without what follows from it, and what is remembered
        law = broken_sets(s)
        if law == 0:
            law = broken_notes(s)
    return law if law else broken_order(s)


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
    return broken_beadle(s)


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
def broken_beadle(s):
    for token in range(N_TOKENS):
        n = int(s.unused[token])
        for cell in range(N_CELLS):
            n += s.token[cell] == token
        for seat in range(N_SIDES):
            n += s.tokens[seat][token]
        if n > TOKEN_COPIES[token]:
            return TOKEN_LAW
    if s.beadle == NONE:
        return 0 if s.over or lowest_guild(s) == NONE else BEADLE_LAW
    return 0 if s.up >> s.beadle & 1 and s.tile[s.beadle] < N_TILES else BEADLE_LAW


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
    return 0


@fn
def broken_notes(s):
    for card in range(N_CARDS):
        together, deck = int(s.together[card]), int(s.shuffled[card])
        for seat in range(N_SIDES):
            together -= s.old_hand[seat][card]
            deck -= s.hand[seat][card] + s.laid[seat][card] - s.old_hand[seat][card]
        if together or deck != s.deck[card]:
            return NOTES_LAW
    for seat in range(N_SIDES):
        old, fresh, laid = int(s.old[seat]), int(s.fresh[seat]), 0
        for card in range(N_CARDS):
            old -= s.old_hand[seat][card]
            fresh -= s.hand[seat][card] + s.laid[seat][card] - s.old_hand[seat][card]
            laid += s.laid[seat][card]
        if old or fresh or s.aged[seat] < laid - s.fresh[seat] or s.aged[seat] > min(laid, s.old[seat]):
            return NOTES_LAW
        if seat < s.seats and broken_notes_of(s, seat):
            return NOTES_LAW
    return 0


@fn
def broken_notes_of(s, seat):
    """Whether a seat knows of a mayoral card that it does not see."""
    for kind in range(N_MAYORAL):
        located = 0
        for place in range(ALL_MAYORAL):
            if s.pinned[seat][place] == kind:
                if place >= s.mayors_left or s.mayors[place] != kind:
                    return True
                located += 1
            located += place < s.kept_count[seat] and s.kept[seat][place] == kind
        for k in range(s.looking[seat]):
            located += s.looked[seat][k] == kind
        for copy in range(MAYORAL_COPIES[kind]):
            located -= s.since[seat][FIRST_SLOT[kind] + copy] == SEEN
        if located:
            return True
    return False


@fn
def broken_order(s):
    seen = 0
    for rank in range(N_SIDES):
        seen |= 1 << s.ranking[rank]
        if rank and rank < s.seats and s.points[s.ranking[rank - 1]] < s.points[s.ranking[rank]]:
            return RANK_LAW
        if rank >= s.seats and (s.ranking[rank] != rank or s.order[rank] != rank or s.talk[rank] != rank):
            return RANK_LAW
    if seen != (1 << N_SIDES) - 1:
        return RANK_LAW
    if s.over:
        return 0 if s.to_act == 0 else ASKED_LAW
    if s.round_no == 0 or s.round_no > ROUNDS[s.seats]:
        return ASKED_LAW
    if s.moment == MAYOR:
        return 0 if s.stage == CHOOSING and s.to_act and s.to_act < 1 << s.seats else ASKED_LAW
    if s.actor == NONE or s.actor >= s.seats or s.to_act != 1 << s.actor:
        return ASKED_LAW
    if (s.moment == TURN or s.moment == LIMIT) and (
        s.stage != TURNS or s.turn >= s.seats or s.order[s.turn] != s.actor
    ):
        return ASKED_LAW
    if s.stage == CHOOSING or s.stage == TILES_PHASE or s.moment == BETWEEN:
        return DECISION_LAW
    return broken_decision(s)


@fn
def broken_decision(s):
    moment = s.moment
    if moment == NEGOTIATE:
        there = (s.stage == VOTE and s.resolving != NONE) or (s.stage == PLANTATION_PHASE and s.resolving == NONE)
        return 0 if there and s.stock[s.actor] else DECISION_LAW
    if moment == KEEP or moment == BOTTOM:
        return 0 if s.looking[s.actor] >= (2 if moment == BOTTOM else 1) else DECISION_LAW
    if moment == TURN:
        return 0 if s.row == NONE and s.card == NONE else DECISION_LAW
    if moment == PAY or moment == LIMIT or moment == GIVE or moment == HIRING:
        return 0 if s.left else DECISION_LAW
    return 0 if s.row != NONE else DECISION_LAW
