"""Every test of the event log runs on a real SQLite file and on a real PostgreSQL database."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from lodestone.storage.event_log import EventLog
from tests.postgres import PostgresServer, postgres

__all__ = ["postgres"]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/log.db"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.empty_database()


@pytest.fixture
async def log(address: str) -> AsyncIterator[EventLog]:
    """An empty log whose clock stands still at 1000."""
    async with await EventLog.open(address, clock=lambda: 1000.0) as opened:
        yield opened
