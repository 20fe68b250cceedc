"""A held magnet while servers come and go behind a proxy: it stays in the hand, or the page says why not."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, expect

from tests import proxies
from tests.postgres import PostgresServer, postgres
from tests.server.cluster.cluster_server import ADMIN, ClusterServer
from tests.server.cluster.holding import check_only_turn
from tests.server.hard.logbook import read_log
from tests.web.magnets import MagnetPlayer
from tests.web.visitor import Visitor, Visitors, Waiting

__all__ = ["postgres"]

STARTED_OVER = "The table had to start this turn over."


@pytest.fixture
def servers(tmp_path: Path, postgres: PostgresServer) -> Iterator[list[ClusterServer]]:
    database = postgres.empty_database()
    with ExitStack() as running:
        made = []
        for name in ("one", "other"):
            (tmp_path / name).mkdir()
            made.append(ClusterServer(tmp_path / name, database, live_pace=4.0, proxies=1))
            running.callback(made[-1].kill_everything)
            made[-1].start()
        yield made
        assert not any("Traceback" in server.log for server in made), [server.log for server in made]


@pytest.fixture
def visitor(browser: Browser, servers: list[ClusterServer], tmp_path: Path) -> Iterator[Visitor]:
    """A visitor whose connections each go to the next available server."""
    with proxies.in_turn(tmp_path, [server.port for server in servers]) as proxy:
        visitors = Visitors(browser, proxy.url, Waiting())
        yield visitors.come()
        visitors.leave(in_order=False)


def owner(servers: list[ClusterServer]) -> ClusterServer:
    """The server that owns the only table."""

    def told(server: ClusterServer) -> Any:
        request = Request(f"{server.api.url}/api/admin/cluster", headers={"Authorization": f"Bearer {ADMIN}"})
        with urlopen(request) as answer:
            return json.load(answer)

    def has_it(server: ClusterServer) -> bool:
        return any(each["this"] and each["tables"] for each in told(server)["servers"])

    return next(server for server in servers if has_it(server))


def turn_in_log(server: ClusterServer, table: str) -> None:
    """The inputs of the only turn so far, after checking that simulating it again gives the same result."""
    found: list[Any] = []
    reading = threading.Thread(target=lambda: found.extend(asyncio.run(read_log(server.database, table))))
    reading.start()  # Playwright has a loop in this one
    reading.join()
    check_only_turn(found)


def welcomes(player: MagnetPlayer) -> int:
    return sum(told["type"] == "welcome" for told in player.visitor.frames)


def test_a_magnet_stays_in_the_hand_when_its_server_stops_and_a_lost_turn_is_told(
    servers: list[ClusterServer], visitor: Visitor
) -> None:
    player = MagnetPlayer(visitor)
    table = player.make("here").removeprefix("/t/")
    player.take()
    player.carry(60, 0)
    stopping = owner(servers)
    (staying,) = (server for server in servers if server is not stopping)
    player.watch()
    before = welcomes(player)
    stopping.terminate()
    player.until(lambda: any(told.get("reason") == "moved" for told in visitor.frames))
    player.until(lambda: welcomes(player) > before)
    assert stopping.ended() == 0
    player.carry(-60, 0)
    assert not player.emptied()
    player.let_go()
    expect(player.page.get_by_text("1 placed")).to_be_visible()
    assert not player.toasted(STARTED_OVER)
    assert not any(told.get("restarted") for told in visitor.frames)
    turn_in_log(staying, table)

    stopping.start()
    player.await_turn()
    player.take()
    player.carry(60, 60)
    staying.kill_everything()
    player.until(lambda: player.toasted(STARTED_OVER))
    player.await_turn()
    expect(player.pool).to_have_count(23)
    player.place(60, 60)
    expect(player.page.get_by_text("2 placed")).to_be_visible()
