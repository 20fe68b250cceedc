"""Ratings with their uncertainty (openskill, Plackett–Luce), from results in the order of the schedule.

In that order, not in the order in which games happened to end: the same results always give the same ratings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from lodestone.tournament.results import GameResult, ranked


class Rating(NamedTuple):
    """How strong somebody is: about `mu`, give or take twice `sigma`."""

    mu: float
    sigma: float


def in_order(results: Iterable[GameResult]) -> list[GameResult]:
    """As they stand in the schedule."""
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
