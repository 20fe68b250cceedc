"""Several servers on one PostgreSQL: what a durable move costs, what passing it on adds, and what idling costs.

`--quick` measures for a shorter time. Everything runs on this computer, including the clients, so processor time is
what counts, and adding servers shows what sharing costs, not a speed-up. Each figure stands beside that of one server
in the same run.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import NamedTuple

from tests.postgres import PostgresServer
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.server_process import MeasuredProcess, People, children, processor_time, table_server

TABLES, SECONDS = 30, 10.0
"""Tables, and s of play per measurement."""
CONNECTIONS, PINGS = 20, 2000
"""To measure passing on: so many connections, with so many pings on each."""
IDLE = 10.0
"""s of idling."""
HELLO = '{"type":"hello","protocol":1,"token":null}'


@contextmanager
def database() -> Iterator[PostgresServer]:
    """A PostgreSQL of our own."""
    server = PostgresServer()
    server.start()
    try:
        yield server
    finally:
        server.remove()


@contextmanager
def servers(postgres: PostgresServer, count: int) -> Iterator[list[MeasuredProcess]]:
    """So many of ours on an empty database."""
    address = postgres.empty_database()
    with ExitStack() as open_ones:
        started = []
        for _ in range(count):
            folder = Path(open_ones.enter_context(tempfile.TemporaryDirectory()))
            started.append(table_server(folder, database=address))
            open_ones.callback(started[-1].stop)
        yield started


def url_of(server: MeasuredProcess) -> str:
    """Where it is."""
    return f"http://127.0.0.1:{server.port}/"


class Played(NamedTuple):
    """The result of a run."""

    moves: int
    seconds: float
    """s of processor time of all servers."""
    stored: float
    """s of processor time of PostgreSQL."""
    commits: int
    written: int
    """Bytes written to PostgreSQL's log."""
    seen: float
    """ms: the median time until the other person saw a move."""


def play(postgres: PostgresServer, count: int, tables: int, *, spread: bool, seconds: float) -> Played:
    """Let people play at tables of so many servers, as fast as they can."""
    with servers(postgres, count) as running:
        urls = ",".join(map(url_of, running))
        command = [sys.executable, "-m", "benchmarks.server_load", urls, str(tables), str(seconds), "0"]
        people = People([*command, *(["spread"] if spread else [])])
        work, commits, written = sum(server.processor_time() for server in running), *asyncio.run(_written(postgres))
        stored = of_postgres(postgres)
        told = people.play()
        work, stored = sum(server.processor_time() for server in running) - work, of_postgres(postgres) - stored
        later = asyncio.run(_written(postgres))
        people.end()
        return Played(told["moves"], work, stored, later[0] - commits, later[1] - written, told["p50"])


async def _written(postgres: PostgresServer) -> tuple[int, int]:
    """Commits so far, and bytes of the log."""
    import asyncpg

    connection = await asyncpg.connect(postgres.address("postgres"))
    try:
        await connection.execute("SELECT pg_stat_clear_snapshot()")
        row = await connection.fetchrow(
            "SELECT sum(xact_commit)::bigint, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint"
            " FROM pg_stat_database"
        )
        return row[0], row[1]
    finally:
        await connection.close()


def of_postgres(postgres: PostgresServer) -> float:
    """Processor time of the database so far, s."""
    pid = int((postgres.folder / "data" / "postmaster.pid").read_text().split()[0])
    return sum(map(processor_time, (pid, *children(pid))))


async def passing_on(owner: MeasuredProcess, edge: MeasuredProcess, pings: int) -> tuple[float, float, float]:
    """µs of the edge's processor time per message, and the median ping in ms, directly and through the edge."""
    import httpx

    body = {"game": "clustered", "seats": [{"kind": "here"}, {"kind": "link"}]}
    async with httpx.AsyncClient(timeout=60) as http:
        table = (await http.post(f"{url_of(owner)}api/tables", json=body)).json()["table"]
    path = f"/api/tables/{table}/socket"
    there = [f"ws://127.0.0.1:{server.port}{path}" for server in (owner, edge)]
    straight = await _latency(there[0], pings)
    through = await _latency(there[1], pings)
    sockets = [await _greeted(there[1]) for _ in range(CONNECTIONS)]
    await asyncio.sleep(1.0)  # until everybody knows who is there
    passed, before = await _passed_on(edge), edge.own_time()
    await asyncio.gather(*(_ping(socket, pings) for socket in sockets))
    used, passed = edge.own_time() - before, await _passed_on(edge) - passed
    assert passed >= 2 * pings * CONNECTIONS, "it did not go through the edge"
    for socket in sockets:
        await socket.close()
    return 1e6 * used / passed, straight, through


