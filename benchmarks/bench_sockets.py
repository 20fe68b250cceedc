"""Kluster live over real sockets: fifty tables with a hovering hand and four viewers each, through the whole server.

The tables are written to the log beforehand (23 stones at rest, the last one in the pool), then opened by those who
connect. Lateness is measured where frames arrive: the time since the moment that a frame shows, by the frame's own
clock, less that of the connection's quickest frame. It includes the viewers' own delays: they share the machine.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys
import tempfile
from pathlib import Path
from time import monotonic, sleep
from urllib.request import urlopen

from benchmarks.bench_live import Table
from benchmarks.server_process import MeasuredProcess, People, table_server
from lodestone.match.kluster.events import EVENTS, TableLaid, TurnPlayed
from lodestone.server.table.entries import (
    FORMAT,
    AnyEntry,
    GameBegun,
    PersonCame,
    Played,
    SeatMade,
    SeatTaken,
    TableMade,
    Written,
    encoded,
)
from lodestone.server.table.secret import new_deal, new_id, new_token, token_hash
from lodestone.storage.event_log import EventLog
from lodestone.storage.rows import Snapshot

TABLES, LAYOUTS, VIEWERS, SECONDS = 50, 5, 4, 10.0
AIM = 20.0
"""ms of lateness: the aim for 99 of 100 frames."""


async def write_tables(database: Path) -> list[tuple[str, str]]:
    """Tables in the middle of a game, in the log: their ids and their holders' tokens."""
    stored = [await table.stored() for table in map(Table, range(1, LAYOUTS + 1))]
    made = []
    async with await EventLog.open(database) as log:
        for number in range(TABLES):
            match = stored[number % LAYOUTS]
            table, token = new_id(), new_token()
            turns = match.record["turns"]
            seats = (SeatMade("here", None, None),)
            opening: list[AnyEntry] = [
                TableMade(table, "kluster", seats, {"boxes": {"classic": 1}}, True),
                PersonCame("Ann", token_hash(token)),
                SeatTaken(0, 0, "Ann"),
                GameBegun(0, *new_deal(), EVENTS.write(TableLaid({**match.record, "turns": []}))),
            ]
            log_entries = [Written(tuple(opening), by=0)]
            log_entries += [Written((Played(EVENTS.write(TurnPlayed(turn))),)) for turn in turns]
            await log.create_table(table, "kluster", [encoded(log_entries[0])], format=FORMAT)
            snapshot = Snapshot(len(log_entries), match.snapshot)
            later = [encoded(written) for written in log_entries[1:]]
            await log.append(table, 2, later, format=FORMAT, snapshot=snapshot)
            made.append((table, token))
    return made


def wait_for_physics(server: MeasuredProcess) -> None:
    """Until a worker can take matches."""
    while not json.load(urlopen(f"http://127.0.0.1:{server.port}/api/games"))["games"][1]["ready"]:
        sleep(0.2)


def main() -> None:
    """Print the figures."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder:
        tables = asyncio.run(write_tables(Path(folder) / "tables.db"))
        server = table_server(Path(folder), physics=True)
        try:
            wait_for_physics(server)
            command = [sys.executable, "-m", "benchmarks.live_load", f"http://127.0.0.1:{server.port}/"]
            people = People([*command, str(VIEWERS), str(SECONDS)], told=json.dumps(tables))
            used, own, began = server.processor_time(), server.own_time(), monotonic()
            told = people.play()
            took = monotonic() - began
            used, own = (server.processor_time() - used) / took, (server.own_time() - own) / took
            people.end()
        finally:
            server.stop()
    print(
        f"{TABLES} tables, {VIEWERS} viewers each, {took:.0f} s\n"
        f"  frames a second and viewer  {told['frames']:.1f}  ({told['blind']} viewers without any)\n"
        f"  lateness                    median {told['p50']:.1f}  p99 {told['p99']:.1f}"
        f"  max {told['max']:.1f} ms  (aim p99 {AIM})\n"
        f"  bytes a second and viewer   {told['bytes']:.0f}\n"
        f"  processor                   workers {used - own:.2f}, event loop {own:.2f} cores"
    )


if __name__ == "__main__":
    main()
