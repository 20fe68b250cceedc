"""Bots at live tables: whole games, standing in and handing back in mid-turn, bots that break."""

from __future__ import annotations

import pytest

from lodestone.match.kluster.live.intents import Grab, Take
from lodestone.server.live import LivePool, Seating, TableWish
from tests.server_live.keeping import MemoryKeeper

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_two_bots_play_a_whole_game_that_plays_again_to_the_same_bits(pool: LivePool) -> None:
    from lodestone.match.kluster.live import from_record, resimulate

    keeper = MemoryKeeper(await pool.lay(TableWish({"duo": 1}, seats=2, seed=11, options={"rounds": 2})))
    live = await pool.open(keeper, {0: Seating("clumsy", 1), 1: Seating("clumsy", 2)})
    await keeper.until(lambda: keeper.public.ending is not None)
    again, _ = resimulate(from_record(keeper.record))
    assert again.identical
    assert again.turns == keeper.turns >= 4
    await live.close()


async def test_a_bot_stands_in_in_mid_turn_and_hands_back_what_it_holds(pool: LivePool) -> None:
    keeper = MemoryKeeper(await pool.lay(TableWish({"classic": 1}, seats=2, seed=4)))
    live = await pool.open(keeper)
    live.watch(1)
    await live.do(0, Take(live.public.pools[0][0]))
    await live.do(0, Grab(0, 160, 0))
    await live.seat_bot(0, Seating("clumsy", 3))
    await keeper.until(lambda: keeper.turns == 1)
    await live.seat_bot(1, Seating("clumsy", 4))
    await keeper.until(lambda: keeper.seen is not None and keeper.seen.wire.turn == 1 and bool(keeper.seen.wire.grip))
    await live.unseat_bot(1)
    await keeper.until(lambda: keeper.turns == 2 or (keeper.seen is not None and keeper.seen.wire.grip is None))
    if keeper.turns == 1:  # nothing had happened yet: the seat is free to do what it likes
        assert keeper.seen is not None
        assert keeper.seen.wire.turn == 1
        await live.do(1, Take(live.public.pools[1][0]))
    await live.close()


async def test_somebody_else_plays_on_for_a_bot_that_breaks(pool: LivePool) -> None:
    keeper = MemoryKeeper(await pool.lay(TableWish({"duo": 1}, seats=2, seed=6)))
    live = await pool.open(keeper, {0: Seating("nobody", 1)})
    await keeper.until(lambda: keeper.turns == 1)
    happened = keeper.record["turns"][0]["happenings"]
    assert [list(told) for told in happened] == [["turn"]], "a magnet was placed; time was not up"
    await live.close()
