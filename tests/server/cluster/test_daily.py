"""The daily table of several servers on one PostgreSQL: one deal, one try, one board."""

from __future__ import annotations

import asyncio
from pathlib import Path

from lodestone.server.daily import days
from tests.server.calendar import Calendar, board, new_token, open_daily, play_out, today
from tests.server.cluster.cluster_server import comes_back
from tests.server.cluster.conftest import MakeServer


async def test_all_servers_have_one_deal_one_try_and_one_board(make_server: MakeServer, tmp_path: Path) -> None:
    calendar = Calendar(tmp_path)
    servers = [make_server(**calendar.settings) for _ in range(2)]
    one, other = await asyncio.gather(*(server.started() for server in servers))
    deals = [await today(api) for api in (one, other, one)]
    assert deals[0] == deals[1] == deals[2]

    tokens = [new_token() for _ in range(4)]
    asked = [open_daily(api, token, name=f"No. {n}") for n, token in enumerate(tokens) for api in (one, other, one)]
    opened = await asyncio.gather(*asked)
    tables = {table["table"] for table in opened}
    assert len(tables) == len(tokens)
    assert all(opened[3 * n] == opened[3 * n + 1] == opened[3 * n + 2] for n in range(len(tokens)))

    async with one.join(opened[0]["table"], opened[0]["token"]) as seat:
        points = await play_out(seat)
    for api in (one, other):
        assert [line["points"] for line in (await board(api, calendar.today))["results"]] == [points]

    # Whoever had the second table dies after the first move: the other server goes on with it.
    async with one.join(opened[3]["table"], opened[3]["token"]) as seat:
        await seat.play()
    await asyncio.to_thread(servers[0].kill_everything)
    async with comes_back(other, opened[3]["table"], opened[3]["token"]) as seat:
        second = await play_out(seat)
    told = await board(other, calendar.today, token=tokens[1])
    assert sorted(line["points"] for line in told["results"]) == sorted([points, second])
    assert told["you"]["points"] == second
    calendar.to_midnight(days.TO_THE_END)
    assert (await board(other, calendar.day(-1)))["deal"]["hash"] == deals[0]["today"]["hash"]
