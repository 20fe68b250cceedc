"""Processes killed in the middle of everything: nothing stored is lost, and the turn starts over."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from time import monotonic, sleep

import pytest
from structlog.testing import capture_logs

from lodestone.core import LodestoneError
from lodestone.kluster import Boxes
from lodestone.match.kluster.events import TableLaid
from lodestone.match.kluster.game import Kluster
from lodestone.match.kluster.live import Hover, KlusterMatch, Take, opening_record, set_table
from lodestone.match.kluster.wish import TableWish
from lodestone.match.live_game import LiveState, Seating
from lodestone.physics.poses import lying
from lodestone.physics.snapshots import digest_of, snapshot
from lodestone.server.errors import Unavailable
from lodestone.server.live import LivePool
from tests.processes import process_runs
from tests.server.live.keeping import PATIENCE, MemoryKeeper, laid, opened

DUO = TableWish({"duo": 1}, seats=2, seed=5)
HAND = Seating("clumsy", 1)


@pytest.mark.asyncio(loop_scope="session")
async def test_a_worker_killed_in_mid_turn_is_replaced_and_the_turn_begins_again(pool: LivePool) -> None:
    keepers = [await laid(pool, DUO) for _ in range(3)]
    matches = [await opened(pool, keeper) for keeper in keepers]
    for live in matches:
        live.watch(True)
        live.time_up(HAND)
    for keeper in keepers:
        await keeper.until(lambda keeper=keeper: keeper.turns == 1)  # type: ignore[misc]
    for live in matches:
        await live.do(1, Take(live.public.pools[1][0]))
        live.stream(1, 1, Hover(0, 0, 60, seconds=10))
    for pid in pool.pids:
        os.kill(pid, signal.SIGKILL)
    with pytest.raises(Unavailable) as refused:
        await matches[0].do(1, Hover(10, 0, 60))
    assert refused.value.key == "live-cut-short"
    for live, keeper in zip(matches, keepers, strict=True):
        await keeper.until(lambda keeper=keeper: keeper.restarts == 1)  # type: ignore[misc]
        assert live.public.turn == 1
        assert keeper.turns == 1
        await live.do(1, Take(live.public.pools[1][0]))
        live.time_up(HAND)
        await keeper.until(lambda keeper=keeper: keeper.turns == 2)  # type: ignore[misc]
        await live.close()


@pytest.mark.asyncio(loop_scope="session")
async def test_the_next_process_may_die_while_it_opens_the_match(
    pool: LivePool, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = await laid(pool, DUO)
    live = await opened(pool, keeper)
    live.watch(True)
    await live.do(0, Take(live.public.pools[0][0]))
    stored = keeper.stored

    async def stored_while_it_dies() -> LiveState:
        monkeypatch.undo()
        state = await stored()
        for pid in pool.pids:
            os.kill(pid, signal.SIGKILL)
        return state

    monkeypatch.setattr(keeper, "stored", stored_while_it_dies)
    with capture_logs() as logs:
        for pid in pool.pids:
            os.kill(pid, signal.SIGKILL)
        await keeper.until(lambda: keeper.restarts == 1)
    told = [line for line in logs if line["event"] == "match_not_reopened"]
    assert [(line["log_level"], line["problem"]) for line in told] == [("warning", "live-cut-short")]
    await live.do(0, Take(live.public.pools[0][0]))
    await live.close()


@pytest.mark.asyncio(loop_scope="session")
async def test_Z9_a_turn_that_was_out_of_time_still_is_when_it_begins_again(pool: LivePool) -> None:
    keeper = await laid(pool, DUO)
    live = await opened(pool, keeper)
    keeper.timed_out = HAND  # the table has decided it, but the match could not be told
    for pid in pool.pids:
        os.kill(pid, signal.SIGKILL)
    live.watch(True)
    await keeper.until(lambda: keeper.restarts == 1)
    with pytest.raises(LodestoneError):  # the clock's hand plays, if it has not done so already
        await live.do(0, Take(live.public.pools[0][0]))
    await keeper.until(lambda: keeper.turns == 1)
    assert [event["event"] for event in keeper.events[:2]] == ["TimeRanOut", "MagnetPlaced"]
    assert keeper.record["turns"][0]["inputs"][0][2] == {"do": "time_up"}
    await live.close()


@pytest.mark.asyncio(loop_scope="session")
async def test_a_process_that_hangs_is_ended_and_its_matches_go_on(
    pool: LivePool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lodestone.server.live.pool.SWEEP", 0.1)
    keeper = await laid(pool, DUO)
    live = await opened(pool, keeper)
    live.watch(True)
    await live.do(0, Take(live.public.pools[0][0]))
    (hanging,) = pool.pids
    os.kill(hanging, signal.SIGSTOP)
    monkeypatch.setattr("lodestone.server.live.process.HANGS", 0.5)
    await keeper.until(lambda: keeper.restarts == 1)
    monkeypatch.undo()
    assert hanging not in pool.pids
    await live.do(0, Take(live.public.pools[0][0]))
    await live.close()


@pytest.mark.asyncio(loop_scope="session")
async def test_a_match_does_not_leave_its_process_while_an_intent_is_not_answered(pool: LivePool) -> None:
    keeper = await laid(pool, DUO)
    live = await opened(pool, keeper)
    live.watch(True)
    await keeper.until(lambda: live.match.may_leave)
    for pid in pool.pids:
        os.kill(pid, signal.SIGSTOP)
    taking = asyncio.create_task(live.do(0, Take(live.public.pools[0][0])))
    await asyncio.sleep(0)
    live.match.move_if_idle()
    for pid in pool.pids:
        os.kill(pid, signal.SIGCONT)
    await taking
    await live.do(0, Hover(0, 0, 60))  # it is still in the hand
    assert keeper.restarts == 0
    await live.close()


@pytest.mark.asyncio(loop_scope="session")
async def test_bots_go_on_after_the_process_they_think_in_was_killed_and_the_wait_is_told(pool: LivePool) -> None:
    keeper = await laid(pool, DUO)
    live = await opened(pool, keeper, {0: Seating("steady", 1), 1: Seating("clumsy", 2)})
    live.watch(True)
    await keeper.until(lambda: keeper.seen is not None and keeper.seen.wire.grip is not None)
    keeper.ponderings.clear()
    for pid in pool.bot_pids:
        os.kill(pid, signal.SIGKILL)
    await keeper.until(lambda: keeper.turns >= 2)
    (first, began), (second, ended) = keeper.ponderings[:2]
    assert (first, began, ended) == (second, True, False)
    await live.close()


@pytest.mark.asyncio(loop_scope="session")
async def test_where_bots_think_is_loaded_before_the_first_of_them_is_asked(pool: LivePool) -> None:
    for pid in pool.bot_pids:
        os.kill(pid, signal.SIGKILL)
    keeper = await laid(pool, DUO)
    async with asyncio.timeout(30.0):
        while pool.bot_pids:
            await asyncio.sleep(0.02)
        live = await opened(pool, keeper, {1: Seating("clumsy", 2)})
        while not pool.bot_pids:
            await asyncio.sleep(0.02)
    assert (keeper.turns, keeper.ponderings) == (0, [])  # the person has not even begun
    await live.close()


@pytest.mark.asyncio(loop_scope="session")
async def test_a_match_that_breaks_does_not_take_others_with_it(pool: LivePool) -> None:
    healthy = await laid(pool, DUO)
    other = await opened(pool, healthy)
    await other.do(0, Take(other.public.pools[0][0]))
    keeper = await laid(pool, DUO)
    garble(keeper)
    live = await opened(pool, keeper)
    live.watch(True)
    await live.do(0, Take(live.public.pools[0][0]))
    await live.do(0, Hover(0, 0, 1))  # touches what, by the rules, is not there
    await keeper.until(lambda: keeper.restarts == 1)
    assert keeper.turns == 0
    await live.close()
    await other.do(0, Hover(0, 0, 50))
    assert healthy.restarts == 0
    await other.close()


@pytest.mark.asyncio(loop_scope="session")
async def test_bots_go_on_after_their_worker_was_killed(pool: LivePool) -> None:
    keeper = await laid(pool, DUO)
    live = await opened(pool, keeper, {0: Seating("clumsy", 1), 1: Seating("clumsy", 2)})
    unseen = await laid(pool, DUO)
    alone = await opened(pool, unseen, {0: Seating("clumsy", 1), 1: Seating("clumsy", 2)})
    live.watch(True)
    await keeper.until(lambda: keeper.turns >= 2)
    for pid in pool.pids:
        os.kill(pid, signal.SIGKILL)
    await keeper.until(lambda: keeper.restarts == 1)
    before = keeper.turns
    await keeper.until(lambda: keeper.turns >= before + 2)
    assert (unseen.restarts, unseen.turns) == (0, 0)
    alone.watch(True)
    await unseen.until(lambda: unseen.turns >= 1)
    assert unseen.restarts == 1
    for match in (live, alone):
        await match.close()


def test_workers_end_with_a_server_that_was_killed() -> None:
    server = subprocess.Popen([sys.executable, "-c", SERVER], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    with server.stdout as said:
        (worker,) = map(int, said.readline().split())
        server.kill()
        server.wait()
        deadline = monotonic() + PATIENCE
        while process_runs(worker):
            assert monotonic() < deadline
            sleep(0.1)


SERVER = """
import asyncio
from lodestone.server.live import LivePool

async def serve():
    pool = LivePool(workers=1)
    pool.start()
    while not pool.pids:
        await asyncio.sleep(0.01)
    print(*pool.pids, flush=True)  # it may have kernels to compile still
    await asyncio.sleep(3600)

asyncio.run(serve())
"""


def garble(keeper: MemoryKeeper) -> None:
    """Put another seat's magnet on the table in everything that is stored, without the rules knowing."""
    match = KlusterMatch(set_table(Boxes(duo=1), seats=2, seed=5))
    match.board.world.place(match.board.index[match.position.pools[1][0]], 0.0, 0.0, lying(0.0))
    match.board.world.run(1.0)
    keeper.snapshot = snapshot(match.board.world)
    match.opening_digest = digest_of(keeper.snapshot)
    keeper.game = Kluster(TableLaid(opening_record(match)))
