"""Three servers behind a proxy that sends every connection to the next of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from benchmarks.neighbours.shared_server import Running

from tests import proxies
from tests.postgres import PostgresServer
from tests.server.client import Api, metric
from tests.server.cluster.cluster_server import ClusterServer
from tests.server.hard.fuzzing import LIMITS


class Three:
    """Three servers and the proxy before them; to a test of one server, that server."""

    def __init__(self, servers: list[ClusterServer], api: Api) -> None:
        self.servers = servers
        self.api = api
        self.database = servers[0].database

    async def started(self) -> Api:
        """Like that of a single server; these are running already."""
        return self.api

    @property
    def log(self) -> str:
        """What all of them have written."""
        return "".join(server.log for server in self.servers)

    @property
    def running(self) -> Running:
        """The address and the pids, for tests that measure processes."""
        return Running(f"{self.api.url}/", [server.pid for server in self.servers])

    async def passed_on(self) -> float:
        """Messages that went through a server that did not have the table."""
        return sum([await metric(server.api, "lodestone_messages_passed_on_total") for server in self.servers])


@contextmanager
def three_servers(folder: Path, postgres: PostgresServer, **settings: Any) -> Iterator[Three]:
    """Run them on an empty database."""
    database = postgres.empty_database()
    with ExitStack() as running:
        servers = []
        for number in range(3):
            place = folder / f"server{number}"
            place.mkdir()
            servers.append(ClusterServer(place, database, **{"limits": LIMITS, "proxies": 1, **settings}))
            servers[-1].start()
            running.callback(servers[-1].kill_everything)
        proxy = running.enter_context(proxies.in_turn(folder, [server.port for server in servers]))
        yield Three(servers, Api(proxy.url))
