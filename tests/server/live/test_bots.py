"""Bots at live tables: whole games, standing in and handing back in mid-turn, bots that break."""

from __future__ import annotations

from itertools import takewhile

import pytest

from lodestone.match.kluster.live.bot_seat import AMAZED
from lodestone.match.kluster.live.intents import Grab, Take
from lodestone.match.kluster.live.playing import MOST_UNSHOWN, TICK_FRAMES
from lodestone.match.kluster.live.wire_frame import unpack
from lodestone.match.kluster.wish import TableWish
from lodestone.match.live_game import Seating
from lodestone.server.live import LivePool
from tests.server.live.keeping import MemoryKeeper, laid, opened

DUO = TableWish({"duo": 1}, seats=2, seed=5)

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_two_bots_play_a_whole_game_that_plays_again_to_the_same_bits(pool: LivePool) -> None:
    from lodestone.match.kluster.live import from_record, resimulate

    keeper = await laid(pool, TableWish({"duo": 1}, seats=2, seed=11, options={"rounds": 2}))
    live = await opened(pool, keeper, {0: Seating("clumsy", 1), 1: Seating("clumsy", 2)})
    live.watch(True)
    await keeper.until(lambda: keeper.public.ending is not None)
    again, _ = resimulate(from_record(keeper.record))
    assert again.identical
    assert again.turns == keeper.turns >= 4
    await live.close()


async def test_bots_let_a_kluster_be_seen(pool: LivePool) -> None:
    keeper = await laid(pool, TableWish({"duo": 1}, seats=2, seed=11))
    live = await opened(pool, keeper, {0: Seating("clumsy", 1), 1: Seating("clumsy", 2)})
    live.watch(True)
    await keeper.until(lambda: any(klustered for klustered, _ in _looks(keeper)))
    for klustered, looks in _looks(keeper):
        assert (looks >= AMAZED // TICK_FRAMES // (1 + MOST_UNSHOWN)) == klustered
    await live.close()


def _looks(keeper: MemoryKeeper) -> list[tuple[bool, int]]:
    """For each turn except the first: the outcome of the one before, and the frames until something was taken."""
    told = [turn["happenings"][-1].get("turn", {}) for turn in keeper.record["turns"]]
    wires = [unpack(frame)[0] for frame in keeper.frames]
    found = []
    for number, facts in enumerate(told, 1):
        turn = [wire for wire in wires if wire.turns == number]
        if any(wire.grip for wire in turn):
            looks = sum(1 for _ in takewhile(lambda wire: wire.grip is None, turn))
            found.append((bool(facts.get("klusters") or facts.get("outside")), looks))
    return found


async def test_bots_wait_while_nobody_looks_on(pool: LivePool) -> None:
    keeper = await laid(pool, DUO)
    live = await opened(pool, keeper, {0: Seating("clumsy", 1), 1: Seating("clumsy", 2)})
    other = await laid(pool, DUO)
    clock = await opened(pool, other, {0: Seating("clumsy", 1), 1: Seating("clumsy", 2)})
    clock.watch(True)
    await other.until(lambda: other.turns >= 2)
    assert (keeper.turns, keeper.ponderings) == (0, [])
    live.watch(True)
    await keeper.until(lambda: keeper.seen is not None and keeper.seen.wire.grip is not None)
    live.watch(False)  # in mid-turn; what is on its way comes to rest, and at most this turn is stored
    before, so_far = other.turns, keeper.turns
    await other.until(lambda: other.turns >= before + 3)
    assert keeper.turns <= so_far + 1
    live.watch(True)
    await keeper.until(lambda: keeper.turns >= so_far + 2)
    for match in (live, clock):
        await match.close()


async def test_a_bot_stands_in_in_mid_turn_and_hands_back_what_it_holds(pool: LivePool) -> None:
    keeper = await laid(pool, TableWish({"classic": 1}, seats=2, seed=4))
    live = await opened(pool, keeper)
    live.watch(True)
    await live.do(0, Take(live.public.pools[0][0]))
    await live.do(0, Grab(0, 160, 0))
    live.sit(0, Seating("clumsy", 3))
    await keeper.until(lambda: keeper.turns == 1)
    live.sit(1, Seating("clumsy", 4))
    await keeper.until(lambda: keeper.seen is not None and keeper.seen.wire.turn == 1 and bool(keeper.seen.wire.grip))
    live.sit(1, None)
    await keeper.until(lambda: keeper.turns == 2 or (keeper.seen is not None and keeper.seen.wire.grip is None))
    if keeper.turns == 1:  # nothing had happened yet: the seat is free to do what it likes
        assert keeper.seen is not None
        assert keeper.seen.wire.turn == 1
        await live.do(1, Take(live.public.pools[1][0]))
    await live.close()


async def test_somebody_else_plays_on_for_a_bot_that_breaks(pool: LivePool) -> None:
    keeper = await laid(pool, TableWish({"duo": 1}, seats=2, seed=6))
    live = await opened(pool, keeper, {0: Seating("nobody", 1)})
    live.watch(True)
    await keeper.until(lambda: keeper.turns == 1)
    happened = keeper.record["turns"][0]["happenings"]
    assert [list(told) for told in happened] == [["turn"]], "a magnet was placed; time was not up"
    await live.close()
