"""Several real servers on one PostgreSQL: each table has one owner, whatever happens to the other servers."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from itertools import groupby
from math import inf

import asyncpg
import pytest

from lodestone.server.cluster.owners import join
from lodestone.server.errors import Unavailable
from lodestone.server.table.entries import FORMAT
from lodestone.storage.event_log import EventLog
from lodestone.storage.living import RECENT, connections_of
from lodestone.storage.schema import COMPATIBLE_TABLE, VERSION_TABLE
from tests.cli.commandline import environment
from tests.forked import run_forked
from tests.postgres import PostgresServer
from tests.server.client import Refusal
from tests.server.cluster.cluster_server import ADMIN, SECRET, ClusterServer, comes_back, whose
from tests.server.cluster.conftest import MakeServer
from tests.server.cluster.relays import Relay
from tests.server.hard.logbook import check_told, read_log
from tests.storage.owning import ownership

ADMINS = {"authorization": f"Bearer {ADMIN}"}


async def turned_away(first: ClusterServer, secret: str = "", *options: str) -> str:
    """The message of a second server that refuses to start."""
    serve = ["serve", "--port", "0", "--database", first.database, *options]
    surroundings = {**environment(first.folder), "LODESTONE_CLUSTER_SECRET": secret}
    done = await asyncio.to_thread(run_forked, serve, b"", surroundings, 60.0)
    assert done.returncode == 2
    (said,) = done.stderr.decode().splitlines()
    return said


async def test_a_second_server_without_the_secret_does_not_start(make_server: MakeServer) -> None:
    first = make_server(cluster_secret=None)
    first.start()
    assert "Servers that share a database need the same secret" in await turned_away(first)
    first.kill_everything()
    second = make_server(cluster_secret=None)
    second.start()  # the first one is dead: there is nobody to share the database with


async def test_servers_that_do_not_go_together_say_so(make_server: MakeServer) -> None:
    first = make_server()
    here = first.start()
    assert "with another secret" in await turned_away(first, "a secret that only others know")
    database = await asyncpg.connect(first.database)
    await database.execute("UPDATE servers SET reads = 0, version = '0.0.9'")  # it could not read what we write
    assert "A Lodestone of version 0.0.9 is using" in await turned_away(first, SECRET)
    await database.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
    await database.execute(f"UPDATE {COMPATIBLE_TABLE} SET oldest = '9999'")  # a newer one has been here
    assert "was written by a newer Lodestone" in await turned_away(first, SECRET)
    await database.close()
    made = await here.create("here", "here")  # none of them has disturbed the first
    async with here.join(made["table"], made["token"]) as seat:
        await seat.play()


async def test_no_two_servers_have_the_same_address(make_server: MakeServer) -> None:
    first = make_server()
    here = first.start()
    said = await turned_away(first, SECRET, "--node", f"{here.url}/")
    assert f"can already be reached at {here.url}" in said
    first.kill_everything()
    again = make_server(node=here.url)  # restarted at once, as a host would
    again.start()


async def test_who_is_cut_off_from_the_database_does_not_pretend_to_know_the_others(
    make_server: MakeServer, postgres: PostgresServer
) -> None:
    async with Relay(lambda: postgres.port) as line:
        server, other = make_server(database=postgres.address("postgres", port=line.port)), make_server()
        api = await asyncio.to_thread(server.start)  # the test itself controls the connection
        await asyncio.to_thread(other.start)
        line.cut()
        while True:  # until the lease has run out
            told = await api.request("GET", "/api/admin/cluster", headers=ADMINS)
            if told.status_code != 200:
                break
        assert (told.status_code, told.json()["error"]["code"]) == (503, "unavailable")
        line.heal()
        while "lease_renewed" not in server.log:
            await asyncio.sleep(0.05)
        told = await api.request("GET", "/api/admin/cluster", headers=ADMINS)
        assert len(told.json()["servers"]) == 2
        causes = [line["cause"] for line in map(json.loads, server.log.splitlines()) if "cause" in line]
        assert len(causes) == len([cause for cause, _ in groupby(causes)])  # told once, not twice a second


async def test_a_table_is_found_at_whichever_server_one_asks(make_server: MakeServer) -> None:
    first, second = make_server(), make_server()
    here, there = first.start(), second.start()
    made = await here.create("here", "link")
    seated = await there.sit(made["table"], "Ben")
    async with here.join(made["table"], made["token"]) as ann, there.join(made["table"], seated["token"]) as ben:
        await ann.play()
        await ben.version(ann.v)
        await ben.play()
        await ann.version(ben.v)
        assert (ann.v, ann.board) == (ben.v, ben.board)
    assert (await whose(first, made["table"])).epoch == 1


async def test_a_killed_servers_tables_go_on_at_another(make_server: MakeServer) -> None:
    first, second = make_server(), make_server()
    here, there = first.start(), second.start()
    made = await here.create("here", "greedy")
    async with here.join(made["table"], made["token"]) as seat:
        await seat.play()
        await seat.my_turn()
        version = seat.v
        first.kill_everything()
    async with comes_back(there, made["table"], made["token"]) as seat:
        assert seat.v == version
        await seat.play()
    found = await whose(second, made["table"])
    assert (found.epoch, found.lives) == (2, True)


async def test_a_server_that_hangs_loses_its_tables_and_says_so_when_it_goes_on(make_server: MakeServer) -> None:
    first, second = make_server(), make_server()
    here, there = first.start(), second.start()
    made = await here.create("here", "here")
    table, token = made["table"], made["token"]
    async with here.join(table, token) as old:
        await old.play()
        version = old.v
        first.hang()
        asked = asyncio.create_task(old.ask("play", seat=old.turn, move=old.moves()[0], id="asked-of-the-old-one"))
        async with comes_back(there, table, token) as new:
            assert new.v == version
            await new.play()
            await new.play()
        first.go_on()
        await old.until(lambda: old.bye is not None)
        assert old.bye is not None
        assert (old.bye["reason"], old.bye["retry_after"]) == ("moved", 0.0)
        assert old.v == version  # nothing was told that had not happened
        with pytest.raises(Exception, match=r"moved|unavailable"):
            await asked
    async with comes_back(here, table, token) as again:  # passed on, or taken back: it is the same table
        assert again.v == new.v
    check_told(await read_log(first.database, table), [*old.messages, *new.messages, *again.messages])


async def test_a_server_that_stood_still_says_so(make_server: MakeServer) -> None:
    server = make_server()
    made = await server.start().create("here", "here")
    server.hang()
    while (await whose(server, made["table"])).lives:
        await asyncio.sleep(0.1)
    server.go_on()
    while "lease_lapsed" not in server.log:
        await asyncio.sleep(0.05)


async def test_a_server_whose_line_is_cut_keeps_what_nobody_has_taken(make_server: MakeServer) -> None:
    server = make_server()
    api = server.start()
    made = await api.create("here", "here")
    async with api.join(made["table"], made["token"]) as seat:
        await seat.play()
        before = await whose(server, made["table"])
        connection = await asyncpg.connect(server.database)
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name LIKE 'lodestone %'"
        )
        while True:  # until it has joined anew
            try:
                await seat.play()
                break
            except Refusal as refusal:
                if refusal.code != "unavailable":
                    raise
                await asyncio.sleep(0.05)
        assert seat.bye is None
        after = await whose(server, made["table"])
        assert (after.owner, after.epoch, after.lives) == (before.owner, before.epoch, True)
        connections = await connection.fetchval(
            "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'lodestone %'"
        )
        assert 1 <= connections <= 6
        await connection.close()


async def test_who_has_just_come_back_takes_at_once_what_is_known_to_be_nobodys(postgres: PostgresServer) -> None:
    database = postgres.empty_database()
    async with await EventLog.open(database, name=connections_of("us")) as log:
        assert log.shared is not None
        for table, owner in ("lost", "gone"), ("doubtful", "silent"):
            await log.create_table(table, "clustered", [b"1"], owner=owner, epoch=1)
        us = await join(log, log.shared, "us", "http://us", "test", FORMAT, None)
        try:
            postgres.run_sql(
                "INSERT INTO servers (id, lock, url, version, reads, secret, since, beat)"
                f" VALUES ('silent', 7, 'http://silent', 'test', {FORMAT}, '', 0, 0)"
            )
            while (found := await ownership(database, "lost")) is None or not found.settled:
                await asyncio.sleep(0.1)
            us._lease._may_take_over = inf  # as after being cut off, when others may be about to come back, too
            assert await us.whose("lost") is None
            with pytest.raises(Unavailable):
                await us.whose("doubtful")
            us._lease._may_take_over = 0.0
            assert await us.whose("doubtful") is None
            assert us.ours == {"lost", "doubtful"}
        finally:
            await us.leave()


@pytest.mark.timeout(120)
async def test_when_the_database_is_back_owners_come_before_those_who_would_take_over(
    make_server: MakeServer, postgres: PostgresServer
) -> None:
    first, second = make_server(), make_server()
    here, there = first.start(), second.start()
    lost, kept = await here.create("here", "here"), await there.create("here", "here")
    async with there.join(kept["table"], kept["token"]) as seat:
        await seat.play()
        await asyncio.to_thread(postgres.stop)
        first.kill_everything()
        with pytest.raises(Refusal, match="unavailable"):
            await seat.play()
        await asyncio.to_thread(postgres.start)
        async with comes_back(there, lost["table"], lost["token"]) as again:
            database = await asyncpg.connect(second.database)
            up = await database.fetchval("SELECT extract(epoch FROM clock_timestamp() - pg_postmaster_start_time())")
            await database.close()
            assert up > RECENT
            await again.play()
        while seat.v < 3:
            with suppress(Refusal):
                await seat.play()
        assert seat.bye is None
    assert [(await whose(second, made["table"])).epoch for made in (lost, kept)] == [2, 1]


async def test_tables_that_nobody_needs_are_nobodys(make_server: MakeServer) -> None:
    server = make_server(idle_seconds=0.1)
    made = await server.start().create("here", "here")
    while (await whose(server, made["table"])).owner is not None:
        await asyncio.sleep(0.1)
    async with server.api.join(made["table"], made["token"]) as seat:
        await seat.play()
    assert (await whose(server, made["table"])).epoch == 2


async def test_an_owner_that_cannot_be_reached_gives_a_table_up_that_is_wanted(make_server: MakeServer) -> None:
    first, second = make_server(node="http://127.0.0.1:1/"), make_server()
    here, there = first.start(), second.start()
    made = await here.create("here", "here")
    async with here.join(made["table"], made["token"]) as old:
        await old.play()
        async with comes_back(there, made["table"], made["token"]) as new:
            assert new.v == old.v
            await new.play()
            await old.until(lambda: old.bye is not None)
    found = await whose(second, made["table"])
    assert found.lives
    assert (found.url or "").endswith(f":{second.port}")
