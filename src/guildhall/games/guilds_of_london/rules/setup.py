"""Set-up: the city, the discs, pawns and cards, and the secret choice of a mayoral card."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import begin, tell
from guildhall.core.rng import below
from guildhall.games.guilds_of_london.actions import NEWS
from guildhall.games.guilds_of_london.rules.cards import any_card_of_deck
from guildhall.games.guilds_of_london.rules.lasting import end_lasting
from guildhall.games.guilds_of_london.rules.mayoral import hold, stop_looking_at
from guildhall.games.guilds_of_london.rules.memory import note_lost, presume
from guildhall.games.guilds_of_london.rules.pieces import any_tile, lay_tile, lowest_guild
from guildhall.games.guilds_of_london.state import BETWEEN, BY_LOT, CHOOSING, MAYOR, MAYORS, N_SIDES
from guildhall.games.guilds_of_london.tables import (
    ALL_CARDS,
    ALL_MAYORAL,
    BUILDING_CELLS,
    CHURCH,
    CHURCH_CELL,
    COPIES,
    DEALT_CARDS,
    DEALT_MAYORAL,
    N_CARDS,
    N_CELLS,
    N_GUILDS,
    N_SUITS,
    N_TILES,
    N_TOKENS,
    NEUTRALS_PER_PLAYER,
    PAWNS,
    PAWNS_ON_GUILDHALL,
    SLOT_KIND,
    START,
    TOKEN_COPIES,
)

N_CHOOSES = NEWS["chooses"]


@fn
def setup(s, seats, options, seed):
    """A zeroed record becomes the secret choice."""
    begin(s, seats, seed)
    clear_table(s)
    lay_city(s)
    s.beadle = lowest_guild(s)  # [setup.beadle]
    lot = below(s.streams[BY_LOT], 2)
    s.side = options[0] - 1 if options[0] else lot  # [setup.plantation]
    s.negotiation, s.swap = options[1], options[2]
    draw_order(s)
    for seat in range(seats):  # [setup.pawns]
        s.guildhall[seat], s.supply[seat] = PAWNS_ON_GUILDHALL, PAWNS - PAWNS_ON_GUILDHALL
    s.neutrals = NEUTRALS_PER_PLAYER * seats  # [setup.neutrals]
    deal_cards(s)
    deal_mayoral(s)
    presume(s)
    s.stage, s.moment, s.to_act = CHOOSING, MAYOR, (1 << seats) - 1


@fn
def clear_table(s):
    """Nothing lies anywhere."""
    for cell in range(N_CELLS):
        s.tile[cell], s.token[cell], s.master[cell] = NONE, NONE, NONE
        for seat in range(N_SIDES):
            s.pawns[cell][seat] = 0
    s.up = 0
    for suit in range(N_SUITS):
        s.shows[suit] = 0
    for token in range(N_TOKENS):
        s.unused[token] = TOKEN_COPIES[token]
    for seat in range(N_SIDES):
        s.here[seat], s.ruled[seat], s.done[seat] = 0, 0, 0
        s.guildhall[seat], s.plantation[seat], s.supply[seat], s.stock[seat], s.points[seat] = 0, 0, 0, 0, 0
        for token in range(N_TOKENS):
            s.tokens[seat][token] = 0
    s.standing_in, s.turn, s.talker, s.rewarded, s.floor, s.left, s.begun = 0, 0, 0, 0, 0, 0, 0
    s.actor, s.row, s.resume, s.until, s.origin, s.goal = NONE, NONE, NONE, NONE, NONE, NONE
    s.resolving, s.winner, s.runner_up = NONE, NONE, NONE
    end_lasting(s)


@fn
def lay_city(s):
    """[setup.church] [setup.tiles] [setup.tokens] [two.grid] [two.buildings]"""
    if CHURCH_CELL[s.seats] != NONE:
        lay_tile(s, CHURCH_CELL[s.seats], CHURCH)
    for n in range(N_CELLS):
        cell = BUILDING_CELLS[s.seats][n]
        if cell != NONE:
            lay_tile(s, cell, any_tile(s, N_GUILDS, N_TILES))
    only_guilds = BUILDING_CELLS[s.seats][0] != NONE
    for n in range(N_CELLS):
        cell = START[s.seats][n]
        if cell != NONE:
            lay_tile(s, cell, any_tile(s, 0, N_GUILDS if only_guilds else N_TILES))


@fn
def draw_order(s):
    """[setup.order] A random order of the discs; it holds until points change it."""
    for seat in range(N_SIDES):
        s.ranking[seat] = seat
    for last in range(s.seats - 1, 0, -1):
        other = below(s.streams[BY_LOT], last + 1)
        s.ranking[last], s.ranking[other] = s.ranking[other], s.ranking[last]
    for seat in range(N_SIDES):
        s.order[seat], s.talk[seat] = s.ranking[seat], s.ranking[seat]


@fn
def deal_cards(s):
    """[setup.cards] Everybody is dealt action cards."""
    s.deck_left = ALL_CARDS
    for card in range(N_CARDS):
        s.deck[card], s.discards[card], s.played[card] = COPIES[card], 0, 0
        for seat in range(N_SIDES):
            s.hand[seat][card] = 0
    for seat in range(N_SIDES):
        s.hand_size[seat] = DEALT_CARDS if seat < s.seats else 0
        for _ in range(s.hand_size[seat]):
            card = any_card_of_deck(s)
            s.deck[card] -= 1
            s.deck_left -= 1
            s.hand[seat][card] += 1


@fn
def shuffle_mayors(s):
    """The order of the mayoral deck is drawn by lot."""
    for last in range(s.mayors_left - 1, 0, -1):
        other = below(s.streams[MAYORS], last + 1)
        s.mayors[last], s.mayors[other] = s.mayors[other], s.mayors[last]


@fn
def deal_mayoral(s):
    """[setup.mayoral] Everybody is dealt mayoral cards to choose one from."""
    for slot in range(ALL_MAYORAL):
        s.mayors[slot] = SLOT_KIND[slot]
        for seat in range(N_SIDES):
            s.kept[seat][slot] = NONE
    s.mayors_left = ALL_MAYORAL
    shuffle_mayors(s)
    for seat in range(N_SIDES):
        s.kept_count[seat] = 0
        s.looking[seat] = DEALT_MAYORAL if seat < s.seats else 0
        for n in range(len(s.looked[seat])):
            s.looked[seat][n] = NONE
        for n in range(s.looking[seat]):
            s.mayors_left -= 1
            s.looked[seat][n] = s.mayors[s.mayors_left]
            s.mayors[s.mayors_left] = NONE


@fn
def choose_mayoral(s, me, kind, news):
    """[setup.mayoral] One is kept in secret; when all have chosen, the others are shuffled back. [setup.shuffle]"""
    stop_looking_at(s, me, kind)
    hold(s, me, kind, 0, 0)
    tell(news, N_CHOOSES, me, 0, 0, 0)
    s.to_act &= ~(1 << me)
    if s.to_act:
        return
    s.reveals += 1
    for seat in range(s.seats):
        while s.looking[seat]:
            other = int(s.looked[seat][0])
            stop_looking_at(s, seat, other)
            note_lost(s, seat, other, 1)
            s.put_by[s.mayors_left], s.put_from[s.mayors_left] = 1, 1
            s.mayors[s.mayors_left] = other
            s.mayors_left += 1
    shuffle_mayors(s)
    s.looked_from, s.moment = 0, BETWEEN
