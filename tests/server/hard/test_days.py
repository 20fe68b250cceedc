"""Turns that take days: time passes whether or not anybody is there or a server is running (Z9)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Json
from tests.server.conftest import MakeServer
from tests.server.hard.days import QUICK, entries, mine, names, over_days, turning, until_mine
from tests.server.hard.hard_server import HardServer
from tests.server.hard.moved_clock import DAY, Calendar


@pytest.fixture(scope="module")
def calendar(tmp_path_factory: pytest.TempPathFactory) -> Calendar:
    return Calendar(tmp_path_factory.mktemp("calendar"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, calendar: Calendar) -> Iterator[HardServer]:
    """A server for tests whose tables are not affected by the days that other tests let pass."""
    with turning(calendar, tmp_path_factory.mktemp("server")) as server:
        yield server


async def test_a_restart_gives_no_time_back(make_server: MakeServer, database: str, tmp_path: Path) -> None:
    calendar = Calendar(tmp_path)
    server = make_server(database=database, clock=str(calendar.file), deadline_seconds=QUICK)
    api = await server.started()
    table, ann, ben = await over_days(api, 3)
    async with api.join(table, ann) as seat:
        clock = seat.table["clock"]
        assert (clock["turn_seconds"], clock["running"]) == (3 * DAY, True)
        assert 0 <= calendar.now + clock["left"] - clock["deadline"] < 60
        await seat.play()
    calendar.go_on(1)
    before = await mine(api, table, ben)
    assert (before["turn"], before["your_turn"], before["awaited"]) == (1, True, True)
    assert abs(before["deadline"] - before["since"] - 3 * DAY) < 1e-3
    async with api.join(table, ben) as seat:
        assert DAY < seat.table["clock"]["left"] <= 2 * DAY
        assert seat.table["clock"]["deadline"] == before["deadline"]
    server.kill_everything()
    calendar.go_on(2)
    api = await server.started()
    found = await until_mine(api, table, ann, lambda told: told["turn"] == 0)  # greedy has moved for Ben
    assert names(await entries(database, table), "TimeRanOut") == ["TimeRanOut"]
    assert (found["your_turn"], found["seats"][1]["level"]) == (True, None)
    assert found["deadline"] > before["deadline"]


async def test_who_lets_days_go_by_twice_is_stood_in_for_and_at_last_the_table_waits(
    server: HardServer, calendar: Calendar
) -> None:
    api = server.api
    table, ann, _ = await over_days(api, 7)
    turns = []
    for _ in range(3):  # Ann, Ben, Ann again: then a bot plays for her
        turns.append((before := await mine(api, table, ann))["turn"])
        calendar.go_on(7)
        found = await until_mine(api, table, ann, lambda told: told["turn"] != before["turn"])
    assert turns == [0, 1, 0]
    assert [seat["level"] for seat in found["seats"]] == ["greedy", None]
    calendar.go_on(7)
    found = await until_mine(api, table, ann, lambda told: told["paused"])
    assert (found["deadline"], [seat["level"] for seat in found["seats"]]) == (None, ["greedy", "greedy"])
    stored = names(await entries(server.database, table), "TimeRanOut", "BotStoodIn", "Paused")
    assert stored == ["TimeRanOut"] * 3 + ["BotStoodIn", "TimeRanOut", "BotStoodIn", "Paused"]
    calendar.go_on(400)
    async with api.join(table, ann) as seat:
        await seat.ask("stand_in", seat=0, level=None)
        clock = seat.table["clock"]
        assert not clock["running"] or clock["left"] > 6 * DAY


async def test_whoever_comes_after_the_deadline_comes_too_late(make_server: MakeServer, tmp_path: Path) -> None:
    calendar = Calendar(tmp_path)
    server = make_server(clock=str(calendar.file), deadline_seconds=3600.0)  # a deadline is noticed only by visits
    api = await server.started()
    table, ann, ben = await over_days(api, 1)
    async with api.join(table, ann) as seat, api.join(table, ben) as other:
        move = seat.moves()[0]
        calendar.go_on(1)
        error = await seat.refused("play", seat=0, move=move)
        assert error["key"] == "table-bot-plays"
        assert await other.my_turn()  # the bot has moved
        events = [event["event"] for message in other.messages for event in message.get("events", ())]
        assert events.index("TimeRanOut") == 0


async def test_a_pause_stops_the_days(server: HardServer, calendar: Calendar) -> None:
    api = server.api
    table, ann, ben = await over_days(api, 1)
    async with api.join(table, ann) as seat, api.join(table, ben) as other:
        calendar.go_on(0.5)
        await seat.ask("propose", kind="pause")
        await other.until(lambda: other.table["proposal"] is not None)
        await other.ask("reply", agree=True)
        assert (await mine(api, table, ann))["deadline"] is None
        calendar.go_on(30)
        await seat.ask("resume")
        left: float = seat.table["clock"]["left"]
        assert 0.4 * DAY < left <= 0.5 * DAY
        assert seat.table["clock"]["running"]


async def test_bots_of_a_game_over_days_move_though_nobody_looks_on(server: HardServer, calendar: Calendar) -> None:
    api = server.api
    made = await api.create("here", "link", "random", name="Ann", clustered={"turn_days": 1})
    seated = await api.sit(made["table"], "Ben")
    table, ben = made["table"], seated["token"]
    async with api.join(table, made["token"]) as seat:
        await seat.play()
    calendar.go_on(1)  # Ben is out of time; the bot after him moves as well
    found = await until_mine(api, table, ben, lambda told: told["turn"] == 0)
    assert (found["your_turn"], found["awaited"]) == (False, False)


async def test_nobody_gives_away_the_seat_of_somebody_who_has_days(server: HardServer) -> None:
    api = server.api
    table, ann, ben = await over_days(api, 1)
    async with api.join(table, ann) as seat:
        error: Json = await seat.refused("stand_in", seat=1, level="random")
        assert (error["key"], error["rule"]) == ("table-has-days", "Z9")
    async with api.join(table, ben) as seat:
        await seat.ask("stand_in", seat=1, level="random")  # one's own
