"""The queue of those who wait, in the database that all servers share. Every change is one transaction.

On PostgreSQL a lock lets one server at a time change the queue: it is short, and nobody is ever called twice, or left
beside somebody who came in the same moment. SQLite has one writer anyway.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from dataclasses import fields
from functools import partial
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa

from lodestone.storage.appending import Append, write_appends
from lodestone.storage.database import Work
from lodestone.storage.living import lives, tell, time_now
from lodestone.storage.queue import CallAnswered, Queue, Waiter, WaiterArrived, WaiterLeft, values_of

LOCK = 0x6C6F6470
"""Number of the advisory lock: any number will do, as long as all servers use it."""

AT_ONCE = 50
"""Rows written in one statement."""

News = WaiterArrived | WaiterLeft | CallAnswered
T = TypeVar("T")


class WaiterStanding(NamedTuple):
    """How things stand for a waiter, and who was called with them."""

    waiter: Waiter
    partner: Waiter | None
    left: float
    """s left to answer."""


class WaitingQueue:
    """Reads and changes the queue. `write` runs a job in one transaction."""

    def __init__(self, write: Callable[[Work[Any]], Awaitable[Any]]) -> None:
        self._write = write

    async def settle(
        self, server: str, news: Sequence[News], ours: Collection[str], answer: float
    ) -> dict[str, WaiterStanding]:
        """Take a server's news, pair people, and return how things stand for those that are `ours`.

        `answer`: s that those who are called have to say that they come.
        """
        work = partial(_settle, server=server, news=news, ours=ours, answer=answer)
        standing: dict[str, WaiterStanding] = await self._write(work)
        return standing

    async def seat(self, server: str, pair: str, table: Append) -> bool:
        """Give two who both come their table; False if they have one, or one of them has gone: then it is not made."""
        seated: bool = await self._write(partial(_seat, server=server, pair=pair, table=table))
        return seated

    async def clear(self) -> None:
        """Empty the queue, since the only server has just started. Those who got a table may still ask which."""
        await self._write(lambda on: on.exec_driver_sql("DELETE FROM waiters WHERE state <> 'paired'"))


_COLUMNS = [field.name for field in fields(Waiter)][:-1]
_SAVE = sa.text(
    f"INSERT INTO waiters ({', '.join(_COLUMNS)}) VALUES ({', '.join(f':{name}' for name in _COLUMNS)})"
    f" ON CONFLICT (id) DO UPDATE SET {', '.join(f'{name} = excluded.{name}' for name in _COLUMNS[1:])}"
)


def _settle(
    connection: sa.Connection, server: str, news: Sequence[News], ours: Collection[str], answer: float
) -> dict[str, WaiterStanding]:
    queue, now = _locked(connection)
    for each in news:
        queue.hear(server, each)
    queue.settle(answer)
    _save(connection, queue, server)
    return {
        id: WaiterStanding(waiter, queue.partner(waiter), 0.0 if waiter.until is None else max(0.0, waiter.until - now))
        for id, waiter in queue.waiters.items()
        if id in ours
    }


def _seat(connection: sa.Connection, server: str, pair: str, table: Append) -> bool:
    queue, _ = _locked(connection)
    both = queue.agreed(pair)
    if not both:
        return False
    (problem,) = write_appends(connection, [table])
    if problem is not None:
        raise problem
    queue.seat(both, table.table)
    _save(connection, queue, server)
    return True


def _locked(connection: sa.Connection) -> tuple[Queue, float]:
    """The queue, locked until we commit, and the time by the database's clock."""
    if connection.dialect.name != "sqlite":
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    now = time_now(connection)
    statement = f"SELECT {', '.join(_COLUMNS)}, {lives(connection, 'waiters')} AS lives FROM waiters"
    rows = connection.execute(sa.text(statement))
    return Queue((Waiter(*row) for row in rows), now, partial(secrets.token_hex, 8)), now


def _few(all: Sequence[T]) -> Iterator[Sequence[T]]:
    """Write rows a few at a time, so that on PostgreSQL the event loop can turn in between."""
    return (all[first : first + AT_ONCE] for first in range(0, len(all), AT_ONCE))


def _save(connection: sa.Connection, queue: Queue, server: str) -> None:
    changed, gone = queue.changed, queue.gone
    for some in _few(changed):
        connection.execute(_SAVE, [dict(zip(_COLUMNS, values_of(waiter), strict=False)) for waiter in some])
    for ids in _few(gone):
        connection.execute(sa.text("DELETE FROM waiters WHERE id = :id"), [{"id": id} for id in ids])
    for other in sorted({waiter.server for waiter in changed} - {server}):
        tell(connection, other)
