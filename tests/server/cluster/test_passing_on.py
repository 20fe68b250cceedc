"""What is asked of a server that does not own the table is answered by the one that does; clients cannot tell."""

from __future__ import annotations

import asyncio
import json
import signal
import ssl
from pathlib import Path

import httpx
import pytest
import websockets

from lodestone.server.cluster.signing import HEADER, sign
from tests.certificates import certificate
from tests.server.client import ConnectionLost, Json, Refusal, Seat, metric
from tests.server.cluster.cluster_server import SECRET
from tests.server.cluster.conftest import MakeTold
from tests.server.cluster.relays import Relay
from tests.server.cluster.told_owners import Map, table_of
from tests.server.hard.hard_server import UNLIMITED
from tests.server.hard.player import Player

MOST = 20 * 2**20
"""Bytes by which a server's memory may grow because of a client that reads nothing."""


async def test_a_whole_game_between_people_who_know_another_server_only(make_told: MakeTold, owners: Map) -> None:
    owner, edge = make_told("owner"), make_told("edge")
    made = await table_of(owner, owners)
    table = made["table"]
    seated = await edge.api.sit(table, "Ben")
    people = [
        Player(api, table, token, seed, lambda: True)
        for seed, (api, token) in enumerate([(edge.api, made["token"]), (owner.api, seated["token"]), (edge.api, None)])
    ]
    await asyncio.gather(*(person.play() for person in people))
    assert [person.over() for person in people] == [True] * 3
    assert people[0].seat is not None
    assert people[1].seat is not None
    assert people[0].seat.public == people[1].seat.public
    records = (await edge.api.ask("GET", f"/api/tables/{table}/records"))["records"]
    assert records == (await owner.api.ask("GET", f"/api/tables/{table}/records"))["records"] != []
    told = sum(len(person.heard()) for person in (people[0], people[2]))
    assert await metric(edge.api, "lodestone_messages_passed_on_total") >= told
    assert await metric(owner.api, "lodestone_messages_passed_on_total") == 0
    assert await metric(edge.api, "lodestone_connections_passed_on") == 0
    assert edge.log.count(table) == 0


async def test_what_is_passed_on_may_go_over_tls(make_told: MakeTold, owners: Map, tmp_path: Path) -> None:
    own, anothers = certificate(tmp_path, "own"), certificate(tmp_path, "anothers")
    owner, edge, wary = make_told("owner"), make_told("edge", trusts=own.file), make_told("wary", trusts=anothers.file)
    made = await table_of(owner, owners)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(own.file, own.key)
    async with Relay(lambda: owner.port, context) as line:
        owners.servers["owner"] = f"https://127.0.0.1:{line.port}/"
        owners.write()
        seated = await edge.api.sit(made["table"], "Ben")
        async with edge.api.join(made["table"], made["token"]) as ann, owner.api.join(made["table"], seated["token"]):
            await ann.play()
        with pytest.raises(Refusal, match="unavailable"):  # whatever answers there is not believed to be the owner
            await wary.api.sit(made["table"], "Cid")


async def test_refusals_come_as_the_owner_words_them(make_told: MakeTold, owners: Map) -> None:
    owner, edge = make_told("owner"), make_told("edge")
    table = (await table_of(owner, owners, "here"))["table"]
    german = {"accept-language": "de"}
    for method, path, body in (
        ("POST", f"/api/tables/{table}/seats", {"name": "Ben"}),
        ("POST", f"/api/tables/{table}/seats", {"no": "name"}),
        ("GET", f"/api/tables/{table}", None),
        ("POST", f"/api/tables/{table}", None),
        ("GET", "/api/tables/nothing", None),
    ):
        here = await edge.api.request(method, path, body, headers=german)
        there = await owner.api.request(method, path, body, headers=german)
        assert (here.status_code, here.json()) == (there.status_code, there.json())
        dated = {"date", "content-length"}
        assert {*here.headers.items()} - {*there.headers.items()} <= {(n, here.headers[n]) for n in dated}
    with pytest.raises(Refusal, match="not-found"):
        await edge.api.join(table, "A" * 32).__aenter__()


