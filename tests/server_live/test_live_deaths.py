"""Processes that are killed in the middle of everything: nothing stored is lost, the turn begins again."""

from __future__ import annotations

import os
import signal

import pytest

from lodestone.core import InvalidRequest
from lodestone.match.kluster.live.intents import Hover, Take
from lodestone.server.live import LivePool, Seating, TableWish
from tests.server_live.keeping import MemoryKeeper

pytestmark = pytest.mark.asyncio(loop_scope="session")

DUO = TableWish({"duo": 1}, seats=2, seed=5)


async def test_a_worker_killed_in_mid_turn_is_replaced_and_the_turn_begins_again(pool: LivePool) -> None:
    keepers = [MemoryKeeper(await pool.lay(DUO)) for _ in range(3)]
    matches = [await pool.open(keeper) for keeper in keepers]
    for live in matches:
        live.watch(1)
        await live.time_out()
    for keeper in keepers:
        await keeper.until(lambda keeper=keeper: keeper.turns == 1)  # type: ignore[misc]
    for live in matches:
        await live.do(1, Take(live.public.pools[1][0]))
        live.stream(1, 1, Hover(0, 0, 60, seconds=10))
    for pid in pool.pids:
        os.kill(pid, signal.SIGKILL)
    with pytest.raises(InvalidRequest) as refused:
        await matches[0].do(1, Hover(10, 0, 60))
    assert refused.value.key == "kluster-cut-short"
    for live, keeper in zip(matches, keepers, strict=True):
        await keeper.until(lambda keeper=keeper: keeper.restarts == 1)  # type: ignore[misc]
        assert live.public.turn == 1
        assert keeper.turns == 1
        await live.do(1, Take(live.public.pools[1][0]))
        await live.time_out()
        await keeper.until(lambda keeper=keeper: keeper.turns == 2)  # type: ignore[misc]


async def test_bots_go_on_after_their_thinker_was_killed_and_the_wait_is_told(pool: LivePool) -> None:
    keeper = MemoryKeeper(await pool.lay(DUO))
    live = await pool.open(keeper, {0: Seating("steady", 1), 1: Seating("clumsy", 2)})
    live.watch(1)
    await keeper.until(lambda: keeper.seen is not None and keeper.seen.wire.grip is not None)
    keeper.ponderings.clear()
    for pid in pool.thinker_pids:
        os.kill(pid, signal.SIGKILL)
    await keeper.until(lambda: keeper.turns >= 2)
    (first, began), (second, ended) = keeper.ponderings[:2]
    assert (first, began, ended) == (second, True, False)
    await live.close()
