"""Jobs on a Dask cluster of real processes: same answers as locally, and run locally whenever the cluster is gone."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from benchmarks.neighbours.materials import BOARD

from lodestone.clustered import deal
from lodestone.core import InvalidNotation
from lodestone.match.clustered import ClusteredMatch
from lodestone.match.clustered.packed_view import packed
from lodestone.match.games import GAMES
from lodestone.server.settings import DaskCluster as Place
from lodestone.server.workers import dask_jobs
from lodestone.server.workers.dask_jobs import JobsOnDask
from lodestone.server.workers.jobs import AnyJob, DrawQr, Ponder, ScoreBoard
from lodestone.server.workers.pool import JobPool
from tests.certificates import Certificate, certificate
from tests.cli.commandline import environment
from tests.dask_cluster import DaskCluster
from tests.forked import run_forked
from tests.server.client import metric
from tests.server.process import ServerProcess

SMALL = json.dumps({"board": "AAA"}).encode()
LARGE = json.dumps({"board": BOARD}).encode()
VIEW = packed(ClusteredMatch(deal(2, 1)).view(0))
PONDER = Ponder("clustered", "greedy", 7, VIEW)


@asynccontextmanager
async def jobs_on(place: Place) -> AsyncIterator[JobsOnDask]:
    jobs = JobsOnDask(2, 600 * 2**20, place)
    jobs.start()
    try:
        yield jobs
    finally:
        await jobs.close()


@pytest.fixture
async def home() -> AsyncIterator[JobPool]:
    pool = JobPool(2)
    yield pool
    await pool.close()


async def until(condition: Callable[[], bool]) -> None:
    while not condition():
        await asyncio.sleep(0.02)


def done_at_home(jobs: JobsOnDask) -> bool:
    """Whether a local process was ever needed for a job: the pool keeps the last one."""
    return bool(jobs.pids)


@pytest.mark.timeout(120)
async def test_what_comes_from_the_cluster_is_what_comes_from_home(tmp_path: Path, home: JobPool) -> None:
    cluster = DaskCluster(tmp_path)
    asked: list[tuple[AnyJob, list[bytes]]] = [(ScoreBoard("clustered"), [LARGE[:900], LARGE[900:]]), (PONDER, [])]
    with cluster.scheduler(), cluster.worker():
        async with jobs_on(Place(cluster.address)) as jobs:
            await until(lambda: jobs.there.has_room)
            for job, along in asked:
                assert await jobs.run(job, "a", along) == await home.run(job, "a", along)
            with pytest.raises(InvalidNotation) as refused:
                await jobs.run(ScoreBoard("clustered"), "a", [b'{"board": "x"}'])
            assert refused.value.key == "board-character"
            assert not done_at_home(jobs)
            assert b"svg" in await jobs.run(DrawQr("what is not worth the way"), "a")
            assert done_at_home(jobs)


@pytest.mark.timeout(120)
async def test_jobs_are_done_at_home_while_the_cluster_is_away_and_there_again_when_it_is_back(tmp_path: Path) -> None:
    cluster = DaskCluster(tmp_path)
    async with jobs_on(Place(cluster.address)) as jobs:
        assert await jobs.run(ScoreBoard("clustered"), "a", [SMALL])  # nobody is there yet
        assert done_at_home(jobs)
        with cluster.scheduler(), cluster.worker():
            await until(lambda: jobs.there.has_room)
            assert await jobs.run(ScoreBoard("clustered"), "a", [SMALL])
        await until(lambda: not jobs.there.has_room)
        assert await jobs.run(ScoreBoard("clustered"), "a", [SMALL])
        with cluster.scheduler(), cluster.worker():
            await until(lambda: jobs.there.has_room)
            assert await jobs.run(ScoreBoard("clustered"), "a", [SMALL])


@pytest.mark.timeout(120)
@pytest.mark.parametrize(
    ("who", "number"),
    [("scheduler", signal.SIGKILL), ("scheduler", signal.SIGSTOP), ("worker", signal.SIGKILL)],
    ids=["a killed scheduler", "a scheduler that hangs", "a killed worker"],
)
async def test_whoever_is_lost_in_the_middle_costs_no_job(tmp_path: Path, who: str, number: int) -> None:
    cluster = DaskCluster(tmp_path)
    with cluster.scheduler() as scheduler, cluster.worker() as worker:
        async with jobs_on(Place(cluster.address)) as jobs:
            await until(lambda: jobs.there.has_room)
            worker.send_signal(signal.SIGSTOP)  # so that the jobs are still there when the scheduler goes
            running = [asyncio.create_task(jobs.run(ScoreBoard("clustered"), f"{n}", [SMALL])) for n in range(3)]
            await until(lambda: not jobs.there.has_room)
            (scheduler if who == "scheduler" else worker).send_signal(number)
            answers = await asyncio.gather(*running)
            assert all(json.loads(answer)["scores"]["A"]["rows"] == 3 for answer in answers)
            assert done_at_home(jobs)


@pytest.mark.timeout(120)
async def test_what_a_worker_does_not_come_back_with_is_done_at_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dask_jobs, "PATIENCE", 0.5 - ScoreBoard.purpose.deadline)
    cluster = DaskCluster(tmp_path)
    with cluster.scheduler(), cluster.worker() as worker:
        async with jobs_on(Place(cluster.address)) as jobs:
            await until(lambda: jobs.there.has_room)
            worker.send_signal(signal.SIGSTOP)
            assert await jobs.run(ScoreBoard("clustered"), "a", [SMALL])
            assert done_at_home(jobs)


@pytest.mark.timeout(120)
async def test_a_worker_of_another_version_does_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    cluster = DaskCluster(tmp_path)
    other = tmp_path / "sitecustomize.py"  # what Python imports first
    other.write_text("import lodestone\nlodestone.__version__ = '0.0.9'\n")
    with cluster.scheduler(), ExitStack() as workers:
        import os
        import sys

        paths = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
        workers.enter_context(cluster.worker(PYTHONPATH=paths))
        async with jobs_on(Place(cluster.address)) as jobs:
            await until(lambda: jobs.there.has_room)
            assert await jobs.run(ScoreBoard("clustered"), "a", [SMALL])
            assert done_at_home(jobs)
    assert '"cause": "0.0.9", "event": "dask_worker_of_another_version"' in capfd.readouterr().err


@pytest.mark.timeout(120)
async def test_a_server_has_its_guests_served_by_the_cluster(tmp_path: Path) -> None:
    cluster = DaskCluster(tmp_path)
    server = ServerProcess(tmp_path, "--dask", cluster.address)
    server.forks_children = False  # as on a real host, they import the cluster's client
    with cluster.scheduler(), cluster.worker():
        api = server.start()
        try:
            while not await metric(api, "lodestone_dask_room"):
                await asyncio.sleep(0.05)
            there = await api.ask("POST", "/api/score", {"board": BOARD})
            assert await metric(api, 'lodestone_dask_jobs_total{how="done"}') == 1
            made = await api.create("here", "greedy")
            async with api.join(made["table"], made["token"]) as seat:
                await seat.play()
                await seat.until(lambda: seat.turn in seat.seats)  # the bot has moved
            assert await metric(api, 'lodestone_dask_jobs_total{how="done"}') == 2
        finally:
            assert server.stop() == 0
    assert there == json.loads(msgspec.json.encode(GAMES["clustered"].score(BOARD)))
    assert "Traceback" not in server.log, server.log


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--dask", "127.0.0.1:8786"], "is not the address of a Dask scheduler"),
        (["--dask", "tls://127.0.0.1:8786"], "needs --dask-ca, --dask-cert and --dask-key"),
        (["--dask", "tcp://127.0.0.1:8786", "--dask-key", __file__], "takes none of them"),
        (["--dask-ca", __file__], "is not the address of a Dask scheduler"),
        (["--dask", "tls://127.0.0.1:1", "--dask-ca", "/no", "--dask-cert", "/no", "--dask-key", "/no"], "/no"),
    ],
)
async def test_a_cluster_that_cannot_be_meant_is_refused(tmp_path: Path, options: list[str], said: str) -> None:
    serve = ["serve", "--port", "0", "--database", str(tmp_path / "tables.db"), *options]
    done = await asyncio.to_thread(run_forked, serve, b"", environment(tmp_path), 60.0)
    assert done.returncode == 2
    (sentence,) = done.stderr.decode().splitlines()
    assert said in sentence


def known_by(own: Certificate, address: str) -> Place:
    return Place(address, own.file, own.file, own.key)


@pytest.mark.timeout(120)
async def test_over_tls_only_who_has_the_certificate_is_believed(tmp_path: Path) -> None:
    ours, theirs = (certificate(tmp_path, name) for name in ("ours", "theirs"))
    tls = ("--tls-ca-file", str(ours.file), "--tls-cert", str(ours.file), "--tls-key", str(ours.key))
    cluster = DaskCluster(tmp_path, tls)
    with cluster.scheduler(), cluster.worker():
        async with jobs_on(known_by(ours, cluster.address)) as jobs:
            await until(lambda: jobs.there.has_room)
            assert await jobs.run(ScoreBoard("clustered"), "a", [SMALL])
            assert not done_at_home(jobs)
        async with jobs_on(known_by(theirs, cluster.address)) as strangers:
            assert await strangers.run(ScoreBoard("clustered"), "a", [SMALL])
            assert done_at_home(strangers)
            assert not strangers.there.has_room
