"""A program's game of Kluster at an online table: its plans are carried out over the socket, at the table's pace."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec

from lodestone.bots.kluster import PlannedTurns, Step
from lodestone.bots.programs import ProgramSeat
from lodestone.bots.programs.kluster import ProgramKlusterBot
from lodestone.cli.online.connection import Json, ServerConnection, StartProgram
from lodestone.core import LodestoneError
from lodestone.kluster import Magnet
from lodestone.match.kluster.live import AnyIntent, Resign, plain_intent
from lodestone.match.kluster.live.driving import (
    Act,
    GiveUp,
    LetPass,
    LetSettle,
    Next,
    ShowFrame,
    ShowView,
    TellRefusal,
    TurnDriver,
)
from lodestone.match.kluster.live.frame import Body, Frame, Held, Stage, Tug, face_up
from lodestone.match.kluster.live.turn import FRAME
from lodestone.match.kluster.live.view import KlusterView
from lodestone.match.kluster.live.wire_frame import FrameViewer, SeenTable


class KlusterTable:
    """What this client knows of the game."""

    def __init__(self) -> None:
        self.public: Json | None = None
        self._viewer = FrameViewer()
        self._seen: SeenTable | None = None

    def hear(self, game: Json) -> None:
        """What changes from turn to turn."""
        self.public = game["public"]

    def see(self, data: bytes) -> None:
        """Take in a live frame."""
        self._seen = self._viewer.see(data) or self._seen

    @property
    def stage(self) -> Stage | None:
        """Where the turn is; None before the first frame."""
        return None if self._seen is None else Stage(self._seen.wire.stage)

    def frame(self) -> Frame:
        """The table as it was last seen."""
        seen = self._seen
        assert seen is not None
        grip, own = seen.wire.grip, seen.own
        held = None
        if grip is not None:
            held = Held(self._body(grip.magnet), grip.face, grip.pose, grip.yaw, grip.height)  # type: ignore[arg-type]
        tug = None if own is None or own.tug is None else Tug(own.tug[:3], own.tug[3:])
        return Frame(
            number=seen.wire.number,
            turn=seen.wire.turn,
            stage=Stage(seen.wire.stage),
            lying=tuple(self._body(at) for at in seen.poses if grip is None or at != grip.magnet),
            held=held,
            cords=seen.cords,
            grabbed=tuple(cord for cord in range(len(seen.cords)) if seen.wire.grabbed >> cord & 1),
            trembling=tuple(self._name(at) for at in sorted(seen.trembling)),
            touches=tuple((self._name(one), self._name(other)) for one, other in seen.touches),
            tug=tug,
            may_release=own is not None and own.may_release,
        )

    def view(self, seat: int) -> KlusterView:
        """The view that a program gets in a local game."""
        public = self.public
        assert public is not None
        told: dict[str, Any] = {name: public[name] for name in KlusterView.__struct_fields__ if name in public}
        told |= {
            "seat": seat,
            "sizes": dict(zip(public["magnets"], public["sizes"], strict=True)),
            "frame": msgspec.to_builtins(self.frame()),
        }
        return msgspec.convert(told, KlusterView)

    def _name(self, at: int) -> Magnet:
        assert self.public is not None
        name: Magnet = self.public["magnets"][at]
        return name

    def _body(self, at: int) -> Body:
        assert self._seen is not None
        x, y, z, a, b, c, d = self._seen.poses[at]
        magnet = self._name(at)
        return Body(magnet, (x, y, z), (a, b, c, d), face_up(magnet, 1.0 - 2.0 * (b * b + c * c)))


NEWS = 0.3
"""s to wait for a picture newer than the last intent; none comes if nothing moves."""


class KlusterSitting:
    """Plays turn after turn."""

    def __init__(self, seat: int, start: StartProgram) -> None:
        self.program: ProgramSeat | None = None
        self._seat = seat
        self._start = start
        self._table = KlusterTable()
        self._bot: PlannedTurns | None = None
        self._paused = False
        self._resigned = False
        """The table has been told; the match may have to come to rest before it lets the seat go."""
        self._news = asyncio.Event()
        self._turn = object()
        """A number for each turn, also for one that begins again."""
        self._thinking: asyncio.Future[Step | None] | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended, or the seat has left it."""
        public = self._table.public
        return public is not None and (public["phase"] == "over" or self._seat in public["resigned"])

    def hear(self, message: Json) -> None:
        """Take in a message: a turn ends with an `update` and begins again with a `welcome`."""
        self._table.hear(message["game"])
        if message["type"] != "live" or message.get("restarted"):
            self._turn = object()
        self._news.set()

    def see(self, frame: bytes) -> None:
        """Take in a live frame."""
        self._table.see(frame)
        self._news.set()

    def pause(self, paused: bool) -> None:
        """Start nothing during a pause."""
        self._paused = paused
        self._news.set()

    async def play(self, connection: ServerConnection) -> None:
        """Play one turn after another."""
        while not self.over:
            if not self._on_turn():
                await self._next_news()
                continue
            if self._bot is None:
                public = self._table.public or {}
                self.program = self._start({name: public[name] for name in ("boxes", "options", "table")})
                self._bot = PlannedTurns(ProgramKlusterBot(self.program, self._seat))
            await self._play_turn(connection, self._bot)

    def _on_turn(self) -> bool:
        public, stage = self._table.public, self._table.stage
        waits = stage in (Stage.PREPARING, Stage.REPAIR, Stage.CHOICE)
        return public is not None and public["turn"] == self._seat and waits and not (self._paused or self._resigned)

    async def _play_turn(self, connection: ServerConnection, bot: PlannedTurns) -> None:
        """Do what the driver says until the turn is over. A bot that gets nowhere waits for the table's clock."""
        turn, driver = self._turn, TurnDriver()
        then = driver.begin()
        while turn is self._turn and not self.over:
            match then:
                case ShowView():
                    then = driver.answered(await self._think(partial(bot.begin, self._table.view(self._seat))))
                case ShowFrame():
                    then = driver.answered(await self._think(partial(bot.go_on, self._table.frame())))
                case TellRefusal(refused):
                    then = driver.answered(await self._think(partial(bot.object, refused)))
                case Act(intents):
                    then = await self._act(connection, driver, intents)
                case LetPass(frames):
                    await asyncio.sleep(FRAME * frames)
                    await self._wait_for_news()
                    then = driver.passed(frames)
                case LetSettle():
                    await self._wait_for_news()
                    then = driver.settled() if self._on_turn() else then
                case GiveUp():
                    await self._next_news()
        await self._think(bot.end)

    async def _act(self, connection: ServerConnection, driver: TurnDriver, intents: tuple[AnyIntent, ...]) -> Next:
        try:
            for intent in intents:
                while self._paused:
                    await self._next_news()
                self._news.clear()
                if isinstance(intent, Resign):  # the table's matter, not the match's
                    await connection.ask("resign", seat=self._seat)
                    self._resigned = True
                else:
                    await connection.ask("do", seat=self._seat, intent=plain_intent(intent))
        except LodestoneError as refused:
            return driver.refused(refused)
        return driver.done()

    async def _think(self, go_on: Callable[[], Step | None]) -> Step | None:
        """The next step; None when the plan has ended. One at a time, also after a connection was lost in between."""
        if self._thinking is not None:
            await asyncio.wait([self._thinking])
        self._thinking = asyncio.ensure_future(asyncio.to_thread(go_on))
        return await asyncio.shield(self._thinking)

    async def _next_news(self) -> None:
        self._news.clear()
        await self._news.wait()

    async def _wait_for_news(self) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), NEWS)

    def result(self) -> Json:
        """Who has won, and what is left."""
        public = self._table.public or {}
        told = {name: public.get(name) for name in ("winners", "places", "pools")}
        return {**told, "reason": public.get("ending")}
