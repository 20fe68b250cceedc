"""The current server on the databases of earlier releases: everything is as it was, and can be continued.

One server serves all of it. Each test has tables of its own; those whose names begin with `talk-` belong to the client
that repeats the questions of that time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterable
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import msgspec

from tests.compatibility.conftest import OF_ANOTHER_PHYSICS, Served, serving
from tests.compatibility.databases import unpack_sqlite
from tests.compatibility.going_on import go_on
from tests.compatibility.kinds import rows_of
from tests.compatibility.rechained import ANOTHER, of_another_physics
from tests.compatibility.release import ADMIN_TOKEN, Json, releases
from tests.compatibility.replaying import Replaying
from tests.compatibility.shapes import differences
from tests.compatibility.writing.book import onlookers
from tests.compatibility.writing.days_tables import OF_THE_TALK
from tests.compatibility.writing.history import TO_THE_LAST
from tests.server.client import Api, Seat
from tests.server.hard.days import mine, until_mine
from tests.server.hard.moved_clock import DAY
from tests.server.magnets import begun
from tests.server.strangers import Stranger

AT_ONCE = 4
"""How many tables are continued at the same time: few enough for one worker."""


async def test_tables_on_sqlite_stand_as_they_stood_and_can_be_gone_on_with(on_sqlite: Served) -> None:
    await _visit_all(on_sqlite, first=1)
    assert await _physics_of(on_sqlite.api, on_sqlite.tables[OF_ANOTHER_PHYSICS]) == ANOTHER


async def test_tables_on_postgres_stand_as_they_stood_and_can_be_gone_on_with(on_postgres: Served) -> None:
    await _visit_all(on_postgres, first=0)


async def _visit_all(served: Served, first: int) -> None:
    """Look at all tables and continue every second one, from the first on; the other database continues the others."""
    await _in_their_states(served)
    narrow = asyncio.Semaphore(AT_ONCE)
    tables = {name: entry for name, entry in sorted(served.tables.items()) if not name.startswith("talk-")}
    gone_on_with = {*list(tables)[first::2], *([OF_ANOTHER_PHYSICS] if served.database == "sqlite" else [])}

    async def visit(name: str, entry: Json) -> None:
        async with narrow:
            await _look(served.api, entry)
            await _ask_again(served.api, entry)
            if name in gone_on_with:
                await go_on(served.api, entry)

    await _all((name, visit(name, entry)) for name, entry in tables.items())


async def _physics_of(api: Api, entry: Json) -> str:
    """The physics named in the record of a table's last match."""
    listed = await api.ask("GET", f"/api/tables/{entry['table']}/records")
    record = await api.ask("GET", f"/api/records/{listed['records'][-1]['record']}")
    physics: str = record["physics"]
    return physics


async def _in_their_states(served: Served) -> None:
    """The admin's list of tables has them as open, over, closed or archived."""
    listed = await served.api.ask("GET", "/api/admin/tables", token=ADMIN_TOKEN)
    stored = {row["id"]: row["state"] for table, row in rows_of(served.release, served.database) if table == "tables"}
    assert {row["table"]: row["status"] for row in listed["tables"]} == stored


async def _look(api: Api, entry: Json) -> None:
    """Check that each person, and a spectator, is told the same as then."""
    for token, then in zip(onlookers(entry), entry["stands"], strict=True):
        async with api.join(entry["table"], token) as seat:
            now = await _welcomed(seat)
            if now["v"] > then["v"]:
                assert _bot_on_turn(then), f"something has happened since version {then['v']}"
                continue
            assert differences(_lasting(then), now) == []


async def _welcomed(seat: Seat) -> Json:
    """What a newcomer to a table is told; at Kluster, once its match is open and knows of the running turn."""
    if seat.table["game"] == "kluster" and seat.status == "playing" and not seat.table["paused"]:
        await begun(seat)
        await seat.post({"type": "resync", "id": "opened"})
        await seat.until(lambda: [message["type"] for message in seat.messages].count("welcome") == 2)
    return [message for message in seat.messages if message["type"] == "welcome"][-1]


def _bot_on_turn(told: Json) -> bool:
    if told["game"] is None:
        return False
    turn = told["game"]["public"]["turn"]
    return turn is not None and told["table"]["seats"][turn]["level"] is not None


