"""How strong the bots of Clustered are: shares of wins, ties split; in solo, points; with 95 % intervals.

python -m benchmarks strength [--games 40] [--only "expert greedy"]

Duplicate deals: the first bot plays the same stacks from every seat. Its slowest move is told in seconds of processor
time. From fixed seeds it is the same on every machine, unless a bot runs out of time.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev
from time import thread_time
from typing import NamedTuple

from lodestone.bots import clustered_bot
from lodestone.clustered import new_game
from lodestone.match.clustered import view_for

AIMS: dict[tuple[str, ...], float] = {
    ("expert", "greedy"): 0.85,
    ("expert", "montecarlo"): 0.60,
    ("club", "greedy"): 0.65,
    ("expert", "greedy", "greedy"): 1.7 / 3,
    ("expert", "greedy", "greedy", "greedy"): 1.7 / 4,
    ("expert",): 76.0,
    ("casual", "greedy"): 0.50,
    ("club", "casual"): 0.50,
    ("expert", "club"): 0.50,
    ("expert", "neural"): 0.50,
    ("neural", "casual"): 0.60,
    ("neural", "club"): 0.50,
}
"""Who plays whom, and what the first one should reach: a share of wins, or points in solo play."""


class Played(NamedTuple):
    """One game of the first bot."""

    result: float
    """Its share of the win: all, nothing, or its part of a tie; in solo play, its points."""
    slowest: float
    """Seconds of processor time for its slowest move."""


def play(names: Sequence[str], game: int) -> Played:
    """Play game by game: the first bot changes seats, and the deal changes when it has had every seat."""
    seats = len(names)
    deal, seat = divmod(game, seats)
    order = [*names[1 : seat + 1], names[0], *names[seat + 1 :]]
    position, slowest = new_game(seats, deal), 0.0
    bots = [clustered_bot(name, deal * 8 + place) for place, name in enumerate(order)]
    while position.seat is not None:
        view, begin = view_for(position, position.seat), thread_time()
        move = bots[position.seat].choose(view)
        if position.seat == seat:
            slowest = max(slowest, thread_time() - begin)
        position, _ = position.play(move)
    points = [score.total for score in position.scores()]
    if seats == 1:
        return Played(points[0], slowest)
    return Played((points[seat] == max(points)) / points.count(max(points)), slowest)


def wilson(part: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share.

    >>> [round(end, 2) for end in wilson(0.9, 40)]
    [0.77, 0.96]
    """
    z = 1.96
    middle = part + z * z / (2 * games)
    half = z * sqrt(part * (1 - part) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def report(played: Sequence[Played], aim: float) -> str:
    """The result of a match-up beside its aim; an aim above 1 means points."""
    results, games = [game.result for game in played], len(played)
    part, slowest = mean(results), max(game.slowest for game in played)
    if aim > 1:
        half = 1.96 * stdev(results) / sqrt(games)
        found = f"{part:.1f} points ({part - half:.1f} to {part + half:.1f}) in {games} games, aim {aim:.0f}"
    else:
        low, high = wilson(part, games)
        found = f"{part:.1%} ({low:.1%} to {high:.1%}) of {games} games, aim {aim:.1%}"
    return f"{found}; slowest move {slowest:.2f} s"


def main(arguments: Sequence[str] = ()) -> None:
    """Print one line per match-up."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks strength")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--only", default="")
    options = parser.parse_args(arguments)
    for names, aim in AIMS.items():
        if options.only and options.only.split() != list(names):
            continue
        played = [play(names, game) for game in range(options.games)]
        who = f"{names[0]} against {', '.join(names[1:])}" if names[1:] else f"{names[0]} alone"
        print(f"{who}: {report(played, aim)}", flush=True)
