"""Plays what is still to be played, round after round, and keeps every result at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from lodestone.tournament.log import ResultLog
from lodestone.tournament.plan import TournamentPlan
from lodestone.tournament.playing import play_game
from lodestone.tournament.results import GameResult
from lodestone.tournament.schedule import ScheduledGame, next_games
from lodestone.tournament.workers import WorkersLost

Workers = Callable[[Callable[[ScheduledGame], GameResult], Sequence[ScheduledGame]], Iterator[GameResult]]


Schedule = Callable[[TournamentPlan, Sequence[GameResult]], list[ScheduledGame]]


def run(
    plan: TournamentPlan,
    log: ResultLog,
    workers: Workers,
    tell: Callable[[GameResult], None],
    schedule: Schedule = next_games,
) -> None:
    """To the end. `tell` hears of each game once its result is safe; `schedule` says what is still to be played."""
    while games := schedule(plan, log.results):
        before = len(log.results)
        try:
            for result in workers(partial(play_game, plan), games):
                log.add(result)
                tell(result)
        except WorkersLost:
            if len(log.results) == before:  # games after this one would be lost too
                raise