def _lasting(told: Json) -> Json:
    """A message without what changes: who was there, the time, the program's version, and the question's id."""
    table = {name: value for name, value in told["table"].items() if name not in ("people", "spectators", "clock")}
    table["people"] = [{n: v for n, v in person.items() if n != "present"} for person in told["table"]["people"]]
    if told["table"]["clock"] is not None:
        table["clock"] = {n: v for n, v in told["table"]["clock"].items() if n in ("turn_seconds", "deadline")}
    return {**{name: value for name, value in told.items() if name not in ("program", "id")}, "table": table}


async def _ask_again(api: Api, entry: Json) -> None:
    """Check that a message acknowledged then is acknowledged again with the same version, and not carried out twice."""
    asked = entry["asked"]
    if asked is None:
        return
    async with api.join(entry["table"], entry["tokens"][asked["person"]]) as seat:
        (welcome,) = (message for message in seat.messages if message["type"] == "welcome")
        answer = await seat.ask(**asked["message"])
        assert (answer["type"], answer["v"]) == ("ack", asked["v"])
        assert seat.v == welcome["v"] or _bot_on_turn(welcome)


async def test_records_on_sqlite_are_handed_out_as_they_were_stored(on_sqlite: Served) -> None:
    await _hand_out_all(on_sqlite)


async def test_records_on_postgres_are_handed_out_as_they_were_stored(on_postgres: Served) -> None:
    await _hand_out_all(on_postgres)


async def _hand_out_all(served: Served) -> None:
    stored = [row for table, row in rows_of(served.release, served.database) if table == "records"]
    assert {row["game"] for row in stored} == {"clustered", "kluster"}
    assert any(row["table_id"] is None for row in stored)
    narrow = asyncio.Semaphore(AT_ONCE)
    await _all((row["id"], _handed_out(served.api, row, narrow)) for row in stored)


async def _handed_out(api: Api, row: Json, narrow: asyncio.Semaphore) -> None:
    record = msgspec.json.decode(row["body"])
    if row.get("opens") is not None:  # a daily table, and its day is not over
        assert (await api.request("GET", f"/api/records/{row['id']}")).status_code == 403
        assert await api.ask("GET", f"/api/records/{row['id']}", token=ADMIN_TOKEN) == record
        return
    assert await api.ask("GET", f"/api/records/{row['id']}") == record
    info = await api.ask("GET", f"/api/records/{row['id']}/info")
    assert differences({"record": row["id"], "table": row["table_id"], "result": record["result"]}, info) == []
    async with narrow:  # a server computes only a few replays per address at a time
        replay = await api.ask("GET", f"/api/records/{row['id']}/replay")
    made = record["moves"] if row["game"] == "clustered" else record["turns"]
    assert len(replay["turns"]) == len(made) + 1
    if row["game"] == "kluster":
        assert replay["record"] == record
        assert [turn["seat"] for turn in replay["turns"][1:]] == [turn["seat"] for turn in made]


async def test_a_match_of_another_physics_shows_where_everything_lay(on_sqlite: Served) -> None:
    api = on_sqlite.api
    record = of_another_physics(on_sqlite.release.json("records/play/kluster-duo-two.json"))
    id = (await api.ask("POST", "/api/records", record))["record"]
    replay = await api.ask("GET", f"/api/records/{id}/replay")
    assert replay["record"] == record
    assert len(replay["turns"]) == len(record["turns"]) + 1
    assert (await api.request("GET", f"/api/records/{id}/tracks/1")).status_code == 409  # and not a wrong film


async def test_an_old_client_can_say_everything_and_read_every_answer(on_sqlite: Served) -> None:
    lines = list(on_sqlite.release.lines("transcript.jsonl"))
    replaying = Replaying(on_sqlite.release, lines, on_sqlite.api)
    await replaying.run()
    assert replaying.problems == [], "\n".join(replaying.problems)
    assert replaying.asked == sum("asked" in line or "method" in line for line in lines)


async def test_daily_tables_on_sqlite_have_their_boards_and_their_tries(on_sqlite: Served) -> None:
    await _find_dailies(on_sqlite)


async def test_daily_tables_on_postgres_have_their_boards_and_their_tries(on_postgres: Served) -> None:
    await _find_dailies(on_postgres)


