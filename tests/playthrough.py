"""Golden playthroughs that show everything; `python tests/playthrough.py` writes them anew."""

import json
import random
from pathlib import Path

from guildhall import GAMES, Table

GOLDEN = Path(__file__).with_name("golden")


def playthrough(name: str, seats: int, seed: int) -> str:
    """One game by lot: every prompt, list of choices, move, line for others and piece of news; positions at both ends."""
    t, dice = Table.new(name, seats, seed=seed, table="golden"), random.Random(seed)
    lines = [f"{GAMES[name].title}, {seats} seats, seed {seed}", "", *_position(t), ""]
    while not t.over:
        seat, n = min(t.to_act), t.n
        choices = t.choices(seat)
        move = dice.choice(choices)
        lines += [f"[{n}] seat {seat}: {t.prompt(seat)}", f"    may   {', '.join(choices)}", f"    does  {move}"]
        t.play(seat, move)
        for line in t.lines(None, n):
            lines.append(f"    line  {line}")
        lines += [f"    news  {json.dumps(item)}" for item in t.news_in_full(n)]
    return "\n".join([*lines, "", *_position(t), f"{t.ending}: {t.scores}, won by {t.winners}", "", str(t.log)])


def _position(t: Table) -> list[str]:
    return [f"{field}: {json.dumps(value)}" for field, value in t.position()["state"].items()]


def golden_files() -> dict[Path, tuple[str, int, int]]:
    """Every game has one playthrough for each number of seats."""
    return {
        GOLDEN / f"{name}_{seats}.txt": (name, seats, 1302 + seats) for name in GAMES for seats in GAMES[name].seats
    }


if __name__ == "__main__":
    for file, of in golden_files().items():
        file.write_text(playthrough(*of), encoding="utf-8")
        print(file.name)
