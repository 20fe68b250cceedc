"""Games that take days, as seen from outside in the list of one's own tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.server.client import PATIENCE, Api, Json
from tests.server.hard.hard_server import HardServer, kill_all
from tests.server.hard.logbook import read_log
from tests.server.hard.moved_clock import Calendar

QUICK = 0.1
"""s between two checks of deadlines, in tests that wait for them."""


@contextmanager
def turning(calendar: Calendar, folder: Path) -> Iterator[HardServer]:
    """A server with a calendar that tests move on."""
    server = HardServer(folder, clock=str(calendar.file), deadline_seconds=QUICK)
    server.start()
    yield server
    kill_all([server])


class Two(NamedTuple):
    """A table of Ann, who begins, and Ben, for a game that takes days."""

    table: str
    ann: str
    ben: str


async def over_days(api: Api, days: int) -> Two:
    """Make a new one."""
    made = await api.create("here", "link", name="Ann", clustered={"turn_days": days})
    return Two(made["table"], made["token"], (await api.sit(made["table"], "Ben"))["token"])


async def mine(api: Api, table: str, token: str | None) -> Json:
    """One table as a list shows it."""
    told = await api.ask("POST", "/api/my-tables", {"tables": [{"table": table, "token": token}]})
    found: Json = told["tables"][0]
    return found


async def until_mine(api: Api, table: str, token: str, shows: Callable[[Json], bool]) -> Json:
    """Ask until the list shows something."""
    async with asyncio.timeout(PATIENCE):
        while not shows(found := await mine(api, table, token)):
            await asyncio.sleep(0.02)
    return found


def names(log: list[str], *wanted: str) -> list[str]:
    return [name for name in log if name in wanted]


async def entries(database: str, table: str) -> list[str]:
    """The kinds of everything that was stored."""
    return [type(entry).__name__ for written in await read_log(database, table) for entry in written.entries]
