"""Servers that pass requests on to each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.postgres import PostgresServer, postgres
from tests.server.cluster.cluster_server import ClusterServer
from tests.server.cluster.told_owners import Map, ToldServer
from tests.server.hard.hard_server import kill_all

__all__ = ["postgres"]

MakeTold = Callable[..., ToldServer]


@pytest.fixture
def owners(tmp_path: Path) -> Map:
    """The map that says which server owns which table."""
    return Map(tmp_path / "owners.json")


@pytest.fixture
def make_told(tmp_path: Path, owners: Map) -> Iterator[MakeTold]:
    """Starts servers, each by a name; all are killed in the end, and none may have written a traceback."""
    made: list[ToldServer] = []

    def make(node: str, **settings: Any) -> ToldServer:
        server = ToldServer(tmp_path / node, node, tmp_path / "owners.json", **settings)
        made.append(server)
        server.start()
        owners.servers[node] = f"http://127.0.0.1:{server.port}/"
        owners.write()
        return server

    yield make
    kill_all(made)


MakeServer = Callable[..., ClusterServer]


@pytest.fixture
def make_server(tmp_path: Path, postgres: PostgresServer) -> Iterator[MakeServer]:
    """Makes servers on one empty database; all are killed in the end, and none may have written a traceback."""
    made: list[ClusterServer] = []
    database = postgres.empty_database()

    def make(**settings: Any) -> ClusterServer:
        folder = tmp_path / f"server{len(made)}"
        folder.mkdir()
        made.append(ClusterServer(folder, **{"database": database, **settings}))
        return made[-1]

    yield make
    kill_all(made)
