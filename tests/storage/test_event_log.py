"""What the event log stores and returns, and what it refuses."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable
from dataclasses import replace

import pytest

from lodestone.storage.errors import TableExists, UnknownTable, VersionConflict
from lodestone.storage.event_log import EventLog
from lodestone.storage.rows import EntryRow, Record, RecordHeadRow, Snapshot, TableRow
from tests import ROOT

RECORD = Record("r1", "t", "clustered", 5.0, "Ann – Ben", b"moves")


async def bodies(log: EventLog, table: str) -> list[bytes]:
    return [entry.body for entry in await log.read(table)]


async def outcomes(*calls: Awaitable[None]) -> list[type[BaseException] | None]:
    return [
        type(outcome) if isinstance(outcome, BaseException) else None
        for outcome in await asyncio.gather(*calls, return_exceptions=True)
    ]


async def test_entries_come_back_in_order_with_version_and_time(log: EventLog) -> None:
    await log.create_table("t", "clustered", [b"one", b""])
    await log.append("t", 3, [b"\0\xff"])
    assert await log.read("t") == [
        EntryRow(1, 1000.0, b"one"),
        EntryRow(2, 1000.0, b""),
        EntryRow(3, 1000.0, b"\0\xff"),
    ]
    assert await log.read("t", after=2) == [EntryRow(3, 1000.0, b"\0\xff")]
    assert await log.read("t", after=3) == await log.read("nowhere") == []


async def test_what_changes_with_an_append_changes_with_it(log: EventLog) -> None:
    await log.create_table("t", "clustered", [b"1"], summary=b"new")
    assert await log.table("t") == TableRow("t", "clustered", 1000.0, 1000.0, "open", 1, b"new")
    await log.append(
        "t", 2, [b"2", b"3"], summary=b"won", state="over", record=RECORD, snapshot=Snapshot(3, b"all of it")
    )
    assert await log.table("t") == TableRow("t", "clustered", 1000.0, 1000.0, "over", 3, b"won")
    assert await log.read_snapshot("t") == Snapshot(3, b"all of it")
    assert await log.record("r1") == RECORD


async def test_what_an_append_does_not_name_stays_as_the_one_before_has_left_it(log: EventLog) -> None:
    await log.create_table("t", "clustered", [b"1"], summary=b"new")
    await asyncio.gather(log.append("t", 2, [b"2"], summary=b"won", state="over"), log.append("t", 3, [b"3"]))
    await log.append("t", 4, [b"4"])
    assert await log.table("t") == TableRow("t", "clustered", 1000.0, 1000.0, "over", 4, b"won")


async def test_a_later_snapshot_takes_the_place_of_the_earlier(log: EventLog) -> None:
    await log.create_table("t", "kluster", [b"1"])
    assert await log.read_snapshot("t") is None
    await asyncio.gather(
        log.append("t", 2, [b"2"], snapshot=Snapshot(2, b"two")), log.append("t", 3, [b"3"], snapshot=Snapshot(3, b"3"))
    )
    assert await log.read_snapshot("t") == Snapshot(3, b"3")


async def test_a_refused_append_changes_nothing(log: EventLog) -> None:
    await log.create_table("t", "clustered", [b"1"])
    before = await log.table("t")
    for version in (0, 1, 3):
        with pytest.raises(VersionConflict) as refusal:
            await log.append("t", version, [b"x"], summary=b"x", state="over", record=RECORD, snapshot=Snapshot(1, b""))
        assert refusal.value.head == 1
    with pytest.raises(UnknownTable):
        await log.append("u", 1, [b"x"])
    with pytest.raises(TableExists):
        await log.create_table("t", "kluster", [b"x"])
    assert await log.table("t") == before
    assert await bodies(log, "t") == [b"1"]
    assert await log.read_snapshot("t") is None
    assert await log.records() == []


async def test_in_one_batch_only_the_one_that_conflicts_fails(log: EventLog) -> None:
    await asyncio.gather(*(log.create_table(name, "clustered", [b"1"]) for name in "abc"))
    assert await outcomes(
        log.append("a", 2, [b"2"]),
        log.append("b", 7, [b"x"]),
        log.append("a", 2, [b"x"]),
        log.append("c", 2, [b"2", b"3"]),
        log.append("z", 2, [b"x"]),
        log.append("a", 3, [b"3"]),
        log.create_table("c", "clustered", [b"x"]),
    ) == [None, VersionConflict, VersionConflict, None, UnknownTable, None, TableExists]
    assert [await bodies(log, name) for name in "abc"] == [[b"1", b"2", b"3"], [b"1"], [b"1", b"2", b"3"]]


async def test_in_one_batch_only_the_one_that_cannot_be_stored_fails(log: EventLog) -> None:
    await asyncio.gather(*(log.create_table(name, "clustered", [b"1"]) for name in "abc"))
    untitled = replace(RECORD, table="b", title=None)  # type: ignore[arg-type]
    first, second, third = await outcomes(
        log.append("a", 2, [b"2"]), log.append("b", 2, [b"2"], record=untitled), log.append("c", 2, [b"2"])
    )
    assert first is third is None
    assert second is not None
    assert [await bodies(log, name) for name in "abc"] == [[b"1", b"2"], [b"1"], [b"1", b"2"]]


async def test_writes_of_all_kinds_keep_their_order(log: EventLog) -> None:
    assert await asyncio.gather(
        log.create_table("t", "clustered", [b"1"]),
        log.append("t", 2, [b"2"]),
        log.set_state("t", "archived"),
        log.append("t", 3, [b"3"]),
        log.remove_table("t"),
        log.create_table("t", "kluster", [b"again"]),
        log.remove_table("u"),
    ) == [None, None, None, None, True, None, False]
    assert await bodies(log, "t") == [b"again"]


async def test_what_nobody_waits_for_any_more_is_still_written(log: EventLog) -> None:
    await log.create_table("t", "clustered", [b"1"])
    impatient = asyncio.create_task(log.append("t", 2, [b"2"]))
    await asyncio.sleep(0)
    impatient.cancel()
    await log.append("t", 3, [b"3"])
    assert await bodies(log, "t") == [b"1", b"2", b"3"]


async def test_states(log: EventLog) -> None:
    await log.create_table("t", "clustered", [b"1"])
    await log.set_state("t", "closed")
    row = await log.table("t")
    assert row is not None
    assert row.state == "closed"
    with pytest.raises(UnknownTable):
        await log.set_state("u", "closed")


async def test_tables_are_listed_in_pages_and_by_age(address: str) -> None:
    now = 0.0
    async with await EventLog.open(address, clock=lambda: now) as log:
        for name in ("b", "d", "a", "c"):
            now += 10
            await log.create_table(name, "clustered", [b"1"])
        now = 100
        await log.append("d", 2, [b"2"], state="over")

        async def ids(**wanted: object) -> list[str]:
            return [row.id for row in await log.tables(**wanted)]  # type: ignore[arg-type]

        assert await ids() == ["a", "b", "c", "d"]
        assert await ids(limit=2) == ["a", "b"]
        assert await ids(limit=2, after="b") == ["c", "d"]
        assert await ids(state="open") == ["a", "b", "c"]
        assert await ids(state="over") == ["d"]
        assert await ids(touched_before=40) == ["a", "b"]
        assert await log.table("nowhere") is None


async def test_records_are_listed_newest_first_in_pages(log: EventLog) -> None:
    await log.create_table("t", "clustered", [b"1"])
    for name, finished, game in (("p", 1.0, "kluster"), ("q", 2.0, "clustered"), ("r", 2.0, "clustered")):
        await log.save_record(Record(name, "t" if name == "q" else None, game, finished, name.upper(), b"body"))

    async def ids(**wanted: object) -> list[str]:
        return [head.id for head in await log.records(**wanted)]  # type: ignore[arg-type]

    assert await ids() == ["r", "q", "p"]
    assert await ids(limit=1) == ["r"]
    assert await ids(before=(2.0, "r")) == ["q", "p"]
    assert await ids(before=(2.0, "q"), limit=1) == ["p"]
    assert await ids(game="kluster") == ["p"]
    assert await log.records(table="t") == [RecordHeadRow("q", "t", "clustered", 2.0, "Q")]


async def test_records_outlive_their_table_and_are_removed_by_themselves(log: EventLog) -> None:
    await log.create_table("t", "clustered", [b"1"])
    await log.append("t", 2, [b"2"], record=RECORD, snapshot=Snapshot(2, b"s"))
    await log.save_record(replace(RECORD, title="Ann – Bob"))
    assert await log.remove_table("t")
    assert await log.table("t") is None
    assert await log.read_snapshot("t") is None
    assert await log.read("t") == []
    assert await log.record("r1") == replace(RECORD, table=None, title="Ann – Bob")
    assert await log.remove_record("r1")
    assert not await log.remove_record("r1")
    assert await log.record("r1") is None


async def test_everything_is_there_after_opening_again(address: str) -> None:
    async with await EventLog.open(address) as log:
        await log.create_table("t", "clustered", [b"1"])
        unfinished = [asyncio.create_task(log.append("t", version, [b"x"])) for version in range(2, 300)]
        await asyncio.sleep(0)
    assert all(task.done() for task in unfinished)
    async with await EventLog.open(address) as log:
        assert [entry.version for entry in await log.read("t")] == list(range(1, 300))


def test_the_small_parts_of_storage_do_not_pay_for_the_database() -> None:
    code = "import sys, lodestone.storage; sys.exit('sqlalchemy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT).returncode == 0


async def test_deadlines_that_have_come_are_found_page_by_page_the_earliest_first(log: EventLog) -> None:
    for name, deadline in (("late", 999.0), ("never", None), ("ahead", 1000.1), ("soon", 10.0), ("too", 10.0)):
        await log.create_table(name, "clustered", [b"x"], deadline=deadline)
    found = await log.due(limit=2)
    assert [row.id for row in found] == ["soon", "too"]
    assert [row.id for row in await log.due(after=(10.0, "too"), limit=2)] == ["late"]
    await log.append("soon", 2, [b"y"], deadline=2000.0)
    await log.append("too", 2, [b"y"])
    assert [row.id for row in await log.due()] == ["late"]
    row = await log.table("soon")
    assert row is not None
    assert row.deadline == 2000.0


async def test_tables_are_found_by_their_names(log: EventLog) -> None:
    for name in ("a", "b", "c"):
        await log.create_table(name, "clustered", [b"x"], summary=name.encode())
    assert {row.id: row.summary for row in await log.tables_named(["a", "c", "nosuch"])} == {"a": b"a", "c": b"c"}
    assert await log.tables_named([]) == []
