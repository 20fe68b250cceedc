"""Turns the command line into a table of Kluster with a bot on every seat."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import NamedTuple

from lodestone.bots.kluster import KLUSTER_BOTS
from lodestone.cli.asking import named_bots
from lodestone.cli.first import settle_first
from lodestone.core import InvalidSetup
from lodestone.kluster import Boxes, Options, Surface, TableOptions
from lodestone.match.kluster.live import Setting, set_table


class WatchOptions(NamedTuple):
    """The options of `lodestone play kluster`, as typed."""

    bots: str = "clumsy,clumsy"
    seed: int | None = None
    first: str = ""
    boxes: str = "classic"
    expert: bool = False
    play_on: bool = False
    rounds: int | None = None
    one_group: bool = False
    surface: str = ""
    loop: float | None = None
    loop_duo: float | None = None
    show_poles: bool = False
    handicap: str = ""
    cord_after_release: bool = False
    turns: int | None = None
    record: Path | None = None
    plain: bool = False
    live: bool = False
    programs: tuple[str, ...] = ()
    bot_seconds: float | None = None


def players_of(options: WatchOptions) -> tuple[str, ...]:
    """Who sits where: bots, then programs."""
    return named_bots(options.bots, KLUSTER_BOTS) + options.programs


def setting_for(options: WatchOptions) -> Setting:
    """The table that was asked for."""
    seats = len(players_of(options))
    seed = secrets.randbelow(2**32) if options.seed is None else options.seed
    boxes, rules, table = rules_for(options)
    first, by = settle_first(options.first, seed, seats, people=())
    return set_table(boxes, seats, seed, first, rules, table, first_by=by)


def rules_for(options: WatchOptions) -> tuple[Boxes, Options, TableOptions]:
    """Boxes and variants that were asked for."""
    usual = TableOptions()
    table = TableOptions(
        surface=_surface(options.surface),
        loop_classic=usual.loop_classic if options.loop is None else options.loop,
        loop_duo=usual.loop_duo if options.loop_duo is None else options.loop_duo,
        show_poles=options.show_poles,
        cord_after_release=options.cord_after_release,
    )
    rules = Options(options.expert, options.play_on, options.rounds, _handicap(options.handicap), options.one_group)
    return _boxes(options.boxes), rules, table


def _handicap(numbers: str) -> tuple[int, ...] | None:
    """How many magnets fewer each seat places, as in 0,3."""
    if not numbers:
        return None
    try:
        return tuple(int(number) for number in numbers.split(","))
    except ValueError:
        raise InvalidSetup("watch-handicap", rule="Q-K26", given=numbers[:40]) from None


def _boxes(names: str) -> Boxes:
    """Boxes by name, as in classic,classic,duo."""
    kinds = [name.strip().lower() for name in names.split(",")]
    for kind in kinds:
        if kind not in ("classic", "duo"):
            raise InvalidSetup("watch-boxes", name=kind[:40])
    return Boxes(kinds.count("classic"), kinds.count("duo"))


def _surface(name: str) -> Surface:
    if not name:
        return Surface.WOOD
    if name not in list(Surface):
        raise InvalidSetup("watch-surface", name=name[:40], known=", ".join(Surface))
    return Surface(name)
