"""One guest who asks for a great deal, within the limits: a few processes, and everybody else plays on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator
from pathlib import Path

from benchmarks.neighbours.materials import long_game
from benchmarks.server_process import children

from tests.server.client import Api, Json, Seat
from tests.server.conftest import MakeServer
from tests.server.hard.hard_server import HardServer

EMPTY: Json = {"format": "lodestone-record", "version": 1, "game": "kluster"}

PACE = 0.06
"""s between two moves: within the rate limit for one person, however long the test takes."""


class Playing:
    """A table where somebody keeps moving; measures the longest move."""

    def __init__(self, server: HardServer) -> None:
        self._server = server
        self.moves = 0
        self.longest = 0.0
        self.processes = 0

    async def play(self, seat: Seat) -> None:
        while True:
            began = time.monotonic()
            await seat.play()
            self.moves += 1
            self.longest = max(self.longest, time.monotonic() - began)
            self.processes = max(self.processes, len(children(self._server.pid)))
            if seat.turn is None:
                await seat.ask("propose", kind="again")
            await asyncio.sleep(PACE)


@contextlib.asynccontextmanager
async def _playing(server: HardServer, api: Api) -> AsyncIterator[Playing]:
    made = await api.create("here", "here")
    playing = Playing(server)
    async with api.join(made["table"], made["token"]) as seat:
        task = asyncio.create_task(playing.play(seat))
        yield playing
        if task.done():
            task.result()
        task.cancel()


async def test_fifty_uploads_take_a_few_processes(make_server: MakeServer) -> None:
    server = make_server(job_processes=3, limits={"tables_per_hour": 1000})
    api = await server.started()
    record = json.loads(Path(__file__).with_name("kluster_record.json").read_text())
    async with _playing(server, api) as playing:
        answers = await asyncio.gather(*(api.request("POST", "/api/records", record) for _ in range(50)))
        moves = playing.moves
    assert moves > 5
    assert playing.processes <= 3
    assert {answer.status_code for answer in answers} <= {201, 429}
    assert 201 in {answer.status_code for answer in answers}
    for refused in (answer for answer in answers if answer.status_code == 429):
        assert refused.json()["error"]["code"] == "too-many"
        assert int(refused.headers["retry-after"]) >= 1


async def test_what_is_no_record_at_first_sight_takes_no_process(make_server: MakeServer) -> None:
    server = make_server(limits={"tables_per_hour": 1000})
    api = await server.started()
    records: list[object] = [
        EMPTY,
        {**EMPTY, "game": "clustered"},
        {**EMPTY, "game": "chess"},
        {**EMPTY, "version": 2},
        [],
        1,
    ]
    for record in records:
        answer = await api.request("POST", "/api/records", record)
        assert (answer.status_code, answer.json()["error"]["key"]) == (400, "record-unreadable")
    assert children(server.pid) == []


async def test_a_long_replay_is_made_once_for_everybody(make_server: MakeServer) -> None:
    server = make_server(job_processes=2, watch_loop=10.0)
    api = await server.started()
    record = (await api.ask("POST", "/api/records", long_game(3)))["record"]
    async with _playing(server, api) as playing:
        path = f"/api/records/{record}/replay"
        answers = await asyncio.gather(*(api.request("GET", path) for _ in range(20)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers}) == 1
    assert len(answers[0].json()["turns"]) == 233
    assert playing.processes <= 1
    assert f"run_asgi {path}" not in server.log


async def test_a_full_pool_refuses_with_a_reason_and_bots_still_move(make_server: MakeServer) -> None:
    server = make_server(job_processes=2)
    api = await server.started()
    records = [(await api.ask("POST", "/api/records", long_game(seed)))["record"] for seed in range(1, 7)]
    answers = await asyncio.gather(*(api.request("GET", f"/api/records/{record}/review") for record in records))
    refused = [answer for answer in answers if answer.status_code == 429]
    assert len(refused) == 2  # four of an address
    assert {answer.json()["error"]["key"] for answer in refused} == {"server-no-review-yet"}
    made = await api.create("here", "greedy")
    async with api.join(made["table"], made["token"]) as ann:
        await ann.play()
        assert await ann.my_turn()  # the bot has moved: one process is left to the tables
    under_way = await asyncio.gather(*(api.request("GET", f"/api/records/{record}/review") for record in records[:4]))
    assert any(answer.json()["done"] < answer.json()["of"] for answer in under_way)  # and nobody was kept waiting
