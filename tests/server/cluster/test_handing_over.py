"""A running turn of Kluster moves from a server that stops to another one, with the magnet in the hand."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack, suppress
from typing import Any

import asyncpg
import msgspec

from lodestone.match.kluster.live.wire_frame import FrameViewer, SeenTable
from lodestone.server.live.left_off import LeftOff, read_left_off
from tests.postgres import PostgresServer
from tests.server.client import Api, ConnectionLost, Json, Refusal, Seat
from tests.server.cluster.chaos import Chaos
from tests.server.cluster.cluster_server import comes_back, whose
from tests.server.cluster.conftest import MakeServer
from tests.server.cluster.crowd import begin, finish
from tests.server.cluster.holding import (
    MIDDLE,
    Holder,
    begun_again,
    check_only_turn,
    do,
    held_magnet,
    longest_lag,
    moved,
    take,
)
from tests.server.hard.logbook import check_told, read_log
from tests.server.hard.player import LOST
from tests.sizes import small_and_large

ASIDE: Json = {"do": "hover", "x": 20, "y": 10, "height": 50}


async def prepared(api: Api) -> None:
    """Wait until the server accepts live matches."""
    while (await api.request("GET", "/ready")).status_code != 200:
        await asyncio.sleep(0.05)


def seen_by(seat: Seat) -> SeenTable | None:
    """The last picture."""
    viewer, seen = FrameViewer(), None
    for frame in seat.frames:
        seen = viewer.see(frame)
    return seen


def restarts(*seats: Seat) -> int:
    return sum(map(begun_again, seats))


async def rewrite(database: str, table: str, physics: str) -> None:
    """Rewrite the handed-over turn as if another program had left it."""
    connection = await asyncpg.connect(database)
    left = read_left_off(await connection.fetchval("SELECT running FROM snapshots WHERE table_id = $1", table))
    assert left.turn
    turn = msgspec.msgpack.encode({**msgspec.msgpack.decode(left.turn), "physics": physics})
    written = LeftOff(turn, left.done).written()
    await connection.execute("UPDATE snapshots SET running = $2 WHERE table_id = $1", table, written)
    await connection.close()


async def test_turns_go_on_when_their_server_stops(make_server: MakeServer) -> None:
    first, second = make_server(), make_server(prepare_physics=True)
    here, there = first.start(), second.start()
    async with AsyncExitStack() as hands:
        holding, other, settling = [await hands.enter_async_context(held_magnet(here)) for _ in range(3)]
        seat = holding[1]
        await seat.post({"type": "stream", "seat": 0, "number": 41, "intent": {"do": "hover", **MIDDLE}})
        await seat.ask("do", id="once", seat=0, intent=ASIDE)
        await prepared(there)
        await do(settling[1], {"do": "release"})
        asking = asyncio.create_task(ask_on(seat))
        first.terminate()
        for _, each in (holding, other, settling):
            await moved(each)
        await asking
    assert await asyncio.to_thread(first.ended) == 0
    await goes_on(there, *holding)
    log = await read_log(second.database, holding[0]["table"])
    done = [intent["x"] for intent in check_only_turn(log) if intent["do"] == "hover"]
    assert done == [0, 0, 20, *(int(id) for id in answered(seat) if id.isdigit())]
    assert (await whose(second, holding[0]["table"])).epoch == 2
    await rewrite(second.database, other[0]["table"], "physics of tomorrow")
    await begins_again(there, *other)
    await has_ended(there, *settling)
    check_only_turn(await read_log(second.database, settling[0]["table"]))


WAITING = "application_name LIKE 'lodestone %' AND wait_event_type = 'Lock'"


async def test_who_comes_while_a_table_leaves_opens_it_nowhere_else_and_a_broken_line_loses_no_turn(
    make_server: MakeServer,
) -> None:
    first, second = make_server(), make_server(prepare_physics=True)
    here, there = first.start(), second.start()
    async with held_magnet(here) as (made, seat):
        await prepared(there)
        database = await asyncpg.connect(first.database)
        holding_up = database.transaction()
        await holding_up.start()
        await database.execute("SELECT 1 FROM tables WHERE id = $1 FOR UPDATE", made["table"])
        first.terminate()
        while not (waits := await database.fetchval(f"SELECT pid FROM pg_stat_activity WHERE {WAITING}")):
            await database.execute("SELECT pg_stat_clear_snapshot()")  # otherwise it keeps seeing its first snapshot
            await asyncio.sleep(0.02)
        newcomer = here.join(made["table"])
        looking = asyncio.create_task(look_on(newcomer))
        await asyncio.wait([looking], timeout=0.2)
        await database.execute("SELECT pg_terminate_backend($1)", waits)
        await holding_up.rollback()
        await database.close()
        await moved(seat)
    assert await asyncio.to_thread(first.ended) == 0
    await looking
    assert all(held(frame) for frame in newcomer.frames)
    assert not restarts(newcomer)
    async with comes_back(there, made["table"], made["token"]) as again:
        await again.until(lambda: again.frames)
        assert held(again.frames[0])
        await do(again, ASIDE)
        assert not restarts(again)
    assert (await whose(second, made["table"])).epoch == 2


async def look_on(seat: Seat) -> None:
    """Watch for as long as the server allows."""
    with suppress(Refusal, *LOST):
        async with seat:
            await seat.until(lambda: seat.bye is not None)


def held(frame: bytes) -> bool:
    """Whether a picture shows something in the hand."""
    seen = FrameViewer().see(frame)
    return seen is None or seen.wire.grip is not None


async def ask_on(seat: Seat) -> None:
    """Ask for one movement after another, answered or not, until the connection is closed."""
    with suppress(ConnectionLost):
        for x in range(21, 120):
            await seat.post({"type": "do", "id": str(x), "seat": 0, "intent": {**ASIDE, "x": x}})
            await asyncio.sleep(0.01)


def answered(seat: Seat) -> list[str]:
    """The answered movements; none may have been refused."""
    assert not [message for message in seat.messages if message["type"] == "refused"]
    return [message["id"] for message in seat.messages if message["type"] == "ack"]


async def goes_on(there: Api, made: Json, seat: Seat) -> None:
    """Check that the magnet is still in the hand, and that every answered movement is known."""
    async with comes_back(there, made["table"], made["token"]) as again:
        await again.until(lambda: (seen := seen_by(again)) is not None and seen.own is not None)
        seen = seen_by(again)
        assert seen is not None
        assert seen.own is not None
        assert seen.wire.grip is not None
        assert seen.own.heard == 41
        assert (again.v, again.turn, again.public["pools"]) == (seat.v, 0, seat.public["pools"])
        assert (await again.ask("do", id="once", seat=0, intent=ASIDE))["type"] == "ack"
        error = await again.refused("do", id="once", seat=0, intent={"do": "hover", **MIDDLE})
        assert error["key"] == "table-id-used"
        await do(again, {"do": "release"})
        await again.version(seat.v + 1)
        assert not restarts(seat, again)


async def begins_again(there: Api, made: Json, seat: Seat) -> None:
    """Check that with another version of the physics the turn starts over, and that people are told."""
    async with comes_back(there, made["table"], made["token"]) as again:
        await again.until(lambda: restarts(again))
        assert (again.v, again.turn) == (seat.v, 0)
        await take(again)  # nothing is in the hand


async def has_ended(there: Api, made: Json, seat: Seat) -> None:
    """Check that a turn in which magnets settle is finished by the server that has it: stored, and reported."""
    async with comes_back(there, made["table"], made["token"]) as again:
        assert (again.v, again.turn) == (seat.v, 1)
        assert not restarts(seat, again)


@small_and_large("size", (2, 2), (30, 30))
async def test_servers_are_replaced_one_by_one_with_magnets_in_hands(
    postgres: PostgresServer, make_server: MakeServer, size: tuple[int, int]
) -> None:
    holders, tables = size
    prepared: dict[str, Any] = {"prepare_physics": True, "live_pace": 1.0} if holders > 2 else {}
    async with Chaos(postgres, make_server, seed=5, drain_seconds=25.0, **prepared) as chaos:
        load, people = await begin(chaos, tables=tables, kluster=0)
        holding = [await Holder.sit_down(chaos.api) for _ in range(holders)]
        enough = False
        playing = [asyncio.create_task(holder.play(lambda: enough)) for holder in holding]
        lagging = asyncio.create_task(longest_lag(lambda: enough))
        while any(len(holder.done) < 3 for holder in holding):
            await asyncio.sleep(0.02)
        for member in chaos.members:
            await chaos.strike(chaos.terminate, people, member)
            load.check()
        enough = True
        await asyncio.gather(*playing)
        pauses = sorted(holder.longest_pause for holder in holding)
        print(f"magnets in {len(pauses)} hands: median {pauses[len(pauses) // 2]:.2f} s, worst {pauses[-1]:.2f} s")
        print(f"all of them were held up for up to {await lagging:.2f} s by the processor they share")
        ways = sorted((way for holder in holding for way in holder.ways), key=sum)
        for name, way in (("median", ways[len(ways) // 2]), ("worst", ways[-1])):
            print(f"{name} of {len(ways)} ways:", ", ".join(f"{step} {s:.2f} s" for step, s in way._asdict().items()))
        await finish(chaos, load)
        for holder in holding:
            await holder.check(chaos.members[0].server.database)
            check_told(await read_log(chaos.members[0].server.database, holder.table), holder.messages)
        assert sum(holder.connections - 1 for holder in holding) >= holders
