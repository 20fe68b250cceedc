"""Views: what one seat may see of a match, made of what may be seen (`match.kluster.view`) and of its frame.

Field by field, as there: what is not named here is not shown.
"""

from __future__ import annotations

import msgspec

from lodestone.core import Seat
from lodestone.kluster import Boxes, Ending, Magnet, Options, Phase, Position, SoloStatus, TableOptions
from lodestone.match.kluster.equipment import Size
from lodestone.match.kluster.live.frame import Frame
from lodestone.match.kluster.live.intents import Face
from lodestone.match.kluster.live.setting import Setting
from lodestone.match.kluster.view import seen


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

    def _repr_svg_(self) -> str:
        """How notebooks show it: the table from above, and what everybody has left."""
        from lodestone.match.kluster.live.glance import view_svg  # only notebooks need it

        return view_svg(self)


def view_for(setting: Setting, position: Position, frame: Frame, seat: Seat | None) -> KlusterView:
    """The view of a seat or a spectator; `frame` as `seen_by` the same."""
    everybody = seen(setting.setup, setting.table, setting.made, position)
    return KlusterView(
        seat=seat,
        seats=everybody.seats,
        boxes=everybody.boxes,
        options=everybody.options,
        table=everybody.table,
        turn=everybody.turn,
        phase=everybody.phase,
        round=everybody.round,
        pools=everybody.pools,
        sizes=everybody.sizes,
        set_aside=everybody.set_aside,
        frame=frame.seen_by(seat),
        places=everybody.places,
        winners=everybody.winners,
        ending=everybody.ending,
        solo=everybody.solo,
        north=everybody.north,
    )
