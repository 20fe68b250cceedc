"""Frames as they come over the network: whole or in pieces, many at once or byte by byte, and wrong ones."""

from __future__ import annotations

import asyncio
import base64
import json
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from lodestone.server.wire import _header
from tests.server.client import PATIENCE, Api

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
MASK = b"\x12\x34\x56\x78"


def frame(opcode: int, payload: bytes, *, final: bool = True, masked: bool = True) -> bytes:
    """A frame as a client sends it."""
    size = len(payload)
    length = bytes([size]) if size < 126 else struct.pack("!BH", 126, size) if size < 65536 else b""
    length = length or struct.pack("!BQ", 127, size)
    head = bytes([opcode | 0x80 * final, length[0] | 0x80 * masked]) + length[1:]
    if not masked:
        return head + payload
    return head + MASK + bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload))


def ping(id: str) -> bytes:
    return json.dumps({"type": "ping", "id": id}).encode()


class RawSocket:
    """Bytes out, frames in."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    async def put(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def frame(self) -> tuple[int, bytes]:
        async with asyncio.timeout(PATIENCE):
            first, length = await self._reader.readexactly(2)
            if length == 126:
                (length,) = struct.unpack("!H", await self._reader.readexactly(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", await self._reader.readexactly(8))
            return first & 0xF, await self._reader.readexactly(length)

    async def message(self) -> Any:
        """The next message that is no ping."""
        opcode, payload = await self.frame()
        while opcode == PING:
            opcode, payload = await self.frame()
        assert opcode == TEXT, (opcode, payload)
        return json.loads(payload)

    async def close_code(self) -> int:
        """Read on until it is closed."""
        opcode, payload = await self.frame()
        while opcode != CLOSE:
            opcode, payload = await self.frame()
        (code,) = struct.unpack("!H", payload[:2])
        return int(code)


@asynccontextmanager
async def connected(server: Api) -> AsyncIterator[RawSocket]:
    """A spectator at a new table, after the welcome."""
    made = await server.create("here", "greedy")
    host, port = server.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    key = base64.b64encode(b"0123456789abcdef").decode()
    writer.write(
        f"GET /api/tables/{made['table']}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    socket = RawSocket(reader, writer)
    await socket.put(frame(TEXT, b'{"type":"hello","protocol":1}'))
    while (await socket.message())["type"] != "welcome":
        pass
    yield socket
    writer.close()


async def answered(socket: RawSocket) -> str:
    """The id of the next answer."""
    while True:
        message = await socket.message()
        if message["type"] in ("ack", "refused"):
            return str(message["id"])


async def test_many_frames_at_once_and_frames_byte_by_byte(server: Api) -> None:
    async with connected(server) as socket:
        await socket.put(b"".join(frame(TEXT, ping(f"a{number}")) for number in range(40)))
        assert [await answered(socket) for _ in range(40)] == [f"a{number}" for number in range(40)]
        for byte in frame(TEXT, ping("slowly")):
            await socket.put(bytes([byte]))
            await asyncio.sleep(0)
        assert await answered(socket) == "slowly"
        cut = frame(TEXT, ping("b")) + frame(TEXT, ping("c"))
        await socket.put(cut[:50])
        await socket.put(cut[50:])
        assert [await answered(socket), await answered(socket)] == ["b", "c"]


async def test_messages_in_pieces_with_a_ping_in_between(server: Api) -> None:
    text = ping("pieces")
    async with connected(server) as socket:
        await socket.put(frame(TEXT, text[:5], final=False) + frame(PING, b"there?") + frame(0, text[5:9], final=False))
        opcode, payload = await socket.frame()
        while opcode != PONG:
            opcode, payload = await socket.frame()
        assert payload == b"there?"
        await socket.put(frame(0, text[9:]) + frame(TEXT, ping("whole")))
        assert [await answered(socket), await answered(socket)] == ["pieces", "whole"]


@pytest.mark.parametrize("size", [100, 126, 5_000, 16_000])
async def test_messages_of_any_length_and_letters_beyond_ascii(server: Api, size: int) -> None:
    async with connected(server) as socket:
        await socket.put(frame(TEXT, ping("long") + b" " * size))
        assert await answered(socket) == "long"
        await socket.put(frame(TEXT, '{"type":"ping","id":"größer"}'.encode()))
        assert await answered(socket) == "größer"
        await socket.put(frame(BINARY, ping("binary")))
        assert await answered(socket) == "binary"


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 70_000])
def test_what_is_sent_is_as_long_as_it_says(size: int) -> None:
    sent = _header(0x80 | TEXT, size) + bytes(size)
    assert sent == Frame(Opcode.TEXT, bytes(size)).serialize(mask=False)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(TEXT, ping("x"), masked=False), 1002),
        (frame(TEXT, b"a", final=False) + frame(TEXT, ping("x")), 1002),
        (frame(0, ping("x")), 1002),
        (frame(TEXT | 0x40, ping("x")), 1002),
        (frame(3, b""), 1002),
        (frame(TEXT, b'{"type":"ping","id":"\xff"}'), 1007),
        (frame(TEXT, b"x" * 70_000), 1009),
    ],
    ids=["unmasked", "begun twice", "goes on with nothing", "reserved bit", "unknown kind", "not UTF-8", "too large"],
)
async def test_frames_that_are_wrong_end_the_connection(server: Api, wrong: bytes, code: int) -> None:
    async with connected(server) as socket:
        await socket.put(wrong)
        assert await socket.close_code() == code


async def test_a_close_is_answered(server: Api) -> None:
    async with connected(server) as socket:
        await socket.put(frame(TEXT, ping("last")) + frame(CLOSE, struct.pack("!H", 1000)))
        assert await socket.close_code() == 1000
