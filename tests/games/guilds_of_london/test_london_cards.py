"""Every card, every tile reward, every token and both plantations by name."""

import tomllib
from typing import Any

import pytest

from games.guilds_of_london.table import asked, end_round, play, position, rule, state, table
from guildhall import Table
from guildhall.games.guilds_of_london.tables import CARDS, FOLDER, TILES, TOKENS

CITY = {
    "c8": "dyers",
    "c9": "goldworkers",
    "c10": "stonecutters",
    "c11": "merchant_importers",
    "c14": "bell_founders",
    "c19": "hatters",
    "c20": "meat_sellers",
    "c21": "cloth_merchants",
}
GIVEN: dict[str, Any] = {
    "tiles": CITY,
    "masters": {"c19": "red", "c20": "red", "c21": "red"},
    "pawns": {"c8": {"red": 1}, "c9": {"blue": 1}, "c10": {"red": 1, "green": 1}},
    "guildhall": {"red": 3, "blue": 2, "green": 2},
    "plantation": {"red": 2, "blue": 1},
    "kept": {"red": ["m10"], "blue": ["m11"], "green": ["m12"]},
    "mayors": ["m01", "m02", "m03"],
    "round_no": 2,
}
# card: (moves, what changes for red)
ABILITIES: dict[str, tuple[str, dict[str, int]]] = {
    "s1": ("use s1", {"guildhall": 2, "supply": -2}),
    "s2": ("use s2, discard a1", {"guildhall": 4, "supply": -4}),
    "s3": ("use s3, to c8", {"supply": -1, "c8": 1}),
    "s4": ("use s4, discard a1, to c10", {"guildhall": 1, "supply": -2, "c10": 1}),
    "s5": ("use s5, discard a1, hire a1", {"guildhall": 3, "supply": -3}),
    "s6": ("use s6, to c8", {"supply": -1, "c8": 1}),
    "s7": ("use s7, discard a1, discard a1, to c9, to c10", {"supply": -2, "c9": 1, "c10": 1}),
    "s8": ("use s8", {"guildhall": 2, "supply": -2}),
    "s9": ("use s9, discard a1", {"guildhall": 2, "supply": -2, "stock": 1}),
    "a1": ("use a1, from guildhall", {"guildhall": -1, "plantation": 1}),
    "a2": ("use a2, discard a1, from guildhall, from c8", {"guildhall": -1, "c8": -1, "plantation": 2, "extra": 1}),
    "a3": ("use a3, discard a1", {"supply": -1, "plantation": 1, "extra": 1}),
    "a4": ("use a4, to c9", {"plantation": -1, "c9": 1, "extra": 1}),
    "a5": (
        "use a5, discard a1, from c8, to c11, from guildhall",
        {"c8": -1, "c11": 1, "guildhall": -1, "plantation": 1},
    ),
    "a6": ("use a6, discard a1", {"points": 2}),
    "a7": ("use a7, discard a1, keep m02", {"kept_count": 1}),
    "a8": ("use a8, discard a1", {"guildhall": -1, "plantation": 1}),
    "a9": ("use a9, keep m03, bottom m01", {"plantation": -2, "supply": 2, "kept_count": 1}),
    "c1": ("use c1, from c8, to c9", {"c8": -1, "c9": 1}),
    "c2": ("use c2, discard a1, from c8, to c9, from c9, to c10", {"c8": -1, "c10": 1}),
    "c3": ("use c3, discard a1, to c10, from guildhall, pass", {"guildhall": -2, "c10": 2}),
    "c4": (
        "use c4, discard a1, discard a1, from c19, to c9, from guildhall, to c9, from guildhall, to c8",
        {"c19": -1, "guildhall": -2, "c9": 2, "c8": 1},
    ),
    "c5": ("use c5, from c8, to c9", {"c8": -1, "c9": 1}),
    "c6": ("use c6, discard a1, move a1, from guildhall, to c11, from c8", {"guildhall": -1, "c8": -1, "c11": 2}),
    "c7": ("use c7, move a1, from guildhall, to c8", {"guildhall": -1, "c8": 1, "extra": 1}),
    "c8": ("use c8, discard a1, from c8, to c9", {"c8": -1, "c9": 1, "extra": 1}),
    "c9": ("use c9, to c8", {"drawn": 1}),
    "x1": ("use x1", {"extra": 2}),
    "x2": ("use x2, discard a1", {"extra": 4}),
    "x3": ("use x3", {"drawn": 1, "extra": 1}),
    "x4": ("use x4, hire a1", {"guildhall": 1, "supply": -1, "extra": 1}),
    "x5": ("use x5, move a1, from guildhall, to c11", {"guildhall": -1, "c11": 1, "extra": 1}),
    "x6": ("use x6", {"extra": 1}),
    "x7": ("use x7", {"extra": 2}),
    "x8": ("use x8, discard a1, discard a1", {"drawn": 5}),
    "x9": ("use x9, from c8", {"c8": -1, "supply": 1, "drawn": 3}),
    "k1": ("use k1, discard a1", {"points": 2, "extra": 1}),
    "k2": ("use k2", {"stock": 1}),
    "k3": ("use k3, discard a1", {"stock": 2}),
    "k4": ("use k4, discard a1, discard a1, keep m01", {"kept_count": 1}),
    "k5": ("use k5, discard a1, to c9", {"guildhall": -1, "c9": 1}),
    "k6": ("use k6", {"points": 1}),
    "k7": ("use k7, move k10, from guildhall, to c9", {"guildhall": -1, "c9": 1, "points": 1}),
    "k8": ("use k8, from c19", {"c19": -1, "supply": 1, "points": 4, "drawn": 1}),
    "k9": ("use k9, use a3", {"supply": -1, "plantation": 1, "extra": 2}),
    "k10": ("use k10", {"extra": 2}),
}


