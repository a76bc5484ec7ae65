"""4. The actions: using a town card or a building-site card, and the golden ones of the same kind."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.games.flandern_1302.actions import CHURCH_KIND, GREY, NEWS
from guildhall.games.flandern_1302.rules.ground import (
    built,
    forbids_district,
    forbids_special,
    hosts_one,
    joins,
    lay,
    lay_special,
    left_of,
    meets_equal,
)
from guildhall.games.flandern_1302.state import BETWEEN, FREE, OPEN, RULES, SITE
from guildhall.games.flandern_1302.state import TOWN as TOWN_MOMENT
from guildhall.games.flandern_1302.tables import (
    CHURCH,
    CHURCH_AT,
    MASTERS,
    N_SPOTS,
    N_TOWNS,
    NEUTRAL,
    SHAPE,
)

N_BUILDS, N_CATHEDRAL, N_COMPLETES = NEWS["builds"], NEWS["cathedral"], NEWS["completes"]
N_MASTER, N_SETS_UP, N_SPECIAL = NEWS["master"], NEWS["sets_up"], NEWS["special"]
TOWN_CARD, TOWN_COMPLETE = RULES["town.card"], RULES["town.complete"]
SITE_CARD, TOWN_NEUTRAL = RULES["site.card"], RULES["town.neutral"]
CLOSED = RULES["action.closed"]
CATHEDRAL_WHERE, CATHEDRAL_ONE, MASTER_WHERE = RULES["cathedral.where"], RULES["cathedral.one"], RULES["master.where"]


@leaf
def guild_of_kind(s, kind):
    """The guild of a kind of district, or NONE: a golden card builds for no player. [town.districts] [town.neutral]"""
    if kind == CHURCH_KIND:
        return CHURCH
    return NEUTRAL if kind >= GREY else int(s.building)


@leaf
def masters_of_kind(kind):
    """Masters printed on a kind of district."""
    return 0 if kind == CHURCH_KIND else kind % MASTERS


@leaf
def forbids_town(s, town):
    """[action.closed] Nothing is done in a closed town; [town.card] the card may speak of another."""
    if s.town[town] != OPEN:
        return CLOSED
    return TOWN_CARD if s.moment == TOWN_MOMENT and s.using != town else 0


@fn
def forbids_build(s, me, town, spot, kind):
    """Laying a district of this kind here."""
    rule = forbids_town(s, town)
    if rule:
        return rule
    if guild_of_kind(s, kind) == NONE:
        return TOWN_NEUTRAL
    return forbids_district(s, town, spot, guild_of_kind(s, kind), masters_of_kind(kind))


@fn
def forbids_special_here(s, me, town, spot):
    """Laying a special church district on this host."""
    rule = forbids_town(s, town)
    return rule if rule else forbids_special(s, town, spot)


@leaf
def completable(s, town):
    """[town.complete] Building sites of the acting guild, the neutral one and the Church."""
    spots = s.held[town][NEUTRAL] | s.held[town][CHURCH]
    if s.building != NONE:
        spots |= s.held[town][s.building]
    return s.site[town] & spots


@fn
def forbids_complete(s, me, town, spot):
    """[site.card] A building-site card never completes; a town card completes in its town."""
    rule = forbids_town(s, town)
    if rule:
        return rule
    if s.moment == SITE:
        return SITE_CARD
    return 0 if completable(s, town) >> spot & 1 else TOWN_COMPLETE


@fn
def can_act_in(s, town):
    """Whether a town card or building-site card has anything to do in a town. [action.must]"""
    if s.town[town] != OPEN:
        return False
    if s.moment != SITE and completable(s, town):
        return True
    there, special, free = built(s, town), int(s.special[town]), int(s.held[town][FREE])
    for spot in range(N_SPOTS - 1):
        if not free >> spot & 1:
            continue
        if joins(s, town, spot, there, special):
            for first in range(0, CHURCH_KIND + 1, MASTERS):
                guild = guild_of_kind(s, first)
                if guild != NONE and left_of(s, guild, SHAPE[spot]) > 0 and not meets_equal(s, town, spot, guild):
                    return True
        if hosts_one(spot) and forbids_special(s, town, spot) == 0:
            return True
    return False


@fn
def can_act(s):
    """[action.must] Whether the card in use has anything to do; [site.cube] without a cube no site can be set up."""
    if s.moment == TOWN_MOMENT:
        return can_act_in(s, s.using)
    if s.moment == SITE:
        if s.cubes == 0:
            return False
        for town in range(N_TOWNS):
            if can_act_in(s, town):
                return True
    return False


@fn
def build(s, me, town, spot, kind, news):
    """[town.districts] [site.card] With a building-site card a cube goes on the district."""
    guild = guild_of_kind(s, kind)
    lay(s, town, spot, guild, masters_of_kind(kind))
    tell(news, N_SETS_UP if s.moment == SITE else N_BUILDS, me, guild, town * N_SPOTS + spot, 0)
    finish_laying(s, town, spot)
    s.moment = BETWEEN


@fn
def build_special(s, me, town, spot, news):
    """[special.host] One of the four church districts with special shapes."""
    lay_special(s, town, spot)
    tell(news, N_SPECIAL, me, CHURCH_AT[spot], town * N_SPOTS + spot, 0)
    finish_laying(s, town, spot)
    s.moment = BETWEEN


@fn
def finish_laying(s, town, spot):
    """[site.cube]"""
    s.laid = 1
    if s.moment == SITE:
        s.site[town] |= 1 << spot
        s.cubes -= 1


@fn
def complete(s, me, town, spot, news):
    """[town.complete] The cube goes back to the stock."""
    s.site[town] &= ~(1 << spot)
    s.cubes += 1
    s.laid, s.moment = 1, BETWEEN
    tell(news, N_COMPLETES, me, town * N_SPOTS + spot, 0, 0)


# Golden cathedrals and guild masters.


@leaf
def cathedral_spots(s, town):
    """[cathedral.where] Church districts of towns that are not scored yet; [cathedral.one] with none on them."""
    return s.held[town][CHURCH] & ~s.cathedral[town] if s.town[town] == OPEN else 0


@leaf
def master_spots(s, town, guild):
    """[master.where] Districts of the player's guild and of the neutral one, sites and centres among them."""
    return s.held[town][guild] | s.held[town][NEUTRAL] if s.town[town] == OPEN else 0


