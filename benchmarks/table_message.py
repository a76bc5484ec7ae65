"""What a move costs the server at a table of four with ten watchers, beside another checkout, in interleaved runs.

    python benchmarks/table_message.py FOLDER_OR_COMMIT [--rounds 9] [--games city_of_guilds,…] [--languages en,de]

Counted is the processor time from a committed move to all fourteen messages, encoded and queued for their sockets; the move
itself is not counted. Both play the same moves of the same game. The ratio of a round is ours over theirs; printed are the
median and its 95 % interval (bootstrap). Pages take the languages in turn.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from against import checked_out, interval

HERE = Path(__file__).parents[1]
MEASURE = """
import asyncio, gc, json, random, sys, time
from types import SimpleNamespace
from guildhall.core.table import Table
from guildhall.server.rooms import Room
from guildhall.server.store import Chair, Row

game, lines, languages = sys.argv[1], int(sys.argv[2]), sys.argv[3].split(",")
store = SimpleNamespace(chat=None)
workers = SimpleNamespace(bot_tables=None, preparation=SimpleNamespace(has=lambda *_: True))
who = [(f"v{k}", {k} if k < 4 else set()) for k in range(14)]


def room_of(table):
    row = Row("1302", game, "x", "v0", 0.0, 0.0, 1, False, "{}")
    row.chairs = [Chair(seat, "person", name) for seat, name in enumerate(("Ada", "Bram", "Cleo", "Dirk"))]
    row.keys = {seat: {f"v{seat}"} for seat in range(4)}
    try:
        from guildhall.server.desk import Desk
        from guildhall.server.open_page import OpenPage
    except ImportError:  # the first version
        from guildhall.server.visits import Visit
        room = Room(row, table, "", store, workers, 5000)
        pages = [Visit(*one, None, languages[k % len(languages)]) for k, one in enumerate(who)]
        room.visits.update(pages)
        return room, pages, room.tell_all, lambda: None
    from guildhall.server.settings import Settings
    room = Room(row, store, workers, Settings())
    room.desk = Desk(table)
    pages = [OpenPage(*one, None, languages[k % len(languages)]) for k, one in enumerate(who)]
    room.pages.update(pages)
    return room, pages, room.send_all, room.desk.changed


async def played(seed):
    table, dice, taken = Table.new(game, 4, seed=seed), random.Random(seed), []
    room, pages, send_all, changed = room_of(table)
    while len(taken) < lines and not table.over:
        n, seat = table.n, min(table.to_act)
        table.play(seat, dice.choice(table.choices(seat)))
        changed()
        if table.n == n:  # a draft: one page alone sees it
            continue
        began = time.process_time()
        send_all()
        taken.append(time.process_time() - began)
        assert all(page._queue.qsize() for page in pages)
        for page in pages:
            while not page._queue.empty():
                page._queue.get_nowait()
            page._bytes = 0
    return taken


for seed in range(100, 112):  # a server that has run for a while: sentences and compiled code are loaded at their first use
    asyncio.run(played(seed))
gc.collect()  # as the server does when it has loaded everything
gc.freeze()
gc.set_threshold(50_000, 20, 200)
taken = asyncio.run(played(7))
print(json.dumps({"milliseconds": 1000 * sum(taken) / len(taken), "moves": len(taken)}))
"""


def measured(source: Path, game: str, lines: int, languages: str) -> float:
    done = subprocess.run(
        [sys.executable, "-c", MEASURE, game, str(lines), languages],
        env=os.environ | {"PYTHONPATH": str(source)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return float(json.loads(done.stdout.splitlines()[-1])["milliseconds"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("other")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--lines", type=int, default=120)
    parser.add_argument("--games", default="city_of_guilds")
    parser.add_argument("--languages", default="en")
    given = parser.parse_args()
    ours, theirs = HERE / "src", checked_out(given.other)
    for game in given.games.split(","):
        for source in (ours, theirs):
            measured(source, game, 20, given.languages)  # compiles where it must
        cost: dict[Path, list[float]] = {ours: [], theirs: []}
        for k in range(given.rounds):
            for source in (ours, theirs) if k % 2 == 0 else (theirs, ours):
                cost[source].append(measured(source, game, given.lines, given.languages))
        ratios = [one / other for one, other in zip(cost[ours], cost[theirs], strict=True)]
        low, high = interval(ratios)
        print(
            f"{game}, {given.languages}: {statistics.median(ratios):.3f} ({low:.3f} to {high:.3f}); "
            f"ours {statistics.median(cost[ours]):.2f} ms, theirs {statistics.median(cost[theirs]):.2f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main()
