"""`guildhall replay` and `guildhall verify`: what a log tells, and whether it is true."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from guildhall.boards import show_board
from guildhall.cli.options import WORDS, Components, Json, Language, console, load
from guildhall.core.log import Log

if TYPE_CHECKING:
    from guildhall.core.table import Table

File = Annotated[Path, typer.Argument(help="a log file", metavar="FILE")]


def register(app: typer.Typer) -> None:
    app.command()(replay)
    app.command()(verify)


def _load_for(file: Path, components: Path | None) -> str:
    text = file.read_text(encoding="utf-8")
    load(Log.parse(text).game, components)
    return text


def replay(
    file: File,
    to: Annotated[int | None, typer.Option("--to", help="stop after this line", min=0)] = None,
    language: Language = "en",
    components: Components = None,
    as_json: Json = False,
) -> None:
    """Replay a log: every line, what it caused, and the table at the end. It shows all secrets."""
    text = _load_for(file, components)
    from guildhall.core.table import Table

    table = Table.replay(text, to=to)
    if as_json:
        print(json.dumps(_as_json(table)))
        return
    from guildhall.core.speech import Speech

    speech = Speech(table.game, table.seats, language)
    news: dict[int, list[str]] = {}
    for item in table.news_in_full():
        news.setdefault(item["n"], []).append(speech.news(item))
    console.print(f"[bold]{table.game.title}[/], {table.seats} seats, table {table.log.table}", highlight=False)
    for line in table.log.lines:
        console.print(
            f"[bold]{line.n}[/] {speech.side(table.game.sides[line.seat])}: {'; '.join(line.moves)}", highlight=False
        )
        for sentence in news.get(line.n, []):
            console.print(f"    [dim]{sentence}[/]", highlight=False)
    show_board(console, table, None, language)
    if table.over:
        console.print(f"[bold]{speech.ending(table.ending)}[/]")


def _as_json(table: "Table") -> dict[str, object]:
    return {
        "game": table.game.name,
        "seats": table.seats,
        "lines": [str(line) for line in table.log.lines],
        "news": table.news_in_full(),
        "over": table.over,
        "ending": table.ending,
        "scores": table.scores,
        "winners": table.winners,
        "position": table.position(),
    }


def verify(file: File, language: Language = "en", components: Components = None, as_json: Json = False) -> None:
    """Check that the seed fits the hash published at the start, and that every move was legal."""
    text = _load_for(file, components)
    from guildhall.core.replaying import verify as verify_log
    from guildhall.core.words import Words

    report = verify_log(text)
    if as_json:
        print(json.dumps(report))
        return
    state = "over" if report["over"] else "open"
    console.print(
        Words.of(language, WORDS).say("verified", hash=report["seed_hash"], lines=report["lines"], state=state)
    )