def holdings(t: Table, side: str = "red") -> dict[str, int]:
    """What a side has, and where."""
    s = state(t)
    has = {name: s[name][side] for name in ("guildhall", "supply", "plantation", "points", "stock", "kept_count")}
    has |= {cell: s["pawns"][cell][side] + (s["master"][cell] == side) for cell in CITY}
    return has | {"extra": s["extra"], "cards": s["hand_size"][side]}


@pytest.mark.parametrize("card", CARDS)
def test_a_card_does_what_it_says(card: str) -> None:
    """[cost.cards] [cost.pawns] [draw.now] [draw.end] [hire.onto] [plantation.send] [neutral.supply] [effect.number]
    [replace.tile] [replace.plantation] [swap.both] [mayoral.draw]"""
    script, changes = ABILITIES[card]
    moves, filler = script.split(", "), "s1" if card == "a1" else "a1"
    hand = [card, filler, filler, *(["k10"] if card == "k7" else []), *(["a3"] if card == "k9" else [])]
    t = table(3, hands={"red": hand}, **GIVEN)
    before = holdings(t)
    play(t, *moves)
    after, gone = holdings(t), sum(move.split()[0] in ("use", "hire", "move", "discard") for move in moves)
    expected = {**dict.fromkeys(before, 0), **changes, "cards": changes.get("drawn", 0) - gone}
    expected.pop("drawn", None)
    assert {name: after[name] - before[name] for name in before} == expected
    assert state(t)["moment"] == "turn" and asked(t) == "red"


def test_the_cards_in_the_test_are_all_cards() -> None:
    assert list(ABILITIES) == CARDS


def test_what_happens_to_others_by_replace_and_swap() -> None:
    """[replace.tile] [replace.plantation] [swap.both] [opponent.colour]"""
    t = play(table(3, hands={"red": ["k5", "a1"]}, **GIVEN), "use k5", "discard a1", "to c9")
    assert holdings(t, "blue")["guildhall"] == 3 and holdings(t, "blue")["c9"] == 0
    t = play(table(3, hands={"red": ["a8", "a1"]}, **GIVEN), "use a8", "discard a1")
    assert holdings(t, "blue")["guildhall"] == 3 and holdings(t, "blue")["plantation"] == 0
    t = play(table(3, hands={"red": ["c8", "a1"]}, **GIVEN), "use c8", "discard a1", "from c8", "to c10")
    assert holdings(t, "green")["c8"] == 1 and holdings(t, "green")["c10"] == 0 and holdings(t)["c10"] == 2
    given = {**GIVEN, "pawns": {"c9": {"blue": 1, "green": 1}}, "plantation": {"blue": 1, "green": 2}}
    t = play(table(3, hands={"red": ["k5", "a1"]}, **given), "use k5", "discard a1", "to c9")
    assert rule(t, "colour red") == rule(t, "colour yellow") == "opponent.colour"
    assert holdings(play(t, "colour green"), "green")["c9"] == 0
    t = play(table(3, hands={"red": ["a8", "a1"]}, **given), "use a8", "discard a1", "colour blue")
    assert holdings(t, "blue")["plantation"] == 0


