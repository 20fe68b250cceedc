"""Plays one game of Kluster for a tournament, on physics and without a clock."""

from __future__ import annotations

from lodestone.bots.kluster import KlusterBot, kluster_bot, play_match
from lodestone.bots.programs.kluster import ProgramKlusterBot, plain_result
from lodestone.kluster import Position, TableOptions
from lodestone.match.kluster.live import KlusterMatch, set_table
from lodestone.match.kluster.plain import read_boxes, read_options
from lodestone.match.plain import read
from lodestone.tournament.plan import TournamentPlan
from lodestone.tournament.results import ranked
from lodestone.tournament.schedule import Pairing
from lodestone.tournament.seating import Seating

LONGEST = 400
"""Turns after which a game is counted as it stands: some never end."""


def play_kluster(
    plan: TournamentPlan, pairing: Pairing, seating: Seating
) -> tuple[tuple[int, ...], tuple[float, ...], int]:
    """Places, magnets left (alone: placed) and turns."""
    setting = set_table(
        read_boxes(plan.rules["boxes"]),
        plan.seats,
        plan.deal_seed(pairing.deal),
        options=read_options(plan.rules["options"]),
        table=read(plan.rules["table"], TableOptions, at="table"),
    )
    match = KlusterMatch(setting)
    bots = [_bot(plan, pairing, seating, seat) for seat in range(plan.seats)]
    play_match(match, bots, most_turns=LONGEST)
    seating.tell_result(plain_result(match.position))
    position = match.position
    if position.solo is not None:
        return (1,), (position.solo.placed,), len(match.turns)
    return _ranks(position), tuple(len(pool) for pool in position.pools), len(match.turns)


def _bot(plan: TournamentPlan, pairing: Pairing, seating: Seating, seat: int) -> KlusterBot:
    name, seed = seating.entrants[seat].bot, plan.bot_seed(pairing.deal, seat)
    if name is None:
        return ProgramKlusterBot(seating.program(seat), seed)
    return kluster_bot(name, seed)


def _ranks(position: Position) -> tuple[int, ...]:
    """Winners, then places of their own, then by magnets left (K5, Q-K20, Q-K27); resigned last."""

    def worth(seat: int) -> float:
        if seat in position.resigned:
            return -(10**6)
        if seat in position.winners:
            return 10**6
        if seat in position.places:
            return 10**5 - position.places.index(seat)
        return -len(position.pools[seat])

    return ranked([worth(seat) for seat in range(len(position.pools))])
