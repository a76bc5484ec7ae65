"""Rules for two: the guilds under influence."""

from guildhall.core.compile import fn
from guildhall.core.game import tell
from guildhall.core.rng import below
from guildhall.games.flandern_1302.actions import NEWS
from guildhall.games.flandern_1302.rules.cards import forbids_play
from guildhall.games.flandern_1302.rules.scoring import fits, free_spaces, within_reach
from guildhall.games.flandern_1302.state import (
    DISCARDED,
    FREE,
    IN_PILE,
    N_SIDES,
    OPEN,
    OUT,
    RULES,
    SCORED,
    SHARED_PILE,
)
from guildhall.games.flandern_1302.tables import CHURCH, IDLE_TURNS, N_SPOTS, N_TOWNS, NEUTRAL

N_DISCARDS_SCORED, N_DRAWS, N_SHUFFLES = NEWS["discards_scored"], NEWS["draws"], NEWS["shuffles"]
TWO_OWN, TWO_DRAW = RULES["two.own"], RULES["two.draw"]
END_FULL, END_INFLUENCE, STALEMATE = RULES["two.end_full"], RULES["two.end_influence"], RULES["two.stalemate"]
PILE_CARDS = N_TOWNS + 1  # of each guild: the towns and a building site


@fn
def forbids_own(s, me, card, influence):
    """[two.own] One action with a card of one's own in a turn."""
    return TWO_OWN if s.own_done else forbids_play(s, me, card, influence)


@fn
def forbids_draw(s, me):
    """[two.draw] One action with the guilds under influence in a turn."""
    return TWO_DRAW if s.drawn_done else 0


@fn
def cards_in(s, zone):
    """How many cards of the shared pile lie there."""
    n = 0
    for side in range(s.seats, N_SIDES):
        for card in range(PILE_CARDS):
            n += s.shared[side][card] == zone
    return n


@fn
def draw_shared(s, me, news):
    """[two.draw] (side, card) of the shared pile; [two.scored] one of a scored town leaves and is replaced."""
    while True:
        if cards_in(s, IN_PILE) == 0:
            shuffle_shared(s, news)
        left = below(s.streams[SHARED_PILE], cards_in(s, IN_PILE))
        for side in range(s.seats, N_SIDES):
            for card in range(PILE_CARDS):
                if s.shared[side][card] != IN_PILE:
                    continue
                if left == 0:
                    s.reveals += 1
                    if card >= N_TOWNS or s.town[card] != SCORED:
                        s.shared[side][card] = DISCARDED
                        tell(news, N_DRAWS, me, s.guild[side], card, 0)
                        return side, card
                    s.shared[side][card] = OUT
                    tell(news, N_DISCARDS_SCORED, s.guild[side], card, 0, 0)
                left -= 1


@fn
def shuffle_shared(s, news):
    """[two.shuffle] When a card is needed and the pile is used up."""
    tell(news, N_SHUFFLES, cards_in(s, DISCARDED), 0, 0, 0)
    for side in range(s.seats, N_SIDES):
        for card in range(PILE_CARDS):
            if s.shared[side][card] == DISCARDED:
                s.shared[side][card] = IN_PILE


@fn
def two_ending(s):
    """0, or the rule by which the game ends with this turn. [two.end_full] [two.end_influence] [two.stalemate]"""
    if free_spaces(s) == 0:
        return END_FULL
    if not somebody_can_build(s):
        return END_INFLUENCE
    return STALEMATE if s.idle >= IDLE_TURNS else 0


@fn
def somebody_can_build(s):
    """Whether a district of a player's own guild, the neutral one or the Church can still come to lie somewhere."""
    guilds = 1 << s.guild[0] | 1 << s.guild[1] | 1 << NEUTRAL | 1 << CHURCH
    for town in range(N_TOWNS):
        if s.town[town] != OPEN or s.held[town][FREE] == 0:
            continue
        spots, hosts = within_reach(s, town)
        if hosts:
            return True
        for spot in range(N_SPOTS - 1):
            if spots & s.held[town][FREE] & (1 << spot) and fits(s, town, spot, guilds):
                return True
    return False
