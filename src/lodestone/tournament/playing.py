"""Plays the games of a tournament: one, or all that are still to be played, round after round.

The same plan and pairing give the same game, as far as the bots are the same.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from lodestone.bots.clustered import ClusteredBot, clustered_bot
from lodestone.bots.programs import Forfeit
from lodestone.bots.programs.clustered import ProgramClusteredBot, plain_result
from lodestone.bots.programs.conduct import SeatedPrograms
from lodestone.clustered import Position, deal
from lodestone.match.clustered import ClusteredMatch
from lodestone.match.clustered.plain import read_rules
from lodestone.tournament.log import ResultLog
from lodestone.tournament.plan import TournamentPlan
from lodestone.tournament.results import GameResult, ranked
from lodestone.tournament.schedule import ScheduledGame, next_games
from lodestone.tournament.workers import WorkersLost

KEPT = 20_000
"""Bytes of each program's log that are sent back with the result: workers may be far away."""


Workers = Callable[[Callable[[ScheduledGame], GameResult], Sequence[ScheduledGame]], Iterator[GameResult]]
Schedule = Callable[[TournamentPlan, Sequence[GameResult]], list[ScheduledGame]]


class PlayedGame(NamedTuple):
    """What a game came to, by seat."""

    ranks: tuple[int, ...]
    points: tuple[float, ...]
    moves: int


def play_game(plan: TournamentPlan, pairing: ScheduledGame) -> GameResult:
    """Play it to the end."""
    began = perf_counter()
    entrants = [plan.entrants[who] for who in pairing.table]
    commands = {seat: entrant.command for seat, entrant in enumerate(entrants) if entrant.command is not None}
    with (
        tempfile.TemporaryDirectory(prefix="lodestone-") as folder,
        SeatedPrograms(commands, plan.game, plan.rules, plan.seconds, Path(folder)) as seated,
    ):
        if plan.game == "kluster":
            from lodestone.tournament.playing_kluster import play_kluster  # loads the physics

            played = play_kluster(plan, pairing, seated)
        else:
            played = _play_clustered(plan, pairing, seated)
        seats = range(plan.seats) if commands else ()
        return GameResult(
            round=pairing.round,
            deal=pairing.deal,
            table=pairing.table,
            ranks=played.ranks,
            points=played.points,
            moves=played.moves,
            seconds=round(perf_counter() - began, 3),
            slips=tuple(tuple(seated.programs[s].slips) if s in commands else () for s in seats),
            logs=tuple(_end_of(seated.log(s)) if s in commands else "" for s in seats),
        )


def _end_of(file: Path) -> str:
    return file.read_bytes()[-KEPT:].decode(errors="replace")


def _play_clustered(plan: TournamentPlan, pairing: ScheduledGame, seated: SeatedPrograms) -> PlayedGame:
    match = ClusteredMatch(deal(plan.seats, plan.deal_seed(pairing.deal), rules=read_rules(plan.rules)))
    bots = [_clustered_bot(plan, pairing, seated, seat) for seat in range(plan.seats)]
    while (seat := match.position.seat) is not None:
        try:
            match.play(bots[seat].choose(match.view(seat)))
        except Forfeit:
            match.resign(seat)
    seated.end(plain_result(match.position))
    totals = tuple(score.total for score in match.position.scores())
    return PlayedGame(_ranks(match.position), totals, len(match.moves))


def _clustered_bot(plan: TournamentPlan, pairing: ScheduledGame, seated: SeatedPrograms, seat: int) -> ClusteredBot:
    name = plan.entrants[pairing.table[seat]].bot
    if name is None:
        return ProgramClusteredBot(seated.programs[seat])
    return clustered_bot(name, plan.bot_seed(pairing.deal, seat))


def _ranks(position: Position) -> tuple[int, ...]:
    """Places by points, the winners first (a tie may be broken otherwise); seats that resigned come last."""
    winners = () if position.outcome is None else position.outcome.winners
    return ranked(
        [
            -1 if seat in position.resigned else 2**20 if seat in winners else score.total
            for seat, score in enumerate(position.scores())
        ]
    )


def run(
    plan: TournamentPlan,
    log: ResultLog,
    workers: Workers,
    tell: Callable[[GameResult], None],
    schedule: Schedule = next_games,
) -> None:
    """Play to the end. `tell` hears of each game once its result is safe; `schedule` says what is to be played."""
    while games := schedule(plan, log.results):
        before = len(log.results)
        try:
            for result in workers(partial(play_game, plan), games):
                log.add(result)
                tell(result)
        except WorkersLost:
            if len(log.results) == before:  # games after this one would be lost too
                raise
