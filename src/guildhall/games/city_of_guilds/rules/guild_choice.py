"""Select guilds."""

from guildhall.core.compile import fn, leaf
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.games.city_of_guilds.actions import NEWS
from guildhall.games.city_of_guilds.rules.dealing import deal_round
from guildhall.games.city_of_guilds.state import GUILD, N_SIDES, RULES, TURN
from guildhall.games.city_of_guilds.tables import N_GUILDS

N_CHOOSES, N_MAYOR = NEWS["guild"], NEWS["mayor"]
GUILD_SINGLE, GUILD_REPEAT = RULES["guild.single"], RULES["guild.repeat"]


@fn
def open_guilds(s):
    """[guild.order] All guild cards are on offer; the Mayor chooses first."""
    for seat in range(N_SIDES):
        s.guild[seat], s.acted[seat], s.passed[seat] = NONE, 0, 0
    s.turn, s.moment, s.to_act = s.mayor, GUILD, 1 << s.mayor


@leaf
def holder(s, guild):
    """The seat that has taken this guild in this round, or NONE."""
    for seat in range(s.seats):
        if s.guild[seat] == guild:
            return seat
    return NONE


@fn
def guild_not_had(s, me):
    """[guild.repeat] A guild on offer that this seat has not had, or NONE."""
    for guild in range(N_GUILDS):
        if s.markers[me][guild] == 0 and holder(s, guild) == NONE:
            return guild
    return NONE


@fn
def forbids_guild(s, me, guild):
    """[guild.single] [guild.repeat]"""
    if holder(s, guild) != NONE:
        return GUILD_SINGLE
    return GUILD_REPEAT if s.markers[me][guild] and guild_not_had(s, me) != NONE else 0


@fn
def choose_guild(s, me, guild, news):
    """[guild.marker] Then the next seat chooses, or the cards are dealt."""
    if s.round_no == 1 and me == s.mayor and s.seats > 1:  # [setup.start] set-up itself has no news
        tell(news, N_MAYOR, me, 0, 0, 0)
    s.guild[me] = guild
    s.markers[me][guild] += 1
    tell(news, N_CHOOSES, me, guild, 0, 0)
    s.turn = (me + 1) % s.seats
    if s.turn == s.mayor:
        deal_round(s, news)
        s.moment = TURN
    s.to_act = 1 << s.turn
