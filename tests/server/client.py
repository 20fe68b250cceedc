"""A client for tests: HTTP with httpx, the socket with websockets, and a position kept up to date as in a browser."""

from __future__ import annotations

import asyncio
import itertools
import json
import re
import secrets
from abc import ABC, abstractmethod
from types import TracebackType
from typing import Any, Self

import httpx
import websockets

Json = dict[str, Any]

PATIENCE = 120.0
"""s for anything to arrive; generous, since test machines are busy."""
AGAIN = 0.2
"""s until another attempt by somebody who could not be let in just now."""


class Refusal(Exception):
    """The server said no."""

    def __init__(self, error: Json) -> None:
        super().__init__(f"{error['code']}: {error['message']}")
        self.error = error
        self.code: str = error["code"]
        self.key: str = error["key"]


class ConnectionLost(Exception):
    """The socket was closed before what we waited for arrived."""


SEAT_0: Json = {"by": "named", "seat": 0}
"""Makes seat 0 begin, where a test needs to know who does."""


class Api:
    """The HTTP part of a server at `url`."""

    def __init__(self, url: str) -> None:
        self.url = url.rstrip("/")

    async def request(self, method: str, path: str, body: object = None, **options: Any) -> httpx.Response:
        content = None if body is None else json.dumps(body)
        # No verification on loopback: reading all certificates of the system would take longer than the request.
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=False) as client:
            return await client.request(method, path, content=content, **options)

    async def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        response = await self.request(method, path, body, headers=headers)
        if response.status_code >= 400:
            raise Refusal(response.json()["error"])
        return response.json()

    async def create(self, *kinds: str, game: str = "clustered", **more: Any) -> Json:
        """A table with seats `here`, `link`, or bots named by their level; seat 0 begins unless told otherwise."""
        seats = [{"kind": kind} if kind in ("here", "link") else {"kind": "bot", "level": kind} for kind in kinds]
        made: Json = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, "first": SEAT_0, **more})
        return made

    async def sit(self, table: str, name: str, seat: int | None = None, token: str | None = None) -> Json:
        seated: Json = await self.ask("POST", f"/api/tables/{table}/seats", {"name": name, "seat": seat}, token)
        return seated

    def join(self, table: str, token: str | None = None) -> Seat:
        """A socket to a table; use it with `async with`."""
        return Seat(self.url, table, token)


class Line(ABC):
    """One socket: the messages received over it, and the answers to questions."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.messages: list[Json] = []
        """Everything that was ever told, in order."""
        self.frames: list[bytes] = []
        self.bye: Json | None = None
        self._name = secrets.token_hex(4)
        self._ids = itertools.count(1)
        self._answers: dict[str | None, Json] = {}
        self._news = asyncio.Condition()
        self._closed = False

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._socket.close()
        await self._reading

    async def connect(self) -> None:
        self._socket = await websockets.connect(self.address, max_size=2**22, open_timeout=PATIENCE)
        self._reading = asyncio.create_task(self._read())

    async def post(self, message: Json | str | bytes) -> None:
        """Send something, whatever it is."""
        try:
            await self._socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
        except websockets.ConnectionClosed as closed:
            raise ConnectionLost(str(closed)) from None

    async def ask(self, type: str, *, id: str | None = None, **fields: Any) -> Json:
        """Send a message and wait for its answer; a refusal is raised."""
        id = id or f"{self._name}-{next(self._ids)}"
        await self.post({"type": type, "id": id, **fields})
        await self.until(lambda: id in self._answers)
        answer = self._answers.pop(id)
        if answer["type"] == "refused":
            raise Refusal(answer["error"])
        return answer

    async def refused(self, type: str, **fields: Any) -> Json:
        """Send a message that must be refused; the error."""
        try:
            answer = await self.ask(type, **fields)
        except Refusal as refusal:
            return refusal.error
        raise AssertionError(f"{type} was not refused: {answer}")

    async def until(self, condition: Any) -> None:
        """Wait until a condition holds; raises `ConnectionLost` if it no longer can."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: condition() or self._closed)
            if not condition():
                raise ConnectionLost(str(self.bye))

    async def _read(self) -> None:
        try:
            async for data in self._socket:
                if isinstance(data, bytes):
                    self.frames.append(data)
                else:
                    message = json.loads(data)
                    self.messages.append(message)
                    await self._hear(message)
                async with self._news:
                    self._news.notify_all()
        except websockets.ConnectionClosed:
            pass
        finally:
            self._closed = True
            async with self._news:
                self._news.notify_all()

    @abstractmethod
    async def _hear(self, message: Json) -> None: ...


