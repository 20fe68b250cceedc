"""`kill -9` at random moments under load: nothing that was acknowledged is lost, nobody is stuck."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest
import sqlalchemy as sa

from lodestone.storage.opening import database_at
from lodestone.storage.schema import entries, tables
from tests.server.conftest import MakeServer
from tests.server.hard.hard_server import HardServer, kill_process
from tests.server.hard.kluster_player import KlusterPlayer
from tests.server.hard.load import CLUSTERED, PATIENCE, Load, check_everything

KILLS = {"sqlite": 6, "postgresql": 3}
KLUSTER_KILLS = 3
SOAK_KILLS = 300

GENEROUS = {"tables_per_hour": 10_000, "requests_per_minute": 100_000, "messages_per_second": 200.0}


async def kill_and_restart(server: HardServer, load: Load, kills: int, chance: random.Random, longest: float) -> None:
    """Let people play, pull the plug, start again, also after the last kill. Usually something was done in between."""
    for kill in range(1, kills + 1):
        before = load.acknowledged
        await asyncio.sleep(chance.uniform(0.0, longest))
        if chance.random() < 0.8:
            async with asyncio.timeout(PATIENCE):
                while load.acknowledged == before:
                    load.check()
                    await asyncio.sleep(0.02)
        load.check()
        server.kill_everything()
        await server.started()
        if kill % 20 == 0:
            print(f"killed {kill} of {kills}, {load.acknowledged} acknowledged")


async def clustered_under_kills(server: HardServer, kills: int, seed: int) -> int:
    load = Load(await server.started())
    for kinds, rules in CLUSTERED:
        await load.open(kinds, clustered={"rules": rules})
    await kill_and_restart(server, load, kills, random.Random(seed), longest=1.5)
    await load.finish()
    assert all(person.connections > 1 for people in load.tables for person in people)
    return await check_everything(load, server.database)


@pytest.mark.lengthy
async def test_clustered_loses_nothing_when_killed(
    make_server: MakeServer, database: str, request: pytest.FixtureRequest
) -> None:
    kills = KILLS[request.node.callspec.params["database"]]
    server = make_server(database=database, limits=GENEROUS)
    assert await clustered_under_kills(server, kills, seed=1) > 100


@pytest.mark.soak
async def test_clustered_loses_nothing_when_killed_for_hours(make_server: MakeServer, database: str) -> None:
    server = make_server(database=database, limits=GENEROUS)
    assert await clustered_under_kills(server, SOAK_KILLS, seed=2) > SOAK_KILLS


async def kluster_under_kills(server: HardServer, kills: int, seed: int) -> None:
    load = Load(await server.started())
    chance = random.Random(seed)
    for kill in range(kills):
        if all(people[-1].over() for people in load.tables):
            for kinds in (("here", "clumsy"), ("here", "link")):
                await load.open(kinds, KlusterPlayer, game="kluster", kluster={"boxes": {"classic": 1}})
        await turns_pass(load, 1)
        await asyncio.sleep(chance.uniform(0.0, 0.5))
        if kill % 3 == 2:  # kill only one of its children: the server itself must cope
            kill_process(chance.choice(server.children()))
        else:
            server.kill_everything()
            await server.started()
        if kill % 20 == 19:
            print(f"killed {kill + 1} of {kills}, {sum(versions(load))} versions")
    await turns_pass(load, 2)
    await load.finish()
    await check_everything(load, server.database)


def versions(load: Load) -> list[int]:
    """The version of each table, as known to its spectators."""
    return [max((m["v"] for m in people[-1].heard() if "v" in m), default=0) for people in load.tables]


async def turns_pass(load: Load, turns: int) -> None:
    """Wait until every table still in play has advanced by so many turns."""
    before = versions(load)
    async with asyncio.timeout(PATIENCE):
        for number, people in enumerate(load.tables):
            while versions(load)[number] < before[number] + turns and not people[-1].over():
                load.check()
                await asyncio.sleep(0.05)


@pytest.mark.lengthy
async def test_kluster_loses_nothing_when_killed(make_server: MakeServer, tmp_path: Any) -> None:
    server = make_server(database=str(tmp_path / "tables.db"), limits=GENEROUS, prepare_physics=True)
    await kluster_under_kills(server, KLUSTER_KILLS, seed=3)


@pytest.mark.soak
async def test_kluster_loses_nothing_when_killed_for_hours(make_server: MakeServer, database: str) -> None:
    server = make_server(database=database, limits=GENEROUS, prepare_physics=True)
    await kluster_under_kills(server, SOAK_KILLS // 3, seed=4)


async def move_into_the_past(database: str, seconds: float) -> None:
    """Change the log as if everything in it had been written so many s earlier."""

    def move(connection: sa.Connection) -> None:
        connection.execute(sa.update(entries).values(at=entries.c.at - seconds))
        connection.execute(
            sa.update(tables).values(touched=tables.c.touched - seconds, created=tables.c.created - seconds)
        )

    storage, _ = database_at(database)
    await storage.write(move)
    await storage.close()


async def test_clocks_stand_still_while_the_server_is_down(make_server: MakeServer, database: str) -> None:
    server = make_server(database=database)
    api = await server.started()
    made = await api.create("here", "here", clustered={"turn_seconds": 15})
    async with api.join(made["table"], made["token"]) as seat:
        await seat.play()
        before, turn = seat.v, seat.turn
    server.kill_everything()
    await move_into_the_past(server.database, 3600.0)  # it is down for far longer than a turn may take
    api = await server.started()
    async with api.join(made["table"], made["token"]) as seat:
        assert (seat.v, seat.turn) == (before, turn)
        assert seat.table["clock"]["running"]
        await seat.play()


async def test_a_clock_goes_on_with_what_was_left(make_server: MakeServer, database: str) -> None:
    server = make_server(database=database)
    api = await server.started()
    made = await api.create("here", "here", clustered={"turn_seconds": 1000})
    async with api.join(made["table"], made["token"]) as seat:
        await seat.play()
        await asyncio.sleep(0.2)
        await seat.ask("say", text="hm")
    server.kill_everything()
    api = await server.started()
    async with api.join(made["table"], made["token"]) as seat:
        left = seat.table["clock"]["left"]
        assert left <= 999.8
        await seat.play()
        update = next(message for message in reversed(seat.messages) if message["type"] == "update")
        assert update["clock"]["left"] > left  # a new turn has its full time
