"""How a table comes to be, and how people come to it: the entries behind the HTTP part."""

from __future__ import annotations

from lodestone.core import InvalidRequest, Seat
from lodestone.kluster import TableOptions, deal
from lodestone.match.kluster.plain import read_boxes, read_options
from lodestone.match.plain import read
from lodestone.server.errors import Conflict, NotAllowed
from lodestone.server.levels import check_level
from lodestone.server.protocol.common import ClusteredOptions, PersonId, SeatKind, Status
from lodestone.server.protocol.http import CreateTable, SitDown
from lodestone.server.table.clustered import check_options
from lodestone.server.table.entries import AnyEntry, PersonCame, SeatMade, SeatTaken, TableMade
from lodestone.server.table.secret import token_hash
from lodestone.server.table.table import Table
from lodestone.server.table.words import tidy_name

MOST_PEOPLE = 64
"""At one table, over all its time."""


def make_table(wish: CreateTable, table: str, token: str, host_name: str, lesson: str | None = None) -> list[AnyEntry]:
    """A new table with its host, who sits on every seat `here`. Raises what is wrong with the wish."""
    clustered, kluster = wish.clustered, wish.kluster
    if wish.game == "clustered":
        if kluster is not None:
            raise InvalidRequest("table-other-options", game=wish.game)
        clustered = clustered or ClusteredOptions()
        check_options(clustered.rules, len(wish.seats))
    elif clustered is not None or kluster is None:
        raise InvalidRequest("table-other-options", game=wish.game)
    else:
        deal(read_boxes(kluster.boxes), len(wish.seats), options=read_options(kluster.options))
        read(kluster.table, TableOptions, at="kluster.table")
    name = tidy_name(wish.name or host_name)
    seats = []
    for seat in wish.seats:
        if (seat.kind is SeatKind.BOT) != (seat.level is not None):
            raise InvalidRequest("table-bot-level")
        if seat.level is not None:
            check_level(wish.game, seat.level)
        seats.append(SeatMade(seat.kind, None, seat.level))
    made: list[AnyEntry] = [
        TableMade(table, wish.game, tuple(seats), clustered, kluster, wish.chat, lesson, wish.hints),
        PersonCame(name, token_hash(token)),
    ]
    for number, seat in enumerate(wish.seats):
        if seat.kind is SeatKind.HERE:
            made.append(SeatTaken(number, 0, tidy_name(seat.name) if seat.name else name))
    return made


def sat_before(table: Table, person: PersonId | None, wish: SitDown) -> Seat | None:
    """The seat somebody holds who asks for it again, since they did not hear the answer."""
    held = table.people.seats_of(person)
    if wish.seat is not None:
        return wish.seat if wish.seat in held else None
    return held[0] if held and wish.token is not None else None


def sit_down(table: Table, person: PersonId | None, wish: SitDown, token: str) -> tuple[Seat, PersonId, list[AnyEntry]]:
    """Somebody takes a free seat: a person who is known already, or a new one with a token."""
    if table.status is not Status.WAITING:
        raise Conflict("table-not-waiting")
    free = table.people.free_seats()
    if not free or (wish.seat is not None and wish.seat not in free):
        raise Conflict("table-no-free-seat")
    seat = free[0] if wish.seat is None else wish.seat
    name = tidy_name(wish.name)
    came: list[AnyEntry] = []
    if person is None:
        person = len(table.people.everybody)
        if person >= MOST_PEOPLE:
            raise NotAllowed("table-too-many-people")
        came.append(PersonCame(name, token_hash(token)))
    return seat, person, [*came, SeatTaken(seat, person, name)]
