"""Several servers on one database: a table has an owner and an epoch, servers tell that they live.

Also says which programs may share the database: those that know this revision. Earlier ones write whatever they like.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
oldest = "0003"
"""The revision that a program has to know to share the database from here on."""


def upgrade() -> None:
    """Add columns and tables; what is there stays as it is, and belongs to nobody."""
    op.add_column("tables", sa.Column("owner", sa.Text))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("wanted", sa.Text))
    where = sa.text("wanted IS NOT NULL")
    op.create_index("tables_wanted", "tables", ["owner"], postgresql_where=where, sqlite_where=where)
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("lock", sa.BigInteger, nullable=False),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("reads", sa.Integer, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False, server_default="0"),
        sa.Column("connections", sa.Integer, nullable=False, server_default="0"),
        sa.Column("live_matches", sa.Integer, nullable=False, server_default="0"),
        sa.Column("draining", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table("lodestone_compatible", sa.Column("oldest", sa.Text, primary_key=True))