def test_a_seven_sends_a_pawn_where_one_does_not_have_the_most_alone() -> None:
    """[condition.most]"""
    t = table(3, hands={"red": ["a7", "s1"]}, **{**GIVEN, "plantation": {"red": 1, "blue": 1}})
    play(t, "use a7", "discard s1", "from c20")
    assert holdings(t)["plantation"] == 2 and state(t)["master"]["c20"] == "none"


def test_x_six_counts_what_was_sent_this_round_by_hire_move_or_replacement() -> None:
    """[condition.done]"""
    for first in ("use a1, from guildhall", "use a3, discard s1", "use a8, discard s1"):
        t = table(3, hands={"red": ["a1", "a3", "a8", "s1", "x6"]}, **GIVEN)
        play(t, *first.split(", "))
        already = state(t)["extra"]
        assert state(play(t, "use x6"))["extra"] == already + 3, first
    t = table(3, hands={"red": ["a1", "x6"]}, **GIVEN)
    play(t, "use a1", "from guildhall", "end", "end", "end", "use x6")
    assert state(t)["round_no"] == 3 and state(t)["extra"] == 1  # that was another round


def test_an_up_to_needs_one_pawn_and_a_may_none() -> None:
    """[effect.up_to] [effect.may] [pawn.must]"""
    t = play(table(3, hands={"red": ["a2", "s1"]}, **GIVEN), "use a2", "discard s1")
    assert rule(t, "pass") == "pawn.must" and t.why_not(0, "pass").args["card"] == "a2"
    play(t, "from guildhall", "pass")
    assert holdings(t)["plantation"] == 3
    t = play(table(3, hands={"red": ["a5", "s1"]}, **GIVEN), "use a5", "discard s1", "from c8", "to c11")
    assert state(t)["moment"] == "pawn" and rule(t, "pass") == "" and rule(t, "from c10") == "pawn.from"
    assert state(play(t, "pass"))["moment"] == "turn"


def test_a_neighbouring_move_takes_both_pawns_from_one_tile_to_one() -> None:
    """[pawn.from] [pawn.to]"""
    given = {**GIVEN, "pawns": {"c8": {"red": 2}, "c10": {"red": 1}}}
    t = play(table(3, hands={"red": ["c5"]}, **given), "use c5", "from c8")
    assert rule(t, "to c10") == rule(t, "to c8") == rule(t, "to c11") == "pawn.to"
    play(t, "to c9")
    assert rule(t, "from c10") == "pawn.from"
    play(t, "from c8")
    assert holdings(t)["c9"] == 2 and state(t)["moment"] == "turn"
    t = play(table(3, hands={"red": ["c5"]}, **given), "use c5")
    assert t.choices(0) == ["from c8", "from c10", "from c19"]  # the other masters have no open tile beside them


# Rewards.


def rows(file: str, name: str) -> dict[str, dict[str, Any]]:
    return {row["slug"]: row for row in tomllib.loads((FOLDER / f"{file}.toml").read_text())[name]}


def accept(t: Table, side: str) -> None:
    """Takes everything that a reward offers: hires all, moves from the Guildhall, keeps the first card."""
    while state(t)["stage"] in ("first", "token", "second", "left", "right") and not t.over:
        assert asked(t) == side
        moment, choices = state(t)["moment"], t.choices(min(t.to_act))
        wanted = {"hire": choices[-1], "pawn": "from guildhall"}.get(moment, choices[0])
        play(t, wanted)


def gains(effects: list[dict[str, Any]]) -> dict[str, int]:
    """What a reward gives if all of it is taken, from the component file."""
    has = dict.fromkeys(("points", "stock", "hand_size", "guildhall", "supply", "plantation", "kept_count", "moved"), 0)
    for effect in effects:
        n = effect["n"]
        if effect["op"] == "hire":
            has["guildhall"], has["supply"] = has["guildhall"] + n, has["supply"] - n
        elif effect["op"] == "move":
            has["guildhall"] -= n
            has["plantation" if effect["to"] == "plantation" else "moved"] += n
        else:
            key = {"draw": "hand_size", "score": "points", "neutral": "stock", "mayoral": "kept_count"}[effect["op"]]
            has[key] += 1 if effect["op"] == "mayoral" else n
    return has


