"""Whatever happens to servers, networks and the database: what was acknowledged is there, once, and nobody is stuck."""

from __future__ import annotations

import pytest

from tests.postgres import PASSWORD, PostgresServer
from tests.server.cluster.chaos import CalmPlayer, Chaos, Fault, TimedKlusterPlayer, TimedPlayer
from tests.server.cluster.cluster_server import ADMIN, SECRET
from tests.server.cluster.conftest import MakeServer
from tests.server.hard.load import CLUSTERED, Load, check_everything

SOAK_ROUNDS = 25
SOAK_FAULTS = 20


CLOCK = 600
"""s a turn, at every other table: a clock that goes from server to server, and never runs out."""


async def begin(
    chaos: Chaos, tables: int, kluster: int, player: type[TimedPlayer] = TimedPlayer
) -> tuple[Load, list[list[TimedPlayer]]]:
    """So many tables at which people play on whatever happens, with bots, clocks and people who look on."""
    load = Load(chaos.api)
    for number in range(tables):
        kinds, rules = CLUSTERED[number % len(CLUSTERED)]
        await load.open(kinds, player, clustered={"rules": rules, **({"turn_seconds": CLOCK} if number % 2 else {})})
    for number in range(kluster):
        seats = ("here", "clumsy") if number % 2 else ("here", "link")
        await load.open(seats, TimedKlusterPlayer, game="kluster", kluster={"boxes": {"classic": 1}})
    return load, [[player for player in players if isinstance(player, TimedPlayer)] for players in load.tables]


async def play_through(chaos: Chaos, faults: list[Fault], load: Load, people: list[list[TimedPlayer]]) -> int:
    """One fault after another; what was acknowledged."""
    for fault in faults:
        await chaos.strike(fault, people)
        load.check()
    return await finish(chaos, load)


def shuffled(chaos: Chaos, faults: int) -> list[Fault]:
    """So many, each kind as often as any other."""
    order = [fault for _ in range(faults // len(chaos.faults) + 1) for fault in chaos.faults]
    chaos.chance.shuffle(order)
    return order[:faults]


async def finish(chaos: Chaos, load: Load) -> int:
    """Everybody comes to an end, and what they were told is what is stored; what was acknowledged."""
    await load.finish()
    print(chaos.report())
    for member in chaos.members:
        check_nothing_secret(member.server.log, load)
    return await check_everything(load, chaos.members[0].server.database)


def check_nothing_secret(log: str, load: Load) -> None:
    """What a server writes for its host has neither keys of people nor those of the house in it."""
    people = [player for players in load.tables for player in players]
    for secret in (SECRET, ADMIN, PASSWORD, *(player.token for player in people if player.token is not None)):
        assert secret not in log


@pytest.mark.lengthy
async def test_nothing_acknowledged_is_lost_whatever_fails(postgres: PostgresServer, make_server: MakeServer) -> None:
    async with Chaos(postgres, make_server, seed=1) as chaos:
        load, people = await begin(chaos, tables=6, kluster=0, player=CalmPlayer)
        assert await play_through(chaos, chaos.twenty_faults, load, people) > 100


@pytest.mark.soak
@pytest.mark.parametrize("round", range(SOAK_ROUNDS))
async def test_nothing_acknowledged_is_lost_for_hours(
    postgres: PostgresServer, make_server: MakeServer, round: int
) -> None:
    async with Chaos(postgres, make_server, seed=100 + round) as chaos:
        load, people = await begin(chaos, tables=54, kluster=6)
        assert await play_through(chaos, shuffled(chaos, SOAK_FAULTS), load, people) > SOAK_FAULTS


@pytest.mark.soak
async def test_tables_go_on_after_one_kill_after_another(postgres: PostgresServer, make_server: MakeServer) -> None:
    """Nothing else fails meanwhile: what the report tells is how long a take-over takes."""
    async with Chaos(postgres, make_server, seed=2) as chaos:
        load, people = await begin(chaos, tables=24, kluster=0)
        for fault in [chaos.kill, chaos.hang] * SOAK_FAULTS:
            await chaos.strike(fault, people)
            load.check()
        assert await finish(chaos, load) > len(people)


@pytest.mark.soak
async def test_all_servers_are_replaced_one_by_one(postgres: PostgresServer, make_server: MakeServer) -> None:
    async with Chaos(postgres, make_server, seed=3) as chaos:
        load, people = await begin(chaos, tables=30, kluster=6)
        for member in chaos.members:
            await chaos.strike(chaos.terminate, people, member)
            load.check()
        assert await finish(chaos, load) > len(people)
