"""`guildhall games` and `guildhall rules`: what there is, and how it is played."""

import json
from typing import Annotated

import typer
from rich.markdown import Markdown
from rich.table import Table as Grid

from guildhall.cli.options import GameName, Json, Language, UnknownName, console, game_names, meta_of
from guildhall.core.packages import home_of
from guildhall.core.rulebook import Rulebook


def register(app: typer.Typer) -> None:
    app.command()(games)
    app.command()(rules)


def games(as_json: Json = False) -> None:
    """List the games, who designed them, and what is reconstructed."""
    metas = {name: meta_of(name) for name in game_names()}
    if as_json:
        print(json.dumps({"games": [{"name": name, **meta} for name, meta in metas.items()]}))
        return
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for heading in ("name", "title", "designed by", "year", "seats"):
        grid.add_column(heading)
    for name, meta in metas.items():
        low, high = meta["seats"]
        grid.add_row(name, str(meta["title"]), ", ".join(meta["designers"]), str(meta["year"]), f"{low}–{high}")
    console.print(grid)
    for meta in metas.values():
        console.print(f"\n[bold]{meta['title']}[/] – reconstructed: {meta['reconstructed']}")
    console.print("\nAn unofficial fan project without affiliation to designers or publishers.")


def rules(
    game: GameName,
    rule: Annotated[str, typer.Argument(help="a rule id, or words to search for")] = "",
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Print the rulebook of a game, one rule, or the rules that contain some words."""
    meta = meta_of(game)
    book = Rulebook.of(home_of(game), language)
    found = [book.rules[rule]] if rule in book.rules else book.search(rule)
    if not found:
        raise UnknownName(f"{meta['title']} has no rule {rule!r}, and none that speaks of it")
    if as_json:
        print(json.dumps({"game": game, "rules": [r._asdict() for r in found]}))
        return
    chapter = ""
    for r in found:
        if r.chapter != chapter:
            chapter = r.chapter
            console.rule(chapter)
        console.print(f"[bold]{r.id}[/]", highlight=False)
        console.print(Markdown(r.text))
        console.print(f"[dim]{r.source}[/]\n", highlight=False)
