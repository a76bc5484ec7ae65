"""What follows from a position, for those who only look at it."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.effects import IF
from guildhall.games.guilds_of_london.rules.cards import hand_limit
from guildhall.games.guilds_of_london.rules.counting import neighbouring_pairs, number, worth
from guildhall.games.guilds_of_london.rules.growth import plantation_rewards
from guildhall.games.guilds_of_london.rules.operations import condition_holds
from guildhall.games.guilds_of_london.rules.pieces import pieces_on
from guildhall.games.guilds_of_london.rules.resolving import vote
from guildhall.games.guilds_of_london.rules.usable import price
from guildhall.games.guilds_of_london.state import LAYOUT, N_SIDES
from guildhall.games.guilds_of_london.tables import ABILITY, COUNT, N_CARDS, N_CELLS, N_MAYORAL, OP

FACT_AT = LAYOUT.fact_at
PIECES, FIRST, SECOND = FACT_AT["pieces"], FACT_AT["first"], FACT_AT["second"]
LEFT, RIGHT, BONUS, PAIRS = FACT_AT["left"], FACT_AT["right"], FACT_AT["bonus"], FACT_AT["pairs"]
NUMBER, HOLDS, PRICE, LIMIT = FACT_AT["number"], FACT_AT["holds"], FACT_AT["price"], FACT_AT["limit"]
LASTS = FACT_AT["lasts"]
TIE = N_SIDES


@fn
def facts(s, row):
    """Votes as they stand, what cards would do, what mayoral cards would be worth."""
    for cell in range(N_CELLS):
        row[PIECES + cell], row[FIRST + cell], row[SECOND + cell] = 0, NONE, NONE
        if s.up >> cell & 1:
            tell_vote(s, cell, row)
    row[LEFT], row[RIGHT] = plantation_rewards(s)
    if row[LEFT] == NONE and row[RIGHT]:
        row[LEFT] = TIE
    for card in range(N_CARDS):
        row[PRICE + card] = price(s, card)
    for seat in range(N_SIDES):
        row[PAIRS + seat], row[LIMIT + seat] = neighbouring_pairs(s, seat), hand_limit(s, seat)
        for kind in range(N_MAYORAL):
            row[BONUS + seat * N_MAYORAL + kind] = worth(s, seat, kind)
        for card in range(N_CARDS):
            tell_card(s, seat, card, row)
    tell_lasting(s, row)


@fn
def tell_lasting(s, row):
    """The card that each effect in force comes from, so that those who look on know what holds. [lasting.begins]"""
    for n in range(len(s.lasting)):
        row[LASTS + n] = NONE
        for card in range(N_CARDS):
            if ABILITY[card][0] <= s.lasting[n] < ABILITY[card][1]:
                row[LASTS + n] = card


@fn
def tell_vote(s, cell, row):
    """Who would win a tile, and who would be second, if it were resolved as it stands."""
    row[PIECES + cell] = pieces_on(s, cell)
    winner, second = vote(s, cell)
    row[FIRST + cell], row[SECOND + cell] = winner, second
    if winner == NONE and row[PIECES + cell] > int(s.beadle == cell):
        row[FIRST + cell] = TIE


@fn
def tell_card(s, seat, card, row):
    """The number that grows, and whether the condition holds; NONE where a card has neither."""
    at = seat * N_CARDS + card
    row[NUMBER + at], row[HOLDS + at] = NONE, NONE
    for step in range(ABILITY[card][0], ABILITY[card][1]):
        if COUNT[step] != NONE:
            row[NUMBER + at] = number(s, seat, step)
        elif OP[step] == IF:
            row[HOLDS + at] = int(condition_holds(s, seat, step))
