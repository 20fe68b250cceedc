"""The durable log of tables and records: what it has acknowledged survives any crash."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Self

from lodestone.storage import queries
from lodestone.storage.appending import Append, save_record
from lodestone.storage.committer import Committer, Probe
from lodestone.storage.dailies import DailyTables, forget_tries
from lodestone.storage.database import Answer, Database, PostgresDatabase, Work
from lodestone.storage.errors import CannotOpen, NotOwner, StorageUnavailable
from lodestone.storage.faults import sqlite_code, was_cut_off
from lodestone.storage.listings import OpenListings
from lodestone.storage.opening import database_at, migrate
from lodestone.storage.queries import archive_untouched, remove_archived
from lodestone.storage.rows import EntryRow, Record, RecordHeadRow, Snapshot, TableRow, TableState
from lodestone.storage.shared_tables import SharedTables
from lodestone.storage.waiters import WaitingQueue

ATTEMPTS = 3
"""Attempts to open a database that cuts connections."""


class EventLog:
    """Tables with their entries, and records. Belongs to the event loop that opened it.

    >>> import asyncio, tempfile
    >>> async def example() -> list[bytes]:
    ...     async with await EventLog.open(Path(tempfile.mkdtemp()) / "lodestone.db") as log:
    ...         await log.create_table("t1", "clustered", [b"created"])
    ...         await log.append("t1", 2, [b"first move", b"turn passed"])
    ...         return [entry.body for entry in await log.read("t1", after=1)]
    >>> asyncio.run(example())
    [b'first move', b'turn passed']
    """

    def __init__(self, database: Database, clock: Callable[[], float], place: str = "") -> None:
        self.place = place
        """The database, for people."""
        self.shared = SharedTables(database) if isinstance(database, PostgresDatabase) else None
        """Which server has which table, if several may serve from the database."""
        self.dailies = DailyTables(database)
        self._database = database
        self._clock = clock
        self._committer = Committer(database)
        self._probe = Probe(self._committer)
        self.listings = OpenListings(database, self._change)
        self.waiters = WaitingQueue(self._change)

    @classmethod
    async def open(
        cls,
        address: str | Path,
        *,
        clock: Callable[[], float] = time.time,
        claim: bool = False,
        name: str = "lodestone",
    ) -> Self:
        """Open a file or a URL, creating and migrating what is missing; `CannotOpen` says what is in the way.

        `claim`: to serve from it. A file that another server has is not opened. `name`: of connections to PostgreSQL.
        """
        database, place = database_at(address, name)
        try:
            if claim and not await database.claim():
                raise CannotOpen("storage-in-use", place=place)
            await _migrated(database, place)
        except BaseException as error:
            await database.close()
            if isinstance(error, StorageUnavailable):
                raise _cannot_open(error, place) from error
            raise
        return cls(database, clock, place)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Finish what has been asked for, then let go of the database."""
        await self._committer.drain()
        await self._database.close()

    def now(self) -> float:
        """The time that dates entries and decides deadlines, in s since 1970."""
        return self._clock()

    async def check(self) -> None:
        """Raise `StorageUnavailable` if nothing can be stored at the moment; tried by storing something."""
        await self._probe.check()

    async def _change(self, work: Work[Answer]) -> Answer:
        """Do work in one transaction: with other work where there is one server, else alone: others may wait for it."""
        changed: Answer = await (self._committer.submit(work) if self.shared is None else self._database.write(work))
        return changed

    # Tables

    async def create_table(self, id: str, game: str, bodies: Sequence[bytes], **more: Any) -> None:
        """Create a table with its first entries, from version 1 on; `TableExists` if the id is taken.

        `more` as with `new_table`.
        """
        await self.create(self.new_table(id, game, bodies, **more))

    async def create(self, new: Append) -> bool:
        """Create a table as `new_table` made it. Always True: there is nothing else that it depends on."""
        await self._committer.submit(new)
        return True

    def new_table(
        self,
        id: str,
        game: str,
        bodies: Sequence[bytes],
        *,
        format: int = 1,
        summary: bytes = b"",
        owner: str | None = None,
        epoch: int = 0,
        at: float | None = None,
        deadline: float | None = None,
    ) -> Append:
        """A table that is to be created, perhaps together with something else; `at`, `deadline` as with `append`."""
        now = self.now() if at is None else at
        new = TableRow(id, game, now, now, summary=summary, owner=owner, epoch=epoch, deadline=deadline)
        return Append(id, 1, bodies, now, new=new, format=format, deadline=deadline)

    async def append(
        self,
        table: str,
        version: int,
        bodies: Sequence[bytes],
        *,
        format: int = 1,
        summary: bytes | None = None,
        state: TableState | None = None,
        record: Record | None = None,
        snapshot: Snapshot | None = None,
        epoch: int | None = None,
        at: float | None = None,
        deadline: float | None = None,
        beside: Work[object] | None = None,
    ) -> None:
        """Append entries, the first as `version`, and what changes with them; returns once they are durable.

        `format` says which kind of bytes the bodies are, and is given back with them. `epoch` is that of the owner, who
        alone may write where several servers share a database. `at` dates them, if that is not just now; `deadline` is
        when the table has to be looked after though nobody is there (`due`): as it stands from now on, None for never.
        `beside` is done in the same transaction.

        All or nothing. `VersionConflict` if `version` does not follow the newest one, `NotOwner` if the epoch is of the
        past, `UnknownTable` if there is no such table, `StorageUnavailable` if the database takes nothing in.
        """
        dated = self.now() if at is None else at
        changes = (summary, state, record, snapshot)
        await self._committer.submit(
            Append(
                table, version, bodies, dated, *changes, format=format, epoch=epoch, deadline=deadline, beside=beside
            )
        )

    async def table(self, id: str) -> TableRow | None:
        """A table as it stands."""
        return await self._database.read(partial(queries.table, id=id))

    async def tables(
        self,
        *,
        state: TableState | None = None,
        touched_before: float | None = None,
        limit: int = 100,
        after: str | None = None,
    ) -> list[TableRow]:
        """Tables in the order of their ids, a page at a time: `after` is the last id of the page before."""
        return await self._database.read(
            partial(queries.tables, state=state, touched_before=touched_before, limit=limit, after=after)
        )

    async def tables_named(self, ids: Sequence[str]) -> list[TableRow]:
        """Those of these tables that exist, in no order."""
        return await self._database.read(partial(queries.tables_named, ids=ids))

    async def due(
        self, *, server: str | None = None, after: tuple[float, str] | None = None, limit: int = 100
    ) -> list[TableRow]:
        """Tables whose deadline has come, the earliest first, a page at a time: `after` is (deadline, id) of the last.

        Where there are several servers: those of `server`, and those that no living one has.
        """
        wanted = partial(queries.due, now=self.now(), server=server, after=after, limit=limit)
        return await (self._database.read(wanted) if self.shared is None else self.shared.database.at_once(wanted))

    async def set_state(self, table: str, state: TableState, *, epoch: int | None = None) -> None:
        """Change the state of a table; `UnknownTable` if there is none, `NotOwner` as with `append`."""
        await self._committer.submit(partial(queries.set_state, id=table, state=state, epoch=epoch))

    async def remove_table(self, table: str, *, epoch: int | None = None) -> bool:
        """Forget a table, its entries and its snapshot, but not its records. False if there was none.

        `NotOwner` as with `append`.
        """
        removed: bool = await self._committer.submit(partial(queries.remove_table, id=table, epoch=epoch))
        return removed

    async def archive_untouched(self, before: float) -> int:
        """Archive tables that nobody has touched since, except those of a living server; returns how many."""
        return await self._tidy("archiving", partial(archive_untouched, before=before))

    async def remove_archived(self, before: float) -> int:
        """Remove archived tables in the same way."""
        return await self._tidy("removing", partial(remove_archived, before=before))

    async def forget_dailies(self, before: str, today: str) -> int:
        """Remove tries from before a day, and addresses from before today; returns how many rows."""
        return await self._tidy("forgetting dailies", partial(forget_tries, before=before, today=today))

    async def _tidy(self, what: str, page: Work[int]) -> int:
        """Do it page by page; of several servers only one."""
        total = 0
        while True:
            job = self._committer.submit(page) if self.shared is None else self.shared.alone(what, page)
            done: int | None = await job
            if not done:
                return total
            total += done

    # Entries

    async def read(self, table: str, *, after: int = 0) -> list[EntryRow]:
        """The entries of a table that follow version `after`."""
        return await self._database.read(partial(queries.entries, table=table, after=after))

    async def read_snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot of a table, if one was kept."""
        return await self._database.read(partial(queries.snapshot, table=table))

    async def forget_running(self, table: str, *, epoch: int | None = None) -> None:
        """Take what the last owner left under way, once and for nobody else; `NotOwner` as with `append`."""
        if self.shared is None or epoch is None:
            await self._committer.submit(partial(queries.forget_running, table=table, epoch=epoch))
        elif not await self.shared.take_up(table, epoch):
            raise NotOwner("storage-not-owner", table=table)

    # Records

    async def save_record(self, record: Record) -> None:
        """Keep a record; one with the same id is replaced."""
        await self._committer.submit(partial(save_record, record=record))

    async def record(self, id: str, *, sealed: bool = False) -> Record | None:
        """A whole record. One that is still sealed only with `sealed`: the caller must keep it secret."""
        found = await self._database.read(partial(queries.record, id=id))
        hidden = found is not None and found.opens is not None and self.now() < found.opens
        return None if hidden and not sealed else found

    async def record_head(self, id: str) -> RecordHeadRow | None:
        """A record as lists show it."""
        return await self._database.read(partial(queries.record_head, id=id))

    async def record_opens(self, id: str) -> float | None:
        """When a record may be read; None: at once, or there is none."""
        return await self._database.read(partial(queries.record_opens, id=id))

    async def records(
        self,
        *,
        table: str | None = None,
        game: str | None = None,
        limit: int = 100,
        before: tuple[float, str] | None = None,
    ) -> list[RecordHeadRow]:
        """Records, newest first, a page at a time: `before` is (finished, id) of the last one of the page before."""
        return await self._database.read(partial(queries.records, table=table, game=game, limit=limit, before=before))

    async def remove_record(self, id: str) -> bool:
        """Forget a record. False if there was none."""
        removed: bool = await self._committer.submit(partial(queries.remove_record, id=id))
        return removed


async def _migrated(database: Database, place: str) -> None:
    """Try again if the connection was cut: a busy computer may be too slow for PostgreSQL at the start."""
    for _ in range(ATTEMPTS - 1):
        try:
            return await database.write(partial(migrate, place=place))
        except StorageUnavailable as error:
            if not was_cut_off(error):
                raise
    await database.write(partial(migrate, place=place))


def _cannot_open(error: StorageUnavailable, place: str) -> CannotOpen:
    code = sqlite_code(error.__cause__) if isinstance(error.__cause__, Exception) else None
    cause = str(error.arguments["cause"])
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return CannotOpen("storage-not-a-database", place=place)
    if code in (sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_FULL):
        return CannotOpen("storage-not-writable", place=place, cause=cause)
    return CannotOpen("storage-unreachable", place=place, cause=cause)
