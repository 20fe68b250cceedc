"""The report for programs: JSON and CSV."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from lodestone.tournament.plan import TournamentPlan
from lodestone.tournament.results import GameResult
from lodestone.tournament.standings import Standings, in_order


def report_json(plan: TournamentPlan, table: Standings, games: int) -> dict[str, Any]:
    """Plan, standings and crosstable in plain data."""
    return {
        "format": "lodestone-tournament-report",
        "version": 1,
        "plan": msgspec.to_builtins(plan),
        "games": games,
        "standings": [
            {
                "name": line.name,
                "rating": round(line.rating.mu, 3),
                "sigma": round(line.rating.sigma, 3),
                "games": line.games,
                "share": _rounded(line.share),
                "points": _rounded(line.points),
                "slips": line.slips,
            }
            for line in table.lines
        ],
        "crosstable": {
            line.name: {
                other.name: {"share": _rounded(meeting.share), "games": meeting.games}
                for other in table.lines
                if (meeting := table.crosstable[line.entrant][other.entrant]) is not None
            }
            for line in table.lines
        },
    }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 4)


def standings_csv(table: Standings) -> str:
    """One line for everybody who took part."""
    head = ("name", "rating", "sigma", "games", "share", "points", "slips")
    rows = (
        (
            line.name,
            f"{line.rating.mu:.3f}",
            f"{line.rating.sigma:.3f}",
            line.games,
            _rounded(line.share),
            _rounded(line.points),
            line.slips,
        )
        for line in table.lines
    )
    return _csv(head, rows)


def games_csv(plan: TournamentPlan, results: Sequence[GameResult]) -> str:
    """One line for each seat of each game."""
    head = ("round", "deal", "seed", "seat", "name", "rank", "points", "moves", "seconds", "slips")
    rows = (
        (
            result.round,
            result.deal,
            plan.deal_seed(result.deal),
            seat,
            plan.entrants[who].name,
            result.ranks[seat],
            result.points[seat],
            result.moves,
            result.seconds,
            " ".join(result.slips[seat]) if result.slips else "",
        )
        for result in in_order(results)
        for seat, who in enumerate(result.table)
    )
    return _csv(head, rows)


def _csv(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(rows)
    return out.getvalue()
