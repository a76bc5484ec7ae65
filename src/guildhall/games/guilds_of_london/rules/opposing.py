"""Operations on opposing pawns: replace and swap."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.games.guilds_of_london.actions import NEWS
from guildhall.games.guilds_of_london.effects import SWAP, TO_PLANTATION
from guildhall.games.guilds_of_london.rules.pieces import opposed_cells, put_pawn, settle_on_plantation, take_pawn
from guildhall.games.guilds_of_london.rules.targets import has_target_colour
from guildhall.games.guilds_of_london.state import BETWEEN, COLOUR, N_SIDES, TILE
from guildhall.games.guilds_of_london.tables import GOAL, OP

N_OUSTS, N_REPLACES, N_SWAPS = NEWS["ousts"], NEWS["replaces"], NEWS["swaps"]


@fn
def replace(s, me, other, news):
    """[replace.tile] The opposing pawn goes to the Guildhall, an own one from there takes its place."""
    take_pawn(s, other, s.goal)
    s.guildhall[other] += 1
    s.guildhall[me] -= 1
    put_pawn(s, me, s.goal)
    tell(news, N_REPLACES, me, other, s.tile[s.goal], 0)


@fn
def oust(s, me, other, news):
    """[replace.plantation] The same on the plantation."""
    s.plantation[other] -= 1
    s.guildhall[other] += 1
    s.guildhall[me] -= 1
    settle_on_plantation(s, me)
    tell(news, N_OUSTS, me, other, 0, 0)


@fn
def swap(s, me, other, news):
    """[swap.both] Two liverymen change places; that is no move."""
    take_pawn(s, me, s.origin)
    put_pawn(s, me, s.goal)
    take_pawn(s, other, s.goal)
    put_pawn(s, other, s.origin)
    tell(news, N_SWAPS, me, s.tile[s.origin], other, s.tile[s.goal])


@fn
def colour_named(s, me, other, news):
    """The opposing pawn is known: it is replaced, or swapped."""
    s.moment = BETWEEN
    if OP[s.row] == SWAP:
        swap(s, me, other, news)
    elif s.goal == NONE:
        oust(s, me, other, news)
    else:
        replace(s, me, other, news)


@fn
def ask_for_colour(s, me, row, news):
    """[opponent.colour] Whose pawn? Asked only where several colours stand."""
    only, n = NONE, 0
    for seat in range(N_SIDES):
        if has_target_colour(s, me, seat):
            only = seat
            n += 1
    if n > 1:
        s.moment = COLOUR
    elif n == 1:
        colour_named(s, me, only, news)


@fn
def begin_replace(s, me, row, news):
    """[replace.both] An opposing liveryman and an own one on the Guildhall, or nothing."""
    able = s.guildhall[me] > 0
    if able and GOAL[row] == TO_PLANTATION:
        ask_for_colour(s, me, row, news)
    elif able and opposed_cells(s, me):
        s.moment = TILE