async def _find_dailies(served: Served) -> None:
    """On the day on which they were left, check for the same deal and results, and that nobody gets a second try."""
    rows = list(rows_of(served.release, served.database))
    tries = [row for table, row in rows if table == "daily_tries"]
    drawn = {(row["day"], row["game"]): row for table, row in rows if table == "dailies"}
    for told in (await served.api.ask("GET", "/api/dailies"))["games"]:
        day, game = told["today"]["day"], told["game"]
        if "left" not in served.told:
            assert (drawn, told["begun"]) == ({}, 0)
            continue
        row = drawn[day, game]
        assert told["today"]["hash"] == sha256(f"{row['seed']}/{row['salt']}".encode()).hexdigest()
        counted = {row["name"] for row in tries if row["game"] == game and row["points"] is not None}
        board = await served.api.ask("GET", f"/api/dailies/{game}/{day}")
        names = {line["name"] for line in board["results"]}
        assert counted - {"", OF_THE_TALK} <= names <= counted - {""}
    for name, entry in served.tables.items():
        if entry.get("daily") and name != "daily-tiles-closed":
            again = await served.api.ask("POST", f"/api/dailies/{entry['game']}", {}, entry["daily"])
            assert (again["table"], again["token"]) == (entry["table"], entry["tokens"][0])


async def test_a_table_on_sqlite_is_listed_again_when_its_host_is_back(on_sqlite: Served) -> None:
    await _list_again(on_sqlite)


async def test_a_table_on_postgres_is_listed_again_when_its_host_is_back(on_postgres: Served) -> None:
    await _list_again(on_postgres)


async def _list_again(served: Served) -> None:
    """Tables listed when the server was cut off are not listed until their host is back; and nobody is waiting."""
    rows = [row for table, row in rows_of(served.release, served.database) if table == "listings"]
    async with Stranger(served.api) as guest:
        assert not guest.listings.keys() & {row["id"] for row in rows}
        for entry in [entry for name, entry in served.tables.items() if name == TO_THE_LAST]:
            async with served.api.join(entry["table"], entry["tokens"][0]):
                await guest.until(lambda: guest.listings)
        assert [row for row in rows if row["begun"] is None] or "left" not in served.told


async def test_deadlines_and_daily_tables_that_were_left_come_to_their_end(tmp_path: Path) -> None:
    """Eight days later: whoever had to move is out of time, and nothing about that day is secret any more."""
    release = releases()[-1]
    told = release.json("sqlite/tables.json")
    tables = told["tables"]
    days = {name: tables[name] for name in ("clustered-days-1", "clustered-days-3", "clustered-days-7")}
    with serving(tmp_path, str(unpack_sqlite(release, tmp_path)), told, days=8.0) as api:
        for entry in days.values():
            found = await until_mine(api, entry["table"], entry["tokens"][0], lambda told: told["turn"] == 0)
            assert found["since"] > told["left"] + 7 * DAY  # Ann's, whose turn came when Ben was out of time
        paused = await mine(api, tables["clustered-days-paused"]["table"], None)
        assert (paused["paused"], paused["turn"]) == (True, 1)
        day = datetime.fromtimestamp(told["left"], UTC).date().isoformat()
        deal = (await api.ask("GET", f"/api/dailies/clustered/{day}"))["deal"]
        assert sha256(f"{deal['seed']}/{deal['salt']}".encode()).hexdigest() == deal["hash"]
        async with api.join(tables["daily-tiles-over"]["table"], tables["daily-tiles-over"]["tokens"][0]) as ann:
            record = await api.ask("GET", f"/api/records/{ann.table['records'][0]}")
            assert record["seed"] == int(deal["seed"])


async def _all(named: Iterable[tuple[str, Awaitable[None]]]) -> None:
    """Run all of them, then report which ones failed."""
    pairs = list(named)
    done = await asyncio.gather(*(work for _, work in pairs), return_exceptions=True)
    failures = []
    for (name, _), outcome in zip(pairs, done, strict=True):
        if isinstance(outcome, Exception):
            outcome.add_note(f"in {name}")
            failures.append(outcome)
    if failures:
        raise ExceptionGroup("some could not be read", failures)
