"""Effects that last for the turn: what sets them off, and what is then due."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.effects import ANY_SUIT, MOVED
from guildhall.games.guilds_of_london.state import TURNS
from guildhall.games.guilds_of_london.tables import (
    BASIC,
    BASIC_HIRE,
    BASIC_MOVE,
    DO,
    DO_END,
    DUE,
    EVENT,
    MOST,
    SUITS_OF,
    TILE_SUITS,
)


@fn
def begin_lasting(s, row):
    """[lasting.begins] From the next event on, until the end of the turn; copies stack. [lasting.copies]"""
    for n in range(len(s.lasting)):
        if s.lasting[n] == NONE:
            s.lasting[n], s.firings[n] = row, MOST[row]
            return


@fn
def happened(s, me, event, cell):
    """[lasting.events] An own pawn was hired or moved (to a cell): effects that wait for it are set off. [lasting.basic]"""
    s.done[me] |= 1 << event
    if s.stage != TURNS:
        return
    basic = s.row == BASIC_HIRE or s.row == BASIC_MOVE
    if basic and event == MOVED:
        s.aim = cell
    for n in range(len(s.lasting)):
        row = int(s.lasting[n])
        if row == NONE or EVENT[row] != event or s.firings[n] == 0 or (BASIC[row] and not basic):
            continue
        if event == MOVED and SUITS_OF[row] != ANY_SUIT and not SUITS_OF[row] & TILE_SUITS[s.tile[cell]]:
            continue
        if s.firings[n] < 127:
            s.firings[n] -= 1
        for k in range(len(DUE)):
            if DO[row] <= DUE[k] < DO_END[row]:
                s.due[k] += 1


@fn
def next_due(s):
    """The effect that was set off and comes first, or NONE; it is struck off. [lasting.order]"""
    for k in range(len(DUE)):
        if s.due[k]:
            s.due[k] -= 1
            return DUE[k]
    return NONE


@fn
def end_lasting(s):
    """[turn.ends] Nothing lasts longer than the turn."""
    s.any_suit, s.discount, s.extra, s.plays, s.card, s.aim = 0, 0, 0, 0, NONE, NONE
    for n in range(len(s.lasting)):
        s.lasting[n], s.firings[n] = NONE, 0
    for k in range(len(s.due)):
        s.due[k] = 0
