"""The report as a page: table, crosstable and two plots. One file, no scripts, light or dark as the reader likes."""

from __future__ import annotations

from html import escape

from lodestone.i18n import current_language, format_number, text
from lodestone.tournament.plan import TournamentPlan
from lodestone.tournament.report.plots import course_plot, rating_plot
from lodestone.tournament.standings import Meeting, Standing, Standings

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
    """As the language in use writes it."""
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
