"""Laws: a position is refused with the law that it breaks, or it can be played to its end."""

from collections.abc import Callable
from typing import Any

import pytest

from games.flandern_1302.table import Town, position, state, table
from guildhall import Table
from guildhall.core.fields import PositionError
from guildhall.games.flandern_1302.rules.lawbook import LAWS

State = dict[str, Any]
NAME = "flandern_1302"


def choosing() -> State:
    """Four choose; a building site lies face down."""
    return position(4, golden="site")


def using(card: str = "gent", **given: Any) -> State:
    """Blue uses a card, after the others."""
    return position(4, {"utrecht": Town({"r1": "dyers"})}, acting=(0, card), **given)


def golden(card: str = "gent") -> State:
    return using(card, stage="golden")


def three() -> State:
    return position(3)


def after(seats: int, *moves: tuple[int, str]) -> State:
    t = Table.new(NAME, seats, seed=1, options={"start": 0})
    for seat, move in moves:
        t.play(seat, move)
    return t.position()


def turn() -> State:
    return after(2)


def own() -> State:
    """Two: blue has played Gent. That is a draft as long as nothing is drawn, so the position is made by hand."""
    given = turn()
    given["state"]["card"]["blue"]["gent"], given["state"]["played"]["blue"] = "played", "gent"
    given["state"] |= {"own_done": True, "stage": "own", "moment": "town", "using": "gent", "building": "dyers"}
    return given


def drawn() -> State:
    """Two: blue has drawn a card."""
    return after(2, (0, "draw"))


def ended() -> State:
    t = table(4, golden="pick_up", golden_left=[("b", "pick_up")])
    for seat in range(4):
        t.play(seat, "play pick_up 0")
    assert t.over
    return t.position()


def scored() -> State:
    """Gent is scored; its golden card is still in pile B, on which nothing lies any more."""
    return position(4, {"gent": Town(scored=True)}, golden="brugge")


def reopened(s: State) -> None:
    """A town that was scored at the end is open again, with what belongs to an open one."""
    before = table(4, golden="pick_up", golden_left=[("b", "pick_up")]).position()["state"]
    for field in ("town", "held", "site", "printed", "special", "cathedral", "cubes", "cathedrals", "master", "card"):
        s[field] = before[field]
    s["points"] = before["points"]


