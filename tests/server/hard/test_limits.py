"""What one client may use up, and what happens when the server itself runs short: clear answers, then recovery."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import resource
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import websockets

from lodestone.server.room.hints import AT_ONCE
from tests.postgres import PostgresServer
from tests.server.client import PATIENCE, Api, ConnectionLost, Json, Refusal, Seat
from tests.server.conftest import MakeServer
from tests.server.hard.hard_server import HardServer
from tests.server.hard.logbook import check_acknowledged, read_log
from tests.server.hard.player import Player
from tests.server.people import hint

TALKATIVE = {"messages_per_second": 10_000.0, "messages_at_once": 10_000, "chat_per_minute": 10**6}
LINES = 40
"""Lines of chat, which every welcome repeats."""


async def test_a_reader_that_stops_is_dropped_and_the_table_goes_on(make_server: MakeServer) -> None:
    server = make_server(limits={**TALKATIVE, "outbound_bytes": 64 * 1024})
    api = await server.started()
    made = await api.create("here", "link")
    await api.sit(made["table"], "Ben")
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    await asyncio.get_running_loop().sock_connect(deaf, ("127.0.0.1", server.port))
    reader = await websockets.connect(api.join(made["table"]).address, sock=deaf, max_queue=1, ping_interval=None)
    await reader.send(json.dumps({"type": "hello", "protocol": 1, "token": None}))
    async with api.join(made["table"], made["token"]) as ann:
        await ann.until(lambda: ann.table["spectators"] == 1)
        for _ in range(LINES):
            await ann.ask("say", text="x" * 280)
        with contextlib.suppress(websockets.ConnectionClosed):  # dropped
            for asked in range(5000):
                await reader.send(json.dumps({"type": "resync", "id": f"r{asked}"}))  # and never reads the answers
                if asked % 50 == 0:
                    await ann.ask("ping")
        await ann.until(lambda: ann.table["spectators"] == 0)
        await ann.play()
        assert len(ann.chat) == LINES
        await eventually_gone(server, deaf.getsockname()[1])
    reader.transport.abort()


async def eventually_gone(server: HardServer, port: int) -> None:
    """Wait until the server has closed the connection from that port, according to the system's list of connections."""
    async with asyncio.timeout(PATIENCE):
        while (f":{server.port:04X}", f":{port:04X}") in _connections():
            await asyncio.sleep(0.1)


