"""Checks whether a pooled connection to PostgreSQL still works, if there is reason to doubt it.

SQLAlchemy's own check, before every use, takes three round trips (a transaction around an empty statement), nearly half
the work of a small group commit. A connection that worked a moment ago still does, or its end has been noticed.
"""

from __future__ import annotations

from time import monotonic
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

IDLE = 1.0
"""s in the pool after which a connection is checked."""
_USED = "lodestone used"


def ping_when_idle(engine: sa.Engine) -> None:
    """Make the pool of an engine on asyncpg notice dead connections before work begins on them."""
    dialect = engine.dialect

    @event.listens_for(engine, "checkin")
    def _returned(connection: Any, record: Any) -> None:
        record.info[_USED] = monotonic()

    @event.listens_for(engine, "checkout")
    def _taken(connection: Any, record: Any, fairy: Any) -> None:
        used = record.info.get(_USED)
        if used is None:  # a new connection
            return
        if connection.driver_connection.is_closed():
            raise sa.exc.InvalidatePoolError
        if monotonic() - used > IDLE:
            try:
                dialect.do_ping(connection)
            except dialect.loaded_dbapi.Error as problem:
                raise sa.exc.InvalidatePoolError from problem
