"""When a game begins, and who begins it."""

from __future__ import annotations

from collections.abc import Iterable

from lodestone.core import Seat, seat_after
from lodestone.kluster.first_seat import first_seat
from lodestone.server.protocol.common import Status
from lodestone.server.table.entries import AgainAgreed, AnyEntry, SeatGivenToBot, SeatTaken
from lodestone.server.table.kluster import KlusterPlay
from lodestone.server.table.table import Table


def begins(table: Table, entries: Iterable[AnyEntry]) -> bool:
    """Whether a game begins with these entries: the last free seat is taken, or everybody wants another one."""
    filled: set[Seat] = set()
    for entry in entries:
        if isinstance(entry, AgainAgreed):
            return True
        if isinstance(entry, SeatTaken | SeatGivenToBot):
            filled.add(entry.seat)
    return table.status is Status.WAITING and filled.issuperset(table.people.free_seats())


def next_first(table: Table) -> Seat:
    """Who starts: in the first game seat 0, then by the rules (Z10, K6)."""
    if table.game_number == 0:
        return 0
    if isinstance(table.play, KlusterPlay):
        return first_seat(len(table.people.seats), previous=table.play.magnets_left())
    return seat_after(table.first, len(table.people.seats))
