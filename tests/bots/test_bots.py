"""Bots: they play legally, never peek, plan no further than they can see, and the apprentice is better than chance."""

import pytest

from guildhall import GAMES, Table
from guildhall.arena.playing import Hall
from guildhall.bots import BOTS, UnknownBot, make_bot
from guildhall.core.bench import TRUE, Bench
from guildhall.core.compile import PLAIN
from guildhall.core.play import guess_at, hide_at, remember_at

TABLES = [(name, seats) for name in GAMES for seats in GAMES[name].seats]
# Every level with a budget that a test can afford: what it thinks with is the same.
FEW = 24 if not PLAIN else 6
PLAYERS = [bot if bot in ("random", "apprentice") else f"{bot}:simulations={FEW}" for bot in BOTS]


@pytest.mark.parametrize("bot", PLAYERS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_bot_plays_whole_games_through_the_door(bot: str, name: str, seats: int) -> None:
    """Every move of a plan is legal when its time comes, and the plan ends where the turn does."""
    t = Table.new(name, seats, seed=3)
    players = [make_bot(bot, t.game, seat, clock=False) for seat in range(seats)]
    while not t.over:
        seat = min(t.to_act)
        for number, a in enumerate(players[seat].plan(t.hidden(seat), seat)):
            assert number == 0 or t.to_act == {seat}
            t.play(seat, t.game.actions.words[a])
    assert t.ending


def worlds_that_look_the_same(bench: Bench, seat: int) -> list[bytes]:
    """The true record and others that differ in all that a seat cannot know: guesses, guesses of guesses, other chance."""
    found = [bench.dump(TRUE)]
    hide_at(bench.states, 1, TRUE, seat)
    for way in range(4):
        guess_at(bench.states, 2, 1, seat, bench.rng)
        if way % 2:
            remember_at(bench.states, 2, seat)
        if way == 2:  # what is guessed from a guess
            hide_at(bench.states, 3, 2, seat)
            guess_at(bench.states, 2, 3, seat, bench.rng)
        found.append(bench.dump(2))
    return found


@pytest.mark.parametrize("bot", PLAYERS)
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_bot_chooses_the_same_in_every_world_that_looks_the_same(bot: str, name: str, seats: int) -> None:
    """What a seat cannot know is swapped, in several ways; with the same dice the choice must not change."""
    game, hidden, compared, swapped = GAMES[name], GAMES[name].records(1), 0, 0
    bench = Bench(game, seats, 9)
    for number, _ in enumerate(bench.decisions(1, 21)):
        if number % 3:
            continue
        seat, choices = asked(bench), set()
        worlds = worlds_that_look_the_same(bench, seat)
        for world in worlds:
            game.undump(bench.states, 2, world)
            hide_at(bench.states, 1, 2, seat)
            game.undump(hidden, 0, bench.dump(1))
            before = game.dump(hidden, 0)
            choices.add(make_bot(bot, game, 5, clock=False).choose(hidden, seat))
            assert game.dump(hidden, 0) == before, "a bot changes nothing"
        assert len(choices) == 1
        compared += 1
        swapped += len(set(worlds)) > 1
    assert compared > 10 and swapped > 10


@pytest.mark.skipif(PLAIN, reason="many games")
@pytest.mark.parametrize(("name", "seats"), [table for table in TABLES if table[1] > 1])
def test_the_apprentice_beats_chance_by_far(name: str, seats: int) -> None:
    """Seat-rotated games against random players, too few of them for more than a clear advantage; see docs/bots.md."""
    game, hall, won, games = GAMES[name], Hall(GAMES[name], seats), 0.0, 20 * seats
    for k in range(games):
        me = k % seats
        players = [make_bot("apprentice" if seat == me else "random", game, k * 8 + seat) for seat in range(seats)]
        won += hall.play(players, k // seats).shares[me]
    assert won / games > {2: 0.75, 3: 0.6, 4: 0.5, 5: 0.38}[seats]


def asked(bench: Bench) -> int:
    """The first seat that may act."""
    to_act = int(bench.states[TRUE].to_act)
    return next(seat for seat in range(bench.seats) if to_act >> seat & 1)


def test_an_unknown_bot_is_one_clear_sentence() -> None:
    game = GAMES["city_of_guilds"]
    with pytest.raises(UnknownBot, match="there is no bot 'wizard'; there are: random, apprentice, journeyman, master"):
        make_bot("wizard", game)
    with pytest.raises(UnknownBot, match="'depth=3' in 'master:depth=3' is no setting; there are: simulations"):
        make_bot("master:depth=3", game)
    with pytest.raises(UnknownBot, match="'search:many' is no setting"):
        make_bot("search:many", game)
