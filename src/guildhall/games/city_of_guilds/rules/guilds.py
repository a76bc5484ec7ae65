"""Guild cards: the once-a-round actions, and what the abilities make of a draw."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.core.knowledge import any_card, draw, everybody, look, move, note_pool, shuffle
from guildhall.games.city_of_guilds.actions import NEWS
from guildhall.games.city_of_guilds.rules.cards import forbids_card, play_card
from guildhall.games.city_of_guilds.rules.pieces import (
    card_in,
    discard_openly,
    earn,
    hand_size,
    pay,
    pile_size,
    take_from_discards,
    top_card,
)
from guildhall.games.city_of_guilds.state import (
    ASIDE,
    BETWEEN,
    CONJURE,
    DISCARD,
    DRAW,
    HAND,
    OTHER,
    PLAY,
    RULES,
    SEARCH,
    SEARCHED,
    SIFTED,
    STOLEN,
    THEFT,
    TOP,
    TRASH,
)
from guildhall.games.city_of_guilds.tables import (
    BUILDING_KIND,
    CONJURED,
    GUILD_ACTION,
    GUILD_ACTIONS,
    HAND_LIMIT,
    KIND,
    LEAVES,
    N_CARDS,
    PUT_BACK_GOLD,
    SALE,
    TRASH_PRICE,
)

N_FOUND, N_KEEPS, N_LOOKS, N_LOST = NEWS["found"], NEWS["keeps"], NEWS["looks"], NEWS["lost"]
N_PUTS_BACK, N_SEARCHES, N_SELLS = NEWS["puts_back"], NEWS["searches"], NEWS["sells"]
N_STEALS, N_TAKES, N_TRASHES = NEWS["steals"], NEWS["takes"], NEWS["trashes"]
SELL, TRASH_SEARCH, CONJURING, DISCARD_SEARCH, STEAL, DRAW_SEARCH = range(len(GUILD_ACTIONS))
ON_TOP, ON_DISCARDS, ON_TRASH = range(3)  # where `leave` puts the other card
ONCE, NOT_NOW = RULES["turn.guild_action"], RULES["table.not_now"]
SEARCH_EMPTY, SEARCH_HAND, SEARCH_TAKE = RULES["search.empty"], RULES["search.hand"], RULES["search.take"]
BANKERS, THIEVES, THIEVES_TRASH = RULES["bankers.action"], RULES["thieves.action"], RULES["thieves.trash"]
MAGICIANS, WAIVE, KEEP = RULES["magicians.action"], RULES["magicians.waive"], RULES["draw.keep"]


@leaf
def searched_pile(s, me):
    """The zone that this seat's guild searches, or NONE."""
    action = GUILD_ACTION[s.guild[me]]
    if action == TRASH_SEARCH:  # [craftsmen.action]
        return TRASH
    if action == DISCARD_SEARCH:  # [merchants.action]
        return DISCARD
    return DRAW if action == DRAW_SEARCH else NONE  # [scholars.action]


@fn
def forbids_use(s, me):
    """A search, or the Magicians' two cards. [turn.guild_action] [search.empty] [search.hand]"""
    action = GUILD_ACTION[s.guild[me]]
    if s.acted[me] or action == SELL or action == STEAL:
        return ONCE
    size = pile_size(s) if action == CONJURING or action == DRAW_SEARCH else s.cards_in[searched_pile(s, me)]
    if size == 0:
        return SEARCH_EMPTY
    if action != CONJURING and hand_size(s, me) >= HAND_LIMIT:
        return SEARCH_HAND
    return 0


@leaf
def forbids_sale(s, me, building):
    """[bankers.action]"""
    if s.acted[me] or GUILD_ACTION[s.guild[me]] != SELL:
        return ONCE
    return 0 if s.owner[building] == me else BANKERS


@leaf
def forbids_theft(s, me, victim):
    """[thieves.action] [search.hand]"""
    if s.acted[me] or GUILD_ACTION[s.guild[me]] != STEAL:
        return ONCE
    if victim == me or victim >= s.seats or hand_size(s, victim) == 0:
        return THIEVES
    return SEARCH_HAND if hand_size(s, me) >= HAND_LIMIT else 0


@fn
def can_act(s, me):
    """Whether the guild action of a seat without cards is possible; open to everybody. [turn.skip]"""
    if forbids_use(s, me) == 0:
        return True
    for building in range(len(s.owner)):
        if forbids_sale(s, me, building) == 0:
            return True
    for seat in range(s.seats):
        if forbids_theft(s, me, seat) == 0:
            return True
    return False


@fn
def use(s, me, news):
    """Looks into a pile, or draws the Magicians' two cards."""
    s.acted[me] = 1
    tell(news, N_SEARCHES, me, s.guild[me], 0, 0)
    pile = searched_pile(s, me)
    if pile == NONE:
        n = min(CONJURED, pile_size(s))
        tell(news, N_LOOKS, me, n, 0, 0)
        for _ in range(n):
            card = top_card(s)
            draw(s, card, ASIDE, 1 << me)
            tell(news, N_FOUND, me, KIND[card], 0, 0)
        s.moment = CONJURE
        return
    s.moment = SEARCH
    if pile == DRAW:
        shuffle(s, TOP, DRAW)  # a card put back is no longer the top card
    if pile != DISCARD:
        look(s, pile, me)


@leaf
def forbids_take(s, me, kind):
    """[search.take]"""
    return SEARCH_TAKE if card_in(s, kind, searched_pile(s, me)) == NONE else 0


