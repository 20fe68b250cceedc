"""Daily tables: a deal per day and game, who has tried it, and records that open when the day is over.

Earlier programs would take a daily table for any other, and tell its deal: they may not share the database.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
oldest = "0006"


def upgrade() -> None:
    """Add a column and three tables."""
    op.add_column("records", sa.Column("opens", sa.Double))
    op.create_table(
        "dailies",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("address_key", sa.Text, nullable=False),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("token_hash", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("began", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("points", sa.Integer),
        sa.Column("gains", sa.Text),
        sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("daily_tries_by_id", "daily_tries", ["id"], unique=True)
    op.create_index("daily_tries_by_table", "daily_tries", ["table_id"], unique=True)
    op.create_index("daily_tries_by_points", "daily_tries", ["day", "game", "points"])
    op.create_table(
        "daily_addresses",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, primary_key=True),
        sa.Column("tries", sa.Integer, nullable=False),
    )
