"""Refusals with their numbers, and who sees what."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.games.city_of_guilds.actions import A_CAST, A_DISCARD, A_GUILD, A_PLAY, A_TAKE, ARGUMENTS, N_ACTIONS
from guildhall.games.city_of_guilds.rules.cards import BUILDING_COST, CARD_COST, CARD_FULL, GAIN_FULL, cost
from guildhall.games.city_of_guilds.rules.guild_choice import GUILD_SINGLE, holder
from guildhall.games.city_of_guilds.rules.guilds import SEARCH_HAND, THIEVES_TRASH, searched_pile
from guildhall.games.city_of_guilds.rules.order import forbids
from guildhall.games.city_of_guilds.rules.pieces import hand_size, pile_size
from guildhall.games.city_of_guilds.rules.resolving import REMOVE_MUST
from guildhall.games.city_of_guilds.rules.turn import PASS_HAND, PASS_PILE, TURN_DRAW
from guildhall.games.city_of_guilds.state import ASIDE, CONJURE, DISCARD, DRAWN, HAND, OTHER, PLAY, SEARCH
from guildhall.games.city_of_guilds.tables import COST, PLACE, PRICE, TRASH_PRICE, TRASHES


@fn
def refusal(s, seat, a, why):
    """0, or the first rule in the order of the rulebook that forbids it; `why` holds what it is about."""
    why[0], why[1], why[2], why[3] = NONE, NONE, NONE, NONE
    rule = forbids(s, seat, a)
    if rule == 0:
        return 0
    kind = NONE
    if 0 <= a < N_ACTIONS:
        why[0], why[1] = ARGUMENTS[a][0], ARGUMENTS[a][1]
        kind = ARGUMENTS[a][0]
    if rule == GUILD_SINGLE:
        why[1] = holder(s, a - A_GUILD)
    elif rule == TURN_DRAW or rule == PASS_HAND or rule == SEARCH_HAND:
        why[0] = hand_size(s, seat)
    elif rule == PASS_PILE:
        why[0] = pile_size(s)
    elif rule == BUILDING_COST or rule == CARD_COST:
        why[1], why[2] = cost(s, seat, kind), s.gold[seat]
    elif rule == GAIN_FULL:
        why[1], why[2], why[3] = PLACE[kind], COST[kind] + PRICE[kind], s.gold[seat]
    elif rule == CARD_FULL:
        why[1] = PLACE[kind]
    elif rule == THIEVES_TRASH:
        why[0], why[1] = TRASH_PRICE, s.gold[seat]
    elif rule == REMOVE_MUST:
        why[0] = s.playing
    return rule


@leaf
def sees(s, zone, viewer):
    """[turn.hands] Who sees the cards that lie in a zone."""
    if zone == DISCARD or zone == PLAY or zone == HAND + viewer:
        return 1
    if viewer != s.turn:
        return 0
    if s.moment == SEARCH:
        return int(zone == searched_pile(s, viewer))
    return int(zone == ASIDE and (s.moment == DRAWN or s.moment == OTHER or s.moment == CONJURE))


@leaf
def open_move(s, seat, a):
    """Whether all may read which card a move names: not what is trashed, kept, or found in a hidden pile."""
    if A_DISCARD <= a < A_PLAY:
        return int(TRASHES[s.guild[seat]] == 0)
    if A_TAKE <= a < A_CAST:
        return int(searched_pile(s, seat) == DISCARD)
    return 1
