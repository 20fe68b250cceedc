"""How a table comes to be, how people come to it, and how its games begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from lodestone.core import FirstBy, InvalidRequest, Seat, draw_first, who_begins
from lodestone.match.game import GameKind
from lodestone.match.lessons import Lesson
from lodestone.match.plain import read
from lodestone.match.wire import GameOptions
from lodestone.server.errors import Conflict
from lodestone.server.protocol.common import PersonId, SeatKind, Status
from lodestone.server.protocol.games import options_field
from lodestone.server.protocol.http import CreateTable, SeatWish, SitDown
from lodestone.server.table.decide import play_move
from lodestone.server.table.entries import (
    AnyEntry,
    DailyMade,
    FirstWished,
    GameBegun,
    PersonCame,
    SeatMade,
    SeatTaken,
    TableMade,
    Written,
)
from lodestone.server.table.people import tidy_name
from lodestone.server.table.secret import new_deal, token_hash
from lodestone.server.table.table import Table


def make_table(
    wish: CreateTable,
    kind: GameKind,
    options: GameOptions,
    table: str,
    token: str,
    host_name: str,
    lesson: str | None = None,
    daily: DailyMade | None = None,
) -> list[AnyEntry]:
    """A new table with its host, who sits on every seat `here`. Raises what is wrong with the wish."""
    kind.check(options, len(wish.seats))
    first = _first(wish)
    if wish.listed and all(seat.kind is not SeatKind.LINK for seat in wish.seats):
        raise InvalidRequest("table-listed-full")
    name = tidy_name(wish.name or host_name)
    seats = []
    for seat in wish.seats:
        if (seat.kind is SeatKind.BOT) != (seat.level is not None):
            raise InvalidRequest("table-bot-level")
        if seat.level is not None:
            kind.check_level(seat.level)
        seats.append(SeatMade(seat.kind, None, seat.level))
    made: list[AnyEntry] = [
        TableMade(
            table,
            kind.name,
            tuple(seats),
            msgspec.to_builtins(options),
            wish.chat,
            lesson,
            wish.hints,
            first,
            listed=wish.listed,
            daily=daily,
        ),
        PersonCame(name, token_hash(token)),
    ]
    for number, seat in enumerate(wish.seats):
        if seat.kind is SeatKind.HERE:
            made.append(SeatTaken(number, 0, tidy_name(seat.name) if seat.name else name))
    return made


def lesson_wish(kind: GameKind, lesson: Lesson, name: str | None) -> CreateTable:
    """The table of a lesson, for a learner of that name."""
    bots = () if lesson.against is None else (SeatWish(SeatKind.BOT, level=lesson.against),)
    wished = {"game": kind.name, "seats": (SeatWish(SeatKind.HERE), *bots), "name": name, "chat": False}
    return msgspec.convert({**wished, options_field(kind.name): lesson.options}, CreateTable)


class Stranger(NamedTuple):
    """Somebody who was paired with somebody else."""

    name: str
    token_hash: str


def table_for(strangers: Sequence[Stranger], kind: GameKind, table: str) -> list[AnyEntry]:
    """A new table for people who have waited for each other, in the order of their seats; the game can begin."""
    options = read(kind.quick, kind.options, at="options")
    kind.check(options, len(strangers))
    seats = tuple(SeatMade(SeatKind.LINK, None, None) for _ in strangers)
    made: list[AnyEntry] = [
        TableMade(table, kind.name, seats, msgspec.to_builtins(options), chat=True, strangers=True),
    ]
    for number, (name, hashed) in enumerate(strangers):
        made += [PersonCame(name, hashed), SeatTaken(number, number, name)]
    return made


def _first(wish: CreateTable) -> FirstWished | None:
    """Who is to begin; refused unless the seat is at this table, and a person if youngest or shortest (Z13)."""
    first = wish.first
    if first is None:
        return None
    if (first.by == "drawn") != (first.seat is None):
        raise InvalidRequest("table-first", rule="Z13")
    if first.seat is not None and first.seat >= len(wish.seats):
        raise InvalidRequest("table-no-such-seat", seat=first.seat, last=len(wish.seats) - 1)
    if first.by == "picked" and first.seat is not None and wish.seats[first.seat].kind is SeatKind.BOT:
        raise InvalidRequest("table-first-bot", rule="Z13")
    return FirstWished(FirstBy(first.by), first.seat)


def sat_before(table: Table, person: PersonId | None, wish: SitDown) -> Seat | None:
    """The seat of somebody who asks for it again because they did not get the answer."""
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
        person = table.people.next_person
        came.append(PersonCame(name, token_hash(token)))
    return seat, person, [*came, SeatTaken(seat, person, name)]


def next_first(table: Table, seed: int) -> tuple[Seat, FirstBy]:
    """Who begins, and how that is settled: the first game by Z13, the others by the one before (Z10, K6)."""
    wished, seats = table.first_wished, table.people.seats
    if table.play is None:
        if table.lesson is not None:
            return 0, FirstBy.NAMED
        people = [number for number, seat in enumerate(seats) if seat.level is None]
        by, named = (None, None) if wished is None else (wished.by, wished.seat)
        return who_begins(by, named, seed, len(seats), people)
    tied, why = table.play.next_first(table.first)
    if len(tied) == 1:
        return tied[0], why
    if wished is not None and wished.seat is not None and wished.by is FirstBy.PICKED and wished.seat in tied:
        return wished.seat, FirstBy.PICKED
    return draw_first(seed, tied), FirstBy.DRAWN


def game_begun(table: Table) -> GameBegun:
    """The next game, of a kind that nothing has to be laid out for."""
    seed, salt = next_deal(table)
    first, first_by = next_first(table, seed)
    return GameBegun(first, seed, salt, first_by=first_by)


def next_deal(table: Table) -> tuple[int, str]:
    """Seed and salt of the next game: drawn, but for the first one of a lesson and the only one of a daily table."""
    if table.daily is not None:
        return table.daily.seed, table.daily.salt
    seed, salt = new_deal()
    if table.lesson is not None and table.game_number == 0:
        seed = table.kind.lessons()[table.lesson].seed
    return seed, salt


def first_entries(table: Table) -> list[AnyEntry]:
    """A new table's first game begins; in a lesson some moves are made already, and stay (Z7)."""
    begun: list[AnyEntry] = [game_begun(table)]
    made = table.kind.lessons()[table.lesson].moves.split() if table.lesson is not None else []
    if not made:
        return begun
    table.apply(Written(tuple(begun)))
    for move in made:
        assert table.turn is not None
        entries = play_move(table, table.turn, move, bot=True)
        table.apply(Written(tuple(entries)))
        begun += entries
    return begun
