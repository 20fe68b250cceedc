"""Strangers at different servers on one database find each other, and nobody finds what a dead server had."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack

from tests.server.strangers import Stranger, meet, open_table
from tests.server_cluster.cluster_server import UNLIMITED
from tests.server_cluster.conftest import MakeServer
from tests.sizes import small_and_large

MANY = {**UNLIMITED, "waiting_per_address": 1000, "waits_per_minute": 1000.0}


@small_and_large("size", (2, 12), (3, 50))
async def test_people_at_several_servers_are_paired_with_each_other(
    make_server: MakeServer, size: tuple[int, int]
) -> None:
    servers, many = size
    apis = await asyncio.gather(*[make_server(limits=MANY).started() for _ in range(servers)])
    async with AsyncExitStack() as lobby:
        people = [await lobby.enter_async_context(Stranger(apis[n % servers], f"P{n}")) for n in range(many)]
        await meet(people[0], people[1])  # at different servers, whatever happens below
        await asyncio.gather(*[person.wait() for person in people[2:]])
        tables = await asyncio.gather(*[person.seated() for person in people])
        assert Counter(Counter(one["table"] for one in tables).values()) == {2: many // 2}
        assert all(sum(told["type"] == "paired" for told in person.told) == 1 for person in people)
    for person, at in zip(people, tables, strict=True):
        async with apis[-1].join(at["table"], person.token) as seat:
            assert seat.seats == [at["seat"]]


async def test_a_listing_is_seen_and_joined_anywhere_until_its_server_dies(make_server: MakeServer) -> None:
    first, second = make_server(), make_server()
    here, there = await asyncio.gather(first.started(), second.started())
    made, lost = await open_table(here), await open_table(here, name="Lost")
    async with (
        Stranger(there, "Ben") as ben,
        here.join(made["table"], made["token"]) as host,
        here.join(lost["table"], lost["token"]),
    ):
        await ben.until(lambda: len(ben.listings) == 2)
        (id,) = [id for id, listing in ben.listings.items() if listing["name"] == "Ann"]
        joined = await there.ask("POST", f"/api/listings/{id}/seats", {"name": "Ben"})
        assert joined["table"] == made["table"]
        await host.until(lambda: host.status == "playing")
        async with there.join(made["table"], joined["token"]) as seat:
            assert seat.seats == [1]
        await ben.until(lambda: [listing["name"] for listing in ben.listings.values()] == ["Lost"])
        async with Stranger(here, "Gone") as gone:
            await gone.wait()
            first.kill_everything()
        await ben.until(lambda: not ben.listings)
        await ben.wait()  # not with who waited at the server that died, unless they come back
        async with Stranger(there, "Back", token=gone.token) as back:
            assert len({at["table"] for at in await meet(back, ben)}) == 1
        async with there.join(lost["table"], lost["token"]):
            await ben.until(lambda: ben.listings)
            (id,) = ben.listings
            joined = await there.ask("POST", f"/api/listings/{id}/seats", {"name": "Ben"})
            assert joined["table"] == lost["table"]
