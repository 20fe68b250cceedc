"""What a new match is to be like, and how its table is set. Physics is loaded only for that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from lodestone.core import FirstBy, Seat
from lodestone.kluster import TableOptions
from lodestone.match.kluster.plain import read_boxes, read_options
from lodestone.match.plain import read

if TYPE_CHECKING:
    from lodestone.match.kluster.live.match import KlusterMatch


class TableWish(msgspec.Struct, frozen=True):
    """Plain data as in `wire.KlusterOptions`, and what the table adds to it."""

    boxes: dict[str, int]
    seats: int
    seed: int
    first: Seat = 0
    options: dict[str, Any] = {}
    table: dict[str, Any] = {}
    cords: list[dict[str, Any]] | None = None
    players: list[str] | None = None
    """Names for the record."""
    first_by: FirstBy = FirstBy.NAMED
    """How it was settled who begins (Z13), for the record."""


def lay(wish: TableWish) -> KlusterMatch:
    """Set a table as wished, or refuse."""
    from lodestone.match.kluster.live.layout import AnyPlan
    from lodestone.match.kluster.live.match import KlusterMatch
    from lodestone.match.kluster.live.setting import set_table

    cords = None if wish.cords is None else read(wish.cords, tuple[AnyPlan, ...], at="cords")
    setting = set_table(
        read_boxes(wish.boxes),
        wish.seats,
        wish.seed,
        wish.first,
        read_options(wish.options),
        read(wish.table, TableOptions, at="table"),
        cords,
        wish.first_by,
    )
    return KlusterMatch(setting, None if wish.players is None else tuple(wish.players))


def check_layout(wish: TableWish) -> None:
    """Refuse cords that cannot be laid, at far less cost than setting the table."""
    from lodestone.match.kluster.live.layout import plans_for

    plans_for(read_boxes(wish.boxes), read(wish.table, TableOptions, at="table"), wish.cords)
