"""Covers: spaces that can no longer be built on, and those that only look like it."""

from games.flandern_1302.table import Town, on, state, table
from guildhall import Table

BLUE, RED, GREEN, YELLOW = range(4)


def shortage(grey: int) -> Table:
    """Brugge with B on R3, all built but H2 and B3; no hexagon of green is left, and none of grey but for some."""
    brugge = Town(
        {
            "r2": "fullers", "q1": "dyers", "q2": "dyers+1", "q3": "dyers+2", "q4": "dyers", "r1": "fullers",
            "r4": "cloth_cutters", "h1": "cloth_cutters", "h3": "armourers", "h4": "armourers",
        },
        special=["r3"],
    )  # fmt: skip
    green = Town({"h1": "cloth_cutters", "h2": "cloth_cutters", "h3": "cloth_cutters+1", "h4": "cloth_cutters+2"})
    others = Town(dict(list({"h1": "armourers", "h2": "armourers+1", "h3": "armourers+2"}.items())[grey:]))
    t = table(4, {"brugge": brugge, "gent": green, "leuven": others, "luik": Town({"q1": "armourers"})},
              acting=(YELLOW, "utrecht"))  # fmt: skip
    t.play(YELLOW, next(move for move in t.choices(YELLOW) if move.startswith("build own")))
    return t


def test_one_shortage_covers_two_spaces_and_the_town_scores_in_the_same_step() -> None:
    """[cover.when] [score.when]"""
    t = shortage(0)
    left = state(t)["stock"]
    assert sum(left["cloth_cutters"]["hex"].values()) == 0 and sum(left["armourers"]["hex"].values()) == 0
    assert on(t, "brugge_h2") == "covered" and on(t, "brugge_b3") == "covered"
    assert state(t)["town"]["brugge"] == "scored"


def test_with_one_grey_hexagon_left_neither_is_covered() -> None:
    """[cover.when]"""
    t = shortage(1)
    assert sum(state(t)["stock"]["armourers"]["hex"].values()) == 1
    assert on(t, "brugge_h2") == "free" and on(t, "brugge_b3") == "free" and state(t)["town"]["brugge"] == "open"


CUT_OFF = {
    "q2": "fullers", "q4": "dyers", "r2": "cloth_cutters", "r4": "cloth_cutters", "h2": "armourers", "h3": "armourers",
    "h4": "dyers",
}  # fmt: skip


def cut_off(*laid: str, h2: str = "armourers") -> Table:
    """R1 and Q1 covered; H1, Q3 and R3 free; the rest built. Special districts in `laid` lie in other towns."""
    towns = {"brugge": Town({**CUT_OFF, "h2": h2}, covered=["r1", "q1"])}
    for town, host in zip(("gent", "ieper", "utrecht"), laid, strict=False):
        towns[town] = Town(special=[host])
    t = table(4, towns, acting=(BLUE, "leuven"))
    t.play(BLUE, next(move for move in t.choices(BLUE) if "grey" in move))
    return t


def test_a_group_of_spaces_that_could_only_be_reached_from_each_other_is_covered() -> None:
    """[cover.when]"""
    t = cut_off("r3", "h4", "h1")  # B, C and D are gone, A is not
    assert [on(t, f"brugge_{spot}") for spot in ("h1", "q3", "r3")] == ["covered"] * 3


def test_a_special_district_that_can_still_reach_them_keeps_them_open() -> None:
    """[cover.when] B on R3 can be reached from H2, if H2 is not the Church's."""
    t = cut_off("q3", "h4", "h1")  # A, C and D are gone, B is not
    assert [on(t, f"brugge_{spot}") for spot in ("h1", "q3", "r3")] == ["free"] * 3
    t = cut_off("q3", "h4", "h1", h2="church")
    assert [on(t, f"brugge_{spot}") for spot in ("h1", "q3", "r3")] == ["covered"] * 3


def last_square(d_left: bool) -> Table:
    """Brugge with only Q1 and H1 free; Dyers, Fullers and Weavers border Q1, and no one else has a square left."""
    towns = {
        "brugge": Town(
            {
                "q2": "armourers+2", "q3": "cloth_cutters+2", "q4": "dyers", "r1": "armourers", "r2": "fullers",
                "r3": "fullers", "r4": "dyers", "h2": "dyers", "h3": "cloth_cutters", "h4": "fullers",
            }
        ),
        "gent": Town({spot: f"cloth_cutters{'+1' * (spot == 'q4')}" for spot in ("q1", "q2", "q3", "q4")}),
        "leuven": Town({spot: f"armourers{'+1' * (spot == 'q4')}" for spot in ("q1", "q2", "q3", "q4")}),
        "ieper": Town(dict.fromkeys(("q1", "q2", "q3"), "church")),
        "utrecht": Town(special=[] if d_left else ["h1"]),
    }  # fmt: skip
    t = table(4, towns, acting=(BLUE, "utrecht"))
    t.play(BLUE, "build own_0 utrecht_r2")
    return t


def test_a_square_that_only_d_can_still_swallow_stays_open_until_d_has_gone() -> None:
    """[cover.when] [special.removes]"""
    assert on(last_square(True), "brugge_q1") == "free"
    t = last_square(False)
    assert on(t, "brugge_q1") == "covered" and on(t, "brugge_h1") == "free"
