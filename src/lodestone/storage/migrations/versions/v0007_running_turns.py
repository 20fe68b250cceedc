"""What was under way at a live table when its owner gave it up: the next one goes on with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add a column; nothing is under way."""
    op.add_column("snapshots", sa.Column("running", sa.LargeBinary))
