"""A magnet lands where its holder saw it, however fast they moved."""

from __future__ import annotations

import pytest

from lodestone.core import InvalidRequest
from lodestone.match.kluster.live import Hover, Release, Take
from lodestone.match.kluster.wish import TableWish
from lodestone.server.live import LivePool
from tests.server.live.keeping import MemoryKeeper, Sitting, laid, opened

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def _holding(pool: LivePool) -> tuple[MemoryKeeper, Sitting, str]:
    """Have somebody hold a magnet on the left of the table."""
    keeper = await laid(pool, TableWish({"classic": 1}, seats=1, seed=4))
    live = await opened(pool, keeper)
    live.watch(True)
    magnet = live.public.pools[0][0]
    await live.do(0, Take(magnet))
    await live.do(0, Hover(-90, 0, 40))
    await keeper.until(lambda: keeper.seen is not None and abs(_at(keeper) + 90) < 1)
    return keeper, live, magnet


def _at(keeper: MemoryKeeper) -> float:
    """mm: how far to the right the hand is."""
    assert keeper.seen is not None
    grip = keeper.seen.wire.grip
    return keeper.seen.poses[grip.magnet][0] if grip else 0.0


async def test_a_hand_gets_to_where_it_was_seen_before_it_opens(pool: LivePool) -> None:
    keeper, live, magnet = await _holding(pool)
    live.stream(0, 1, Hover(90, 0, 40))
    await live.do(0, Release(90, 0, 40))  # 180 mm further on, at once
    live.stream(0, 2, Hover(-90, 0, 40))  # later movements of the hand do not affect the magnet
    await keeper.until(lambda: keeper.turns == 1)
    x, y, *_ = keeper.record["turns"][0]["lying"][magnet]
    assert (x, y) == pytest.approx((90, 0), abs=5)
    assert keeper.record["turns"][0]["inputs"][-1][2] == {"do": "release"}  # records know nothing of screens
    await live.close()


async def test_without_a_place_it_opens_where_it_is(pool: LivePool) -> None:
    keeper, live, magnet = await _holding(pool)
    await live.do(0, Release())
    await keeper.until(lambda: keeper.turns == 1)
    assert keeper.record["turns"][0]["lying"][magnet][0] == pytest.approx(-90, abs=5)
    await live.close()


async def test_who_has_not_seen_the_last_second_still_holds_it(pool: LivePool) -> None:
    keeper, live, magnet = await _holding(pool)
    assert keeper.seen is not None
    now = keeper.seen.wire.clock
    with pytest.raises(InvalidRequest) as refused:
        await live.do(0, Release(-90, 0, 40, seen=(now - 1500) % 2**32))
    assert refused.value.key == "kluster-release-late"
    assert magnet not in live.public.table
    await live.do(0, Release(-90, 0, 40, seen=now))
    await keeper.until(lambda: keeper.turns == 1)
    await live.close()
