"""Refusals with what they are about."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.games.flandern_1302.actions import A_PLAY, N_ACTIONS, N_COUNTS, PARTS, V_BUILD, V_PLAY, V_SPECIAL
from guildhall.games.flandern_1302.rules.building import CLOSED, TOWN_CARD, guild_of_kind
from guildhall.games.flandern_1302.rules.cards import CARDS_INFLUENCE
from guildhall.games.flandern_1302.rules.ground import SPECIAL_STOCK
from guildhall.games.flandern_1302.rules.order import forbids
from guildhall.games.flandern_1302.tables import CHURCH, CHURCH_AT, N_SPOTS


@fn
def refusal(s, seat, a, why):
    """0, or the first rule that forbids it; `why` holds what it is about: a place and a guild, mostly."""
    why[0], why[1], why[2], why[3] = NONE, NONE, NONE, NONE
    rule = forbids(s, seat, a)
    if rule == 0 or a < 0 or a >= N_ACTIONS:
        return rule
    verb, town, spot = PARTS[a][0], PARTS[a][1], PARTS[a][2]
    if verb == V_PLAY:
        why[0] = s.influence[seat] if rule == CARDS_INFLUENCE else (a - A_PLAY) // N_COUNTS
    elif town != NONE:
        why[0] = town * N_SPOTS + spot
        why[1] = CHURCH if verb == V_SPECIAL else guild_of_kind(s, PARTS[a][3]) if verb == V_BUILD else NONE
        if rule == TOWN_CARD:
            why[1] = s.using
        elif rule == CLOSED:
            why[0] = town
        elif rule == SPECIAL_STOCK:
            why[0] = CHURCH_AT[spot]
    return rule
