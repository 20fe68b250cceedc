"""Somebody who keeps playing Kluster whatever happens. A turn that was cut short simply starts over."""

from __future__ import annotations

import asyncio
import math

from tests.server.client import Refusal, Seat
from tests.server.hard.player import LATER, Player

REACH = 110.0
"""mm around the middle: well inside the cord."""


class KlusterPlayer(Player):
    """Puts magnets anywhere, regardless of the risk."""

    turns = 0
    """Turns this person has ended."""

    async def _go_on(self, seat: Seat) -> bool:
        while True:
            await self.until(seat, lambda: self._on_turn(seat) or self._finished(seat))
            if not self._on_turn(seat):
                return True
            before = seat.v
            await self._turn(seat)
            if seat.v > before:
                self.turns += 1

    def _finished(self, seat: Seat) -> bool:
        return seat.status in ("over", "closed") or (seat.status == "playing" and self._done())

    def _on_turn(self, seat: Seat) -> bool:
        return seat.status == "playing" and seat.turn in seat.seats and not self._done()

    async def _turn(self, seat: Seat) -> None:
        """Take, carry, release, until a version follows. If refused, something is in the way: try another place."""
        before, turn = seat.v, seat.turn
        assert turn is not None, f"on turn without a turn: {seat.public}"
        while seat.v == before:
            angle, radius = self.random.uniform(0, 2 * math.pi), REACH * math.sqrt(self.random.random())
            at = {"x": radius * math.cos(angle), "y": radius * math.sin(angle)}
            await self._try(seat, {"do": "take", "magnet": self.random.choice(seat.public["pools"][turn])})
            await self._try(seat, {"do": "hover", **at, "height": 20})
            await asyncio.sleep(0.1)
            heard = len(seat.messages)
            if await self._try(seat, {"do": "release"}):
                await self._settled(seat, before, heard)

    async def _settled(self, seat: Seat, before: int, heard: int) -> None:
        """Wait for the turn's end, or for a turn that had to begin again: that may be told together with the answer."""

        def restarted() -> bool:
            return any(message.get("restarted") for message in seat.messages[heard:])

        await self.until(seat, lambda: seat.v > before or restarted())

    async def _try(self, seat: Seat, intent: dict[str, object]) -> bool:
        self._asked += 1
        try:
            await seat.ask("do", id=f"{self.name}-{self._asked}", seat=seat.turn, intent=intent)
        except Refusal as refusal:
            if refusal.code in LATER:
                await asyncio.sleep(0.2)
            return False
        return True
