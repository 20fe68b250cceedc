"""Connections that never send a request, and more of them than there is room for."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import socket
from collections.abc import AsyncIterator

import pytest

from lodestone.server.entrance.acceptor import AT_ONCE, Acceptor
from lodestone.server.entrance.door import Door
from lodestone.server.entrance.fair_share import Turnstile
from lodestone.server.running import listen
from tests.server.client import PATIENCE, Api
from tests.server.conftest import MakeServer
from tests.server.hard.hard_server import HardServer

QUICK = {"header_seconds": 0.3, "body_seconds": 0.3, "keep_alive_seconds": 1.0, "unread_seconds": 0.3}
MANY = {"header_seconds": 600.0, "connections_per_address": 5000, "requests_per_minute": 5000}
NO_DESCRIPTORS = "Too many open files"
HEAD = b"POST /api/score HTTP/1.1\r\nhost: localhost\r\ncontent-length: 30\r\n\r\n"


async def _connected(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection("127.0.0.1", port)


async def _rest(reader: asyncio.StreamReader) -> bytes:
    """Everything received until the server closes the connection, which it must."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", b""),
        (b"GET /health HTTP/1.1\r\nhost:", b""),
        (HEAD + b'{"boa', b"HTTP/1.1 408"),
        (b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n", b"HTTP/1.1 200"),
        (b"GET /health HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\nx", b"HTTP/1.1 200"),
    ],
    ids=["nothing", "half a head", "half a body", "nothing more", "a body that nobody reads"],
)
async def test_who_does_not_go_on_is_not_waited_for(make_server: MakeServer, said: bytes, answer: bytes) -> None:
    server = make_server(limits=QUICK)
    await server.started()
    reader, writer = await _connected(server.port)
    writer.write(said)
    assert (await _rest(reader)).startswith(answer)
    writer.close()


async def test_a_head_that_comes_byte_by_byte_is_not_waited_for(make_server: MakeServer) -> None:
    server = make_server(limits=QUICK)
    await server.started()
    reader, writer = await _connected(server.port)
    closed = asyncio.create_task(_rest(reader))
    writer.write(b"GET /health HTTP/1.1\r\n")
    while not closed.done():
        with contextlib.suppress(ConnectionError):
            writer.write(b"x: y\r\n")
            await writer.drain()
        await asyncio.sleep(0.05)
    assert closed.result() == b""
    writer.close()


async def test_a_head_without_end_is_cut(make_server: MakeServer) -> None:
    server = make_server()
    await server.started()
    reader, writer = await _connected(server.port)
    with contextlib.suppress(ConnectionError):
        writer.write(b"GET /health HTTP/1.1\r\nx: " + b"y" * 120_000)
        await writer.drain()
    assert await _rest(reader) == b""
    writer.close()


