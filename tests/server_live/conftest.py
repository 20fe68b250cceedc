"""A real pool: live processes and one for bots, twenty times as fast as life."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from lodestone.server.live import LivePool
from tests.forked import forker_of_children
from tests.forked_children import install


@pytest.fixture(scope="package", autouse=True)
def _forked_children() -> Iterator[None]:
    """Processes of the pool have loaded the physics when they start."""
    undo = install(forker_of_children())
    yield
    undo()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def pool() -> AsyncIterator[LivePool]:
    pool = LivePool(workers=1, bot_processes=1, pace=20.0)
    pool.start()
    yield pool
    await pool.close()
