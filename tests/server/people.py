"""People at the tables of real servers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.client import Api, Json, Seat


async def play_out(*seats: Seat) -> None:
    """Let everybody make the first legal move until the game is over."""
    while seats[0].status == "playing":
        for seat in seats:
            if seat.turn in seat.seats and seat.status == "playing":
                answer = await seat.play()
                for other in seats:
                    await other.version(answer["v"])


@asynccontextmanager
async def two(server: Api, **more: Any) -> AsyncIterator[tuple[Seat, Seat]]:
    """Ann, who made the table, and Ben, who came by the link."""
    made = await server.create("here", "link", name="Ann", **more)
    seated = await server.sit(made["table"], "Ben")
    async with server.join(made["table"], made["token"]) as ann, server.join(made["table"], seated["token"]) as ben:
        await ann.until(lambda: ann.status == "playing")
        yield ann, ben


async def hint(seat: Seat, number: int) -> Json:
    """A hint for a seat; the first one of a server may have to be compiled."""
    await seat.post({"type": "hint", "id": f"hint-{number}", "seat": seat.turn})
    for _ in range(450):
        for message in seat.messages:
            if message.get("id") == f"hint-{number}":
                return message
        await seat.ask("ping")
        await asyncio.sleep(0.2)
    raise AssertionError("no hint came")
