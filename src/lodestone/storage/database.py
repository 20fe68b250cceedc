"""One way to run a transaction on either database: plain functions of a connection, handed to `read` and `write`.

SQLite runs them on two threads of its own, one that writes and one that reads, so that a transaction costs one hop
off the event loop however many statements it has; PostgreSQL runs them through its asynchronous driver.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing
from pathlib import Path
from time import monotonic, sleep
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy import event

from lodestone.storage.faults import availability, sqlite_code, unreachable

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

Answer = TypeVar("Answer")
Work = Callable[[sa.Connection], Answer]

RETRY = 0.01
"""s between attempts at what SQLite does not itself wait for."""
PATIENCE = 10.0
"""Seconds to wait for a lock, a connection or an answer before the database counts as gone."""
CONNECTIONS = 5
"""Connections of one server to PostgreSQL; its lease has one more."""
LOCK_ENDING = ".lock"
CLAIM_WAIT = 2.0
"""s to wait for a server that was killed a moment ago to be gone."""
IDLE = 1.0
"""s in the pool after which a connection is checked."""
_USED = "lodestone used"
MANNERS = {
    # Our promise, whatever the database's default: a commit that returns is on the disk.
    "synchronous_commit": "on",
    # A server that hangs in the middle of a transaction holds up nobody for longer than that,
    "idle_in_transaction_session_timeout": "2000",
    # which is shorter than other servers wait for it.
    "lock_timeout": "3000",
    # A dead connection is found out within some 5 s.
    "tcp_keepalives_idle": "2",
    "tcp_keepalives_interval": "1",
    "tcp_keepalives_count": "3",
}


class Database(Protocol):
    """Runs work in transactions. Raises `StorageUnavailable`, or whatever is wrong with the work itself."""

    async def write(self, work: Work[Answer]) -> Answer:
        """Run work and commit; when this returns, what was written survives a crash and a power cut."""

    async def read(self, work: Work[Answer]) -> Answer:
        """Run work that changes nothing."""

    async def claim(self) -> bool:
        """Claim the database for serving, until it is closed; False if another server has it."""

    async def close(self) -> None:
        """Let go of every connection."""


class SqliteDatabase:
    """A SQLite file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._engine = sa.create_engine(
            "sqlite://", creator=self._connect, poolclass=sa.QueuePool, pool_size=2, hide_parameters=True
        )
        self._writing = self._engine.execution_options(writes=True)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="storage-writer")
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="storage-reader")
        self._claim: FileClaim | None = None
        sa.event.listen(self._engine, "begin", _begin)

    async def write(self, work: Work[Answer]) -> Answer:
        """Run work and commit, on the thread that writes."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._run, self._writing, work)

    async def read(self, work: Work[Answer]) -> Answer:
        """Run work on the thread that reads; SQLite's write-ahead log keeps it out of the writer's way."""
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._run, self._engine, work)

    async def claim(self) -> bool:
        """Claim the file; False if another server has it."""
        claim = FileClaim(self._file)
        if await asyncio.to_thread(claim.hold):
            self._claim = claim
        return self._claim is claim

    async def close(self) -> None:
        """End both threads, then close; the last connection folds the write-ahead log into the file."""
        for threads in (self._writer, self._reader):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()
        if self._claim is not None:
            self._claim.close()

    def _run(self, engine: sa.Engine, work: Work[Answer]) -> Answer:
        try:
            connection = engine.connect()
        except Exception as error:
            raise unreachable(error) from error
        with connection:
            try:
                answer = work(connection)
                connection.commit()
                return answer
            except Exception as error:
                unavailable = availability(error)
                if unavailable is None:
                    raise
                connection.invalidate()  # its disk may have been remounted: open the file again next time
                raise unavailable from error

    def _connect(self) -> sqlite3.Connection:
        # mode=rw: a file that vanished must not come back empty. Transactions begin in _begin, not in the driver.
        connection = sqlite3.connect(
            f"{self._file.absolute().as_uri()}?mode=rw",
            uri=True,
            timeout=PATIENCE,
            isolation_level=None,
            check_same_thread=False,  # the pool hands a connection to one thread at a time
        )
        try:
            _keep_a_journal_ahead(connection)
            for pragma in ("synchronous=FULL", "fullfsync=ON", "foreign_keys=ON"):
                connection.execute(f"PRAGMA {pragma}")
        except sqlite3.Error:
            connection.close()
            raise
        return connection


def _keep_a_journal_ahead(connection: sqlite3.Connection) -> None:
    """Switch to write-ahead logging. On a new file SQLite does not wait for others who are just doing the same."""
    patient_until = monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if sqlite_code(error) != sqlite3.SQLITE_BUSY or monotonic() > patient_until:
                raise
        sleep(RETRY)


def _begin(connection: sa.Connection) -> None:
    # IMMEDIATE: wait for the lock at the start, where waiting is possible, not at the first change, where it is not.
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class FileClaim:
    """A server's claim to a SQLite file, held until it is closed: one server to a file.

    It is claimed by an exclusive transaction on an empty file beside it: SQLite knows how to lock on every system, and
    the system frees the lock of a process that dies, however it dies. Programs that only read, and backups, do not
    need it.
    """

    def __init__(self, file: Path) -> None:
        lock = file.resolve()
        self._connection = sqlite3.connect(
            f"{lock}{LOCK_ENDING}", timeout=CLAIM_WAIT, isolation_level=None, check_same_thread=False
        )

    def hold(self) -> bool:
        """Try to claim it; whether it is ours now."""
        try:
            self._connection.execute("PRAGMA journal_mode=MEMORY")  # nothing is written: leave no journal either
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._connection.close()
            if sqlite_code(error) == sqlite3.SQLITE_BUSY:
                return False
            raise unreachable(error) from error
        return True

    def close(self) -> None:
        """Give the claim back."""
        self._connection.close()


class PostgresDatabase:
    """A PostgreSQL database."""

    def __init__(self, url: sa.URL, name: str) -> None:
        # Imported late: it brings the whole object mapper along, which a server on SQLite need not load.
        from sqlalchemy.ext.asyncio import create_async_engine

        self.name = name
        """The name of its connections."""
        self._url = url
        self._engine = create_async_engine(
            url,
            hide_parameters=True,  # errors are logged, but not what people say and play
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=PATIENCE,
            connect_args={"timeout": PATIENCE, "command_timeout": PATIENCE, "server_settings": self.settings},
        )
        ping_when_idle(self._engine.sync_engine)  # notice a restarted database before the work begins
        self._at_once = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    @property
    def settings(self) -> dict[str, str]:
        """Settings of every connection."""
        return {"application_name": self.name, **MANNERS}

    @property
    def login(self) -> dict[str, Any]:
        """Address and credentials, in the driver's terms."""
        _, words = self._engine.dialect.create_connect_args(self._url)
        return {word: words[word] for word in words if not word.startswith(("prepared_statement_", "async_"))}

    async def write(self, work: Work[Answer]) -> Answer:
        """Run work and commit."""
        return await self._run(self._engine, work)

    async def read(self, work: Work[Answer]) -> Answer:
        """Run work that needs no transaction, since there is nothing to commit."""
        return await self.at_once(work)

    async def at_once(self, work: Work[Answer]) -> Answer:
        """Run work in which every statement is a transaction, so that a hang between two holds up nobody."""
        return await self._run(self._at_once, work)

    async def claim(self) -> bool:
        """Always True: several servers may serve from it, and each table has an owner (`shared_tables`)."""
        return True

    async def close(self) -> None:
        """Close every connection."""
        await self._engine.dispose()

    async def _run(self, engine: AsyncEngine, work: Work[Answer]) -> Answer:
        try:
            connection = await engine.connect()
        except Exception as error:
            raise unreachable(error) from error
        committing = False
        try:
            async with aclosing(connection):
                answer = await connection.run_sync(work)
                committing = True
                await connection.commit()
                return answer
        except Exception as error:
            unavailable = availability(error, committing=committing)
            if unavailable is None:
                raise
            raise unavailable from error


def ping_when_idle(engine: sa.Engine) -> None:
    """Make the pool of an engine on asyncpg notice dead connections before work begins on them.

    SQLAlchemy's own check, before every use, takes three round trips (a transaction around an empty statement),
    nearly half the work of a small group commit. A connection that worked a moment ago still does, or its end has been
    noticed.
    """
    dialect = engine.dialect

    @event.listens_for(engine, "checkin")
    def _returned(connection: Any, record: Any) -> None:
        record.info[_USED] = monotonic()

    @event.listens_for(engine, "checkout")
    def _taken(connection: Any, record: Any, fairy: Any) -> None:
        used = record.info.get(_USED)
        if used is None:  # a new connection
            return
        if connection.driver_connection.is_closed():
            raise sa.exc.InvalidatePoolError
        if monotonic() - used > IDLE:
            try:
                dialect.do_ping(connection)
            except dialect.loaded_dbapi.Error as problem:
                raise sa.exc.InvalidatePoolError from problem
