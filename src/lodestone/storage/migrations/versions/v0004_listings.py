"""Tables that are open to everybody, and people who wait for somebody to play with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
oldest = "0004"
"""Tables that were ever listed have entries that earlier programs cannot read."""


def upgrade() -> None:
    """Add two tables."""
    op.create_table(
        "listings",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("server", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("begun", sa.Double),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("listings_by_table", "listings", ["table_id"], unique=True)
    op.create_table(
        "waiters",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("server", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("pair", sa.Text),
        sa.Column("until", sa.Double),
        sa.Column("table_id", sa.Text),
        sa.Column("seat", sa.Integer),
    )
