"""What is derived from FIELDS for others."""

import numpy as np

from guildhall import GAMES, Table
from guildhall.core.exports import observation_layout, observe, typescript


def test_the_types_of_the_page_name_every_field_and_every_slug() -> None:
    layout = GAMES["city_of_guilds"].layout
    text = typescript(layout)
    assert "export interface CityOfGuildsState {" in text and "gold: Record<Side, number>;" in text
    assert "zone: Record<Card, Zone | null>;" in text and "to_act: Seat[];" in text and "over: boolean;" in text
    assert all(f"  {field.name}: " in text for field in layout.on_the_table) and "'gain_docks'" in text
    assert "leader: Record<Area, Leader | 'none'>;" in text.split("interface CityOfGuildsFacts")[1]
    assert "  may: " not in text and "  rng: " not in text, "what nobody sees, and what memories hold, stays at home"


def test_observations_are_made_from_what_the_seat_sees_and_nothing_else() -> None:
    t = Table.new("city_of_guilds", 2, seed=1, options={"start": 0})
    t.play(0, "guild bankers")
    t.play(1, "guild thieves")
    layout = t.game.layout
    features = observation_layout(layout)
    mine, others = observe(layout, t.hidden(0)[0]), observe(layout, t.hidden(1)[0])
    assert len(mine) == len(features) and mine.min() >= 0 and mine.max() <= 1 and not np.array_equal(mine, others)
    assert not {feature.field for feature in features} & {"rng", "streams", "tracking"}
    hand = [
        f
        for f, n in zip(features, mine, strict=True)
        if f.field == "zone" and n and layout.axes["zone"][f.value] == "hand_0"
    ]
    assert len(hand) == 3
    gold = next(n for f, n in zip(features, mine, strict=True) if f.field == "gold")
    assert gold == np.float32(2 / 999)
