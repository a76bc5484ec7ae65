"""What players are told: every refusal says what stands in the way and what would do, prompts offer what is legal."""

from collections.abc import Callable
from typing import Any

import pytest

from games.city_of_guilds.table import choosing, state, table
from guildhall import GAMES, Table
from guildhall.core.speech import Speech
from guildhall.games.city_of_guilds.tables import AREAS, SPACES

GAME = GAMES["city_of_guilds"]
THREE = ("swap", "library", "theatre")
MIXED: Any = {"docks": {"red": 1}, "poor": {"red": 1, "blue": 1}, "market": {"blue": 1}}
FULL_CITY: Any = {
    area: {"blue": 1} if area == "docks" else {("red", "green")[n % 2]: int(SPACES[n])} for n, area in enumerate(AREAS)
}
FULL_DOCKS: Any = {"docks": {"blue": 4}, "poor": {"red": 1}}


def drawn(guild: str, *kept: str, gold: int = 2, pile: tuple[str, ...] = THREE) -> Table:
    """Blue has drawn, and perhaps kept a card."""
    t = table(2, guilds=(guild, "bankers"), draw=pile, gold=(gold, 2))
    t.play(0, "draw")
    for card in kept:
        t.play(0, f"keep {card}")
    return t


def conjured(*pile: str, gold: int = 0) -> Table:
    t = table(2, guilds=("magicians", "bankers"), draw=pile, gold=(gold, 2))
    t.play(0, "use")
    return t


def carrying(card: str, *answers: str, seats: int = 2, **given: Any) -> Table:
    """Blue has played a card and perhaps begun to answer it."""
    t = table(seats, hands=((card,), (), ()), **given)
    for move in (f"play {card}", *answers):
        t.play(0, move)
    return t


