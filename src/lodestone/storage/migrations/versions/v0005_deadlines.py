"""Turns that take days: a table knows when somebody has to look after it, though nobody is there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add a column; no table so far has a clock of days."""
    op.add_column("tables", sa.Column("deadline", sa.Double))
    where = sa.text("deadline IS NOT NULL")
    op.create_index("tables_by_deadline", "tables", ["deadline", "id"], postgresql_where=where, sqlite_where=where)