async def _passed_on(server: MeasuredProcess) -> float:
    """The number of messages passed on, by the server's own count."""
    import httpx

    async with httpx.AsyncClient(timeout=60) as http:
        told = (await http.get(f"{url_of(server)}metrics")).text
    found = re.search(r"^lodestone_messages_passed_on_total (\S+)$", told, re.MULTILINE)
    assert found is not None
    return float(found[1])


async def _greeted(address: str) -> ClientConnection:
    socket = await connect(address, compression=None, ping_interval=None)
    await socket.send(HELLO)
    await socket.recv()
    return socket


async def _latency(address: str, pings: int) -> float:
    socket = await _greeted(address)
    taken = await _ping(socket, pings)
    await socket.close()
    return 1000 * median(taken)


async def _ping(socket: ClientConnection, pings: int) -> list[float]:
    taken = []
    for number in range(pings):
        begin = perf_counter()
        await socket.send(f'{{"type":"ping","id":"p{number}"}}')
        while f'"p{number}"' not in str(await socket.recv()):
            continue  # who is there
        taken.append(perf_counter() - begin)
    return taken


def idle_statements(postgres: PostgresServer, count: int, seconds: float) -> tuple[float, float]:
    """Statements per second from so many idle servers, and ms of PostgreSQL's processor time per second."""
    with servers(postgres, count):
        postgres.run_sql("ALTER SYSTEM SET log_statement = 'all'", "SELECT pg_reload_conf()")
        sleep(2.0)
        before, used = _logged(postgres), of_postgres(postgres)
        sleep(seconds)
        found = (_logged(postgres) - before) / seconds
        used = 1000 * (of_postgres(postgres) - used) / seconds
        postgres.run_sql("ALTER SYSTEM RESET log_statement", "SELECT pg_reload_conf()")
        return found, used


def _logged(postgres: PostgresServer) -> int:
    return len(re.findall(r"LOG:  (?:statement|execute [^:]+): ", (postgres.folder / "log").read_text()))


def main(options: list[str] | None = None) -> None:
    """Print every figure with its aim."""
    quick = "--quick" in (options or [])
    seconds, pings, idle = (4.0, 500, 4.0) if quick else (SECONDS, PINGS, IDLE)
    with database() as postgres:
        alone = 0.0
        for count, tables, spread in (
            (1, TABLES, False),
            (1, TABLES // 2, False),  # as many as each of two or three has: fewer share a group commit
            (1, TABLES // 3, False),
            (2, TABLES, False),
            (3, TABLES, False),
            (2, TABLES, True),
            (3, TABLES, True),
        ):
            played = play(postgres, count, tables, spread=spread, seconds=seconds)
            cost = 1e6 * played.seconds / played.moves
            alone = alone or cost
            how = "people at any server" if spread else "people at their table's server"
            print(
                f"servers: {count}, tables: {tables}, {how}: {1e6 / cost:,.0f} durable moves per CPU-second, "
                f"{cost:,.0f} µs a move ({cost / alone:.2f} × the first line); PostgreSQL "
                f"{1e6 * played.stored / played.moves:,.0f} µs, "
                f"{played.moves / max(1, played.commits):.1f} moves a commit, "
                f"{played.written / played.moves:,.0f} bytes a move; seen after {played.seen:.1f} ms",
                flush=True,
            )
        with servers(postgres, 2) as (owner, edge):
            cost, straight, through = asyncio.run(passing_on(owner, edge, pings))
        print(f"passing a message on: {cost:.0f} µs of processor time (aim 100)")
        print(f"a ping and its answer: {straight:.2f} ms straight, {through:.2f} ms passed on (aim 1 ms more each way)")
        statements, used = idle_statements(postgres, 3, idle)
        print(
            f"three idle servers: {statements:.1f} statements a second (aim 20), {used:.1f} ms of PostgreSQL a second"
        )
