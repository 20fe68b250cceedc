"""Open tables and pairing, on both databases, with servers being killed; and how far a hostile guest gets."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import AsyncExitStack

import pytest

from tests.server.conftest import MakeServer
from tests.server.strangers import Stranger, in_the_end, meet, open_table, refused
from tests.sizes import small_and_large

MANY = {
    "waiting_per_address": 1000,
    "waits_per_minute": 1000.0,
    "tables_per_hour": 10_000,
    "requests_per_minute": 10**6,
}


async def test_fifty_at_once_get_25_tables_and_nobody_is_twice_or_lost(make_server: MakeServer, database: str) -> None:
    api = await make_server(database=database, limits=MANY).started()
    async with Stranger(api, "Gone") as gone:
        await gone.wait()
    async with AsyncExitStack() as lobby:
        people = [await lobby.enter_async_context(Stranger(api, f"P{number}")) for number in range(50)]
        await asyncio.gather(*[person.wait() for person in people])
        tables = await asyncio.gather(*[person.seated() for person in people])
        assert Counter(Counter(one["table"] for one in tables).values()) == {2: 25}
        assert gone.paired is None
        assert all(sum(told["type"] == "paired" for told in person.messages) == 1 for person in people)
    for table in {one["table"] for one in tables}:
        both = [(person, one) for person, one in zip(people, tables, strict=True) if one["table"] == table]
        assert sorted(one["seat"] for _, one in both) == [0, 1]
        for person, one in both:
            async with api.join(table, person.token) as seat:
                assert (seat.seats, seat.status) == ([one["seat"]], "playing")


async def test_a_listing_comes_and_goes_and_its_seat_can_be_taken(make_server: MakeServer, database: str) -> None:
    api = await make_server(database=database, host_gone_seconds=0.3).started()
    made = await open_table(api, name="Ann <b>", clustered={"rules": {"fast": True}, "turn_seconds": 60})
    async with Stranger(api) as guest:
        assert guest.listings == {}  # nobody is there
        async with api.join(made["table"], made["token"]):
            await guest.until(lambda: guest.listings)
            (listing,) = guest.listings.values()
            assert listing | {"listing": ""} == {
                "listing": "",
                "game": "clustered",
                "name": "Ann <b>",
                "language": "en",
                "seats": 2,
                "free": 1,
                "turn_seconds": 60.0,
                "house_rules": ["fast"],
                "about": {"rules": {"fast": True}},
            }
        await guest.until(lambda: not guest.listings)  # the host has gone
        key = await refused(api.ask("POST", f"/api/listings/{listing['listing']}/seats", {"name": "Ben"}))
        assert key == "server-no-listing"
        async with api.join(made["table"], made["token"]) as host:
            await guest.until(lambda: guest.listings)
            ben = {"name": "Ben", "token": "b" * 24}
            (id,) = guest.listings
            joined = await api.ask("POST", f"/api/listings/{id}/seats", ben)
            assert joined == {"table": made["table"], "seat": 1, "person": 1, "token": "b" * 24}
            await host.until(lambda: host.status == "playing")
            await guest.until(lambda: not guest.listings)
            assert await api.ask("POST", f"/api/listings/{id}/seats", ben) == joined  # the answer was lost, say
            key = await refused(api.ask("POST", f"/api/listings/{id}/seats", {"name": "Eve"}))
            assert key == "table-not-waiting"


async def test_who_is_called_and_does_not_come_is_dropped_and_the_other_waits_on(make_server: MakeServer) -> None:
    limits = {**MANY, "unanswered_per_hour": 2.0}
    api = await make_server(answer_seconds=0.4, limits=limits).started()
    async with Stranger(api, "Ann") as ann, Stranger(api, "Absent", polite=False) as absent:
        await ann.wait()
        await absent.wait()
        await absent.until(lambda: absent.over == "unanswered")
        await ann.until(lambda: ann.call is None)
        async with Stranger(api, "Busy", polite=False) as busy:
            await busy.wait()
            await busy.until(lambda: busy.call)
            assert busy.call is not None
            await busy.ask("answer", pair=busy.call["pair"], agree=False)  # costs nothing, and may be done often
            assert await refused(busy.ask("answer", pair=busy.call["pair"], agree=True)) == "server-nobody-found"
            await ann.until(lambda: ann.call is None)
        assert ann.over is None
        absent.over = None
        await absent.wait()
        await absent.until(lambda: absent.over == "unanswered")
        assert await refused(absent.wait()) == "server-unanswered"
        await ann.until(lambda: ann.call is None)  # and waits on


async def test_a_server_that_is_killed_forgets_nobody_who_comes_back(make_server: MakeServer, database: str) -> None:
    server = make_server(database=database)
    api = await server.started()
    made = await open_table(api)
    async with (
        Stranger(api, "Cem") as cem,
        Stranger(api, "Dee") as dee,
        Stranger(api, "Ann") as ann,
        api.join(made["table"], made["token"]),
    ):
        seats = await meet(cem, dee)
        await ann.wait()
        await ann.until(lambda: ann.listings)
        server.kill_everything()
    api = await server.started()
    async with Stranger(api, "Ann", token=ann.token) as ann, Stranger(api, "Ben") as ben:
        assert ann.listings == {}  # its host has not come back
        assert len({at["table"] for at in await meet(ann, ben)}) == 1
        async with Stranger(api, "Dee", token=dee.token) as dee:  # had not heard it, say
            assert await meet(dee) == seats[1:]
        async with api.join(made["table"], made["token"]):
            await ben.until(lambda: ben.listings)


@small_and_large("many", 20, 50)
async def test_a_server_that_is_killed_while_many_are_paired_loses_nobody_and_seats_nobody_twice(
    make_server: MakeServer, database: str, many: int
) -> None:
    """Everybody reconnects with the token they waited with, as pages do."""
    server = make_server(database=database, limits=MANY, answer_seconds=2.0)
    api = await server.started()
    async with AsyncExitStack() as lobby:
        people = [await lobby.enter_async_context(Stranger(api, f"P{number}")) for number in range(many)]
        waiting = [asyncio.create_task(person.wait()) for person in people]
        await people[0].until(lambda: people[0].call)  # in the middle of it
        await asyncio.to_thread(server.kill_everything)
        await asyncio.gather(*waiting, return_exceptions=True)  # some never hear whether it was heard
    before = {person.token: person.paired for person in people if person.paired is not None}
    api = await server.started()
    async with AsyncExitStack() as lobby:
        people = [await lobby.enter_async_context(Stranger(api, one.name, token=one.token)) for one in people]
        await asyncio.gather(*[person.wait() for person in people])
        tables = await asyncio.gather(*[in_the_end(person) for person in people])
    assert Counter(Counter(one["table"] for one in tables).values()) == {2: many // 2}
    for person, at in zip(people, tables, strict=True):
        assert before.get(person.token) in (None, at)
        async with api.join(at["table"], person.token) as seat:
            assert (seat.seats, seat.status) == ([at["seat"]], "playing")


async def test_one_address_fills_neither_the_list_nor_the_queue(make_server: MakeServer) -> None:
    api = await make_server().started()
    async with AsyncExitStack() as there, Stranger(api) as guest:
        for _ in range(3):
            made = await open_table(api)
            await there.enter_async_context(api.join(made["table"], made["token"]))
        await guest.until(lambda: len(guest.listings) == 3)
        assert await refused(open_table(api)) == "server-too-many-listings"
        more = await api.create("here", "link")
        host = await there.enter_async_context(api.join(more["table"], more["token"]))
        assert (await host.refused("list", on=True))["key"] == "server-too-many-listings"
        people = [await there.enter_async_context(Stranger(api, polite=False)) for _ in range(11)]
        for person in people[:10]:
            await person.wait()
        assert await refused(people[10].wait()) == "server-too-many-waiting"
        for _ in range(10):
            await people[0].ask("stop")
            await people[0].wait()
        assert await refused(_again(people[0])) == "server-too-fast"
        for _ in range(10):
            assert await refused(api.ask("POST", "/api/listings/" + "x" * 16 + "/seats", {"name": "Eve"})) != ""
        response = await api.request("POST", "/api/listings/" + "x" * 16 + "/seats", {"name": "Eve"})
        assert (response.status_code, int(response.headers["retry-after"]) > 0) == (429, True)


async def _again(person: Stranger) -> None:
    await person.ask("stop")
    await person.wait()


async def test_a_host_can_switch_it_off(make_server: MakeServer) -> None:
    api = await make_server(open_tables=False).started()
    assert (await api.ask("GET", "/api/games"))["open_tables"] is False
    assert await refused(api.ask("GET", "/api/listings")) == "server-no-open-tables"
    assert await refused(open_table(api)) == "server-no-open-tables"
    with pytest.raises(Exception, match="403"):
        async with Stranger(api):
            pass
