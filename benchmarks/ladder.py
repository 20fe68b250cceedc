"""Writes docs/ladder.md anew: a tournament of all bots there are, for each game.

    python -m benchmarks.ladder [--deals 40] [--kluster-deals 10] [--jobs 2]

Games are kept under .benchmarks/ladder; stopped at any time, it goes on from there, and more deals are added to those
that were played. When the bots' code changes, it begins anew.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from lodestone.bots import CLUSTERED_BOTS
from lodestone.bots.kluster import KLUSTER_BOTS
from lodestone.bots.programs.kluster import plain_rules as kluster_rules
from lodestone.clustered import Rules
from lodestone.kluster import Boxes
from lodestone.match.clustered.plain import plain_rules
from lodestone.match.kluster.live import physics_version, set_table
from lodestone.tournament import GameResult, ResultLog, TournamentPlan, run
from lodestone.tournament.plan import entrants_of
from lodestone.tournament.schedule import total_games
from lodestone.tournament.standings import Standings, standings
from lodestone.tournament.workers import on_this_computer

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".benchmarks" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"
ENOUGH = 100
"""Games of each two below which a table is called a sample."""
HEAD = """# The ladder

How strong the bots are, from a tournament in which everybody meets everybody, each deal from both seats.
`python -m benchmarks.ladder` plays it and writes this page; [benchmarks](../benchmarks/README.md) has the aims.

Ratings are openskill's (Plackett–Luce), ± twice their uncertainty, 25 on average. Shares count ties half; in brackets
stands the 95 % interval.
"""


def plans(deals: int, kluster_deals: int) -> dict[str, TournamentPlan]:
    """What is played, by its heading."""
    classic = set_table(Boxes(classic=1), 2, 0)
    return {
        "Clustered, two seats": TournamentPlan(
            game="clustered",
            rules=plain_rules(Rules()),
            seats=2,
            entrants=entrants_of([*CLUSTERED_BOTS], []),
            deals=deals,
            seconds=2.0,
        ),
        "Kluster Classic, two seats": TournamentPlan(
            game="kluster",
            rules=kluster_rules(classic),
            seats=2,
            entrants=entrants_of([*KLUSTER_BOTS], []),
            deals=kluster_deals,
            seconds=3.0,
        ),
    }


def stamp() -> str:
    """Names this state of the bots, and of the physics they play on."""
    digest = hashlib.blake2b(physics_version().encode(), digest_size=6)
    for source in sorted((ROOT / "src" / "lodestone" / "bots").rglob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()


def section(title: str, plan: TournamentPlan, results: list[GameResult]) -> Iterator[str]:
    """One game's tables in Markdown."""
    table = standings(plan, results)
    total = total_games(plan)
    yield f"## {title}"
    yield ""
    met = min((cell.games for row in table.crosstable for cell in row if cell is not None), default=0)
    sample = "" if met >= ENOUGH else " **A small sample**: read the intervals before the order."
    unfinished = "" if len(results) >= total else f" Stopped before its end ({total} games)."
    yield f"{len(results)} games, {met} of each two that have met.{sample}{unfinished}"
    yield ""
    yield "| bot | rating | share |" + "".join(f" against {line.name} |" for line in table.lines)
    yield "| --- | ---: | ---: |" + " ---: |" * len(table.lines)
    for at, line in enumerate(table.lines):
        rating = f"{line.rating.mu:.1f} ± {2.0 * line.rating.sigma:.1f}"
        share = "–" if line.share is None else f"{line.share:.1%}"
        yield f"| `{line.name}` | {rating} | {share} |" + "".join(cells(table, at))
    yield ""


def cells(table: Standings, at: int) -> Iterator[str]:
    """What one line of the standings took from each other one."""
    for other in table.lines:
        meeting = table.crosstable[table.lines[at].entrant][other.entrant]
        if meeting is None:
            yield " – |"
        else:
            low, high = meeting.interval
            yield f" {meeting.share:.0%} ({low:.0%}–{high:.0%}) |"


def main(arguments: list[str]) -> None:
    """Play what is missing, then write the page; also when it is stopped."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--kluster-deals", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=-1)
    options = parser.parse_args(arguments)
    parts = [HEAD]
    for title, plan in plans(options.deals, options.kluster_deals).items():
        with ResultLog(KEPT / stamp() / f"{plan.game}.jsonl", plan) as log:
            try:
                run(plan, log, partial(on_this_computer, jobs=options.jobs), partial(tell, plan))
            except KeyboardInterrupt:
                print(f"{title}: stopped after {len(log.results)} games", file=sys.stderr)
            parts.append("\n".join(section(title, plan, log.results)))
    PAGE.write_text("\n".join(parts).rstrip() + "\n", encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)} is written")


def tell(plan: TournamentPlan, result: GameResult) -> None:
    """A line for each game."""
    names = " – ".join(plan.entrants[who].name for who in result.table)
    print(
        f"{plan.game} {result.label}: {names} {list(result.points)} in {result.seconds:.0f} s",
        file=sys.stderr,
        flush=True,
    )


if __name__ == "__main__":
    main(sys.argv[1:])
