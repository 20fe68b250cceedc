"""Magnets on the tables of real servers."""

from __future__ import annotations

import asyncio
import contextlib

from tests.server.client import Refusal, Seat


async def begun(seat: Seat) -> None:
    """Wait until the match can be seen; the physics may have to be compiled first."""
    for _ in range(20):
        with contextlib.suppress(TimeoutError):
            await seat.until(lambda: seat.status == "playing" and seat.frames)
            return
        await seat.ask("ping")
    raise AssertionError("the match never began")


async def place(seat: Seat, magnet: str, x: float, y: float) -> None:
    """Take a magnet, carry it to a place, and let it go there."""
    turn = seat.turn
    await seat.ask("do", seat=turn, intent={"do": "take", "magnet": magnet})
    await seat.ask("do", seat=turn, intent={"do": "hover", "x": x, "y": y, "height": 20})
    for _ in range(200):
        try:
            await seat.ask("do", seat=turn, intent={"do": "release"})
            return
        except Refusal:  # not there yet
            await asyncio.sleep(0.1)
    raise AssertionError("never there")
