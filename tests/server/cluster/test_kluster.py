"""Kluster on several servers: only the owner tells what is not stored, and a turn is handed over between two."""

from __future__ import annotations

import asyncio
import os
import signal

from tests.postgres import PostgresServer
from tests.server.client import Seat
from tests.server.cluster.cluster_server import comes_back, whose
from tests.server.cluster.conftest import MakeServer
from tests.server.cluster.holding import CLASSIC, MIDDLE, begun_again, do, held_magnet, moved, take
from tests.server.cluster.relays import Relay


async def test_a_turn_that_dies_with_its_server_begins_again_and_everybody_is_told(make_server: MakeServer) -> None:
    first, second = make_server(), make_server()
    here, there = first.start(), second.start()
    async with held_magnet(here) as (made, old):
        first.kill_everything()
    async with comes_back(there, made["table"], made["token"]) as again:
        assert await told_on_opening(again) == 1
        async with there.join(made["table"]) as late:  # nothing has been done in it yet
            assert await told_on_opening(late) == 1
        assert (again.v, again.turn) == (old.v, 0)
        await take(again)  # nothing is in the hand
        async with there.join(made["table"]) as later:
            assert await told_on_opening(later) == 0
        assert begun_again(again) == 1


async def told_on_opening(seat: Seat) -> int:
    """How often they have been told that the turn starts over: that comes before the first frame."""
    await seat.until(lambda: seat.frames)
    await seat.ask("ping")  # whatever was sent with the picture is here before the answer
    return begun_again(seat)


async def test_frames_that_waited_in_a_pipe_are_not_shown_by_who_has_lost_the_table(make_server: MakeServer) -> None:
    first, second = make_server(), make_server()
    here, there = first.start(), second.start()
    async with held_magnet(here) as (made, old):
        await do(old, {"do": "hover", "x": 60, "y": 0, "height": 60})
        first.hang()  # its live process goes on, and its pictures wait
        async with comes_back(there, made["table"], made["token"]):
            shown, told = len(old.frames), len(old.messages)
            asked = asyncio.create_task(old.ask("do", seat=old.turn, intent={"do": "hover", **MIDDLE}))
            first.go_on()
            await moved(old)
            await asyncio.gather(asked, return_exceptions=True)
        assert asked.exception() is not None
        assert len(old.frames) == shown
        assert {message["type"] for message in old.messages[told:]} <= {"bye", "refused"}
    assert (await whose(second, made["table"])).epoch == 2


async def test_a_game_that_cannot_be_stored_as_it_begins_begins_later(
    postgres: PostgresServer, make_server: MakeServer
) -> None:
    """It begins without anybody asking again: the seats are taken, and people are waiting."""
    async with Relay(lambda: postgres.port) as to_database:
        server = make_server(database=postgres.address("postgres", port=to_database.port))
        api = await server.started()
        made = await api.create("here", "here", game="kluster", kluster=CLASSIC)
        async with comes_back(api, made["table"], made["token"]) as seat:
            await seat.until(lambda: seat.status == "playing")
        live = server.children()
        for pid in live:
            os.kill(pid, signal.SIGSTOP)
        made = await api.create("here", "here", game="kluster", kluster=CLASSIC)
        to_database.cut()
        for pid in live:
            os.kill(pid, signal.SIGCONT)
        while "not_begun" not in server.log:
            await asyncio.sleep(0.02)
        to_database.heal()
        async with comes_back(api, made["table"], made["token"]) as seat:
            await seat.until(lambda: seat.status == "playing")