@contextlib.asynccontextmanager
async def _crowd(server: HardServer, size: int) -> AsyncIterator[None]:
    """Open so many connections that send nothing."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 2 * size)), hard))
    crowd = [await _connected(server.port) for _ in range(size)]
    try:
        yield
    finally:
        for _, writer in crowd:
            writer.transport.abort()
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def test_twelve_hundred_who_say_nothing_keep_nobody_out(make_server: MakeServer) -> None:
    server = make_server(descriptors=1024, limits=MANY)
    api = await server.started()
    made = await api.create("here", "here")
    async with api.join(made["table"], made["token"]) as ann, _crowd(server, 1200):
        asked = asyncio.create_task(api.request("GET", "/health"))
        while not asked.done():
            assert NO_DESCRIPTORS not in server.log  # who waits for one is never answered
            await asyncio.wait([asked], timeout=0.1)
        assert asked.result().status_code == 200
        await ann.play()
        async with api.join(made["table"]) as watcher:
            await ann.play()
            await watcher.version(ann.v)
    assert NO_DESCRIPTORS not in server.log


async def test_an_address_that_is_full_gives_up_what_it_does_not_use(make_server: MakeServer) -> None:
    server = make_server(limits={"connections_per_address": 20})
    api: Api = await server.started()
    made = await api.create("here", "here")
    async with api.join(made["table"], made["token"]) as ann, _crowd(server, 60):
        await ann.play()
        assert (await api.request("GET", "/health")).status_code == 200
        metrics = (await api.request("GET", "/metrics")).text
    cut = float(metrics.split("\nlodestone_connections_cut_total ")[1].split("\n")[0])
    assert cut >= 40


async def test_who_opens_connections_without_end_is_refused_and_others_get_in(make_server: MakeServer) -> None:
    server = make_server(limits={"requests_per_minute": 5})  # ten connections, then one in six seconds
    await server.started()
    lines = [await _connected(server.port) for _ in range(11)]
    lines[-1][1].write(b"GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n")
    head, _, body = (await _rest(lines[-1][0])).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 429")
    assert json.loads(body)["error"]["code"] == "too-many"
    assert 1 <= int(head.lower().split(b"retry-after: ")[1].split(b"\r\n")[0]) <= 6
    reader, other = await asyncio.open_connection("127.0.0.1", server.port, local_addr=("127.0.0.2", 0))
    other.write(b"GET /live HTTP/1.1\r\nhost: localhost\r\n\r\n")
    assert (await reader.readline()).startswith(b"HTTP/1.1 200")
    for writer in (other, *(writer for _, writer in lines)):
        writer.transport.abort()


async def test_a_few_connections_are_taken_in_at_a_time() -> None:
    made: list[asyncio.Protocol] = []

    def make() -> asyncio.Protocol:
        made.append(asyncio.Protocol())
        return made[-1]

    with contextlib.ExitStack() as opened:
        listener = opened.enter_context(listen("127.0.0.1", 0))
        for _ in range(5 * AT_ONCE):
            opened.enter_context(socket.create_connection(listener.getsockname()))
        acceptor = Acceptor(listener, make, rates=None)
        in_each_round = []
        async with asyncio.timeout(PATIENCE):
            while len(made) < 5 * AT_ONCE:
                before = len(made)
                await asyncio.sleep(0)
                in_each_round.append(len(made) - before)
        assert max(in_each_round) <= AT_ONCE
        acceptor.close()


async def test_people_behind_a_proxy_are_not_taken_for_one(make_server: MakeServer) -> None:
    server = make_server(proxies=1, limits={"connections_per_address": 4, "requests_per_minute": 3})
    await server.started()
    lines = [await _connected(server.port) for _ in range(12)]
    for _ in range(2):
        for number, (reader, writer) in enumerate(lines):
            writer.write(b"GET /health HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 10.0.0.%d\r\n\r\n" % number)
            async with asyncio.timeout(PATIENCE):
                assert (await reader.readline()).startswith(b"HTTP/1.1 200")
                while await reader.readline() != b"\r\n":
                    pass
                await reader.readuntil(b"}")
    for _, writer in lines:
        writer.close()


async def test_a_network_of_ipv6_is_one_address(make_server: MakeServer) -> None:
    server = make_server(proxies=1, limits={"requests_per_minute": 2})
    api = await server.started()

    async def status(address: str) -> int:
        return (await api.request("GET", "/live", headers={"x-forwarded-for": address})).status_code

    assert [await status(f"2001:db8::{number}") for number in range(3)] == [200, 200, 429]
    assert await status("2001:db8:0:1::1") == 200
    refused = await api.request("GET", "/live", headers={"x-forwarded-for": "2001:db8::9"})
    assert 1 <= int(refused.headers["retry-after"]) <= 30


class Line:
    """A fake connection for the entrance."""

    cut = False

    def abort(self) -> None:
        self.cut = True


def test_the_door_lets_the_idle_go_first_and_then_whoever_has_most() -> None:
    door = Door(most=6, each=4)
    busy = [Line() for _ in range(4)]
    for line in busy:
        assert door.enter(line, "greedy")
        door.busy(line)
    assert not door.enter(Line(), "greedy")  # all its own connections are in use
    idle, first, second = Line(), Line(), Line()
    assert door.enter(idle, "somebody")
    assert door.enter(first, "first")
    door.busy(first)
    assert door.enter(second, "second")  # there are six: whoever has most loses the newest one
    assert [line.cut for line in busy] == [False, False, False, True]
    assert len(door) == 6
    door.idle(busy[0])
    assert door.enter(Line(), "third")
    assert [line.cut for line in busy] == [True, False, False, True]
    assert not idle.cut
    door.leave(busy[1])
    door.leave(busy[1])
    assert len(door) == 5


async def test_the_turnstile_lets_everybody_else_through_between_two_of_one_address() -> None:
    turnstile = Turnstile(at_once=1)
    passed: list[str] = []

    async def go(name: str) -> None:
        await turnstile.enter(name)
        passed.append(name)

    await asyncio.gather(*(go("greedy") for _ in range(10)), go("a"), go("b"), go("a"))
    assert sorted(passed[:3]) == ["a", "b", "greedy"]
    assert sorted(passed[3:5]) == ["a", "greedy"]
    assert passed.count("greedy") == 10
    gone = asyncio.create_task(go("greedy"))
    waiting = asyncio.gather(go("greedy"), go("greedy"))
    gone.cancel()
    await waiting
