"""Games as Parquet and back: the decisions of the environments, from logs and from bots (`make suites` installs pyarrow)."""

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from guildhall import GAMES, Table
from guildhall.cli import app
from guildhall.core.compile import PLAIN

pytest.importorskip("pyarrow", reason="make suites installs it")
from guildhall.adapters.dataset import Dataset, DatasetError, Writer
from guildhall.adapters.environment import Environment

pytestmark = pytest.mark.skipif(PLAIN, reason="datasets hold records")


def played(name: str, seats: int, seed: int, takebacks: bool = False) -> Table:
    table, dice = Table.new(name, seats, seed=seed), np.random.default_rng(seed)
    for step in range(4000):
        if table.over:
            break
        seat = min(table.to_act)
        choices = table.choices(seat)
        table.play(seat, choices[dice.integers(len(choices))])
        if takebacks and step == 30:
            table.takeback(min(table.to_act), max(0, table.n - 2))
    return table


@pytest.mark.parametrize(("name", "seats"), [("flandern_1302", 2), ("city_of_guilds", 3), ("guilds_of_london", 4)])
def test_what_is_read_back_is_what_the_environments_show(name: str, seats: int, tmp_path: Path) -> None:
    tables = [played(name, seats, seed, takebacks=seed == 2) for seed in (1, 2)]
    with Writer(tmp_path / "games", GAMES[name]) as writer:
        for table in tables:
            writer.add_log(str(table.log))
    data = Dataset(tmp_path / "games")
    assert data.games.num_rows == 2 and data.games["over"].to_pylist() == [True, True]
    assert data.games["shares"].to_pylist() == [table.shares for table in tables]
    assert len(data) == writer.decisions == sum(data.games["decisions"].to_pylist())
    one, number = Environment(name, seats, "win", {}), -1
    for part in data.batches(64):
        for i in range(len(part.n)):
            seat = int(part.seat[i])
            if part.n[i] == 0:
                number += 1
                one.begin(number + 1)
            assert part.game[i] == number and (part.observation[i] == one.seen(seat)).all()
            if one.asked == seat:
                assert (part.action_mask[i] == one.mask(seat)).all()
            assert part.action_mask[i][part.action[i]] == 1 and part.share[i] == tables[number].shares[seat]
            one.play_true(seat, int(one._turned[seat][part.action[i]]))
    assert number == 1 and one.over


def test_the_command_writes_games_of_bots_and_of_logs(tmp_path: Path) -> None:
    run = CliRunner().invoke
    options = ["--play", "city_of_guilds", "--seats", "2", "--bots", "apprentice,random", "--games", "4"]
    result = run(app, ["dataset", str(tmp_path / "bots"), *options])
    assert result.exit_code == 0 and "4 games" in result.output, result.output
    games = Dataset(tmp_path / "bots").games
    assert games["players"].to_pylist()[:2] == [["apprentice", "random"], ["random", "apprentice"]]
    (tmp_path / "a.log").write_text(str(played("city_of_guilds", 2, 5).log))
    assert run(app, ["dataset", str(tmp_path / "logs"), str(tmp_path / "a.log")]).exit_code == 0
    assert Dataset(tmp_path / "logs").games.num_rows == 1


def test_what_cannot_be_written_or_read_is_said_in_a_sentence(tmp_path: Path) -> None:
    with Writer(tmp_path / "a", GAMES["city_of_guilds"]) as writer:
        writer.add_log(str(played("city_of_guilds", 2, 1).log))
        with pytest.raises(DatasetError, match="holds one game"):
            writer.add_log(str(played("city_and_guilds", 3, 1).log))
    with pytest.raises(DatasetError, match="has a dataset already"):
        Writer(tmp_path / "a", GAMES["city_of_guilds"])
    with pytest.raises(DatasetError, match="no dataset that can be read"):
        Dataset(tmp_path / "nowhere")
    (tmp_path / "a" / "moves.parquet").write_bytes(b"broken")
    with pytest.raises(DatasetError, match="no dataset that can be read"):
        Dataset(tmp_path / "a")
    result = CliRunner().invoke(app, ["dataset", str(tmp_path / "b")])
    assert "name log files" in str(result.exception)


def test_a_log_of_an_earlier_rules_version_stays_one(tmp_path: Path) -> None:
    log = Path(__file__).parents[1] / "played" / "guilds_of_london_end_points.log"
    with Writer(tmp_path / "games", GAMES["guilds_of_london"]) as writer:
        writer.add_log(log.read_text(encoding="utf-8"))
    assert Dataset(tmp_path / "games").games["rules"].to_pylist() == [1]
