"""The game for two, with the guilds under influence; what is hidden; and what is refused at the wrong time."""

from pathlib import Path

from games.flandern_1302.table import Town, cards, rule, state, table
from guesses import guesses
from guildhall import Table
from guildhall.core.compile import zeros
from guildhall.core.game import GAMES
from guildhall.core.play import legal_at, refusal_at

BLUE, RED = range(2)
NAME = "flandern_1302"


def shared(*in_pile: tuple[str, str], gone: tuple[tuple[str, str], ...] = ()) -> dict[str, dict[str, str]]:
    """The shared pile: (side, card) in it or out of the game; the rest is discarded."""
    cards_of = ["brugge", "gent", "utrecht", "ieper", "leuven", "luik", "site"]
    return {
        side: {
            card: "pile"
            if (side, card) in in_pile or side in ("blue", "red")
            else "gone"
            if (side, card) in gone
            else "discarded"
            for card in cards_of
        }
        for side in ("blue", "red", "green", "yellow")
    }


def full_but(*free: str) -> Town:
    tiles = {
        "q1": "dyers", "q2": "cloth_cutters", "q3": "dyers", "q4": "dyers", "r1": "cloth_cutters", "r2": "weavers",
        "r3": "armourers", "r4": "weavers", "h1": "weavers", "h2": "armourers", "h3": "armourers+1", "h4": "dyers",
    }  # fmt: skip
    return Town({spot: guild for spot, guild in tiles.items() if spot not in free})


def test_two_play_without_golden_cards_influence_cathedrals_and_masters() -> None:
    """[two.setup] [two.credit]"""
    t = Table.new(NAME, 2, seed=1, options={"start": 0})
    s = state(t)
    assert not any(n for pile in s["golden_left"].values() for n in pile.values()) and s["golden_back"] == "none"
    assert s["influence"]["blue"] == 0 and s["cathedrals"] == 0 and s["cubes"] == 10
    assert s["credit"] == {"blue": "blue", "red": "red", "green": "blue", "yellow": "red"}
    assert all(how == "open" for how in s["town"].values()) and sum(len(c) for c in s["shared"].values()) == 28


def test_a_turn_is_an_own_card_and_a_drawn_one_in_any_order() -> None:
    """[two.turn] [two.own] [two.draw]"""
    t = Table.new(NAME, 2, seed=1, options={"start": 0})
    assert "draw" in t.choices(BLUE) and "play gent 0" in t.choices(BLUE)
    t.play(BLUE, "play leuven 0")
    t.play(BLUE, "build grey_0 leuven_r1")
    assert t.choices(BLUE) == ["draw"] and rule(t, BLUE, "play gent 0") == "two.own"
    t = Table.new(NAME, 2, seed=1, options={"start": 0})
    t.play(BLUE, "draw")
    t.play(BLUE, t.choices(BLUE)[0])
    assert rule(t, BLUE, "draw") == "two.draw" and "play gent 0" in t.choices(BLUE)
    t.play(BLUE, "play pick_up 0")
    assert t.to_act == {RED} and state(t)["round_no"] == 2


def test_the_own_action_can_be_undone_until_a_card_is_drawn() -> None:
    """[two.turn]"""
    t = Table.new(NAME, 2, seed=1, options={"start": 0})
    t.play(BLUE, "play leuven 0")
    t.play(BLUE, "build grey_0 leuven_r1")
    t.undo(BLUE)
    t.undo(BLUE)
    assert t.draft(BLUE) == [] and "play leuven 0" in t.choices(BLUE) and t.n == 0


def test_a_drawn_card_builds_for_its_guild_the_neutral_one_or_the_church_but_not_for_the_drawer() -> None:
    """[two.guild]"""
    t = table(2, shared=shared(("yellow", "gent")))
    t.play(BLUE, "draw")
    assert state(t)["building"] == "weavers" and state(t)["using"] == "gent"
    t.play(BLUE, "build own_0 gent_r1")
    mine = t.view(BLUE)["state"]["held"]["gent"]
    assert mine["weavers"] == ["r1"], "the opponent is credited with it, and it had to be built"
    assert rule(t, BLUE, "play brugge 0") == ""


