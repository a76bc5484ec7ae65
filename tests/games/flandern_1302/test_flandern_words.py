"""What is refused says what stands in the way and what would do; what is asked offers nothing that cannot be done."""

import random

import pytest

from games.flandern_1302.table import Town, play_round, table
from guildhall import Table

BLUE, RED, GREEN, YELLOW = range(4)
NAME = "flandern_1302"
FULL = {
    "q1": "dyers", "q2": "cloth_cutters", "q3": "dyers", "q4": "dyers", "r1": "cloth_cutters", "r2": "weavers",
    "r3": "armourers", "r4": "weavers", "h1": "weavers", "h2": "armourers", "h3": "armourers+1", "h4": "dyers",
}  # fmt: skip


def why(t: Table, seat: int, move: str, language: str = "en") -> str:
    refusal = t.why_not(seat, move)
    assert refusal is not None, f"{move} is allowed"
    return refusal.sentence(language)


def test_a_move_of_another_kind_is_told_what_is_asked() -> None:
    """[table.not_now]"""
    t = Table.new(NAME, 4, seed=1)
    assert why(t, BLUE, "draw").endswith("Now: Choose a card in secret, and with it any influence cards you have.")
    assert why(t, BLUE, "special gent_q1") == why(t, BLUE, "draw"), "also if there is no such move at all"
    t = Table.new(NAME, 2, seed=1, options={"start": 0})
    t.play(BLUE, "play pick_up 0")
    assert why(t, BLUE, "build own_0 gent_r1").endswith("Now: Draw a card of the guilds under influence.")
    assert "now draw one" in why(t, BLUE, "play gent 0")
    t = table(4, acting=(BLUE, "leuven"))
    assert why(t, BLUE, "play gent 0").endswith("Now: Leuven: build for the Armourers or the Church.")
    t = table(4, acting=(BLUE, "master"), stage="golden")
    assert "do you place the guild master" in why(t, BLUE, "cathedral luik_c")


def test_a_card_that_cannot_be_played_says_where_it_is() -> None:
    """[cards.hand] [cards.influence]"""
    t = table(4, {"ieper": Town(scored=True)}, played={BLUE: ["gent"]}, influence=(0, 1, 3, 3))
    assert why(t, BLUE, "play gent 0").startswith("You have played Gent already; playing the pick-up card")
    assert why(t, BLUE, "play ieper 0").startswith("Ieper has been scored")
    assert "not in the game with three" in why(Table.new(NAME, 3, seed=1), BLUE, "play brugge 0")
    assert why(t, BLUE, "play luik 1") == "You have no influence card: play the card alone."
    assert why(t, RED, "play luik 2").startswith("You have one influence card")
    two = Table.new(NAME, 2, seed=1, options={"start": 0})
    assert why(two, BLUE, "play luik 1") == "Two play without influence cards: play the card alone."


def test_a_space_that_is_not_free_says_what_is_there() -> None:
    """[build.free] [special.spaces] [special.removes]"""
    town = Town({"r1": "dyers", "r2": "armourers", "q3": "fullers"}, special=["h3"], site=["r2"], covered=["r4"])
    t = table(4, {"ieper": town}, acting=(RED, "ieper"))
    assert why(t, RED, "build own_0 ieper_r1").startswith("A district of the Dyers is here")
    assert why(t, RED, "build own_0 ieper_r2").startswith("A building site of the Armourers is here")
    assert why(t, RED, "build own_0 ieper_r4").startswith("This space is covered, and nothing will ever be built")
    assert why(t, RED, "build own_0 ieper_q2").startswith("Church district D lies over this space")
    assert why(t, RED, "build own_0 ieper_c").startswith("A district of the Cloth-cutters is here: Ieper, centre")
    assert why(t, RED, "build own_0 ieper_a4").endswith("It comes with church district A on square 4.")
    elsewhere = {"ieper": town, "gent": Town(special=["q4"])}
    t = table(4, elsewhere, acting=(RED, "ieper"))
    assert why(t, RED, "build own_0 ieper_a4").startswith("This space will never be there")


def test_a_district_that_does_not_fit_names_its_neighbour_or_what_is_left() -> None:
    """[build.border] [build.stock]"""
    laid = {"gent": Town({"r1": "dyers", "r2": "dyers"}), "ieper": Town({"r1": "dyers", "r2": "dyers+1"})}
    t = table(4, laid, acting=(BLUE, "utrecht"))
    assert "with no master is left" in why(t, BLUE, "build own_0 utrecht_r1")
    assert "arms of the Armourers (centre)" in why(t, BLUE, "build grey_0 utrecht_r1")
    gone = {**laid, "leuven": Town({"q3": "church", "q4": "church"}), "brugge": Town({"q3": "church"})}
    t = table(4, gone, acting=(BLUE, "utrecht"))
    assert why(t, BLUE, "build church utrecht_q1").startswith("No district of the Church in this shape is left")
    assert why(t, BLUE, "build church utrecht_q1", "de").startswith("Kein Viertel der Kirche in dieser Form ist übrig")