SENTENCES: dict[str, tuple[Callable[[], Table], str, str, str]] = {
    "guild.single": (
        lambda: choosing(2, [[], []], {0: "bankers"}, 1), "guild bankers",
        "Blue has chosen the Bankers in this round. Choose a guild that nobody has yet.",
        "In dieser Runde hat Blau schon die Bankiers gewählt. Wähle eine Gilde, die noch niemand hat."),
    "guild.repeat": (
        lambda: choosing(2, [["bankers"], ["thieves"]], {}, 0), "guild bankers",
        "You have had the Bankers in an earlier round. Choose a guild that you have not had, the Craftsmen for example.",
        "Du hattest die Bankiers schon in einer früheren Runde. Wähle eine Gilde, die du noch nicht hattest, zum Beispiel die"
        " Handwerker."),
    "turn.guild_action": (
        lambda: table(2, guilds=("bankers", "thieves")), "use",
        "That is not the action of your guild. The action of the Bankers: Sell one of your buildings for 5 gold.",
        "Das ist nicht die Aktion deiner Gilde. Die Aktion der Bankiers: Verkaufe eines deiner Bauwerke für 5 Gold."),
    "turn.guild_action: used": (
        lambda: table(2, guilds=("craftsmen", "thieves"), acted=(0,)), "use",
        "You have used the action of the Craftsmen in this round; it can be used again in the next one.",
        "Du hast die Aktion der Handwerker in dieser Runde schon genutzt; erst in der nächsten gibt es wieder eine."),
    "turn.pass_pile": (
        lambda: table(2, draw=("swap",)), "pass",
        "Nobody may pass while the draw pile has cards, and there is one left. You may pass when it is empty.",
        "Niemand darf passen, solange der Zugstapel Karten hat; eine ist noch da. Ist er leer, darfst du passen."),
    "bankers.action": (
        lambda: table(2, guilds=("bankers", "thieves")), "sell library",
        "The Library is not built, so nobody can sell it. Sell a building of your own.",
        "Noch nicht gebaut, also nicht zu verkaufen: Bibliothek. Verkaufe ein eigenes Bauwerk."),
    "bankers.action: alone": (
        lambda: table(1, guilds=("bankers",), built={"library": "red"}), "sell library",
        "The Library belongs to the Ruler. Sell a building of your own.",
        "Dieses Bauwerk gehört dem Herrscher: Bibliothek. Verkaufe ein eigenes."),
    "craftsmen.ability": (
        lambda: table(2, hands=(THREE, ()), guilds=("merchants", "bankers"), discard=("beggars",)), "salvage",
        "Only the Craftsmen draw from the discard pile, and you are with the Merchants. Draw from the draw pile.",
        "Nur die Handwerker ziehen vom Ablagestapel, und du gehörst zu den Kaufleuten. Ziehe vom Zugstapel."),
    "craftsmen.ability: empty": (
        lambda: table(2, guilds=("craftsmen", "bankers")), "salvage",
        "The discard pile is empty. Draw from the draw pile.", "Der Ablagestapel ist leer. Ziehe vom Zugstapel."),
    "thieves.action": (
        lambda: table(2, guilds=("thieves", "bankers")), "steal red",
        "Red has no cards. Steal from an opponent who has some.",
        "Rot hat keine Karten. Stiehl einem Gegner, der welche hat."),
    "thieves.action: self": (
        lambda: table(2, guilds=("thieves", "bankers")), "steal blue",
        "You cannot steal from yourself. Steal from an opponent who has cards.",
        "Dir selbst kannst du nichts stehlen. Stiehl einem Gegner, der Karten hat."),
    "thieves.action: absent": (
        lambda: table(2, guilds=("thieves", "bankers")), "steal yellow",
        "Nobody plays Yellow at this table. Steal from an opponent who has cards.",
        "Niemand spielt Gelb an diesem Tisch. Stiehl einem Gegner, der Karten hat."),
    "thieves.action: ruler": (
        lambda: table(1, guilds=("thieves",)), "steal red",
        "The Ruler has no hand, so there is nothing to steal.",
        "Der Herrscher hat keine Hand, also ist nichts zu stehlen."),
    "search.empty": (
        lambda: table(2, guilds=("craftsmen", "bankers")), "use",
        "There are no cards in the trash pile, so the action of your guild is impossible now. It is not used up.",
        "In dem Müllstapel liegen keine Karten, also ist die Aktion deiner Gilde jetzt unmöglich. Sie ist nicht verbraucht."),
    "draw.keep": (
        lambda: drawn("scholars", "swap"), "shed swap",
        "Swap is not among the cards that are left, without the one you have kept. Discard one of those.",
        "Diese Karte ist nicht unter denen, die ohne die behaltene übrig sind: Tausch. Wirf eine von ihnen ab."),
    "magicians.waive": (
        lambda: conjured("gain_docks", "library"), "waive",
        "Gain in the Docks can be played, so it must not be thrown away: play a card.",
        "„Zuwachs in den Docks“ kann gespielt werden, also darf nicht alles abgeworfen werden: Spiele eine Karte."),
    "gain.full": (
        lambda: table(2, hands=(("gain_docks",), ()), gold=(9, 2), influence=FULL_DOCKS), "play gain_docks",
        "All spaces in the Docks are taken, by cubes of your own. Only an opponent’s cube could make room.",
        "Kein Platz ist frei (Docks), und alle Würfel dort sind deine. Nur ein gegnerischer könnte Platz machen."),
    "gain.full: gold": (
        lambda: table(2, hands=(("gain_docks",), ()), influence={"docks": {"red": 4}}), "play gain_docks",
        "All spaces in the Docks are taken. To make room you would have to remove an opponent’s cube for 3 gold, and you have 2.",
        "Kein Platz ist frei (Docks). Um Platz zu schaffen, müsstest du dort für 3 Gold einen gegnerischen Würfel entfernen, und"
        " du hast 2."),
    "card.shift": (
        lambda: table(2, hands=(("power_shift",), ())), "play power_shift",
        "You have no influence cube in the city that Power Shift could move.",
        "Du hast keinen Einflusswürfel in der Stadt, den „Machtverschiebung“ versetzen könnte."),
    "card.shift: space": (
        lambda: table(3, hands=(("power_shift",), (), ()), influence=FULL_CITY), "play power_shift",
        "No other area has a free space where Power Shift could move a cube of yours.",
        "Kein anderes Gebiet hat einen freien Platz, in den „Machtverschiebung“ einen deiner Würfel versetzen könnte."),
    "remove.target": (
        lambda: carrying("beggars", influence={"poor": {"red": 1}, "docks": {"red": 1}}), "remove docks red",
        "Beggars does not remove cubes from the Docks now. Choose a cube where the card works.",
        "„Bettler“ entfernt jetzt keine Würfel aus den Docks. Wähle einen Würfel, wo die Karte wirkt."),
    "remove.must": (
        lambda: carrying("gain_docks", gold=(3, 2, 2), influence={"docks": {"red": 3, "green": 1}}, seats=3), "skip",
        "The area is full: a cube has to go, to make room for the one that Gain in the Docks places.",
        "Das Gebiet ist voll: Ein Würfel muss gehen, damit der von „Zuwachs in den Docks“ Platz hat."),
    "shift.to": (
        lambda: carrying("power_shift", influence={"docks": {"blue": 1}, "market": {"red": 4}}),
        "to market",
        "All spaces in the Market are taken. Move the cube to another area with a free space.",
        "Kein Platz ist frei (Markt). Versetze den Würfel in ein anderes Gebiet mit freiem Platz."),
    "swap.effect": (
        lambda: carrying("swap", "swap docks red", influence=MIXED), "with poor red",
        "Both cubes are cubes of Red, so nothing would change. Choose one of another colour.",
        "Beide Würfel sind Würfel von Rot; der Tausch änderte nichts. Wähle einen anderer Farbe."),
    "table.not_now": (
        lambda: drawn("thieves", "library", gold=0), "draw",
        "That comes at another time. Now: The other card: back on top for 1 gold, or discarded?",
        "Das kommt ein andermal. Jetzt: Die andere Karte: obenauf zurück für 1 Gold, oder abwerfen?"),
}  # fmt: skip


