"""Turns the command line into the plan of a tournament."""

from __future__ import annotations

from typing import Any, NamedTuple

from lodestone.cli.asking import GameName, named_bots
from lodestone.tournament.plan import TournamentPlan, entrants_of


class TournamentOptions(NamedTuple):
    """The options of `lodestone tournament`, as typed."""

    game: GameName
    bots: str
    programs: tuple[str, ...]
    bot_seconds: float | None
    seats: int
    deals: int
    swiss: int | None
    seed: int
    fast: bool
    extra_wild: str
    first_bonus: bool
    largest_bonus: bool
    surface: str
    boxes: str
    expert: bool
    play_on: bool
    rounds: int | None
    one_group: bool


def plan_for(options: TournamentOptions) -> TournamentPlan:
    """The tournament that was asked for; all bots there are, if none are named."""
    known, rules, seconds = _kluster(options) if options.game is GameName.KLUSTER else _clustered(options)
    bots = [*(named_bots(options.bots, known) or known), *(name for name in options.programs if name in known)]
    return TournamentPlan(
        game=options.game.value,
        rules=rules,
        seats=options.seats,
        entrants=entrants_of(bots, [command for command in options.programs if command not in known]),
        deals=options.deals,
        swiss=options.swiss,
        seed=options.seed,
        seconds=options.bot_seconds or seconds,
    )


def _clustered(options: TournamentOptions) -> tuple[list[str], dict[str, Any], float]:
    """Bots, rules, and how long a program may think."""
    from lodestone.bots import CLUSTERED_BOTS
    from lodestone.bots.programs.clustered import SECONDS
    from lodestone.cli.play_clustered.options import PlayOptions, rules_for
    from lodestone.clustered import deal
    from lodestone.match.clustered.plain import lasting_rules

    played = PlayOptions(
        fast=options.fast,
        extra_wild=options.extra_wild,
        first_bonus=options.first_bonus,
        largest_bonus=options.largest_bonus,
        surface=options.surface,
    )
    rules = rules_for(played, options.seats)
    deal(options.seats, rules=rules)  # called for its refusals, before anything is played
    return [*CLUSTERED_BOTS], lasting_rules(rules), SECONDS


def _kluster(options: TournamentOptions) -> tuple[list[str], dict[str, Any], float]:
    from lodestone.bots.kluster import KLUSTER_BOTS
    from lodestone.bots.programs.kluster import SECONDS, plain_rules
    from lodestone.cli.play_kluster.options import WatchOptions, rules_for
    from lodestone.match.kluster.live import set_table

    played = WatchOptions(
        boxes=options.boxes,
        expert=options.expert,
        play_on=options.play_on,
        rounds=options.rounds,
        one_group=options.one_group,
        surface=options.surface,
    )
    boxes, rules, table = rules_for(played)
    setting = set_table(boxes, options.seats, options.seed, options=rules, table=table)
    return [*KLUSTER_BOTS], plain_rules(setting), SECONDS
