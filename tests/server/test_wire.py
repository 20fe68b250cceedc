"""WebSocket frames as the network delivers them: whole or in pieces, many at once or byte by byte, and malformed."""

from __future__ import annotations

import asyncio
import json
import struct

import pytest
from websockets.frames import Frame, Opcode

from lodestone.server.wire import _header
from tests.server.client import Api
from tests.server.raw_socket import BINARY, CLOSE, PING, PONG, TEXT, RawSocket, connected, frame


def ping(id: str) -> bytes:
    return json.dumps({"type": "ping", "id": id}).encode()


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
