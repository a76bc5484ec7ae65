"""A player's turn: cards for a hire, a move or an ability, their cost, and the draw at its end."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.core.moments import clear
from guildhall.games.guilds_of_london.actions import ACTIONS, NEWS
from guildhall.games.guilds_of_london.effects import FROM_GUILDHALL, FROM_MASTER, FROM_PLANTATION, FROM_TILE
from guildhall.games.guilds_of_london.rules.cards import (
    cards_from,
    discard,
    draw_cards,
    hand_limit,
    leave_hand,
    put_away_played,
)
from guildhall.games.guilds_of_london.rules.lasting import end_lasting
from guildhall.games.guilds_of_london.rules.pieces import origin_told, take_from
from guildhall.games.guilds_of_london.rules.targets import suits_in_reach
from guildhall.games.guilds_of_london.rules.usable import forbids_use, price
from guildhall.games.guilds_of_london.state import AT_GUILDHALL, AT_PLANTATION, BETWEEN, GIVE, LIMIT, PAY, RULES
from guildhall.games.guilds_of_london.tables import (
    ABILITY,
    BASIC_HIRE,
    BASIC_MOVE,
    CARD_SUIT,
    COST_ZONES,
    IDLE_DRAW,
    N_CARDS,
    N_CELLS,
    PAWN_COST,
    ROUNDS,
    TURN_DRAW,
)

A_DISCARD, A_END, A_HIRE, A_MOVE = ACTIONS["discard"], ACTIONS["end"], ACTIONS["hire"], ACTIONS["move"]
A_USE = ACTIONS["use"]
N_DISCARDS, N_GIVES, N_PAYS = NEWS["discards"], NEWS["gives"], NEWS["pays"]
N_PLAYS_ABILITY, N_PLAYS_HIRE, N_PLAYS_MOVE = NEWS["plays_ability"], NEWS["plays_hire"], NEWS["plays_move"]
NOT_HELD, NO_SUPPLY, NO_MOVE = RULES["turn.card"], RULES["hire.supply"], RULES["move.tile"]
NOT_TO_PAY, PAY_ORDER, PAY_PAWN = RULES["cost.card"], RULES["cost.order"], RULES["cost.pawn"]


@leaf
def on_turn(s):
    """The seat whose turn it is."""
    return int(s.order[s.turn])


@leaf
def last_round(s):
    """[last.draw] Whether this is the last round of the track."""
    return s.round_no == ROUNDS[s.seats]


# What may be done.


@leaf
def forbids_basic_move(s, me, card):
    """[move.suit] [move.other] A tile with the suit of the card, and a pawn that is not on it."""
    cells = suits_in_reach(s, CARD_SUIT[card])
    if cells == 0:
        return NO_MOVE
    if s.guildhall[me]:
        return 0
    own = s.here[me] | s.ruled[me]
    if cells & (cells - 1) == 0:
        own &= ~cells
    return 0 if own else NO_MOVE


@leaf
def forbids_hire(s, me, card):
    """[turn.card] [hire.supply]"""
    if s.hand[me][card] == 0:
        return NOT_HELD
    return 0 if s.supply[me] else NO_SUPPLY


@leaf
def forbids_move(s, me, card):
    """[turn.card] and the rules of a basic move."""
    return NOT_HELD if s.hand[me][card] == 0 else forbids_basic_move(s, me, card)


@leaf
def forbids_ability(s, me, card):
    """[turn.card] and what the ability costs."""
    return NOT_HELD if s.hand[me][card] == 0 else forbids_use(s, me, card)


@fn
def legal_turn(s, me, mask):
    """Marks what this seat may do in its turn; asks only about the cards that it holds. [turn.any_number]"""
    clear(mask, A_HIRE, A_END)
    n = 1
    mask[A_END] = 1
    for card in range(N_CARDS):
        if s.hand[me][card]:
            hires, moves = int(s.supply[me] > 0), int(forbids_basic_move(s, me, card) == 0)
            uses = int(forbids_use(s, me, card) == 0)
            mask[A_HIRE + card], mask[A_MOVE + card], mask[A_USE + card] = hires, moves, uses
            n += hires + moves + uses
    return A_HIRE, A_END + 1, n


# Playing a card.


@fn
def play_hire(s, me, card, news):
    """[hire.guildhall]"""
    s.moment = BETWEEN
    lay_out(s, me, card)
    tell(news, N_PLAYS_HIRE, me, card, 0, 0)
    run(s, me, BASIC_HIRE, BASIC_HIRE + 1)


@fn
def play_move(s, me, card, news):
    """[move.suit]"""
    s.moment = BETWEEN
    lay_out(s, me, card)
    tell(news, N_PLAYS_MOVE, me, card, 0, 0)
    run(s, me, BASIC_MOVE, BASIC_MOVE + 1)


@fn
def play_ability(s, me, card, news):
    """[cost.cards] [cost.pawns]"""
    s.moment = BETWEEN
    lay_out(s, me, card)
    tell(news, N_PLAYS_ABILITY, me, card, 0, 0)
    ask_for_cost(s, me, card, news)


@fn
def lay_out(s, me, card):
    """[turn.played] The card stays out until the turn ends. [cost.other]"""
    leave_hand(s, me, card)
    s.played[card] += 1
    s.plays += 1
    s.card = card


@leaf
def run(s, me, first, until):
    """Carries out a program, step by step."""
    s.actor, s.row, s.resume, s.until = me, NONE, first, until


# Costs.


@fn
def ask_for_cost(s, me, card, news):
    """[cost.cards] [cost.pawns] The cost is paid before the ability begins."""
    run(s, me, ABILITY[card][0], ABILITY[card][1])
    s.left, s.floor = price(s, card), 0
    if s.left:
        s.moment = PAY
        return
    s.left = PAWN_COST[card]
    if s.left:
        ask_for_pawn_to_give(s, me, card, news)


@fn
def forbids_payment(s, me, card):
    """[cost.card] [cost.order] In ascending order, and so that enough are left."""
    if s.hand[me][card] == 0:
        return NOT_TO_PAY
    return PAY_ORDER if card < s.floor or cards_from(s, me, card) < s.left else 0


@fn
def legal_payments(s, me, mask):
    """Marks the cards that may be paid or discarded next."""
    clear(mask, A_DISCARD, A_DISCARD + N_CARDS)
    n, cards = 0, 0
    for card in range(N_CARDS - 1, -1, -1):
        cards += s.hand[me][card]
        if s.hand[me][card] and card >= s.floor and cards >= s.left:
            mask[A_DISCARD + card] = 1
            n += 1
    return A_DISCARD, A_DISCARD + N_CARDS, n


@fn
def pay_card(s, me, card, news):
    """[cost.discards] What is paid is discarded at once."""
    discard(s, me, card)
    tell(news, N_PAYS, me, card, 0, 0)
    s.left -= 1
    s.floor = card
    if s.left == 0:
        s.floor, s.moment = 0, BETWEEN


@fn
def ask_for_pawn_to_give(s, me, card, news):
    """[cost.pawns] Where they can only come from one place, nobody is asked."""
    zones = COST_ZONES[card]
    if zones == FROM_GUILDHALL or zones == FROM_PLANTATION:
        for _ in range(s.left):
            give_pawn(s, me, AT_GUILDHALL if zones == FROM_GUILDHALL else AT_PLANTATION, news)
    else:
        s.moment = GIVE


@fn
def forbids_gift(s, me, place):
    """[cost.pawn] An own pawn in the zones of the cost."""
    zones = COST_ZONES[s.card]
    if place == AT_GUILDHALL:
        return 0 if zones & FROM_GUILDHALL and s.guildhall[me] else PAY_PAWN
    if place == AT_PLANTATION:
        return 0 if zones & FROM_PLANTATION and s.plantation[me] else PAY_PAWN
    own = (s.here[me] if zones & FROM_TILE else 0) | (s.ruled[me] if zones & FROM_MASTER else 0)
    return 0 if place < N_CELLS and own >> place & 1 else PAY_PAWN


@fn
def give_pawn(s, me, place, news):
    """[cost.pawns] A pawn goes back to the supply, before the ability takes effect."""
    tell(news, N_GIVES, me, origin_told(s, place), 0, 0)
    take_from(s, me, place)
    s.supply[me] += 1
    s.left -= 1
    s.moment = GIVE if s.left else BETWEEN


# The end of a turn.


@fn
def end_turn(s, me, news):
    """[turn.ends] Played cards are discarded, then cards are drawn, then the hand is checked. [draw.idle] [draw.usual]"""
    s.moment = BETWEEN
    n = (TURN_DRAW if s.plays else IDLE_DRAW) + s.extra
    put_away_played(s)
    end_lasting(s)
    if not last_round(s):  # [last.draw]
        draw_cards(s, me, n, news)
        s.left = max(0, s.hand_size[me] - hand_limit(s, me))
        if s.left:
            s.actor, s.floor, s.moment = me, 0, LIMIT
            return
    s.turn += 1


@fn
def discard_to_limit(s, me, card, news):
    """[limit.hand] One card over the limit goes."""
    discard(s, me, card)
    tell(news, N_DISCARDS, me, card, 0, 0)
    s.left -= 1
    s.floor = card
    if s.left == 0:
        s.floor, s.moment = 0, BETWEEN
        s.turn += 1
