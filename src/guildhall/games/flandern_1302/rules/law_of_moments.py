"""What every moment asks, of whom, and with which card: a position in which nobody could go on is none."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.flandern_1302.rules.building import can_act, can_build_cathedral, can_place_master
from guildhall.games.flandern_1302.rules.lawbook import (
    BUILDING,
    ENDED,
    MOMENT,
    NOTHING_TO_DO,
    ORDER,
    PICK_UP_CARD,
    REVEALED,
    STAGE,
    TO_ACT,
    TURN_OF_TWO,
    USING,
)
from guildhall.games.flandern_1302.state import (
    CATHEDRAL,
    CHOOSE,
    DISCARDED,
    DRAWN,
    GOLD,
    HAND,
    MASTER,
    N_SIDES,
    OWN,
    PLAYED,
    SILVER,
    SITE,
    TOWN,
    TURN,
)
from guildhall.games.flandern_1302.tables import (
    CATHEDRAL_CARD,
    IDLE_TURNS,
    MASTER_CARD,
    N_PILES,
    N_TOWNS,
    PICK_UP,
    SITE_CARD,
)


@fn
def broken_moment(s):
    """A game that goes on."""
    if s.ending:
        return ENDED
    of_two = s.moment == TURN
    of_many = s.moment == CHOOSE or s.moment == CATHEDRAL or s.moment == MASTER
    if of_many if s.seats == 2 else of_two:
        return MOMENT
    law = broken_turn(s) if s.seats == 2 else broken_round(s)
    if law:
        return law
    law = broken_order(s)
    if law:
        return law
    law = broken_revealed(s)
    return law if law else broken_use(s)


@fn
def broken_round(s):
    """[round.steps] Three or four: who is asked, in which step."""
    if s.own_done or s.drawn_done or s.idle:
        return TURN_OF_TWO
    if s.moment == CHOOSE:
        if s.to_act == 0 or s.to_act >> s.seats:
            return TO_ACT
        return STAGE if s.stage != SILVER else 0
    if s.stage == GOLD:
        return TO_ACT if s.to_act != 1 << s.first else 0
    if s.stage != SILVER or s.moment == CATHEDRAL or s.moment == MASTER:
        return STAGE
    if s.at == 0 or s.order[s.at - 1] == NONE:
        return ORDER
    return TO_ACT if s.to_act != 1 << s.order[s.at - 1] else 0


@fn
def broken_turn(s):
    """[two.turn] Two: which of the two actions are done, and which is being done."""
    if s.to_act != 1 << s.first:
        return TO_ACT
    if s.idle >= IDLE_TURNS or (s.laid and not s.own_done and not s.drawn_done):
        return TURN_OF_TWO
    if s.moment == TURN:
        if s.own_done and s.drawn_done:
            return TURN_OF_TWO
        return STAGE if s.stage != (OWN if s.own_done else DRAWN if s.drawn_done else SILVER) else 0
    if s.stage != OWN and s.stage != DRAWN:
        return STAGE
    return TURN_OF_TWO if not (s.own_done if s.stage == OWN else s.drawn_done) else 0


@fn
def has_acted(s, seat):
    """Whether the card that a seat has revealed has been used, or is being used."""
    if s.seats == 2:
        return s.own_done and seat == s.first
    for k in range(s.at):
        if s.order[k] == seat:
            return True
    return False


@fn
def broken_revealed(s):
    """[order.reveal] What lies revealed was played; [pickup.all] the pick-up card comes back with the others, at once."""
    influence = 0
    for seat in range(s.seats):
        card, acted = int(s.played[seat]), has_acted(s, seat)
        shown = acted if s.seats == 2 else s.moment != CHOOSE
        if (card != NONE) != shown or (s.played_influence[seat] and not shown):
            return REVEALED
        if card != NONE and card != PICK_UP and s.card[seat][card] != PLAYED:
            return REVEALED
        if s.card[seat][PICK_UP] != (PLAYED if card == PICK_UP and not acted else HAND):
            return PICK_UP_CARD
        influence += s.played_influence[seat]
    return REVEALED if influence > s.influence_gone else 0


@fn
def broken_order(s):
    """[order.most] Every seat once, by influence; nobody while cards are being chosen, and with two."""
    seen, ordered = 0, s.seats > 2 and s.moment != CHOOSE
    for k in range(N_SIDES):
        seat = int(s.order[k])
        if (seat != NONE) != (ordered and k < s.seats):
            return ORDER
        if seat == NONE:
            continue
        if seat >= s.seats or seen >> seat & 1:
            return ORDER
        if k > 0 and s.played_influence[s.order[k - 1]] < s.played_influence[seat]:
            return ORDER
        seen |= 1 << seat
    if not ordered:
        return ORDER if s.at else 0
    return ORDER if s.at > s.seats or (s.stage == GOLD and s.at < s.seats) else 0


@fn
def broken_use(s):
    """[action.must] The card in use: whose it is, for which guild it builds, and that something can be done with it."""
    if s.moment == CHOOSE or s.moment == TURN:
        return USING if s.using != NONE else BUILDING if s.building != NONE else 0
    card = SITE_CARD if s.moment == SITE else CATHEDRAL_CARD if s.moment == CATHEDRAL else MASTER_CARD
    if s.using != card if s.moment != TOWN else s.using == NONE or s.using >= N_TOWNS:
        return USING
    law = broken_source(s)
    if law:
        return law
    if s.moment == CATHEDRAL:
        able = can_build_cathedral(s)
    else:
        able = can_place_master(s, s.guild[s.first]) if s.moment == MASTER else can_act(s)
    return 0 if able else NOTHING_TO_DO


@fn
def broken_source(s):
    """Where the card in use comes from. [golden.reveal] [two.draw]"""
    if s.stage == GOLD:
        shown = 0
        for pile in range(N_PILES):
            shown += s.golden_gone[pile][s.using]
        return USING if shown == 0 else BUILDING if s.building != NONE else 0  # [town.neutral]
    if s.stage == DRAWN:  # [two.guild]
        for side in range(s.seats, N_SIDES):
            if s.building == s.guild[side]:
                return USING if s.shared[side][s.using] != DISCARDED else 0
        return BUILDING
    me = s.first if s.stage == OWN else s.order[s.at - 1]
    if s.using != s.played[me]:
        return USING
    return BUILDING if s.building != s.guild[me] else 0
