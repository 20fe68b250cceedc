"""Turns that take days, on servers that share a database: any of them looks after deadlines, one at a time."""

from __future__ import annotations

from pathlib import Path

from tests.server.cluster.cluster_server import whose
from tests.server.cluster.conftest import MakeServer
from tests.server.hard.days import QUICK, entries, mine, names, over_days, until_mine
from tests.server.hard.moved_clock import Calendar


async def test_the_deadlines_of_a_killed_server_are_kept_by_another(make_server: MakeServer, tmp_path: Path) -> None:
    calendar = Calendar(tmp_path)
    first, second = (make_server(clock=str(calendar.file), deadline_seconds=QUICK) for _ in range(2))
    here, there = first.start(), second.start()
    table, ann, ben = await over_days(here, 1)
    async with here.join(table, ann) as seat:
        await seat.play()
    owned = await whose(first, table)
    told = await mine(there, table, ben)
    assert told == await mine(here, table, ben)  # whichever is asked
    assert await whose(first, table) == owned  # and the table stays where it is
    calendar.go_on(1)  # both look: the one that has it moves
    await until_mine(there, table, ben, lambda told: told["turn"] == 0)
    first.kill_everything()
    calendar.go_on(1)
    found = await until_mine(there, table, ben, lambda told: told["turn"] == 1)
    assert found["your_turn"]
    assert names(await entries(first.database, table), "TimeRanOut") == ["TimeRanOut"] * 2
