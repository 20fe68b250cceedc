"""Fencing: a server that no longer owns a table cannot write to it, whatever it believes; and who is alive."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from lodestone.storage.errors import CannotOpen, NotOwner, VersionConflict
from lodestone.storage.event_log import EventLog
from lodestone.storage.lease_session import Introduction, LeaseSession, ServerCounts, new_lock
from lodestone.storage.living import connections_of
from lodestone.storage.rows import Record, Snapshot
from lodestone.storage.shared_tables import SharedTables
from tests.postgres import PostgresServer


@pytest.fixture
async def log(postgres: PostgresServer) -> AsyncIterator[EventLog]:
    """An empty log of server a."""
    async with await EventLog.open(postgres.empty_database(), clock=lambda: 1000.0, name=connections_of("a")) as opened:
        yield opened


@pytest.fixture
def shared(log: EventLog) -> SharedTables:
    assert log.shared is not None
    return log.shared


@asynccontextmanager
async def living(shared: SharedTables, id: str, secret: str = "") -> AsyncIterator[LeaseSession]:
    """A server that has joined."""
    us = Introduction(id, new_lock(), f"http://{id}", "test", 2, secret)
    session = await LeaseSession.open(shared.database, us, lambda _: None)
    await session.join(lambda _: None)
    try:
        yield session
    finally:
        session.drop()


async def refused(attempt: Awaitable[Any]) -> None:
    with pytest.raises(NotOwner):
        await attempt


async def test_an_owner_of_the_past_writes_nothing(log: EventLog, shared: SharedTables) -> None:
    await log.create_table("t", "clustered", [b"1"], owner="a", epoch=1)
    await log.append("t", 2, [b"2"], epoch=1)
    assert await shared.take_over("t", 1, "b") == 2
    kept, record = Snapshot(3, b"s"), Record("r", "t", "clustered", 0.0, "", b"{}")
    await refused(log.append("t", 3, [b"3"], epoch=1, snapshot=kept, record=record, state="over"))
    await refused(log.set_state("t", "closed", epoch=1))
    await refused(log.remove_table("t", epoch=1))
    row = await log.table("t")
    assert row is not None
    assert (row.version, row.state, row.owner, row.epoch) == (2, "open", "b", 2)
    assert (await log.read_snapshot("t"), await log.record("r")) == (None, None)
    await log.append("t", 3, [b"3"], epoch=2)
    await log.set_state("t", "closed", epoch=2)
    assert await log.remove_table("t", epoch=2)
    assert not await log.remove_table("t", epoch=2)


async def test_in_one_batch_only_those_of_the_past_are_refused(log: EventLog, shared: SharedTables) -> None:
    tables = [f"t{number}" for number in range(20)]
    await asyncio.gather(*(log.create_table(table, "clustered", [b"1"], owner="a", epoch=1) for table in tables))
    for table in tables[::3]:
        await shared.take_over(table, 1, "b")
    answers = await asyncio.gather(*(log.append(table, 2, [b"2"], epoch=1) for table in tables), return_exceptions=True)
    assert [isinstance(answer, NotOwner) for answer in answers] == [number % 3 == 0 for number in range(20)]
    for number, table in enumerate(tables):
        assert len(await log.read(table)) == (1 if number % 3 == 0 else 2)


async def test_who_is_of_the_past_is_told_so_even_where_the_version_does_not_fit_either(
    log: EventLog, shared: SharedTables
) -> None:
    await log.create_table("t", "clustered", [b"1"], owner="a", epoch=1)
    await shared.take_over("t", 1, "b")
    await log.append("t", 2, [b"2"], epoch=2)
    await refused(log.append("t", 2, [b"x"], epoch=1))
    with pytest.raises(VersionConflict):
        await log.append("t", 2, [b"x"], epoch=2)


async def test_of_many_who_take_over_at_once_one_does(log: EventLog, shared: SharedTables) -> None:
    await log.create_table("t", "clustered", [b"1"], owner="a", epoch=1)
    epochs = await asyncio.gather(*(shared.take_over("t", 1, f"b{number}") for number in range(5)))
    assert sorted(epochs, key=str) == [2, None, None, None, None]
    assert await shared.epochs(["t", "none"]) == {"t": 2}


async def test_giving_up_and_wanting_do_nothing_to_what_is_not_theirs(log: EventLog, shared: SharedTables) -> None:
    await log.create_table("t", "clustered", [b"1"], owner="a", epoch=1)
    async with living(shared, "a") as session:
        await shared.want("t", "b", "c")
        assert (await session.beat(ServerCounts())).wanted == ()
        await shared.want("t", "a", "b")
        assert (await session.beat(ServerCounts())).wanted == ("t",)
    assert await shared.take_over("t", 1, "b") == 2
    await shared.give_up("t", 1)
    found = await shared.ownership("t")
    assert found is not None
    assert (found.owner, found.epoch) == ("b", 2)
    await shared.give_up("t", 2)
    found = await shared.ownership("t")
    assert found is not None
    assert (found.owner, found.epoch) == (None, 2)


async def test_what_is_being_stored_while_another_takes_over_is_there_or_refused(
    log: EventLog, shared: SharedTables
) -> None:
    """In whatever order PostgreSQL handles them, the new owner reads everything that was acknowledged."""
    for number in range(30):
        table = f"t{number}"
        await log.create_table(table, "clustered", [b"1"], owner="a", epoch=1)
        stored = asyncio.ensure_future(log.append(table, 2, [b"2"], epoch=1))
        await asyncio.sleep(0.0002 * number)
        assert await shared.take_over(table, 1, "b") == 2
        there = len(await log.read(table))
        (answer,) = await asyncio.gather(stored, return_exceptions=True)
        assert there == (1 if isinstance(answer, NotOwner) else 2)
        assert len(await log.read(table)) == there


async def test_a_server_lives_as_long_as_it_holds_its_lock_and_beats(log: EventLog, shared: SharedTables) -> None:
    await log.create_table("t", "clustered", [b"1"], owner="b", epoch=1)

    async def lives() -> bool:
        found = await shared.ownership("t")
        assert found is not None
        return found.lives

    assert not await lives()
    async with living(shared, "b") as session:
        assert await lives()
        assert not await shared.bury("b")
        await _run(log, "UPDATE servers SET beat = beat - 3.1")
        assert not await lives()
        assert (await session.beat(ServerCounts(tables=3))).known
        assert await lives()
    while await lives():  # until PostgreSQL notices that the connection is closed
        await asyncio.sleep(0.01)
    assert await shared.bury("b")


async def test_who_was_taken_for_dead_learns_of_it(log: EventLog, shared: SharedTables) -> None:
    async with living(shared, "b") as session:
        await _run(log, "UPDATE servers SET beat = beat - 3.1")
        assert await shared.bury("b")
        assert not (await session.beat(ServerCounts())).known
        await session.join(lambda _: None)
        assert (await session.beat(ServerCounts())).known


async def test_the_transactions_of_a_dead_server_hold_nobody_up(log: EventLog, shared: SharedTables) -> None:
    await log.create_table("t", "clustered", [b"1"], owner="b", epoch=1)
    login, settings = shared.database.login, {"application_name": connections_of("b")}
    hangs = await asyncpg.connect(**login, server_settings=settings)
    transaction = hangs.transaction()
    await transaction.start()
    await hangs.execute("SELECT FROM tables WHERE id = 't' FOR UPDATE")
    assert await shared.bury("b")
    assert await shared.take_over("t", 1, "a") == 2
    while not hangs.is_closed():
        await asyncio.sleep(0.01)


async def test_a_transaction_that_nobody_goes_on_with_is_ended(log: EventLog, shared: SharedTables) -> None:
    await log.create_table("t", "clustered", [b"1"], owner="b", epoch=1)
    hangs = await asyncpg.connect(**shared.database.login, server_settings=shared.database.settings)
    transaction = hangs.transaction()
    await transaction.start()
    await hangs.execute("SELECT FROM tables WHERE id = 't' FOR UPDATE")
    assert await shared.take_over("t", 1, "a") == 2  # it waits for that, and is patient enough
    while not hangs.is_closed():
        await asyncio.sleep(0.01)


async def test_others_are_seen_with_what_they_tell(shared: SharedTables) -> None:
    async with living(shared, "a", "x") as first, living(shared, "b", "x") as second:
        await second.beat(ServerCounts(3, 4, 5, draining=True))
        (seen,) = (await first.beat(ServerCounts())).servers
        assert (seen.id, seen.url, seen.secret, seen.counts) == (
            "b",
            "http://b",
            "x",
            ServerCounts(3, 4, 5, draining=True),
        )
        await second.leave()
        assert (await first.beat(ServerCounts())).servers == ()


async def test_who_does_not_fit_in_stays_out(shared: SharedTables) -> None:
    async with living(shared, "a") as first:
        us = Introduction("b", new_lock(), "http://b", "test", 2, "")
        session = await LeaseSession.open(shared.database, us, lambda _: None)
        with pytest.raises(CannotOpen):
            await session.join(lambda others: CannotOpen("storage-no-secret", place=others[0].url))
        session.drop()
        assert (await first.beat(ServerCounts())).servers == ()


async def test_a_lock_that_our_own_line_could_take_is_no_lock(shared: SharedTables) -> None:
    """As behind a pooler in transaction mode."""
    async with living(shared, "a") as session:
        assert await shared.sees_lock(session.lock)
    while await shared.sees_lock(session.lock):
        await asyncio.sleep(0.01)


async def test_one_server_at_a_time(shared: SharedTables) -> None:
    begun, go_on = asyncio.Event(), asyncio.Event()
    database = shared.database

    async def hold() -> None:
        connection = await asyncpg.connect(**database.login)
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(hashtext('lodestone sweeping'))")
            begun.set()
            await go_on.wait()
        await connection.close()

    task = asyncio.create_task(hold())
    await begun.wait()
    assert await shared.alone("sweeping", lambda _: "done") is None
    assert await shared.alone("mopping", lambda _: "done") == "done"
    go_on.set()
    await task
    assert await shared.alone("sweeping", lambda _: "done") == "done"


async def _run(log: EventLog, statement: str) -> None:
    assert log.shared is not None
    await log.shared.database.write(lambda connection: connection.exec_driver_sql(statement) and None)


async def test_what_a_living_server_has_is_neither_archived_nor_removed(log: EventLog, shared: SharedTables) -> None:
    for table, owner in (("ours", "a"), ("a-dead-ones", "z"), ("nobodys", None)):
        await log.create_table(table, "clustered", [b"1"], owner=owner, epoch=1)
    async with living(shared, "a"):
        assert await log.archive_untouched(before=1000.0) == 0  # the clock stands still at 1000
        assert await log.archive_untouched(before=1001.0) == 2
        assert await log.archive_untouched(before=1001.0) == 0
        assert [row.id for row in await log.tables(state="open")] == ["ours"]
        await log.set_state("ours", "archived")
        assert await log.remove_archived(before=1001.0) == 2
        assert [row.id for row in await log.tables()] == ["ours"]


async def test_more_than_a_page_is_tidied_up(log: EventLog) -> None:
    await asyncio.gather(*(log.create_table(f"t{number}", "clustered", [b"1"]) for number in range(450)))
    assert await log.archive_untouched(before=1001.0) == 450
    assert await log.remove_archived(before=1001.0) == 450
