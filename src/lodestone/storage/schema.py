"""The tables of the event log. A change here needs a step in `migrations/versions`; a test compares the two."""

from __future__ import annotations

import sqlalchemy as sa

REVISION = "0007"
"""The newest migration; known here so that opening an up-to-date database need not load Alembic."""

VERSION_TABLE = "lodestone_version"
"""The table with a database's revision; also the sign that the database is Lodestone's."""

COMPATIBLE_TABLE = "lodestone_compatible"
"""The table with the oldest revision whose programs can still use the database."""

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
    sa.Column("owner", sa.Text),  # the server that has it in memory; if that is dead, any server may take it
    sa.Column("epoch", sa.Integer, nullable=False, server_default="0"),  # counts its owners: the fence
    sa.Column("wanted", sa.Text),  # set by a server that cannot reach the owner
    sa.Column("deadline", sa.Double),  # when a server has to look after it though nobody is there, in s since 1970
    sa.Index("tables_by_state", "state", "id"),
)
sa.Index(
    "tables_wanted",
    tables.c.owner,
    postgresql_where=tables.c.wanted.is_not(None),
    sqlite_where=tables.c.wanted.is_not(None),
)
sa.Index(
    "tables_by_deadline",
    tables.c.deadline,
    tables.c.id,
    postgresql_where=tables.c.deadline.is_not(None),
    sqlite_where=tables.c.deadline.is_not(None),
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
    sa.Column("running", sa.LargeBinary),  # what is under way, left by an owner for the next one
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
    sa.Column("opens", sa.Double),  # when anybody may read it; NULL: at once
    sa.Index("records_by_time", "finished", "id"),
    sa.Index("records_by_table", "table_id"),
)

servers = sa.Table(
    "servers",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("lock", sa.BigInteger, nullable=False),  # number of the advisory lock it holds while it lives
    sa.Column("url", sa.Text, nullable=False),
    sa.Column("version", sa.Text, nullable=False),
    sa.Column("reads", sa.Integer, nullable=False),  # the newest format of entries that it can read
    sa.Column("secret", sa.Text, nullable=False),  # a fingerprint
    sa.Column("since", sa.Double, nullable=False),
    sa.Column("beat", sa.Double, nullable=False),  # both times are by the clock of the database
    sa.Column("tables", sa.Integer, nullable=False, server_default="0"),
    sa.Column("connections", sa.Integer, nullable=False, server_default="0"),
    sa.Column("live_matches", sa.Integer, nullable=False, server_default="0"),
    sa.Column("draining", sa.Boolean, nullable=False, server_default=sa.false()),
)

listings = sa.Table(
    "listings",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),  # the id that strangers see: the table's own is a key
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("server", sa.Text, nullable=False),  # the server that has the table; listings of a dead one do not count
    sa.Column("since", sa.Double, nullable=False),
    sa.Column("begun", sa.Double),  # its game has begun: hidden, but a person just seated may ask again
    sa.Column("body", sa.LargeBinary, nullable=False),  # as everybody is told it
    sa.Index("listings_by_table", "table_id", unique=True),
)

waiters = sa.Table(
    "waiters",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),  # the SHA-256 of their token
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("server", sa.Text, nullable=False),  # the server that has their socket
    sa.Column("since", sa.Double, nullable=False),  # all times by the clock of the database
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("pair", sa.Text),  # the same for two who were called
    sa.Column("until", sa.Double),  # they have time to answer, or can ask again where they sit
    sa.Column("table_id", sa.Text),
    sa.Column("seat", sa.Integer),
)

dailies = sa.Table(
    "dailies",
    metadata,
    sa.Column("day", sa.Text, primary_key=True),  # 2026-11-18, of UTC
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("seed", sa.BigInteger, nullable=False),  # secret until the day is over, like the salt
    sa.Column("salt", sa.Text, nullable=False),
    sa.Column("address_key", sa.Text, nullable=False),  # always secret: hides addresses among `daily_addresses`
)

daily_tries = sa.Table(
    "daily_tries",
    metadata,
    sa.Column("day", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("token_hash", sa.Text, primary_key=True),
    sa.Column("id", sa.Text, nullable=False),  # the id that others see
    sa.Column("table_id", sa.Text, nullable=False),  # the table, which may be gone by now
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("began", sa.Double),  # set with the first move
    sa.Column("ended", sa.Double),
    sa.Column("points", sa.Integer),  # NULL: not counted
    sa.Column("gains", sa.Text),  # of each move, in JSON
    sa.Column("removed", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("daily_tries_by_id", "id", unique=True),
    sa.Index("daily_tries_by_table", "table_id", unique=True),
    sa.Index("daily_tries_by_points", "day", "game", "points"),
)

daily_addresses = sa.Table(
    "daily_addresses",
    metadata,
    sa.Column("day", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("address", sa.Text, primary_key=True),  # a fingerprint, gone with the day
    sa.Column("tries", sa.Integer, nullable=False),
)

compatible = sa.Table(COMPATIBLE_TABLE, metadata, sa.Column("oldest", sa.Text, primary_key=True))
