"""Lots: bid a card in secret; the highest takes a point, draws two, keeps one and puts the other back on top.

A whole game in about a hundred lines of rules: the template for a new one, and the double on which the core is tested.
"""

from pathlib import Path

from guildhall.core.actions import Actions, Arg, News, Verb
from guildhall.core.compile import fn, frozen, leaf
from guildhall.core.components import components_folder, load_rows
from guildhall.core.fields import NONE, Field, Layout, count, header, maybe
from guildhall.core.game import NOT_NOW, Game, begin, out_of_turn, share, tell
from guildhall.core.guessing import deal
from guildhall.core.knowledge import (
    FORGETTABLE,
    MEMORY,
    any_card,
    deal_unseen,
    draw,
    everybody,
    find,
    knowledge_fields,
    lay_out,
    move,
)
from guildhall.core.rng import below, reroll
from guildhall.core.rulebook import Rulebook

HOME = Path(__file__).parent
LOTS = load_rows(components_folder("toy", HOME) / "lots.toml", "lot", {"copies": int})
KINDS = [lot["slug"] for lot in LOTS]
KIND = frozen(kind for kind, lot in enumerate(LOTS) for _ in range(lot["copies"]))  # [card]
FIRST = frozen(sum(lot["copies"] for lot in LOTS[:kind]) for kind in range(len(LOTS) + 1))  # [kind]
CARDS = [f"{lot['slug']}_{n + 1}" for lot in LOTS for n in range(lot["copies"])]
SEATS = ["blue", "red", "green"]
ZONES = ["bag", "top", "table", "aside", "hand_0", "hand_1", "hand_2"]
BAG, TOP, TABLE, ASIDE, HAND = range(5)
BID, KEEP = range(2)  # moments, and first the verb of each
ROUNDS = 4

RULES = Rulebook.of(HOME)
IN_HAND, LOOKED, ENDS = RULES["bid.hand"], RULES["keep.looked"], RULES["end.points"]
SEAT, LOT = Arg("side", SEATS), Arg("lot", KINDS)
ACTIONS = Actions(Verb("bid", (LOT,)), Verb("keep", (Arg("lot", KINDS, "owner"),)))
NEWS = News(Verb("bids", (SEAT, LOT)), Verb("wins", (SEAT,)), Verb("looks", (SEAT, Arg("lot", KINDS, "owner"))))
N = len(KINDS)
LAYOUT = Layout(
    "toy",
    [
        *header(SEATS, ["bid", "keep"], RULES.ids),
        *knowledge_fields(ZONES, 1),
        Field("bid", ("seat",), maybe(KINDS, "lot"), "owner"),
        Field("points", ("seat",), count(ROUNDS), "all"),
    ],
    {"seat": SEATS, "viewer": [*SEATS, "public"], "card": CARDS, "zone": ZONES, "lot": KINDS, "moment": ["bid", "keep"]}
    | {"rule": RULES.ids, "purpose": 1, "pool": 1, "bin": 2 * len(ZONES)},
)


@leaf
def copies(s, card):
    return FIRST[KIND[card]], FIRST[KIND[card] + 1]


@leaf
def sees(s, zone, viewer):
    return zone == TABLE or zone == HAND + viewer or (zone == ASIDE and s.to_act >> viewer & 1)


@fn
def card_in(s, kind, zone):
    """A card of this kind that lies in the zone, or NONE."""
    return find(s, FIRST[kind], FIRST[kind + 1], zone)


@fn
def setup(s, seats, options, seed):
    begin(s, seats, seed)
    s.moment = BID
    lay_out(s, BAG)
    for seat in range(len(s.points)):
        s.points[seat], s.bid[seat] = 0, NONE
    for k in range(4 * seats):
        draw(s, any_card(s, BAG, s.streams[0]), HAND + k % seats, 1 << k % seats)
    s.to_act = (1 << seats) - 1


