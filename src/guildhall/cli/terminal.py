"""`guildhall play`: a whole game in the terminal, against bots or with others at one screen."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from guildhall.boards import piece, show_board
from guildhall.cli.options import WORDS, Components, GameName, Language, UnknownName, console, load
from guildhall.core.rulebook import Rulebook

if TYPE_CHECKING:
    from guildhall.bots import Player
    from guildhall.core.table import Table

HUMAN = "human"


def register(app: typer.Typer) -> None:
    app.command()(play)


def play(
    game: GameName,
    seats: Annotated[int, typer.Option("--seats", "-n", help="number of seats; 1 plays alone")] = 3,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="at the other seats: random, apprentice, journeyman, master or human, separated by commas",
        ),
    ] = "",
    seat: Annotated[int, typer.Option("--seat", help="your own seat, from 0")] = 0,
    seed: Annotated[int | None, typer.Option("--seed", help="the same seed deals the same cards")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", help="an option of the game: name=value")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="keep the log in this file, line by line")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", help="go on with the game in this log")] = None,
    language: Language = "en",
    components: Components = None,
) -> None:
    """Play a game in the terminal. A number chooses; ? says why not; t gives a tip; u undoes; r shows rules; q leaves."""
    loaded = load(game, components, until="bots")
    from guildhall.bots import make_bot
    from guildhall.core.table import Table

    if resume is not None:
        table = Table.replay(resume.read_text(encoding="utf-8"))
        if table.game is not loaded:
            raise UnknownName(f"{resume} is a log of {table.game.title}")
        save = save or resume
    else:
        pairs = [text.partition("=") for text in option or []]
        table = Table.new(game, seats, seed, {name: value for name, _, value in pairs})
    if seat not in range(table.seats):
        raise UnknownName(f"there is no seat {seat}: seats are counted from 0 to {table.seats - 1}")
    names = [name.strip() for name in bots.split(",")] if bots else ["journeyman"] * (table.seats - 1)
    if len(names) != table.seats - 1:
        raise UnknownName(f"{table.seats - 1} other seats need as many players in --bots; {len(names)} given")
    names.insert(seat, HUMAN)
    players = {s: make_bot(name, loaded, table.log.seed or 0) for s, name in enumerate(names) if name != HUMAN}
    Terminal(table, players, language, save).run()


class Terminal:
    """One game at one screen."""

    def __init__(self, table: "Table", players: dict[int, "Player"], language: str, save: Path | None):
        from guildhall.core.speech import Speech
        from guildhall.core.words import Words

        self.table, self.players, self.language, self.save = table, players, language, save
        self.speech = Speech(table.game, table.seats, language)
        self.words = Words.of(language, WORDS)
        self.told = dict.fromkeys(range(table.seats), table.n)
        self.people = [seat for seat in range(table.seats) if seat not in players]
        self.last = self.people[0]

    def run(self) -> None:
        """Until the game is over or somebody leaves."""
        console.print(
            self.words.say(
                "welcome", game=self.table.game.title, designers=", ".join(self.table.game.meta["designers"])
            )
        )
        while not self.table.over:
            seat = min(self.table.to_act)
            if seat in self.players:
                self._bot_moves(seat)
            elif not self._person_moves(seat):
                console.print(self.words.say("goodbye"))
                if self.save:
                    console.print(self.words.say("saved", file=str(self.save), game=self.table.game.name))
                return
        self._tell(self.last)
        show_board(console, self.table, self.last, self.language)
        self._result()

    def _bot_moves(self, seat: int) -> None:
        a = self.players[seat].choose(self.table.hidden(seat), seat)
        self.table.play(seat, self.table.game.actions.words[a])
        self._keep()

    def _person_moves(self, seat: int) -> bool:
        """One decision of a person; False if it leaves."""
        if len(self.people) > 1 and seat != self.last:
            console.clear()
            console.input(self.words.say("curtain", side=self.speech.side(self.table.game.sides[seat])))
        self.last = seat
        self._tell(seat)
        show_board(console, self.table, seat, self.language)
        while seat in self.table.to_act:
            side = self.table.game.sides[seat]
            console.print(f"\n{piece(side)} [bold]{self.table.prompt(seat, self.language)}[/]")
            choices, state = self.table.choices(seat), self.table.view(seat, memory=False)["state"]
            for number, move in enumerate(choices, 1):
                console.print(f"  [bold]{number:2}[/]  {self.speech.move(move, state)}", highlight=False)
            try:
                answer = console.input(self.words.say("ask")).strip()
            except (EOFError, KeyboardInterrupt):
                return False
            if answer in ("q", "quit"):
                return False
            before = self.table.n
            if self._answer(seat, answer, choices):
                self._keep()
            if self.table.n != before or self.table.over:
                return True
        return True

    def _answer(self, seat: int, answer: str, choices: list[str]) -> bool:
        """Carries out what was typed; True if a move was made."""
        from guildhall.core.refusals import Refused

        verb, _, rest = answer.partition(" ")
        if verb.isdigit() and 1 <= int(verb) <= len(choices):
            self.table.play(seat, choices[int(verb) - 1])
            return True
        if verb == "?":
            self._why_not(seat, rest)
        elif verb in ("t", "tip"):
            self._tip(seat)
        elif verb in ("u", "undo"):
            try:
                self.table.undo(seat)
                show_board(console, self.table, seat, self.language)
            except Refused as refused:
                console.print(f"[red]{refused.refusal.sentence(self.language)}[/]")
        elif verb in ("r", "rules"):
            self._rules(rest)
        elif verb in ("b", "board"):
            show_board(console, self.table, seat, self.language)
        elif verb in ("l", "log"):
            for line in self.table.lines(seat):
                console.print(str(line), highlight=False)
        elif self.table.game.actions.number(answer) is not None:
            try:
                self.table.play(seat, answer)
                return True
            except Refused as refused:
                self._explain(answer, refused.refusal)
        else:
            console.print(self.words.say("help"))
        return False

    def _why_not(self, seat: int, words: str) -> None:
        """`? play swap`: the reason; `?` alone: what is impossible now, by rule."""
        if words:
            refusal = self.table.why_not(seat, words)
            if refusal is None:
                console.print(self.words.say("possible", move=words))
            else:
                self._explain(words, refusal)
            return
        by_rule: dict[str, list[tuple[str, Any]]] = {}
        for move in self.table.game.actions.words:
            refusal = self.table.why_not(seat, move)
            if refusal is not None and not refusal.rule.startswith("table."):
                by_rule.setdefault(refusal.rule, []).append((move, refusal))
        for refused in by_rule.values():
            for move, refusal in refused[:2]:
                self._explain(move, refusal)
            if len(refused) > 2:
                console.print(self.words.say("more", count=len(refused) - 2), highlight=False)

    def _tip(self, seat: int) -> None:
        """The moves that a master would choose from, with everybody's chances to win and expected score."""
        from guildhall.bots import hint

        game, state = self.table.game, self.table.view(seat, memory=False)["state"]
        for thought in hint(game, self.table.hidden(seat), seat):
            chances = "  ".join(
                f"{piece(game.sides[side])} {thought.chances[side]:.0%} ({thought.scores[side]:.1f})"
                for side in range(self.table.seats)
            )
            console.print(f"  [bold]{self.speech.move(game.actions.words[thought.action], state)}[/]  {chances}")

    def _explain(self, move: str, refusal: Any) -> None:
        console.print(f"  [red]{move}[/]: {refusal.sentence(self.language)} [dim]({refusal.rule})[/]", highlight=False)

    def _rules(self, text: str) -> None:
        found = Rulebook.of(self.table.game.home, self.language).search(text)
        for rule in found:
            console.print(f"[bold]{rule.id}[/] {rule.text} [dim]({rule.source})[/]", highlight=False)
        if not found:
            console.print(self.words.say("no-rule", text=text))

    def _tell(self, seat: int) -> None:
        """What happened since this seat looked."""
        for item in self.table.news(seat, self.told[seat]):
            console.print(f"  [dim]·[/] {self.speech.news(item)}", highlight=False)
        self.told[seat] = self.table.n

    def _result(self) -> None:
        console.print(f"\n[bold]{self.speech.ending(self.table.ending)}[/]")
        for seat, points in enumerate(self.table.scores):
            crown = " ♛" if seat in self.table.winners else ""
            console.print(
                f"  {piece(self.table.game.sides[seat])} {self.speech.side(self.table.game.sides[seat])}: {points:g}{crown}"
            )

    def _keep(self) -> None:
        """Writes the log anew beside the old one, then puts it in its place: a full disk loses nothing."""
        if self.save is None:
            return
        try:
            fresh = self.save.with_name(self.save.name + ".new")
            fresh.write_text(str(self.table.log), encoding="utf-8")
            os.replace(fresh, self.save)
        except OSError as error:
            console.print(f"[red]{self.words.say('not-saved', error=str(error))}[/]")
