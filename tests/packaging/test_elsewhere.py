"""Systems other than Unix: every module can be imported, and the most common uses work through the portable branches.

There is no Windows or macOS to test on, so our own code runs without what only a Unix has
(`elsewhere/sitecustomize.py`), in all processes that a command starts.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from time import sleep

import pytest

from lodestone.server.workers import pipe
from tests import ROOT
from tests.cli.commandline import COMMAND, environment
from tests.server.client import Api
from tests.server.magnets import begun, place

ELSEWHERE = Path(__file__).with_name("elsewhere")
BOT = ROOT / "examples" / "bot.py"
IMPORT_ALL = """
import importlib, sys
from pathlib import Path
import lodestone
root = Path(lodestone.__file__).parent.parent
for file in sorted(root.rglob("lodestone/**/*.py")):
    name = ".".join(file.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
    if file.name != "__main__.py":
        importlib.import_module(name)
print(len([name for name in sys.modules if name.startswith("lodestone.")]))
"""


def elsewhere(home: Path) -> dict[str, str]:
    return {**environment(home), "PYTHONPATH": os.pathsep.join([str(ELSEWHERE), *filter(None, sys.path)])}


def run(home: Path, *command: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command, input=given, capture_output=True, text=True, env=elsewhere(home), cwd=home, timeout=120, check=False
    )


def test_every_module_can_be_imported(tmp_path: Path) -> None:
    done = run(tmp_path, sys.executable, "-c", IMPORT_ALL)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 300


def test_the_harness_hides_what_it_says(tmp_path: Path) -> None:
    for statement in ("import fcntl", "import os; os.nice(1)", "import select; select.poll()", "import uvloop"):
        assert run(tmp_path, sys.executable, "-c", statement).returncode == 1, statement


def test_programs_play_and_are_rated(tmp_path: Path) -> None:
    bot = f"{sys.executable} {BOT}"
    asked = ["tournament", "--bots", "random", "--bot", bot, "--deals", "1", "--jobs", "2", "--out", "out"]
    done = run(tmp_path, *COMMAND, *asked, "--fast")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "out" / "report.html").exists()


async def test_a_server_plays_both_games_and_stops(tmp_path: Path) -> None:
    serve = [*COMMAND, "serve", "--port", "0", "--database", str(tmp_path / "tables.db"), "--bot-pace", "0"]
    with (tmp_path / "log").open("w") as log:
        server = subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=log, text=True, env=elsewhere(tmp_path))
    assert server.stdout is not None
    try:
        said = server.stdout.readline()
        assert "http://" in said, (tmp_path / "log").read_text()
        api = Api(said[said.index("http://") :].strip().rstrip("/"))
        made = await api.create("here", "casual", clustered={"rules": {"fast": True}})
        async with api.join(made["table"], made["token"]) as seat:
            while await seat.my_turn():
                await seat.play()
            assert seat.status == "over"
        made = await api.create("here", "link", game="kluster", kluster={"boxes": {"classic": 1}})
        await api.sit(made["table"], "Ben")
        async with api.join(made["table"], made["token"]) as seat:
            await begun(seat)
            before = seat.v
            await place(seat, seat.public["pools"][0][0], 0, 0)
            await seat.until(lambda: seat.v > before)
        server.send_signal(signal.SIGINT)
        assert server.wait(60) == 0, (tmp_path / "log").read_text()
    finally:
        server.kill()
        server.wait()
        server.stdout.close()


PARENT = """
import asyncio, os
from lodestone.server.workers.jobs import Awake
from lodestone.server.workers.process import Process

async def start():
    worker = Process("lodestone.server.work.worker", "1")
    heard = asyncio.Event()
    await worker.start(Awake, lambda _: heard.set())
    await heard.wait()
    print(worker.pid, flush=True)
    os._exit(0)

asyncio.run(start())
"""


def test_a_child_ends_with_its_parent_however_that_ends(tmp_path: Path) -> None:
    done = run(tmp_path, sys.executable, "-c", PARENT)
    assert done.returncode == 0, done.stderr
    child = Path("/proc") / done.stdout.strip() / "cmdline"
    while child.exists() and b"lodestone" in child.read_bytes():
        sleep(0.05)


async def test_who_does_not_know_the_secret_is_not_taken_for_the_child() -> None:
    child = await asyncio.create_subprocess_exec(sys.executable, "-c", "input()", stdin=asyncio.subprocess.PIPE)
    try:
        with socket.create_server((pipe.HERE, 0)) as listener:
            listener.setblocking(False)
            place = listener.getsockname()
            waiting = asyncio.create_task(pipe._connection_of(child, listener, "a" * 32))
            with socket.create_connection(place) as stranger, socket.create_connection(place) as known:
                stranger.sendall(b"b" * 32)
                known.sendall(b"a" * 32)
                with await waiting as taken:
                    assert taken.getpeername() == known.getsockname()
    finally:
        child.kill()
        await child.wait()


async def test_a_child_that_goes_before_it_has_connected_is_missed() -> None:
    with pytest.raises(ConnectionError):
        await pipe._by_port("lodestone.no_such_module", ())
