"""How everybody stands: ratings, shares, points, and who took how much from whom."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean
from typing import NamedTuple

from lodestone.tournament.plan import TournamentPlan
from lodestone.tournament.ratings import Rating, contests, history, in_order
from lodestone.tournament.results import GameResult, share

Z = 1.96
"""95 %."""


class Meeting(NamedTuple):
    """What one took from another: a share of so many games, ties counted half."""

    share: float
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share is with 95 % certainty (Wilson).

        >>> [round(end, 2) for end in Meeting(0.9, 40).interval]
        [0.77, 0.96]
        """
        n, p = self.games, self.share
        middle = p + Z * Z / (2.0 * n)
        half = Z * sqrt(p * (1.0 - p) / n + Z * Z / (4.0 * n * n))
        low, high = (middle - half) / (1.0 + Z * Z / n), (middle + half) / (1.0 + Z * Z / n)
        return max(0.0, low), min(1.0, high)  # rounding may leave the range by a hair


class Standing(NamedTuple):
    """One line of the table."""

    entrant: int
    name: str
    rating: Rating
    games: int
    share: float | None
    """Of what there was to take from the others, ties counted half; None before the first game."""
    points: float | None
    """On average."""
    slips: int
    """Answers of a program that were late, broken or illegal."""


class Standings(NamedTuple):
    """The whole table."""

    lines: list[Standing]
    """Best rating first."""
    crosstable: list[list[Meeting | None]]
    """By numbers of entrants; None for who has not met."""
    course: list[list[Rating]]
    """Everybody's rating before the first game and after each."""


def standings(plan: TournamentPlan, results: Sequence[GameResult]) -> Standings:
    """From results in any order."""
    size = len(plan.entrants)
    results = in_order(results)
    course = history(size, results)
    taken = [[0.0] * size for _ in range(size)]
    met = [[0] * size for _ in range(size)]
    for players, ranks in contests(results):
        for one, rank in zip(players, ranks, strict=True):
            for other, other_rank in zip(players, ranks, strict=True):
                if one != other:
                    taken[one][other] += share(rank, other_rank)
                    met[one][other] += 1
    lines = [_line(plan, who, results, course[-1][who], sum(taken[who]), sum(met[who])) for who in range(size)]
    lines.sort(key=lambda line: (-line.rating.mu, line.entrant))
    crosstable = [
        [Meeting(part / games, games) if games else None for part, games in zip(parts, counts, strict=True)]
        for parts, counts in zip(taken, met, strict=True)
    ]
    return Standings(lines, crosstable, course)


def _line(
    plan: TournamentPlan, who: int, results: Sequence[GameResult], rating: Rating, taken: float, met: int
) -> Standing:
    seats = [(result, seat) for result in results for seat, sitting in enumerate(result.table) if sitting == who]
    return Standing(
        who,
        plan.entrants[who].name,
        rating,
        len(seats),
        taken / met if met else None,
        mean(result.points[seat] for result, seat in seats) if seats else None,
        sum(len(result.slips[seat]) for result, seat in seats if result.slips),
    )
