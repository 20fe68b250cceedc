"""Plays one game of a tournament: the same game from the same plan and pairing, as far as the bots are the same."""

from __future__ import annotations

from time import perf_counter

from lodestone.bots.clustered import ClusteredBot, clustered_bot
from lodestone.bots.programs import Forfeit
from lodestone.bots.programs.clustered import ProgramClusteredBot, plain_result
from lodestone.clustered import Position, deal
from lodestone.match.clustered import ClusteredMatch
from lodestone.match.clustered.plain import read_rules
from lodestone.tournament.plan import TournamentPlan
from lodestone.tournament.results import GameResult, ranked
from lodestone.tournament.schedule import Pairing
from lodestone.tournament.seating import Seating


def play_game(plan: TournamentPlan, pairing: Pairing) -> GameResult:
    """Play it to the end."""
    began = perf_counter()
    with Seating(plan, pairing.table, plan.rules) as seating:
        if plan.game == "kluster":
            from lodestone.tournament.playing_kluster import play_kluster  # loads the physics

            ranks, points, moves = play_kluster(plan, pairing, seating)
        else:
            ranks, points, moves = _play_clustered(plan, pairing, seating)
        return GameResult(
            round=pairing.round,
            deal=pairing.deal,
            table=pairing.table,
            ranks=ranks,
            points=points,
            moves=moves,
            seconds=round(perf_counter() - began, 3),
            slips=seating.slips,
            logs=seating.logs,
        )


def _play_clustered(
    plan: TournamentPlan, pairing: Pairing, seating: Seating
) -> tuple[tuple[int, ...], tuple[float, ...], int]:
    match = ClusteredMatch(deal(plan.seats, plan.deal_seed(pairing.deal), rules=read_rules(plan.rules)))
    bots = [_clustered_bot(plan, pairing, seating, seat) for seat in range(plan.seats)]
    while (seat := match.position.seat) is not None:
        try:
            match.play(bots[seat].choose(match.view(seat)))
        except Forfeit:
            match.resign(seat)
    seating.tell_result(plain_result(match.position))
    return _ranks(match.position), tuple(score.total for score in match.position.scores()), len(match.moves)


def _clustered_bot(plan: TournamentPlan, pairing: Pairing, seating: Seating, seat: int) -> ClusteredBot:
    name = seating.entrants[seat].bot
    if name is None:
        return ProgramClusteredBot(seating.program(seat))
    return clustered_bot(name, plan.bot_seed(pairing.deal, seat))


def _ranks(position: Position) -> tuple[int, ...]:
    """By points, the winners first (a tie may be broken otherwise); whoever has resigned is behind everybody else."""
    winners = () if position.outcome is None else position.outcome.winners
    return ranked(
        [
            -1 if seat in position.resigned else 2**20 if seat in winners else score.total
            for seat, score in enumerate(position.scores())
        ]
    )
