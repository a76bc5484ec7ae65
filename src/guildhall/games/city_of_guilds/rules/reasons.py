"""Refusals with what they are about, what stands in the way and what would do; and who sees what."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.games.city_of_guilds.actions import (
    ABSENT,
    ACTIONS,
    ARGUMENTS,
    EMPTY,
    GOLD_SHORT,
    GUILD_MATTERS,
    N_ACTIONS,
    NO_CUBE,
    NO_SPACE,
    NOT_DRAWN,
    NOT_LEFT,
    OWN,
    OWNED,
    PILES,
    RULER_IS_NONE,
    SELF,
    UNBUILT,
    USED,
)
from guildhall.games.city_of_guilds.rules.cards import (
    BUILDING_COST,
    CARD_COST,
    CARD_FULL,
    CARD_SHIFT,
    GAIN_FULL,
    cost,
    forbids_card,
    has_target,
)
from guildhall.games.city_of_guilds.rules.choices import forbidden_choice
from guildhall.games.city_of_guilds.rules.guild_choice import GUILD_REPEAT, GUILD_SINGLE, guild_not_had, holder
from guildhall.games.city_of_guilds.rules.guilds import (
    BANKERS,
    KEEP,
    ONCE,
    SEARCH_EMPTY,
    SEARCH_HAND,
    SEARCH_TAKE,
    THIEVES,
    THIEVES_TRASH,
    WAIVE,
    searched_pile,
)
from guildhall.games.city_of_guilds.rules.order import forbids
from guildhall.games.city_of_guilds.rules.pieces import hand_size, pile_size
from guildhall.games.city_of_guilds.rules.turn import PASS_HAND, PASS_PILE, SALVAGE, TURN_DRAW
from guildhall.games.city_of_guilds.state import (
    ASIDE,
    CONJURE,
    DISCARD,
    DRAWN,
    HAND,
    OTHER,
    PLAY,
    RESOLVE,
    SEARCH,
    TRASH,
)
from guildhall.games.city_of_guilds.tables import (
    AMONG,
    COST,
    KIND,
    N_AREAS,
    N_CARDS,
    PLACE,
    PRICE,
    SALVAGES,
    TRASH_PRICE,
    TRASHES,
)

A_CAST, A_DISCARD, A_PLAY, A_TAKE = ACTIONS["cast"], ACTIONS["discard"], ACTIONS["play"], ACTIONS["take"]
IN_DRAW, IN_DISCARD, IN_TRASH = range(len(PILES))


@fn
def refusal(s, seat, a, why):
    """0, or the first rule in the order of the rulebook that forbids it; `why` holds what REASONS says of it."""
    why[0], why[1], why[2], why[3] = NONE, NONE, NONE, NONE
    rule = forbids(s, seat, a)
    if rule == 0 or a < 0 or a >= N_ACTIONS:
        return rule
    why[0], why[1] = ARGUMENTS[a][0], ARGUMENTS[a][1]
    if s.moment >= RESOLVE:
        forbidden_choice(s, seat, rule, why)
    elif rule == GUILD_SINGLE:
        why[1] = holder(s, why[0])
    elif rule == GUILD_REPEAT:
        why[1] = guild_not_had(s, seat)
    elif rule == TURN_DRAW or rule == PASS_HAND or rule == SEARCH_HAND:
        why[0] = hand_size(s, seat)
    elif rule == PASS_PILE:
        why[0] = pile_size(s)
    elif rule == THIEVES_TRASH:
        why[0], why[1] = TRASH_PRICE, s.gold[seat]
    elif rule == KEEP:
        why[1] = NOT_LEFT if s.moment == OTHER else NOT_DRAWN
    elif not forbidden_by_guild(s, seat, rule, why):
        forbidden_card(s, seat, rule, why)
    return rule


@fn
def forbidden_by_guild(s, me, rule, why):
    """What a guild cannot do; whether it was this."""
    if rule == ONCE:
        why[0], why[1] = s.guild[me], USED if s.acted[me] else GUILD_MATTERS
    elif rule == SALVAGE:
        why[0], why[1] = s.guild[me], EMPTY if SALVAGES[s.guild[me]] else GUILD_MATTERS
    elif rule == BANKERS:
        built = s.owner[why[0]] != NONE
        why[1], why[2] = s.owner[why[0]] if built else me, OWNED if built else UNBUILT
    elif rule == THIEVES:
        why[1] = SELF if why[0] == me else EMPTY if why[0] < s.seats else RULER_IS_NONE if s.seats == 1 else ABSENT
    elif rule == WAIVE:
        for card in range(N_CARDS):
            if s.zone[card] == ASIDE and forbids_card(s, me, KIND[card]) == 0:
                why[0] = KIND[card]
    elif rule == SEARCH_EMPTY:
        why[0] = pile_of(s, me)
    elif rule == SEARCH_TAKE:
        why[1] = pile_of(s, me)
    else:
        return False
    return True


@leaf
def pile_of(s, me):
    """The place in PILES of what this seat's guild looks into."""
    pile = searched_pile(s, me)
    return IN_DISCARD if pile == DISCARD else IN_TRASH if pile == TRASH else IN_DRAW


@fn
def forbidden_card(s, me, rule, why):
    """What keeps a card from being played; why[0] is its kind."""
    kind = why[0]
    if rule == BUILDING_COST or rule == CARD_COST:
        why[1], why[2] = cost(s, me, kind), s.gold[me]
    elif rule == GAIN_FULL:
        stuck = not has_target(s, me, kind, AMONG[kind])
        why[0], why[1], why[2], why[3] = PLACE[kind], COST[kind] + PRICE[kind], s.gold[me], OWN if stuck else GOLD_SHORT
    elif rule == CARD_FULL:
        why[1] = PLACE[kind]
    elif rule == CARD_SHIFT:
        why[1] = NO_CUBE
        for area in range(N_AREAS):
            if s.influence[area][me]:
                why[1] = NO_SPACE


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
