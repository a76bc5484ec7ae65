"""The results of research_speed.py and gpu.py as tables in docs/research.md and as a picture."""

import math
from html import escape
from pathlib import Path
from typing import Any

BEGIN, END = "<!-- speed: written by benchmarks/research_speed.py -->", "<!-- end of speed -->"
TITLES = {
    "flandern_1302": "Flandern 1302",
    "city_and_guilds": "City and Guilds",
    "city_of_guilds": "City of Guilds",
    "guilds_of_london": "Guilds of London",
}
ROW, LEFT, WIDE = 22, 250, 760
OURS, THEIRS = "#9a3b26", "#8c8674"


def tables_of(medians: dict[str, Any], what: str) -> dict[str, dict[str, float]]:
    """Our rows of one kind at the largest number of seats, by game."""
    rows: dict[str, dict[str, float]] = {}
    for key, row in medians.items():
        kind, *rest = key.split(" ")
        if kind == what and rest[0] in TITLES:
            rows[rest[0]] = row  # seats count up: the last stays
    return rows


def write_report(result: dict[str, Any], gpu: dict[str, Any] | None, docs: Path) -> None:
    medians = result["medians"]
    peers = {name: row for name, row in medians.items() if name.split(" ")[0] not in KINDS}
    parts = [_speeds(medians, peers), _ratios(medians, peers), _growth(medians)]
    if gpu:
        parts.append(_gpu(gpu))
    text = (docs / "research.md").read_text()
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    (docs / "research.md").write_text(before + BEGIN + "\n\n" + "\n\n".join(parts) + "\n\n" + END + after)
    (docs / "speed.svg").write_text(_picture(medians, peers))


KINDS = ("rules", "step", "vector", "batch", "threads")


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _grid(heads: list[str], rows: list[list[str]]) -> str:
    lines = ["| " + " | ".join(row) + " |" for row in [heads, ["---"] + ["---:"] * (len(heads) - 1), *rows]]
    return "\n".join(lines)


def _speeds(medians: dict[str, Any], peers: dict[str, Any]) -> str:
    rows = []
    for name, row in tables_of(medians, "rules").items():
        step, vector = tables_of(medians, "step")[name], tables_of(medians, "vector")[name]
        rows.append([f"**{TITLES[name]}**", *(_number(row[k]) for k in ("decisions", "games"))])
        rows[-1] += [_number(step["decisions"]), _number(vector["decisions"])]
    for name, row in sorted(peers.items(), key=lambda item: -item[1]["decisions"]):
        rows.append([name, _number(row["decisions"]), _number(row["games"]), "", ""])
    heads = ["one core", "decisions / s", "games / s", "a step from Python / s", "vector, observations and masks / s"]
    return _grid(heads, rows)


def _ratios(medians: dict[str, Any], peers: dict[str, Any]) -> str:
    classic = max(row["decisions"] for name, row in peers.items() if name.startswith("PettingZoo"))
    threads = tables_of(medians, "threads")
    rows = []
    for name, row in tables_of(medians, "rules").items():
        step, vector = tables_of(medians, "step")[name]["decisions"], tables_of(medians, "vector")[name]["decisions"]
        own = row["decisions"]
        values = [
            own / peers["catanatron"]["decisions"],
            own / peers["OpenSpiel gin rummy, C++"]["decisions"],
            step / peers["RLCard uno"]["decisions"],
            step / peers["PettingZoo hanabi"]["decisions"],
            vector / classic,
        ]
        cells = [f"{value:,.1f}" for value in values]
        cells += [f"{threads[name]['games']:.2f}, {threads[name]['vector']:.2f}"] if name in threads else [""]
        rows.append([TITLES[name], *cells])
    heads = ["times as fast as", "catanatron", "OpenSpiel C++", "step: RLCard uno", "step: PettingZoo hanabi"]
    heads += ["vector: the fastest PettingZoo card game", "two threads: games, vector"]
    return _grid(heads, rows)


def _growth(medians: dict[str, Any]) -> str:
    rules = {key.split(" ", 1)[1]: row for key, row in medians.items() if key.startswith("rules ")}
    rows = []
    for name, title in TITLES.items():
        seats = {key.split(" ")[1]: row for key, row in rules.items() if key.split(" ")[0] == name}
        rows.append([title, *(_number(seats[n]["decisions"]) if n in seats else "" for n in "12345")])
    batches = {key.split(" ")[1]: row["decisions"] for key, row in medians.items() if key.startswith("batch ")}
    by_seats = _grid(["decisions / s by seats", *"12345"], rows)
    by_batch = _grid(
        ["City of Guilds, 4 seats: games in the vector environment", *batches],
        [["steps / s", *map(_number, batches.values())]],
    )
    return by_seats + "\n\n" + by_batch


def _gpu(gpu: dict[str, Any]) -> str:
    """Games in the order of TITLES; they were measured in the order in which their kernels were ready."""
    rows, sizes = [], list(next(iter(gpu["games"].values()))["decisions_a_second_by_games_at_once"])
    for name, title in TITLES.items():
        row = gpu["games"][name]
        speeds = [*row["decisions_a_second_by_games_at_once"].values(), row["decisions_a_second_with_memory"]]
        speeds += [row["position"]["decisions_a_second"], row["decisions_a_second_in_step"]]
        rows.append([title, *(f"{value / 1e6:,.1f}" for value in speeds), str(row["registers"][0])])
    heads = [f"{gpu['device']}: million decisions / s by games at once", *(f"{int(n):,}" for n in sizes)]
    return _grid([*heads, "with memory", "flat Monte Carlo", "warps in step", "registers"], rows)


def _picture(medians: dict[str, Any], peers: dict[str, Any]) -> str:
    """Decisions a second as bars on a logarithmic scale."""
    bars = [(TITLES[name], row["decisions"], OURS) for name, row in tables_of(medians, "rules").items()]
    bars += [(name, row["decisions"], THEIRS) for name, row in peers.items()]
    bars.sort(key=lambda bar: -bar[1])
    low, high = 3, math.ceil(math.log10(bars[0][1]))
    height = ROW * len(bars) + 60

    def x(value: float) -> float:
        return LEFT + (WIDE - LEFT - 90) * max(0.0, math.log10(value) - low) / (high - low)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}" font-family="Georgia, serif" font-size="13">',
        f'<rect width="{WIDE}" height="{height}" fill="#faf6ec"/>',
        '<text x="12" y="22" font-size="15">Decisions a second, one core, random play (logarithmic)</text>',
    ]
    for power in range(low, high + 1):
        at = x(10**power)
        label = {3: "1,000", 4: "10,000", 5: "100,000", 6: "1 million", 7: "10 million"}[power]
        parts.append(f'<path d="M{at:.0f} 34V{height - 20}" stroke="#d9d2bf"/>')
        parts.append(
            f'<text x="{at:.0f}" y="{height - 6}" text-anchor="middle" fill="#6b6557" font-size="11">{label}</text>'
        )
    for k, (name, value, colour) in enumerate(bars):
        y = 40 + ROW * k
        parts.append(f'<text x="{LEFT - 8}" y="{y + 13}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<rect x="{LEFT}" y="{y}" width="{x(value) - LEFT:.1f}" height="{ROW - 6}" fill="{colour}"/>')
        parts.append(f'<text x="{x(value) + 6:.1f}" y="{y + 13}" fill="#3d382e">{_number(value)}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
