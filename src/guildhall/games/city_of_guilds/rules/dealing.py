"""Deal."""

from guildhall.core.compile import fn
from guildhall.core.game import tell
from guildhall.core.knowledge import any_card, deal_unseen, draw
from guildhall.games.city_of_guilds.actions import NEWS
from guildhall.games.city_of_guilds.rules.pieces import hand_size
from guildhall.games.city_of_guilds.state import DEALT, DRAW, HAND, UNDEALT
from guildhall.games.city_of_guilds.tables import DRAW_PILE, HAND_LIMIT, KIND

N_DEALT, N_DREW, N_PILE = NEWS["dealt"], NEWS["drew"], NEWS["pile"]


@fn
def deal_round(s, news):
    """[deal.hands] [solo.deal] Hands are filled up; [deal.pile] then the draw pile is laid out face down."""
    for k in range(s.seats):
        seat = (s.mayor + k) % s.seats
        wanted = HAND_LIMIT - hand_size(s, seat)
        tell(news, N_DEALT, seat, wanted, 0, 0)
        for _ in range(wanted):
            card = any_card(s, UNDEALT, s.streams[DEALT])
            draw(s, card, HAND + seat, 1 << seat)
            tell(news, N_DREW, seat, KIND[card], 0, 0)
    deal_unseen(s, UNDEALT, DRAW, DRAW_PILE[s.seats], s.streams[DEALT])
    tell(news, N_PILE, DRAW_PILE[s.seats], 0, 0, 0)
