"""Two servers behind nginx, HAProxy and Caddy with the files of `deploy/`: games, and which server gets what."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tests.proxies import DEPLOY, Proxy, caddy, haproxy, nginx
from tests.server.client import Api, metric
from tests.server.cluster.conftest import MakeServer
from tests.server.hard.player import Player

PROXIES = pytest.mark.parametrize("proxy", [nginx, haproxy, caddy], ids=["nginx", "haproxy", "caddy"])
MakeProxy = Callable[[Path, Sequence[int]], Proxy]


@PROXIES
async def test_games_of_clustered_through_a_proxy_that_hashes(
    make_server: MakeServer, tmp_path: Path, proxy: MakeProxy
) -> None:
    servers = [make_server(proxies=1) for _ in range(2)]
    apis = [server.start() for server in servers]
    with proxy(tmp_path, [server.port for server in servers]) as running:
        api = Api(running.url)
        players = []
        for seed in range(4):
            made = await api.create("here", "link", name="Ann")
            seated = await api.sit(made["table"], "Ben")
            tokens = (made["token"], seated["token"], None)
            players += [Player(api, made["table"], token, seed, lambda: True) for token in tokens]
        await asyncio.gather(*(player.play() for player in players))
        assert all(player.over() for player in players)
        byes = [message for player in players for message in player.heard() if message["type"] == "bye"]
        assert {player.connections for player in players} == {1}, (byes, [server.log for server in servers])
        await _one_server_for_a_table(api, apis)


async def _one_server_for_a_table(api: Api, apis: list[Api]) -> None:
    """However often it is asked for, a table goes to the same server."""
    made = [(await api.create("here", "link"))["table"] for _ in range(6)]
    for _ in range(3):  # by then every table is asked for where its name leads
        before = [await metric(each, "lodestone_requests_passed_on_total") for each in apis]
        for table in made:
            await api.ask("GET", f"/api/tables/{table}")
        after = [await metric(each, "lodestone_requests_passed_on_total") for each in apis]
        # Made anywhere, asked for in one place: passed on each time or never.
        passed = sum(after) - sum(before)
        assert passed == int(passed) <= len(made)
        again = [await metric(each, "lodestone_requests_passed_on_total") for each in apis]
        for table in made:
            await api.ask("GET", f"/api/tables/{table}")
        assert sum([await metric(each, "lodestone_requests_passed_on_total") for each in apis]) - sum(again) == passed


@PROXIES
async def test_a_server_that_is_lost_is_gone_round(make_server: MakeServer, tmp_path: Path, proxy: MakeProxy) -> None:
    servers = [make_server(proxies=1) for _ in range(2)]
    for server in servers:
        server.start()
    with proxy(tmp_path, [server.port for server in servers]) as running:
        api = Api(running.url)
        players = []
        for seed in range(2):
            made = await api.create("here", "greedy", name="Ann")
            players.append(Player(api, made["table"], made["token"], seed, lambda: True))
        playing = asyncio.gather(*(player.play() for player in players))
        servers[0].kill_everything()
        await playing
        assert all(player.over() for player in players)


def test_the_unit_is_one_that_systemd_reads(tmp_path: Path) -> None:
    unit = (DEPLOY / "lodestone.service").read_text()
    assert unit.count("\nExecStart=") == 1
    verify = shutil.which("systemd-analyze")
    if verify is None:
        from configparser import ConfigParser

        reader = ConfigParser(strict=False, interpolation=None)
        reader.optionxform = str  # type: ignore[assignment,method-assign]
        reader.read_string(unit.replace("\\\n", ""))
        assert set(reader.sections()) == {"Unit", "Service", "Install"}
        return
    file = tmp_path / "lodestone.service"
    file.write_text(unit.replace("/opt/lodestone/bin/lodestone", "/bin/true").replace("User=lodestone", "User=root"))
    done = subprocess.run([verify, "verify", str(file)], capture_output=True, text=True, check=False)
    assert "lodestone.service" not in done.stderr, done.stderr
