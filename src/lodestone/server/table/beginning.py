"""How a game begins, and who starts it."""

from __future__ import annotations

from lodestone.core import Seat, seat_after
from lodestone.kluster.first_seat import first_seat
from lodestone.server.live import TableWish
from lodestone.server.table.kluster import KlusterPlay
from lodestone.server.table.table import Table


def next_first(table: Table) -> Seat:
    """Who starts: in the first game seat 0, then by the rules (Z10, K6)."""
    if table.game_number == 0:
        return 0
    if isinstance(table.play, KlusterPlay):
        return first_seat(len(table.people.seats), previous=table.play.magnets_left())
    return seat_after(table.first, len(table.people.seats))


def table_wish(table: Table, seed: int) -> TableWish:
    """The next match at a table, for whoever lays it out."""
    options = table.kluster
    assert options is not None
    return TableWish(
        boxes=options.boxes,
        seats=len(table.people.seats),
        seed=seed,
        first=next_first(table),
        options=options.options,
        table=options.table,
        cords=options.cords,
        players=list(table.players()),
    )
