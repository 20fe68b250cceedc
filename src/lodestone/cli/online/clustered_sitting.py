"""A program's game of Clustered at an online table."""

from __future__ import annotations

import asyncio

from lodestone.bots.programs import Forfeit, ProgramSeat
from lodestone.bots.programs.clustered import chosen
from lodestone.cli.online.clustered_table import ClusteredTable
from lodestone.cli.online.connection import Json, ServerConnection
from lodestone.cli.online.sitting import StartProgram
from lodestone.core import LodestoneError

AGAIN = 0.3
"""s after a refusal before asking for the table again."""


class ClusteredSitting:
    """Makes a move whenever it is this seat's turn."""

    def __init__(self, seat: int, start: StartProgram) -> None:
        self.program: ProgramSeat | None = None
        self._seat = seat
        self._start = start
        self._table = ClusteredTable()
        self._paused = False
        self._news = asyncio.Event()

    @property
    def over(self) -> bool:
        """Whether the game has ended, or the seat has left it."""
        public = self._table.public
        return public is not None and (public["winners"] is not None or self._seat in public["resigned"])

    def hear(self, message: Json) -> None:
        """How the game stands now."""
        self._table.hear(message["game"], message.get("events") or [])
        self._news.set()

    def see(self, frame: bytes) -> None:
        """There are no frames in this game."""

    def pause(self, paused: bool) -> None:
        """Nothing is played in a pause."""
        self._paused = paused
        self._news.set()

    async def play(self, connection: ServerConnection) -> None:
        """Make one move after another. A refused one has been overtaken by news that will follow."""
        while not self.over:
            await self._news.wait()
            self._news.clear()
            public = self._table.public
            if public is None or public["turn"] != self._seat or self._paused or self.over:
                continue
            try:
                await self._move(connection, public)
            except LodestoneError:
                await asyncio.sleep(AGAIN)
                await connection.send("resync")

    async def _move(self, connection: ServerConnection, public: Json) -> None:
        if self.program is None:
            self.program = self._start(public["rules"])
        try:
            view, legal = self._table.view(self._seat), self._table.legal(self._seat)
            move = await asyncio.to_thread(chosen, self.program, view, legal)
        except Forfeit:
            await connection.ask("resign", seat=self._seat)
        else:
            await connection.ask("play", seat=self._seat, move=move)

    def result(self) -> Json:
        """Who has won, with how many points."""
        return self._table.result()
