"""1P variant: the Ruler's turn."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.core.knowledge import everybody, move
from guildhall.core.rng import below
from guildhall.games.city_of_guilds.actions import NEWS
from guildhall.games.city_of_guilds.rules.cards import BUILD, fill_square
from guildhall.games.city_of_guilds.rules.pieces import (
    discard_openly,
    is_full,
    pay,
    pile_size,
    place_cube,
    remove_cube,
    top_card,
)
from guildhall.games.city_of_guilds.state import PLAY, PLAYER, RULER, TIED, TRASH
from guildhall.games.city_of_guilds.tables import (
    AMONG,
    COST,
    EACH,
    EFFECT,
    KIND,
    N_AREAS,
    PLACE,
    PRICE,
    RULER_NEEDS,
    RULER_PLAYS,
)

N_PLAYS, N_TURNS = NEWS["plays"], NEWS["turns"]


@fn
def ruler_turn(s, news):
    """[solo.order] Turns cards over until one can be played; [solo.skip] the others are discarded."""
    while pile_size(s):
        card = top_card(s)
        kind = KIND[card]
        s.reveals += 1
        tell(news, N_TURNS, RULER, kind, 0, 0)
        if ruler_can(s, kind):
            tell(news, N_PLAYS, RULER, kind, 0, 0)
            move(s, card, PLAY if EFFECT[kind] == BUILD else TRASH, everybody(s))
            ruler_plays(s, kind, news)
            return
        discard_openly(s, RULER, card, news)


@fn
def players_cubes(s, kind):
    """How many influence cubes of the player stand where this card works; building cubes do not count."""
    cubes = 0
    for area in range(N_AREAS):
        if AMONG[kind] >> area & 1:
            cubes += s.influence[area][PLAYER]
    return cubes


@fn
def ruler_can(s, kind):
    """Whether the Ruler can play a card. [solo.skip] [solo.rumours] [solo.building]"""
    if not RULER_PLAYS[kind] or s.gold[RULER] < RULER_NEEDS[kind]:
        return False
    if EFFECT[kind] == BUILD:
        return s.supply[RULER] > 0  # [solo.cubes]
    area = PLACE[kind]
    if area != NONE:
        if s.supply[RULER] == 0:  # [solo.cubes]
            return False
        # [solo.gain] [solo.beggars] A full area needs a cube of the player, and the gold to remove it.
        return not is_full(s, area) or (s.influence[area][PLAYER] > 0 and s.gold[RULER] >= COST[kind] + PRICE[kind])
    if EACH[kind]:  # [solo.crisis]
        cubes = players_cubes(s, kind)
        for area in range(N_AREAS):
            if AMONG[kind] >> area & 1:
                cubes += s.influence[area][RULER]
        return cubes > 0
    return players_cubes(s, kind) > 0  # [solo.dwindling] [solo.rumours]


@fn
def ruler_plays(s, kind, news):
    """Carries the card out."""
    pay(s, RULER, COST[kind], news)
    if EFFECT[kind] == BUILD:
        ruler_builds(s, kind, news)
    elif PLACE[kind] != NONE:
        area = PLACE[kind]
        # [solo.gain] He pays for a removal only where he must; [solo.beggars] what is free he always takes.
        if s.influence[area][PLAYER] and (PRICE[kind] == 0 or is_full(s, area)):
            pay(s, RULER, PRICE[kind], news)
            remove_cube(s, RULER, area, PLAYER, news)
        place_cube(s, RULER, area, news)
    elif EACH[kind]:
        for area in range(N_AREAS):
            if AMONG[kind] >> area & 1:
                side = PLAYER if s.influence[area][PLAYER] else RULER  # [solo.crisis]
                if s.influence[area][side]:
                    remove_cube(s, RULER, area, side, news)
    else:
        remove_cube(s, RULER, strongest_area(s, kind), PLAYER, news)


@fn
def ruler_builds(s, kind, news):
    """[solo.building]"""
    area = PLACE[kind]
    fill_square(s, RULER, kind, news)
    if s.supply[RULER] == 0:
        return
    if is_full(s, area):
        if s.influence[area][PLAYER] == 0:
            return
        remove_cube(s, RULER, area, PLAYER, news)
    place_cube(s, RULER, area, news)


@fn
def strongest_area(s, kind):
    """Where the player has most influence cubes; several: by lot. [solo.dwindling] [solo.rumours]"""
    most, ties = 0, 0
    for area in range(N_AREAS):
        if AMONG[kind] >> area & 1:
            cubes = s.influence[area][PLAYER]
            if cubes > most:
                most, ties = cubes, 1
            elif cubes == most:
                ties += 1
    left, chosen = below(s.streams[TIED], ties), NONE
    for area in range(N_AREAS):
        if AMONG[kind] >> area & 1 and s.influence[area][PLAYER] == most:
            if left == 0:
                chosen = area
            left -= 1
    return chosen
