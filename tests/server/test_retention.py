"""Tables that nobody uses are archived, and deleted if the host wants that."""

from __future__ import annotations

from pathlib import Path

import pytest

from lodestone.server.daily import days
from lodestone.server.housekeeping import tidy_up
from lodestone.server.settings import Settings
from lodestone.server.table.clocks import DAY
from lodestone.storage.appending import Append
from lodestone.storage.dailies import Try
from lodestone.storage.event_log import EventLog
from lodestone.storage.rows import TableRow


async def test_a_table_whose_days_run_is_kept(tmp_path: Path) -> None:
    now = 1_000_000.0
    settings = Settings(database="", archive_days=2, keep_days=3)
    async with await EventLog.open(tmp_path / "tables.db", clock=lambda: now) as log:
        await log.create_table("days", "clustered", [b"x"], deadline=now + 7 * DAY)
        now += 6 * DAY
        assert await tidy_up(log, settings, now) == (0, 0)
        await log.append("days", 2, [b"over"], state="over")
        now += 4 * DAY
        assert await tidy_up(log, settings, now) == (1, 1)


async def test_untouched_tables_are_archived_then_removed(tmp_path: Path) -> None:
    now = 1_000_000.0
    settings = Settings(database="", archive_days=2, keep_days=10)
    async with await EventLog.open(tmp_path / "tables.db", clock=lambda: now) as log:
        for number in range(3):
            await log.create_table(f"old{number}", "clustered", [b"x"])
        now += 3 * DAY
        await log.create_table("new", "clustered", [b"x"])
        assert await tidy_up(log, settings, now) == (3, 0)
        assert [row.id for row in await log.tables(state="open")] == ["new"]
        await log.append("old0", 2, [b"y"], state="open")
        now += 8 * DAY
        assert await tidy_up(log, settings, now) == (2, 2)
        assert [row.id for row in await log.tables(state="archived")] == ["new", "old0"]


@pytest.mark.parametrize(("age", "kept"), [(90, True), (91, False)])
async def test_tries_of_daily_tables_are_forgotten_after_ninety_days(tmp_path: Path, age: int, kept: bool) -> None:
    now = 2_000_000_000.0
    day = days.day_at(now - age * DAY)
    table = Append("t", 1, [b"x"], now, new=TableRow("t", "clustered", now, now))
    async with await EventLog.open(tmp_path / "tables.db", clock=lambda: now) as log:
        await log.dailies.open_try(Try(day, "clustered", "hash", "id", "t", "Ada"), table, "address", 1)
        await tidy_up(log, Settings(database=""), now)
        assert (await log.dailies.tried(day, "clustered", "hash") is not None) is kept
