"""How long a game can be."""

from guildhall.core.fields import NONE
from guildhall.games.guilds_of_london.effects import (
    BEADLE,
    HIRE,
    MAYORAL,
    MOVE,
    REPLACE,
    SWAP,
    TO_PLANTATION,
    UNLIMITED,
    Row,
)
from guildhall.games.guilds_of_london.tables import (
    ABILITY,
    ALL_CARDS,
    BASIC_HIRE,
    BASIC_MOVE,
    COPIES,
    DISCARD_COST,
    FIRST_REWARD,
    N_CARDS,
    N_CELLS,
    PAWN_COST,
    PAWNS,
    PLANTATION_REWARD,
    PROGRAM,
    ROUNDS,
    SECOND_REWARD,
    TOKEN_REWARD,
)

QUESTIONS = {MAYORAL: 2, REPLACE: 2, SWAP: 3, BEADLE: 1}  # of steps that do not go pawn by pawn


def pawns_of(row: Row) -> int:
    """Pawns that a step moves or hires at most; nobody has more than all of his."""
    return min(PAWNS, row.n if row.counter == NONE else row.most if row.most < UNLIMITED else PAWNS)


def asks(row: Row) -> int:
    """Questions of a step: which pawn and where to, for each of them, and how many or no more."""
    return 2 * pawns_of(row) + 1 if row.op in (MOVE, HIRE) else QUESTIONS.get(row.op, 0)


def sets_off(row: Row) -> int:
    """Events of a step that lasting effects may wait for. [lasting.events]"""
    return pawns_of(row) if row.op == HIRE or (row.op == MOVE and row.goal != TO_PLANTATION) else 0


def questions(first: int, end: int) -> int:
    """Questions of a program: it only goes forward, so each row is carried out once."""
    return sum(asks(row) for row in PROGRAM.rows[first:end])


def events(first: int, end: int) -> int:
    return sum(sets_off(row) for row in PROGRAM.rows[first:end])


def lasting_rows() -> list[tuple[Row, int]]:
    """What waits for events, and how many copies of it there are."""
    cards = [(PROGRAM.rows[k], int(COPIES[card])) for card in range(N_CARDS) for k in range(*map(int, ABILITY[card]))]
    return [(row, copies) for row, copies in cards if row.do != NONE]


def follows() -> int:
    """Questions that one event can set off. Effects that set off others in turn wait for basic plays, and these for none."""
    every = lasting_rows()
    assert not any(events(row.do, row.do_end) for row, _ in every if not row.basic), "effects could go on for ever"
    now = sum(copies * questions(row.do, row.do_end) for row, copies in every)
    further = sum(copies * events(row.do, row.do_end) for row, copies in every)
    return now * (1 + further)


def most_of(rewards: object) -> int:
    """The most questions of some programs, each with its first row and its end."""
    return max(questions(int(first), int(end)) for first, end in rewards)  # type: ignore[attr-defined]


def longest(seats: int) -> int:
    """Decisions at most.

    A played card stays out until the turn ends [turn.played], so that each is played once in a turn, for its ability or as a
    hire or move. A tile is resolved at most once in a round, after a negotiation that uses up a pawn with every replacement
    and lets everybody stop once [negotiation.once]; then the plantation.
    """
    after = follows()

    def play(first: int, end: int) -> int:
        return 1 + questions(first, end) + events(first, end) * after

    basic = max(play(row, row + 1) for row in (BASIC_HIRE, BASIC_MOVE))
    turn = 1 + ALL_CARDS  # ends, and discards down to the limit of the hand
    for card in range(N_CARDS):
        used = play(*map(int, ABILITY[card])) + int(DISCARD_COST[card]) + int(PAWN_COST[card])
        turn += int(COPIES[card]) * max(basic, used)
    talk = seats + seats * PAWNS
    tile = talk + most_of(FIRST_REWARD) + most_of(TOKEN_REWARD) + most_of(SECOND_REWARD)
    left = most_of(row[:2] for row in PLANTATION_REWARD)
    right = most_of(row[2:] for row in PLANTATION_REWARD)
    growth = talk + left + seats * right
    return seats + int(ROUNDS[seats]) * (seats * turn + N_CELLS * tile + growth)
