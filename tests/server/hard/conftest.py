"""Either kind of database, for servers that belong to one test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.postgres import PostgresServer, postgres

__all__ = ["postgres"]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.empty_database()
