"""Daily tables: one deal per day and game for all servers of a database, and people's results.

The first to ask draws the deal, and everybody uses that row. A try is created with its table, in one transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

import sqlalchemy as sa

from lodestone.storage import schema
from lodestone.storage.appending import Append, write_appends
from lodestone.storage.database import Database, Work
from lodestone.storage.errors import TriedTooOften

PAGE = 500
"""Most rows deleted in one transaction."""

_dailies, _tries, _addresses = schema.dailies, schema.daily_tries, schema.daily_addresses


@dataclass(frozen=True, slots=True)
class Daily:
    """The deal of a day. Secret until it is over."""

    day: str
    game: str
    seed: int
    salt: str
    address_key: str
    """Never told at all."""


@dataclass(frozen=True, slots=True)
class Try:
    """One person's try at the deal of a day."""

    day: str
    game: str
    token_hash: str
    id: str
    table_id: str
    name: str
    began: float | None = None
    """When the first move was made, within the day: from then on the try counts."""
    ended: float | None = None
    points: int | None = None
    """None: not counted."""
    gains: str | None = None
    removed: bool = False


@dataclass(frozen=True, slots=True)
class DayResults:
    """The results of a day, the best first."""

    results: Sequence[Try]
    begun: int
    """Tries that count, those among them that are under way or were given up."""
    counted: int
    """Results, also those that did not fit in."""


