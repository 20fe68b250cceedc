"""How strong the bots of Kluster are: shares of wins with 95 % intervals (Wilson), ties split; solo, of all placed.

    python -m benchmarks kluster_strength [--games 20] [--pair "expert steady"] [--boxes classic,duo,plus] [--log FILE]

Every table is played twice, each bot beginning once. A single name plays solo; a tremor in mm may follow after `/`
(`expert/0`). With a log every game is kept there as it ends and not played again. With fixed seeds the result is the
same on every machine, unless a bot runs out of time.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import mean

from benchmarks.bench_balance import BOXES, LONGEST, fault
from benchmarks.bench_strength import wilson
from lodestone.bots.kluster import KlusterBot, kluster_bot, play_match
from lodestone.match.kluster.live import KlusterMatch, physics_version, set_table

AIMS: dict[str, float | None] = {
    "expert clumsy": 0.95,
    "expert steady": 0.65,
    "expert/0": 0.95,
    "expert/1": 0.60,
    "casual clumsy": None,
    "club casual": None,
    "expert club": None,
    "club steady": None,
}
"""Who plays whom, or solo, and the share of games that the first one should win; for Classic."""

Outcome = dict[str, float]


def bot(name: str, seed: int) -> KlusterBot:
    """A bot by its level, with another tremor after a slash."""
    level, _, tremor = name.partition("/")
    made = kluster_bot(level, seed)
    if tremor:
        made._hand.tremor = float(tremor)  # type: ignore[attr-defined]  # all but foreign bots have such a hand
    return made


def play(names: Sequence[str], boxes: str, game: int) -> Outcome:
    """One game: the first bot's share of the win, all faults, abandoned turns, seconds of processor time per turn."""
    seats = len(names)
    match = KlusterMatch(set_table(BOXES[boxes], seats=seats, seed=game // seats, first=game % seats))
    bots = [bot(name, game // seats * seats + seat) for seat, name in enumerate(names)]
    began = time.process_time()
    report = play_match(match, bots, most_turns=LONGEST)
    spent = time.process_time() - began
    winners = match.position.winners
    if seats == 1:
        share = float(match.position.solo is not None and match.position.solo.total_victory)
    else:
        share = (0 in winners) / len(winners) if winners else 1.0 / seats
    counts: Outcome = {"share": share, "turns": len(match.turns), "seconds": round(spent / len(match.turns), 2)}
    for seat in range(seats):
        counts[f"faults {seat}"] = sum(fault(turn) for turn in match.turns if turn.seat == seat)
        counts[f"given up {seat}"] = sum(given.seat == seat for given in report.given_up)
    counts["refusals"] = len(report.refusals)
    return counts


class Log:
    """Games played earlier; missing ones are played on demand."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._known: dict[tuple[str, str, str, int], Outcome] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                *key, outcome = json.loads(line)
                self._known[(*key,)] = outcome

    def game(self, pair: str, boxes: str, game: int) -> Outcome:
        """The outcome of one game."""
        key = (physics_version(), pair, boxes, game)
        if key not in self._known:
            self._known[key] = outcome = play(pair.split(), boxes, game)
            print(f"  {pair}, {boxes}, game {game}: {outcome}", file=sys.stderr, flush=True)
            if self._path is not None:
                with self._path.open("a", encoding="utf-8") as log:
                    print(json.dumps([*key, outcome]), file=log)
        return self._known[key]


def line(log: Log, pair: str, boxes: str, games: int) -> str:
    """One match-up in words."""
    outcomes = [log.game(pair, boxes, game) for game in range(games)]
    part = mean(outcome["share"] for outcome in outcomes)
    low, high = wilson(part, games)
    faults = ", ".join(f"{mean(o[f'faults {seat}'] for o in outcomes):.1f}" for seat in range(len(pair.split())))
    given_up = sum(value for o in outcomes for what, value in o.items() if what.startswith("given up"))
    aim = AIMS.get(pair) if boxes == "classic" else None
    wanted = "" if aim is None else f", aim {aim:.0%}"
    found = f"{part:.1%} ({low:.1%} to {high:.1%}) of {games} games{wanted}"
    return f"{boxes}: {pair.replace(' ', ' against ')}: {found}; faults a game {faults}; turns given up {given_up:.0f}"


def main(arguments: Sequence[str] = ()) -> None:
    """Print one line per match-up."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks kluster_strength")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--pair", default="", help='only this one, such as "expert steady" or "expert/1"')
    parser.add_argument("--boxes", default="classic")
    parser.add_argument("--log", type=Path, default=None)
    options = parser.parse_args(list(arguments))
    log = Log(options.log)
    for boxes in options.boxes.split(","):
        for pair in [options.pair] if options.pair else AIMS:
            print(line(log, pair, boxes, options.games), flush=True)
