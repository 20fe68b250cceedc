"""Kluster over real sockets: live frames, intents, turns that are stored."""

from __future__ import annotations

import asyncio
import contextlib

from tests.server.client import Api, Seat


async def place(seat: Seat, magnet: str, x: float, y: float) -> None:
    """Take a magnet, carry it to a place, and let it go there."""
    turn = seat.turn
    await seat.ask("do", seat=turn, intent={"do": "take", "magnet": magnet})
    await seat.ask("do", seat=turn, intent={"do": "hover", "x": x, "y": y, "height": 20})
    for _ in range(200):
        try:
            await seat.ask("do", seat=turn, intent={"do": "release"})
            return
        except Exception:  # noqa: BLE001  not there yet
            await asyncio.sleep(0.1)
    raise AssertionError("never there")


async def test_two_people_place_magnets_and_see_each_other(server: Api) -> None:
    made = await server.create("here", "link", game="kluster", name="Ann", kluster={"boxes": {"classic": 1}})
    seated = await server.sit(made["table"], "Ben")
    async with server.join(made["table"], made["token"]) as ann, server.join(made["table"], seated["token"]) as ben:
        for _ in range(20):  # the physics may have to be compiled first
            with contextlib.suppress(TimeoutError):
                await ann.until(lambda: ann.status == "playing" and ann.frames)
                break
            await ann.ask("ping")
        before = ann.v
        magnet = ann.public["pools"][0][0]
        assert (await ben.refused("do", seat=1, intent={"do": "take", "magnet": ben.public["pools"][1][0]}))[
            "key"
        ] == "kluster-not-on-turn"
        await place(ann, magnet, 0, 0)
        await ann.until(lambda: ann.v > before)
        await ben.version(ann.v)
        assert ann.public == ben.public
        assert magnet not in ann.public["pools"][0]
        assert ann.turn == 1
        assert ben.frames
