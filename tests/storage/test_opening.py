"""Opening: what is missing is created; an obstacle is named, together with what to do about it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from lodestone.storage import schema
from lodestone.storage.errors import CannotOpen
from lodestone.storage.event_log import EventLog
from lodestone.storage.opening import STEPS, database_at
from tests.postgres import PASSWORD, PostgresServer


async def refusal(address: str | Path) -> CannotOpen:
    with pytest.raises(CannotOpen) as caught:
        await EventLog.open(address)
    assert PASSWORD not in str(caught.value)
    return caught.value


async def run(address: str, statement: str) -> None:
    database, _ = database_at(address)
    await database.write(lambda connection: connection.exec_driver_sql(statement) and None)
    await database.close()


@contextmanager
def as_nobody() -> Iterator[None]:
    """Drop privileges for a moment, since root may write anywhere."""
    before = os.geteuid()
    if before == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(before)


async def test_folders_are_created(tmp_path: Path) -> None:
    async with await EventLog.open(tmp_path / "deep" / "down" / "log #1?.db") as log:
        await log.create_table("t", "clustered", [b"1"])
    assert (tmp_path / "deep" / "down" / "log #1?.db").stat().st_size > 0


async def test_several_programs_may_open_a_new_database_at_once(address: str) -> None:
    logs = await asyncio.gather(*(EventLog.open(address) for _ in range(4)))
    for number, log in enumerate(logs):
        await log.create_table(f"t{number}", "clustered", [b"1"])
    assert len(await logs[0].tables()) == 4
    for log in logs:
        await log.close()


async def test_a_file_that_somebody_serves_from_is_left_to_them(tmp_path: Path) -> None:
    file, link = tmp_path / "log.db", tmp_path / "link.db"
    async with await EventLog.open(file, claim=True) as first:
        link.symlink_to(file)
        for name in (file, link):
            with pytest.raises(CannotOpen) as caught:
                await EventLog.open(name, claim=True)
            assert (caught.value.key, caught.value.arguments) == ("storage-in-use", {"place": str(name)})
        async with await EventLog.open(file) as onlooker:  # reading does not count as serving
            await first.create_table("t", "clustered", [b"1"])
            assert len(await onlooker.read("t")) == 1
    await (await EventLog.open(file, claim=True)).close()


async def test_a_newer_program_may_have_added_to_a_database_that_others_share(address: str) -> None:
    await (await EventLog.open(address)).close()
    await run(address, f"UPDATE {schema.VERSION_TABLE} SET version_num = '9999'")
    await run(address, f"UPDATE {schema.COMPATIBLE_TABLE} SET oldest = '{schema.REVISION}'")
    async with await EventLog.open(address) as log:
        assert await log.tables() == []


async def test_the_steps_lead_to_the_schema(address: str) -> None:
    def differences(connection: sa.Connection) -> object:
        context = MigrationContext.configure(connection, opts={"version_table": schema.VERSION_TABLE})
        return compare_metadata(context, schema.metadata)

    async with await EventLog.open(address):
        database, _ = database_at(address)
        assert await database.read(differences) == []
        await database.close()
    assert ScriptDirectory(str(STEPS)).get_heads() == [schema.REVISION]


async def test_a_step_that_fails_leaves_nothing_behind(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        # The last statement of the first migration fails because of a name that is already taken.
        step = ScriptDirectory(str(STEPS)).get_revision("0001").module
        original = step.op.create_index
        patched.setattr(step.op, "create_index", lambda _, *rest: original("same_name", *rest))
        with pytest.raises(Exception, match="same_name"):
            await EventLog.open(address)
    async with await EventLog.open(address) as log:
        assert await log.tables() == []


async def test_a_newer_database_is_left_alone(address: str) -> None:
    await (await EventLog.open(address)).close()
    await run(address, f"UPDATE {schema.VERSION_TABLE} SET version_num = '9999'")
    await run(address, f"UPDATE {schema.COMPATIBLE_TABLE} SET oldest = '9998'")
    assert (await refusal(address)).key == "storage-newer"


async def test_the_database_of_another_program_is_left_alone(address: str) -> None:
    await run(address, "CREATE TABLE bookmarks (id INTEGER)")
    assert (await refusal(address)).key == "storage-foreign"


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann, " * 1000)
    assert (await refusal(letter)).key == "storage-not-a-database"
    assert letter.read_text() == "Dear Ann, " * 1000


async def test_places_where_nothing_can_be_written(tmp_path: Path) -> None:
    assert (await refusal(tmp_path)).key == "storage-not-writable"
    (tmp_path / "file").touch()
    assert (await refusal(tmp_path / "file" / "log.db")).key == "storage-not-writable"


async def test_a_database_that_may_only_be_read(tmp_path: Path) -> None:
    for folder in (tmp_path, *tmp_path.parents[:2]):
        folder.chmod(0o755)  # so that nobody can reach the file
    file = tmp_path / "log.db"
    await (await EventLog.open(file)).close()
    file.chmod(0o444)
    with as_nobody():
        error = await refusal(file)
    assert error.key == "storage-not-writable"
    assert str(file) in str(error)


@pytest.mark.parametrize(
    "address",
    ["mysql://host/db", "sqlite://", "sqlite:///:memory:", "sqlite:///a?mode=ro", "postgresql://host:port/db"],
)
async def test_addresses_nobody_serves(address: str) -> None:
    assert (await refusal(address)).key == "storage-address"


async def test_a_server_that_cannot_be_reached(postgres: PostgresServer) -> None:
    for address in (
        postgres.address("postgres", port=1),
        postgres.address("postgres", password="wrong"),
        postgres.address("nowhere"),
        postgres.address("postgres") + "?sslmode=require",
    ):
        assert (await refusal(address)).key == "storage-unreachable"


async def test_postgres_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    assert "lodestone[postgres]" in str(await refusal("postgresql://localhost/db"))


async def test_sqlite_is_set_up_to_survive_a_power_cut(tmp_path: Path) -> None:
    database, _ = database_at(tmp_path / "log.db")

    def pragmas(connection: sa.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await database.write(pragmas) == await database.read(pragmas) == ["wal", 2, 1]
    await database.close()


async def test_a_backup_can_be_taken_while_the_log_is_in_use(tmp_path: Path) -> None:
    async with await EventLog.open(tmp_path / "log.db") as log:
        await log.create_table("t", "clustered", [b"1"])
        with closing(sqlite3.connect(tmp_path / "log.db")) as live, closing(sqlite3.connect(tmp_path / "b.db")) as copy:
            live.backup(copy)
        await log.append("t", 2, [b"2"])
    async with await EventLog.open(tmp_path / "b.db") as restored:
        assert [entry.body for entry in await restored.read("t")] == [b"1"]
