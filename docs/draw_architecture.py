"""Draws the house from its imports: docs/architecture.svg, and the table of arrows in docs/architecture.md.

An arrow in the picture means "imports"; one that follows from two others is left out of it, and stands in the table.

    python docs/draw_architecture.py            # writes both
    python docs/draw_architecture.py --check    # says whether they are true
"""

import ast
import re
import sys
from html import escape
from pathlib import Path

ROOT = Path(__file__).parents[1]
PYTHON, WEB = ROOT / "src" / "guildhall", ROOT / "web" / "src"
PICTURE, PAGE = ROOT / "docs" / "architecture.svg", ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- arrows, by draw_architecture.py -->", "<!-- end of arrows -->"
IN_BOXES = {
    "core": "records, logs, tables, knowledge, words",
    "games": "rules, components, words of each game",
    "boards": "boards in the terminal",
    "bots": "opinions, apprentice, search",
    "adapters": "PettingZoo, OpenSpiel, batches, GPU",
    "arena": "contests, fitting, balance",
    "server": "HTTP, sockets, store, workers",
    "cli": "the commands",
    "web/generated": "types of the wire, from Python",
    "web/words": "sentences of the page",
    "web/lib": "connection, parts, contract of a game",
    "web/games": "a board for each game",
    "web/pages": "shelf and table",
    "web/app": "which page is shown",
}
MADE_FROM = {"web/generated": "server"}  # not imported, but written by `make types`
Arrows = set[tuple[str, str]]  # a room, and one that it imports
WIDTH, HEIGHT, GAP, RISE = 250, 58, 26, 104
PAPER, BOX, INK, LINE = "#fbf8f1", "#ffffff", "#2b2620", "#8a7a63"


def python_arrows() -> Arrows:
    found: Arrows = set()
    for file in PYTHON.rglob("*.py"):
        own, *rest = file.relative_to(PYTHON).parts
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        modules = [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)] if rest else []
        rooms = {module.split(".")[1] for module in modules if module.startswith("guildhall.")}
        found.update((own, room) for room in rooms if room != own and (PYTHON / room).is_dir())
    return found


def web_imports() -> list[tuple[Path, Path, str]]:
    """(file, what it imports, the import as it is written) of the page, generated files aside."""
    found = []
    for file in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        if file.is_relative_to(WEB / "generated"):
            continue
        text = file.read_text(encoding="utf-8")
        for words, path in re.findall(r"((?:import|export)\b[^'\";]*?\bfrom\s*|import\s*\(?\s*)'(\.[^']+)'", text):
            found.append((file.relative_to(WEB), (file.parent / path).resolve().relative_to(WEB), words))
    return found


def web_room(path: Path) -> str:
    """The room of a file of the page. The contract of a game's page (games/types.ts) belongs to what games build on."""
    if path.with_suffix("").as_posix() == "games/types":
        return "web/lib"
    return f"web/{path.parts[0]}" if len(path.parts) > 1 or (WEB / path).is_dir() else "web/app"


def web_arrows() -> Arrows:
    pairs = {(web_room(file), web_room(target)) for file, target, _ in web_imports()}
    return {(own, room) for own, room in pairs if own != room and room != "web/style"}


def told_apart(arrows: Arrows) -> list[tuple[str, str]]:
    """The arrows that do not follow from others."""
    below: dict[str, set[str]] = {}
    for room, other in arrows:
        below.setdefault(room, set()).add(other)

    def reaches(room: str, goal: str, first: bool = True) -> bool:
        return any((other == goal and not first) or reaches(other, goal, False) for other in below.get(room, ()))

    return sorted(arrow for arrow in arrows if not reaches(*arrow))


def storeys(arrows: Arrows) -> list[list[str]]:
    """The rooms by height: each stands above all that it imports."""
    rooms = sorted({room for arrow in arrows for room in arrow}, key=list(IN_BOXES).index)
    height: dict[str, int] = {}
    while len(height) < len(rooms):
        ready = [r for r in rooms if r not in height and all(o in height for s, o in arrows if s == r)]
        assert ready, "rooms in a circle"
        height.update({r: 1 + max((height[o] for s, o in arrows if s == r), default=-1) for r in ready})
    return [[room for room in rooms if height[room] == h] for h in range(max(height.values()) + 1)]


