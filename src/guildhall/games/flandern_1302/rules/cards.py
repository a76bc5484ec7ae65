"""2. Choosing cards; 3. revealing them and the order of play; picking them up."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.games.flandern_1302.actions import NEWS
from guildhall.games.flandern_1302.state import BETWEEN, HAND, PLAYED, RULES, SILVER
from guildhall.games.flandern_1302.tables import N_CARDS

N_ORDER, N_PICKS_UP, N_PLAYS = NEWS["order"], NEWS["picks_up"], NEWS["plays"]
CARDS_HAND, CARDS_INFLUENCE = RULES["cards.hand"], RULES["cards.influence"]


@fn
def forbids_play(s, me, card, influence):
    """[cards.hand] [cards.influence]"""
    if s.card[me][card] != HAND:
        return CARDS_HAND
    if influence > s.influence[me]:
        return CARDS_INFLUENCE
    return 0


@fn
def choose(s, me, card, influence, news):
    """[cards.choose] In secret: the card stays in the shown hand until all have chosen. [cards.secret]"""
    s.chosen[me], s.chosen_influence[me] = card, influence
    s.to_act &= ~(1 << me)
    if not s.to_act:
        reveal(s, news)
        s.stage, s.moment = SILVER, BETWEEN


@fn
def reveal(s, news):
    """[order.reveal] All show their cards; influence cards leave the game."""
    s.reveals += 1
    for k in range(s.seats):
        seat = (s.first + k) % s.seats
        card, influence = int(s.chosen[seat]), int(s.chosen_influence[seat])
        s.played[seat], s.played_influence[seat] = card, influence
        s.card[seat][card] = PLAYED
        s.influence[seat] -= influence
        s.influence_gone += influence
        s.chosen[seat], s.chosen_influence[seat] = NONE, 0
        tell(news, N_PLAYS, seat, card, influence, 0)
    order_of_play(s)
    for k in range(s.seats):
        tell(news, N_ORDER, s.order[k], k + 1, 0, 0)
    s.at = 0


@fn
def order_of_play(s):
    """[order.most] Most cards first; [order.ties] equal ones clockwise, beginning with the starting player."""
    for k in range(s.seats):
        seat = (s.first + k) % s.seats
        at = k
        while at > 0 and s.played_influence[s.order[at - 1]] < s.played_influence[seat]:
            s.order[at] = s.order[at - 1]
            at -= 1
        s.order[at] = seat


@fn
def pick_up(s, me, news):
    """[pickup.all] All played action cards, the pick-up card among them; also if it is the only one. [pickup.pass]"""
    n = 0
    for card in range(N_CARDS):
        if s.card[me][card] == PLAYED:
            s.card[me][card] = HAND
            n += 1
    tell(news, N_PICKS_UP, me, n, 0, 0)
