"""Plays the tournament, shows how it goes, and writes its reports."""

from __future__ import annotations

import json
import sys
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table

from lodestone.bots import SEARCHING, clustered_bot
from lodestone.cli.files import write_text
from lodestone.cli.tournament.options import TournamentOptions, plan_for
from lodestone.cli.tournament.progress import Progressing
from lodestone.i18n import text
from lodestone.tournament.log import ResultLog
from lodestone.tournament.plan import TournamentPlan
from lodestone.tournament.playing import run
from lodestone.tournament.report_data import games_csv, report_json, standings_csv
from lodestone.tournament.report_page import any_slips, cells, heads, report_page
from lodestone.tournament.results import GameResult
from lodestone.tournament.schedule import total_games
from lodestone.tournament.standings import Standings, standings
from lodestone.tournament.workers import workers_at

LOG = "games.jsonl"


def play_tournament(options: TournamentOptions, out: Path, jobs: int | None, dask: str, *, as_json: bool) -> int:
    """Play it, or what is left of it, and write down how it went; also when it is interrupted."""
    plan = plan_for(options)
    if not dask:
        _prepare(plan)  # before anything is written: whoever lacks a package has no tournament to clear away
    with ResultLog(out / LOG, plan) as log:
        finished = False
        try:
            with Progressing(total_games(plan), len(log.results)) as tell:
                run(plan, log, workers_at(dask, jobs), partial(_keep_logs, out / "logs", plan, tell))
            finished = True
        except KeyboardInterrupt:
            print(text("tournament-interrupted", games=len(log.results)), file=sys.stderr)
        table = standings(plan, log.results)
        _write(out, plan, table, log.results)
    if as_json:
        print(json.dumps(report_json(plan, table, len(log.results)), ensure_ascii=False))
    else:
        _show(table)
        print(text("tournament-written", file=str(out / "report.html")))
    return 0 if finished else 1


def _prepare(plan: TournamentPlan) -> None:
    """Compile here once, rather than in every worker."""
    if plan.game == "kluster":
        from lodestone.physics.warmup import warmup

        warmup()
        return
    for entrant in plan.entrants:
        if entrant.bot in SEARCHING:
            clustered_bot(entrant.bot)


def _keep_logs(folder: Path, plan: TournamentPlan, tell: Progressing, result: GameResult) -> None:
    """The programs' standard error and mistakes, if there are any."""
    for seat, said in enumerate(result.logs):
        if said:
            write_text(folder / f"{result.label.replace('/', '-')}-seat-{seat}.log", said)
    tell.step()


def _write(out: Path, plan: TournamentPlan, table: Standings, results: list[GameResult]) -> None:
    written = json.dumps(report_json(plan, table, len(results)), ensure_ascii=False, indent=1)
    write_text(out / "report.json", written + "\n")
    write_text(out / "standings.csv", standings_csv(table))
    write_text(out / "games.csv", games_csv(plan, results))
    write_text(out / "report.html", report_page(plan, table, len(results)))


def _show(table: Standings) -> None:
    slips = any_slips(table)
    shown = Table(box=None, pad_edge=False)
    for at, head in enumerate(heads(slips=slips)):
        shown.add_column(head, justify="left" if at == 0 else "right")
    for line in table.lines:
        shown.add_row(*cells(line, slips=slips))
    Console(highlight=False, markup=False).print(shown)
