"""What a guest tries against open tables, pairing and daily tables, and what a host can do about it."""

from __future__ import annotations

import asyncio
import unicodedata

import pytest
import websockets

from tests.server.calendar import new_token, open_daily
from tests.server.client import Api, Refusal
from tests.server.conftest import MakeServer
from tests.server.strangers import Stranger, open_table, refused

ADMIN = "the token of whoever runs it"
NUL = ("%00", "a%00b")
PATHS = (
    ("GET", "/api/tables/{}"),
    ("GET", "/api/tables/{}/preview.png"),
    ("GET", "/api/records/{}/preview.png"),
    ("GET", "/api/records/{}"),
    ("POST", "/api/listings/{}/seats"),
    ("POST", "/api/dailies/{}"),
    ("GET", "/api/dailies/clustered/{}"),
    ("GET", "/t/{}"),
)


async def test_a_name_that_no_database_reads_is_nobodys(make_server: MakeServer, database: str) -> None:
    api = await make_server(database=database).started()
    for method, path in PATHS:
        for name in NUL:
            assert (await api.request(method, path.format(name))).status_code == 404, path
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(f"ws{api.url.removeprefix('http')}/api/tables/%00/socket")


async def test_who_looks_at_their_daily_table_again_uses_nothing_up(make_server: MakeServer) -> None:
    api = await make_server(limits={"tables_per_hour": 1}).started()
    token = new_token()
    opened = [await open_daily(api, token) for _ in range(4)]
    assert opened == opened[:1] * 4
    assert await refused(open_daily(api, new_token())) == "server-too-many-tables"


async def test_without_room_for_live_matches_nobody_is_given_a_table_for_one(make_server: MakeServer) -> None:
    api = await make_server(answer_seconds=0.3, limits={"live_matches": 0, "unanswered_per_hour": 100.0}).started()
    assert await refused(open_daily(api, new_token(), "kluster")) == "server-busy"
    async with Stranger(api, "Ann") as ann, Stranger(api, "Ben") as ben:
        await ann.wait("kluster")
        await ben.wait("kluster")
        await ann.until(lambda: sum(told["type"] == "found" for told in ann.messages) > 1)  # called, and called again
        assert (ann.paired, ben.paired) == (None, None)
        assert await _figure(api, "lodestone_tables_made_total") == 0
    await open_daily(api, new_token(), "clustered")


async def test_a_host_can_do_without_daily_tables(make_server: MakeServer) -> None:
    api = await make_server(dailies=False).started()
    assert (await api.ask("GET", "/api/games"))["dailies"] is False
    for asking in (
        api.ask("GET", "/api/dailies"),
        api.ask("GET", "/api/dailies/clustered/2026-11-18"),
        open_daily(api, new_token()),
    ):
        assert await refused(asking) == "daily-off"


async def test_a_host_sees_the_lobby_and_closes_an_open_table(make_server: MakeServer) -> None:
    api = await make_server(admin_token=ADMIN).started()
    made = await open_table(api, name="Something rude")
    async with Stranger(api) as guest, api.join(made["table"], made["token"]) as rude:
        await guest.until(lambda: guest.listings)
        await guest.wait()
        names = ("lodestone_lobby_connections", "lodestone_listed_tables", "lodestone_waiting")
        assert [await _figure(api, name) for name in names] == [1, 1, 1]
        (listing,) = guest.listings
        path = f"/api/admin/listings/{listing}"
        with pytest.raises(Refusal, match="not-allowed"):
            await api.ask("DELETE", path, token=made["token"])
        await api.ask("DELETE", path, token=ADMIN)
        await guest.until(lambda: not guest.listings)
        await rude.until(lambda: rude.status == "closed")
        assert await refused(api.ask("DELETE", path, token=ADMIN)) == "server-no-listing"
        assert await _figure(api, "lodestone_listed_tables") == 0


async def _figure(api: Api, name: str) -> float:
    lines = (await api.request("GET", "/metrics")).text.splitlines()
    (line,) = [line for line in lines if line.startswith(f"{name} ")]
    return float(line.split()[1])


async def test_names_show_no_more_than_they_say(make_server: MakeServer) -> None:
    """Neither control characters nor characters that reverse the text around them."""
    api = await make_server().started()
    name = "\u202eEve\u0000\u0007 \u2066x\u200f"
    made = await open_table(api, name=name)
    async with Stranger(api, name) as eve, Stranger(api, "Ann") as ann, api.join(made["table"], made["token"]):
        await asyncio.gather(eve.wait(), ann.wait())
        await ann.until(lambda: ann.call and ann.listings)
        assert ann.call is not None
        assert ann.call["name"] == "Eve x"
        assert [listing["name"] for listing in ann.listings.values()] == ["Eve x"]
        assert await refused(Stranger.wait(_named(eve, "\u202e\u2066"))) == "table-nothing-said"


@pytest.mark.parametrize(
    "nothing", ["\u3164\u3164", "\u2800", "\u0301" * 10, "\ufe0f", "\u034f", "\u200b\u200d", "\u00a0"]
)
async def test_a_name_that_shows_nothing_is_refused(make_server: MakeServer, nothing: str) -> None:
    api = await make_server().started()
    assert await refused(open_table(api, name=nothing)) == "table-nothing-said"


async def test_marks_do_not_pile_up_over_the_lines_around_a_name(make_server: MakeServer) -> None:
    api = await make_server().started()
    names = {
        "Z" + "\u0311" * 20: "Z" + "\u0311" * 3,
        "Ngu\u0302\u0303n": "Ngu\u0302\u0303n",
        "\u05e9\u05c1\u05b8": None,
        "1\ufe0f\u20e3": None,
    }
    for given, kept in names.items():
        made = await open_table(api, name=given) if kept else await api.create("here", name=given)
        (ann,) = (await api.ask("GET", f"/api/tables/{made['table']}"))["people"]
        assert ann["name"] == unicodedata.normalize("NFC", kept or given)


def _named(person: Stranger, name: str) -> Stranger:
    person.name = name
    return person
