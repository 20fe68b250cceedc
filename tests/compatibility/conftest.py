"""Runs the current server on the databases each release has left: one server for all tests of a file."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.compatibility.databases import load_postgres, unpack_sqlite
from tests.compatibility.rechained import rename_physics
from tests.compatibility.release import ADMIN_TOKEN, Json, Release, releases
from tests.postgres import PostgresServer, postgres
from tests.server.client import Api
from tests.server.hard.hard_server import HardServer
from tests.server.hard.moved_clock import DAY

__all__ = ["postgres"]

LONG_AGO = 1e6
"""Days until tables are archived: so many that no fixture is ever old enough."""
PLENTY = 1_000_000
"""For limits that no test should reach."""
OF_ANOTHER_PHYSICS = "kluster-paused"
"""The name of a table whose match, in the copy on SQLite, was begun on a physics that no longer exists."""


class Served(NamedTuple):
    """What a release wrote, and the current server that runs on a copy of it."""

    release: Release
    database: str
    api: Api

    @property
    def told(self) -> Json:
        """What was noted when the release was left; `left` is the time of that."""
        told: Json = self.release.json(f"{self.database}/tables.json")
        return told

    @property
    def tables(self) -> dict[str, Json]:
        """Who sat where, and the state of every table."""
        tables: dict[str, Json] = self.told["tables"]
        return tables


@pytest.fixture(scope="module", params=releases(), ids=repr)
def on_sqlite(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """As a server that was cut off left it, except for the physics of one match."""
    folder = tmp_path_factory.mktemp("sqlite")
    file = unpack_sqlite(request.param, folder)
    rename_physics(file, request.param.json("sqlite/tables.json")["tables"][OF_ANOTHER_PHYSICS]["table"])
    with serving(folder, str(file), request.param.json("sqlite/tables.json")) as api:
        yield Served(request.param, "sqlite", api)


@pytest.fixture(scope="module", params=releases(), ids=repr)
def on_postgres(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, postgres: PostgresServer
) -> Iterator[Served]:
    """The rows in a database with that release's schema, so that the server has to run every migration since."""
    address = postgres.empty_database()
    asyncio.run(load_postgres(request.param, address))
    told = request.param.json("postgresql/tables.json")
    with serving(tmp_path_factory.mktemp("postgres"), address, told) as api:
        yield Served(request.param, "postgresql", api)


@contextmanager
def serving(folder: Path, address: str, told: Json, days: float = 0.0) -> Iterator[Api]:
    """Serve at the moment at which it was left, or some days later: deadlines and daily tables go by this clock."""
    limits = {"tables_per_hour": PLENTY, "requests_per_minute": PLENTY, "messages_per_second": PLENTY}
    limits |= {"messages_at_once": PLENTY, "chat_per_minute": PLENTY}
    settings = {"admin_token": ADMIN_TOKEN, "archive_days": LONG_AGO, "limits": limits}
    with HardServer(folder, address, **settings, **_at(folder, told.get("left"), days)).serving() as api:
        yield api


def _at(folder: Path, left: float | None, days: float) -> Json:
    """Settings that set a server's clock to so long after something was left. Nothing in 0.1 depends on the clock."""
    if left is None:
        return {}
    clock = folder / "ahead"
    clock.write_text(str(left + days * DAY - time.time()))
    return {"clock": str(clock)}
