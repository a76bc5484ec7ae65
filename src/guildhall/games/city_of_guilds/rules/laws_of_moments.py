"""What is true of every moment: that what is asked for is there, so that every position can be played on."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.city_of_guilds.rules.cards import (
    BUILD,
    EXCHANGE,
    INFLUENCE,
    SHIFT,
    can_exchange,
    can_shift,
    has_partner,
    has_target,
)
from guildhall.games.city_of_guilds.rules.guilds import CONJURING, can_act, searched_pile
from guildhall.games.city_of_guilds.rules.pieces import card_in, hand_size, is_full, pile_size
from guildhall.games.city_of_guilds.rules.resolving import forbids_from
from guildhall.games.city_of_guilds.state import (
    ASIDE,
    CONJURE,
    DISCARD,
    DRAW,
    DRAWN,
    FROM,
    GUILD,
    OTHER,
    PLAY,
    RESOLVE,
    SEARCH,
    SWAP,
    TO,
    TOP,
    TRASH,
    TURN,
    WITH,
)
from guildhall.games.city_of_guilds.tables import (
    AMONG,
    AMONG_ORDER,
    BUILDING,
    CONJURED,
    EACH,
    EFFECT,
    GUILD_ACTION,
    HAND_LIMIT,
    KEPT_CARDS,
    LEAVES,
    LOOKS,
    N_AREAS,
    PLACE,
    PRICE,
)

LAWS_OF_MOMENTS = (
    "passed: nobody passes while the draw pile has cards or with more than one card in hand, and who has passed is not"
    " asked again in this round",
    "moment, guild: guilds are chosen from the Mayor on, before any card is dealt, with one card kept at the most",
    "moment, turn: a seat without a draw pile, a card and a possible guild action has no turn",
    "moment, cards_in: these are not the cards that the guild of the seat on turn looks at while drawing",
    "moment, cards_in: the seat on turn does not search a pile now: not by its guild, with a full hand, or an empty pile",
    "moment, cards_in: these are not the cards that the Magicians have drawn by their action",
    "moment, playing, picked_area, picked_side, scope: the card being carried out does not ask for this",
    "playing, zone: the card being carried out does not lie where played cards go",
    "moment, influence: the card being carried out finds no cube to take away, to move or to exchange",
    "moment, gold, supply: the seat on turn lacks the gold or the cube for what it is asked",
    "depth, stack: the areas that wait are not those that the card being carried out still has to empty",
)
PASSED, CHOOSING, IDLE, LOOKING, SEARCHING, CONJURED_LAW, ASKS, LIES, TARGETS, MEANS, WAITING = range(
    1, len(LAWS_OF_MOMENTS) + 1
)


@fn
def broken_moment(s):
    """0, or the place of a law in LAWS_OF_MOMENTS that does not hold. The game is not over."""
    for seat in range(s.seats):
        looked = s.moment == DRAWN or s.moment == OTHER or s.moment == CONJURE  # there was a pile before
        if s.passed[seat] and (seat == s.turn or looked or pile_size(s) or hand_size(s, seat) > KEPT_CARDS):
            return PASSED
    if s.moment == GUILD:
        law = 0 if choosing_fits(s) else CHOOSING
    elif s.moment == TURN:
        law = 0 if pile_size(s) or hand_size(s, s.turn) or can_act(s, s.turn) else IDLE
    elif s.moment == SEARCH:
        law = 0 if search_fits(s) else SEARCHING
    elif s.moment == DRAWN or s.moment == OTHER:
        law = 0 if drawing_fits(s) else LOOKING
    elif s.moment == CONJURE:
        fits = GUILD_ACTION[s.guild[s.turn]] == CONJURING and s.acted[s.turn] and of_the_pile(s, CONJURED)
        law = 0 if fits else CONJURED_LAW
    else:
        return broken_card(s)
    if law:
        return law
    if s.playing != NONE or s.picked_area != NONE or s.picked_side != NONE or s.scope:
        return ASKS
    return WAITING if stack_in_use(s, 0) else 0


@fn
def choosing_fits(s):
    """[guild.order] [round.shuffle] Who comes before the seat on turn has a guild; only hands and buildings are dealt."""
    for k in range(s.seats):
        seat = (s.mayor + k) % s.seats
        if (s.guild[seat] != NONE) != (k < (s.turn - s.mayor) % s.seats) or hand_size(s, seat) > KEPT_CARDS:
            return False
    return pile_size(s) + s.cards_in[DISCARD] + s.cards_in[TRASH] == 0


@fn
def search_fits(s):
    """[search.empty] [search.hand] [turn.guild_action] A card put back on top is shuffled into the searched draw pile."""
    pile = searched_pile(s, s.turn)
    if pile == NONE or not s.acted[s.turn] or s.cards_in[pile] == 0 or hand_size(s, s.turn) >= HAND_LIMIT:
        return False
    return pile != DRAW or s.cards_in[TOP] == 0


@fn
def of_the_pile(s, n):
    """So many cards lie aside, or fewer because the draw pile had no more; never one on top, for it was drawn first."""
    aside = s.cards_in[ASIDE]
    return s.cards_in[TOP] == 0 and 0 < aside <= n and (aside == n or s.cards_in[DRAW] == 0)


@fn
def drawing_fits(s):
    """[thieves.ability] [scholars.ability] Two or three cards; after one was kept the others."""
    looks, leaves = LOOKS[s.guild[s.turn]], LEAVES[s.guild[s.turn]]
    if s.moment == DRAWN:
        return of_the_pile(s, looks) and s.cards_in[ASIDE] > 1 and hand_size(s, s.turn) < HAND_LIMIT
    return of_the_pile(s, looks - 1) and (s.cards_in[ASIDE] > 1 or leaves) and hand_size(s, s.turn) > 0


@fn
def stack_in_use(s, depth):
    """Whether anything waits that should not: from this depth on the stack is empty."""
    for k in range(depth, len(s.stack)):
        if s.stack[k]:
            return True
    return s.depth != depth


@fn
def broken_card(s):
    """A card is being carried out."""
    kind, me = int(s.playing), int(s.turn)
    if kind == NONE or (s.picked_area != NONE) != (s.moment == TO or s.moment == WITH):
        return ASKS
    if (s.picked_side != NONE) != (s.moment == WITH) or (s.scope != 0) != (s.moment == RESOLVE):
        return ASKS
    if card_in(s, kind, PLAY if EFFECT[kind] == BUILD else TRASH) == NONE:
        return LIES
    if s.moment == RESOLVE:
        return broken_removal(s, me, kind)
    if stack_in_use(s, 0):
        return WAITING
    if s.moment == FROM or s.moment == TO:  # [card.shift]
        if EFFECT[kind] != SHIFT:
            return ASKS
        fits = can_shift(s, me) if s.moment == FROM else forbids_from(s, me, int(s.picked_area)) == 0
        return 0 if fits else TARGETS
    if EFFECT[kind] != EXCHANGE:  # [card.swap]
        return ASKS
    if s.moment == SWAP:
        return 0 if can_exchange(s) else TARGETS
    here, side = int(s.picked_area), int(s.picked_side)
    return 0 if s.influence[here][side] and has_partner(s, here, side) else TARGETS


@fn
def broken_removal(s, me, kind):
    """[remove.target] A cube is to be taken away, perhaps for gold, perhaps to place one."""
    if EFFECT[kind] == BUILD:  # [building.full]
        if s.scope != 1 << PLACE[kind] or s.owner[BUILDING[kind]] != me or not is_full(s, PLACE[kind]):
            return ASKS
    elif EFFECT[kind] != INFLUENCE or (not EACH[kind] and s.scope != AMONG[kind]) or AMONG[kind] == 0:
        return ASKS
    if not has_target(s, me, kind, s.scope):
        return TARGETS
    if s.gold[me] < PRICE[kind] or (PLACE[kind] != NONE and s.supply[me] == 0):
        return MEANS
    if EACH[kind]:
        return broken_waiting(s, me, kind)
    return WAITING if stack_in_use(s, 0) else 0


@fn
def broken_waiting(s, me, kind):
    """[card.target] One area now; all later ones of the card where a cube can go wait, the next of them last."""
    depth = int(s.depth)
    for k in range(N_AREAS - 1, -1, -1):
        area = AMONG_ORDER[kind][k]
        if area == NONE:
            continue
        if s.scope == 1 << area:
            return WAITING if depth or stack_in_use(s, int(s.depth)) else 0
        if has_target(s, me, kind, 1 << area):
            # The stack holds the later areas from the bottom: the last of the card first.
            if depth == 0 or s.stack[s.depth - depth] != area:
                return WAITING
            depth -= 1
    return ASKS