def test_a_special_district_says_where_it_belongs_where_it_lies_and_what_it_would_cover() -> None:
    """[special.host] [special.stock] [special.room]"""
    t = table(4, {"ieper": Town({"r1": "dyers", "q1": "fullers"}), "gent": Town(special=["q4"])}, acting=(RED, "ieper"))
    assert "A goes on square 3 or 4" in why(t, RED, "special ieper_q1")
    assert why(t, RED, "special ieper_q3").startswith("There is only one church district A, and it has been laid: Gent")
    assert "would cover square 1 as well, which is not free" in why(t, RED, "special ieper_h1")


def test_a_site_that_cannot_be_completed_says_whose_it_is() -> None:
    """[town.complete] [site.card]"""
    town = Town({"r1": "dyers", "r2": "fullers"}, site=["r2"])
    t = table(4, {"ieper": town}, acting=(BLUE, "ieper"))
    assert why(t, BLUE, "complete ieper_r2") == (
        "The building site here is one of the Fullers: Ieper, rectangle 2. "
        "This card completes those of the Dyers, of the Armourers and of the Church."
    )
    assert "gehört den Walkern" in why(t, BLUE, "complete ieper_r2", "de")
    assert "Baustellen der Färber, der Waffenschmiede" in why(t, BLUE, "complete ieper_r2", "de")
    assert why(t, BLUE, "complete ieper_r1").startswith("The district here is complete already")
    assert why(t, BLUE, "complete ieper_c").startswith("The district here is complete already")
    assert why(t, BLUE, "complete ieper_q3").startswith("There is no building site here")
    t = table(4, {"ieper": town}, acting=(BLUE, "ieper"), stage="golden")
    assert "A golden card completes those of the Armourers" in why(t, BLUE, "complete ieper_r2")
    t = table(4, {"ieper": town}, acting=(BLUE, "site"))
    assert {why(t, BLUE, f"complete ieper_{spot}")[:40] for spot in ("r2", "q3")} == {
        "A building-site card completes nothing: "
    }


def test_a_piece_that_may_not_stand_there_says_what_is_there() -> None:
    """[cathedral.where] [master.where] [action.closed]"""
    towns = {"gent": Town({"r1": "dyers", "q1": "church"}, site=["r1"]), "ieper": Town(scored=True)}
    t = table(4, towns, acting=(BLUE, "cathedral"), stage="golden")
    assert "here is a building site of the Dyers" in why(t, BLUE, "cathedral gent_r1")
    assert "here is one of the Fullers" in why(t, BLUE, "cathedral gent_c") and "is none" in why(
        t, BLUE, "cathedral gent_a3"
    )
    assert why(t, BLUE, "cathedral ieper_c").startswith("Ieper has been scored")
    t = table(4, towns, acting=(BLUE, "master"), stage="golden")
    assert "here is one of the Church" in why(t, BLUE, "master gent_q1")


# Prompts.


def test_a_town_card_is_asked_for_no_more_than_it_can_do() -> None:
    """[town.districts] [town.complete] [town.neutral]"""
    t = table(4, acting=(BLUE, "leuven"))
    assert t.prompt(BLUE) == "Leuven: build for the Armourers or the Church."
    t = table(4, {"gent": Town({"r1": "dyers"}, site=["r1"])}, acting=(BLUE, "gent"))
    assert t.prompt(BLUE) == (
        "Gent: build for the Dyers, the Armourers or the Church, or complete a building site of the Dyers."
    )
    assert t.prompt(BLUE, "de") == (
        "Gent: Baue für die Färber, die Waffenschmiede oder die Kirche, oder vollende eine Baustelle der Färber."
    )
    t = table(4, {"gent": Town(FULL, site=["r3"])}, acting=(BLUE, "gent"))
    assert t.prompt(BLUE) == "Gent: complete a building site of the Armourers."
    assert t.prompt(BLUE, "de") == "Gent: Vollende eine Baustelle der Waffenschmiede."
    t = table(4, acting=(BLUE, "utrecht"), stage="golden")
    assert t.prompt(BLUE) == "Utrecht: build for the Church."


def test_a_guild_master_is_asked_for_where_it_can_stand() -> None:
    """[master.where]"""
    t = table(4, acting=(BLUE, "master"), stage="golden")
    assert t.prompt(BLUE).endswith("one of your own, or one of the Armourers?")
    t = table(4, {"leuven": Town(scored=True)}, acting=(BLUE, "master"), stage="golden")
    assert t.prompt(BLUE) == "On which district of the Armourers do you place the guild master?"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_refusal_and_prompt_of_a_game_can_be_said_in_both_languages(seats: int) -> None:
    t, dice = Table.new(NAME, seats, seed=3), random.Random(seats)
    while not t.over:
        seat = min(t.to_act)
        for language in ("en", "de"):
            assert t.prompt(seat, language)
            for move in dice.sample(t.game.actions.words, 25):
                refusal = t.why_not(seat, move)
                assert refusal is None or refusal.sentence(language)
        t.play(seat, dice.choice(t.choices(seat)))


def test_a_round_begun_is_told_in_words() -> None:
    """[order.reveal]"""
    t = table(4)
    play_round(t, "leuven 1", *["pick_up 0"] * 3)
    assert t.prompt(RED) == "Blue is deciding."
