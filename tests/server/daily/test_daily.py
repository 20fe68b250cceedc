"""The daily table: one deal for everybody, one try for each token, and nobody told more than they have played."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from lodestone.clustered import deal
from lodestone.server.daily import days
from lodestone.server.daily.tries import gains_of
from lodestone.server.http.routes import OPERATIONS
from tests.server.calendar import DAY, Calendar, board, new_token, open_daily, play_out, today
from tests.server.client import Api, Json, Refusal
from tests.server.hard.hard_server import HardServer, kill_all

ADMIN = "the token of whoever runs it"
LIMITS = {"tables_per_hour": 1000, "messages_per_second": 10_000.0, "requests_per_minute": 100_000}


DOORS = [
    operation.path
    for operation in OPERATIONS
    if operation.method == "GET" and ("{table}" in operation.path or "{record}" in operation.path)
]
"""Every GET that tells something about one table or record. It may tell who sits there, but not what lies there."""
DOORS.remove("/api/tables/{table}")
NOBODYS = {"{table}": "0123456789abcdef", "{record}": "0123456789abcdef", "{turn}": "0"}


async def _through(api: Api, path: str, named: dict[str, str]) -> httpx.Response:
    for name, value in named.items():
        path = path.replace(name, value)
    return await api.request("GET", path)


class Place:
    """A server, and what time it is there."""

    def __init__(self, folder: Path) -> None:
        self.calendar = Calendar(folder)
        limits = {**LIMITS, "dailies_per_address": 6}
        self.server = HardServer(folder, admin_token=ADMIN, limits=limits, **self.calendar.settings)
        self.api: Api = self.server.start()

    def kept(self, table: str) -> list[Json]:
        """The rows of a table of the database."""
        with closing(sqlite3.connect(self.server.database)) as file:
            file.row_factory = sqlite3.Row
            return [dict(row) for row in file.execute(f"SELECT * FROM {table}")]


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    place = Place(tmp_path_factory.mktemp("daily"))
    yield place
    kill_all([place.server])


@pytest.fixture
def place(running: Place) -> Place:
    """The server on a new day: what earlier tests have done is in the past."""
    running.calendar.to_midnight(12 * 3600)
    return running


async def test_everybody_has_the_same_deal_and_one_try(place: Place) -> None:
    api, ada, bob = place.api, new_token(), new_token()
    mine, theirs = await open_daily(api, ada, name="Ada"), await open_daily(api, bob, name="Bob")
    assert mine["table"] != theirs["table"]
    assert await open_daily(api, ada) == mine  # also the key to it
    async with api.join(**_key(mine)) as one, api.join(**_key(theirs)) as other:
        assert one.game == other.game
        assert one.table["daily"] == place.calendar.today
        assert (await today(api, token=ada))["begun"] == 0
        await one.play()
        assert (await today(api, token=ada))["begun"] == 1
        points = await play_out(one)
    assert await open_daily(api, ada) == mine
    you = (await today(api, token=ada))["you"]
    assert (you["begun"], you["over"], you["points"], you["place"]) == (True, True, points, 1)
    assert sum(you["gains"]) == points
    assert (await today(api, token=bob))["you"]["begun"] is False
    told = await board(api, place.calendar.today, token=new_token())
    assert [(line["place"], line["name"], line["points"]) for line in told["results"]] == [(1, "Ada", points)]
    assert told["you"] is None


async def test_the_hash_is_told_before_the_day_and_the_seed_an_hour_after_it(place: Place) -> None:
    api, calendar = place.api, place.calendar
    promised, day = (await today(api))["tomorrow"], calendar.day(1)
    assert promised == {"day": day, "hash": promised["hash"], "seed": None, "salt": None}
    calendar.to_midnight()
    assert (await today(api))["today"] == promised
    calendar.to_midnight(days.TO_THE_END - 1)
    assert (await today(api))["yesterday"] == promised
    calendar.pass_time(1)
    told = (await board(api, day))["deal"]
    assert (await today(api))["yesterday"] == told
    assert sha256(f"{told['seed']}/{told['salt']}".encode()).hexdigest() == told["hash"] == promised["hash"]
    for unknown in (calendar.day(2), "2001-01-01", "20310517", "tomorrow", "2031-02-30"):
        with pytest.raises(Refusal, match="not-found"):
            await board(api, unknown)


async def test_it_is_dealt_as_was_promised(place: Place) -> None:
    api, day = place.api, place.calendar.today
    async with api.join(**_key(await open_daily(api, new_token()))) as seat:
        assert seat.game is not None
        hand = seat.game["private"][0]["hand"]
        assert seat.table["commitment"] == {"hash": (await today(api))["today"]["hash"], "seed": None, "salt": None}
    place.calendar.pass_time(DAY)
    place.calendar.pass_time(DAY)
    seed = int((await board(api, day))["deal"]["seed"])
    stack = [str(tile) for tile in deal(1, seed).stacks[0]]
    assert sorted(hand) == sorted(stack[: len(hand)])


async def test_there_is_no_help_and_nobody_looks_on(place: Place) -> None:
    api = place.api
    opened = await open_daily(api, new_token())
    async with api.join(**_key(opened)) as seat:
        await seat.play()
        refused = {
            (await seat.refused("propose", kind="take_back"))["key"],
            (await seat.refused("propose", kind="hints"))["key"],
            (await seat.refused("hint", seat=0))["key"],
            (await seat.refused("stand_in", seat=0, level="greedy"))["key"],
            (await seat.refused("start", level="greedy"))["key"],
            (await seat.refused("leave", seat=0))["key"],
        }
        assert refused == {"daily-no-take-back", "daily-no-hints", "daily-no-bot", "daily-once"}
        with pytest.raises(Refusal, match="not-allowed"):
            async with api.join(opened["table"]):
                pass
        with pytest.raises(Refusal, match="not-found"):
            async with api.join(opened["table"], new_token()):
                pass
        await play_out(seat)
        assert (await seat.refused("propose", kind="again"))["key"] == "daily-once"


async def test_nothing_of_a_game_that_is_over_is_told_until_the_day_is(place: Place) -> None:
    api = place.api
    opened = await open_daily(api, new_token())
    async with api.join(**_key(opened)) as seat:
        await play_out(seat)
        (record,) = seat.table["records"]
        assert seat.table["commitment"]["seed"] is None
        await seat.ask("resync")
        assert seat.table["commitment"]["seed"] is None
    assert (await api.ask("GET", f"/api/tables/{opened['table']}"))["commitment"]["seed"] is None
    replay = f"/api/records/{record}/replay"
    assert (await api.ask("GET", replay, token=ADMIN))["game"] == "clustered"
    named = {"{table}": opened["table"], "{record}": record, "{turn}": "0"}
    for path in DOORS:
        response, unknown = await _through(api, path, named), await _through(api, path, NOBODYS)
        sealed = response.status_code == 403 and response.json()["error"]["key"] == "daily-record-sealed"
        assert sealed or response.content == unknown.content, path
    place.calendar.to_midnight(days.TO_THE_END)
    for path in (f"/api/records/{record}", replay, f"/api/tables/{opened['table']}/records"):
        await api.ask("GET", path)


async def test_no_word_of_the_server_tells_the_seed(place: Place) -> None:
    api, token = place.api, new_token()
    heard: list[object] = []
    opened = await open_daily(api, token)
    async with api.join(**_key(opened)) as seat:
        await play_out(seat)
        heard += seat.messages
    for path in ("/api/dailies", f"/api/dailies/clustered/{place.calendar.today}", f"/api/tables/{opened['table']}"):
        heard.append(await api.ask("GET", path, token=token))
    for path in ("/api/admin/tables", "/api/admin/cluster"):
        heard.append(await api.ask("GET", path, token=ADMIN))
    heard.append((await api.request("GET", "/metrics")).text)
    heard.append(place.server.log)
    said = json.dumps(heard)
    secrets = [row for row in place.kept("dailies") if row["day"] >= place.calendar.today]
    assert len(secrets) == 4
    for row in secrets:
        for secret in (str(row["seed"]), row["salt"], row["address_key"]):
            assert secret not in said
    assert token not in said
    assert sha256(token.encode()).hexdigest() not in said


async def test_a_try_belongs_to_the_day_of_its_first_move(place: Place) -> None:
    api, calendar = place.api, place.calendar
    early, late, never, slow = (new_token() for _ in range(4))
    day = calendar.today
    tables = {token: _key(await open_daily(api, token, name="Somebody")) for token in (early, late, never, slow)}
    async with api.join(**tables[early]) as one, api.join(**tables[late]) as two, api.join(**tables[slow]) as three:
        await one.play()
        await three.play()
        calendar.to_midnight(1)
        points = await play_out(one)
        await play_out(two)
        calendar.pass_time(days.TO_THE_END)
        await play_out(three)
    told = await board(api, day, token=early)
    assert [line["points"] for line in told["results"]] == [points]
    assert (told["begun"], told["counted"], told["you"]["place"]) == (2, 1, 1)
    for token, begun, over in ((late, False, False), (never, False, False), (slow, True, True)):
        you = (await board(api, day, token=token))["you"]
        assert (you["begun"], you["over"], you["points"]) == (begun, over, None)
    assert (await today(api, token=early))["you"] is None  # the next day is another try
    assert (await open_daily(api, early))["table"] != tables[early]["table"]


async def test_who_gives_up_is_not_on_the_board(place: Place) -> None:
    api, token = place.api, new_token()
    async with api.join(**_key(await open_daily(api, token))) as seat:
        await seat.play()
        await seat.ask("resign", seat=0)
    you = (await today(api, token=token))["you"]
    assert (you["begun"], you["over"], you["points"], you["place"]) == (True, True, None, None)
    assert (await board(api, place.calendar.today))["results"] == []


async def test_a_table_that_was_closed_before_its_first_move_is_opened_anew(place: Place) -> None:
    api, token = place.api, new_token()
    opened = await open_daily(api, token)
    async with api.join(**_key(opened)) as seat:
        await seat.ask("close")
    again = await open_daily(api, token)
    assert again["table"] != opened["table"]
    async with api.join(**_key(again)) as seat:
        await seat.play()
        await seat.ask("close")
    assert await open_daily(api, token) == again  # it was a try


async def test_an_address_opens_no_more_than_its_share(place: Place) -> None:
    api = place.api
    tokens = [new_token() for _ in range(6)]
    opened = await asyncio.gather(*(open_daily(api, token) for token in tokens * 2))
    assert len({each["table"] for each in opened}) == 6
    response = await api.request(
        "POST", "/api/dailies/clustered", {}, headers={"authorization": f"Bearer {new_token()}"}
    )
    assert (response.status_code, response.json()["error"]["key"]) == (429, "daily-too-many")
    assert int(response.headers["retry-after"]) == 3600  # no more than that is ever told
    assert await open_daily(api, tokens[0]) == opened[0]
    assert (await today(api))["begun"] == 0
    place.calendar.pass_time(DAY)
    await open_daily(api, new_token())


async def test_nonsense_is_refused(place: Place) -> None:
    api = place.api
    with pytest.raises(Refusal, match="invalid-request"):
        await api.ask("POST", "/api/dailies/clustered", {})
    for token in ("short", "x" * 65, "a token with blanks in it"):
        with pytest.raises(Refusal, match="invalid-request"):
            await open_daily(api, token)
    with pytest.raises(Refusal, match="not-found"):
        await open_daily(api, new_token(), game="chess")
    with pytest.raises(Refusal, match="invalid-request"):
        await open_daily(api, new_token(), name="n" * 25)
    with pytest.raises(Refusal, match="not-allowed"):
        await api.ask("DELETE", "/api/admin/dailies/0123456789abcdef", token=new_token())


async def test_an_administrator_takes_a_result_off_the_board(place: Place) -> None:
    api, token = place.api, new_token()
    async with api.join(**_key(await open_daily(api, token, name="A bad word"))) as seat:
        await play_out(seat)
    day = place.calendar.today
    (line,) = (await board(api, day))["results"]
    await api.ask("DELETE", f"/api/admin/dailies/{line['result']}", token=ADMIN)
    told = await board(api, day, token=token)
    assert (told["results"], told["counted"], told["you"]["points"]) == ([], 0, None)
    with pytest.raises(Refusal, match="not-found"):
        await api.ask("DELETE", f"/api/admin/dailies/{line['result']}", token=ADMIN)
    assert (await open_daily(api, token))["table"] == told["you"]["table"]  # it was a try
    assert "A bad word" not in {row["name"] for row in place.kept("daily_tries")}


async def test_a_killed_server_forgets_no_try(place: Place) -> None:
    token, day = new_token(), place.calendar.today
    opened = await open_daily(place.api, token, name="Ada")
    promised = await today(place.api)
    async with place.api.join(**_key(opened)) as seat:
        await seat.play()
        hand = seat.game
        await asyncio.to_thread(place.server.kill_everything)
    place.api = await place.server.started()
    told = await today(place.api, token=token)
    assert (told["today"], told["tomorrow"], told["begun"]) == (promised["today"], promised["tomorrow"], 1)
    assert await open_daily(place.api, token) == opened
    async with place.api.join(**_key(opened)) as seat:
        assert (hand or {})["private"] == (seat.game or {})["private"]
        points = await play_out(seat)
        await asyncio.to_thread(place.server.kill_everything)
    place.api = await place.server.started()
    assert [line["points"] for line in (await board(place.api, day))["results"]] == [points]


def test_gains_are_what_each_move_brought() -> None:
    assert gains_of([0, 3, 3, 1]) == [0, 3, 0, -2]
    assert gains_of([]) == []


def _key(opened: Json) -> dict[str, str]:
    return {"table": opened["table"], "token": opened["token"]}
