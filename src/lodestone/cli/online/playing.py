"""A program's seat at an online table: comes back when the connection is lost, and leaves when the game is over."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import websockets

from lodestone.bots.programs import ProgramSeat
from lodestone.cli.online.connection import Json, ServerConnection, Sitting
from lodestone.cli.online.table_link import TableLink, read_link, server_refusal, sit_down
from lodestone.cli.records import log_folder, slips_on
from lodestone.core import InvalidRequest, seat_letter
from lodestone.i18n import current_language, text

SILENCE = 50.0
"""s after which the client says that it is still there: a server closes what is silent for 120 s, by default."""
LOST = 30
"""Times in a row that a connection may fail."""
AGAIN = 1.0
"""s before the next try."""
LATER = ("unavailable", "too-many")
"""Codes of refusals that only mean: ask again."""


def play_online(program: str, table: str, name: str, seconds: float | None) -> int:
    """Sit down, play one game, leave."""
    link = sit_down(read_link(table), name or Path(program.split()[0] if program.split() else "").stem)
    log = log_folder(Path(f"table-{link.table}"))
    log.mkdir(parents=True, exist_ok=True)
    player = OnlinePlayer(link, program, seconds, log / "program.log")
    try:
        asyncio.run(player.play())
    finally:
        player.end()
    for sentence in player.closing():
        print(sentence)
    return 0


class ClosedForUs(Exception):
    """The server has closed the table for us."""


class OnlinePlayer:
    """One program, one seat, one game."""

    def __init__(self, link: TableLink, command: str, seconds: float | None, log: Path) -> None:
        self._link = link
        self._command = command
        self._seconds = seconds
        self._log = log
        self._you: int | None = None
        self._seat: int | None = None
        self._paused = False
        self._failures = 0
        self._sitting: Sitting | None = None
        self._playing: asyncio.Task[None] | None = None

    @property
    def _over(self) -> bool:
        return self._sitting is not None and self._sitting.over

    async def play(self) -> None:
        """Play until the game is over, through any number of connections."""
        while not self._over:
            try:
                async with websockets.connect(self._link.socket, max_size=2**22) as socket:
                    connection = ServerConnection(socket)
                    await connection.send("hello", protocol=1, token=self._link.token, language=current_language())
                    await self._listen(connection)
            except ClosedForUs:
                return
            except (OSError, websockets.WebSocketException) as problem:
                self._failures += 1
                if self._failures > LOST:
                    raise InvalidRequest("bot-no-server", address=self._link.server, detail=str(problem)) from None
                await asyncio.sleep(AGAIN)
            finally:
                await self._stop_playing()

    async def _stop_playing(self) -> None:
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.wait([self._playing])
            self._playing = None

    def end(self) -> None:
        """Whatever happens, the program is ended."""
        if self._sitting is not None and self._sitting.program is not None:
            self._sitting.program.end(self._sitting.result() if self._over else None)

    def closing(self) -> list[str]:
        """What the command prints in the end."""
        sentences = []
        if self._sitting is not None and self._over:
            winners = ", ".join(map(seat_letter, self._sitting.result()["winners"] or ()))
            sentences.append(text("bot-over", winners=winners or "–"))
        program = None if self._sitting is None else self._sitting.program
        if program is not None:
            sentences += slips_on(self._seat or 0, program, self._log)
        return sentences

    async def _listen(self, connection: ServerConnection) -> None:
        while not self._over:
            try:
                told = await asyncio.wait_for(connection.receive(), SILENCE)
            except TimeoutError:
                await connection.send("ping")
                continue
            if isinstance(told, bytes):
                if self._sitting is not None:
                    self._sitting.see(told)
            else:
                await self._hear(connection, msgspec.json.decode(told))
            if self._playing is not None and self._playing.done():
                self._playing.result()  # raises what went wrong

    async def _hear(self, connection: ServerConnection, message: Json) -> None:
        if connection.answered(message):
            return
        match message["type"]:
            case "welcome":
                self._you = message["you"]
                self._failures = 0
            case "refused":
                await self._refused(connection, message["error"])
            case "bye" if message["retry_after"] is None:
                raise ClosedForUs
        self._take_seats(message.get("seats"))
        if (table := message.get("table")) is not None:
            self._paused = table["paused"]
            await self._agree(connection, table["proposal"])
        if message.get("game") is not None and self._seat is not None:
            sitting = self._sitting = self._sitting or self._sit(message["game"]["game"], self._seat)
            sitting.hear(message)
            if self._playing is None:
                self._playing = asyncio.create_task(sitting.play(connection))
        if self._sitting is not None:
            self._sitting.pause(self._paused)

    def _sit(self, game: str, seat: int) -> Sitting:
        if game == "kluster":
            from lodestone.bots.programs.kluster import SECONDS as KLUSTER_SECONDS
            from lodestone.cli.online.kluster_sitting import KlusterSitting

            return KlusterSitting(seat, lambda rules: self._start(game, seat, rules, KLUSTER_SECONDS))
        from lodestone.bots.programs.clustered import SECONDS
        from lodestone.cli.online.clustered_sitting import ClusteredSitting

        return ClusteredSitting(seat, lambda rules: self._start(game, seat, rules, SECONDS))

    def _start(self, game: str, seat: int, rules: Mapping[str, Any], usual: float) -> ProgramSeat:
        return ProgramSeat(self._command, game, seat, rules, self._seconds or usual, self._log)

    def _take_seats(self, seats: list[int] | None) -> None:
        if seats and self._seat is None:
            self._seat = seats[0]
            print(text("bot-seated", seat=seat_letter(self._seat), server=self._link.server), flush=True)

    async def _agree(self, connection: ServerConnection, proposal: Json | None) -> None:
        """Agree to take-backs and pauses, but not to another game."""
        if proposal is not None and self._you in proposal["needed"] and self._you not in proposal["agreed"]:
            await connection.send("reply", agree=proposal["kind"] != "again")

    async def _refused(self, connection: ServerConnection, problem: dict[str, Any]) -> None:
        """A refused `hello` ends it all, unless the server merely has no time at the moment."""
        if problem["code"] in LATER:
            await asyncio.sleep(AGAIN)
            await connection.send("resync")
        elif problem["code"] in ("not-found", "not-allowed", "invalid-request"):
            raise server_refusal(problem)
