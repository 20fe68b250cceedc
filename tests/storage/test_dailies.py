"""Deals of daily tables and their results, on both databases."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

import pytest

from lodestone.storage.appending import Append
from lodestone.storage.dailies import Daily, Try, begin_try, end_try
from lodestone.storage.errors import TriedTooOften, VersionConflict
from lodestone.storage.event_log import EventLog
from lodestone.storage.rows import TableRow

DAY = "2031-05-17"
DEAL = Daily(DAY, "clustered", 2**63 - 1, "salt", "key")


def table(id: str) -> Append:
    return Append(id, 1, [b"made"], 1000.0, new=TableRow(id, "clustered", 1000.0, 1000.0))


def new_try(token: str, table: str) -> Try:
    return Try(DAY, "clustered", token, f"try of {table}", table, "Ada")


async def finished(log: EventLog, number: int, points: int | None, at: float) -> None:
    id = f"t{number}"
    await log.dailies.open_try(new_try(f"token {number}", id), table(id), "here", 1000)
    await log.append(id, 2, [b"move"], beside=begin_try(id, at))
    await log.append(id, 3, [b"end"], beside=end_try(id, at, f"No. {number}", points, "[1]"))


async def test_whoever_draws_first_has_drawn_for_all(log: EventLog) -> None:
    drawn = [replace(DEAL, seed=seed) for seed in range(8)]
    kept = await asyncio.gather(*(log.dailies.keep([each]) for each in drawn))
    assert len({each.seed for (each,) in kept}) == 1
    assert await log.dailies.daily(DAY, "clustered") == kept[0][0]
    assert await log.dailies.daily(DAY, "kluster") is None
    assert await log.dailies.keep([replace(DEAL, day="2031-05-18")]) == [replace(DEAL, day="2031-05-18")]


async def test_one_token_has_one_try_however_often_it_is_opened_at_once(log: EventLog) -> None:
    opened = await asyncio.gather(
        *(log.dailies.open_try(new_try("token", f"t{n}"), table(f"t{n}"), "here", 2) for n in range(8))
    )
    assert len({each.table_id for each in opened}) == 1
    assert [row.id for row in await log.tables()] == [opened[0].table_id]
    await log.dailies.open_try(new_try("other", "u"), table("u"), "here", 2)
    with pytest.raises(TriedTooOften):
        await log.dailies.open_try(new_try("third", "v"), table("v"), "here", 2)
    assert await log.table("v") is None
    assert await log.dailies.tried(DAY, "clustered", "third") is None
    await log.dailies.open_try(new_try("third", "v"), table("v"), "elsewhere", 2)


async def test_a_try_whose_table_never_came_to_a_move_is_replaced(log: EventLog) -> None:
    first = await log.dailies.open_try(new_try("token", "t1"), table("t1"), "here", 9)
    assert await log.dailies.open_try(new_try("token", "t2"), table("t2"), "here", 9) == first
    await log.set_state("t1", "closed")
    second = await log.dailies.open_try(new_try("token", "t3"), table("t3"), "here", 9)
    assert second.table_id == "t3"
    await log.append("t3", 2, [b"move"], beside=begin_try("t3", 5.0))
    await log.set_state("t3", "closed")
    assert (await log.dailies.open_try(new_try("token", "t4"), table("t4"), "here", 9)).table_id == "t3"


async def test_the_board_is_in_order_and_has_an_end(log: EventLog) -> None:
    for number, (points, at) in enumerate([(5, 3.0), (7, 2.0), (None, 1.0), (7, 1.0)]):
        await finished(log, number, points, at)
    board = await log.dailies.board(DAY, "clustered", 2)
    assert [(each.name, each.points) for each in board.results] == [("No. 3", 7), ("No. 1", 7)]
    assert (board.begun, board.counted) == (4, 3)
    assert [await log.dailies.place(DAY, "clustered", points) for points in (8, 7, 5)] == [1, 1, 3]
    assert await log.dailies.remove("try of t3")
    assert not await log.dailies.remove("try of t3")
    assert [each.name for each in (await log.dailies.board(DAY, "clustered", 9)).results] == ["No. 1", "No. 0"]


async def test_what_is_refused_counts_for_nothing(log: EventLog) -> None:
    await log.dailies.open_try(new_try("token", "t1"), table("t1"), "here", 9)
    with pytest.raises(VersionConflict):
        await log.append("t1", 7, [b"of another time"], beside=begin_try("t1", 5.0))
    assert (await log.dailies.tried(DAY, "clustered", "token")) == new_try("token", "t1")
    await log.append("t1", 2, [b"end"], beside=end_try("t1", 5.0, "Ada", 50, "[50]"))
    assert (await log.dailies.tried(DAY, "clustered", "token")) == new_try("token", "t1")  # it never began


async def test_tries_are_forgotten_and_addresses_sooner(log: EventLog) -> None:
    await finished(log, 0, 5, 1.0)
    addresses = partial(_count, log, "daily_addresses")
    assert await addresses() == 1
    assert await log.forget_dailies("2031-05-17", "2031-05-17") == 0
    assert await log.forget_dailies("2031-05-17", "2031-05-18") == 1
    assert (await addresses(), await _count(log, "daily_tries")) == (0, 1)
    assert await log.forget_dailies("2031-05-18", "2031-05-18") == 1
    assert await _count(log, "daily_tries") == 0


async def _count(log: EventLog, table: str) -> int:
    count: int = await log._database.read(
        lambda connection: connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar_one()
    )
    return count
