"""A table with a very long log: it is ended at a limit, and reading it again blocks nobody."""

from __future__ import annotations

import asyncio
import itertools
from pathlib import Path

import pytest

from lodestone.core import Chance
from lodestone.match.games import GAMES
from lodestone.server import reading
from lodestone.server.errors import Conflict
from lodestone.server.protocol import asked
from lodestone.server.protocol.common import ProposalKind, SeatKind
from lodestone.server.protocol.games import options_in
from lodestone.server.protocol.http import CreateTable, SeatWish
from lodestone.server.reading import AT_ONCE, TableReader
from lodestone.server.table.decide import MOST_VERSIONS, Deciding, Decision
from lodestone.server.table.entries import FORMAT, AnyEntry, Renamed, SeatResigned, Written, decoded, encoded
from lodestone.server.table.making import first_entries, make_table
from lodestone.server.table.people import HOST
from lodestone.server.table.table import Table, folded
from lodestone.storage.event_log import EventLog

TABLES, ENTRIES = 8, 20 * AT_ONCE


def made(id: str) -> Written:
    """A table of two at one screen, with their first game."""
    kind, seats = GAMES["clustered"], tuple(SeatWish(SeatKind.HERE) for _ in range(2))
    wish = CreateTable("clustered", seats)
    entries = make_table(wish, kind, options_in(wish, kind), id, "token", "Host")
    return Written((*entries, *first_entries(folded([Written(tuple(entries))]))), by=HOST)


def decide(table: Table, message: Deciding) -> list[AnyEntry]:
    return Decision(table, HOST, {HOST}, now=0.0).on(message)


def test_a_table_that_is_full_plays_its_game_to_the_end_and_no_other() -> None:
    table = folded([made("t")])
    assert table.play is not None
    assert table.turn is not None
    move = asked.Play(id="m", seat=table.turn, move=table.play.any_move(Chance(0, "move")))
    table.version = MOST_VERSIONS - 1
    assert decide(table, asked.Say(id="s", text="still here"))
    table.version = MOST_VERSIONS
    for message in (
        asked.Say(id="s", text="one more"),
        asked.Rename(id="r", name="Ann"),
        asked.StandIn(id="b", seat=0, level="greedy"),
        asked.Propose(id="p", kind=ProposalKind.PAUSE),
    ):
        with pytest.raises(Conflict, match="nothing more fits in"):
            decide(table, message)
    assert decide(table, move)
    assert any(isinstance(entry, SeatResigned) for entry in decide(table, asked.Resign(id="q", seat=0)))
    assert decide(table, asked.CloseTable(id="c"))


async def test_many_long_tables_are_read_a_little_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read, rounds = 0, []

    def counted(body: bytes, format: int) -> Written:
        nonlocal read
        read += 1
        return decoded(body, format)

    async def watch() -> None:
        while True:
            rounds.append(read)
            await asyncio.sleep(0)

    monkeypatch.setattr(reading, "decoded", counted)
    async with await EventLog.open(tmp_path / "tables.db") as log:
        for number in range(TABLES):
            await log.create_table(f"t{number}", "clustered", [encoded(made(f"t{number}"))], format=FORMAT)
            bodies = [encoded(Written((Renamed(HOST, f"Ann {turn}"),), by=HOST)) for turn in range(ENTRIES)]
            await log.append(f"t{number}", 2, bodies, format=FORMAT)
        watching = asyncio.create_task(watch())
        reader = TableReader(log, GAMES)
        tables = await asyncio.gather(*(reader.table(f"t{number}") for number in range(TABLES)))
        watching.cancel()
    assert [table and table.version for table in tables] == [ENTRIES + 1] * TABLES
    assert max(after - before for before, after in itertools.pairwise(rounds)) <= 2 * AT_ONCE
