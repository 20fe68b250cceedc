"""What a guest can pack into one read of a connection: ten thousand requests, headers, chunks or frames."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator

import pytest

from lodestone.server.entrance.fair_share import LargeBodies
from lodestone.server.entrance.guarded_http import SLICE, SlicedReading
from lodestone.server.errors import TooMany
from tests.server.client import PATIENCE, Json
from tests.server.conftest import MakeServer
from tests.server.hard.hard_server import HardServer
from tests.server.hard.loop_watch import BUSY, LONGEST
from tests.server.raw_socket import PING, TEXT, connected, frame

HEAD = b"host: localhost\r\n"
MUCH = 256 * 1024
"""Bytes that the event loop reads at once."""


async def _told(server: HardServer, said: bytes) -> bytes:
    """What is answered, until the server closes the connection or there is nothing more for a moment."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    told = b""
    with contextlib.suppress(ConnectionError, TimeoutError):
        writer.write(said)
        await writer.drain()
        async with asyncio.timeout(PATIENCE):
            told = await reader.readline()
            while part := await asyncio.wait_for(reader.read(MUCH), 0.2):
                told += part
    writer.transport.abort()
    return told


def _get(path: bytes, headers: bytes = b"") -> bytes:
    return b"GET " + path + b" HTTP/1.1\r\n" + HEAD + headers + b"\r\n"


_CHUNKED = b"POST /api/score HTTP/1.1\r\n" + HEAD + b"transfer-encoding: chunked\r\n\r\n"

REQUESTS = {
    "pipelined": (_get(b"/live") + b"GET / HTTP/1.1\r\n\r\n" * (MUCH // 18), b""),
    "headers": (_get(b"/live", b"a:b\r\n" * 10_000), b"HTTP/1.1 400"),
    "parameters": (_get(b"/api/qr?" + b"a&" * 4000), b"HTTP/1.1 400"),
    "a long address": (_get(b"/" + b"%41" * 20_000), b"HTTP/1.1 400"),
    "languages": (_get(b"/api/nothing", b"accept-language: " + b"x," * 30_000 + b"\r\n"), b"HTTP/1.1 404"),
    "an origin that is none": (
        _get(b"/api/score", b"origin: http://[::1\r\n").replace(b"GET", b"POST"),
        b"HTTP/1.1 403",
    ),
    "chunks": (_CHUNKED + b"1\r\nx\r\n" * (MUCH // 6) + b"0\r\n\r\n", b"HTTP/1.1 400"),
}


async def test_nothing_in_one_go_holds_the_loop(make_server: MakeServer) -> None:
    server = make_server(watch_loop=LONGEST)
    api = await server.started()
    await _told(server, _get(b"/api/nothing"))  # whatever is loaded with the first refusal
    before = len(server.log.splitlines())
    for name, (said, answer) in REQUESTS.items():
        assert (await _told(server, said)).startswith(answer), name
    frames = {
        "nonsense": frame(TEXT, b"") * (MUCH // 6),
        "pings": frame(PING, b"") * (MUCH // 6),
        "pieces": frame(TEXT, b"x", final=False) + frame(0, b"x", final=False) * (MUCH // 7),
    }
    for name, said in frames.items():
        async with connected(api) as socket:
            await socket.put(said)
            with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
                assert await socket.close_code() in (1000, 1008), name
    lines = [json.loads(line) for line in server.log.splitlines()[before:]]
    assert [line for line in lines if line.get("ms", 0) > BUSY * LONGEST] == []
    assert [line for line in lines if line["event"] != "loop_held"] == []  # nor does it fill the log


async def test_many_requests_on_a_connection_are_all_answered_and_leave_no_heap_of_garbage(
    make_server: MakeServer,
) -> None:
    server = make_server(watch_loop=LONGEST, limits={"requests_per_minute": 10**6})
    await server.started()
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    async with asyncio.timeout(PATIENCE):
        for _ in range(250):
            writer.write(_get(b"/live") * 12)
            for _ in range(12):
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
                await reader.readuntil(b"}")
    writer.close()
    held = [json.loads(line) for line in server.log.splitlines() if "loop_held" in line]
    assert [line for line in held if line["garbage"] > BUSY * LONGEST] == []


class _Transport:
    """A fake transport that records whether reading is paused."""

    def __init__(self) -> None:
        self.log: list[str] = []

    def pause_reading(self) -> None:
        self.log.append("pause")

    def resume_reading(self) -> None:
        self.log.append("resume")

    def is_closing(self) -> bool:
        return False


async def test_slices_come_in_order_and_only_while_they_are_wanted() -> None:
    transport, heard = _Transport(), list[bytes]()
    reading = SlicedReading(transport, heard.append)  # type: ignore[arg-type]
    sent = b"".join(b"%07d" % number for number in range(10_000))
    reading.feed(sent)
    assert heard == [sent[:SLICE]]
    assert transport.log == ["pause"]
    reading.pause_reading()
    await asyncio.sleep(0)
    assert len(heard) == 1
    reading.resume_reading()
    for _ in range(8):
        await asyncio.sleep(0)
    assert b"".join(heard) == sent
    assert max(map(len, heard)) == SLICE
    assert transport.log[-1] == "resume"
    assert transport.log.count("resume") == 1
    assert not reading.waits


def test_only_so_many_megabytes_of_requests_are_held_at_a_time() -> None:
    bodies = LargeBodies(most=10, each=6)
    first, second, third = ({"client": (address, 0)} for address in "aab")
    bodies.take(first, 4)
    with pytest.raises(TooMany):
        bodies.take(second, 3)
    bodies.take(second, 2)
    with pytest.raises(TooMany) as refused:
        bodies.take(third, 5)
    assert refused.value.retry_after
    bodies.give_back(first)
    bodies.give_back(first)
    bodies.take(third, 5)


@contextlib.asynccontextmanager
async def _half_sent(server: HardServer, size: int) -> AsyncIterator[asyncio.StreamReader]:
    """A large request that has arrived except for its end."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"POST /api/referee/clustered HTTP/1.1\r\n" + HEAD + b"content-length: %d\r\n\r\n" % (size + 1))
    with contextlib.suppress(ConnectionError):
        writer.write(b"x" * size)
        await writer.drain()
    yield reader
    writer.transport.abort()


async def test_large_requests_that_never_end_are_refused_when_there_are_many(make_server: MakeServer) -> None:
    server = make_server()
    api = await server.started()
    before = server.resident()
    async with contextlib.AsyncExitStack() as stack:
        readers = [await stack.enter_async_context(_half_sent(server, 8 * 2**20 - 100)) for _ in range(8)]
        told = [asyncio.create_task(reader.readline()) for reader in readers]
        for line in itertools.islice(
            asyncio.as_completed(told, timeout=PATIENCE), 5
        ):  # three fill up what one client may have pending
            assert (await line).startswith(b"HTTP/1.1 429")
        assert server.resident() - before < 64 * 2**20
        small: Json = {"operations": [{"op": "new", "seats": 2}]}
        assert (await api.request("POST", "/api/referee/clustered", small)).status_code == 200
        for waiting in told:
            waiting.cancel()
    async with asyncio.timeout(PATIENCE):  # whoever comes later is served again
        while (await api.request("POST", "/api/referee/clustered", {"operations": ["x" * 10**6]})).status_code != 400:
            await asyncio.sleep(0.05)