@pytest.mark.parametrize("nonsense", [b"\x81\x82\x00\x00\x00\x00\xff\xfe", b"\x83\x80\x00\x00\x00\x00"])
async def test_codes_of_closed_sockets_are_the_owners(make_told: MakeTold, owners: Map, nonsense: bytes) -> None:
    owner, edge = make_told("owner"), make_told("edge")
    table = (await table_of(owner, owners))["table"]
    codes = []
    for api in (owner.api, edge.api):
        async with websockets.connect(api.join(table).address) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1}))
            assert json.loads(await socket.recv())["type"] == "welcome"
            socket.transport.write(nonsense)
            await socket.wait_closed()
            codes.append(socket.close_code)
    assert codes[0] == codes[1] in (1002, 1007)


async def test_pings_and_goodbyes_of_a_client_get_through(make_told: MakeTold, owners: Map) -> None:
    owner, edge = make_told("owner"), make_told("edge")
    table = (await table_of(owner, owners))["table"]
    async with websockets.connect(edge.api.join(table).address) as socket:
        await socket.send(json.dumps({"type": "hello", "protocol": 1}))
        await (await socket.ping())
        assert await metric(owner.api, "lodestone_connections") == 1
        await socket.close(1000)
        assert socket.close_code == 1000
    while await metric(owner.api, "lodestone_connections"):
        await asyncio.sleep(0.02)


async def moved(seat: Seat) -> Json:
    """The message that somebody's table has moved."""
    with pytest.raises(ConnectionLost):
        await seat.until(lambda: False)
    assert seat.bye is not None
    return seat.bye


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "hangs"])
async def test_who_loses_the_owner_is_told_to_come_back(make_told: MakeTold, owners: Map, number: int) -> None:
    owner, edge = make_told("owner"), make_told("edge")
    table = (await table_of(owner, owners))["table"]
    async with edge.api.join(table) as seat:
        owner.signal(number)
        if number == signal.SIGSTOP:
            del owners.servers["owner"]
            owners.write()
        assert await moved(seat) == {"type": "bye", "reason": "moved", "retry_after": 0.0}


async def test_an_owner_that_was_not_heard_of_yet_is_not_taken_for_dead(make_told: MakeTold, owners: Map) -> None:
    owner, edge = make_told("owner"), make_told("edge")
    table = (await table_of(owner, owners))["table"]
    owners.unheard = ["owner"]
    owners.write()
    async with edge.api.join(table) as seat:
        for heard_of in (False, True):
            owners.unheard = [] if heard_of else ["owner"]
            owners.write()
            for _ in range(7):  # longer than the edge takes to look who lives
                await asyncio.sleep(0.1)
                assert seat.bye is None
        await seat.ask("ping")
        del owners.servers["owner"]
        owners.write()
        assert (await moved(seat))["reason"] == "moved"


async def test_when_the_database_is_back_an_owner_has_time_to_say_that_it_lives(
    make_told: MakeTold, owners: Map
) -> None:
    owner, edge = make_told("owner"), make_told("edge")
    table = (await table_of(owner, owners))["table"]
    async with edge.api.join(table) as seat:
        for unheard in ([], ["edge", "owner"], ["owner"], []):
            owners.unheard = unheard
            owners.write()
            for _ in range(7):  # longer than the edge takes to look who lives
                await asyncio.sleep(0.1)
                assert seat.bye is None
        await seat.ask("ping")


async def test_a_server_that_stops_sends_those_it_passes_on_elsewhere(make_told: MakeTold, owners: Map) -> None:
    owner, edge = make_told("owner"), make_told("edge")
    table = (await table_of(owner, owners))["table"]
    async with edge.api.join(table) as seat:
        edge.signal(signal.SIGTERM)
        assert (await moved(seat))["reason"] == "moved"