class Seat(Line):
    """A connection to a table. Keeps what a browser would keep: table, game, board, version."""

    def __init__(self, url: str, table: str, token: str | None) -> None:
        super().__init__(f"ws{url.removeprefix('http')}/api/tables/{table}/socket")
        self.token = token
        self.v = -1
        self.table: Json = {}
        self.game: Json | None = None
        self.board: dict[tuple[int, int], tuple[str, int | None]] = {}
        self.you: int | None = None
        self.seats: list[int] = []
        self.chat: list[Json] = []

    async def __aenter__(self) -> Self:
        """Connect; tries again if a busy machine has let the lease of a server run out."""
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    return await self._enter()
                except Refusal as refusal:
                    if refusal.code != "unavailable":
                        raise
                await asyncio.sleep(AGAIN)
                self._closed, self.bye = False, None

    async def _enter(self) -> Self:
        await self.connect()
        await self.post({"type": "hello", "protocol": 1, "token": self.token})
        try:
            await self.until(lambda: self.v >= 0 or None in self._answers)
            if None in self._answers:
                raise Refusal(self._answers.pop(None)["error"])
        except BaseException:
            await self.__aexit__(None, None, None)
            raise
        return self

    async def version(self, v: int) -> None:
        """Wait for a version."""
        await self.until(lambda: self.v >= v)

    @property
    def public(self) -> Json:
        """What everybody sees of the game, except board and log, which do not come with every message."""
        assert self.game is not None, f"no game has begun: {self.table}"
        return {key: value for key, value in self.game["public"].items() if key not in ("board", "log")}

    @property
    def turn(self) -> int | None:
        """The seat to move."""
        turn: int | None = self.public["turn"]
        return turn

    @property
    def status(self) -> str:
        status: str = self.table["status"]
        return status

    def moves(self) -> list[str]:
        """Every move a seat of ours may make now."""
        assert self.game is not None, f"no game has begun: {self.table}"
        found = []
        for private in self.game["private"]:
            found += [f"{tile}@{x},{y}" for tile, cells in private["place"].items() for x, y in cells]
            found += [f"-{tile}" for tile in private["discard"]]
        return found

    async def play(self, move: str | None = None) -> Json:
        """Make a move, by default the first legal one."""
        turn = self.turn
        return await self.ask("play", seat=turn, move=move or self.moves()[0])

    async def my_turn(self) -> bool:
        """Wait until one of our seats is to move; False if the game is over."""
        await self.until(lambda: self.turn in self.seats or self.status in ("over", "closed"))
        return self.status == "playing"

    async def _hear(self, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self.v, self.table, self.game = message["v"], message["table"], message["game"]
                self.you, self.seats, self.chat = message["you"], message["seats"], list(message["chat"])
                self._lay(whole=True)
                if message["id"] is not None:
                    self._answers[message["id"]] = message
            case "update":
                assert message["v"] == self.v + 1, f"gap from {self.v} to {message['v']}"
                self.v = message["v"]
                self.table = message["table"] or self.table
                self.seats = self.seats if message["seats"] is None else message["seats"]
                if message["game"] is not None:
                    self.game = message["game"]
                    self._lay(whole=message["game"]["public"].get("board") is not None)
                for event in message["events"]:
                    if event["event"] == "TilePlaced":
                        self.board[tuple(event["cell"])] = (event["tile"], event["seat"])
                if message["said"] is not None:
                    self.chat.append(message["said"])
            case "presence":
                self.table = {**self.table, "people": message["people"], "spectators": message["spectators"]}
            case "bye":
                self.bye = message
            case "thinking" | "live":  # not versioned: `messages` has them
                pass
            case _:
                self._answers[message["id"]] = message

    def _lay(self, *, whole: bool) -> None:
        if whole and self.game is not None and self.game["game"] == "clustered":
            self.board = {(x, y): (tile, owner) for x, y, tile, owner in self.game["public"]["board"]}


async def metric(api: Api, name: str) -> float:
    """One of the server's figures."""
    text = (await api.request("GET", "/metrics")).text
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    assert found, name
    return float(found[1])


async def reviewed(server: Api, record: str) -> tuple[list[int], Json]:
    """The finished review, and the progress reported before."""
    told = []
    for _ in range(600):
        state: Json = await server.ask("GET", f"/api/records/{record}/review")
        told.append(state["done"])
        if state["review"] is not None:
            return told, state
        await asyncio.sleep(0.2)
    raise AssertionError("no review came")