def _connections() -> set[tuple[str, str]]:
    """Local and remote ports of all connections that a process still holds."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return {(row[1][-5:], row[2][-5:]) for row in rows if row[9] != "0"}  # 0: nobody's any more


async def test_hints_run_out_and_playing_goes_on(make_server: MakeServer) -> None:
    server = make_server(limits={"hints_per_minute": 0.001})
    api = await server.started()
    made = await api.create("here", "greedy")
    async with api.join(made["table"], made["token"]) as ann:
        for number in range(AT_ONCE):
            assert (await hint(ann, number))["type"] == "hinted"
        error = await ann.refused("hint", seat=0)
        assert (error["code"], error["key"]) == ("too-many", "table-hints-often")
        await ann.play()


async def test_who_is_too_fast_is_refused_and_then_sent_away(make_server: MakeServer) -> None:
    server = make_server(limits={"messages_per_second": 0.001, "messages_at_once": 10})
    api = await server.started()
    made = await api.create("here", "greedy")
    async with api.join(made["table"], made["token"]) as hasty:
        for number in range(10):
            await hasty.ask("ping", id=f"ok{number}")
        assert (await hasty.refused("ping"))["code"] == "too-many"
        with pytest.raises(ConnectionLost):
            await _ping_for_ever(hasty)
        assert hasty.bye is not None
        assert hasty.bye["reason"] == "too-many"
    async with api.join(made["table"], made["token"]) as patient:
        await patient.ask("ping")


async def _ping_for_ever(seat: Seat) -> None:
    while True:
        await seat.post({"type": "ping", "id": "x"})
        await asyncio.sleep(0)


async def test_who_comes_back_has_no_more_to_say_than_before(make_server: MakeServer) -> None:
    server = make_server(limits={"chat_per_minute": 3, "changes_per_minute": 3})  # one each in 20 s
    api = await server.started()
    made = await api.create("here", "link", name="Ann")
    ben = await api.sit(made["table"], "Ben")
    async with api.join(made["table"], made["token"]) as ann:
        await ann.ask("say", id="one", text="hello")
        await ann.ask("rename", name="Anna")
    async with api.join(made["table"], made["token"]) as ann, api.join(made["table"], ben["token"]) as other:
        await ann.ask("say", id="one", text="hello")  # that was heard: nothing is stored for it
        before = ann.v
        for kind, content in {"say": {"text": "hello?"}, "react": {"reaction": "clap"}}.items():
            assert (await ann.refused(kind, **content))["key"] == "server-too-much-chat"
        for kind, content in {"rename": {"name": "Annabel"}, "propose": {"kind": "pause"}}.items():
            error = await ann.refused(kind, **content)
            assert (error["code"], error["key"]) == ("too-many", "server-too-fast")
        assert ann.v == before
        await ann.play()
        await other.ask("say", text="I have not said anything yet")


async def test_only_so_many_may_look_on(make_server: MakeServer) -> None:
    server = make_server(limits={"spectators_per_table": 3})
    api = await server.started()
    made = await api.create("here", "greedy")
    other = await api.create("here", "greedy")
    seats = [api.join(made["table"]) for _ in range(3)]
    for seat in seats:
        await seat.__aenter__()
    refused = api.join(made["table"])
    with pytest.raises(Refusal) as full:
        await refused.__aenter__()
    assert (full.value.code, full.value.key) == ("too-many", "server-table-full")
    assert refused.bye == {"type": "bye", "reason": "too-many", "retry_after": 10.0}
    player = api.join(made["table"], made["token"])
    with contextlib.suppress(Refusal):
        await player.__aenter__()
    assert player.bye is None, "who plays here always gets in"
    await player.play()
    await player.__aexit__(None, None, None)
    async with api.join(other["table"]):
        await seats[0].__aexit__(None, None, None)
        await seats[1].until(lambda: seats[1].table["spectators"] == 2)
        async with api.join(made["table"]):
            pass
    for seat in seats[1:]:
        await seat.__aexit__(None, None, None)


async def test_a_newer_connection_of_a_person_takes_the_place_of_the_oldest(make_server: MakeServer) -> None:
    server = make_server(limits={"spectators_per_table": 1, "connections_per_person": 2})
    api = await server.started()
    made = await api.create("here", "link", "link")
    ben = await api.sit(made["table"], "Ben")
    async with api.join(made["table"], made["token"]) as ann, contextlib.AsyncExitStack() as opened:
        screens = [await opened.enter_async_context(api.join(made["table"], ben["token"])) for _ in range(4)]
        for old in screens[:2]:
            await old.until(lambda old=old: old.bye is not None)
            assert old.bye == {"type": "bye", "reason": "too-many", "retry_after": None}
        for new in screens[2:]:
            await new.ask("ping")
        await screens[3].ask("leave", seat=1)
        with pytest.raises(Refusal):  # somebody without a seat any more is a spectator like any other
            await api.join(made["table"], ben["token"]).__aenter__()
        await ann.ask("ping")


async def test_an_address_may_have_so_many_connections_and_tables(make_server: MakeServer) -> None:
    server = make_server(limits={"connections_per_address": 2, "tables_per_hour": 3, "requests_per_minute": 12})
    api = await server.started()
    tables = [await api.create("here", "greedy") for _ in range(3)]
    with pytest.raises(Refusal) as refusal:
        await api.create("here", "greedy")
    assert refusal.value.code == "too-many"
    async with api.join(tables[0]["table"]), api.join(tables[1]["table"]):
        with pytest.raises((ConnectionLost, websockets.InvalidStatus)):
            await api.join(tables[2]["table"]).__aenter__()
    answers = [await api.request("GET", "/api/games") for _ in range(7)]
    refused = [answer for answer in answers if answer.status_code == 429]
    assert {answer.json()["error"]["code"] for answer in refused} == {"too-many"}
    assert all(1 <= int(answer.headers["retry-after"]) <= 5 for answer in refused)  # one in five seconds


async def test_behind_a_proxy_every_address_has_as_many_sockets(make_server: MakeServer) -> None:
    server = make_server(proxies=1, limits={"connections_per_address": 2})
    api = await server.started()
    address = api.join((await api.create("here", "greedy"))["table"]).address

    def come(whose: str) -> websockets.connect:
        return websockets.connect(address, additional_headers={"x-forwarded-for": whose}, open_timeout=PATIENCE)

    async with come("10.0.0.1"), come("10.0.0.1"):
        with pytest.raises(websockets.InvalidStatus):
            await come("10.0.0.1")
        async with come("10.0.0.2"):
            pass


async def eventually(action: Callable[[], Awaitable[Json]]) -> Json:
    """The answer, once it is not `unavailable` any more."""
    async with asyncio.timeout(2 * PATIENCE):
        while True:
            try:
                return await action()
            except Refusal as refusal:
                if refusal.code != "unavailable":
                    raise
                await asyncio.sleep(0.2)


async def test_a_database_that_goes_away_and_comes_back(make_server: MakeServer, postgres: PostgresServer) -> None:
    server = make_server(database=postgres.empty_database())
    api = await server.started()
    made = await api.create("here", "here")
    table, token = made["table"], made["token"]
    async with api.join(table, token) as ann, api.join(table) as spectator:
        await ann.play()
        before = ann.v
        postgres.stop("immediate")
        try:
            seat, move = ann.turn, ann.moves()[0]
            assert (await ann.refused("play", id="wanted", seat=seat, move=move))["code"] == "unavailable"
            assert (await api.request("GET", "/health")).status_code == 503
            with pytest.raises(Refusal, match="unavailable"):
                await api.create("here", "here")
            assert ann.v == before
        finally:
            postgres.start()
        acknowledged = await eventually(lambda: ann.ask("play", id="wanted", seat=seat, move=move))
        assert acknowledged["v"] == before + 1
        await ann.version(before + 1)
        await spectator.version(before + 1)
        assert spectator.board == ann.board
        assert (await api.request("GET", "/health")).status_code == 200
        check_acknowledged(await read_log(server.database, table), 0, {"wanted": before + 1})


async def _talk_for_ever(seat: Seat, acknowledged: dict[str, int]) -> None:
    for number in itertools.count():
        id = f"line{number}"
        acknowledged[id] = (await seat.ask("say", id=id, text="x" * 280))["v"]


async def test_a_full_disk_is_told_and_survived(make_server: MakeServer, tmp_path: Path) -> None:
    """A limit on the size of files stands in for the disk: to SQLite it looks the same as a full disk."""
    server = make_server(database=str(tmp_path / "tables.db"), file_size=300_000, limits=TALKATIVE)
    api = await server.started()
    made = await api.create("here", "here")
    player = Player(api, made["table"], made["token"], 1, lambda: True)
    acknowledged: dict[str, int] = {}
    async with api.join(made["table"], made["token"]) as ann:
        with pytest.raises(Refusal, match="unavailable"):
            await _talk_for_ever(ann, acknowledged)
    assert acknowledged
    assert (await api.request("GET", "/api/games")).status_code == 200
    server.kill_everything()
    server.without("file_size")
    await server.started()  # there is room again
    check_acknowledged(await read_log(server.database, made["table"]), 0, acknowledged)
    await player.play()
    assert player.over()


PAGE = 4096
"""Bytes: less than SQLite needs for any commit."""


async def test_health_tells_whether_anything_can_be_stored(make_server: MakeServer) -> None:
    server = make_server()
    api = await server.started()
    made = await api.create("here", "here")
    _, most = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
    for _ in range(2):
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (PAGE, most))
        await answers_become(api, {"/live": "ok", "/health": "unavailable", "/ready": "unavailable"})
        async with api.join(made["table"], made["token"]) as ann:
            assert (await ann.refused("say", text="hello"))["code"] == "unavailable"
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (most, most))
        await answers_become(api, {"/live": "ok", "/health": "ok", "/ready": "ok"})
        async with api.join(made["table"], made["token"]) as ann:
            await ann.ask("say", text="hello")


async def answers_become(api: Api, wanted: dict[str, str]) -> None:
    """Wait until all answers are like that; a commit of a moment ago may still vouch for some of them."""
    async with asyncio.timeout(PATIENCE):
        while {place: (await api.request("GET", place)).json()["status"] for place in wanted} != wanted:
            await asyncio.sleep(0.1)


async def test_nothing_but_a_hello_within_its_time_is_a_connection(make_server: MakeServer) -> None:
    server = make_server(limits={"hello_seconds": 0.3})
    api: Api = await server.started()
    made = await api.create("here", "greedy")
    async with websockets.connect(api.join(made["table"]).address) as silent:
        told = [json.loads(message) async for message in silent]
    assert [message["reason"] for message in told] == ["idle"]
