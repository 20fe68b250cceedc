"""A live match through the pool, on real processes: intents, frames, turns, storing, resigning, sleep."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest

from lodestone.core import GameOver, IllegalMove, InvalidSetup, LodestoneError
from lodestone.match.kluster.live.intents import Grab, Hover, PutBack, Release, Take
from lodestone.match.kluster.wish import TableWish
from lodestone.match.live_game import Seating
from lodestone.server.live import LivePool
from lodestone.server.live.messages import LiveAnswer, Open
from lodestone.server.live.process import LiveProcess
from lodestone.server.workers.pipe import PipeMessage
from tests.server.live.keeping import HOLDER, STRANGER, Eyes, laid, opened

pytestmark = pytest.mark.asyncio(loop_scope="session")

DUO = TableWish({"duo": 1}, seats=2, seed=5)


async def test_a_turn_is_stored_before_the_next_one_begins(pool: LivePool) -> None:
    keeper = await laid(pool, DUO)
    live = await opened(pool, keeper)
    live.watch(True)
    magnet = live.public.pools[0][0]
    await live.do(0, Take(magnet))
    await keeper.until(lambda: keeper.seen is not None and keeper.seen.wire.grip is not None)
    live.stream(0, 7, Hover(0, 0, 30))
    at = live.public.magnets.index(magnet)
    await keeper.until(lambda: keeper.seen is not None and abs(keeper.seen.poses[at][1]) < 0.1)
    assert keeper.own is not None
    assert keeper.own.own is not None
    assert keeper.own.own.heard == 7
    assert keeper.own.own.may_release
    assert keeper.own.own.tug is not None
    assert keeper.seen is not None
    assert keeper.seen.own is None
    await live.do(0, Release())
    await keeper.until(lambda: keeper.turns == 1)
    assert [event["event"] for event in keeper.events] == ["MagnetPlaced", "TurnPassed"]
    await keeper.until(lambda: keeper.seen is not None and keeper.seen.wire.turn == 1)
    assert live.public.turn == 1
    assert magnet not in live.public.pools[0]
    assert keeper.seen.wire.resting
    await live.close()


async def test_a_match_is_opened_for_whoever_plays_it(pool: LivePool, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[PipeMessage] = []
    ask = LiveProcess.ask

    async def heard(process: LiveProcess, make: Callable[[int], PipeMessage], match: Any = None) -> LiveAnswer:
        said.append(make(0))
        return await ask(process, make, match)

    monkeypatch.setattr(LiveProcess, "ask", heard)
    keeper = await laid(pool, DUO)
    live = await opened(pool, keeper)
    assert [message.whose for message in said if isinstance(message, Open)] == [keeper.address]
    await live.close()


async def test_what_is_asked_while_a_turn_is_stored_waits_for_it(pool: LivePool) -> None:
    keeper = await laid(pool, DUO)
    keeper.may_keep.clear()
    live = await opened(pool, keeper)
    live.watch(True)
    live.time_up(Seating("clumsy", 3))
    await keeper.until(lambda: keeper.keeping)
    take = asyncio.create_task(live.do(1, Take(live.public.pools[1][0])))
    await asyncio.wait([take], timeout=0.2)
    assert not take.done()
    assert keeper.turns == 0
    keeper.may_keep.set()
    await take  # it is seat 1's turn now
    assert keeper.turns == 1
    await live.close()


async def test_refusals_come_back_as_they_were_raised(pool: LivePool) -> None:
    keeper = await laid(pool, DUO)
    live = await opened(pool, keeper)
    with pytest.raises(IllegalMove) as refused:
        await live.do(1, Take("s1"))
    assert (refused.value.rule, refused.value.key, refused.value.arguments) == (
        "K8",
        "kluster-not-on-turn",
        {"seat": 0},
    )
    assert str(refused.value)
    with pytest.raises(IllegalMove):
        await live.do(0, Grab(0, 900, 900))
    live.stream(0, 3, Hover(0, 0, 50))
    await keeper.until(lambda: bool(keeper.refusals))
    assert [(seat, number, problem.key) for seat, number, problem in keeper.refusals] == [(0, 3, "kluster-hand-empty")]
    await live.close()


async def test_a_table_that_cannot_be_is_refused(pool: LivePool) -> None:
    with pytest.raises(InvalidSetup) as refused:
        await laid(pool, TableWish({"duo": 1}, seats=9, seed=1))
    assert refused.value.key == "kluster-setup-seats"


async def test_a_turn_that_could_not_be_stored_begins_again(pool: LivePool) -> None:
    keeper = await laid(pool, DUO)
    live = await opened(pool, keeper)
    live.watch(True)
    await live.do(0, Take(live.public.pools[0][0]))
    await live.do(0, Hover(0, 0, 30))
    await keeper.until(lambda: keeper.own is not None and keeper.own.own is not None and keeper.own.own.may_release)
    keeper.fail_next = True
    await live.do(0, Release())
    await keeper.until(lambda: keeper.restarts == 1)
    assert keeper.turns == 0
    assert keeper.events == []
    assert live.public.turn == 0
    await live.do(0, Take(live.public.pools[0][0]))
    await live.close()


async def test_resigning_ends_the_game_and_shows_the_poles_then(pool: LivePool) -> None:
    keeper = await laid(pool, DUO)
    live = await opened(pool, keeper)
    assert live.public.north is None
    live.resign(1)
    await keeper.until(lambda: keeper.turns == 1)
    assert keeper.public.winners == (0,)
    assert keeper.public.north is not None
    assert keeper.record["result"]["reason"] == "resigned"
    with pytest.raises(GameOver):
        await live.do(0, Take("s1"))
    await live.close()
    again = await opened(pool, keeper)  # a finished game can be opened, too
    assert again.public.ending == "resigned"
    await again.close()


async def test_a_resignation_out_of_turn_survives_a_turn_cut_short(pool: LivePool) -> None:
    keeper = await laid(pool, TableWish({"classic": 1}, seats=3, seed=2))
    live = await opened(pool, keeper)
    live.resign(2)
    await keeper.until(lambda: bool(keeper.events))
    assert live.public.resigned == (2,)
    keeper.resigned = (2,)
    await live.close()
    again = await opened(pool, keeper)
    await keeper.until(lambda: keeper.public.resigned == (2,))
    assert again.public.resigned == (2,)
    assert again.public.turn == 0
    await again.close()


async def test_Z9_when_the_time_is_up_another_hand_places_what_is_held(pool: LivePool) -> None:
    keeper = await laid(pool, DUO)
    live = await opened(pool, keeper)
    live.watch(True)
    held = live.public.pools[0][-1]
    await live.do(0, Take(held))
    live.time_up(Seating("clumsy", 3))
    await keeper.until(lambda: bool(keeper.events))
    assert keeper.events == [{"event": "TimeRanOut", "seat": 0}]
    assert keeper.public.by_clock
    with pytest.raises(IllegalMove) as refused:
        await live.do(0, PutBack())
    assert (refused.value.rule, refused.value.key) == ("Z9", "kluster-clock-plays")
    await keeper.until(lambda: keeper.turns == 1)
    assert keeper.events[1] == {"event": "MagnetPlaced", "seat": 0, "magnet": held}
    assert keeper.public.turn == 1
    assert not live.public.by_clock
    await live.close()


async def test_Z9_alone_the_magnet_goes_back_and_it_is_a_fault(pool: LivePool) -> None:
    keeper = await laid(pool, TableWish({"duo": 1}, seats=1, seed=5))
    live = await opened(pool, keeper)
    live.watch(True)
    await live.do(0, Take(live.public.pools[0][0]))
    live.time_up(Seating("clumsy", 3))
    await keeper.until(lambda: keeper.turns == 1)
    assert [event["event"] for event in keeper.events] == ["FaultCounted", "TurnPassed"]
    assert len(keeper.public.pools[0]) == 12
    await live.close()


async def test_nothing_happens_during_a_pause(pool: LivePool) -> None:
    keeper = await laid(pool, DUO)
    live = await opened(pool, keeper, paused=True)
    with pytest.raises(LodestoneError, match="paused"):
        await live.do(0, Take(live.public.pools[0][0]))
    live.pause(False)
    await live.do(0, Take(live.public.pools[0][0]))
    await live.close()


async def test_a_match_nobody_needs_sleeps_and_wakes_on_demand(pool: LivePool) -> None:
    keeper = await laid(pool, DUO)
    others = sum(pool.loads)
    live = await opened(pool, keeper)
    live.watch(True)
    await keeper.until(lambda: bool(keeper.frames))
    live.match.sleep_if_idle(monotonic() + 1.0)
    assert sum(pool.loads) == others + 1
    live.match.sleep_if_idle(monotonic() + 1000.0)
    assert sum(pool.loads) == others
    newcomer = Eyes(STRANGER)
    live.match.catch_up(newcomer)
    assert newcomer.frames
    await live.do(0, Take(live.public.pools[0][0]))
    assert sum(pool.loads) == others + 1
    await keeper.until(lambda: keeper.seen is not None and keeper.seen.wire.grip is not None)
    live.match.sleep_if_idle(monotonic() + 1000.0)
    assert sum(pool.loads) == others + 1, "a magnet is in the hand"
    assert keeper.readings == 2
    await live.close()


async def test_who_comes_late_sees_the_table_as_it_is(pool: LivePool) -> None:
    keeper = await laid(pool, DUO)
    live = await opened(pool, keeper)
    live.watch(True)
    await live.do(0, Take(live.public.pools[0][0]))
    live.stream(0, 9, Hover(0, 0, 30))
    await keeper.until(lambda: keeper.seen is not None and keeper.seen.wire.resting and keeper.seen.wire.number > 2)
    stranger, holder = Eyes(STRANGER), Eyes(HOLDER)
    for newcomer in (stranger, holder):
        live.match.catch_up(newcomer)
    assert stranger.seen == keeper.seen
    assert holder.seen == keeper.own
    assert keeper.own is not None
    assert keeper.own.own is not None
    assert keeper.own.own.heard == 9
    await live.close()
