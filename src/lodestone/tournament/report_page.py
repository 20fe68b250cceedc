"""The report as a page: table, crosstable and two plots. One file, no scripts, light or dark as the reader likes.

The plots are small drawings of our own (SVG). Their colours come from the page, so that they follow light and dark.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from lodestone.i18n import current_language, format_number, text
from lodestone.tournament.plan import TournamentPlan
from lodestone.tournament.standings import Meeting, Rating, Standing, Standings

_STYLE = """
:root{color-scheme:light dark;--ink:#1d2126;--paper:#fbfaf8;--line:#c9c5bd;--warm:#b4531f;--cool:#1f6f8b}
@media(prefers-color-scheme:dark){:root{--ink:#e9e6e0;--paper:#16181b;--line:#474b52;--warm:#f0a070;--cool:#7cc4dc}}
body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
body{max-width:62rem;margin:2rem auto;padding:0 1rem}
.wide{overflow-x:auto}table{border-collapse:collapse}caption{text-align:start;font-weight:600;padding:.4rem 0}
th,td{border:1px solid var(--line);padding:.3rem .6rem;text-align:end;white-space:nowrap}
th[scope=row],thead th:first-child{text-align:start}td small{display:block;opacity:.75}
td.met{background:color-mix(in srgb,color-mix(in srgb,var(--cool) var(--part),var(--warm)) 28%,var(--paper))}
svg{width:100%;height:auto;font-size:12px;fill:var(--ink)}.grid{stroke:var(--line);fill:none}
.whisker{stroke:currentColor;stroke-width:3}polyline{fill:none;stroke:currentColor;stroke-width:2}circle,.key{fill:currentColor}
""" + "".join(
    f".who{at}{{color:light-dark({light},{dark})}}\n"
    for at, (light, dark) in enumerate(
        [
            ("#1f6f8b", "#7cc4dc"),
            ("#b4531f", "#f0a070"),
            ("#4b7a2b", "#a9d07f"),
            ("#8a3f86", "#dc9ad8"),
            ("#a8323a", "#f29096"),
            ("#4a55a8", "#a6b0f5"),
            ("#776212", "#dcc66a"),
            ("#41606a", "#a5c3cc"),
        ]
    )
)


def report_page(plan: TournamentPlan, table: Standings, games: int) -> str:
    """The page, in the language in use."""
    title = text("tournament-title", game=plan.game.capitalize(), seats=plan.seats)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(text('tournament-summary', games=games, deals=plan.deals, seed=str(plan.seed)))}</p>",
        _standings(table),
        f"<p>{escape(text('tournament-note'))}</p>",
        f"<h2>{escape(text('tournament-rating'))}</h2>",
        rating_plot(table.lines, text("tournament-rating")),
        _crosstable(table),
        f"<h2>{escape(text('tournament-course'))}</h2>",
        course_plot(table.lines, table.course, text("tournament-course")),
        f"<p><small>{escape(text('unofficial'))}</small></p>",
    ]
    return (
        f'<!doctype html>\n<html lang="{current_language()}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width,initial-scale=1">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def heads(*, slips: bool) -> list[str]:
    """What stands over the columns of the standings, in the language in use."""
    keys = ["tournament-bot", "tournament-rating", "tournament-games", "tournament-share", "tournament-points"]
    return [text(key) for key in (*keys, "tournament-slips")][: None if slips else -1]


def cells(line: Standing, *, slips: bool) -> list[str]:
    """One line of the standings in words and figures."""
    values = [
        line.name,
        f"{number(line.rating.mu, 1)} ± {number(2.0 * line.rating.sigma, 1)}",
        number(line.games, 0),
        "–" if line.share is None else f"{number(100.0 * line.share, 1)} %",
        "–" if line.points is None else number(line.points, 1),
        number(line.slips, 0),
    ]
    return values if slips else values[:-1]


def number(value: float, digits: int) -> str:
    """A number as the language in use writes it."""
    return format_number(current_language(), round(value, digits) if digits else round(value))


def any_slips(table: Standings) -> bool:
    """Whether anybody's program did anything wrong."""
    return any(line.slips for line in table.lines)


def _standings(table: Standings) -> str:
    slips = any_slips(table)
    head = "".join(f'<th scope="col">{escape(name)}</th>' for name in heads(slips=slips))
    rows = []
    for line in table.lines:
        name, *values = map(escape, cells(line, slips=slips))
        rows.append(f'<tr><th scope="row">{name}</th>{"".join(f"<td>{value}</td>" for value in values)}</tr>')
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def _crosstable(table: Standings) -> str:
    caption = escape(text("tournament-crosstable"))
    head = "".join(f'<th scope="col">{escape(line.name)}</th>' for line in table.lines)
    rows = []
    for line in table.lines:
        row = [_cell(table.crosstable[line.entrant][other.entrant]) for other in table.lines]
        rows.append(f'<tr><th scope="row">{escape(line.name)}</th>{"".join(row)}</tr>')
    corner = f'<th scope="col">{escape(text("tournament-bot"))}</th>'
    return (
        f'<div class="wide"><table><caption>{caption}</caption><thead><tr>{corner}{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody></table></div>"
    )


def _cell(meeting: Meeting | None) -> str:
    if meeting is None:
        return "<td>–</td>"
    part = 100.0 * meeting.share
    low, high = (number(100.0 * end, 0) for end in meeting.interval)
    return (
        f'<td class="met" style="--part:{part:.0f}%">{number(part, 1)} %'
        f"<small>{low}–{high} · {number(meeting.games, 0)}</small></td>"
    )


WIDTH = 720.0
"""In units of the drawing, like all lengths of a plot."""
NAMES = 150.0
"""Room for names on the left."""
ROW = 28.0
"""Height of one line of a plot."""
COURSE = 300.0
"""Height of the plot over games."""
MOST_STEPS = 400
"""Points of a line; more cannot be told apart."""
_SHORT = 19
"""Characters of a name that fit. Of a program that is the end: its beginning is a path, or the name of a language."""


def rating_plot(lines: Sequence[Standing], title: str) -> str:
    """Everybody's rating as a dot, with whiskers of twice its uncertainty."""
    low, high = _range([line.rating for line in lines])
    height = ROW * len(lines) + 30.0
    marks = []
    for row, line in enumerate(lines):
        y = ROW * (row + 0.5)
        x, left, right = (
            _across(value, low, high)
            for value in (
                line.rating.mu,
                line.rating.mu - 2.0 * line.rating.sigma,
                line.rating.mu + 2.0 * line.rating.sigma,
            )
        )
        marks.append(
            f'<text x="{NAMES - 10:.0f}" y="{y + 4:.1f}" text-anchor="end">{_name(line.name)}</text>'
            f'<g class="who{line.entrant % 8}"><path d="M{left:.1f} {y:.1f}H{right:.1f}" class="whisker"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5"/></g>'
        )
    return _svg(height, _grid(low, high, height - 30.0), *marks, title=title)


def course_plot(lines: Sequence[Standing], course: Sequence[Sequence[Rating]], title: str) -> str:
    """Everybody's rating from game to game."""
    stride = max(1, len(course) // MOST_STEPS)
    steps = [*range(0, len(course), stride)]
    if steps[-1] != len(course) - 1:
        steps.append(len(course) - 1)
    values = [rating.mu for at in steps for rating in course[at]]
    low, high = min(values) - 0.5, max(values) + 0.5
    marks = []
    for place, line in enumerate(lines):
        points = []
        for at in steps:
            x = 40.0 + (WIDTH - NAMES - 40.0) * at / max(1, len(course) - 1)
            y = COURSE * (high - course[at][line.entrant].mu) / (high - low)
            points.append(f"{x:.1f},{y:.1f}")
        y = 18.0 * (place + 1)
        marks.append(
            f'<g class="who{line.entrant % 8}"><polyline points="{" ".join(points)}"/>'
            f'<text x="{WIDTH - NAMES + 12:.0f}" y="{y:.1f}" class="key">{_name(line.name)}</text></g>'
        )
    ticks = []
    for tick in _ticks(low, high):
        y = COURSE * (high - tick) / (high - low)
        ticks.append(
            f'<path d="M40 {y:.1f}H{WIDTH - NAMES:.0f}" class="grid"/>'
            f'<text x="34" y="{y + 4:.1f}" text-anchor="end">{tick}</text>'
        )
    return _svg(max(COURSE, 18.0 * len(lines)) + 10.0, *ticks, *marks, title=title)


def _range(ratings: Sequence[Rating]) -> tuple[float, float]:
    return (
        min(rating.mu - 2.0 * rating.sigma for rating in ratings) - 0.5,
        max(rating.mu + 2.0 * rating.sigma for rating in ratings) + 0.5,
    )


def _across(value: float, low: float, high: float) -> float:
    return NAMES + (WIDTH - NAMES - 10.0) * (value - low) / (high - low)


def _ticks(low: float, high: float) -> list[int]:
    """Whole numbers, not too many."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if (high - low) / step <= 9.0)
    first = int(low // step + 1) * step
    return [*range(first, int(high) + 1, step)]


def _grid(low: float, high: float, height: float) -> str:
    return "".join(
        f'<path d="M{(x := _across(tick, low, high)):.1f} 0V{height:.1f}" class="grid"/>'
        f'<text x="{x:.1f}" y="{height + 18:.1f}" text-anchor="middle">{tick}</text>'
        for tick in _ticks(low, high)
    )


def _name(name: str) -> str:
    return escape(name if len(name) <= _SHORT else "…" + name[1 - _SHORT :])


def _svg(height: float, *marks: str, title: str) -> str:
    shape = f'viewBox="0 0 {WIDTH:.0f} {height:.0f}" role="img" aria-label="{escape(title)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {shape}>{"".join(marks)}</svg>'
