"""A program for tests to kill: appends to several tables at once and prints each acknowledged version."""

from __future__ import annotations

import asyncio
import os
import sys

from lodestone.storage.event_log import EventLog

TABLES = [f"t{number}" for number in range(8)]


def body_of(table: str, version: int) -> bytes:
    """The body of an entry: never the same twice, and of varying length."""
    return f"{table}/{version}/".encode() * (1 + version % 40)


async def _append_for_ever(log: EventLog, table: str) -> None:
    row = await log.table(table)
    if row is None:
        await log.create_table(table, "clustered", [body_of(table, 1)])
    version = 2 if row is None else row.version + 1
    while True:
        count = 1 + version % 3
        await log.append(table, version, [body_of(table, version + step) for step in range(count)])
        version += count
        os.write(1, f"{table} {version - 1}\n".encode())  # one call, so that a kill never cuts a line


async def _main(address: str) -> None:
    log = await EventLog.open(address)
    await asyncio.gather(*(_append_for_ever(log, table) for table in TABLES))


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1]))
