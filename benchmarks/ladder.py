"""Writes docs/ladder.md anew: how strong the bots are, from games that were played for it.

    python -m benchmarks.ladder [--part 1.0] [--only "Clustered, two seats"] [--jobs 2]

Neighbours in strength meet most often (`benchmarks/ladder_plans.py`). Games are kept under .benchmarks/ladder; stopped
at any time, it goes on from there, also if a larger `--part` of all games is wanted later. When the bots' code or the
network changes, it begins anew. The whole takes about four hours of processor time.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from benchmarks.ladder_plans import Ladder, ladders
from lodestone.match.kluster.live import physics_version
from lodestone.tournament import GameResult, ResultLog, TournamentPlan, run
from lodestone.tournament.standings import Meeting, Standings, standings
from lodestone.tournament.workers import on_this_computer

ROOT = Path(__file__).parents[1]
KEPT = ROOT / ".benchmarks" / "ladder"
PAGE = ROOT / "docs" / "ladder.md"
HEAD = """# The ladder

How strong the bots are, each deal played from every seat. `python -m benchmarks.ladder` plays it and writes this page;
[benchmarks](../benchmarks/README.md) has the aims.

Ratings are openskill's (Plackett–Luce), ± twice their uncertainty, 25 on average. Shares count ties half; in brackets
stands the 95 % interval, and then the number of games. Neighbours in strength have met most often.
"""


def stamp() -> str:
    """Names what the bots play by: their code without comments, what one of them has learned, and the physics."""
    digest = hashlib.blake2b(physics_version().encode(), digest_size=6)
    bots = ROOT / "src" / "lodestone" / "bots"
    for game in ("clustered", "kluster"):
        for source in sorted((bots / game).rglob("*.py")):
            digest.update(ast.dump(without_docstrings(ast.parse(source.read_text(encoding="utf-8")))).encode())
        for weights in sorted((bots / game).rglob("*.npz")):
            digest.update(weights.read_bytes())
    return digest.hexdigest()


def without_docstrings(tree: ast.Module) -> ast.Module:
    """Words may change without a game being played anew."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [part for part in node.body if not _is_text(part)]
    return tree


def _is_text(part: ast.stmt) -> bool:
    return isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)


def section(ladder: Ladder, results: list[GameResult]) -> Iterator[str]:
    """One game's tables in Markdown."""
    table = standings(ladder.plan, results)
    yield f"## {ladder.title}"
    yield ""
    wanted = len(ladder.wanted())
    unfinished = "" if len(results) >= wanted else f" **Stopped before its end**: {wanted} were to be played."
    yield f"{len(results)} games.{unfinished}"
    yield ""
    yield "| bot | rating | share |" + "".join(f" against {line.name} |" for line in table.lines)
    yield "| --- | ---: | ---: |" + " ---: |" * len(table.lines)
    for at, line in enumerate(table.lines):
        rating = f"{line.rating.mu:.1f} ± {2.0 * line.rating.sigma:.1f}"
        share = "–" if line.share is None else f"{line.share:.1%}"
        yield f"| `{line.name}` | {rating} | {share} |" + "".join(cells(table, at))
    yield ""
    yield from promises(ladder, table)


def cells(table: Standings, at: int) -> Iterator[str]:
    """What one line of the standings took from each other one."""
    for other in table.lines:
        meeting = table.crosstable[table.lines[at].entrant][other.entrant]
        yield " – |" if meeting is None else f" {told(meeting)} |"


def told(meeting: Meeting) -> str:
    """A share with its interval and the number of games."""
    low, high = meeting.interval
    return f"{meeting.share:.0%} ({low:.0%}–{high:.0%}) of {meeting.games}"


def promises(ladder: Ladder, table: Standings) -> Iterator[str]:
    """Whether the stronger of two neighbours is the stronger one, by its interval."""
    for weaker, stronger in ladder.neighbours():
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
    parser.add_argument("--jobs", type=int, default=-1)
    parser.add_argument("--page", type=Path, default=PAGE)
    options = parser.parse_args(arguments)
    parts = [HEAD]
    for ladder in ladders(options.part):
        with ResultLog(KEPT / stamp() / f"{ladder.name}.jsonl", ladder.plan) as log:
            if options.only in ("", ladder.title):
                play(ladder, log, options.jobs)
            parts.append("\n".join(section(ladder, log.results)))
    options.page.write_text("\n".join(parts).rstrip() + "\n", encoding="utf-8")
    print(f"{options.page} is written")


def play(ladder: Ladder, log: ResultLog, jobs: int) -> None:
    """To the end, or until somebody has had enough of it."""
    try:
        run(ladder.plan, log, partial(on_this_computer, jobs=jobs), partial(tell, ladder.plan), ladder.missing)
    except KeyboardInterrupt:
        print(f"{ladder.title}: stopped after {len(log.results)} games", file=sys.stderr)


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