Change = Callable[[State], Any]
BROKEN: list[tuple[str, Callable[[], State], Change]] = [
    ("guild", choosing, lambda s: s["guild"].update(blue="fullers")),
    ("guild", choosing, lambda s: s["guild"].update(blue="fullers", red="dyers")),
    ("credit", turn, lambda s: s["credit"].update(green="red")),
    ("first, start", three, lambda s: s.update(first="yellow")),
    ("first, start", turn, lambda s: s.update(start="green")),
    ("stack, depth", choosing, lambda s: s.update(depth=1)),
    ("stack, depth", choosing, lambda s: s["stack"].__setitem__(0, 1)),
    ("area", choosing, lambda s: s["area"].update(gent=s["area"]["ieper"])),
    ("town: the town", choosing, lambda s: s["town"].update(gent="unused")),
    ("held: a space", choosing, lambda s: s["held"]["gent"]["covered"].append("q1")),
    ("held: a space", choosing, lambda s: s["town"].update(gent="scored")),
    ("held: a space", three, lambda s: s["held"]["brugge"]["free"].append("q1")),
    (
        "held: the centre",
        choosing,
        lambda s: (s["held"]["gent"]["fullers"].remove("c"), s["held"]["gent"]["dyers"].append("c")),
    ),
    ("held: the centre", choosing, lambda s: s["printed"]["gent"].update(one=[], two=["c"])),
    (
        "held: districts",
        choosing,
        lambda s: (s["held"]["gent"]["free"].remove("r1"), s["held"]["gent"]["fullers"].append("r1")),
    ),
    ("stock", choosing, lambda s: s["stock"]["dyers"]["hex"].update(none=2)),
    ("special", choosing, lambda s: s["church_left"].update(church_a=False)),
    ("special", choosing, lambda s: s["special"]["gent"].append("q3")),
    ("site, cathedral", choosing, lambda s: s["cathedral"]["gent"].append("r1")),
    ("site, cathedral", choosing, lambda s: s["site"]["gent"].append("q1")),
    ("site, cathedral", choosing, lambda s: s["master"].__setitem__(0, "gent_r1")),
    ("site, cathedral", turn, lambda s: s["master"].__setitem__(0, "gent_c")),
    ("site, cathedral", three, lambda s: s["cathedral"]["brugge"].append("c")),
    ("cubes", choosing, lambda s: s.update(cubes=9)),
    ("cathedrals", choosing, lambda s: s.update(cathedrals=3)),
    ("points", choosing, lambda s: s["points"].update(dyers=1)),
    ("points", scored, lambda s: s["points"].update(church=1)),
    ("card: town", choosing, lambda s: s["card"]["red"].update(gent="gone")),
    ("card: the pick-up", choosing, lambda s: s["card"]["red"].update(pick_up="played")),
    ("card, influence", three, lambda s: s["card"]["yellow"].update(gent="hand")),
    ("card, influence", three, lambda s: s["played"].update(yellow="gent")),
    ("influence: influence", choosing, lambda s: s["influence"].update(red=2)),
    ("influence: a seat", choosing, lambda s: s["influence"].update(red=2, green=4)),
    ("golden_left", choosing, lambda s: s["golden_left"]["a"].update(site=1)),
    ("golden_back", choosing, lambda s: s["golden_now"].update(red="site")),
    ("golden_back", choosing, lambda s: (s["golden_now"].update(blue="none"), s.update(golden_back="none"))),
    ("golden_back", choosing, lambda s: (s["golden_left"]["a"].update(site=0), s["golden_gone"]["a"].update(site=3))),
    ("golden_back", choosing, lambda s: (s["golden_now"].update(blue="master"), s.update(golden_back="b"))),
    ("golden_now: a golden", scored, lambda s: s["golden_now"].update(blue="gent")),
    ("chosen", choosing, lambda s: s["chosen"].update(red="gent")),
    (
        "chosen",
        choosing,
        lambda s: (s["to_act"].remove("red"), s["chosen"].update(red="gent"), s["chosen_influence"].update(red=4)),
    ),
    ("chosen", choosing, lambda s: s["chosen_influence"].update(red=1)),
    ("shared", choosing, lambda s: s["shared"]["yellow"].update(gent="discarded")),
    ("shared", turn, lambda s: s["shared"]["yellow"].update(gent="gone")),
    ("shared", turn, lambda s: s["shared"]["yellow"].update(site="gone")),
    ("round_no", choosing, lambda s: s.update(round_no=2)),
    ("round_no", turn, lambda s: s.update(round_no=9999)),
    ("reveals", choosing, lambda s: s.update(reveals=30_000)),
    ("reveals", turn, lambda s: s.update(reveals=1)),
    ("over, ending", choosing, lambda s: s.update(moment="between")),
    ("over, ending", choosing, lambda s: s.update(ending="end.full")),
    ("over, ending", ended, lambda s: s.update(ending="two.stalemate")),
    ("over, ending", ended, lambda s: s.update(to_act=["blue"])),
    ("over, ending", ended, reopened),
    ("moment", choosing, lambda s: s.update(moment="turn", to_act=["blue"])),
    ("moment", turn, lambda s: s.update(moment="master")),
    ("to_act", choosing, lambda s: (s.update(to_act=[]), s["chosen"].update(dict.fromkeys(s["chosen"], "gent")))),
    ("to_act", three, lambda s: s["to_act"].append("yellow")),
    ("to_act", turn, lambda s: s.update(to_act=["blue", "red"])),
    ("to_act", using, lambda s: s.update(to_act=["red"])),
    ("to_act", golden, lambda s: s.update(to_act=["red"])),
    ("stage", using, lambda s: s.update(stage="drawn")),
    ("stage", using, lambda s: s.update(moment="master", using="master")),
    ("stage", turn, lambda s: s.update(stage="own")),
    ("stage", own, lambda s: s.update(stage="silver")),
    ("own_done", choosing, lambda s: s.update(idle=1)),
    ("own_done", turn, lambda s: s.update(idle=28)),
    ("own_done", own, lambda s: s.update(own_done=False)),
    ("own_done", drawn, lambda s: s.update(moment="turn", own_done=True)),
    ("using: the card in use is not", using, lambda s: s.update(using="luik")),
    ("using: the card in use is not", using, lambda s: s.update(moment="site")),
    ("using: the card in use is not", choosing, lambda s: s.update(using="gent")),
    ("using: the card in use is not", golden, lambda s: s.update(using="brugge")),
    (
        "using: the card in use is not",
        drawn,
        lambda s: s["shared"].update({k: dict.fromkeys(v, "pile") for k, v in s["shared"].items()}),
    ),
    ("building", using, lambda s: s.update(building="fullers")),
    ("building", golden, lambda s: s.update(building="dyers")),
    ("building", drawn, lambda s: s.update(building="dyers")),
    ("played", choosing, lambda s: s["played"].update(red="gent")),
    ("played", using, lambda s: s["played"].update(red="luik")),
    ("played", using, lambda s: s["played_influence"].update(red=1)),
    ("order, at", using, lambda s: s.update(order=["red", "red", "green", "blue"])),
    ("order, at", using, lambda s: s.update(at=0)),
    ("order, at", using, lambda s: s["played_influence"].update({s["order"][-1]: 1})),
    ("order, at", choosing, lambda s: s.update(at=1)),
    ("order, at", turn, lambda s: s.update(order=["blue", "red", "none", "none"])),
    ("order, at", golden, lambda s: s.update(at=3)),
]


