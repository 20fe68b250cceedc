"""What may be seen of a match between and beside its frames, by allow-list: no moment, pole or sign is in it (Z5).

Needs no physics. A bot's view (`live.view`) and the messages of a server are made of this and of frames, and of
nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, NamedTuple

from lodestone.core import Seat
from lodestone.kluster import Boxes, Ending, Magnet, Options, Phase, Position, Setup, SoloStatus, TableOptions
from lodestone.match.kluster.equipment import MagnetMade, Size, cord_lengths
from lodestone.match.kluster.live.intents import Face
from lodestone.match.kluster.plain import plain
from lodestone.match.kluster.wire import KlusterPublic


class Stage(StrEnum):
    """Where a turn is."""

    PREPARING = "preparing"
    """Before the release: take, hover, move cords."""
    SETTLING = "settling"
    """After a release or a fault: until everything is at rest (Z4)."""
    REPAIR = "repair"
    """Placed and clean, but the cords do not cross: they must be moved (P14)."""
    CHOICE = "choice"
    """Expert: go on or stop (E3)."""
    OVER = "over"
    """The game has ended."""


class KlusterPublicView(NamedTuple):
    """What everybody may see."""

    seats: int
    first: Seat
    boxes: Boxes
    options: Options
    table: TableOptions
    turn: Seat | None
    """The seat on turn."""
    phase: Phase
    round: int
    pools: tuple[tuple[Magnet, ...], ...]
    """What each seat has left, a held magnet included."""
    sizes: dict[Magnet, Size]
    """mm, the full extents of every magnet in the game: a stone's thickness last, a spinner's length first."""
    set_aside: tuple[Magnet, ...]
    resigned: tuple[Seat, ...]
    places: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    ending: Ending | None
    solo: SoloStatus | None
    north: dict[Magnet, Face] | None
    """The face of each magnet that is north: only with the option to show poles, or when the game is over."""


def seen(
    setup: Setup,
    table: TableOptions,
    made: Mapping[Magnet, MagnetMade],
    position: Position,
    *,
    sealed: bool = False,
) -> KlusterPublicView:
    """What everybody may see.

    `sealed`: others still play with the same magnets, so poles stay hidden in the end, too.
    """
    shown = table.show_poles or (position.over and not sealed)
    return KlusterPublicView(
        seats=setup.seats,
        first=setup.first,
        boxes=setup.boxes,
        options=setup.options,
        table=table,
        turn=position.seat,
        phase=position.phase,
        round=position.round,
        pools=position.pools,
        sizes={magnet: each.size for magnet, each in made.items()},
        set_aside=position.set_aside,
        resigned=position.resigned,
        places=position.places,
        winners=position.winners,
        ending=position.ending,
        solo=position.solo,
        north={magnet: each.north for magnet, each in made.items()} if shown else None,
    )


def public_of(everybody: KlusterPublicView, stage: Stage, *, by_clock: bool = False) -> KlusterPublic:
    """The match as messages show it."""
    magnets = everybody.boxes.magnets
    north, ending = everybody.north, everybody.ending
    solo: dict[str, Any] | None = plain(everybody.solo)
    return KlusterPublic(
        seats=everybody.seats,
        first=everybody.first,
        boxes=plain(everybody.boxes),
        options=plain(everybody.options),
        table=plain(everybody.table),
        magnets=magnets,
        sizes=tuple(everybody.sizes[magnet] for magnet in magnets),
        cord_lengths=cord_lengths(everybody.boxes, everybody.table),
        turn=everybody.turn,
        phase=str(everybody.phase),
        stage=str(stage),
        round=everybody.round,
        pools=everybody.pools,
        set_aside=everybody.set_aside,
        resigned=everybody.resigned,
        places=everybody.places,
        winners=everybody.winners,
        ending=None if ending is None else str(ending),
        solo=solo,
        north=None if north is None else {magnet: north[magnet] for magnet in magnets},
        by_clock=by_clock,
    )