class DailyTables:
    """Reads and changes daily deals and tries."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, drawn: Sequence[Daily]) -> list[Daily]:
        """The deals of these days: as drawn now, or as drawn before."""
        return await self._database.write(partial(_keep, drawn=drawn))

    async def daily(self, day: str, game: str) -> Daily | None:
        """The deal of a day."""
        return await self._database.read(partial(_daily, day=day, game=game))

    async def open_try(self, new: Try, table: Append, address: str, most: int) -> Try:
        """Create a table for a try, unless there is one: then that.

        One whose table was closed before its first move, or is gone, does not count. Raises `TriedTooOften` if as many
        as `most` have been opened from that address.
        """
        return await self._database.write(partial(_open_try, new=new, table=table, address=address, most=most))

    async def tried(self, day: str, game: str, token_hash: str) -> Try | None:
        """The try with this token."""
        return await self._database.read(partial(_tried, day=day, game=game, token_hash=token_hash))

    async def board(self, day: str, game: str, most: int) -> DayResults:
        """The best results of a day, `most` at most."""
        return await self._database.read(partial(_board, day=day, game=game, most=most))

    async def place(self, day: str, game: str, points: int) -> int:
        """The place that so many points earn."""
        return await self._database.read(partial(_place, day=day, game=game, points=points))

    async def remove(self, id: str) -> bool:
        """Take a result off the board, with its name. Its owner does not get another try."""
        return await self._database.write(partial(_remove, id=id))


def begin_try(table: str, at: float) -> Work[object]:
    """Note that the first move was made."""
    return partial(_change, table=table, unless=_tries.c.began, values={"began": at})


def end_try(table: str, at: float, name: str, points: int | None, gains: str) -> Work[object]:
    """Note the result of a game that is over."""
    return partial(_end, table=table, values={"ended": at, "name": name, "points": points, "gains": gains})


def forget_tries(connection: sa.Connection, before: str, today: str) -> int:
    """Delete a page of what is to be forgotten; returns how many rows."""
    old = sa.select(_tries.c.id).where(_tries.c.day < before).limit(PAGE)
    tries = connection.execute(_tries.delete().where(_tries.c.id.in_(old))).rowcount
    addresses = connection.execute(_addresses.delete().where(_addresses.c.day < today)).rowcount
    return tries + addresses


def _insert(connection: sa.Connection, table: sa.Table, row: dict[str, Any]) -> bool:
    """Whether it was not there."""
    names = ", ".join(row)
    places = ", ".join(f":{name}" for name in row)
    statement = sa.text(f"INSERT INTO {table.name} ({names}) VALUES ({places}) ON CONFLICT DO NOTHING")
    return connection.execute(statement, row).rowcount > 0


def _keep(connection: sa.Connection, drawn: Sequence[Daily]) -> list[Daily]:
    for each in drawn:
        _insert(connection, _dailies, asdict(each))
    kept = [_daily(connection, each.day, each.game) for each in drawn]
    return [each for each in kept if each is not None]


def _daily(connection: sa.Connection, day: str, game: str) -> Daily | None:
    row = connection.execute(sa.select(_dailies).where(_dailies.c.day == day, _dailies.c.game == game)).first()
    return None if row is None else Daily(*row)


def _tried(connection: sa.Connection, day: str, game: str, token_hash: str) -> Try | None:
    wanted = sa.select(_tries).where(_tries.c.day == day, _tries.c.game == game, _tries.c.token_hash == token_hash)
    row = connection.execute(wanted).first()
    return None if row is None else Try(*row)


def _open_try(connection: sa.Connection, new: Try, table: Append, address: str, most: int) -> Try:
    if not _insert(connection, _tries, asdict(new)) and not _opened_again(connection, new):
        there = _tried(connection, new.day, new.game, new.token_hash)
        assert there is not None
        return there
    tries = connection.execute(
        sa.text(
            "INSERT INTO daily_addresses (day, game, address, tries) VALUES (:day, :game, :address, 1)"
            " ON CONFLICT (day, game, address) DO UPDATE SET tries = daily_addresses.tries + 1 RETURNING tries"
        ),
        {"day": new.day, "game": new.game, "address": address},
    ).scalar_one()
    if tries > most:
        raise TriedTooOften("daily-too-many")  # the transaction is rolled back
    for problem in write_appends(connection, [table]):
        if problem is not None:
            raise problem
    return new


def _opened_again(connection: sa.Connection, new: Try) -> bool:
    """Whether the try that was there never came to its first move, and never will: then this one takes its place."""
    open_tables = sa.select(schema.tables.c.id).where(schema.tables.c.state != "closed")
    never = _tries.update().where(
        _tries.c.day == new.day,
        _tries.c.game == new.game,
        _tries.c.token_hash == new.token_hash,
        _tries.c.began.is_(None),
        _tries.c.table_id.not_in(open_tables),
    )
    again = never.values(id=new.id, table_id=new.table_id, name=new.name, ended=None, points=None, gains=None)
    return connection.execute(again).rowcount > 0


def _counted(day: str, game: str) -> sa.ColumnElement[bool]:
    return sa.and_(_tries.c.day == day, _tries.c.game == game, _tries.c.points.is_not(None), ~_tries.c.removed)


def _board(connection: sa.Connection, day: str, game: str, most: int) -> DayResults:
    best = sa.select(_tries).where(_counted(day, game))
    rows = connection.execute(best.order_by(_tries.c.points.desc(), _tries.c.ended, _tries.c.id).limit(most))
    results = [Try(*row) for row in rows]
    counting = sa.select(sa.func.count(_tries.c.began), sa.func.count(sa.case((_counted(day, game), 1)))).where(
        _tries.c.day == day, _tries.c.game == game, ~_tries.c.removed
    )
    begun, counted = connection.execute(counting).one()
    return DayResults(results, begun, counted)


def _place(connection: sa.Connection, day: str, game: str, points: int) -> int:
    better = sa.select(sa.func.count()).select_from(_tries).where(_counted(day, game), _tries.c.points > points)
    return 1 + int(connection.execute(better).scalar_one())


def _remove(connection: sa.Connection, id: str) -> bool:
    removal = _tries.update().where(_tries.c.id == id, ~_tries.c.removed).values(removed=True, name="")
    return connection.execute(removal).rowcount > 0


def _change(connection: sa.Connection, table: str, unless: sa.Column[Any], values: dict[str, Any]) -> None:
    connection.execute(_tries.update().where(_tries.c.table_id == table, unless.is_(None)).values(**values))


def _end(connection: sa.Connection, table: str, values: dict[str, Any]) -> None:
    """End a try, if it has begun in its day and has not been taken off the board with its name."""
    over = _tries.update().where(_tries.c.table_id == table, _tries.c.ended.is_(None), _tries.c.began.is_not(None))
    connection.execute(over.where(~_tries.c.removed).values(**values))
