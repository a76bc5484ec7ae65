"""Play: the things a player may do in his turn."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.core.knowledge import draw
from guildhall.core.moments import clear
from guildhall.games.city_of_guilds.actions import ACTIONS, NEWS
from guildhall.games.city_of_guilds.rules.cards import forbids_card, play_card
from guildhall.games.city_of_guilds.rules.guilds import forbids_sale, forbids_theft, forbids_use
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

A_DISCARD, A_DRAW, A_PASS, A_PLAY = ACTIONS["discard"], ACTIONS["draw"], ACTIONS["pass"], ACTIONS["play"]
A_SALVAGE, A_SELL, A_STEAL, A_USE = ACTIONS["salvage"], ACTIONS["sell"], ACTIONS["steal"], ACTIONS["use"]
N_DREW, N_LOOKS, N_PASSES, N_SALVAGES = NEWS["drew"], NEWS["looks"], NEWS["passes"], NEWS["salvages"]
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
    """[craftsmen.ability] As a draw, from the discard pile; for others the hand is no matter."""
    if not SALVAGES[s.guild[me]]:
        return SALVAGE
    rule = forbids_draw(s, me)
    if rule:
        return rule
    return 0 if s.cards_in[DISCARD] else SALVAGE


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
def legal_turn(s, me, mask):
    """Marks what this seat may do in its turn; asks only about the cards it holds. [turn.action]"""
    clear(mask, A_DRAW, A_PASS)
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
    return A_DRAW, A_PASS + 1, count


@fn
def draw_cards(s, me, news):
    """[turn.draw] One card, or as many as the guild looks at. [thieves.ability] [scholars.ability]"""
    n = min(LOOKS[s.guild[me]], pile_size(s))
    to = HAND + me if n == 1 else ASIDE
    tell(news, N_LOOKS, me, n, 0, 0)
    for _ in range(n):
        card = top_card(s)
        draw(s, card, to, 1 << me)
        tell(news, N_DREW, me, KIND[card], 0, 0)
    s.moment = DRAWN if n > 1 else BETWEEN


@fn
def salvage(s, me, news):
    """[craftsmen.ability]"""
    s.moment = BETWEEN
    kind = int(s.discards[s.cards_in[DISCARD] - 1])
    take_from_discards(s, me, kind)
    tell(news, N_SALVAGES, me, kind, 0, 0)


@fn
def discard_from_hand(s, me, kind, news):
    """[turn.discard]"""
    s.moment = BETWEEN
    discard(s, me, card_in(s, kind, HAND + me), news)


@fn
def play_from_hand(s, me, kind, news):
    """[turn.play]"""
    s.moment = BETWEEN
    play_card(s, me, kind, HAND + me, news)


@fn
def pass_turns(s, me, news):
    """[turn.passed]"""
    s.moment, s.passed[me] = BETWEEN, 1
    tell(news, N_PASSES, me, 0, 0, 0)
