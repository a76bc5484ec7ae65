"""The laws of decisions: what must hold of every moment, so that whatever is asked can be answered and carried out."""

from guildhall.core.compile import fn, frozen
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.effects import EACH_TIME
from guildhall.games.guilds_of_london.rules.lawbook import (
    ASKED_LAW,
    LASTING_LAW,
    LEFT_LAW,
    LOOKING_LAW,
    MOMENT_LAW,
    NEUTRAL_LAW,
    PAWN_IN_HAND_LAW,
    PLAYED_LAW,
    PROGRAM_LAW,
    STAGE_LAW,
    TALK_LAW,
    TURN_LAW,
    WINNER_LAW,
)
from guildhall.games.guilds_of_london.rules.negotiation import pawns_there
from guildhall.games.guilds_of_london.rules.pieces import pieces_on
from guildhall.games.guilds_of_london.rules.steps import broken_step
from guildhall.games.guilds_of_london.state import (
    BETWEEN,
    BOTTOM,
    BY_SEAT,
    CHOOSING,
    COLOUR,
    FIRST,
    GIVE,
    HIRING,
    KEEP,
    LEFT,
    LIMIT,
    MAYOR,
    NEGOTIATE,
    PAWN,
    PAY,
    PLANTATION_PHASE,
    RIGHT,
    SECOND,
    STAGES,
    TILE,
    TOKEN,
    TURN,
    TURNS,
    VOTE,
)
from guildhall.games.guilds_of_london.tables import (
    ABILITY,
    BASIC,
    DEALT_MAYORAL,
    DO,
    DO_END,
    DUE,
    GREY,
    MAJORITY,
    MOST,
    N_CARDS,
    OP,
    PAWNS,
    RESOLVES,
    ROUNDS,
    ROWS,
)


def _asked(*moments: int) -> int:
    return sum(1 << moment for moment in moments)


_CARD_MOMENTS = _asked(TURN, PAY, GIVE, PAWN, TILE, COLOUR, KEEP, BOTTOM, LIMIT)
_REWARD_MOMENTS = _asked(PAWN, TILE, KEEP, BOTTOM, HIRING)
ASKED_IN = frozen(
    {
        CHOOSING: _asked(MAYOR),
        TURNS: _CARD_MOMENTS,
        VOTE: _asked(NEGOTIATE),
        PLANTATION_PHASE: _asked(NEGOTIATE),
        **dict.fromkeys((FIRST, TOKEN, SECOND), _REWARD_MOMENTS),
        **dict.fromkeys((LEFT, RIGHT), _asked(KEEP, BOTTOM)),
    }.get(stage, 0)
    for stage in range(len(STAGES))
)  # [stage] set of moments
CARD_OF = frozen(
    next((card for card in range(N_CARDS) if ABILITY[card][0] <= row < ABILITY[card][1]), NONE) for row in range(ROWS)
)  # [row] the card whose ability it belongs to
A_PLAY = 20  # more than any card brings of anything that is counted for the turn


@fn
def broken_moment(s):
    """0, or the law that an open decision breaks. Nobody is asked between moments."""
    if s.moment == BETWEEN or not ASKED_IN[s.stage] >> s.moment & 1:
        return MOMENT_LAW
    law = broken_seats(s)
    if law == 0:
        law = broken_stage(s)
    if law == 0:
        law = broken_turn(s)
    if law == 0:
        law = broken_looks(s)
    if law:
        return law
    if s.moment == MAYOR:
        return LEFT_LAW if s.floor else broken_idleness(s)
    return broken_negotiation(s) if s.moment == NEGOTIATE else broken_step(s)


@fn
def broken_idleness(s):
    """While mayoral cards are chosen at the set-up, or pawns replaced, nothing is being carried out."""
    if s.row != NONE or s.resume != NONE or s.until != NONE:
        return PROGRAM_LAW
    if s.left or s.begun:
        return LEFT_LAW
    return PAWN_IN_HAND_LAW if s.origin != NONE or s.goal != NONE or s.aim != NONE else 0


@fn
def broken_seats(s):
    """One seat is asked, and the right one; at the set-up several are."""
    if s.round_no == 0 or s.round_no > ROUNDS[s.seats]:
        return ASKED_LAW
    if s.moment == MAYOR:
        asked = s.to_act and s.to_act < 1 << s.seats
        return 0 if asked and s.actor == NONE and s.turn == 0 and s.round_no == 1 else ASKED_LAW
    if s.actor == NONE or s.actor >= s.seats or s.to_act != 1 << s.actor:
        return ASKED_LAW
    if s.stage == TURNS:
        return 0 if s.turn < s.seats and s.order[s.turn] == s.actor else ASKED_LAW
    return 0 if s.turn == s.seats else ASKED_LAW


# The part of the round.


