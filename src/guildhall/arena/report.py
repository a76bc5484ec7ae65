"""A report as one page that needs nothing else: tables, and plots drawn as SVG."""

from collections.abc import Sequence
from html import escape
from typing import Any

from guildhall.arena.standings import HEADS, in_words

WIDTH, ROW, LEFT, RIGHT = 720, 26, 210, 70
STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem; color: #2b2118; background: #f6efe2 }
h1, h2 { font-weight: normal } table { border-collapse: collapse } td, th { padding: .2rem .8rem .2rem 0; text-align: right }
td:first-child, th:first-child { text-align: left } th { border-bottom: 1px solid #a08a6a; font-weight: normal }
svg { width: 100%; height: auto; font: 13px Georgia, serif } small { color: #6b5a45 }
"""


def page(title: str, parts: Sequence[str]) -> str:
    """A whole page."""
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    foot = "<p><small>Guildhall, an unofficial fan project without affiliation. Intervals are 95 %.</small></p></html>"
    return "\n".join([head, f"<h1>{escape(title)}</h1>", *parts, foot])


def intervals(rows: Sequence[dict[str, Any]], fair: float) -> str:
    """Rates as points with their intervals, and the fair share as a line."""
    height = ROW * len(rows) + 34
    top = max([fair * 1.5, *(row["high"] for row in rows)], default=1.0)

    def x(rate: float) -> float:
        return LEFT + rate / top * (WIDTH - LEFT - RIGHT)

    parts = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="win rates with intervals">']
    parts.append(f'<path d="M{x(fair):.1f} 4V{height - 22}" stroke="#a08a6a" stroke-dasharray="4 3"/>')
    parts.append(f'<text x="{x(fair):.1f}" y="{height - 6}" text-anchor="middle">fair {fair:.0%}</text>')
    for k, row in enumerate(rows):
        y = 18 + k * ROW
        clear = not row["low"] <= fair <= row["high"]
        colour = "#8c2f1b" if clear else "#6b5a45"
        parts.append(f'<text x="{LEFT - 10}" y="{y + 4}" text-anchor="end">{escape(row["name"])}</text>')
        parts.append(f'<path d="M{x(row["low"]):.1f} {y}H{x(row["high"]):.1f}" stroke="{colour}" stroke-width="3"/>')
        parts.append(f'<circle cx="{x(row["win_rate"]):.1f}" cy="{y}" r="5" fill="{colour}"/>')
        parts.append(f'<text x="{WIDTH - RIGHT + 8}" y="{y + 4}">{row["win_rate"]:.1%}</text>')
    return "".join([*parts, "</svg>"])


def bars(rows: Sequence[tuple[str, float]], unit: str = "") -> str:
    """Numbers as bars."""
    most = max([value for _, value in rows if value > 0], default=1.0)
    parts = [f'<svg viewBox="0 0 {WIDTH} {ROW * len(rows) + 8}" role="img" aria-label="bars">']
    for k, (name, value) in enumerate(rows):
        y, width = 4 + k * ROW, max(1.0, value / most * (WIDTH - LEFT - RIGHT - 40))
        parts.append(f'<text x="{LEFT - 10}" y="{y + 15}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<rect x="{LEFT}" y="{y}" width="{width:.1f}" height="{ROW - 8}" fill="#b08d57"/>')
        parts.append(f'<text x="{LEFT + width + 6:.1f}" y="{y + 15}">{value:,.3g}{unit}</text>')
    return "".join([*parts, "</svg>"])


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table of words."""
    lines = ["<tr>" + "".join(f"<th>{escape(cell)}</th>" for cell in head) + "</tr>"]
    lines += ["<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows]
    return f"<table>{''.join(lines)}</table>"


def contest_page(result: dict[str, Any], title: str) -> str:
    """The report of `guildhall arena`."""
    fair = result["bots"][0]["fair_share"]
    seats = [
        {"name": f"{row['name']}, seat {at + 1}", "win_rate": rate, "low": rate, "high": rate}
        for row in result["bots"]
        for at, rate in enumerate(row["win_rate_by_seat"])
    ]
    return page(
        f"{title}: {', '.join(row['name'] for row in result['bots'])}",
        [
            f"<p>{result['games']} games with {result['seats']} seats, rotated, the same deals for all.</p>",
            intervals(result["bots"], fair),
            table(HEADS, [in_words(row) for row in result["bots"]]),
            "<h2>By seat</h2>",
            intervals(seats, fair),
            "<h2>Time for a move</h2>",
            bars([(row["name"], row["ms_per_move"]) for row in result["bots"]], " ms"),
        ],
    )


def balance_page(result: dict[str, Any], title: str, changed: Sequence[dict[str, Any]] = ()) -> str:
    """The report of `guildhall balance`."""
    fair, parts = result["fair_share"], []
    parts.append(
        f"<p>{result['games']} games of {escape(result['bots'])} bots with {result['seats']} seats;"
        f" {result['rounds_mean']:.1f} rounds, {result['score_mean']:.1f} points on average.</p>"
    )
    if changed:
        rows = [
            [row["name"], f"{row['before']:.1%}", f"{row['after']:.1%}", f"{row['low']:+.1%} to {row['high']:+.1%}"]
            for row in changed[:40]
        ]
        parts += ["<h2>What the other components change</h2>", table(["", "before", "after", "interval"], rows)]
    parts += ["<h2>By seat</h2>", intervals(result["by_seat"], fair)]
    parts += ["<h2>By opening</h2>", intervals(result["by_opening"][:40], fair)]
    for verb, rows_of_verb in result["by_move"].items():
        if len(rows_of_verb) > 1:
            parts += [f"<h2>{escape(verb)}</h2>", intervals(rows_of_verb[:60], fair)]
    return page(f"{title}: balance", parts)