def test_a_full_town_that_is_not_scored_yet_is_no_reason_to_draw_again() -> None:
    """[two.scored] [two.score] [two.guild]"""
    t = table(2, {"gent": full_but("q3")}, shared=shared(("green", "gent")))
    t.play(BLUE, "play gent 0")
    t.play(BLUE, "build own_0 gent_q3")
    assert state(t)["town"]["gent"] == "open", "never between the two actions"
    t.play(BLUE, "draw")
    assert any(item["news"] == "spends" for item in t.news(None)), "forfeited"
    assert state(t)["town"]["gent"] == "scored" and t.to_act == {RED}
    # With a site of that guild it must be completed.
    town = full_but("q3")
    town.site = ["r1"]
    t = table(2, {"gent": town}, shared=shared(("green", "gent")))
    t.play(BLUE, "play gent 0")
    t.play(BLUE, "build own_0 gent_q3")
    t.play(BLUE, "draw")
    assert t.choices(BLUE) == ["complete gent_r1"]


def test_a_drawn_card_of_a_scored_town_leaves_and_another_is_drawn() -> None:
    """[two.scored]"""
    t = table(2, {"gent": Town(scored=True)}, shared=shared(("green", "gent"), ("yellow", "gent")))
    t.play(BLUE, "draw")
    assert {state(t)["shared"][side]["gent"] for side in ("green", "yellow")} == {"gone"}
    assert any(item["news"] == "shuffles" for item in t.news(None)) and state(t)["using"] != "gent"


def test_the_discards_form_the_pile_again_when_a_card_is_needed() -> None:
    """[two.shuffle]"""
    t = table(2, shared=shared(("green", "luik")))
    t.play(BLUE, "draw")
    assert not [item for item in t.news(None) if item["news"] == "shuffles"]
    t.play(BLUE, t.choices(BLUE)[0])
    t.play(BLUE, "play pick_up 0")
    t.play(RED, "draw")
    assert [item["count"] for item in t.news(None) if item["news"] == "shuffles"] == [14]


def test_an_own_card_completes_no_site_of_a_guild_under_influence_even_if_it_is_credited() -> None:
    """[two.own]"""
    t = table(2, {"gent": Town({"r1": "cloth_cutters"}, site=["r1"])})
    t.play(BLUE, "play gent 0")
    assert rule(t, BLUE, "complete gent_r1") == "town.complete"


def test_points_are_counted_for_five_guilds_and_credited_to_two() -> None:
    """[two.credit] [end.winner]"""
    points = {"dyers": 5, "fullers": 4, "cloth_cutters": 3, "weavers": 2, "armourers": 9}
    t = table(2, {town: Town(scored=True) for town in ("utrecht", "luik", "gent")}, points=points)
    assert t.scores == [8, 6]


CLOSED = {town: Town(scored=True) for town in ("brugge", "utrecht", "ieper", "leuven", "luik")}


def test_the_game_ends_with_the_turn_after_which_no_space_is_free() -> None:
    """[two.end_full]"""
    t = table(2, {**CLOSED, "gent": full_but("q3")}, shared=shared(("green", "site")))
    t.play(BLUE, "play gent 0")
    t.play(BLUE, "build own_0 gent_q3")
    assert not t.over
    t.play(BLUE, "draw")
    assert t.over and t.ending == "two.end_full"


def last_space(r1: str, h1: str, site: tuple[str, ...] = (), pile: str = "green", **given: int) -> Table:
    """Ieper with Q3 free, bordered by R1 and H1; squares of the neutral guild and the Church are used up."""
    grey = {"q1": "armourers", "q2": "armourers", "q3": "armourers", "q4": "armourers+1"}
    church = {"q1": "armourers+2", "q2": "church", "q3": "church", "q4": "church"}
    towns = {town: Town(scored=True) for town in ("utrecht", "luik")}
    towns |= {"brugge": Town(grey, scored=True), "leuven": Town(church, scored=True)}
    towns["gent"] = Town(special=["q3"], scored=True)
    towns["ieper"] = Town(
        {
            "r1": r1, "h1": h1, "q1": "weavers", "q2": "fullers", "q4": "dyers", "r2": "fullers", "r3": "armourers",
            "r4": "armourers", "h2": "dyers", "h3": "weavers", "h4": "armourers",
        },
        site=site,
    )  # fmt: skip
    t = table(2, towns, shared=shared((pile, "ieper")), **given)
    t.play(BLUE, "play pick_up 0")
    t.play(BLUE, "draw")
    return t


def test_it_goes_on_while_an_own_guild_fits_and_ends_when_only_guilds_under_influence_do() -> None:
    """[two.end_influence]"""
    t = last_space("weavers", "dyers", site=("r4",))
    t.play(BLUE, "complete ieper_r4")
    assert not t.over and state(t)["first"] == "red", "a square of the Fullers fits"
    t = last_space("dyers", "fullers", site=("r4",))
    t.play(BLUE, "complete ieper_r4")
    assert t.over and t.ending == "two.end_influence" and state(t)["held"]["ieper"]["covered"] == ["q3"]


