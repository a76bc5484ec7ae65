"""Play: the things a player may do in his turn."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.core.knowledge import draw
from guildhall.games.city_of_guilds.actions import (
    A_DISCARD,
    A_DRAW,
    A_PASS,
    A_PLAY,
    A_SALVAGE,
    A_SELL,
    A_STEAL,
    A_USE,
    N_DREW,
    N_LOOKS,
    N_PASSES,
    N_SALVAGES,
)
from guildhall.games.city_of_guilds.rules.cards import forbids_card, play_card
from guildhall.games.city_of_guilds.rules.guilds import forbids_sale, forbids_theft, forbids_use, sell, steal, use
from guildhall.games.city_of_guilds.rules.pieces import (
    card_in,
    discard,
    hand_size,
    pile_size,
    take_from_discards,
    top_card,
)
from guildhall.games.city_of_guilds.state import ASIDE, BETWEEN, DISCARD, DRAWN, HAND, RULES
from guildhall.games.city_of_guilds.tables import HAND_LIMIT, KEPT_CARDS, KIND, LOOKS, SALVAGES

TURN_DRAW, TURN_PILE = RULES["turn.draw"], RULES["turn.pile"]
TURN_DISCARD, TURN_PLAY = RULES["turn.discard"], RULES["turn.play"]
PASS_PILE, PASS_HAND = RULES["turn.pass_pile"], RULES["turn.pass_hand"]
SALVAGE = RULES["craftsmen.ability"]


@leaf
def forbids_draw(s, me):
    """[turn.draw] [turn.pile]"""
    if hand_size(s, me) >= HAND_LIMIT:
        return TURN_DRAW
    return 0 if pile_size(s) else TURN_PILE


@leaf
def forbids_salvage(s, me):
    """[craftsmen.ability] As a draw, from the discard pile."""
    rule = forbids_draw(s, me)
    if rule:
        return rule
    return 0 if SALVAGES[s.guild[me]] and s.cards_in[DISCARD] else SALVAGE


@leaf
def forbids_discard(s, me, kind):
    """[turn.discard]"""
    return TURN_DISCARD if card_in(s, kind, HAND + me) == NONE else 0


@fn
def forbids_play(s, me, kind):
    """[turn.play] [turn.playable]"""
    if card_in(s, kind, HAND + me) == NONE:
        return TURN_PLAY
    return forbids_card(s, me, kind)


@leaf
def forbids_pass(s, me):
    """[turn.pass_pile] [turn.pass_hand]"""
    if pile_size(s):
        return PASS_PILE
    return PASS_HAND if hand_size(s, me) > KEPT_CARDS else 0


@fn
def forbids_turn(s, me, a):
    """0, or the rule that forbids what this seat would do in its turn. [turn.action]"""
    if a < A_SALVAGE:
        return forbids_draw(s, me)
    if a < A_DISCARD:
        return forbids_salvage(s, me)
    if a < A_PLAY:
        return forbids_discard(s, me, a - A_DISCARD)
    if a < A_USE:
        return forbids_play(s, me, a - A_PLAY)
    if a < A_SELL:
        return forbids_use(s, me)
    if a < A_STEAL:
        return forbids_sale(s, me, a - A_SELL)
    if a < A_PASS:
        return forbids_theft(s, me, a - A_STEAL)
    return forbids_pass(s, me)


@fn
def legal_turn(s, me, mask):
    """Marks what this seat may do in its turn; asks only about the cards it holds. Returns the number."""
    mask[A_DRAW] = forbids_draw(s, me) == 0
    mask[A_SALVAGE] = forbids_salvage(s, me) == 0
    for card in range(len(s.zone)):
        if s.zone[card] == HAND + me:
            mask[A_DISCARD + KIND[card]] = 1
            mask[A_PLAY + KIND[card]] = forbids_card(s, me, KIND[card]) == 0
    mask[A_USE] = forbids_use(s, me) == 0
    for building in range(A_STEAL - A_SELL):
        mask[A_SELL + building] = forbids_sale(s, me, building) == 0
    for seat in range(A_PASS - A_STEAL):
        mask[A_STEAL + seat] = forbids_theft(s, me, seat) == 0
    mask[A_PASS] = forbids_pass(s, me) == 0
    count = 0
    for a in range(A_DRAW, A_PASS + 1):
        count += mask[a]
    return count


@fn
def take_turn(s, me, a, news):
    """Carries out what a seat does in its turn."""
    s.moment = BETWEEN
    if a < A_SALVAGE:
        draw_action(s, me, news)
    elif a < A_DISCARD:
        kind = int(s.discards[s.cards_in[DISCARD] - 1])
        take_from_discards(s, me, kind)
        tell(news, N_SALVAGES, me, kind, 0, 0)
    elif a < A_PLAY:
        discard(s, me, card_in(s, a - A_DISCARD, HAND + me), news)
    elif a < A_USE:
        play_card(s, me, a - A_PLAY, HAND + me, news)
    elif a < A_SELL:
        use(s, me, news)
    elif a < A_STEAL:
        sell(s, me, a - A_SELL, news)
    elif a < A_PASS:
        steal(s, me, a - A_STEAL, news)
    else:
        s.passed[me] = 1  # [turn.passed]
        tell(news, N_PASSES, me, 0, 0, 0)


@fn
def draw_action(s, me, news):
    """[turn.draw] One card, or as many as the guild looks at. [thieves.ability] [scholars.ability]"""
    n = min(LOOKS[s.guild[me]], pile_size(s))
    to = HAND + me if n == 1 else ASIDE
    tell(news, N_LOOKS, me, n, 0, 0)
    for _ in range(n):
        card = top_card(s)
        draw(s, card, to, 1 << me)
        tell(news, N_DREW, me, KIND[card], 0, 0)
    if n > 1:
        s.moment = DRAWN
