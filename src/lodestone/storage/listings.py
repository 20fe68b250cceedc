"""Open tables as all servers on a database list them. Those of a dead server do not count."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import sqlalchemy as sa

from lodestone.storage.database import Database, Work
from lodestone.storage.living import lives, tell, time_now

KEPT = 60.0
"""s after the beginning of a game for which the person who took the last seat may ask again which table it was."""
EVERYBODY = "*"
"""Addressee of news about listings."""


class TableToList(NamedTuple):
    """A table that is open, as its server wants it listed."""

    table: str
    id: str
    """The listing's id, in place of one that the table has already."""
    body: bytes


class ListedTable(NamedTuple):
    """An open table, as everybody may know it."""

    id: str
    body: bytes


class Publication(NamedTuple):
    """Changes to the listings of one server."""

    shown: Sequence[TableToList] = ()
    begun: Sequence[str] = ()
    """Tables whose game has begun."""
    gone: Sequence[str] = ()
    """Tables that are not open any more, or whose host has gone."""


class OpenListings:
    """Reads and writes listings. `write` runs a job in one transaction."""

    def __init__(self, database: Database, write: Callable[[Work[Any]], Awaitable[Any]]) -> None:
        self._database = database
        self._write = write

    async def publish(self, server: str, news: Publication) -> None:
        """Publish changes."""
        await self._write(partial(_publish, server=server, news=news))

    async def listed(self, most: int) -> list[ListedTable]:
        """The open tables, the newest first."""
        return await self._database.read(partial(_listed, most=most))

    async def table_of(self, id: str) -> str | None:
        """The table of a listing; None if there is none (any more)."""
        return await self._database.read(partial(_table_of, id=id))

    async def clear(self) -> None:
        """Remove all listings, since the only server has just started."""
        await self._write(lambda on: on.exec_driver_sql("DELETE FROM listings"))


_SHOW = sa.text(
    "INSERT INTO listings (id, table_id, server, since, begun, body)"
    " SELECT :id, :table, :server, :now, NULL, :body WHERE EXISTS (SELECT 1 FROM tables WHERE tables.id = :table)"
    " ON CONFLICT (table_id) DO UPDATE"
    " SET id = excluded.id, server = excluded.server, begun = NULL, body = excluded.body"
).bindparams(
    sa.bindparam("id", type_=sa.Text),
    sa.bindparam("table", type_=sa.Text),
    sa.bindparam("server", type_=sa.Text),
    sa.bindparam("now", type_=sa.Double),
    sa.bindparam("body", type_=sa.LargeBinary),
)
_BEGUN = sa.text("UPDATE listings SET begun = :now WHERE table_id = :table AND server = :server AND begun IS NULL")
_GONE = sa.text("DELETE FROM listings WHERE table_id = :table AND server = :server")


def _publish(connection: sa.Connection, server: str, news: Publication) -> None:
    now = time_now(connection)
    dead = f"NOT {lives(connection, 'listings')} AND since < :old"
    connection.execute(
        sa.text(f"DELETE FROM listings WHERE begun < :begun OR ({dead})"), {"begun": now - KEPT, "old": now - KEPT}
    )
    for table, id, body in news.shown:
        connection.execute(_SHOW, {"id": id, "table": table, "server": server, "now": now, "body": body})
    for table in news.begun:
        connection.execute(_BEGUN, {"table": table, "server": server, "now": now})
    for table in news.gone:
        connection.execute(_GONE, {"table": table, "server": server})
    tell(connection, EVERYBODY)


def _listed(connection: sa.Connection, most: int) -> list[ListedTable]:
    statement = (
        f"SELECT id, body FROM listings WHERE begun IS NULL AND {lives(connection, 'listings')}"
        " ORDER BY since DESC, id LIMIT :most"
    )
    return [ListedTable(id, bytes(body)) for id, body in connection.execute(sa.text(statement), {"most": most})]


def _table_of(connection: sa.Connection, id: str) -> str | None:
    statement = f"SELECT table_id FROM listings WHERE id = :id AND {lives(connection, 'listings')}"
    table: str | None = connection.execute(sa.text(statement), {"id": id}).scalar_one_or_none()
    return table
