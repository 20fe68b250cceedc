"""What was asked for on the command line, turned into a table of Kluster with a bot on every seat."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import NamedTuple

from lodestone.bots.kluster import KLUSTER_BOTS
from lodestone.core import InvalidSetup, Seat, seat_letter
from lodestone.kluster import Boxes, Options, Surface, TableOptions
from lodestone.match.kluster.live import Setting, set_table

USUAL_BOTS = "clumsy,clumsy"


class WatchOptions(NamedTuple):
    """The options of `lodestone play kluster`, as typed."""

    bots: str = USUAL_BOTS
    seed: int | None = None
    first: str = "A"
    boxes: str = "classic"
    expert: bool = False
    play_on: bool = False
    rounds: int | None = None
    one_group: bool = False
    surface: str = ""
    loop: float | None = None
    loop_duo: float | None = None
    show_poles: bool = False
    turns: int | None = None
    record: Path | None = None
    plain: bool = False
    live: bool = False
    programs: tuple[str, ...] = ()
    bot_seconds: float | None = None


def players_of(options: WatchOptions) -> tuple[str, ...]:
    """Who sits where: bots, then programs."""
    bots = tuple(name.strip().lower() for name in options.bots.split(",")) if options.bots else ()
    for name in bots:
        if name not in KLUSTER_BOTS:
            raise InvalidSetup("play-unknown-player", name=name[:40], known=", ".join(KLUSTER_BOTS))
    return bots + options.programs


def setting_for(options: WatchOptions) -> Setting:
    """The table that was asked for."""
    seats = len(players_of(options))
    seed = secrets.randbelow(2**32) if options.seed is None else options.seed
    boxes, rules, table = rules_for(options)
    return set_table(boxes, seats, seed, _seat(options.first), rules, table)


def rules_for(options: WatchOptions) -> tuple[Boxes, Options, TableOptions]:
    """Boxes and variants that were asked for."""
    usual = TableOptions()
    table = TableOptions(
        surface=_surface(options.surface),
        loop_classic=usual.loop_classic if options.loop is None else options.loop,
        loop_duo=usual.loop_duo if options.loop_duo is None else options.loop_duo,
        show_poles=options.show_poles,
    )
    rules = Options(options.expert, options.play_on, options.rounds, None, options.one_group)
    return _boxes(options.boxes), rules, table


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


def _seat(letter: str) -> Seat:
    letters = [seat_letter(seat) for seat in range(24)]
    if letter.upper() not in letters:
        raise InvalidSetup("watch-seat-letter", letter=letter[:10])
    return letters.index(letter.upper())
