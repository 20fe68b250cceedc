"""A program's seat at an online table: comes back when the connection is lost, and leaves when the game is over."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Any

import msgspec
import websockets

from lodestone.bots.programs import Forfeit, ProgramSeat
from lodestone.bots.programs.clustered import SECONDS, chosen
from lodestone.cli.online.clustered_table import ClusteredTable, Json
from lodestone.cli.online.table_link import TableLink, read_link, server_refusal, sit_down
from lodestone.cli.programs import log_folder
from lodestone.core import InvalidRequest, seat_letter
from lodestone.i18n import current_language, text

SILENCE = 50.0
"""s after which we say that we are still here."""
LOST = 30
"""Times in a row that a connection may fail."""
AGAIN = 1.0
"""s before the next try."""
LATER = ("unavailable", "too-many")
"""Refusals that are no answer: ask again."""


def play_online(program: str, table: str, name: str, seconds: float | None) -> int:
    """Sit down, play one game, leave."""
    link = sit_down(read_link(table), name or Path(program.split()[0] if program.split() else "").stem)
    log = log_folder(Path(f"table-{link.table}"))
    log.mkdir(parents=True, exist_ok=True)
    player = OnlinePlayer(link, program, seconds or SECONDS, log / "program.log")
    try:
        asyncio.run(player.play())
    finally:
        player.end()
    for sentence in player.closing():
        print(sentence)
    return 0


class Left(Exception):
    """The server has closed the table for us."""


class OnlinePlayer:
    """One program, one seat, one game."""

    def __init__(self, link: TableLink, command: str, seconds: float, log: Path) -> None:
        self._link = link
        self._command = command
        self._seconds = seconds
        self._log = log
        self._table: Json = {}
        self._you: int | None = None
        self._seat: int | None = None
        self._game = ClusteredTable()
        self._program: ProgramSeat | None = None
        self._prefix = secrets.token_hex(8)  # another run on the same seat must not repeat our ids
        self._asked = 0
        self._over = False

    async def play(self) -> None:
        """Until the game is over, through any number of connections."""
        failures = 0
        while not self._over:
            try:
                async with websockets.connect(self._link.socket, max_size=2**22) as socket:
                    hello = {"protocol": 1, "token": self._link.token, "language": current_language()}
                    await self._send(socket, "hello", **hello)
                    await self._sit(socket)
                    failures = 0
            except Left:
                return
            except (OSError, websockets.WebSocketException) as problem:
                failures += 1
                if failures > LOST:
                    raise InvalidRequest("bot-no-server", address=self._link.server, detail=str(problem)) from None
                await asyncio.sleep(AGAIN)

    def end(self) -> None:
        """Whatever happens, the program does not stay."""
        if self._program is not None:
            self._program.end(self._game.result() if self._over else None)

    def closing(self) -> list[str]:
        """What is to be said in the end."""
        sentences = []
        if self._over:
            scores = self._game.result()["scores"]
            points = ", ".join(f"{seat_letter(seat)} {score['total']}" for seat, score in enumerate(scores))
            sentences.append(text("bot-over", points=points))
        if self._program is not None and self._program.slips:
            seat, count = seat_letter(self._seat or 0), len(self._program.slips)
            sentences.append(text("program-slips", seat=seat, count=count, file=str(self._log)))
        return sentences

    async def _sit(self, socket: websockets.ClientConnection) -> None:
        while not self._over:
            try:
                told = await asyncio.wait_for(socket.recv(), SILENCE)
            except TimeoutError:
                await self._send(socket, "ping", id=self._next_id())
                continue
            if isinstance(told, str):
                await self._hear(socket, msgspec.json.decode(told))

    async def _hear(self, socket: websockets.ClientConnection, message: Json) -> None:
        match message["type"]:
            case "welcome":
                self._you = message["you"]
                self._take_seats(message["seats"])
            case "update":
                self._take_seats(message.get("seats"))
            case "refused":
                await self._refused(socket, message["error"])
                return
            case "bye" if message["retry_after"] is None:
                raise Left
            case _:
                return
        if (table := message.get("table")) is not None:
            self._table = table
            await self._agree(socket, table["proposal"])
        if (game := message.get("game")) is not None:
            if game["game"] != "clustered":
                raise InvalidRequest("bot-clustered-only")
            self._game.hear(game, message.get("events") or [])
        await self._look(socket)

    def _take_seats(self, seats: list[int] | None) -> None:
        if seats and self._seat is None:
            self._seat = seats[0]
            print(text("bot-seated", seat=seat_letter(self._seat), server=self._link.server), flush=True)

    async def _agree(self, socket: websockets.ClientConnection, proposal: Json | None) -> None:
        """A program does not mind taking back or a pause; it plays one game only."""
        if proposal is not None and self._you in proposal["needed"] and self._you not in proposal["agreed"]:
            await self._send(socket, "reply", id=self._next_id(), agree=proposal["kind"] != "again")

    async def _look(self, socket: websockets.ClientConnection) -> None:
        """Make a move if it is ours to make."""
        public, seat = self._game.public, self._seat
        if public is None or seat is None:
            return
        if public["winners"] is not None or seat in public["resigned"]:
            self._over = True
            return
        if public["turn"] != seat or self._table.get("paused"):
            return
        if self._program is None:
            self._program = ProgramSeat(self._command, "clustered", seat, public["rules"], self._seconds, self._log)
        view, legal = self._game.view(seat), self._game.legal(seat)
        try:
            move = await asyncio.to_thread(chosen, self._program, view, legal)
        except Forfeit:
            await self._send(socket, "resign", id=self._next_id(), seat=seat)
        else:
            await self._send(socket, "play", id=self._next_id(), seat=seat, move=move)

    async def _refused(self, socket: websockets.ClientConnection, problem: dict[str, Any]) -> None:
        """Somebody may have been quicker, with a pause or a take-back: what follows will tell."""
        if problem["code"] in LATER:
            await asyncio.sleep(AGAIN)
        elif problem["code"] in ("not-found", "not-allowed", "invalid-request"):
            raise server_refusal(problem)
        await self._send(socket, "resync", id=self._next_id())

    def _next_id(self) -> str:
        self._asked += 1
        return f"{self._prefix}-{self._asked}"

    @staticmethod
    async def _send(socket: websockets.ClientConnection, kind: str, **message: Any) -> None:
        await socket.send(msgspec.json.encode({"type": kind, **message}).decode())