def drawn() -> str:
    parts, places = [], dict[str, tuple[float, float]]()
    halves = [storeys(python_arrows()), storeys(web_arrows())]
    widest = [max(map(len, half)) * (WIDTH + GAP) for half in halves]
    floor = max(map(len, halves)) * RISE
    for half, left, width in zip(halves, (0, widest[0] + GAP), widest, strict=True):
        for height, rooms in enumerate(half):
            for place, room in enumerate(rooms):
                x = left + GAP + width * (place + 0.5) / len(rooms) - WIDTH / 2
                places[room] = x, 60 + floor - RISE * (height + 1)
    for room, other in [*told_apart(python_arrows()), *told_apart(web_arrows())]:
        parts.append(arrow(places[room], places[other]))
    for room, other in MADE_FROM.items():
        parts.append(arrow(places[room], places[other], sideways=True))
    parts += [box(room, *place) for room, place in places.items()]
    width, height = sum(widest) + 3 * GAP, floor + 70
    titles = [(GAP, "Python: src/guildhall"), (widest[0] + 2 * GAP, "The page: web/src")]
    head = "".join(f'<text x="{x:.0f}" y="34" class="t">{text}</text>' for x, text in titles)
    style = f"text{{font:13px sans-serif;fill:{INK}}}.t{{font:600 17px sans-serif}}.n{{font:600 15px sans-serif}}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="The rooms of the house and what imports what">\n<style>{style}</style>\n'
        f'<defs><marker id="a" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" orient="auto">'
        f'<path d="M0 0 8 4 0 8z" fill="{LINE}"/></marker></defs>\n'
        f'<rect width="{width}" height="{height}" fill="{PAPER}"/>\n{head}\n' + "\n".join(parts) + "\n</svg>\n"
    )


def arrow(start: tuple[float, float], end: tuple[float, float], sideways: bool = False) -> str:
    style = f'fill="none" stroke="{LINE}" stroke-width="1.6" marker-end="url(#a)"'
    if sideways:
        x, y, to = start[0], start[1] + HEIGHT / 2, (end[0] + WIDTH, end[1] + HEIGHT / 2)
        middle = (x + to[0]) / 2
        path = f"M{x:.0f} {y:.0f}C{middle:.0f} {y:.0f} {middle:.0f} {to[1]:.0f} {to[0]:.0f} {to[1]:.0f}"
        return f'<path d="{path}" stroke-dasharray="5 4" {style}><title>written by make types</title></path>'
    x, y, to = start[0] + WIDTH / 2, start[1] + HEIGHT, (end[0] + WIDTH / 2, end[1] - 2)
    bend = (to[1] - y) / 2
    return f'<path d="M{x:.0f} {y:.0f}C{x:.0f} {y + bend:.0f} {to[0]:.0f} {to[1] - bend:.0f} {to[0]:.0f} {to[1]:.0f}" {style}/>'


def box(room: str, x: float, y: float) -> str:
    corner = f'x="{x:.0f}" y="{y:.0f}" width="{WIDTH}" height="{HEIGHT}" rx="7" fill="{BOX}" stroke="{INK}"'
    words = f'<text x="{x + 12:.0f}" y="{y + 24:.0f}" class="n">{room.removeprefix("web/")}</text>'
    return f'<rect {corner}/>{words}<text x="{x + 12:.0f}" y="{y + 44:.0f}">{escape(IN_BOXES[room])}</text>'


def table() -> str:
    """All arrows."""
    arrows, lines = python_arrows() | web_arrows(), ["| room | imports |", "|---|---|"]
    for room in IN_BOXES:
        others = [other for other in IN_BOXES if (room, other) in arrows]
        lines.append(f"| `{room}` | {', '.join(others) or 'nothing'} |")
    return "\n".join(lines)


def page() -> str:
    text = PAGE.read_text(encoding="utf-8")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


def main() -> None:
    wanted = {PICTURE: drawn(), PAGE: page()}
    if "--check" in sys.argv:
        stale = [file.name for file, text in wanted.items() if not file.exists() or file.read_text("utf-8") != text]
        sys.exit(f"not true any more: {', '.join(stale)}; run `make architecture`" if stale else 0)
    for file, text in wanted.items():
        file.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