def had(t: Table, side: str) -> dict[str, int]:
    s = state(t)
    return {name: s[name][side] for name in gains([]) if name != "moved"} | {"moved": s["pawns"]["c30"][side]}


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_gives_its_winner_what_is_printed(tile: str) -> None:
    """[reward.first] [reward.abilities] [reward.hire] [reward.optional] [master.stays]"""
    row = {**rows("guilds", "guild"), **rows("buildings", "building")}[tile]
    other = "stonecutters" if tile != "stonecutters" else "armour_makers"
    t = table(
        3,
        tiles={"c10": tile, "c30": other},
        beadle="c30",
        pawns={"c10": {"red": row["majority"]}},
        guildhall={"red": 3, "blue": 3, "green": 3},
        mayors=["m01", "m02", "m03"],
        kept={"red": ["m10"], "blue": ["m11"], "green": ["m12"]},
    )
    play(t, "end", "end")
    before = had(t, "red")
    play(t, "end")
    accept(t, "red")
    wanted = gains([*row["bonus"], *row["abilities"]])
    wanted["points"] += row["points"]
    wanted["guildhall"] += row["majority"] - 1  # all but the master go home
    assert {name: had(t, "red")[name] - before[name] for name in before} == wanted
    assert state(t)["master"]["c10"] == "red" and "c10" not in state(t)["up"]
    assert state(t)["token"]["c10"] == "none" and sum(state(t)["tokens"]["red"].values()) == 0


@pytest.mark.parametrize("token", TOKENS)
def test_a_token_gives_the_second_player_its_reward_and_is_kept(token: str) -> None:
    """[second.token] [second.unique]"""
    t = table(
        3,
        tiles={"c10": "pie_makers", "c30": "stonecutters"},
        tokens={"c10": token},
        beadle="c30",
        pawns={"c10": {"red": 2, "blue": 1}},
        guildhall={"red": 3, "blue": 3, "green": 3},
        mayors=["m01", "m02", "m03"],
        kept={"red": ["m10"], "blue": ["m11"], "green": ["m12"]},
    )
    play(t, "end", "end")
    before = had(t, "blue")
    play(t, "end")
    accept(t, "blue")
    wanted = gains(rows("tokens", "token")[token]["reward"])
    wanted["guildhall"] += 1
    assert {name: had(t, "blue")[name] - before[name] for name in before} == wanted
    assert state(t)["tokens"]["blue"][token] == 1


@pytest.mark.parametrize("tile", [slug for slug, row in rows("guilds", "guild").items() if row["second"]])
def test_a_tile_gives_the_second_player_what_is_printed_besides(tile: str) -> None:
    """[second.extra]"""
    row = rows("guilds", "guild")[tile]
    pawns = {"red": row["majority"], "blue": 1}
    t = table(3, tiles={"c10": tile, "c30": "limners"}, tokens={"c10": "cards_2"}, beadle="c30", pawns={"c10": pawns})
    play(t, "end", "end")
    before = had(t, "blue")
    play(t, "end")
    while state(t)["stage"] in ("first", "token", "second"):
        play(t, t.choices(min(t.to_act))[-1] if state(t)["moment"] != "hire" else "take 0")
    gets = {"points": 3} if tile == "merchant_importers" else {"stock": 1}
    assert {name: had(t, "blue")[name] - before[name] for name in ("points", "stock")} == {
        "points": 0,
        "stock": 0,
        **gets,
    }


@pytest.mark.parametrize("side", ["ulster", "virginia"])
def test_the_plantation_gives_left_and_right_and_takes_pawns_back(side: str) -> None:
    """[plantation.first] [plantation.second] [plantation.return] [round.growth]"""
    row = rows("plantations", "plantation")[side]
    t = table(3, side=side, round_no=3, plantation={"red": 3, "blue": 2}, mayors=["m01", "m02", "m03"])
    play(t, "end", "end")
    before = {who: had(t, who) for who in ("red", "blue")}
    play(t, "end")
    if side == "ulster":
        play(t, "keep m02", "bottom m03")
    for who, reward, returns in (("red", "left", "left_returns"), ("blue", "right", "right_returns")):
        wanted = gains(row[reward])
        wanted["plantation"] -= row[returns]
        wanted["supply"] += row[returns]
        assert {name: had(t, who)[name] - before[who][name] for name in wanted} == wanted, who
    assert state(t)["round_no"] == 4


def test_a_hand_of_tests_keeps_to_the_laws() -> None:
    assert Table.from_position(position(3, **GIVEN)).to_act == {0} and end_round(table(3, **GIVEN)).n == 3
