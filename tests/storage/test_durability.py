"""Nothing acknowledged is lost and nothing is half-written: killed programs, full disks, servers that go away."""

from __future__ import annotations

import asyncio
import random
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path

import pytest
import sqlalchemy as sa

from lodestone.storage.database import Answer, Database, Work
from lodestone.storage.errors import StorageUnavailable
from lodestone.storage.event_log import EventLog
from lodestone.storage.opening import database_at
from tests import ROOT
from tests.postgres import PostgresServer
from tests.storage.appender import TABLES, body_of


async def check(address: str, acknowledged: dict[str, int]) -> None:
    """Check that every table is complete and without gaps, at least as far as was acknowledged."""
    async with await EventLog.open(address) as log:
        for table, version in acknowledged.items():
            entries = await log.read(table)
            assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
            assert [entry.body for entry in entries] == [body_of(table, entry.version) for entry in entries]
            assert len(entries) >= version
            row = await log.table(table)
            assert row is not None
            assert row.version == len(entries)


def kill_after(address: str, lines: int) -> dict[str, int]:
    """Run the appender until it has printed so many acknowledgements, kill it, and return all of them."""
    command = [sys.executable, "-m", "tests.storage.appender", address]
    acknowledged: dict[str, int] = {}
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as appender:
        assert appender.stdout is not None
        for number, line in enumerate(appender.stdout):
            table, version = line.split()
            acknowledged[table] = int(version)
            if number == lines:
                appender.kill()
    assert appender.returncode == -9
    return acknowledged


async def killed_again_and_again(address: str, rounds: int) -> None:
    chance = random.Random(7)
    for _ in range(rounds):
        await check(address, await asyncio.to_thread(kill_after, address, chance.randrange(200)))


async def test_what_was_acknowledged_survives_a_kill(address: str) -> None:
    await killed_again_and_again(address, rounds=6)


@pytest.mark.soak
async def test_what_was_acknowledged_survives_hundreds_of_kills(address: str) -> None:
    await killed_again_and_again(address, rounds=200)


class Counting:
    """A database that counts its transactions."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.writes = 0
        self.read, self.claim, self.close = database.read, database.claim, database.close

    async def write(self, work: Work[Answer]) -> Answer:
        self.writes += 1
        return await self._database.write(work)


async def test_all_that_wait_at_a_moment_are_committed_together(address: str) -> None:
    await (await EventLog.open(address)).close()
    database = Counting(database_at(address)[0])
    async with EventLog(database, clock=lambda: 0.0) as log:
        await asyncio.gather(*(log.create_table(f"t{number}", "clustered", [b"1"]) for number in range(100)))
        assert database.writes == 1
        first = asyncio.create_task(log.append("t0", 2, [b"2"]))
        while database.writes == 1:
            await asyncio.sleep(0)
        await asyncio.gather(first, *(log.append(f"t{number}", 2, [b"2"]) for number in range(1, 100)))
        assert database.writes == 3


@contextmanager
def at_most_pages(pages: int) -> Iterator[None]:
    """Make SQLite refuse to let a file grow beyond this many pages, just as on a full disk."""
    limited: list[sqlite3.Connection] = []

    def limit(connection: sqlite3.Connection, _: object) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")
        limited.append(connection)

    sa.event.listen(sa.Pool, "connect", limit)
    yield
    sa.event.remove(sa.Pool, "connect", limit)
    for connection in limited:
        with suppress(sqlite3.ProgrammingError):  # closed since
            connection.execute("PRAGMA max_page_count=1000000")


@contextmanager
def at_most_bytes(size: int) -> Iterator[None]:
    """Make the system fail every write beyond this file size."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


async def append_until_failure(log: EventLog, heads: dict[str, int]) -> list[StorageUnavailable]:
    """Append to all tables at once, round after round; `heads` keeps the acknowledged versions."""
    while True:
        answers = await asyncio.gather(
            *(log.append(table, head + 1, [body_of(table, head + 1)]) for table, head in heads.items()),
            return_exceptions=True,
        )
        failures: list[StorageUnavailable] = []
        for table, answer in zip(list(heads), answers, strict=True):
            if answer is None:
                heads[table] += 1
            else:
                assert isinstance(answer, StorageUnavailable)
                failures.append(answer)
        if failures:
            return failures


async def created(log: EventLog) -> dict[str, int]:
    await asyncio.gather(*(log.create_table(table, "clustered", [body_of(table, 1)]) for table in TABLES))
    return dict.fromkeys(TABLES, 1)


@pytest.mark.parametrize(
    ("shortage", "key"),
    [(lambda: at_most_pages(60), "storage-full"), (lambda: at_most_bytes(300_000), "storage-unavailable")],
    ids=["full", "failing"],
)
async def test_a_disk_without_room_is_survived(
    tmp_path: Path, shortage: Callable[[], AbstractContextManager[None]], key: str
) -> None:
    file = tmp_path / "log.db"
    with shortage():
        log = await EventLog.open(file)
        heads = await created(log)
        failures = await append_until_failure(log, heads)
        assert {failure.key for failure in failures} == {key}
        assert len(failures) == len(TABLES)
        assert [len(await log.read(table)) for table in TABLES] == list(heads.values())
    for table in TABLES:
        await log.append(table, heads[table] + 1, [body_of(table, heads[table] + 1)])
        heads[table] += 1
    await log.close()
    await check(str(file), heads)


async def test_a_file_that_vanished_does_not_come_back_empty(tmp_path: Path) -> None:
    database, _ = database_at(tmp_path / "log.db")
    (tmp_path / "log.db").unlink()
    with pytest.raises(StorageUnavailable):
        await database.write(lambda connection: None)
    await database.close()
    assert not (tmp_path / "log.db").exists()


async def test_a_server_that_was_stopped_is_found_again(postgres: PostgresServer) -> None:
    address = postgres.empty_database()
    async with await EventLog.open(address) as log:
        heads = await created(log)
        postgres.stop()
        failures = await append_until_failure(log, heads)
        assert {failure.key for failure in failures} == {"storage-unavailable"}
        with pytest.raises(StorageUnavailable):
            await log.read("t0")
        postgres.start()
        for table in TABLES:
            await log.append(table, 2, [body_of(table, 2)])
    await check(address, dict.fromkeys(TABLES, 2))


async def test_a_server_that_crashes_under_load_loses_nothing_acknowledged(postgres: PostgresServer) -> None:
    address = postgres.empty_database()
    async with await EventLog.open(address) as log:
        heads = await created(log)
        for _ in range(2):
            load = asyncio.create_task(append_until_failure(log, heads))
            await asyncio.sleep(0.1)
            await asyncio.to_thread(postgres.stop, "immediate")
            failures = await load
            await asyncio.to_thread(postgres.start)
            for table, head in heads.items():
                row = await log.table(table)
                assert row is not None
                assert row.version == head or (
                    any(failure.uncertain for failure in failures) and row.version == head + 1
                )
                heads[table] = row.version
    await check(address, heads)
