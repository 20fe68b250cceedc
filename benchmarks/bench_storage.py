"""The event log under many tables at once: durable appends per CPU-second of this process.

For comparison, in the same run, the same entries in the same groups by SQLite's driver alone, without tables, versions
or anybody waiting: the best that Python could reach (docs/decisions/0010).
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from lodestone.storage.event_log import EventLog

ENTRIES = 30_000
BODY = bytes(range(150))


async def _append(log: EventLog, appenders: int) -> float:
    """CPU-seconds for all entries, by so many tables at once."""
    names = [f"{appenders}-{number}" for number in range(appenders)]
    await asyncio.gather(*(log.create_table(name, "clustered", [BODY]) for name in names))

    async def one_table(name: str) -> None:
        for version in range(2, 2 + ENTRIES // appenders):
            await log.append(name, version, [BODY])

    begin = time.process_time()
    await asyncio.gather(*map(one_table, names))
    return time.process_time() - begin


async def _log(folder: Path, appenders: int) -> float:
    async with await EventLog.open(folder / "log.db") as log:
        return await _append(log, appenders)


def _driver_alone(folder: Path, group: int) -> float:
    with closing(sqlite3.connect(folder / "alone.db", isolation_level=None)) as connection:
        connection.executescript(
            "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
            "CREATE TABLE entries (name TEXT, version INTEGER, at REAL, body BLOB, PRIMARY KEY (name, version))"
        )
        begin = time.process_time()
        for version in range(ENTRIES // group):
            connection.execute("BEGIN IMMEDIATE")
            rows = [(str(number), version, 0.0, BODY) for number in range(group)]
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", rows)
            connection.execute("COMMIT")
        return time.process_time() - begin


def main() -> None:
    """Print appends per CPU-second and the ratio to the driver alone."""
    for group in (200, 50):
        with tempfile.TemporaryDirectory() as folder:
            ours = ENTRIES / asyncio.run(_log(Path(folder), group))
            floor = ENTRIES / _driver_alone(Path(folder), group)
        rate = f"{ours:,.0f} durable appends per CPU-second"
        print(f"{group} tables at once: {rate} ({ours / floor:.2f} of the bare driver)")
