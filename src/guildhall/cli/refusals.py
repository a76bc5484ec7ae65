"""`guildhall refusals`: every refusal of a game with an example, in both languages, to be read through by a person."""

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Annotated

import typer

from guildhall.cli.options import game_names, load

if TYPE_CHECKING:
    from guildhall.core.game import Game
    from guildhall.core.refusals import Refusal

GAMES_PLAYED = 60  # random games for each number of seats, in which every move is tried at every decision


def register(app: typer.Typer) -> None:
    app.command()(refusals)


def refusals(game: Annotated[str, typer.Argument(help="a game, or all", metavar="GAME|all")] = "all") -> None:
    """Every refusal with an example: the move, and what a player is told, in English and German."""
    every = game == "all"
    print("\n".join(page(game_names() if every else [game])))


def page(names: list[str]) -> Iterator[str]:
    """The page docs/refusals.md, line by line."""
    yield "# What a player is told\n"
    yield "Every refusal with an example: the first that random games met. `make refusals` writes this page anew.\n"
    yield "A refusal says what stands in the way and what would do."
    for name in names:
        game = load(name, None, until=None)
        yield f"\n## {game.title}\n"
        yield "| rule | move | English | Deutsch |\n|---|---|---|---|"
        met = examples(game)
        for rule in game.rulebook.rules:
            if rule in met:
                move, refusal = met[rule]
                yield f"| `{rule}` | `{move}` | {refusal.sentence('en')} | {refusal.sentence('de')} |"
        if missing := [rule for rule in refusing(game) if rule not in met]:
            yield f"\nNot met in these games: {', '.join(f'`{rule}`' for rule in missing)}."


def refusing(game: "Game") -> list[str]:
    """The rules of a game that have words for a refusal, in the order of the rulebook."""
    text = (game.home / "words" / "en.ftl").read_text(encoding="utf-8")
    worded = set(re.findall(r"^refusal-([a-z0-9-]+) =", text, re.M))
    return [rule for rule in game.rulebook.rules if rule.replace(".", "-").replace("_", "-") in worded]


@cache
def examples(game: "Game") -> dict[str, tuple[str, "Refusal"]]:
    """For every rule that refused a move: the move and the refusal, as the table would tell it."""
    from guildhall.core.bench import Bench
    from guildhall.core.play import refusal_at
    from guildhall.core.table import Table
    from guildhall.core.table_state import COMMITTED

    found: dict[str, tuple[str, Refusal]] = {}
    for seats in game.seats:
        bench, table = Bench(game, seats, 1), Table.new(game.name, seats, seed=1, table="refusals")
        for _ in bench.decisions(GAMES_PLAYED, 1):
            seat = min(s for s in range(seats) if int(bench.states[0].to_act) >> s & 1)
            for a, move in enumerate(game.actions.words):
                rule = game.rulebook.ids[int(refusal_at(bench.states, 0, seat, a, bench.why))]
                if rule and rule not in found:
                    game.undump(table._states, COMMITTED, game.dump(bench.states, 0))
                    refusal = table.why_not(seat, move)
                    assert refusal is not None and refusal.rule == rule
                    found[rule] = move, refusal
        if table.seats == game.seats[-1]:
            elsewhere = next((s for s in range(seats) if s not in table.to_act), -1)  # a seat that is not asked
            if refusal := table.why_not(elsewhere, game.actions.words[0]):
                found.setdefault(refusal.rule, (game.actions.words[0], refusal))
            if refusal := table.why_not(min(table.to_act), "fly away"):
                found.setdefault(refusal.rule, ("fly away", refusal))
    return found
