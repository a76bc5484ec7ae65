"""Owning and scoring a block: claimants, and the worked examples of the rulebook."""

from games.city_and_guilds.table import news, seen, table
from guildhall import Table

A, B, C, D = range(4)


BASE = {"4d": "cloth_market"}
ONE = {"5c": ("candle_building", "blue")}
TWO = {**ONE, "5d": ("candle_building", "red")}
THREE = {**TWO, "5e": ("smith_building", "green")}
FOUR = {**THREE, "5f": ("smith_building", "yellow", 2)}
FIVE = {**FOUR, "5g": ("baker_building", "green")}
SIX = {**FIVE, "5h": ("minstrel_house", "red")}


def claim(seat: int, tiles: dict, tile: str, space: str, answer: str, **given) -> Table:  # type: ignore[no-untyped-def, type-arg]
    t = table(4, {**BASE, **tiles}, turn=seat, hands={seat: [tile, "cloth_market", "cloth_market"]}, **given)
    t.play(seat, f"lay {tile} {space}")
    t.play(seat, answer)
    return t


def marks(t: Table, seat: int) -> tuple[str, str]:
    return seen(t, seat)["white"]["block_5"], seen(t, seat)["black"]["block_5"]


def test_four_claimants_and_their_markers() -> None:
    """[own.white] [own.black] [own.third] [own.buildings] [own.figures] [own.minstrel]"""
    assert marks(claim(A, {}, "candle_building", "5c", "step"), A) == ("blue", "none")
    assert marks(claim(B, ONE, "candle_building", "5d", "step"), B) == ("blue", "red")
    two = {"block_5": ("blue", "red")}
    t = claim(C, TWO, "smith_building", "5e", "step", markers=two)
    assert marks(t, C) == ("blue", "red") and t.view(C)["facts"]["would_get"]["block_5"]["green"] == 1, (
        "third, not tied"
    )
    t = claim(D, THREE, "smith_building", "5f", "two", markers=two)
    assert marks(t, D) == ("yellow", "blue") and t.view(D)["facts"]["would_get"]["block_5"]["green"] == 0, "no third"
    t = claim(C, FOUR, "baker_building", "5g", "step", markers={"block_5": ("yellow", "blue")})
    assert marks(t, C) == ("green", "yellow")
    t = claim(B, FIVE, "minstrel_house", "5h", "figure", markers={"block_5": ("green", "yellow")})
    assert marks(t, B) == ("green", "red") and t.view(B)["facts"]["would_get"]["block_5"]["yellow"] > 0


def test_the_block_of_the_four_claimants_brings_9_5_and_3_or_with_an_empty_minstrel_house_9_and_5() -> None:
    """[score.halves] [own.third] [score.pair]"""
    for house, markers, expected in (
        (SIX["5h"], ("green", "red"), {"green": 9, "red": 5, "yellow": 3}),
        ("minstrel_house", ("green", "yellow"), {"green": 9, "yellow": 5}),
    ):
        tiles = {**BASE, **FIVE, "5h": house, "5a": "cloth_market"}
        t = table(4, tiles, hands={A: ["cloth_market"] * 3}, markers={"block_5": markers})
        t.play(A, "lay cloth_market 5b")
        t.play(A, "decline")
        t.play(A, t.choices(A)[0])
        assert {item["side"]: item["points"] for item in news(t, "owns")} == expected


def filled(owners: dict[str, tuple[str, int]], markers: tuple[str, str], seats: int = 4) -> dict[str, int]:
    """Block 5 with three markets and an empty minstrel house, V = 19; four buildings with these owners."""
    tiles = {**BASE, "5a": "cloth_market", "5b": "cloth_market", "5h": "minstrel_house"}
    spots = iter(["5c", "5d", "5e", "5f"])
    kinds = iter(["candle_building", "smith_building", "baker_building", "cloth_building"])
    for spot, kind in zip(spots, kinds, strict=True):
        tiles[spot] = (kind, *owners[spot]) if spot in owners else kind
    t = table(seats, tiles, hands={A: ["cloth_market"] * 3}, markers={"block_5": markers})
    t.play(A, "lay cloth_market 5g")
    t.play(A, "decline")
    t.play(A, t.choices(A)[0])
    return {item["side"]: item["points"] for item in news(t, "owns")}


def test_what_a_block_of_19_brings_depends_on_how_many_are_in_it() -> None:
    """[score.alone] [score.pair] [score.halves] [own.third] [setup.bare]"""
    one, two = ("blue", 1), ("red", 1)
    assert filled({"5c": one}, ("blue", "none")) == {"blue": 19}
    assert filled({"5c": one, "5d": two}, ("blue", "red")) == {"blue": 11, "red": 6}
    three = {"5c": one, "5d": two, "5e": ("green", 1)}
    assert filled(three, ("blue", "red")) == {"blue": 10, "red": 5, "green": 3}, "also if the third equals the second"
    assert filled({**three, "5f": ("yellow", 1)}, ("blue", "red")) == {"blue": 10, "red": 5}
    assert filled({}, ("none", "none")) == {}


def test_the_example_of_the_block_worth_17() -> None:
    """[score.when] [score.value] [guild.points] Blue 9 + 2, red 5 + 1, green 4, yellow 3."""
    tiles = {
        **BASE, "5a": ("candle_building", "blue"), "5b": ("cloth_building", "red"), "5c": ("candle_building", "red"),
        "5d": ("baker_building", "yellow"), "5e": "baker_market", "5f": "candle_market", "5h": "minstrel_house",
    }  # fmt: skip
    tracks = {"candle": [("green", 3), ("blue", 2), ("red", 1)]}
    t = table(4, tiles, tracks=tracks, hands={A: ["candle_building"] * 3}, markers={"block_5": ("red", "blue")})
    t.play(A, "lay candle_building 5g")
    t.play(A, "two")
    t.play(A, "decline")
    t.play(A, t.choices(A)[0])
    assert news(t, "full") == [{"n": 1, "news": "full", "block": "block_5", "points": 17}]
    assert {i["side"]: i["points"] for i in news(t, "owns")} == {"blue": 9, "red": 5, "yellow": 3}
    assert {i["side"]: i["points"] for i in news(t, "guild_pays")} == {"green": 4, "blue": 2, "red": 1}
    assert t.scores == [11, 6, 4, 3]


def test_the_example_of_the_block_worth_21() -> None:
    """[score.halves] [score.alone] [score.pair] 11, 6 and 3; alone 21; two players 12 and 7."""

    def paid(*owners: str) -> list[int]:
        tiles = {**BASE, "5a": "cloth_market", "5b": "cloth_market", "5c": "baker_market", "5h": "minstrel_house"}
        for spot, kind, side in zip(("5d", "5e", "5f"), ("candle_building", "smith_building", "baker_building"),
                                    [*owners, "", ""], strict=False):  # fmt: skip
            tiles[spot] = (kind, side) if side else kind
        marked = (*owners, "none", "none")[:2]
        t = table(4, tiles, hands={A: ["cloth_market"] * 3}, markers={"block_5": marked})  # type: ignore[arg-type]
        t.play(A, "lay cloth_market 5g")
        t.play(A, "decline")
        t.play(A, t.choices(A)[0])
        assert news(t, "full")[0]["points"] == 21
        return [item["points"] for item in news(t, "owns")]

    assert paid("blue", "red", "green") == [11, 6, 3] and paid("blue") == [21] and paid("blue", "red") == [12, 7]