@leaf
def free_master(s):
    """A guild master piece that stands nowhere yet, or NONE."""
    for piece in range(len(s.master)):
        if s.master[piece] == NONE:
            return piece
    return NONE


@fn
def can_build_cathedral(s):
    """A piece, and a place for it."""
    spots = 0
    for town in range(N_TOWNS):
        spots |= cathedral_spots(s, town)
    return s.cathedrals > 0 and spots != 0


@fn
def can_place_master(s, guild):
    """A piece, and a place for it."""
    spots = 0
    for town in range(N_TOWNS):
        spots |= master_spots(s, town, guild)
    return free_master(s) != NONE and spots != 0


@fn
def forbids_cathedral(s, me, town, spot):
    """[cathedral.where] [cathedral.one]"""
    if s.town[town] != OPEN:
        return CLOSED
    if not s.held[town][CHURCH] >> spot & 1:
        return CATHEDRAL_WHERE
    return CATHEDRAL_ONE if s.cathedral[town] >> spot & 1 else 0


@fn
def forbids_master(s, me, town, spot):
    """[master.where] Several may stand on one district. [master.several]"""
    if s.town[town] != OPEN:
        return CLOSED
    return 0 if master_spots(s, town, s.guild[me]) >> spot & 1 else MASTER_WHERE


@fn
def place_cathedral(s, me, town, spot, news):
    """[cathedral.where]"""
    s.cathedral[town] |= 1 << spot
    s.cathedrals -= 1
    s.moment = BETWEEN
    tell(news, N_CATHEDRAL, me, town * N_SPOTS + spot, 0, 0)


@fn
def place_master(s, me, town, spot, news):
    """[master.where]"""
    s.master[free_master(s)] = town * N_SPOTS + spot
    s.moment = BETWEEN
    tell(news, N_MASTER, me, town * N_SPOTS + spot, 0, 0)
