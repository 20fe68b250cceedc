"""Servers that belong to one test, and databases for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import PostgresServer, postgres
from tests.server.hard.hard_server import HardServer

__all__ = ["postgres"]

MakeServer = Callable[..., HardServer]


@pytest.fixture
def make_server(tmp_path: Path) -> Iterator[MakeServer]:
    """Makes servers with any settings; all are killed in the end, and none may have written a traceback."""
    made: list[HardServer] = []

    def make(**settings: Any) -> HardServer:
        folder = tmp_path / f"server{len(made)}"
        folder.mkdir()
        made.append(HardServer(folder, **settings))
        return made[-1]

    yield make
    for server in made:
        server.kill_everything()
        assert "Traceback" not in server.log, server.log


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.empty_database()
