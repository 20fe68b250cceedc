"""What a host sees of several servers, where new tables are made, and how much load one server accepts."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lodestone.server.errors import TooMany
from lodestone.server.live import LivePool
from tests.server.client import Api, Refusal, metric
from tests.server.cluster.cluster_server import ADMIN, ClusterServer
from tests.server.cluster.conftest import MakeServer, MakeTold
from tests.server.cluster.holding import CLASSIC, MIDDLE, begun_again, do, held_magnet
from tests.server.cluster.told_owners import Map
from tests.server.hard.hard_server import UNLIMITED, kill_process
from tests.server.process import ServerProcess


async def servers_at(api: Api) -> list[dict[str, Any]]:
    told = await api.ask("GET", "/api/admin/cluster", token=ADMIN)
    found: list[dict[str, Any]] = told["servers"]
    return found


async def until(api: Api, condition: Any) -> list[dict[str, Any]]:
    """Wait until the servers together fulfil a condition."""
    while not condition(told := await servers_at(api)):
        await asyncio.sleep(0.05)
    return told


async def test_every_server_is_listed_with_what_it_does(make_server: MakeServer) -> None:
    servers: list[ClusterServer] = [make_server() for _ in range(3)]
    apis = [server.start() for server in servers]
    made = await apis[1].create("here", "link")
    async with apis[1].join(made["table"], made["token"]):
        told = await until(apis[0], lambda told: sum(server["connections"] for server in told) == 1)
        assert [server["this"] for server in told].count(True) == 1
        assert sorted(server["address"].rstrip("/") for server in told) == sorted(api.url for api in apis)
        busy = next(server for server in told if server["connections"])
        assert (busy["address"].rstrip("/"), busy["tables"], busy["live_matches"]) == (apis[1].url, 1, 0)
        assert all(server["version"] == told[0]["version"] and server["since"] > 1e9 for server in told)
    await apis[2].ask("POST", "/api/admin/drain", token=ADMIN)
    told = await until(apis[0], lambda told: any(server["draining"] for server in told))
    assert [server["address"].rstrip("/") for server in told if server["draining"]] == [apis[2].url]
    made = await apis[2].create("here", "link")  # at another one
    assert await metric(apis[2], "lodestone_tables_made_total") == 0
    await apis[2].sit(made["table"], "Ben")
    servers[1].kill_everything()
    await until(apis[0], lambda told: len(told) == 2)
    with pytest.raises(Refusal, match="not-allowed"):
        await apis[0].ask("GET", "/api/admin/cluster", token="somebody else's token")


async def test_late_frames_and_dead_processes_are_counted(make_server: MakeServer) -> None:
    server = make_server()
    api = await server.started()
    async with held_magnet(api) as (_, seat):
        while not await metric(api, "lodestone_frame_lateness_seconds_count"):
            await do(seat, {"do": "hover", **MIDDLE})
        assert await metric(api, "lodestone_live_matches") == 1
        assert await metric(api, "lodestone_jobs_waiting") == 0
        for child in server.children():
            kill_process(child)
        while 'lodestone_process_deaths_total{kind="live"}' not in (await api.request("GET", "/metrics")).text:
            await asyncio.sleep(0.05)
        await seat.until(lambda: begun_again(seat))


async def test_a_lone_server_lists_itself(make_told: MakeTold) -> None:
    alone = make_told("alone", admin_token=ADMIN)
    (told,) = await servers_at(alone.api)
    assert told["this"]
    while not await metric(alone.api, "lodestone_loop_lag_seconds_count"):
        await asyncio.sleep(0.05)
    assert await metric(alone.api, "lodestone_take_overs_total") == 0


async def test_new_tables_are_made_where_there_is_far_less_to_do(make_told: MakeTold, owners: Map) -> None:
    full, empty = make_told("full"), make_told("empty")
    owners.tables = {"full": 50, "empty": 0}
    owners.write()
    await full.api.create("here", "link")
    assert await metric(full.api, "lodestone_tables_made_total") == 1  # fuller, but not by much
    owners.tables["full"] = 51
    owners.write()
    made = await full.api.create("here", "link")
    await full.api.ask("POST", "/api/lessons/tiles", {"name": "Ann"})
    assert await metric(empty.api, "lodestone_tables_made_total") == 2
    owners.owners[made["table"]] = "empty"
    del owners.servers["empty"]
    owners.write()
    await full.api.create("here", "link")
    assert await metric(full.api, "lodestone_tables_made_total") == 2
    owners.servers["empty"] = "http://127.0.0.1:1/"  # listed as alive, but unreachable
    owners.write()
    await full.api.create("here", "link")
    assert await metric(full.api, "lodestone_tables_made_total") == 3


async def test_a_server_keeps_only_so_many_tables_in_memory(make_told: MakeTold) -> None:
    small = make_told("small", limits={**UNLIMITED, "tables": 2}, idle_seconds=0.0)
    made = [await small.api.create("here", "link") for _ in range(2)]
    with pytest.raises(Refusal) as refused:
        await small.api.create("here", "link")
    assert refused.value.key == "server-busy"
    assert (await small.api.ask("GET", f"/api/tables/{made[0]['table']}"))["table"] == made[0]["table"]
    while await metric(small.api, "lodestone_tables_in_memory"):
        await asyncio.sleep(0.2)
    await small.api.create("here", "link")


async def test_a_server_has_only_so_many_live_matches() -> None:
    with pytest.raises(TooMany, match="busy"):
        LivePool(most=0).check_room()


async def test_a_host_says_how_much_a_server_takes(tmp_path: Path) -> None:
    process = ServerProcess(tmp_path, "--tables", "3", "--live-matches", "1")
    server = process.start()
    try:
        made = await server.create("here", "here", game="kluster", kluster=CLASSIC)
        async with held_magnet(server):  # a live match, and no more
            with pytest.raises(Refusal) as refused:
                await server.create("here", "here", game="kluster", kluster=CLASSIC)
            assert (refused.value.code, refused.value.key) == ("too-many", "server-busy")
            async with server.join(made["table"], made["token"]) as seat:
                await seat.until(lambda: seat.status == "playing")
                error = await seat.refused("do", seat=0, intent={"do": "take", "magnet": seat.public["pools"][0][0]})
                assert (error["code"], error["key"]) == ("too-many", "server-busy")
            await server.create("here", "link")
            with pytest.raises(Refusal) as refused:
                await server.create("here", "link")
            assert refused.value.key == "server-busy"
    finally:
        process.stop()
    assert "Traceback" not in process.log
