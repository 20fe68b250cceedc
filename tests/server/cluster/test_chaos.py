"""Whatever happens to servers, networks and the database: what was acknowledged is there, once, and nobody is stuck."""

from __future__ import annotations

import pytest

from tests.postgres import PostgresServer
from tests.server.cluster.chaos import CalmPlayer, Chaos
from tests.server.cluster.conftest import MakeServer
from tests.server.cluster.crowd import begin, finish, play_through, shuffled

SOAK_ROUNDS = 25
SOAK_FAULTS = 20


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
    """Nothing else fails meanwhile, so the report shows how long a take-over takes."""
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
