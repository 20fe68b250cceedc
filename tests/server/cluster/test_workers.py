"""`lodestone serve --workers N`: several servers behind one port, supervised by a parent."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.cli.commandline import COMMAND, environment
from tests.postgres import PostgresServer
from tests.server.client import Api
from tests.server.hard.player import Player
from tests.server.process import READY, ServerProcess


@pytest.fixture
def several(tmp_path: Path, postgres: PostgresServer) -> Iterator[ServerProcess]:
    """Two servers behind one port, not yet started."""
    process = ServerProcess(tmp_path, "--workers", "2", database=postgres.empty_database())
    yield process
    process.kill()
    assert "Traceback" not in process.log, process.log


def servers_of(parent: int) -> list[int]:
    """The processes that a parent has started."""
    return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def is_there(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits to be asked for does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def figures(api: Api) -> dict[str, float]:
    """All that `/metrics` says, by name and labels."""
    text = (await api.request("GET", "/metrics")).text
    return {name: float(value) for name, value in re.findall(r"^([^# ].*) (\S+)$", text, re.MULTILINE)}


async def until_up(api: Api) -> dict[str, float]:
    """What both servers say, once they do: each hears of the other with its next heartbeat only."""
    while True:
        with contextlib.suppress(httpx.TransportError):  # whoever took the question may have been killed
            told = await figures(api)
            if all(told[f'lodestone_up{{server="{number}"}}'] for number in range(2)):
                return told
        await asyncio.sleep(0.05)


async def test_games_behind_one_port(several: ServerProcess) -> None:
    api = several.start()
    await until_up(api)
    players = []
    for number in range(6):
        made = await api.create("here", "link", name="Ann")
        seated = await api.sit(made["table"], "Ben")
        players += [
            Player(api, made["table"], token, number, lambda: True) for token in (made["token"], seated["token"], None)
        ]
    await asyncio.gather(*(player.play() for player in players))
    assert all(player.over() for player in players)
    told = await until_up(api)
    made_by = [told[f'lodestone_tables_made_total{{server="{number}"}}'] for number in range(2)]
    assert sum(made_by) == 6
    while not any(told[f'lodestone_messages_passed_on_total{{server="{number}"}}'] for number in range(2)):
        async with api.join(made["table"]) as onlooker:  # the system decides which of the two gets a connection
            await onlooker.ask("ping")
        told = await until_up(api)
    assert told['lodestone_memory_bytes{server="1",kind="server"}'] > 10 * 2**20
    private = {port for pid in servers_of(several.pid) for port in _listening(pid)} - {several.port}
    assert len(private) == 2
    for port in private:  # for servers only
        assert (await Api(f"http://127.0.0.1:{port}").request("GET", "/api/games")).status_code == 421


async def test_a_server_that_dies_is_replaced_and_its_tables_go_on(several: ServerProcess) -> None:
    api = several.start()
    await until_up(api)
    made = await api.create("here", "link", name="Ann")
    seated = await api.sit(made["table"], "Ben")
    players = [Player(api, made["table"], token, 1, lambda: True) for token in (made["token"], seated["token"])]
    playing = asyncio.gather(*(player.play() for player in players))
    for victim in servers_of(several.pid):
        os.kill(victim, signal.SIGKILL)
        while servers_of(several.pid).count(victim) or len(servers_of(several.pid)) < 2:
            await asyncio.sleep(0.05)
        await until_up(api)
    await playing
    told = await until_up(api)
    assert [told[f'lodestone_server_restarts{{server="{number}"}}'] for number in range(2)] == [1.0, 1.0]


async def test_servers_end_with_a_parent_that_was_killed(several: ServerProcess) -> None:
    await until_up(several.start())
    children = servers_of(several.pid)
    several.kill()
    while any(map(is_there, children)):
        await asyncio.sleep(0.05)
    with socket.create_server(("127.0.0.1", several.port)):  # nobody holds the port
        pass


async def test_told_to_stop_servers_end_with_their_parent(several: ServerProcess) -> None:
    api = several.start()
    await until_up(api)
    children = servers_of(several.pid)
    made = await api.create("here", "link", name="Ann")
    async with api.join(made["table"], made["token"]) as seat:
        stopping = asyncio.create_task(asyncio.to_thread(several.stop))
        await seat.until(lambda: seat.bye is not None)
    assert await stopping == 0
    assert not any(map(is_there, children))


@pytest.mark.parametrize("database", ["{folder}/tables.db", "sqlite:///{folder}/tables.db"])
def test_one_file_has_one_server(tmp_path: Path, database: str) -> None:
    command = [*COMMAND, "serve", "--port", "0", "--workers", "2", "--database", database.format(folder=tmp_path)]
    done = subprocess.run(
        command, capture_output=True, text=True, env=environment(tmp_path), timeout=READY, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    (sentence,) = done.stderr.splitlines()
    assert "PostgreSQL" in sentence


def test_a_database_that_is_away_is_one_sentence(tmp_path: Path) -> None:
    address = "postgresql://nobody:nothing@127.0.0.1:1/none"
    command = [*COMMAND, "serve", "--port", "0", "--workers", "2", "--database", address]
    done = subprocess.run(
        command, capture_output=True, text=True, env=environment(tmp_path), timeout=READY, check=False
    )
    assert done.returncode == 1, done
    (sentence,) = done.stderr.splitlines()
    assert "127.0.0.1" in sentence


def _listening(pid: int) -> set[int]:
    """Ports at which a process listens."""
    sockets = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        try:
            found = re.match(r"socket:\[(\d+)\]", os.readlink(file))
        except FileNotFoundError:
            continue
        if found:
            sockets.add(found[1])
    rows = [line.split() for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    return {int(row[1].split(":")[1], 16) for row in rows if row[3] == "0A" and row[9] in sockets}
