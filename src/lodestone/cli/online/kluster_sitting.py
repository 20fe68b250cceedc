"""A program's game of Kluster at an online table: its plans are carried out over the socket, at the table's pace."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from lodestone.bots.kluster import Plan, Step
from lodestone.bots.programs import ProgramSeat
from lodestone.bots.programs.kluster import ProgramKlusterBot
from lodestone.cli.online.connection import Connection, Json
from lodestone.cli.online.kluster_table import KlusterTable
from lodestone.cli.online.sitting import StartProgram
from lodestone.core import LodestoneError
from lodestone.match.kluster.live import Stage, plain_intent

FRAME = 0.016
"""s."""
NEWS = 0.3
"""s to wait for a picture that is newer than what we did; there is none if nothing moves."""


class KlusterSitting:
    """Plays turn after turn."""

    def __init__(self, seat: int, start: StartProgram) -> None:
        self.program: ProgramSeat | None = None
        self._seat = seat
        self._start = start
        self._table = KlusterTable()
        self._bot: ProgramKlusterBot | None = None
        self._paused = False
        self._news = asyncio.Event()
        self._turn = object()
        """Another one for each turn, and for one that begins again."""
        self._thinking: asyncio.Future[Step | None] | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended, or the seat has left it."""
        public = self._table.public
        return public is not None and (public["phase"] == "over" or self._seat in public["resigned"])

    def hear(self, message: Json) -> None:
        """What has changed; a turn ends with an `update` and begins again with a `welcome`."""
        self._table.hear(message["game"])
        if message["type"] != "live" or message.get("restarted"):
            self._turn = object()
        self._news.set()

    def see(self, frame: bytes) -> None:
        """The table has moved."""
        self._table.see(frame)
        self._news.set()

    def pause(self, paused: bool) -> None:
        """Nothing is begun in a pause."""
        self._paused = paused
        self._news.set()

    async def play(self, connection: Connection) -> None:
        """One plan after another."""
        while not self.over:
            if not self._on_turn():
                self._news.clear()
                await self._news.wait()
                continue
            if self.program is None:
                public = self._table.public or {}
                self.program = self._start({name: public[name] for name in ("boxes", "options", "table")})
                self._bot = ProgramKlusterBot(self.program, self._seat)
            assert self._bot is not None
            await self._carry_out(connection, self._bot.plan(self._table.view(self._seat)))
            await self._wait_for_news()

    def _on_turn(self) -> bool:
        public, stage = self._table.public, self._table.stage
        waits = stage in (Stage.PREPARING, Stage.REPAIR, Stage.CHOICE)
        return public is not None and public["turn"] == self._seat and waits and not self._paused

    async def _carry_out(self, connection: Connection, plan: Plan) -> None:
        """Until the plan or the turn ends. A plan that does not mind a refusal ends there."""
        turn = self._turn
        step = await self._think(plan.__next__)
        while step is not None and turn is self._turn:
            try:
                for intent in step.intents:
                    self._news.clear()
                    await connection.ask("do", seat=self._seat, intent=plain_intent(intent))
            except LodestoneError as refused:
                step = await self._think(partial(plan.throw, refused))
                continue
            await asyncio.sleep(FRAME * step.frames)
            await self._wait_for_news()
            if turn is self._turn:
                step = await self._think(partial(plan.send, self._table.frame()))
        plan.close()

    async def _think(self, go_on: Callable[[], Step]) -> Step | None:
        """The next step; None when the plan has ended. One at a time, also after a connection was lost in between."""

        def following() -> Step | None:
            try:
                return go_on()
            except (StopIteration, LodestoneError):
                return None

        if self._thinking is not None:
            await asyncio.wait([self._thinking])
        self._thinking = asyncio.ensure_future(asyncio.to_thread(following))
        return await asyncio.shield(self._thinking)

    async def _wait_for_news(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), NEWS)

    def result(self) -> Json:
        """Who has won, and what is left."""
        public = self._table.public or {}
        told = {name: public.get(name) for name in ("winners", "places", "pools")}
        return {**told, "reason": public.get("ending")}