@pytest.mark.parametrize("rule", SENTENCES)
def test_a_refusal_says_what_stands_in_the_way_and_what_would_do(rule: str) -> None:
    """[guild.single] [guild.repeat] [turn.guild_action] [turn.pass_pile] [bankers.action] [craftsmen.ability]

    [thieves.action] [search.empty] [draw.keep] [magicians.waive] [gain.full] [card.shift] [remove.target] [remove.must]
    [shift.to] [swap.effect] [table.not_now]
    """
    make, move, english, german = SENTENCES[rule]
    t = make()
    refusal = t.why_not(min(t.to_act), move)
    assert refusal is not None and refusal.rule == rule.partition(":")[0]
    assert refusal.sentence("en") == english and refusal.sentence("de") == german


PROMPTS: dict[str, Callable[[], Table]] = {
    "Your turn: draw, play or discard a card.": lambda: table(2, hands=(("swap", "gain_docks"), ()), acted=(0,)),
    "Your turn: draw or discard a card.": lambda: table(2, hands=(("swap",), ())),
    "Your turn: draw a card.": lambda: table(2),
    "Your turn: draw a card, or use your guild.": lambda: table(2, guilds=("scholars", "bankers")),
    "Your turn: discard a card.": lambda: table(2, hands=(("swap", "recycle"), ()), draw=()),
    "Your turn: pass, play or discard your last card.": lambda: table(2, hands=(("gain_docks",), ()), draw=()),
    "Your turn: pass or discard your last card.": lambda: table(2, hands=(("swap",), ()), draw=()),
    "Your turn: pass, or use your guild.": lambda: table(
        2, guilds=("merchants", "bankers"), discard=("swap",), draw=(), hands=((), ("library",))
    ),
    "Your turn: draw, play or discard a card, or use your guild.": lambda: table(
        2, guilds=("scholars", "bankers"), hands=(("gain_docks", "swap"), ()), draw=("library",)
    ),
    "Play one of the two cards; the other is discarded.": lambda: conjured("gain_docks", "gain_poor"),
    "Play Gain in the Docks: it can be played, so it must be. The other card is discarded.": lambda: conjured(
        "gain_docks", "library"
    ),
    "Play Gain in the Docks now, or discard it.": lambda: conjured("gain_docks"),
    "Neither card can be played: discard both.": lambda: conjured("library", "theatre"),
    "The card cannot be played: discard it.": lambda: conjured("library"),
    "Discard one of the two other cards; the last goes back on top.": lambda: drawn("scholars", "swap"),
    "The other card: back on top for 1 gold, discarded, or trashed at the cost of 1 gold?": lambda: drawn(
        "thieves", "library", pile=("library", "swap")
    ),
    "Gain in the Docks: which cube goes for 3 gold, or none?": lambda: carrying(
        "gain_docks", gold=(3, 2), influence={"docks": {"red": 1}}
    ),
    "Dwindling Influence: which cube goes?": lambda: carrying(
        "dwindling_influence", influence={"docks": {"red": 1}, "poor": {"red": 1}}
    ),
}


