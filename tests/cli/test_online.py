"""A program at an online table: sits down by link, plays with others, heeds the server's answers."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tests.bots.programs.talking import GOOD, program
from tests.cli.commandline import COMMAND, assert_refused, environment, lodestone
from tests.server.client import Api, Json
from tests.server.process import ServerProcess

PATIENCE = 120.0
"""s to wait for a program to finish, on a busy machine."""


@pytest.fixture
def process(tmp_path: Path) -> ServerProcess:
    return ServerProcess(tmp_path)


async def let_play(home: Path, *arguments: str) -> asyncio.subprocess.Process:
    """Start `lodestone bot …` in the background."""
    return await asyncio.create_subprocess_exec(
        *(*COMMAND, "bot", *arguments),
        env=environment(home) | {"PYTHONPATH": os.pathsep.join(sys.path)},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def result(player: asyncio.subprocess.Process) -> str:
    """What it printed; checks that it succeeded."""
    out, errors = await asyncio.wait_for(player.communicate(), PATIENCE)
    assert player.returncode == 0, errors.decode()
    return out.decode()


async def table_of(api: Api, table: str) -> Json:
    answer: Json = await api.ask("GET", f"/api/tables/{table}")
    return answer


async def test_two_programs_play_a_game_by_link_one_of_them_personal(process: ServerProcess, tmp_path: Path) -> None:
    api = process.start()
    try:
        made = await api.create("here", "link", clustered={"rules": {"hidden_discards": True, "fast": True}})
        link = f"{api.url}/t/{made['table']}"
        seen = "assert view['seats'] == len(view['stacks']) == 2 and view['turn'] == view['seat']\n"
        one = await let_play(tmp_path / "one", "--table", f"{link}#{made['token']}", program(tmp_path, seen + GOOD))
        other = await let_play(tmp_path / "two", program(tmp_path, seen + GOOD), "--table", link, "--name", "Robot")
        said = [await result(one), await result(other)]
        assert [words.splitlines()[0].split()[1] for words in said] == ["A", "B"]
        assert said[0].splitlines()[1:] == said[1].splitlines()[1:]
        info = await table_of(api, made["table"])
        assert info["status"] == "over"
        assert info["seats"][1]["name"] == "Robot"
        assert not any(seat["resigned"] for seat in info["seats"])
        assert "slip" not in "".join(log.read_text() for log in tmp_path.rglob("program.log"))
    finally:
        process.stop()


async def test_nonsense_leaves_the_game_and_a_restarted_server_is_found_again(
    process: ServerProcess, tmp_path: Path
) -> None:
    api = process.start()
    try:
        made = await api.create("greedy", "link")
        body = f"if asked < 5: {GOOD}\nelse: say('nonsense')\nif asked == 3: time.sleep(1)"
        command = program(tmp_path, body)
        player = await let_play(tmp_path / "home", command, "--table", f"{api.url}/t/{made['table']}")
        assert player.stdout is not None
        assert b"B" in await player.stdout.readline()
        process.kill()
        process.start()
        said = await result(player)
        assert "3" in said.splitlines()[-1]  # the number of mistakes, and where to read about them
        (log,) = tmp_path.rglob("program.log")
        assert log.read_text().count('"slip":"broken"') == 3
        assert (await table_of(api, made["table"]))["seats"][1]["resigned"]
    finally:
        process.stop()


async def test_a_program_plays_kluster_online(tmp_path: Path) -> None:
    """In the first round it puts a spinner down, in the second it is refused and falls back."""
    process = ServerProcess(tmp_path, "--live-pace", "2")
    api = process.start()
    try:
        options = {"boxes": {"duo": 1}, "options": {"rounds": 2}}
        made = await api.create("link", "clumsy", game="kluster", kluster=options)
        body = """mine = view["pools"][view["seat"]]
assert view["frame"]["stage"] == "preparing" and len(view["frame"]["cords"]) == 1
say({"plan": {"magnet": mine[0], "yaw": 40, "at": [[-30, 20], [900, 0]][asked > 1]}})"""
        link = f"{api.url}/t/{made['table']}"
        player = await let_play(tmp_path / "home", program(tmp_path, body), "--table", link, "--bot-seconds", "20")
        said = await result(player)
        assert "program.log" in said.splitlines()[-1]
        (log,) = tmp_path.rglob("program.log")
        assert log.read_text().count('"slip":"illegal"') == 1
        info = await table_of(api, made["table"])
        assert info["status"] == "over"
        (record,) = info["records"]
        game = await api.ask("GET", f"/api/records/{record}")
        assert [turn["seat"] for turn in game["turns"]] == [0, 1, 0, 1]
        assert next(iter(game["turns"][0]["happenings"][0].values()))["placed"].startswith("s")
    finally:
        process.stop()


async def test_nonsense_leaves_a_game_of_kluster_too(tmp_path: Path) -> None:
    """Leaving is handled by the table: the seat resigns there, and not by an intent in the match."""
    process = ServerProcess(tmp_path, "--live-pace", "5")
    api = process.start()
    try:
        made = await api.create("link", "clumsy", game="kluster", kluster={"boxes": {"duo": 1}})
        link = f"{api.url}/t/{made['table']}"
        player = await let_play(tmp_path / "home", program(tmp_path, "say('nonsense')"), "--table", link)
        said = await result(player)
        assert "3" in said.splitlines()[-1]
        (log,) = tmp_path.rglob("program.log")
        assert log.read_text().count('"slip":"broken"') == 3
        assert (await table_of(api, made["table"]))["seats"][0]["resigned"]
    finally:
        process.stop()


async def test_what_the_server_refuses_is_told(process: ServerProcess, tmp_path: Path) -> None:
    api = process.start()
    try:
        made = await api.create("here", "greedy")
        full = await let_play(tmp_path, "--table", f"{api.url}/t/{made['table']}", "true")
        _, errors = await asyncio.wait_for(full.communicate(), PATIENCE)
        assert full.returncode == 2
        assert errors.count(b"\n") == 1
    finally:
        process.stop()


@pytest.mark.parametrize("link", ["nonsense", "http://127.0.0.1:1/t/Abcd1234", "ftp://x/t/Abcd1234"])
def test_links_that_lead_nowhere_are_refused(link: str) -> None:
    assert_refused(lodestone("bot", "--table", link, "true"))
