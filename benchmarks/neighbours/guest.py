"""A guest of one address, with requests and sockets as simple as possible, so that asking costs less than answering."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]


class Guest:
    """Connects from a loopback address of its own. Counts the answers."""

    def __init__(self, url: str, address: str) -> None:
        parts = urlsplit(url)
        assert parts.hostname is not None
        assert parts.port is not None
        self.host, self.port = parts.hostname, parts.port
        self.address = address
        self.answers: Counter[str] = Counter()

    async def requests(self, *wanted: tuple[str, str, bytes], parallel: int) -> None:
        """Ask for these over and over, on so many connections, as fast as they are answered."""
        await asyncio.gather(*(self._ask_on(at, wanted) for at in range(parallel)))

    async def _ask_on(self, at: int, wanted: tuple[tuple[str, str, bytes], ...]) -> None:
        while True:
            try:
                reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(self.address, 0))
            except OSError:
                self.answers["no connection"] += 1
                await asyncio.sleep(0.05)
                continue
            try:
                while True:
                    method, path, body = wanted[at % len(wanted)]
                    at += 1
                    self.answers[str((await self._answer(reader, writer, method, path, body))[0])] += 1
            except (OSError, asyncio.IncompleteReadError, ValueError):
                self.answers["cut"] += 1
            finally:
                writer.close()

    async def ask(self, method: str, path: str, body: bytes = b"") -> Json:
        """Ask once; the answer."""
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(self.address, 0))
        try:
            status, told = await self._answer(reader, writer, method, path, body)
        finally:
            writer.close()
        self.answers[str(status)] += 1
        answer: Json = json.loads(told)
        return answer

    async def _answer(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, method: str, path: str, body: bytes
    ) -> tuple[int, bytes]:
        head = f"{method} {path} HTTP/1.1\r\nhost: {self.host}:{self.port}\r\ncontent-length: {len(body)}\r\n\r\n"
        writer.write(head.encode() + body)
        await writer.drain()
        status = int((await reader.readline()).split()[1])
        length = 0
        while (line := await reader.readline()) not in (b"\r\n", b""):
            name, _, value = line.decode("latin-1").partition(":")
            length = int(value) if name.lower() == "content-length" else length
        return status, await reader.readexactly(length)

    async def table(self, *seats: str, **more: Any) -> Json:
        """Make a table: seats `here`, `link`, or a bot's level."""
        kinds = [{"kind": seat} if seat in ("here", "link") else {"kind": "bot", "level": seat} for seat in seats]
        wish = {"game": "clustered", "seats": kinds, **more}
        return await self.ask("POST", "/api/tables", json.dumps(wish).encode())

    @asynccontextmanager
    async def socket(self, table: str, token: str | None = None, **options: Any) -> AsyncIterator[ClientConnection]:
        """Look on at a table, or play."""
        async with self._hello(f"/api/tables/{table}/socket", {"token": token}, options) as socket:
            yield socket

    @asynccontextmanager
    async def lobby(self, **options: Any) -> AsyncIterator[ClientConnection]:
        """Look at what is open, or wait for somebody."""
        async with self._hello("/api/lobby/socket", {"language": "en"}, options) as socket:
            yield socket

    @asynccontextmanager
    async def _hello(self, path: str, hello: Json, options: Json) -> AsyncIterator[ClientConnection]:
        address = f"ws://{self.host}:{self.port}{path}"
        usual: Json = {"compression": None, "max_size": None, "ping_interval": None, "close_timeout": 1}
        own: Json = {} if "sock" in options else {"local_addr": (self.address, 0)}
        async with connect(address, open_timeout=60, **usual, **own, **options) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": 1, **hello}))
            yield socket

    async def again_and_again(self, what: Any, parallel: int) -> None:
        """Do something over and over, so many times at once, ignoring failures."""
        await asyncio.gather(*(self._again(what) for _ in range(parallel)))

    async def _again(self, what: Any) -> None:
        while True:
            try:
                await what()
            except (OSError, TimeoutError, WebSocketException, KeyError, ValueError, asyncio.IncompleteReadError) as no:
                self.answers[type(no).__name__] += 1
                await asyncio.sleep(0.02)
