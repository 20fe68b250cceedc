"""The pool, with real processes: how many there are, who is next, what happens to work that takes too long."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import time
from collections.abc import AsyncGenerator, AsyncIterator, Coroutine

import pytest
from benchmarks.neighbours.materials import BOARD
from structlog.testing import capture_logs

from lodestone.clustered import deal
from lodestone.core import InvalidNotation, LodestoneError
from lodestone.match.clustered import ClusteredMatch
from lodestone.match.clustered.packed_view import packed
from lodestone.server.errors import TooMany, Unavailable
from lodestone.server.workers.jobs import ANSWERS, AnyJob, DrawQr, Ponder, Purpose, ScoreBoard, Share
from lodestone.server.workers.pool import JobPool
from lodestone.server.workers.results import Results
from tests.processes import process_runs

SMALL = json.dumps({"board": "AAA"}).encode()
LARGE = json.dumps({"board": BOARD}).encode()


@pytest.fixture
async def pool() -> AsyncIterator[JobPool]:
    pool = JobPool(3)
    yield pool
    pids = pool.pids
    await pool.close()
    assert not [pid for pid in pids if process_runs(pid)]


class Slow(ScoreBoard, frozen=True, tag="ScoreBoard"):
    """A job that cannot keep its deadline."""

    purpose = Purpose(Share.SOON, 1e-4)


async def test_results_and_refusals_come_back_as_they_were(pool: JobPool) -> None:
    assert json.loads(await pool.run(ScoreBoard("clustered"), "a", [SMALL]))["scores"]["A"]["rows"] == 3
    with pytest.raises(InvalidNotation) as refused:
        await pool.run(ScoreBoard("clustered"), "a", [b'{"board": ', b'"x"}'])  # in two parts
    assert refused.value.key == "board-character"
    assert len(pool.pids) == 1  # one is enough for one after another


async def test_there_are_never_more_processes_than_allowed_and_one_is_left_to_others(pool: JobPool) -> None:
    most = 0

    async def watch() -> None:
        nonlocal most
        while True:
            most = max(most, len(pool.pids))
            await asyncio.sleep(0.002)

    watching = asyncio.create_task(watch())
    view = packed(ClusteredMatch(deal(2, 1)).view(0))

    def ponder(address: str, seed: int) -> Coroutine[None, None, bytes]:
        return pool.run(Ponder("clustered", "greedy", seed, view), address)

    await asyncio.gather(*(ponder("greedy", seed) for seed in range(6)))
    assert most == 2
    scores = [pool.run(ScoreBoard("clustered"), f"address {number}", [LARGE]) for number in range(20)]
    moves = [ponder(f"address {number}", number) for number in range(6)]  # they have places of their own
    await asyncio.gather(*scores, *moves)
    watching.cancel()
    assert most == 3


async def test_bots_of_one_address_think_on_several_cores(pool: JobPool) -> None:
    view = ClusteredMatch(deal(2, 1)).view(0)
    bots = [pool.run(Ponder("clustered", "greedy", seed, packed(view)), "a") for seed in range(2)]
    assert all(await asyncio.gather(*bots))
    assert len(pool.pids) == 2


async def test_who_comes_second_does_not_wait_for_all_of_the_first(pool: JobPool) -> None:
    done: list[str] = []

    async def one(address: str) -> None:
        await pool.run(ScoreBoard("clustered"), address, [LARGE])
        done.append(address)

    await asyncio.gather(*(one("greedy") for _ in range(ANSWERS.each)), one("modest"))
    assert done.index("modest") < len(done) - 2


async def test_who_asks_for_too_much_is_told_when_to_come_back(pool: JobPool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lodestone.server.workers.pool.monotonic", lambda: time.monotonic() + 100)
    await pool.run(ScoreBoard("clustered"), "somebody", [SMALL])  # which seems to take 100 s
    monkeypatch.undo()
    asked = [asyncio.create_task(pool.run(ScoreBoard("clustered"), "greedy", [LARGE])) for _ in range(ANSWERS.each)]
    await asyncio.sleep(0)
    with pytest.raises(TooMany) as refused:
        await pool.run(ScoreBoard("clustered"), "greedy", [SMALL])
    assert refused.value.retry_after is not None
    assert 100 * ANSWERS.each / 2 <= refused.value.retry_after < 150 * ANSWERS.each / 2  # by two processes of three
    await pool.run(ScoreBoard("clustered"), "modest", [SMALL])
    await asyncio.gather(*asked)
    await pool.run(ScoreBoard("clustered"), "greedy", [SMALL])


async def test_what_takes_too_long_is_ended_and_nobody_else_notices(pool: JobPool) -> None:
    await pool.run(ScoreBoard("clustered"), "a", [SMALL])
    (before,) = pool.pids
    with capture_logs() as logged, pytest.raises(Unavailable) as ended:
        await pool.run(Slow("clustered"), "a", [LARGE])
    assert ended.value.key == "server-too-long"
    assert {"event": "job_took_too_long", "job": "Slow", "log_level": "warning"} in logged
    assert await pool.run(ScoreBoard("clustered"), "a", [SMALL])
    assert before not in pool.pids


async def test_a_process_that_dies_takes_only_its_own_job_along(pool: JobPool) -> None:
    await pool.run(ScoreBoard("clustered"), "a", [SMALL])
    (victim,) = pool.pids
    job: AnyJob = DrawQr("x" * 500)
    asked = asyncio.create_task(pool.run(job, "a"))
    await asyncio.sleep(0)
    os.kill(victim, signal.SIGKILL)
    with contextlib.suppress(Unavailable):  # unless it was quicker
        await asked
    assert (await pool.run(job, "a")).startswith(b"<svg")
    assert victim not in pool.pids


async def test_a_process_that_has_grown_is_replaced() -> None:
    pool = JobPool(2, memory=1)
    try:
        await pool.run(ScoreBoard("clustered"), "a", [SMALL])
        before = pool.pids
        await pool.run(ScoreBoard("clustered"), "a", [SMALL])
        assert not set(before) & set(pool.pids)
    finally:
        await pool.close()


async def test_what_nobody_waits_for_any_more_is_not_begun(pool: JobPool) -> None:
    running = [asyncio.create_task(pool.run(ScoreBoard("clustered"), "a", [LARGE])) for _ in range(ANSWERS.each)]
    await asyncio.sleep(0)
    waiting = pool.waiting
    running[-1].cancel()
    await asyncio.sleep(0)
    assert pool.waiting == waiting - 1
    await asyncio.gather(*running, return_exceptions=True)


async def test_what_many_ask_for_is_made_once_and_kept_while_there_is_room() -> None:
    results = Results(10)
    made: list[str] = []

    async def make(name: str) -> AsyncGenerator[bytes, None]:
        made.append(name)
        await asyncio.sleep(0)
        yield name.encode() * 4

    asked = [results.get("a", lambda: make("a")).whole() for _ in range(20)]
    assert set(await asyncio.gather(*asked)) == {b"aaaa"}
    assert made == ["a"]
    for name in "bcb":
        await results.get(name, lambda name=name: make(name)).whole()  # type: ignore[misc]
    assert made == ["a", "b", "c"]
    assert "a" not in results


@pytest.mark.parametrize(
    ("problem", "kept"),
    [(Unavailable("server-defect"), False), (Unavailable("server-too-long"), True), (InvalidNotation("x"), True)],
)
async def test_a_failure_is_told_to_all_who_wait_and_kept_only_if_it_would_be_the_same_again(
    problem: LodestoneError, kept: bool
) -> None:
    results = Results(10)

    async def fail() -> AsyncGenerator[bytes, None]:
        yield await failing()

    async def failing() -> bytes:
        await asyncio.sleep(0)
        raise problem

    async def succeed() -> AsyncGenerator[bytes, None]:
        yield b"now"

    told = await asyncio.gather(*(results.get("a", fail).whole() for _ in range(3)), return_exceptions=True)
    assert told == [problem] * 3
    (again,) = await asyncio.gather(results.get("a", succeed).whole(), return_exceptions=True)
    assert again == (problem if kept else b"now")


async def test_pieces_are_told_as_they_come_and_given_up_when_nobody_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    results = Results(10**6)
    more = asyncio.Event()
    stopped = asyncio.Event()

    async def film() -> AsyncGenerator[bytes, None]:
        try:
            for number in range(100):
                yield b"%d" % number
                await more.wait()
                await asyncio.sleep(0)
        finally:
            stopped.set()

    assert await results.get("a", film).piece(0) == b"0"
    later = asyncio.create_task(results.get("a", film).piece(2))
    await asyncio.sleep(0)
    assert not later.done()
    monkeypatch.setattr("lodestone.server.workers.results.PATIENCE", -1.0)
    more.set()
    assert await later == b"2"
    await stopped.wait()
    assert "a" not in results
