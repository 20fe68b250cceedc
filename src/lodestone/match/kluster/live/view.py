"""Views: what one seat may see of a match. Built by allow-list; no moment, pole or sign is ever in it (Z5)."""

from __future__ import annotations

import msgspec

from lodestone.core import Seat
from lodestone.kluster import Boxes, Ending, Magnet, Options, Phase, Position, SoloStatus, TableOptions
from lodestone.match.kluster.live.frame import Frame
from lodestone.match.kluster.live.made import Face, Size
from lodestone.match.kluster.live.setting import Setting


class KlusterView(msgspec.Struct, frozen=True):
    """The match as one seat, or a spectator, sees it."""

    seat: Seat | None
    """Whose view this is; None for a spectator."""
    seats: int
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
    frame: Frame
    """The table now: poses, cords, the magnet in a hand and, for its holder, the tug on it."""
    places: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    ending: Ending | None
    solo: SoloStatus | None
    north: dict[Magnet, Face] | None
    """The face of each magnet that is north: only with the option to show poles, or when the game is over."""


def view_for(setting: Setting, position: Position, frame: Frame, seat: Seat | None) -> KlusterView:
    """The view of a seat or a spectator; `frame` as `seen_by` the same."""
    setup = setting.setup
    shown = setting.table.show_poles or position.over
    return KlusterView(
        seat=seat,
        seats=setup.seats,
        boxes=setup.boxes,
        options=setup.options,
        table=setting.table,
        turn=position.seat,
        phase=position.phase,
        round=position.round,
        pools=position.pools,
        sizes={magnet: made.size for magnet, made in setting.made.items()},
        set_aside=position.set_aside,
        frame=frame.seen_by(seat),
        places=position.places,
        winners=position.winners,
        ending=position.ending,
        solo=position.solo,
        north={magnet: made.north for magnet, made in setting.made.items()} if shown else None,
    )
