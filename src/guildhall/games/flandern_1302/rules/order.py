"""The order of play: who is asked what, and what happens between decisions."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.core.moments import Answer, Moment, Moments
from guildhall.core.rng import sow_streams
from guildhall.games.flandern_1302.actions import ACTIONS, NEWS, PARTS
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
    place_cathedral,
    place_master,
)
from guildhall.games.flandern_1302.rules.cards import choose, forbids_play, pick_up
from guildhall.games.flandern_1302.rules.ending import end_game, ending
from guildhall.games.flandern_1302.rules.golden import draw_golden, reveal_golden
from guildhall.games.flandern_1302.rules.marking import (
    legal_builds,
    legal_cathedrals,
    legal_masters,
    legal_plays,
    legal_sites,
    legal_turn,
)
from guildhall.games.flandern_1302.rules.scoring import cover_dead, score_full
from guildhall.games.flandern_1302.rules.two import draw_shared, forbids_draw, forbids_own, two_ending
from guildhall.games.flandern_1302.state import (
    BETWEEN,
    CATHEDRAL,
    CHOOSE,
    DRAWN,
    GOLD,
    LAYOUT,
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
    N_TOWNS,
    PICK_UP,
    SITE_CARD,
)

N_ROUND, N_SPENDS = NEWS["round"], NEWS["spends"]


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


# Two players: an own card or one of the shared pile, in any order. [two.turn]


@fn
def play_own(s, me, card, influence, news):
    """[two.own]"""
    s.own_done, s.stage = 1, OWN
    s.card[me][card] = PLAYED
    s.played[me] = card
    use(s, me, card, s.guild[me], news)


@fn
def use_drawn(s, me, news):
    """[two.draw] [two.guild]"""
    s.drawn_done, s.stage = 1, DRAWN
    side, card = draw_shared(s, me, news)
    use(s, me, card, s.guild[side], news)


BUILDING = (
    Answer("build", forbids_build, build),
    Answer("special", forbids_special_here, build_special),
    Answer("complete", forbids_complete, complete),
)
ASKED = Moments(
    __name__,
    LAYOUT,
    ACTIONS,
    Moment("choose", Answer("play", forbids_play, choose), marks=legal_plays),
    Moment("turn", Answer("play", forbids_own, play_own), Answer("draw", forbids_draw, use_drawn), marks=legal_turn),
    Moment("town", *BUILDING, marks=legal_builds),
    Moment("site", *BUILDING, marks=legal_sites),
    Moment("cathedral", Answer("cathedral", forbids_cathedral, place_cathedral), marks=legal_cathedrals),
    Moment("master", Answer("master", forbids_master, place_master), marks=legal_masters),
    Moment("between"),
    parts=PARTS,
)
forbids, legal, carry_out = ASKED.forbids, ASKED.legal, ASKED.carry_out


@fn
def apply(s, seat, a, news):
    """One step, then on to the next decision."""
    carry_out(s, seat, a, news)
    while s.moment == BETWEEN and not s.over:
        go_on(s, news)


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
