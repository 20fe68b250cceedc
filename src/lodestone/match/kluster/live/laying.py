"""Sets the table for a new match."""

from __future__ import annotations

from lodestone.kluster import TableOptions
from lodestone.match.kluster.live.layout import AnyPlan, plans_for
from lodestone.match.kluster.live.match import KlusterMatch
from lodestone.match.kluster.live.setting import set_table
from lodestone.match.kluster.plain import read_boxes, read_options
from lodestone.match.kluster.wish import TableWish
from lodestone.match.plain import read


def lay(wish: TableWish) -> KlusterMatch:
    """Set a table as wished, or refuse."""
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
    plans_for(read_boxes(wish.boxes), read(wish.table, TableOptions, at="table"), wish.cords)
