"""How everybody stands: ratings, shares, points, and who took how much from whom.

Ratings have their uncertainty (openskill, Plackett–Luce). They follow from results in the order of the schedule, not in
the order in which games happened to end: the same results always give the same ratings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from math import sqrt
from statistics import mean
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from lodestone.tournament.plan import TournamentPlan
from lodestone.tournament.results import GameResult, ranked, share


class Rating(NamedTuple):
    """How strong somebody is: about `mu`, give or take twice `sigma`."""

    mu: float
    sigma: float


def in_order(results: Iterable[GameResult]) -> list[GameResult]:
    """Results as they stand in the schedule."""
    return sorted(results, key=lambda result: (result.round, result.deal, result.table))


def ratings(entrants: int, results: Iterable[GameResult]) -> list[Rating]:
    """Everybody's rating in the end."""
    return history(entrants, results)[-1]


def history(entrants: int, results: Iterable[GameResult]) -> list[list[Rating]]:
    """Everybody's rating before the first game and after each. Bots do not get better or worse, so `tau` is 0."""
    model = PlackettLuce(tau=0.0)
    now = [model.rating() for _ in range(entrants)]
    steps = [_noted(now)]
    for players, ranks in contests(in_order(results)):
        after = model.rate([[now[who]] for who in players], ranks=[float(rank) for rank in ranks])
        for who, (rating,) in zip(players, after, strict=True):
            now[who] = rating
        steps.append(_noted(now))
    return steps


def _noted(now: Sequence[PlackettLuceRating]) -> list[Rating]:
    return [Rating(rating.mu, rating.sigma) for rating in now]


def contests(results: Sequence[GameResult]) -> Iterable[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Who was compared with whom. Solo games are compared with others on the same deal."""
    for _, group in groupby(results, key=lambda result: (result.round, result.deal)):
        games = list(group)
        alone = [game for game in games if len(game.table) == 1]
        if len(alone) > 1:
            yield tuple(game.table[0] for game in alone), ranked([game.points[0] for game in alone])
        for game in games:
            if len(game.table) > 1:
                yield game.table, game.ranks


Z = 1.96
"""Standard deviations to each side that hold 95 % of a normal distribution."""


class Meeting(NamedTuple):
    """What one took from another: a share of a number of games, ties counted half."""

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
    """The standings from results in any order."""
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
