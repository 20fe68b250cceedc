"""Kluster's balance: what a loop's size means for naive play (`clumsy`) and for careful play (`steady`).

Not about speed, so there are no ratios: stones, turns and shares, from fixed seeds, the same on every machine.

    python -m benchmarks balance [--boxes classic,duo,plus] [--sizes 260,320]
                                 [--firsts 40] [--games 10] [--careful 3] [--log FILE]

Every game is shown as it ends. With a log, games are kept there and not played again, so that a run can be stopped at
any time, continued, and extended to larger samples.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import mean, median

from lodestone.bots.kluster import kluster_bot, play_match
from lodestone.kluster import Boxes, TableOptions, TurnFacts
from lodestone.match.kluster.live import KlusterMatch, PlayedTurn, physics_version, set_table

BOXES = {"classic": Boxes(classic=1), "duo": Boxes(duo=1), "plus": Boxes(classic=1, duo=1)}
SIZES = {
    "classic": (200.0, 230.0, 260.0, 290.0, 320.0, 360.0, 400.0),
    "duo": (160.0, 180.0, 200.0, 220.0, 250.0),
    "plus": (260.0, 320.0, 400.0),
}
"""mm: the loop sizes tried; with both boxes that of the Classic cord, with the other in the usual proportion."""
LONGEST = 200
"""Turns after which a game that has not ended is abandoned."""

Values = list[float]
Measure = Callable[[Boxes, float, int], Values]


def facts(turn: PlayedTurn) -> list[TurnFacts]:
    """The facts that the rules were given about a turn."""
    return [happening for happening in turn.happenings if isinstance(happening, TurnFacts)]


def fault(turn: PlayedTurn) -> bool:
    """Whether magnets were picked up."""
    return any(told.fault for told in facts(turn))


def table(boxes: Boxes, size: float, seats: int, seed: int) -> KlusterMatch:
    """A match with loops of that size."""
    usual = TableOptions()
    if not boxes.classic:
        sizes = TableOptions(loop_duo=size)
    else:
        sizes = TableOptions(loop_classic=size, loop_duo=round(size * usual.loop_duo / usual.loop_classic))
    return KlusterMatch(set_table(boxes, seats=seats, seed=seed, table=sizes))


def first_trouble(boxes: Boxes, size: float, seed: int) -> Values:
    """The magnets, counted from 1, at which naive solo play has its first fault and its first kluster.

    One more than the number of magnets, if that never happens.
    """
    match = table(boxes, size, 1, seed)
    bots = [kluster_bot("clumsy", seed)]
    first: float | None = None
    while match.turn is not None:
        play_match(match, bots, most_turns=len(match.turns) + 1)
        if first is None and fault(match.turns[-1]):
            first = len(match.turns)
        if any(told.klusters for told in facts(match.turns[-1])):
            break
    else:
        return [first or len(boxes.magnets) + 1, len(boxes.magnets) + 1]
    return [first or len(match.turns), len(match.turns)]


def naive_game(boxes: Boxes, size: float, seed: int) -> Values:
    """The number of turns of a game between two naive seats, and the share of turns with a fault."""
    match = table(boxes, size, 2, seed)
    play_match(match, [kluster_bot("clumsy", 2 * seed + seat) for seat in range(2)], most_turns=LONGEST)
    return [len(match.turns), mean(fault(turn) for turn in match.turns)]


def careful_game(boxes: Boxes, size: float, seed: int) -> Values:
    """The most magnets ever on the table in solo play by `steady`, and its faults."""
    match = table(boxes, size, 1, seed)
    play_match(match, [kluster_bot("steady", seed)])
    assert match.position.solo is not None
    return [max(len(turn.lying) for turn in match.turns), match.position.solo.faults]


MEASURES: dict[str, Measure] = {"first": first_trouble, "naive": naive_game, "careful": careful_game}


class Log:
    """Games played earlier; missing ones are played on demand."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._known: dict[tuple[str, str, str, float, int], Values] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                *key, values = json.loads(line)
                self._known[(*key,)] = values

    def game(self, measure: str, name: str, size: float, seed: int) -> Values:
        """The outcome of one game on today's physics."""
        key = (physics_version(), measure, name, size, seed)
        if key not in self._known:
            self._known[key] = values = MEASURES[measure](BOXES[name], size, seed)
            print(f"  {measure} {name} {size:.0f} mm, seed {seed}: {values}", file=sys.stderr, flush=True)
            if self._path is not None:
                with self._path.open("a", encoding="utf-8") as log:
                    print(json.dumps([*key, values]), file=log)
        return self._known[key]


def tenths(values: Sequence[float]) -> str:
    """The 10th and the 90th percentile."""
    ordered = sorted(values)
    return f"{ordered[len(ordered) // 10]:.0f}–{ordered[-1 - len(ordered) // 10]:.0f}"


def row(log: Log, name: str, size: float, samples: dict[str, int]) -> str:
    """One line of the table in the README."""
    cells = [f"{size:.0f}"]
    firsts, naive, careful = ([log.game(m, name, size, seed) for seed in range(samples[m])] for m in MEASURES)
    cells += [f"{mean(f for f, _ in firsts):.1f}", f"{mean(k for _, k in firsts):.1f}"] if firsts else ["", ""]
    cells += [tenths([k for _, k in firsts])] if firsts else [""]
    if naive:
        unended = sum(turns >= LONGEST for turns, _ in naive)
        cells += [f"{median(turns for turns, _ in naive):.0f}", f"{unended} of {len(naive)}"]
        cells += [f"{mean(share for _, share in naive):.0%}"]
    else:
        cells += ["", "", ""]
    cells += [f"{mean(p for p, _ in careful):.1f}", f"{mean(f for _, f in careful):.1f}"] if careful else ["", ""]
    return f"| {' | '.join(cells)} |"


def main(arguments: Sequence[str] = ()) -> None:
    """Print a table for each box."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks balance", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--boxes", default=",".join(BOXES))
    parser.add_argument("--sizes", default=None, help="mm, instead of the usual ones")
    for measure, count in (("firsts", 40), ("games", 10), ("careful", 3)):
        parser.add_argument(f"--{measure}", type=int, default=count, help="games of that kind for each size")
    parser.add_argument("--log", type=Path, default=None)
    options = parser.parse_args(list(arguments))
    samples = {"first": options.firsts, "naive": options.games, "careful": options.careful}
    log = Log(options.log)
    for name in options.boxes.split(","):
        sizes = SIZES[name] if options.sizes is None else tuple(map(float, options.sizes.split(",")))
        print(f"\n{name}, {len(BOXES[name].magnets)} magnets")
        titles = ["loop, mm", "first fault", "first kluster", "p10–p90", "turns", f"over {LONGEST}", "faults"]
        titles += ["careful", "its faults"]
        print(f"| {' | '.join(titles)} |\n|{' ---: |' * len(titles)}")
        for size in sizes:
            print(row(log, name, size, samples), flush=True)
