"""Set-up."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import begin
from guildhall.core.rng import below
from guildhall.games.flandern_1302.rules.golden import look_at, next_golden, top_pile
from guildhall.games.flandern_1302.state import (
    BY_LOT,
    CHOOSE,
    FREE,
    GONE,
    HAND,
    IN_PILE,
    N_SIDES,
    OPEN,
    SILVER,
    SITES_BY_LOT,
    TURN,
    UNUSED,
)
from guildhall.games.flandern_1302.tables import (
    CATHEDRALS,
    CENTRE,
    CENTRE_MASTERS,
    CUBES,
    GOLDEN_CARDS,
    HOME_OF,
    INFLUENCE,
    MASTERS,
    N_CARDS,
    N_CHURCHES,
    N_GOLDEN,
    N_GUILDS,
    N_PILES,
    N_PLAYERS,
    N_SHAPES,
    N_TOWNS,
    PRINTED,
    SITE_OF,
    STOCK,
)


@fn
def setup(s, seats, options, seed):
    """A zeroed record becomes the first choice of cards, or with two the first turn."""
    begin(s, seats, seed)
    s.start = options[0]
    # [setup.guilds] [setup.three] [two.credit]
    for side in range(N_SIDES):
        s.guild[side] = (side + options[1]) % N_PLAYERS
        s.credit[side] = side if side < seats else side - seats if seats == 2 else NONE
    lay_out_towns(s, options[2])
    lay_out_pieces(s)
    deal_cards(s)
    # [setup.start]
    lot = below(s.streams[BY_LOT], seats)
    s.first = s.start - 1 if s.start > 0 else lot
    s.stage, s.using, s.building, s.at = SILVER, NONE, NONE, 0
    s.own_done, s.drawn_done, s.laid, s.idle = 0, 0, 0, 0
    if seats == 2:
        s.moment, s.to_act = TURN, 1 << s.first
    else:
        s.moment, s.to_act = CHOOSE, (1 << seats) - 1
        pile = top_pile(s)
        look_at(s, pile, next_golden(s, pile))


@fn
def lay_out_towns(s, by_lot):
    """[setup.centres] Every town has an area; the centre of the guild that is not there stays away. [setup.three]"""
    for town in range(N_TOWNS):
        s.area[town], s.town[town] = SITE_OF[town], OPEN
    if by_lot:
        for town in range(N_TOWNS - 1, 0, -1):
            other = below(s.streams[SITES_BY_LOT], town + 1)
            s.area[town], s.area[other] = s.area[other], s.area[town]
    for town in range(N_TOWNS):
        for ground in range(len(s.held[town])):
            s.held[town][ground] = 0
        s.printed[town][0], s.printed[town][1] = 0, 0
        s.special[town], s.site[town], s.cathedral[town] = 0, 0, 0
        s.held[town][FREE] = PRINTED
    for guild in range(N_GUILDS):
        town = HOME_OF[guild]
        s.points[guild] = 0
        if plays(s, guild):
            s.held[town][guild] = 1 << CENTRE
            for masters in range(1, MASTERS):
                s.printed[town][masters - 1] = (CENTRE_MASTERS[guild] == masters) << CENTRE
        else:
            s.town[town], s.held[town][FREE] = UNUSED, 0


@fn
def plays(s, guild):
    """Whether a guild's districts are in the game: with three players one guild is not. [setup.three]"""
    if guild >= N_PLAYERS or s.seats != 3:
        return 1
    return int(guild != s.guild[N_SIDES - 1])


@fn
def lay_out_pieces(s):
    """[setup.districts] [setup.pieces] [two.setup]"""
    for guild in range(N_GUILDS):
        for shape in range(N_SHAPES):
            for masters in range(MASTERS):
                s.stock[guild][shape][masters] = STOCK[guild][shape][masters] if plays(s, guild) else 0
    for church in range(N_CHURCHES):
        s.church_left[church] = 1
    s.cubes = CUBES
    s.cathedrals = CATHEDRALS if s.seats > 2 else 0
    for piece in range(len(s.master)):
        s.master[piece] = NONE


@fn
def deal_cards(s):
    """[setup.cards] [setup.golden] [setup.three] With two there are no golden cards and no influence. [two.setup]"""
    for seat in range(N_SIDES):
        here = seat < s.seats
        for card in range(N_CARDS):
            unused = card < N_TOWNS and s.town[card] == UNUSED
            s.card[seat][card] = GONE if unused or not here else HAND
        s.influence[seat] = INFLUENCE if here and s.seats > 2 else 0
        s.chosen[seat], s.chosen_influence[seat] = NONE, 0
        s.played[seat], s.played_influence[seat] = NONE, 0
        s.order[seat], s.golden_now[seat] = NONE, NONE
        for card in range(N_TOWNS + 1):
            s.shared[seat][card] = IN_PILE
    s.influence_gone, s.golden_back = 0, NONE
    for pile in range(N_PILES):
        for golden in range(N_GOLDEN):
            unused = golden < N_TOWNS and s.town[golden] == UNUSED
            s.golden_left[pile][golden] = 0 if unused or s.seats == 2 else GOLDEN_CARDS[pile][golden]
            s.golden_gone[pile][golden] = 0
