"""Previews of links to a table, requested from servers that do not own it."""

from __future__ import annotations

import asyncio
import re

from tests.server.calendar import new_token, open_daily
from tests.server.client import Api, Seat
from tests.server.cluster.conftest import MakeServer

PUBLIC = "https://tables.example.org"


async def picture(api: Api, what: str) -> bytes:
    answer = await api.request("GET", f"/api/{what}/preview.png")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    return answer.content


async def card(api: Api, path: str) -> dict[str, str]:
    page = (await api.request("GET", path)).text
    return dict(re.findall(r'<meta property="(og:[a-z]+)" content="([^"]*)" />', page))


async def play(seat: Seat, move: str) -> None:
    v = seat.v
    await seat.play(move)
    await seat.version(v + 1)


async def test_any_server_draws_a_table_of_another_as_it_is_by_now(make_server: MakeServer) -> None:
    first, second = make_server(public_url=PUBLIC), make_server(public_url=PUBLIC)
    here, there = await asyncio.gather(first.started(), second.started())
    made = await here.create("here")
    table = made["table"]
    path = f"tables/{table}"
    async with here.join(table, made["token"]) as seat:
        before = await picture(there, path)
        assert before == await picture(here, path)
        while "@" not in (move := seat.moves()[0]):  # what is discarded lies nowhere
            await play(seat, move)
        await play(seat, move)
        after = await picture(there, path)
        assert after != before
        assert after == await picture(here, path)
        told = await card(there, f"/t/{table}")
        assert told == await card(here, f"/t/{table}")
        assert told["og:image"] == f"{PUBLIC}/api/{path}/preview.png"
        while await seat.my_turn():
            await play(seat, seat.moves()[0])
        (record,) = seat.table["records"]
    assert await picture(there, f"records/{record}") == await picture(here, f"records/{record}")
    first.kill_everything()
    assert await picture(there, path) == await picture(there, f"records/{record}")  # as it ended


async def test_no_server_draws_a_daily_table_of_another(make_server: MakeServer) -> None:
    here, there = await asyncio.gather(make_server().started(), make_server().started())
    opened = await open_daily(here, new_token())
    async with here.join(opened["table"], opened["token"]) as seat:
        await seat.play()
        general = await picture(there, "tables/NoSuchTable12345")
        assert await picture(there, f"tables/{opened['table']}") == general
        assert await picture(here, f"tables/{opened['table']}") == general
