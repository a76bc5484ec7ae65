"""Games as Parquet: what each seat saw at its decision, what it might do, what it did, and what became of it.

A dataset is a folder of one game. `games.parquet` has a row for each game, `moves.parquet` one for each decision, in order.
What a seat saw is its hidden record as bytes; the layout of the bytes stands in the metadata of the file, and
`Dataset.batches` turns them into the observations of the environments. Needs `pip install "guildhall-games[data]"`.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from guildhall.adapters.observations import Observations
from guildhall.adapters.relative_actions import relative_actions
from guildhall.core.compile import zeros
from guildhall.core.game import GAMES, N_NEWS, NEWS_WIDTH, Game
from guildhall.core.play import apply_at, hide_at, legal_at, score_at
from guildhall.core.replaying import moves_that_stand

TRUE, HIDDEN = range(2)
VERSION = 1
GROUP = 20_000  # decisions that are written together
GAME_ROWS = pa.schema(
    [
        ("table", pa.string()),
        ("seats", pa.int8()),
        ("rules", pa.int32()),
        ("components", pa.string()),
        ("seed", pa.string()),
        ("players", pa.list_(pa.string())),
        ("over", pa.bool_()),
        ("ending", pa.string()),
        ("decisions", pa.int32()),
        ("points", pa.list_(pa.float64())),
        ("shares", pa.list_(pa.float64())),
    ]
)
MOVE_ROWS = pa.schema(
    [
        ("game", pa.int32()),  # row in games.parquet
        ("n", pa.int32()),  # which decision of the game
        ("seat", pa.int8()),
        ("action", pa.int32()),  # as the game numbers it
        ("words", pa.dictionary(pa.int32(), pa.string())),
        ("legal", pa.list_(pa.int32())),
        ("seen", pa.binary()),
    ]
)


class DatasetError(ValueError):
    """A dataset that cannot be written or read; one sentence says why."""


class Batch(NamedTuple):
    """Decisions as arrays, each from the eyes of the seat that decides; see docs/research.md."""

    observation: Any  # [decision, place]
    action_mask: Any  # [decision, action]
    action: Any  # [decision] turned, as the environments number actions
    share: Any  # [decision] the share of the win that the seat got in the end
    points: Any  # [decision]
    seat: Any  # [decision]
    game: Any  # [decision]
    n: Any  # [decision]


class Writer:
    """Adds games to a new dataset, one at a time; `with Writer(…) as writer` closes the files."""

    def __init__(self, folder: Path, game: Game):
        if (folder / "games.parquet").exists():
            raise DatasetError(f"{folder} has a dataset already; name a new folder")
        folder.mkdir(parents=True, exist_ok=True)
        self.game, self.games, self.decisions = game, 0, 0
        fields = game.layout.dtype.fields
        assert fields is not None
        record = {
            name: [kind.base.str, list(kind.shape), at] for name, (kind, at) in ((k, f[:2]) for k, f in fields.items())
        }
        about = {"version": VERSION, "game": game.name, "record": record, "actions": list(game.actions.words)}
        about |= {"record_bytes": game.layout.dtype.itemsize}
        notes = {b"guildhall": json.dumps(about).encode()}
        self._games = pq.ParquetWriter(folder / "games.parquet", GAME_ROWS.with_metadata(notes), compression="zstd")
        self._moves = pq.ParquetWriter(folder / "moves.parquet", MOVE_ROWS.with_metadata(notes), compression="zstd")
        self._states, self._mask, self._news = game.records(2), game.mask(), zeros(N_NEWS, NEWS_WIDTH)
        self._out = zeros(3, game.layout.n_seats, kind=float)
        self._finished: list[dict[str, Any]] = []
        self._rows: dict[str, list[Any]] = {name: [] for name in MOVE_ROWS.names}

    def add(
        self,
        start: bytes,
        moves: Sequence[tuple[int, int]],
        *,
        table: str = "",
        seed: str = "",
        players: Sequence[str] = (),
        rules: int | None = None,
    ) -> None:
        """A game: the record it began with, and seat and action of every move; `rules` if it is of an earlier version."""
        states, words = self._states, self.game.actions.words
        self.game.undump(states, TRUE, start)
        for n, (seat, action) in enumerate(moves):
            hide_at(states, HIDDEN, TRUE, seat)
            low, high, _ = legal_at(states, TRUE, seat, self._mask)
            legal = (low + np.flatnonzero(self._mask[low:high])).tolist()
            values = (self.games, n, seat, action, words[action], legal, states[HIDDEN].tobytes())
            for name, value in zip(self._rows, values, strict=True):
                self._rows[name].append(value)
            apply_at(states, TRUE, seat, action, self._news)
        score_at(states, TRUE, self._out)
        s = states[TRUE]
        seats, over = int(s.seats), bool(s.over)
        row = {
            "table": table,
            "seats": seats,
            "rules": self.game.rules_version if rules is None else rules,
            "components": self.game.components_hash(),
            "seed": seed,
            "players": list(players),
            "over": over,
            "ending": self.game.rulebook.ids[int(s.ending)] if over else "",
            "decisions": len(moves),
            "points": [float(x) for x in self._out[0][:seats]],
            "shares": [float(x) for x in self._out[2][:seats]],
        }
        self._finished.append(row)
        self.games, self.decisions = self.games + 1, self.decisions + len(moves)
        if len(self._rows["n"]) >= GROUP:
            self._flush()

    def _flush(self) -> None:
        """Writes what has gathered as a group of rows."""
        self._games.write_table(pa.Table.from_pylist(self._finished, GAME_ROWS))
        self._moves.write_table(pa.table(self._rows, MOVE_ROWS))
        self._finished, self._rows = [], {name: [] for name in MOVE_ROWS.names}

    def add_log(self, text: str) -> None:
        """A game from its log; moves that were taken back are left out. Raises LogError."""
        table, start, moves = moves_that_stand(text)
        if table.game is not self.game:
            raise DatasetError(f"a dataset holds one game: this log is of {table.game.name}, not {self.game.name}")
        seed = f"{table.log.seed:032x}" if table.log.seed is not None else ""
        self.add(start, moves, table=table.log.table, seed=seed, rules=table.log.rules)

    def close(self) -> None:
        self._flush()
        self._games.close()
        self._moves.close()

    def __enter__(self) -> "Writer":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Dataset:
    """Reads a dataset; `games` is a pyarrow table, `batches` gives the decisions as arrays."""

    def __init__(self, folder: str | Path):
        try:
            self.games, self._path = pq.read_table(Path(folder) / "games.parquet"), Path(folder) / "moves.parquet"
            self._length = int(pq.read_metadata(self._path).num_rows)
            self.about: dict[str, Any] = json.loads((self.games.schema.metadata or {})[b"guildhall"])
        except (OSError, KeyError, ValueError, pa.ArrowException) as error:
            raise DatasetError(f"{folder} has no dataset that can be read: {error}") from None
        self.game = GAMES[self.about["game"]]
        dtype = self.game.layout.dtype
        if self.about["record_bytes"] != dtype.itemsize or self.about["actions"] != list(self.game.actions.words):
            raise DatasetError(f"{folder} was written by another version of {self.game.title}")
        self._seats = self.games["seats"].to_numpy()
        self._shares, self._points = (self.games[name].to_pylist() for name in ("shares", "points"))
        self._observations = {seats: Observations(self.game, seats) for seats in set(self._seats.tolist())}
        # [viewer, action of the game] the viewer's number of it
        self._own = {seats: np.argsort(relative_actions(self.game, seats), axis=1) for seats in self._observations}

    def __len__(self) -> int:
        """Decisions."""
        return self._length

    def batches(self, size: int = 4096) -> Iterator[Batch]:
        """All decisions in order, at most so many at a time; games that are not over have shares as they stood."""
        with pq.ParquetFile(self._path) as moves:
            for part in moves.iter_batches(size):
                names = ("game", "n", "seat", "action")
                game, n, seat, action = (part.column(name).to_numpy().astype(np.int64) for name in names)
                seen = np.frombuffer(b"".join(part.column("seen").to_pylist()), self.game.layout.dtype)
                yield self._batch(game, n, seat, action, seen, part.column("legal").to_pylist())

    def _batch(self, game: Any, n: Any, seat: Any, action: Any, seen: Any, legal: Iterable[Sequence[int]]) -> Batch:
        rows = len(game)
        observation = np.empty((rows, next(iter(self._observations.values())).size), np.float32)
        mask, turned = np.zeros((rows, len(self.game.actions)), np.int8), np.empty(rows, np.int64)
        for seats, flat in self._observations.items():
            here = self._seats[game] == seats
            if here.any():
                observation[here] = flat.rows(seen[here], seat[here])
        for i, moves in enumerate(legal):
            own = self._own[int(self._seats[game[i]])][seat[i]]
            mask[i, own[list(moves)]] = 1
            turned[i] = own[action[i]]
        share = np.array([self._shares[g][s] for g, s in zip(game, seat, strict=True)])
        points = np.array([self._points[g][s] for g, s in zip(game, seat, strict=True)])
        return Batch(observation, mask, turned, share, points, seat, game, n)
