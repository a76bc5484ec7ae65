"""What the rules of every game use: how a game begins, whose turn it is, news, decisions that wait, who has won."""

from guildhall.core.compile import fn, leaf
from guildhall.core.rng import sow_streams
from guildhall.core.rulebook import OF_THE_TABLE, Rulebook

N_NEWS = 160  # rows of the buffer of news; row 0 counts
NEWS_WIDTH, N_WHY = 5, 4  # what, and up to four arguments; arguments of a reason

_OF_THE_TABLE = Rulebook(OF_THE_TABLE)  # every rulebook begins with these, so they have the same numbers everywhere
TABLE_OVER, TABLE_TURN = _OF_THE_TABLE["table.over"], _OF_THE_TABLE["table.turn"]
UNKNOWN_MOVE, NOT_NOW = _OF_THE_TABLE["table.unknown_move"], _OF_THE_TABLE["table.not_now"]


@fn
def begin(s, seats, seed):  # type: ignore[no-untyped-def]
    """The header of a new game, and its chance."""
    for k in range(4):
        s.rng[k] = seed[k]
    s.seats, s.round_no, s.over, s.ending, s.reveals, s.depth = seats, 1, 0, 0, 0, 0
    for k in range(len(s.stack)):
        s.stack[k] = 0
    sow_streams(s)


@leaf
def out_of_turn(s, me, a, n_actions):  # type: ignore[no-untyped-def]
    """0, or the rule of the table that forbids a move before any rule of the game is asked."""
    if s.over:
        return TABLE_OVER
    if me < 0 or not s.to_act >> me & 1:
        return TABLE_TURN
    return UNKNOWN_MOVE if a < 0 or a >= n_actions else 0


@leaf
def tell(news, what, a, b, c, d):  # type: ignore[no-untyped-def]
    """Adds a piece of news; row 0 counts them."""
    n = news[0][0] + 1
    if n < N_NEWS:
        news[0][0] = n
        news[n][0], news[n][1], news[n][2], news[n][3], news[n][4] = what, a, b, c, d


@leaf
def wait_for(s, what):  # type: ignore[no-untyped-def]
    """A decision that waits until the one inside it is made."""
    s.stack[s.depth] = what
    s.depth += 1


@leaf
def next_waiting(s):  # type: ignore[no-untyped-def]
    """The decision that waited last; the stack must not be empty."""
    s.depth -= 1
    what = int(s.stack[s.depth])
    s.stack[s.depth] = 0
    return what


@fn
def share(out, seats):  # type: ignore[no-untyped-def]
    """Points out[0] and tie-breaks out[1] become shares of the win out[2]; the best seats share 1 between them."""
    points, tiebreak, winners = out[0][0], out[1][0], 0
    for seat in range(seats):
        if out[0][seat] > points or (out[0][seat] == points and out[1][seat] > tiebreak):
            points, tiebreak = out[0][seat], out[1][seat]
    for seat in range(seats):
        winners += out[0][seat] == points and out[1][seat] == tiebreak
    for seat in range(seats):
        out[2][seat] = (out[0][seat] == points and out[1][seat] == tiebreak) / winners
