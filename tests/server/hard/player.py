"""Somebody who plays on whatever happens: reconnects after losses and repeats questions with their ids."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import websockets

from tests.server.client import Api, ConnectionLost, Json, Refusal, Seat

LOST = (ConnectionLost, OSError, websockets.WebSocketException)
LATER = ("unavailable", "too-many")
"""Codes of temporary refusals: ask again."""


class Player:
    """One person at one table. `done` says when to stop: it is asked whenever there is nothing left to do."""

    def __init__(self, api: Api, table: str, token: str | None, seed: int, done: Callable[[], bool]) -> None:
        self.api = api
        self.table = table
        self.token = token
        self.acknowledged: dict[str, int] = {}
        self.messages: list[Json] = []
        self.connections = 0
        self.seat: Seat | None = None
        self.name = f"p{seed}"
        self.random = random.Random(seed)
        self._done = done
        self._asked = 0
        self._pending: Json | None = None

    async def play(self) -> None:
        """Play until it is done, through any number of connections."""
        while True:
            try:
                async with self.api.join(self.table, self.token) as seat:
                    self.connections += 1
                    self._keep(seat)
                    if await self._go_on(seat):
                        return
            except LOST:
                await asyncio.sleep(0.05)
            except Refusal as refusal:  # of the hello
                if refusal.code not in LATER:
                    raise
                await asyncio.sleep(0.2)

    def _keep(self, seat: Seat) -> None:
        self.messages = self.heard()
        self.seat = seat

    def heard(self) -> list[Json]:
        """Every message ever received, over this connection and earlier ones."""
        return self.messages if self.seat is None else [*self.messages, *self.seat.messages]

    def over(self) -> bool:
        """Whether the game has ended, as far as this person knows."""
        return self.seat is not None and self.seat.status in ("over", "closed")

    async def _go_on(self, seat: Seat) -> bool:
        """Do one thing after another; True when it is done."""
        while True:
            if self._pending is None:
                await self.until(seat, lambda: self.wish(seat) is not None or self._finished(seat))
                wish = self.wish(seat)
                if wish is None:
                    return True
                self._asked += 1
                self._pending = {"id": f"{self.name}-{self._asked}", **wish}
            await self._ask(seat, self._pending)

    async def _ask(self, seat: Seat, message: Json) -> None:
        try:
            answer = await seat.ask(**message)
        except Refusal as refusal:
            if refusal.code in LATER:
                await asyncio.sleep(0.1)
                return
            if not self.overtaken(message, refusal):
                raise
        else:
            self.acknowledged[message["id"]] = answer["v"]
            await seat.version(answer["v"])
        self._pending = None

    async def until(self, seat: Seat, condition: Callable[[], Any]) -> None:
        """Wait, for however long others take, while there is a connection."""
        while True:
            try:
                await seat.until(condition)
                return
            except TimeoutError:
                await seat.ask("ping")

    def _finished(self, seat: Seat) -> bool:
        """Whether this person may leave: not while a proposal is open, or the next game would wait for them."""
        asked = seat.table["proposal"] is not None and bool(seat.seats)
        return seat.status in ("over", "closed") and self._done() and not asked

    def overtaken(self, message: Json, refusal: Refusal) -> bool:
        """Whether a refusal only means that somebody else was quicker."""
        return message["type"] in ("propose", "reply") and refusal.code == "conflict"

    def wish(self, seat: Seat) -> Json | None:
        """What to do now, if there is anything."""
        if seat.status == "playing" and seat.turn in seat.seats:
            return {"type": "play", "seat": seat.turn, "move": self.random.choice(seat.moves())}
        if seat.status == "over" and seat.seats:
            proposal = seat.table["proposal"]
            if self._done():
                return None if proposal is None else {"type": "reply", "agree": False}
            if proposal is None and seat.you == 0:
                return {"type": "propose", "kind": "again"}
            if proposal is not None and seat.you not in proposal["agreed"]:
                return {"type": "reply", "agree": True}
        return None