@fn
def forbids(s, seat, a):
    """0, or the first rule that forbids it."""
    rule = out_of_turn(s, seat, a, 2 * N)
    if rule:
        return rule
    if a // N != s.moment:
        return NOT_NOW
    zone = HAND + seat if s.moment == BID else ASIDE
    if card_in(s, a % N, zone) == NONE:
        return IN_HAND if s.moment == BID else LOOKED
    return 0


@fn
def refusal(s, seat, a, why):
    why[0], why[1], why[2], why[3] = a % N, NONE, NONE, NONE
    return forbids(s, seat, a)


@fn
def legal(s, seat, mask):
    low, n = s.moment * N, 0
    for a in range(low, low + N):
        mask[a] = forbids(s, seat, a) == 0
        n += mask[a]
    return low, low + N, n


@fn
def apply(s, seat, a, news):
    if s.moment == KEEP:  # [keep.looked]
        move(s, card_in(s, a % N, ASIDE), HAND + seat, 1 << seat)
        for card in range(len(s.zone)):
            if s.zone[card] == ASIDE:
                move(s, card, TOP, 1 << seat)
        s.round_no, s.moment, s.to_act = s.round_no + 1, BID, (1 << s.seats) - 1
        return
    s.bid[seat] = a % N
    s.to_act &= ~(1 << seat)
    if s.to_act:
        return
    # All have chosen: show the lots. [bid.highest]
    s.reveals += 1
    best = 0
    for other in range(s.seats):
        tell(news, 0, other, s.bid[other], 0, 0)
        move(s, card_in(s, s.bid[other], HAND + other), TABLE, everybody(s))
        if s.bid[other] > s.bid[best]:
            best = other
    for other in range(s.seats):
        s.bid[other] = NONE
    s.points[best] += 1
    tell(news, 1, best, 0, 0, 0)
    if s.round_no == ROUNDS:  # [end.points]
        s.over, s.ending = 1, ENDS
        return
    for _ in range(2):
        if s.cards_in[TOP] == 0:
            deal_unseen(s, BAG, TOP, 1, s.streams[0])
        card = any_card(s, TOP, s.streams[0])
        draw(s, card, ASIDE, 1 << best)
        tell(news, 2, best, KIND[card], 0, 0)
    s.moment, s.to_act = KEEP, 1 << best


@fn
def guess(s, me, rng):
    """Cards by knowledge; a bid that lies there already is any lot of its seat's hand."""
    deal(s, me, rng)
    reroll(s, rng)
    for seat in range(len(s.bid)):
        if seat != me:
            s.bid[seat] = NONE
            if s.moment == BID and seat < s.seats and not s.to_act >> seat & 1:
                left = below(rng, s.cards_in[HAND + seat])
                for card in range(len(s.zone)):
                    if s.zone[card] == HAND + seat:
                        if left == 0:
                            s.bid[seat] = KIND[card]
                        left -= 1


@fn
def score(s, out):
    for seat in range(s.seats):
        out[0][seat], out[1][seat] = s.points[seat], 0.0
    share(out, s.seats)


@fn
def broken(s):
    for zone in range(len(s.cards_in)):
        n = 0
        for card in range(len(s.zone)):
            n += s.zone[card] == zone
        if n != s.cards_in[zone]:
            return 1
    return 0


def prompt(state):
    return f"prompt-{state['moment']}", {}


GAME = Game(
    HOME,
    LAYOUT,
    ACTIONS,
    NEWS,
    RULES,
    {"bid.hand": (LOT,), "keep.looked": (LOT,)},
    laws=("", "cards_in: the sizes of the zones do not fit the cards that lie there"),
    kinds=[int(kind) for kind in KIND],
    forgettable=FORGETTABLE,
    **MEMORY,
    prompt=prompt,
    setup=setup,
    legal=legal,
    refusal=refusal,
    apply=apply,
    guess=guess,
    score=score,
    broken=broken,
    copies=copies,
    sees=sees,
)
