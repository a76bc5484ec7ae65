"""Select the starting player."""

from guildhall.core.compile import fn
from guildhall.games.city_of_guilds.tables import MAYOR_ROUNDS


@fn
def next_mayor(s):
    """The Mayor of the round that begins now, round_no; s.mayor is still the last one."""
    if s.seats == 1:
        return 0  # [solo.order]
    if s.round_no <= MAYOR_ROUNDS[s.seats]:
        return (s.mayor + 1) % s.seats  # [mayor.turns]
    # [mayor.poorest] [mayor.tie] From the seat after the last Mayor on, the first with least gold.
    best = (s.mayor + 1) % s.seats
    for k in range(2, s.seats + 1):
        seat = (s.mayor + k) % s.seats
        if s.gold[seat] < s.gold[best]:
            best = seat
    return best
