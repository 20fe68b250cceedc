"""Whether a connection to PostgreSQL that has lain in the pool still leads anywhere: asked if there is reason to doubt.

SQLAlchemy's own question, before every use, is three round trips (a transaction around an empty statement): of a small
group commit nearly half the work. A line that was good a moment ago is still good, or its end has been noticed.
"""

from __future__ import annotations

from time import monotonic
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event

IDLE = 1.0
"""s in the pool after which a connection is asked."""
_USED = "lodestone used"


def ping_when_idle(engine: sa.Engine) -> None:
    """Have the pool of an engine, which speaks by asyncpg, notice dead connections before work begins on them."""
    dialect = engine.dialect

    @event.listens_for(engine, "checkin")
    def _returned(connection: Any, record: Any) -> None:
        record.info[_USED] = monotonic()

    @event.listens_for(engine, "checkout")
    def _taken(connection: Any, record: Any, fairy: Any) -> None:
        used = record.info.get(_USED)
        if used is None:  # a new one
            return
        if connection.driver_connection.is_closed():
            raise sa.exc.InvalidatePoolError
        if monotonic() - used > IDLE:
            try:
                dialect.do_ping(connection)
            except dialect.loaded_dbapi.Error as problem:
                raise sa.exc.InvalidatePoolError from problem