async def test_a_slow_reader_is_as_slow_for_the_owner(make_told: MakeTold, owners: Map) -> None:
    owner = make_told("owner", limits={**UNLIMITED, "messages_at_once": 10**6, "outbound_bytes": 50_000})
    edge = make_told("edge")
    made = await table_of(owner, owners, "here")
    slow = await websockets.connect(edge.api.join(made["table"]).address, max_queue=1)
    await slow.send(json.dumps({"type": "hello", "protocol": 1}))
    before = edge.resident()
    for number in range(20_000):
        try:
            await slow.send(json.dumps({"type": "resync", "id": f"x{number}"}))
        except websockets.ConnectionClosed:
            break
        if number % 500 == 0 and await metric(owner.api, "lodestone_slow_readers_total"):
            break
    while not await metric(owner.api, "lodestone_slow_readers_total"):
        assert edge.resident() - before < MOST, "what nobody reads piles up where it is passed on"
        await asyncio.sleep(0.05)
    assert edge.resident() - before < MOST
    slow.transport.abort()
    await slow.wait_closed()


async def test_limits_of_an_address_count_where_it_comes_in(make_told: MakeTold, owners: Map) -> None:
    few = {"connections_per_address": 3, "requests_per_minute": 6}
    owner = make_told("owner", limits={"connections_per_address": 2, "requests_per_minute": 3})
    edge = make_told("edge", limits=few, proxies=1)
    made = await table_of(owner, owners)
    path = f"/api/tables/{made['table']}"

    async def somebody(last: int) -> httpx.Response:
        return await edge.api.request("GET", path, headers={"x-forwarded-for": f"192.0.2.{last}"})

    for _ in range(2):  # far more than the owner allows one address, and all of it comes from the edge's
        assert [(await somebody(last)).status_code for last in range(9)] == [200] * 9
    assert [(await somebody(1)).status_code for _ in range(5)] == [200] * 4 + [429]
    forwarded = {"x-forwarded-for": "192.0.2.200"}
    sockets = [
        await websockets.connect(edge.api.join(made["table"]).address, additional_headers=forwarded) for _ in range(3)
    ]
    with pytest.raises(websockets.InvalidStatus) as refused:
        await websockets.connect(edge.api.join(made["table"]).address, additional_headers=forwarded)
    assert refused.value.response.status_code == 429
    await asyncio.gather(*(socket.close() for socket in sockets))


async def test_what_only_looks_as_if_it_were_passed_on_is_not_believed(make_told: MakeTold, owners: Map) -> None:
    owner = make_told("owner", limits={**UNLIMITED, "requests_per_minute": 20})
    made = await table_of(owner, owners)
    path = f"/api/tables/{made['table']}"
    forged = {HEADER: sign(b"a guess", "GET", path, "192.0.2.1"), "host": "elsewhere.example"}
    assert (await owner.api.request("GET", path, headers=forged)).status_code == 421
    right = {HEADER: sign(SECRET.encode(), "GET", path, "192.0.2.1"), "host": "elsewhere.example"}
    for _ in range(50):  # more than somebody may ask, and more connections than they may open
        assert (await owner.api.request("GET", path, headers=right)).status_code == 200
    for wrong in (
        sign(SECRET.encode(), "POST", path, "192.0.2.1"),
        sign(SECRET.encode(), "GET", path + "/records", "192.0.2.1"),
        sign(SECRET.encode(), "GET", path, "192.0.2.1", now=0.0),
        right[HEADER].replace("192.0.2.1", "192.0.2.2"),
        "",
        "x",
        "1 2 \xff",
    ):
        headers = [(HEADER.encode(), wrong.encode("latin-1")), (b"host", b"elsewhere.example")]
        assert (await owner.api.request("GET", path, headers=headers)).status_code == 421, wrong
    twice = [(HEADER.encode(), right[HEADER].encode())] * 2 + [(b"host", b"elsewhere.example")]
    assert (await owner.api.request("GET", path, headers=twice)).status_code == 421


async def test_without_a_secret_nobody_is_believed(make_told: MakeTold, owners: Map) -> None:
    owner = make_told("owner", secret=None)
    path = f"/api/tables/{(await table_of(owner, owners))['table']}"
    for secret in (b"", b"None", SECRET.encode()):
        forged = {HEADER: sign(secret, "GET", path, "192.0.2.1"), "host": "elsewhere.example"}
        assert (await owner.api.request("GET", path, headers=forged)).status_code == 421
