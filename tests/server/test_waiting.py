"""At a table that nobody watches nothing goes on by itself; and people who come and go keep nobody else out."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from lodestone.server.connection import Connection
from lodestone.server.entrance.fair_share import Turnstile
from lodestone.server.hub import OPENED_AT_ONCE, Hub
from lodestone.server.protocol.common import SeatKind
from lodestone.server.protocol.http import CreateTable
from lodestone.server.quotas import Counts
from lodestone.server.room.room import PRESENCE
from lodestone.server.settings import Limits, Settings
from lodestone.server.table.entries import PersonCame, SeatLeft, SeatTaken, Written
from lodestone.server.table.people import MOST_PEOPLE, SeatAt
from lodestone.server.table.table import Table, folded
from lodestone.storage.event_log import EventLog
from tests.server.client import Api, Seat


async def play_through(server: Api) -> None:
    """Watch a whole game of two bots: long enough for bots elsewhere to have moved, if they did."""
    made = await server.create("random", "random")
    async with server.join(made["table"], made["token"]) as host:
        await host.until(lambda: host.status == "over")


async def test_bots_wait_for_somebody_who_watches(server: Api) -> None:
    made = await server.create("random", "random")
    await play_through(server)
    async with server.join(made["table"]) as spectator:
        assert spectator.messages[0]["game"]["public"]["moves"] == 0
        await spectator.until(lambda: spectator.public["moves"] >= 2)
    left = spectator.public["moves"]
    await play_through(server)
    async with server.join(made["table"]) as spectator:
        assert spectator.messages[0]["game"]["public"]["moves"] <= left + 2  # one in thought, one on its way
        await spectator.until(lambda: spectator.status == "over")


async def test_a_clock_waits_while_nobody_with_a_seat_is_there(server: Api) -> None:
    made = await server.create("here", "here", clustered={"turn_seconds": 6})
    async with server.join(made["table"]) as spectator:
        assert spectator.table["clock"] == {"turn_seconds": 6, "left": 6, "running": False, "deadline": None}
        async with server.join(made["table"], made["token"]) as ann:
            assert ann.table["clock"]["running"]
            await spectator.until(lambda: clock_told(spectator, running=True))
        await spectator.until(lambda: clock_told(spectator, running=False))
        left = spectator.messages[-1]["clock"]["left"]
        assert 0 < left < 6
    async with server.join(made["table"], made["token"]) as back:
        assert (back.public["moves"], back.table["clock"]["running"]) == (0, True)
        assert left - 1 < back.table["clock"]["left"] <= left
        await back.until(lambda: back.public["moves"] == 1)  # and goes on from there


def clock_told(seat: Seat, *, running: bool) -> bool:
    message = seat.messages[-1]
    return message["type"] == "presence" and message["clock"]["running"] is running


async def test_a_table_that_leaves_the_memory_takes_its_clock_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lodestone.server.hub.SWEEP", 0.02)
    settings = Settings(database="", prepare_physics=False, idle_seconds=0.1)
    wish = {"game": "clustered", "seats": [{"kind": "here"}] * 2, "clustered": {"turn_seconds": 60}}
    async with await EventLog.open(tmp_path / "tables.db") as log:
        hub = Hub(log, settings, Turnstile())
        hub.start()
        try:
            made = await hub.new_tables.create(msgspec.convert(wish, CreateTable), "")
            room = await hub.room(made.table)
            assert room.table.clock is not None
            room.table.clock.reset(left=41.5)  # so much has gone by under somebody's eyes
            async with asyncio.timeout(30):
                while made.table in hub.rooms:
                    await asyncio.sleep(0.02)
            again = await hub.room(made.table)
            assert again is not room
            assert again.table.clock is not None
            assert again.table.clock.left(0.0) == 41.5
            assert again.table.version == 2
        finally:
            await hub.close()


async def test_of_many_tables_a_few_are_read_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database="", prepare_physics=False, limits=Limits(tables_per_hour=1000))
    wish = msgspec.convert({"game": "clustered", "seats": [{"kind": "here"}] * 2}, CreateTable)
    async with await EventLog.open(tmp_path / "tables.db") as log:
        before = Hub(log, settings, Turnstile())
        made = [(await before.new_tables.create(wish, "")).table for _ in range(3 * OPENED_AT_ONCE)]
        await before.close()
        hub = Hub(log, settings, Turnstile())
        read, reading, most = hub.reader.table, 0, 0

        async def watched(id: str) -> Table | None:
            nonlocal reading, most
            reading += 1
            most = max(most, reading)
            try:
                return await read(id)
            finally:
                reading -= 1

        monkeypatch.setattr(hub.reader, "table", watched)
        try:
            rooms = await asyncio.gather(*map(hub.room, made))
        finally:
            await hub.close()
    assert [room.table.id for room in rooms] == made
    assert most == OPENED_AT_ONCE == 20


async def test_bots_take_the_share_of_who_plays_and_not_of_who_looks_on(tmp_path: Path) -> None:
    settings = Settings(database="", prepare_physics=False)
    wish = {"game": "clustered", "seats": [{"kind": "here"}, {"kind": "link"}]}
    async with await EventLog.open(tmp_path / "tables.db") as log:
        hub = Hub(log, settings, Turnstile())
        try:
            room = await hub.room((await hub.new_tables.create(msgspec.convert(wish, CreateTable), "")).table)
            assert room.address == ""
            for address, person in ("10.0.0.1", None), ("192.0.2.7", 0):
                guest = Connection(_NoWire(), settings.limits, address, Counts())
                guest.person = person
                room.connections.add(guest)
                assert room.address == address
            room.connections.clear()
        finally:
            await hub.close()


class _NoWire:
    """A wire that leads nowhere."""

    when_writable: Callable[[], None] | None = None
    roomy = True

    def put(self, *messages: bytes, binary: bool) -> None:
        """Nobody hears it."""

    def end(self, reason: str) -> None:
        """It was never open."""


async def test_who_comes_and_goes_is_told_now_and_then(server: Api) -> None:
    made = await server.create("here", "link")
    async with server.join(made["table"], made["token"]) as ann:
        began = time.monotonic()
        for _ in range(20):
            async with server.join(made["table"]):
                pass
        async with server.join(made["table"]):
            await ann.until(lambda: ann.table["spectators"] == 1)
            told = [message for message in ann.messages if message["type"] == "presence"]
        assert len(told) <= 2 + (time.monotonic() - began) / PRESENCE
        await ann.until(lambda: ann.table["spectators"] == 0)


async def test_sitting_down_and_leaving_keeps_nobody_out(server: Api) -> None:
    made = await server.create("here", *["link"] * 7, name="Ann")
    first = await server.sit(made["table"], "Ben")
    async with server.join(made["table"], first["token"]) as ben:
        await ben.ask("say", text="I will be back")
        await ben.ask("leave", seat=1)
        for number in range(MOST_PEOPLE + 6):
            guest = await server.sit(made["table"], f"Guest {number}", seat=1 + number % 7)  # a few times each
            async with server.join(made["table"], guest["token"]) as there:
                await there.ask("leave", seat=guest["seat"])
        await ben.until(lambda: ben.you is None)  # forgotten, and looking on like anybody else
        assert (await ben.refused("say", text="hello?"))["key"] == "table-spectators"
    cem = await server.sit(made["table"], "Cem")
    ben_again = await server.sit(made["table"], "Ben")
    async with server.join(made["table"], made["token"]) as ann, server.join(made["table"], cem["token"]) as last:
        await ann.ask("start", level="random")
        await last.until(lambda: last.status != "waiting")
        people = {person["person"]: person["name"] for person in last.table["people"]}
        assert len(people) == MOST_PEOPLE
        assert (people[0], people[cem["person"]], people[ben_again["person"]]) == ("Ann", "Cem", "Ben")
        assert [line["name"] for line in last.chat] == ["Ben"]


def test_who_has_a_seat_is_not_forgotten_and_numbers_are_given_once() -> None:
    made = folded([Written(()), Written((PersonCame("host", "0"),))])
    made.people.seats = [SeatAt(SeatKind.LINK) for _ in range(3)]
    log: list[Written] = [Written((PersonCame("stays", "1"), SeatTaken(1, 1, "stays")))]
    for number in range(2, 300):
        came = PersonCame(f"guest {number}", str(number))
        log.append(Written((came, SeatTaken(2, number, came.name), SeatLeft(2))))
    forgotten = [number for written in log for number in sorted(made.apply(written).forgotten)]
    assert forgotten == list(range(2, 300 - (MOST_PEOPLE - 2)))
    assert list(made.people.everybody) == [0, 1, *range(300 - (MOST_PEOPLE - 2), 300)]
    assert made.people.next_person == 300
