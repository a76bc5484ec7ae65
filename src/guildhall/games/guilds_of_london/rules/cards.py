"""Action cards: drawing, playing, discarding."""

from guildhall.core.compile import fn
from guildhall.core.game import tell
from guildhall.core.rng import below
from guildhall.games.guilds_of_london.actions import NEWS
from guildhall.games.guilds_of_london.rules.memory import note_drawn, note_laid_out, note_shuffle
from guildhall.games.guilds_of_london.state import CARDS_DRAWN
from guildhall.games.guilds_of_london.tables import HAND_LIMIT, HAND_LIMIT_OF, N_CARDS, N_CELLS

N_DEALT, N_DREW, N_RESHUFFLED = NEWS["dealt"], NEWS["drew"], NEWS["reshuffled"]


@fn
def draw_cards(s, seat, n, news):
    """[draw.deck] Cards go to the hand; an empty deck is made anew from the discards, and if there are none, that is all."""
    drawn = 0
    for _ in range(n):
        if s.deck_left == 0:
            reshuffle(s, news)
            if s.deck_left == 0:
                break
        card = any_card_of_deck(s)
        s.deck[card] -= 1
        s.deck_left -= 1
        s.hand[seat][card] += 1
        s.hand_size[seat] += 1
        s.reveals += 1
        note_drawn(s, seat)
        drawn += 1
        tell(news, N_DREW, seat, card, 0, 0)
    if drawn:
        tell(news, N_DEALT, seat, drawn, 0, 0)


@fn
def any_card_of_deck(s):
    """The top card: each that may lie there is equally likely."""
    card, left = -1, below(s.streams[CARDS_DRAWN], s.deck_left)
    while left >= 0:
        card += 1
        left -= s.deck[card]
    return card


@fn
def reshuffle(s, news):
    """[draw.reshuffle] The discards become the deck."""
    for card in range(N_CARDS):
        s.deck[card] = s.discards[card]
        s.deck_left += s.discards[card]
        s.discards[card] = 0
    if s.deck_left:
        s.reveals += 1
        note_shuffle(s)
        tell(news, N_RESHUFFLED, s.deck_left, 0, 0, 0)


@fn
def leave_hand(s, seat, card):
    """A card of the hand is laid out for all to see."""
    s.hand[seat][card] -= 1
    s.hand_size[seat] -= 1
    note_laid_out(s, seat, card)


@fn
def discard(s, seat, card):
    """[discards.open] A card of the hand goes to the discards."""
    leave_hand(s, seat, card)
    s.discards[card] += 1


@fn
def put_away_played(s):
    """[draw.played] The cards of the turn become discards before its draw."""
    for card in range(N_CARDS):
        s.discards[card] += s.played[card]
        s.played[card] = 0


@fn
def hand_limit(s, seat):
    """[limit.hand] [permanent.university] The limit while one is master of a tile that raises it."""
    limit = HAND_LIMIT
    for cell in range(N_CELLS):
        if s.ruled[seat] >> cell & 1 and HAND_LIMIT_OF[s.tile[cell]] > limit:
            limit = HAND_LIMIT_OF[s.tile[cell]]
    return limit


@fn
def cards_from(s, seat, first):
    """How many cards of the hand have this number or a higher one."""
    n = 0
    for card in range(first, N_CARDS):
        n += s.hand[seat][card]
    return n
