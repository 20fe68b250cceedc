"""How a game begins: who starts it, from which deal, and with what on the table."""

from __future__ import annotations

from lodestone.core import Seat, seat_after
from lodestone.kluster.first_seat import first_seat
from lodestone.server.lessons import lessons
from lodestone.server.live import TableWish
from lodestone.server.table.entries import AnyEntry, GameBegun, MovePlayed
from lodestone.server.table.kluster import KlusterPlay
from lodestone.server.table.secret import new_deal
from lodestone.server.table.table import Table


def next_first(table: Table) -> Seat:
    """Who starts: in the first game seat 0, then by the rules (Z10, K6)."""
    if table.game_number == 0:
        return 0
    if isinstance(table.play, KlusterPlay):
        return first_seat(len(table.people.seats), previous=table.play.magnets_left())
    return seat_after(table.first, len(table.people.seats))


def next_deal(table: Table) -> tuple[int, str]:
    """Seed and salt of the next game: drawn, but for the first one of a lesson."""
    seed, salt = new_deal()
    if table.lesson is not None and table.game_number == 0:
        seed = lessons()[table.lesson].seed
    return seed, salt


def first_entries(table: Table) -> list[AnyEntry]:
    """Clustered: a new table's first game begins; in a lesson some moves are made already, and stay (Z7)."""
    begun: list[AnyEntry] = [GameBegun(next_first(table), *next_deal(table))]
    made = lessons()[table.lesson].moves.split() if table.lesson is not None else []
    seats = len(table.people.seats)
    return begun + [MovePlayed(count % seats, move, bot=True) for count, move in enumerate(made)]


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
