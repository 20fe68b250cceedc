"""Small tournaments to test with."""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.clustered import Rules
from lodestone.match.clustered.plain import plain_rules
from lodestone.tournament import GameResult, ScheduledGame, TournamentPlan
from lodestone.tournament.plan import entrants_of


def clustered_plan(
    *bots: str, programs: tuple[str, ...] = (), rules: Rules | None = None, **how: Any
) -> TournamentPlan:
    """A tournament of Clustered: two seats and one deal, unless asked for otherwise."""
    usual: dict[str, Any] = {"seats": 2, "deals": 1, "seconds": 2.0}
    return TournamentPlan(
        game="clustered",
        rules=plain_rules(rules or Rules()),
        entrants=entrants_of(bots, programs),
        **(usual | how),
    )


def result_of(game: ScheduledGame, *ranks: int, points: tuple[float, ...] = ()) -> GameResult:
    """A made-up result of a game."""
    return GameResult(
        round=game.round,
        deal=game.deal,
        table=game.table,
        ranks=ranks,
        points=points or tuple(-rank for rank in ranks),
        moves=1,
        seconds=0.0,
    )


def timeless(result: GameResult) -> GameResult:
    """A result without its duration, the only thing that differs from run to run."""
    return msgspec.structs.replace(result, seconds=0.0)
