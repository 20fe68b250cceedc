"""Plays one game of Kluster for a tournament, on physics and without a clock."""

from __future__ import annotations

from lodestone.bots.kluster import KlusterBot, kluster_bot, play_match
from lodestone.bots.programs.conduct import SeatedPrograms
from lodestone.bots.programs.kluster import ProgramKlusterBot, plain_result
from lodestone.kluster import Position, TableOptions
from lodestone.match.kluster.live import KlusterMatch, set_table
from lodestone.match.kluster.plain import read_boxes, read_options
from lodestone.match.plain import read
from lodestone.tournament.plan import TournamentPlan
from lodestone.tournament.playing import PlayedGame
from lodestone.tournament.results import ranked
from lodestone.tournament.schedule import ScheduledGame

LONGEST = 400
"""Turns after which a game is counted as it stands: some never end."""


def play_kluster(plan: TournamentPlan, pairing: ScheduledGame, seated: SeatedPrograms) -> PlayedGame:
    """Places, magnets left (alone: placed) and turns."""
    setting = set_table(
        read_boxes(plan.rules["boxes"]),
        plan.seats,
        plan.deal_seed(pairing.deal),
        options=read_options(plan.rules["options"]),
        table=read(plan.rules["table"], TableOptions, at="table"),
    )
    match = KlusterMatch(setting)
    bots = [_bot(plan, pairing, seated, seat) for seat in range(plan.seats)]
    play_match(match, bots, most_turns=LONGEST)
    position = match.position
    seated.end(plain_result(position))
    if position.solo is not None:
        return PlayedGame((1,), (position.solo.placed,), len(match.turns))
    return PlayedGame(_ranks(position), tuple(len(pool) for pool in position.pools), len(match.turns))


def _bot(plan: TournamentPlan, pairing: ScheduledGame, seated: SeatedPrograms, seat: int) -> KlusterBot:
    name, seed = plan.entrants[pairing.table[seat]].bot, plan.bot_seed(pairing.deal, seat)
    if name is None:
        return ProgramKlusterBot(seated.programs[seat], seed)
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