@fn
def broken_stage(s):
    """What is being resolved, when, and for whom."""
    stage = s.stage
    on_tile = stage == VOTE or stage == FIRST or stage == TOKEN or stage == SECOND
    if (s.resolving != NONE) != on_tile:
        return STAGE_LAW
    if on_tile and (not s.up >> s.resolving & 1 or not RESOLVES[s.seats][s.round_no]):
        return STAGE_LAW
    growing = stage == PLANTATION_PHASE or stage == LEFT or stage == RIGHT
    if growing and not GREY[s.seats][s.round_no] and not (s.seats == 2 and s.up == 0):
        return STAGE_LAW
    if s.winner >= s.seats or s.runner_up >= s.seats or s.rewarded >= 1 << s.seats:
        return WINNER_LAW
    if stage == FIRST or stage == TOKEN or stage == SECOND:
        rewarded = s.winner if stage == FIRST else s.runner_up
        sound = s.winner != NONE and s.winner != s.runner_up and s.actor == rewarded and s.rewarded == 0
    elif stage == LEFT or stage == RIGHT:
        sound = s.runner_up == NONE and broken_growth(s) == 0
    else:
        sound = s.winner == NONE and s.runner_up == NONE and s.rewarded == 0
    return 0 if sound else WINNER_LAW


@fn
def broken_growth(s):
    """The rewards of the plantation: those who get one have a pawn there. [plantation.nobody]"""
    if s.winner == NONE or s.actor != s.winner or (s.rewarded >> s.winner & 1) != (s.stage == RIGHT):
        return WINNER_LAW
    for seat in range(s.seats):
        if (s.rewarded >> seat & 1 or seat == s.winner) and s.plantation[seat] == 0:
            return WINNER_LAW
        if s.stage == LEFT and seat != s.winner and s.plantation[seat] >= s.plantation[s.winner]:
            return WINNER_LAW
    return WINNER_LAW if s.stage == LEFT and s.rewarded & (s.rewarded - 1) else 0


@fn
def broken_negotiation(s):
    """[negotiation.order] [negotiation.skip] Whoever negotiates has a neutral pawn and something to replace."""
    law = broken_idleness(s)
    if law:
        return law
    if s.stage == VOTE and pieces_on(s, s.resolving) + s.standing_in < MAJORITY[s.tile[s.resolving]]:
        return STAGE_LAW
    if s.talker >= s.seats or s.talk[s.talker] != s.actor or s.stock[s.actor] == 0:
        return TALK_LAW
    if s.floor and s.negotiation != BY_SEAT:
        return TALK_LAW
    for colour in range(s.floor, s.seats):
        if pawns_there(s, colour):
            return 0
    return TALK_LAW


# What a turn has brought about so far.


@fn
def broken_turn(s):
    """Cards played, and what lasts for the turn."""
    played = 0
    for card in range(N_CARDS):
        played += s.played[card]
    in_turn = s.stage == TURNS and s.moment != LIMIT
    if played != s.plays or (played and not in_turn):
        return PLAYED_LAW
    carried = in_turn and s.moment != TURN
    if (s.card != NONE) != carried or (carried and s.played[s.card] == 0):
        return PLAYED_LAW
    if s.any_suit > s.plays or s.discount > A_PLAY * s.plays or s.extra > A_PLAY * s.plays:
        return TURN_LAW
    if s.standing_in and s.moment != NEGOTIATE:
        return NEUTRAL_LAW
    return broken_lasting(s)


@fn
def broken_lasting(s):
    """[lasting.begins] [lasting.copies] Every effect in force is of a card that was played, and so is what is due."""
    for n in range(len(s.lasting)):
        row = int(s.lasting[n])
        if row == NONE:
            if s.firings[n] or (n + 1 < len(s.lasting) and s.lasting[n + 1] != NONE):
                return LASTING_LAW
            continue
        if row >= ROWS or OP[row] != EACH_TIME or CARD_OF[row] == NONE or s.firings[n] > MOST[row]:
            return LASTING_LAW
        if copies_in_force(s, row, row + 1) > s.played[CARD_OF[row]]:
            return LASTING_LAW
    for k in range(len(DUE)):
        if s.due[k] and (s.card == NONE or s.moment == PAY or s.moment == GIVE):
            return LASTING_LAW
        if s.due[k] > most_due(s, DUE[k]):
            return LASTING_LAW
    return 0


@fn
def copies_in_force(s, first, until):
    """Effects in force whose row is in a range."""
    n = 0
    for k in range(len(s.lasting)):
        n += first <= s.lasting[k] < until
    return n


@fn
def most_due(s, due):
    """How often a row can be due: once a copy with a card played for it, else once a copy and pawn."""
    n = 0
    for k in range(len(s.lasting)):
        row = int(s.lasting[k])
        if row != NONE and DO[row] <= due < DO_END[row]:
            n += 1 if BASIC[row] else PAWNS
    return n


# Mayoral cards.


@fn
def broken_looks(s):
    """[setup.mayoral] [mayoral.keep] [mayoral.bottom] Only who is choosing looks at mayoral cards."""
    for seat in range(s.seats):
        if s.moment == MAYOR:
            asked = s.to_act >> seat & 1
            if s.looking[seat] != DEALT_MAYORAL - 1 + asked or s.kept_count[seat] != 1 - asked:
                return LOOKING_LAW
        elif seat == s.actor and s.moment == KEEP:
            if s.looking[seat] < 2:
                return LOOKING_LAW
        elif s.looking[seat] != (2 if seat == s.actor and s.moment == BOTTOM else 0):
            return LOOKING_LAW
    return 0
