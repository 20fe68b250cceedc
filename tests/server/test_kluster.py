"""Kluster over real sockets: live frames, intents, turns that are stored."""

from __future__ import annotations

import asyncio
import contextlib

from tests.server.client import Api, Refusal, Seat
from tests.server.process import ServerProcess


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


async def test_two_people_place_magnets_and_see_each_other(server: Api) -> None:
    made = await server.create("here", "link", game="kluster", name="Ann", kluster={"boxes": {"classic": 1}})
    seated = await server.sit(made["table"], "Ben")
    async with server.join(made["table"], made["token"]) as ann, server.join(made["table"], seated["token"]) as ben:
        await begun(ann)
        await begun(ben)
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


async def test_a_cut_turn_begins_again_and_stored_turns_stay(process: ServerProcess) -> None:
    server = process.start()
    made = await server.create("here", "here", game="kluster", kluster={"boxes": {"duo": 1}})
    async with server.join(made["table"], made["token"]) as both:
        await begun(both)
        await place(both, both.public["pools"][0][0], 0, 0)
        await both.until(lambda: both.turn == 1)
        await both.ask("do", seat=1, intent={"do": "take", "magnet": both.public["pools"][1][0]})
        process.kill()
    server = process.start()
    async with server.join(made["table"], made["token"]) as back:
        assert (back.v, back.public["pools"], back.turn) == (both.v, both.public["pools"], 1)
        await begun(back)
        await back.ask("do", seat=1, intent={"do": "take", "magnet": back.public["pools"][1][0]})


async def test_leaving_ends_the_match_and_another_one_follows(server: Api) -> None:
    made = await server.create("here", "here", game="kluster", kluster={"boxes": {"duo": 1}})
    async with server.join(made["table"], made["token"]) as both:
        await begun(both)
        assert (await both.refused("do", seat=0, intent={"do": "resign"}))["key"] == "live-resign"
        await both.ask("resign", seat=1)
        await both.until(lambda: both.status == "over")
        assert both.public["winners"] == [0]
        (record,) = both.table["records"]
        replay = await server.ask("GET", f"/api/records/{record}/replay")
        assert replay["game"] == "kluster"
        assert replay["record"]["result"]["winners"] == [0]
        await both.ask("propose", kind="again")
        await both.until(lambda: both.status == "playing")
        assert both.table["game_number"] == 2
