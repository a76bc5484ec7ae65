"""What follows from a position, for those who only look at it."""

from guildhall.core.compile import fn
from guildhall.games.flandern_1302.rules.ending import bonus_of
from guildhall.games.flandern_1302.rules.scoring import RANKED, rank, reward, value
from guildhall.games.flandern_1302.state import LAYOUT
from guildhall.games.flandern_1302.tables import N_GUILDS, N_TOWNS

WORTH, PLACE, WOULD_GET, BONUS = (LAYOUT.fact_at[name] for name in ("worth", "place", "would_get", "bonus"))


@fn
def facts(s, row):
    """What every town is worth as it stands, and what it would bring to whom; the bonus when the game is over."""
    for town in range(N_TOWNS):
        worth = value(s, town)
        row[WORTH + town] = worth
        for guild in range(N_GUILDS):
            at = town * N_GUILDS + guild
            place = rank(s, town, guild) if guild < RANKED else 0
            row[PLACE + at], row[WOULD_GET + at] = place, reward(worth, place)
    for seat in range(len(s.influence)):
        row[BONUS + seat] = bonus_of(s, seat) if s.over else 0
