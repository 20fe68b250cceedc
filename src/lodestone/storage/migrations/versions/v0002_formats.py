"""Entries know the format of their body: what was there before has the first one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add the column."""
    op.add_column("entries", sa.Column("format", sa.Integer, nullable=False, server_default="1"))
