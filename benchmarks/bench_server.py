"""The table server: durable moves, how soon others see them, idle tables, and how soon it is ready.

Moves are counted per CPU-second of the server and its child processes; the players are other processes. For comparison,
in the same run, a boardgame.io server from npm, which keeps its games in memory, with as many people moving as fast as
they can; that part needs `npm` and the network. `--profile` prints where the event loop's time goes.
"""

from __future__ import annotations

import asyncio
import pstats
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks.server_process import MeasuredProcess, People, table_server

TABLES, SECONDS = 50, 12.0
"""Tables, and s of play per measurement."""
CALM = 1.0
"""s that people think on average while latency is measured."""
IDLE_TABLES, IDLE_CONNECTIONS = 10_000, 500
STARTS = 5
RIVAL = Path(__file__).parent / "boardgame_io"


def play(server: MeasuredProcess, command: list[str], cwd: Path | None = None) -> tuple[dict[str, float], float]:
    """Let people play in a separate process; returns its report, and the server's processor time meanwhile."""
    people = People(command, cwd=cwd)
    before = server.processor_time()
    told = people.play()
    used = server.processor_time() - before
    people.end()
    return told, used


def ours(folder: Path, pause: float, profile: Path | None = None) -> tuple[dict[str, float], float]:
    """Our server under load."""
    server = table_server(folder, profile)
    try:
        url = f"http://127.0.0.1:{server.port}/"
        load = [sys.executable, "-m", "benchmarks.server_load", url, str(TABLES), str(SECONDS), str(pause)]
        return play(server, load)
    finally:
        server.stop()


def boardgame_io(folder: Path) -> tuple[dict[str, float], float]:
    """boardgame.io under the same load."""
    shutil.copytree(RIVAL, folder, dirs_exist_ok=True)
    subprocess.run(["npm", "install", "--silent", "--no-audit", "--no-fund", "boardgame.io"], cwd=folder, check=True)
    server = MeasuredProcess(["node", "server.js"], folder)
    try:
        url = f"http://127.0.0.1:{server.port}"
        return play(server, ["node", "load.js", url, str(TABLES), str(SECONDS)], cwd=folder)
    finally:
        server.stop()


async def idle(server: MeasuredProcess) -> tuple[float, float]:
    """Memory (kB) per table with a game in progress but nobody connected, and per connection."""
    import httpx
    from websockets.asyncio.client import connect

    body = {"game": "clustered", "seats": [{"kind": "here"}, {"kind": "here"}]}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=120) as http:
        made = (await http.post("/api/tables", json=body)).json()
        await asyncio.gather(*(http.post("/api/tables", json=body) for _ in range(100)))  # warm up
        before = server.memory()
        for _ in range(IDLE_TABLES // 100):
            await asyncio.gather(*(http.post("/api/tables", json=body) for _ in range(100)))
        per_table = (server.memory() - before) / IDLE_TABLES
        kept = (await http.get("/metrics")).text
        assert f"lodestone_tables_in_memory {IDLE_TABLES + 101:.1f}\n" in kept, kept
    before = server.memory()
    address = f"ws://127.0.0.1:{server.port}/api/tables/{made['table']}/socket"
    sockets = [await connect(address, compression=None) for _ in range(IDLE_CONNECTIONS)]
    for socket in sockets:
        await socket.send('{"type":"hello","protocol":1,"token":null}')
        await socket.recv()
    per_connection = (server.memory() - before) / len(sockets)
    for socket in sockets:
        await socket.close()
    return per_table / 1000, per_connection / 1000


def ready_after() -> float:
    """Seconds from the command to the line that says it is ready: of the real command, on an empty folder."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", "from lodestone.cli import main; main()", "serve", "--port", "0"]
        begin = perf_counter()
        server = MeasuredProcess([*command, "--database", f"{folder}/tables.db"], Path(folder))
        seconds = perf_counter() - begin
        server.stop()
        return seconds


def main(options: list[str] | None = None) -> None:
    """Print every figure with its aim."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    profile = Path(tempfile.mkdtemp()) / "profile" if "--profile" in (options or []) else None
    with tempfile.TemporaryDirectory() as folder:
        told, used = ours(Path(folder), 0.0, profile)
    rate = told["moves"] / used
    print(f"{TABLES} tables at full speed: {rate:,.0f} durable moves per CPU-second (aim 5,000)", flush=True)
    if profile is not None:
        pstats.Stats(str(profile)).sort_stats("tottime").print_stats(40)
        return
    with tempfile.TemporaryDirectory() as folder:
        told, used = ours(Path(folder), CALM)
    figures = f"p50 {told['p50']:.1f} ms, p99 {told['p99']:.1f} ms (aim 50)"
    print(f"{TABLES} tables, a move a second each, until the other person sees it: {figures}", flush=True)
    if shutil.which("npm"):
        with tempfile.TemporaryDirectory() as folder:
            told, used = boardgame_io(Path(folder))
        rival = told["moves"] / used
        print(f"boardgame.io: {rival:,.0f} moves per CPU-second, in memory; ours are {rate / rival:.2f} × that (aim 3)")
    with tempfile.TemporaryDirectory() as folder:
        server = table_server(Path(folder))
        per_table, per_connection = asyncio.run(idle(server))
        server.stop()
    print(f"{IDLE_TABLES:,} idle tables: {per_table:.1f} kB each (aim 60), a connection {per_connection:.1f} kB")
    print(f"ready to serve {median(ready_after() for _ in range(STARTS)):.2f} s after the command (aim 1.5)")
