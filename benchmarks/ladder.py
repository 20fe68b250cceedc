"""Rewrites docs/ladder.md: how strong the bots are, from games played for it.

    python -m benchmarks.ladder [--part 1.0] [--only "Clustered, two seats"] [--among "expert neural"] [--jobs 2]

Neighbours in strength meet most often (`benchmarks/ladder_plans.py`). Games are kept under .benchmarks/ladder; stopped
at any time, it goes on from there, also if a larger `--part` of all games is wanted later. When a bot changes
(`benchmarks/ladder_stamps.py`) the games are played anew in which it sat, and no others. A section of the page stays as
it is while none of its games is at hand: they are kept on the computer that played them. The whole takes about four
hours of processor time.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from benchmarks.ladder_kept import forget_changed
from benchmarks.ladder_plans import Ladder, ladders
from benchmarks.ladder_stamps import ROOT, stamps
from lodestone.tournament import GameResult, ResultLog, TournamentPlan, run
from lodestone.tournament.standings import Meeting, Standing, Standings, standings
from lodestone.tournament.workers import on_this_computer

KEPT = ROOT / ".benchmarks" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"
EARLIER = "Earlier games"
"""The heading of notes about games from before a change; removed once everything has been played again."""
HEAD = """# The ladder

How strong the bots are, each deal played from every seat. `python -m benchmarks.ladder` plays it and writes this page;
[benchmarks](../benchmarks/README.md) has the aims.

Ratings are openskill's (Plackett–Luce) ± twice their uncertainty, 25 on average. A tie counts half in a share; its 95 %
interval is in brackets, followed by the number of games. Bots close in strength have met most often.

Each of `casual`, `club` and `expert` promises to be stronger than the one before it, and `expert` to be stronger than
everybody. The other names say how a bot plays; below `expert` they are listed by the strength that was seen. *Not
decided* means that the interval allows either.

When a bot changes, its games are played again. A section whose games are on another computer stays as it was written
there.
"""


def section(ladder: Ladder, results: list[GameResult]) -> Iterator[str]:
    """One game's tables in Markdown."""
    table = standings(ladder.plan, results)
    yield f"## {ladder.title}"
    yield ""
    wanted = len(ladder.wanted())
    unfinished = "" if len(results) >= wanted else f" **Stopped before its end**: {wanted} were to be played."
    yield f"{len(results)} games.{unfinished}"
    yield ""
    lines = [line for line in table.lines if line.games]
    yield "| bot | rating | share |" + "".join(f" against {line.name} |" for line in lines)
    yield "| --- | ---: | ---: |" + " ---: |" * len(lines)
    for line in lines:
        rating = f"{line.rating.mu:.1f} ± {2.0 * line.rating.sigma:.1f}"
        yield f"| `{line.name}` | {rating} | {line.share or 0.0:.1%} |" + "".join(cells(table, line, lines))
    yield ""
    yield from promises(ladder, table)


def cells(table: Standings, line: Standing, others: list[Standing]) -> Iterator[str]:
    """The results of one entrant against each of the others."""
    for other in others:
        meeting = table.crosstable[line.entrant][other.entrant]
        yield " – |" if meeting is None else f" {told(meeting)} |"


def told(meeting: Meeting) -> str:
    """A share with its interval and the number of games."""
    low, high = meeting.interval
    return f"{meeting.share:.0%} ({low:.0%}–{high:.0%}) of {meeting.games}"


def promises(ladder: Ladder, table: Standings) -> Iterator[str]:
    """Whether those who should be stronger are, judged by the intervals."""
    for weaker, stronger in ladder.promised():
        meeting = table.crosstable[stronger][weaker]
        if meeting is None:
            continue
        low, high = meeting.interval
        held = "as promised" if low > 0.5 else "**not as promised**" if high < 0.5 else "not decided"
        names = ladder.plan.entrants
        yield f"- `{names[stronger].name}` against `{names[weaker].name}`: {told(meeting)}, {held}"
    yield ""


def main(arguments: list[str]) -> None:
    """Play what is missing, then write the page; also when it is stopped."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.ladder")
    parser.add_argument("--part", type=float, default=1.0, help="of all games, to try it out")
    parser.add_argument("--only", default="", help="play the games under this heading alone")
    parser.add_argument("--among", default="", help="play the games alone in which nobody sits but these")
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--page", type=Path, default=PAGE)
    options = parser.parse_args(arguments)
    parts, whole = [HEAD], True
    for ladder in ladders(options.part):
        file = KEPT / f"{ladder.name}.jsonl"
        forget_changed(file, ladder.plan, stamps(ladder.plan.game))
        with ResultLog(file, ladder.plan) as log:
            if options.only in ("", ladder.title):
                play(ladder.among(options.among.split()), log, options.jobs)
            parts.append("\n".join(section(ladder, log.results)) if log.results else kept(options.page, ladder.title))
            whole = whole and not 0 < len(log.results) < len(ladder.wanted())
    if not whole:
        parts.append(kept(options.page, EARLIER))
    options.page.write_text("\n".join(parts).rstrip() + "\n", encoding="utf-8")
    print(f"{options.page} is written")


def kept(page: Path, title: str) -> str:
    """A section as the page has it, if it has it."""
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    _, heading, rest = text.partition(f"## {title}\n")
    return heading + rest.partition("\n## ")[0].rstrip("\n") + "\n" if heading else ""


def play(ladder: Ladder, log: ResultLog, jobs: int) -> None:
    """Play to the end, or until interrupted."""
    try:
        run(ladder.plan, log, partial(on_this_computer, jobs=jobs), partial(tell, ladder.plan), ladder.missing)
    except KeyboardInterrupt:
        print(f"{ladder.title}: stopped after {len(log.results)} games", file=sys.stderr)


def tell(plan: TournamentPlan, result: GameResult) -> None:
    """Print a line for each game."""
    names = " – ".join(plan.entrants[who].name for who in result.table)
    print(
        f"{plan.game} {result.label}: {names} {list(result.points)} in {result.seconds:.0f} s",
        file=sys.stderr,
        flush=True,
    )


if __name__ == "__main__":
    main(sys.argv[1:])
