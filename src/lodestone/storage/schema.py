"""The tables of the event log. A change here needs a step in `migrations/versions`; a test compares the two."""

from __future__ import annotations

import sqlalchemy as sa

REVISION = "0002"
"""The newest migration; known here so that opening an up-to-date database need not load Alembic."""

VERSION_TABLE = "lodestone_version"
"""Where the revision of a database stands; also the sign that a database is ours."""

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("touched", sa.Double, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("summary", sa.LargeBinary, nullable=False),
    sa.Index("tables_by_state", "state", "id"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("format", sa.Integer, nullable=False, server_default="1"),  # of the body: only the writer knows more
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
)

records = sa.Table(
    "records",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="SET NULL")),  # a record outlives its table
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("finished", sa.Double, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Index("records_by_time", "finished", "id"),
    sa.Index("records_by_table", "table_id"),
)
