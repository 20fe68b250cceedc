"""A WebSocket by hand, for frames that no library would send."""

from __future__ import annotations

import asyncio
import base64
import json
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

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
