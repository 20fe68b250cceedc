"""Strangers at different servers on one database find each other, and nobody finds listings of a dead server."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack

from tests.server.cluster.cluster_server import ADMIN
from tests.server.cluster.conftest import MakeServer
from tests.server.hard.hard_server import UNLIMITED
from tests.server.strangers import Stranger, in_the_end, meet, open_table
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
        assert all(sum(told["type"] == "paired" for told in person.messages) == 1 for person in people)
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


@small_and_large("many", 12, 60)
async def test_a_server_that_is_killed_while_people_are_paired_loses_nobody(make_server: MakeServer, many: int) -> None:
    """Those connected to it reconnect to another one with the same token, and everybody gets exactly one table."""
    servers = [make_server(limits=MANY, answer_seconds=2.0) for _ in range(3)]
    apis = await asyncio.gather(*[server.started() for server in servers])
    async with AsyncExitStack() as lobby:
        people = [await lobby.enter_async_context(Stranger(apis[n % 3], f"P{n}")) for n in range(many)]
        waiting = [asyncio.create_task(person.wait()) for person in people]
        await people[0].until(lambda: people[0].call)  # in the middle of it
        await asyncio.to_thread(servers[0].kill_everything)
        await asyncio.gather(*waiting, return_exceptions=True)  # some never hear whether it was heard
        for n in range(0, many, 3):
            back = Stranger(apis[1 + n % 2], f"P{n}", token=people[n].token)
            people[n] = await lobby.enter_async_context(back)
            await back.wait()
        tables = await asyncio.gather(*[in_the_end(person) for person in people])
        assert Counter(Counter(one["table"] for one in tables).values()) == {2: many // 2}
    made = (await apis[2].ask("GET", "/api/admin/tables", token=ADMIN))["tables"]
    assert {table["table"] for table in made} == {one["table"] for one in tables}
    for person, at in zip(people, tables, strict=True):
        async with apis[2].join(at["table"], person.token) as seat:
            assert seat.seats == [at["seat"]]


async def test_open_tables_and_who_waits_outlive_a_rolling_restart(make_server: MakeServer) -> None:
    first, second = make_server(limits=MANY), make_server(limits=MANY)
    here, there = await asyncio.gather(first.started(), second.started())
    made = await open_table(here)
    async with Stranger(there, "Ben") as ben, Stranger(here, "Cem") as cem:
        async with here.join(made["table"], made["token"]) as host:
            await ben.until(lambda: ben.listings)
            await cem.wait("kluster")
            first.terminate()
            await host.until(lambda: host.bye)
            await cem.until(lambda: cem.bye)
            assert cem.bye is not None
            assert (cem.bye["reason"], cem.bye["retry_after"]) == ("shutdown", 2.0)
        assert await asyncio.to_thread(first.ended) == 0
        await ben.until(lambda: not ben.listings)
        async with there.join(made["table"], made["token"]) as host:  # the page comes back by itself
            await ben.until(lambda: ben.listings)
            (id,) = ben.listings
            joined = await there.ask("POST", f"/api/listings/{id}/seats", {"name": "Ben"})
            await host.until(lambda: host.status == "playing")
            assert joined["table"] == made["table"]
        async with Stranger(there, "Cem", token=cem.token) as again:
            await ben.wait("kluster")
            assert ben.call is None  # with nobody whose socket has gone
            await again.wait("kluster")
            assert len({(await one.seated())["table"] for one in (ben, again)}) == 1


async def test_a_host_closes_an_open_table_wherever_it_is(make_server: MakeServer) -> None:
    here, there = await asyncio.gather(make_server().started(), make_server().started())
    made = await open_table(here, name="Something rude")
    async with Stranger(there) as guest, here.join(made["table"], made["token"]) as rude:
        await guest.until(lambda: guest.listings)
        (listing,) = guest.listings
        await there.ask("DELETE", f"/api/admin/listings/{listing}", token=ADMIN)
        await rude.until(lambda: rude.status == "closed")
        await guest.until(lambda: not guest.listings)