@fn
def take(s, me, kind, news):
    """One card of the searched pile goes to the hand."""
    s.moment = BETWEEN
    pile = searched_pile(s, me)
    if pile == DISCARD:
        take_from_discards(s, me, kind)
        tell(news, N_TAKES, me, kind, 0, 0)
        return
    if pile == TRASH:
        for viewer in range(len(s.may)):
            if viewer != me:
                note_pool(s, viewer, SIFTED, TRASH)
    move(s, card_in(s, kind, pile), HAND + me, 1 << me)
    tell(news, N_FOUND, me, kind, 0, 0)
    if pile == DRAW:
        note_pool(s, me, SEARCHED, DRAW)  # what is left was seen; its order is lost


@fn
def sell(s, me, building, news):
    """[bankers.action] [building.stays]"""
    s.moment, s.acted[me] = BETWEEN, 1
    s.owner[building] = NONE
    s.supply[me] += 1
    move(s, card_in(s, BUILDING_KIND[building], PLAY), TRASH, everybody(s))
    tell(news, N_SELLS, me, building, 0, 0)
    earn(s, me, SALE, news)


@fn
def steal(s, me, victim, news):
    """[thieves.action] Thief and victim know the card."""
    s.moment, s.acted[me] = BETWEEN, 1
    for viewer in range(len(s.may)):
        if viewer != me and viewer != victim:
            note_pool(s, viewer, THEFT, HAND + victim)
    card = any_card(s, HAND + victim, s.streams[STOLEN])
    draw(s, card, HAND + me, 1 << me | 1 << victim)
    tell(news, N_STEALS, me, victim, 0, 0)
    tell(news, N_FOUND, me, KIND[card], 0, 0)
    tell(news, N_LOST, victim, KIND[card], 0, 0)


# The Magicians' two cards.


@fn
def forbids_cast(s, me, kind):
    """[magicians.action]"""
    if card_in(s, kind, ASIDE) == NONE:
        return MAGICIANS
    return forbids_card(s, me, kind)


@fn
def forbids_waive(s, me):
    """[magicians.waive]"""
    if s.cards_in[ASIDE] > 1:
        for card in range(N_CARDS):
            if s.zone[card] == ASIDE and forbids_card(s, me, KIND[card]) == 0:
                return WAIVE
    return 0


@fn
def cast(s, me, kind, news):
    """The other card is discarded face up, then this one is carried out."""
    s.moment = BETWEEN
    played = card_in(s, kind, ASIDE)
    for card in range(N_CARDS):
        if s.zone[card] == ASIDE and card != played:
            s.reveals += 1
            discard_openly(s, me, card, news)
    play_card(s, me, kind, ASIDE, news)


@fn
def waive(s, me, news):
    """All cards aside are discarded face up. [turn.order]"""
    s.moment = BETWEEN
    discard_aside(s, me, news)


@fn
def discard_aside(s, me, news):
    """What is left aside is shown on the discard pile."""
    for card in range(N_CARDS):
        if s.zone[card] == ASIDE:
            s.reveals += 1
            discard_openly(s, me, card, news)


# The cards looked at while drawing.


@leaf
def forbids_keep(s, me, kind):
    """[draw.keep]"""
    return KEEP if card_in(s, kind, ASIDE) == NONE else 0


@fn
def keep(s, me, kind, news):
    """One card goes to the hand; a Scholar who saw two discards the other."""
    move(s, card_in(s, kind, ASIDE), HAND + me, 1 << me)
    tell(news, N_KEEPS, me, kind, 0, 0)
    if s.cards_in[ASIDE] == 1 and not LEAVES[s.guild[me]]:  # [scholars.ability]
        discard_aside(s, me, news)
        s.moment = BETWEEN
    else:
        s.moment = OTHER


@leaf
def forbids_leave(s, me, place):
    """[thieves.ability] [thieves.trash]"""
    if s.cards_in[ASIDE] != 1:
        return NOT_NOW
    return THIEVES_TRASH if place == ON_TRASH and s.gold[me] < TRASH_PRICE else 0


@fn
def leave(s, me, place, news):
    """The other card of a Thief."""
    s.moment = BETWEEN
    if place == ON_DISCARDS:
        discard_aside(s, me, news)
        return
    for card in range(N_CARDS):
        if s.zone[card] == ASIDE:
            move(s, card, TOP if place == ON_TOP else TRASH, 1 << me)
            tell(news, N_PUTS_BACK if place == ON_TOP else N_TRASHES, me, KIND[card], 0, 0)
            break
    if place == ON_TOP:
        earn(s, me, PUT_BACK_GOLD, news)
    else:
        pay(s, me, TRASH_PRICE, news)


@leaf
def forbids_shed(s, me, kind):
    """[scholars.ability] [draw.keep]"""
    if s.cards_in[ASIDE] != 2:
        return NOT_NOW
    return KEEP if card_in(s, kind, ASIDE) == NONE else 0


@fn
def shed(s, me, kind, news):
    """One of a Scholar's two other cards is discarded, the last one goes on top."""
    s.moment = BETWEEN
    discard_openly(s, me, card_in(s, kind, ASIDE), news)
    for card in range(N_CARDS):
        if s.zone[card] == ASIDE:
            move(s, card, TOP, 1 << me)
            tell(news, N_PUTS_BACK, me, KIND[card], 0, 0)
            break