@pytest.mark.parametrize(("law", "given", "change"), BROKEN, ids=[f"{n}-{law}" for n, (law, *_) in enumerate(BROKEN)])
def test_a_position_that_breaks_a_law_is_refused_with_the_law(law: str, given: Any, change: Change) -> None:
    sound = given()
    Table.from_position(sound)
    change(sound["state"])
    with pytest.raises(PositionError) as refused:
        Table.from_position(sound)
    assert str(refused.value).startswith(law) and str(refused.value) in LAWS


def test_no_law_lacks_a_position_that_breaks_it() -> None:
    of_cards_in_use = "using: the card in use can do nothing"  # see below
    cited = [law for law, *_ in BROKEN] + [of_cards_in_use]
    assert not [law for law in LAWS[1:] if not any(law.startswith(start) for start in cited)]


FULL = {
    "q1": "dyers", "q2": "cloth_cutters", "q3": "dyers", "q4": "dyers", "r1": "cloth_cutters", "r2": "weavers",
    "r3": "armourers", "r4": "weavers", "h1": "weavers", "h2": "armourers", "h3": "armourers+1", "h4": "dyers",
}  # fmt: skip
ALL_SITES = {
    "gent": Town({"r1": "armourers", "r2": "armourers", "q1": "dyers", "q2": "dyers"}, site=["r1", "r2", "q1", "q2"]),
    "ieper": Town(
        {"r1": "armourers+1", "r2": "armourers+2", "q1": "dyers+1", "q2": "dyers+2"}, site=["r1", "r2", "q1", "q2"]
    ),
    "brugge": Town({"r1": "armourers", "q1": "armourers"}, site=["r1", "q1"]),
}
DEAD_ENDS = {
    "a town card for a full town": lambda: position(4, {"gent": Town(FULL)}, acting=(0, "gent")),
    "a town card for a scored town": lambda: position(
        4, {"gent": Town(scored=True)}, acting=(0, "gent"), stage="golden"
    ),
    "a building site without a cube": lambda: position(4, ALL_SITES, acting=(0, "site")),
    "a cathedral without a place for it": lambda: position(
        4, {"luik": Town(cathedral=["c"])}, acting=(0, "cathedral"), stage="golden"
    ),
    "a guild master with all four standing": lambda: position(
        4, acting=(0, "master"), stage="golden", masters=["leuven_c"] * 4
    ),
}


@pytest.mark.parametrize("what", DEAD_ENDS)
def test_a_card_in_use_that_can_do_nothing_would_have_been_spent(what: str) -> None:
    """[action.spent] [site.cube]"""
    with pytest.raises(PositionError, match="using: the card in use can do nothing"):
        Table.from_position(DEAD_ENDS[what]())


def test_the_turn_of_two_is_refused_at_a_table_for_four() -> None:
    """[two.draw] It was accepted once, and `draw` never came back: nobody at this table has a shared pile."""
    given = after(2)
    four = Table.new(NAME, 4, seed=1, options={"start": 0}).position()
    four["state"] |= {name: given["state"][name] for name in ("moment", "to_act", "stage", "own_done", "drawn_done")}
    with pytest.raises(PositionError, match="moment: with this number of seats nobody is ever asked this"):
        Table.from_position(four)


def test_a_position_without_anybody_to_ask_is_refused() -> None:
    given = using()
    given["state"]["to_act"] = []
    with pytest.raises(PositionError, match="to_act"):
        Table.from_position(given)


def test_there_is_always_a_card_to_draw() -> None:
    """[two.scored] [two.shuffle] All towns but one are scored and everything lies beside the pile: two sites are left."""
    towns = {town: Town(scored=True) for town in ("brugge", "utrecht", "ieper", "leuven", "luik")}
    scored_out = dict.fromkeys(towns, "gone") | {"gent": "discarded", "site": "discarded"}
    pile = {side: dict.fromkeys(scored_out, "pile") for side in ("blue", "red")}
    t = table(2, towns, shared={**pile, "green": scored_out, "yellow": dict(scored_out)})
    t.play(0, "draw")
    assert state(t)["using"] in ("gent", "site")
