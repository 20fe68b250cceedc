"""A real pool: live processes and one for bots, running twenty times as fast as normal."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from lodestone.server.live import LivePool


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def pool() -> AsyncIterator[LivePool]:
    pool = LivePool(workers=1, bot_processes=1, pace=20.0)
    pool.start()
    yield pool
    await pool.close()
