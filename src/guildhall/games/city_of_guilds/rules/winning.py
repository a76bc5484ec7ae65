"""End of the game and scoring."""

from guildhall.core.compile import fn
from guildhall.core.game import share, tell
from guildhall.games.city_of_guilds.actions import NEWS
from guildhall.games.city_of_guilds.rules.pieces import cubes_in
from guildhall.games.city_of_guilds.rules.tax import leader
from guildhall.games.city_of_guilds.state import PLAYER, RULER, RULES
from guildhall.games.city_of_guilds.tables import N_AREAS

N_CONTROLS = NEWS["controls"]
AREAS, CUBES, SHARED = RULES["end.areas"], RULES["end.cubes"], RULES["end.shared"]
SOLO_WIN, SOLO_LOSS, SOLO_DRAW = RULES["solo.win"], RULES["solo.loss"], RULES["solo.draw"]


@fn
def controlled(s, side):
    """Areas in which a side has the clear majority. [end.areas]"""
    areas = 0
    for area in range(N_AREAS):
        best, leaders = leader(s, area)
        areas += best == side and leaders == 1
    return areas


@fn
def score(s, out):
    """Areas; cubes in the city for ties [end.cubes]; equal ones share the win [end.shared]."""
    for seat in range(s.seats):
        out[0][seat], out[1][seat] = controlled(s, seat), 0.0
        for area in range(N_AREAS):
            out[1][seat] += cubes_in(s, area, seat)
    if s.seats == 1:
        out[0][RULER] = controlled(s, RULER)  # a side without a seat: shown, never ranked
        out[2][0] = out[0][PLAYER] > out[0][RULER]  # [solo.win]
    else:
        share(out, s.seats)


@fn
def decided_by(s):
    """The rule that decides it: [end.areas], [end.cubes] or [end.shared]; alone [solo.win], [solo.loss] or [solo.draw]."""
    if s.seats == 1:
        ahead = controlled(s, PLAYER) - controlled(s, RULER)
        return SOLO_WIN if ahead > 0 else SOLO_LOSS if ahead < 0 else SOLO_DRAW
    best, most, with_areas, with_cubes = 0, 0, 0, 0
    for seat in range(s.seats):
        areas, cubes = controlled(s, seat), 0
        for area in range(N_AREAS):
            cubes += cubes_in(s, area, seat)
        if seat == 0 or areas > best:
            best, most, with_areas, with_cubes = areas, cubes, 1, 1
        elif areas == best:
            with_areas += 1
            if cubes > most:
                most, with_cubes = cubes, 1
            elif cubes == most:
                with_cubes += 1
    return AREAS if with_areas == 1 else CUBES if with_cubes == 1 else SHARED


@fn
def end_game(s, news):
    """[end.areas] The city is counted, and nobody is asked any more."""
    s.over, s.to_act, s.ending = 1, 0, decided_by(s)
    for side in range(max(int(s.seats), 2)):
        tell(news, N_CONTROLS, side, controlled(s, side), 0, 0)
