"""How strong the bots of Clustered are: shares of wins with 95 % intervals (Wilson), ties shared; alone, points.

python -m benchmarks strength [--games 40] [--only "expert greedy"]

Seats rotate over every deal. From fixed seeds it is the same on every machine, unless a bot runs out of time.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import mean

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
}
"""Who plays whom, and what the first one should reach: a share of wins, or points alone."""


def totals(names: Sequence[str], seed: int) -> list[int]:
    """Everybody's points after one game."""
    position = new_game(len(names), seed)
    bots = [clustered_bot(name, seed * 8 + seat) for seat, name in enumerate(names)]
    while position.seat is not None:
        position, _ = position.play(bots[position.seat].choose(view_for(position, position.seat)))
    return [score.total for score in position.scores()]


def share(names: Sequence[str], game: int) -> float:
    """What the first bot took of one game: all, nothing, or its part of a tie. Its seat changes from game to game."""
    seats = len(names)
    seat = game % seats
    order = [*names[1 : seat + 1], names[0], *names[seat + 1 :]]
    points = totals(order, game // seats)
    best = max(points)
    return (points[seat] == best) / points.count(best)


def wilson(part: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share.

    >>> [round(end, 2) for end in wilson(0.9, 40)]
    [0.77, 0.96]
    """
    z = 1.96
    middle = part + z * z / (2 * games)
    half = z * sqrt(part * (1 - part) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def main(arguments: Sequence[str] = ()) -> None:
    """Print one line per match-up."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks strength")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--only", default="")
    options = parser.parse_args(arguments)
    for names, aim in AIMS.items():
        if options.only and options.only.split() != list(names):
            continue
        if len(names) == 1:
            points = [totals(names, game)[0] for game in range(options.games)]
            print(f"{names[0]} alone: {mean(points):.1f} points over {options.games} games, aim {aim:.0f}", flush=True)
            continue
        part = mean(share(names, game) for game in range(options.games))
        low, high = wilson(part, options.games)
        against = ", ".join(names[1:])
        found = f"{part:.1%} ({low:.1%} to {high:.1%}) of {options.games} games"
        print(f"{names[0]} against {against}: {found}, aim {aim:.1%}", flush=True)
