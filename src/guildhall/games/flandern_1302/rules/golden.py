"""1. The starting player takes a golden card; 5. and acts on it."""

from guildhall.core.compile import fn
from guildhall.core.fields import NONE
from guildhall.core.game import tell
from guildhall.core.rng import below
from guildhall.games.flandern_1302.actions import NEWS
from guildhall.games.flandern_1302.state import GOLDEN_PILE, SCORED
from guildhall.games.flandern_1302.tables import INFLUENCE_CARD, N_GOLDEN, N_PILES, N_TOWNS

N_INFLUENCE, N_LOOKS, N_NO_GOLDEN = NEWS["influence"], NEWS["looks"], NEWS["no_golden"]
N_REMOVES, N_SHOWS = NEWS["removes"], NEWS["shows"]


@fn
def golden_in(s, pile):
    """How many golden cards of a pile are still unseen by all."""
    n = 0
    for golden in range(N_GOLDEN):
        n += s.golden_left[pile][golden]
    return n


@fn
def top_pile(s):
    """The pile that the next golden card comes from, or NONE. [setup.golden]"""
    for pile in range(N_PILES):
        if golden_in(s, pile) > 0:
            return pile
    return NONE


@fn
def show(s, pile, golden):
    """All see a golden card; it never comes back. [golden.stays]"""
    s.golden_left[pile][golden] -= 1
    s.golden_gone[pile][golden] += 1
    s.reveals += 1


@fn
def next_golden(s, pile):
    """The top card of a pile, which nobody has seen: any of those that are left."""
    golden, left = -1, below(s.streams[GOLDEN_PILE], golden_in(s, pile))
    while left >= 0:
        golden += 1
        left -= s.golden_left[pile][golden]
    return golden


@fn
def look_at(s, pile, golden):
    """[golden.draw] Only the starting player looks at it; it lies face down."""
    s.golden_back, s.golden_now[s.first] = pile, golden
    s.reveals += 1


@fn
def draw_golden(s, news):
    """[golden.draw] [golden.scored] A card of a scored town is shown and replaced."""
    while True:
        pile = top_pile(s)
        if pile == NONE:  # [golden.runs_out]
            tell(news, N_NO_GOLDEN, 0, 0, 0, 0)
            return
        golden = next_golden(s, pile)
        if golden >= N_TOWNS or s.town[golden] != SCORED:
            look_at(s, pile, golden)
            tell(news, N_LOOKS, s.first, golden, 0, 0)
            return
        show(s, pile, golden)
        tell(news, N_REMOVES, golden, 0, 0, 0)


@fn
def reveal_golden(s, news):
    """[golden.reveal] The card that is acted on now, or NONE; [golden.influence] influence goes to the hand."""
    if s.golden_back == NONE:
        return NONE
    golden = int(s.golden_now[s.first])
    show(s, s.golden_back, golden)
    s.golden_back, s.golden_now[s.first] = NONE, NONE
    tell(news, N_SHOWS, s.first, golden, 0, 0)
    if golden == INFLUENCE_CARD:
        s.influence[s.first] += 1
        tell(news, N_INFLUENCE, s.first, s.influence[s.first], 0, 0)
    return golden