@pytest.mark.parametrize("prompt", PROMPTS)
def test_a_prompt_offers_what_is_legal_and_nothing_else(prompt: str) -> None:
    """[turn.action] [magicians.action] [magicians.waive] [thieves.ability] [scholars.ability] [remove.must]"""
    assert PROMPTS[prompt]().prompt(0) == prompt


def heard(t: Table, language: str = "en") -> list[str]:
    speech = Speech(GAME, t.seats, language)
    return [speech.news(item) for item in t.news(None)]


def test_the_first_mayor_is_news_and_alone_there_is_none() -> None:
    """[setup.start] [mayor.turns] [solo.order]"""
    t = Table.new("city_of_guilds", 2, seed=1, options={"start": 1})
    t.play(1, "guild bankers")
    assert heard(t) == ["Red is the Mayor.", "Red chooses the Bankers."]
    t = Table.new("city_of_guilds", 1, seed=1)
    while state(t)["round_no"] < 3:
        t.play(0, t.choices(0)[0])
    assert not [item for item in t.news(None) if item["news"] == "mayor"]


def test_a_swap_tells_both_owners() -> None:
    """[card.swap]"""
    t = carrying("swap", influence=MIXED)
    for move in ("swap docks red", "with poor blue"):
        t.play(0, move)
    assert heard(t)[-2:] == [
        "Blue swaps: a cube of Blue goes from the Poor Quarter to the Docks.",
        "Blue swaps it with a cube of Red, which goes from the Docks to the Poor Quarter.",
    ]


def test_the_ruler_is_named_in_the_right_case() -> None:
    """[solo.setup]"""
    for language, removal, news in (
        ("en", "Remove a cube of the Ruler from the Docks", "The Ruler removes a cube of the Ruler from the Docks."),
        ("de", "Entferne einen Würfel von dem Herrscher aus den Docks",
         "Der Herrscher entfernt einen Würfel von dem Herrscher aus den Docks."),
    ):  # fmt: skip
        speech = Speech(GAME, 1, language)
        assert speech.move("remove docks red") == removal
        assert speech.news({"news": "removes", "n": 1, "side": "red", "area": "docks", "other": "red"}) == news


def test_the_three_ways_to_leave_a_card_have_names_of_their_own() -> None:
    """[thieves.ability]"""
    for language in ("en", "de"):
        told = {Speech(GAME, 2, language).move(f"leave {place}") for place in ("top", "discard", "trash")}
        assert len(told) == 3
