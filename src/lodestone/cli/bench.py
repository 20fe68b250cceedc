"""`lodestone bench`: how fast this computer is at what bots, hosts and researchers do with it."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from math import cos, sin, sqrt
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, NamedTuple

from lodestone.cli.warmup import prepare
from lodestone.i18n import text

if TYPE_CHECKING:
    from lodestone.match.kluster.live import KlusterMatch

ROUNDS = 5
"""Slices of each measurement; the median counts."""
SLICE = 0.3
"""s of processor time that each slice takes at least."""
FRAME = 16.0
"""ms between two frames of a live table."""


def run_bench(as_json: bool) -> int:
    """Measure on one core, in processor time; progress on standard error, figures on standard output."""
    from rich.console import Console

    prepare()
    console = Console(stderr=True, highlight=False)
    figures: dict[str, float] = {}
    for figure in _FIGURES:
        with console.status(text("bench-doing")):
            figures[figure.unit] = found = figure.measure()
        if not as_json:
            print(text(figure.sentence, count=round(found), ms=found, tables=int(FRAME / found)), flush=True)
    if as_json:
        json.dump(figures, sys.stdout, indent=2)
        print()
    return 0


def _rate(work: Callable[[int], int]) -> float:
    """Units of work a second. The function gets a new number each time and returns how much it did."""
    rates = []
    number = 0
    for _ in range(ROUNDS):
        done, start = 0, process_time()
        while (spent := process_time() - start) < SLICE:
            number += 1
            done += work(number)
        rates.append(done / spent)
    return median(rates)


def _library() -> float:
    """Moves a second of random play with two seats."""
    from lodestone.clustered import new_game

    def play(seed: int) -> int:
        chance, position, moves = random.Random(seed), new_game(seats=2, seed=seed), 0
        while not position.over:
            position, _ = position.play(chance.choice(position.legal_moves))
            moves += 1
        return moves

    return _rate(play)


def _engine() -> float:
    """The same with the bots' compiled engine."""
    from lodestone.clustered.batch import play_random

    return _rate(lambda seed: play_random(200, 2, seed).moves)


def _scan() -> float:
    """Placements a second that `scan` judges on a table of 23 stones."""
    import numpy as np

    from lodestone.physics.params import stone
    from lodestone.physics.poses import flat
    from lodestone.physics.statics import placements, scan

    world = _table().board.world
    x, y = np.random.default_rng(1).uniform(-0.12, 0.12, (2, 4000))
    where = placements(x, y, np.tile(flat(0.0, True), (len(x), 1)))

    def weigh(_: int) -> int:
        scan(world, stone(), where)
        return len(where)

    return _rate(weigh)


def _frame() -> float:
    """Milliseconds of a live table's frame: 23 stones and a hand that carries the last one."""
    from lodestone.match.kluster.live import Hover, Take

    match = _table()
    match.do(0, Take(match.position.pools[0][-1]))

    def advance(number: int) -> int:
        match.do(0, Hover(100 * cos(0.02 * number), 70 * sin(0.02 * number), 70))
        match.advance()
        return 1

    return 1000 / _rate(advance)


def _table() -> KlusterMatch:
    """A game alone with one stone left to place; the others lie evenly, all the same way up, and rest."""
    from lodestone.kluster import Boxes
    from lodestone.match.kluster.live import KlusterMatch, set_table
    from lodestone.physics.poses import flat

    match = KlusterMatch(set_table(Boxes(classic=1), seats=1, seed=1))
    *lying, _ = match.position.pools[0]
    for number, magnet in enumerate(lying):
        reach, angle = 0.14 * sqrt((number + 0.5) / len(lying)), 2.4 * number  # arranged like the seeds of a sunflower
        up = match.setting.made[magnet].north == "a"
        match.board.world.place(match.board.index[magnet], reach * cos(angle), reach * sin(angle), flat(0.0, up))
    match.board.world.run(3.0)
    match.board.put_to_rest()
    match.board.world.forget_touches()
    return match


class _Figure(NamedTuple):
    unit: str
    """Its key in the JSON, which ends in the unit."""
    sentence: str
    measure: Callable[[], float]


_FIGURES = (
    _Figure("library_moves_per_second", "bench-library", _library),
    _Figure("engine_moves_per_second", "bench-engine", _engine),
    _Figure("placements_per_second", "bench-scan", _scan),
    _Figure("live_frame_ms", "bench-frame", _frame),
)
