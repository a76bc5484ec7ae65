"""What the table tells those who look on."""

from games.guilds_of_london.table import play, table


def test_the_card_behind_every_effect_that_lasts_is_told_until_the_turn_ends() -> None:
    t = table(hands={"red": ["x4", "x5", "s1"]}, tiles={"c1": "lightermen"}, guildhall={"red": 2})

    def lasts() -> list[str]:
        return [card for card in t.view(0)["facts"]["lasts"] if card != "none"]

    assert lasts() == []
    play(t, "hire x5")  # for a hire: nothing of it lasts
    assert lasts() == []
    play(t, "use x4")
    assert lasts() == ["x4"]
    play(t, "end")
    assert lasts() == []
