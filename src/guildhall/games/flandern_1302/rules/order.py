"""The order of play: who is asked what, and what happens between decisions."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import NOT_NOW, out_of_turn, tell
from guildhall.core.rng import sow_streams
from guildhall.games.flandern_1302.actions import (
    A_DRAW,
    A_PLAY,
    N_ACTIONS,
    N_COUNTS,
    N_ROUND,
    N_SPENDS,
    PARTS,
    TOWN_SPAN,
    V_BUILD,
    V_CATHEDRAL,
    V_COMPLETE,
    V_DRAW,
    V_MASTER,
    V_PLAY,
    V_SPECIAL,
)
from guildhall.games.flandern_1302.rules.building import (
    build,
    build_special,
    can_act,
    can_build_cathedral,
    can_place_master,
    complete,
    forbids_build,
    forbids_cathedral,
    forbids_complete,
    forbids_master,
    forbids_special_here,
    legal_in_town,
    legal_pieces,
    place_cathedral,
    place_master,
)
from guildhall.games.flandern_1302.rules.cards import choose, forbids_play, pick_up, reveal
from guildhall.games.flandern_1302.rules.ending import end_game, ending
from guildhall.games.flandern_1302.rules.golden import draw_golden, reveal_golden
from guildhall.games.flandern_1302.rules.scoring import cover_dead, score_full
from guildhall.games.flandern_1302.rules.two import draw_shared, forbids_draw, forbids_own, two_ending
from guildhall.games.flandern_1302.state import (
    BETWEEN,
    CATHEDRAL,
    CHOOSE,
    DRAWN,
    GOLD,
    HAND,
    MASTER,
    OWN,
    PLAYED,
    SILVER,
    SITE,
    TOWN,
    TURN,
)
from guildhall.games.flandern_1302.tables import (
    CATHEDRAL_CARD,
    MASTER_CARD,
    N_CARDS,
    N_TOWNS,
    PICK_UP,
    SITE_CARD,
)


@fn
def forbids(s, me, a):
    """0, or the first rule that forbids a move."""
    rule = out_of_turn(s, me, a, N_ACTIONS)
    if rule:
        return rule
    verb, town, spot, moment = PARTS[a][0], PARTS[a][1], PARTS[a][2], s.moment
    if verb == V_PLAY and (moment == CHOOSE or moment == TURN):
        card, influence = (a - A_PLAY) // N_COUNTS, (a - A_PLAY) % N_COUNTS
        return forbids_play(s, me, card, influence) if moment == CHOOSE else forbids_own(s, me, card, influence)
    if verb == V_DRAW and moment == TURN:
        return forbids_draw(s)
    if moment == TOWN or moment == SITE:
        if verb == V_BUILD:
            return forbids_build(s, town, spot, PARTS[a][3])
        if verb == V_SPECIAL:
            return forbids_special_here(s, town, spot)
        if verb == V_COMPLETE:
            return forbids_complete(s, town, spot)
    if verb == V_CATHEDRAL and moment == CATHEDRAL:
        return forbids_cathedral(s, town, spot)
    if verb == V_MASTER and moment == MASTER:
        return forbids_master(s, town, spot, s.guild[me])
    return NOT_NOW


@fn
def legal(s, seat, mask):
    """Marks the legal moves in the range of the present moment."""
    low, high, n = A_PLAY, A_DRAW + 1, 0
    if s.moment == TOWN:
        low, high = TOWN_SPAN[s.using][0], TOWN_SPAN[s.using][1]
    elif s.moment != CHOOSE and s.moment != TURN:
        low, high = TOWN_SPAN[0][0], TOWN_SPAN[N_TOWNS - 1][1]
    for a in range(low, high):
        mask[a] = 0
    if not s.to_act >> seat & 1:
        return low, high, n
    if s.moment == TOWN:
        n = legal_in_town(s, s.using, mask)
    elif s.moment == SITE:
        for town in range(N_TOWNS):
            n += legal_in_town(s, town, mask)
    elif s.moment == CATHEDRAL:
        n = legal_pieces(s, mask, NONE)
    elif s.moment == MASTER:
        n = legal_pieces(s, mask, s.guild[seat])
    else:
        if s.moment == CHOOSE or not s.own_done:
            for card in range(N_CARDS):
                if s.card[seat][card] == HAND:
                    for influence in range(s.influence[seat] + 1):
                        mask[A_PLAY + card * N_COUNTS + influence] = 1
                        n += 1
        if s.moment == TURN and not s.drawn_done:
            mask[A_DRAW] = 1
            n += 1
    return low, high, n


@fn
def apply(s, seat, a, news):
    """One step, then on to the next decision."""
    if s.moment == CHOOSE:
        choose(s, seat, (a - A_PLAY) // N_COUNTS, (a - A_PLAY) % N_COUNTS)
        if s.to_act:
            return
        reveal(s, news)
        s.stage, s.moment = SILVER, BETWEEN
    elif s.moment == TURN:
        take_turn(s, seat, a, news)
    else:
        carry_out(s, seat, PARTS[a][0], PARTS[a][1], PARTS[a][2], PARTS[a][3], news)
        s.moment = BETWEEN
    while s.moment == BETWEEN and not s.over:
        go_on(s, news)


@fn
def carry_out(s, me, verb, town, spot, kind, news):
    """What the card in use does."""
    if verb == V_BUILD:
        build(s, me, town, spot, kind, news)
    elif verb == V_SPECIAL:
        build_special(s, me, town, spot, news)
    elif verb == V_COMPLETE:
        complete(s, me, town, spot, news)
    elif verb == V_CATHEDRAL:
        place_cathedral(s, me, town, spot, news)
    else:
        place_master(s, me, town, spot, news)


@fn
def use(s, me, card, building, news):
    """[action.must] The card asks its player, acts by itself, or [action.spent] is spent for nothing."""
    s.using, s.building, s.moment = card, building, BETWEEN
    if card == PICK_UP:
        pick_up(s, me, news)
        return
    if card < N_TOWNS:
        s.moment = TOWN
        able = can_act(s)
    elif card == SITE_CARD:
        s.moment = SITE
        able = can_act(s)
    elif card == CATHEDRAL_CARD:
        s.moment = CATHEDRAL
        able = can_build_cathedral(s)
    elif card == MASTER_CARD:
        s.moment = MASTER
        able = can_place_master(s, s.guild[me])
    else:
        return  # influence has gone to the hand already
    if able:
        s.to_act = 1 << me
    else:
        s.moment = BETWEEN
        tell(news, N_SPENDS, me, card, 0, 0)


@fn
def go_on(s, news):
    """[round.steps] The next card, the golden card, the end of the round; with two the other action or the next turn."""
    if s.seats == 2:
        if s.own_done and s.drawn_done:
            end_turn(s, news)
        else:
            s.moment, s.to_act = TURN, 1 << s.first
            s.using, s.building = NONE, NONE
    elif s.stage == SILVER and s.at < s.seats:
        seat = int(s.order[s.at])
        s.at += 1
        use(s, seat, s.played[seat], s.guild[seat], news)
    elif s.stage == SILVER:
        s.stage = GOLD
        golden = reveal_golden(s, news)
        if golden != NONE:
            use(s, s.first, golden, NONE, news)  # [town.neutral]
    else:
        end_round(s, news)


@fn
def end_round(s, news):
    """6. Covers, points, the end or the next starting player. [round.next]"""
    cover_dead(s, news)
    score_full(s, news)
    rule = ending(s)
    if rule:
        end_game(s, rule, news)
        return
    clear_round(s)
    tell(news, N_ROUND, s.round_no, s.first, 0, 0)
    draw_golden(s, news)
    s.moment, s.to_act = CHOOSE, (1 << s.seats) - 1


@fn
def clear_round(s):
    """The next round, or the next turn: who begins it, and nothing left of the last one."""
    s.round_no += 1
    sow_streams(s)
    s.first = (s.first + 1) % s.seats
    s.using, s.building, s.at, s.stage = NONE, NONE, 0, SILVER
    for seat in range(s.seats):
        s.played[seat], s.played_influence[seat], s.order[seat] = NONE, 0, NONE


# Two players.


@fn
def take_turn(s, me, a, news):
    """[two.turn] An own card or one of the shared pile, in any order."""
    if a == A_DRAW:
        s.drawn_done, s.stage = 1, DRAWN
        side, card = draw_shared(s, me, news)
        use(s, me, card, s.guild[side], news)  # [two.guild]
    else:
        card = (a - A_PLAY) // N_COUNTS
        s.own_done, s.stage = 1, OWN
        s.card[me][card] = PLAYED
        s.played[me] = card
        use(s, me, card, s.guild[me], news)


@fn
def end_turn(s, news):
    """[two.score] Covers and points when both actions are done, then the end or the other player's turn."""
    cover_dead(s, news)
    score_full(s, news)
    s.idle = 0 if s.laid else s.idle + 1
    rule = two_ending(s)
    if rule:
        end_game(s, rule, news)
        return
    clear_round(s)
    s.own_done, s.drawn_done, s.laid = 0, 0, 0
    tell(news, N_ROUND, s.round_no, s.first, 0, 0)
    s.moment, s.to_act = TURN, 1 << s.first
