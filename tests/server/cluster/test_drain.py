"""A server that is told to stop hands its tables over, one by one, and nobody loses more than a moment."""

from __future__ import annotations

import asyncio
import gzip
import json

from tests import ROOT
from tests.server.client import Api
from tests.server.cluster.cluster_server import ADMIN, comes_back, whose
from tests.server.cluster.conftest import MakeServer
from tests.server.hard.logbook import check_told, read_log
from tests.server.hard.player import Player

RECORD = ROOT / "tests" / "fixtures" / "0.1.0" / "records" / "server"


async def status(api: Api, path: str) -> int:
    return (await api.request("GET", path)).status_code


async def test_a_server_that_stops_hands_its_tables_over(make_server: MakeServer) -> None:
    first, second = make_server(), make_server()
    here, there = first.start(), second.start()
    tables = [await here.create("here", "greedy") for _ in range(4)]
    enough = False
    players = [
        Player(there if number % 2 else here, made["table"], made["token"], number, lambda: enough)
        for number, made in enumerate(tables)
    ]
    for player in players[::2]:
        player.api = here
    playing = [asyncio.create_task(player.play()) for player in players]
    while any(len(player.acknowledged) < 2 for player in players):
        await asyncio.sleep(0.02)
    for player in players:  # whoever reconnects gets to the server that stays
        player.api = there
    first.terminate()
    assert await asyncio.to_thread(first.ended) == 0
    before = [len(player.acknowledged) for player in players]
    while any(
        len(player.acknowledged) < count + 2 and not player.over()
        for player, count in zip(players, before, strict=True)
    ):
        await asyncio.sleep(0.02)
    enough = True
    await asyncio.gather(*playing)
    for player in players:
        heard = player.heard()
        reasons = [message["reason"] for message in heard if message["type"] == "bye"]
        assert set(reasons) <= {"moved"}
        check_told(await read_log(second.database, player.table), heard)
        assert (await whose(second, player.table)).epoch == 2


async def test_the_last_server_says_when_to_come_back(make_server: MakeServer) -> None:
    server = make_server()
    made = await server.start().create("here", "here")
    async with server.api.join(made["table"], made["token"]) as seat:
        server.terminate()
        await seat.until(lambda: seat.bye is not None)
        assert seat.bye is not None
        assert (seat.bye["reason"], seat.bye["retry_after"]) == ("shutdown", 2.0)
    assert await asyncio.to_thread(server.ended) == 0


async def test_a_server_can_be_drained_and_goes_on_running(make_server: MakeServer) -> None:
    first, second = make_server(), make_server()
    here, there = first.start(), second.start()
    made = await here.create("here", "here")
    async with here.join(made["table"], made["token"]) as seat:
        await seat.play()
        assert await status(here, "/ready") == 200
        await here.ask("POST", "/api/admin/drain", token=ADMIN)
        await seat.until(lambda: seat.bye is not None)
        assert seat.bye is not None
        assert seat.bye["reason"] == "moved"
    assert (await status(here, "/ready"), await status(here, "/health"), await status(there, "/ready")) == (
        503,
        200,
        200,
    )
    elsewhere = await here.create("here", "here")  # new tables are made where they are accepted
    for table in (made, elsewhere):
        await there.ask("GET", f"/api/tables/{table['table']}")
        assert ((await whose(first, table["table"])).url or "").rstrip("/").endswith(f":{second.port}")
    async with comes_back(here, made["table"], made["token"]) as again:  # passed on to the other one
        assert again.v == seat.v
        await again.play()
    found = await whose(first, made["table"])
    assert (found.url or "").rstrip("/").endswith(f":{second.port}")


async def test_without_the_token_nothing_is_drained(make_server: MakeServer) -> None:
    server = make_server()
    api = server.start()
    assert (await api.request("POST", "/api/admin/drain")).status_code == 403
    assert await status(api, "/ready") == 200


async def test_a_removed_record_is_shown_by_no_server(make_server: MakeServer) -> None:
    first, second = make_server(), make_server()
    here, there = first.start(), second.start()
    body = json.loads(gzip.decompress((RECORD / "clustered-finished-1.json.gz").read_bytes()))
    record = (await here.ask("POST", "/api/records", body))["record"]
    assert await status(there, f"/api/records/{record}/replay") == 200
    await here.ask("DELETE", f"/api/admin/records/{record}", token=ADMIN)
    while await status(there, f"/api/records/{record}/replay") == 200:
        await asyncio.sleep(0.02)
    assert await status(there, f"/api/records/{record}/replay") == 404