def test_twenty_eight_turns_without_anything_laid_end_the_game() -> None:
    """[two.stalemate] The Weavers' card for Ieper can do nothing there, and blue only picks up."""
    assert not last_space("weavers", "dyers", pile="yellow", idle=26).over
    t = last_space("weavers", "dyers", pile="yellow", idle=27)
    assert t.over and t.ending == "two.stalemate"


def test_two_who_take_their_time_may_do_so() -> None:
    """[two.stalemate] Something laid once in 28 turns keeps the game going: there may be hundreds of them."""
    t = last_space("weavers", "dyers", site=("r4",), idle=27, round_no=150)
    t.play(BLUE, "complete ieper_r4")
    assert not t.over and state(t)["idle"] == 0 and state(t)["round_no"] == 151


# What is hidden.


def test_guessed_worlds_have_a_golden_card_of_the_right_letter_and_choices_from_the_hands() -> None:
    """[golden.draw] [cards.secret]"""
    t = table(4, played={1: ["gent", "site"]}, golden="luik", first=1, influence=(3, 2, 3, 3))
    worlds = guesses(t, 0, 200, (1, "play leuven 1"), (2, "play ieper 0"))
    assert {world["golden_now"]["red"] for world in worlds} == {
        "utrecht", "luik", "influence", "site", "pick_up", "cathedral", "master"
    }, "what pile A holds"  # fmt: skip
    assert {world["chosen"]["red"] for world in worlds} == {"brugge", "utrecht", "ieper", "leuven", "luik", "pick_up"}
    assert {world["chosen_influence"]["red"] for world in worlds} == {0, 1, 2}
    assert {world["chosen"]["yellow"] for world in worlds} == {"none"}, "yellow has not chosen yet"
    own = guesses(t, 1, 20, (1, "play leuven 1"))
    assert {(world["chosen"]["red"], world["golden_now"]["red"]) for world in own} == {("leuven", "luik")}


def test_a_scored_town_is_never_guessed_as_the_golden_card() -> None:
    """[golden.scored]"""
    left = [("b", "gent"), ("b", "ieper"), ("b", "leuven")]
    t = table(4, {"gent": Town(scored=True), "ieper": Town(scored=True)}, golden="leuven", golden_left=left, first=2)
    assert {world["golden_now"]["green"] for world in guesses(t, 0, 20)} == {"leuven"}


def test_cards_played_lie_open() -> None:
    """[setup.cards]"""
    t = Table.new(NAME, 4, seed=1, options={"start": 0})
    for seat in range(4):
        t.play(seat, "play leuven 0")
    assert cards(t, 1, "played") == ["leuven"] and t.view(0)["state"]["card"]["red"]["leuven"] == "played"


def test_moves_at_the_wrong_time_are_refused() -> None:
    """[table.over] [table.turn] [table.unknown_move] [table.not_now] The compiled predicate says so, not only the table."""
    game = GAMES[NAME]
    t, why, mask = Table.new(NAME, 4, seed=1, options={"start": 0}), zeros(4), game.mask()
    for a in (-1, len(game.actions)):
        assert game.rulebook.ids[refusal_at(t._states, 0, 0, a, why)] == "table.unknown_move"
    assert rule(t, 0, "draw") == rule(t, 0, "build own_0 gent_r1") == rule(t, 0, "master gent_c") == "table.not_now"
    t = table(4, acting=(2, "gent"))
    assert game.rulebook.ids[refusal_at(t._states, 0, 1, 3, why)] == "table.turn"
    assert legal_at(t._states, 0, 1, mask)[2] == 0 and rule(t, 2, "complete brugge_r1") == "town.card"
    over = Table.replay(
        (Path(__file__).parents[2] / "played" / "flandern_1302_end_full.log").read_text(encoding="utf-8")
    )
    assert game.rulebook.ids[refusal_at(over._states, 0, 0, 3, why)] == "table.over"


def test_special_districts_and_masters_go_nowhere_else() -> None:
    """[build.free] [action.closed]"""
    t = table(4, {"gent": Town({"q3": "dyers"})}, acting=(0, "gent"))
    assert rule(t, 0, "special gent_q3") == "build.free" and rule(t, 0, "special brugge_q3") == "town.card"
    t = table(4, {"gent": Town(scored=True)}, acting=(0, "master"), stage="golden")
    assert rule(t, 0, "master gent_c") == "action.closed"
