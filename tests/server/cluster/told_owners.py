"""Servers that read from a file who owns which table, each with its own database: for tests of passing on."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from lodestone.server.cluster import Elsewhere, LoneServer, Server
from tests.forked import Forked
from tests.server.client import Json
from tests.server.cluster.cluster_server import SECRET
from tests.server.hard.hard_server import UNLIMITED, HardServer


class Map:
    """The file: servers by name, and what each of them believes about tables."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self.servers: dict[str, str] = {}
        """Where each one is that lives."""
        self.owners: dict[str, str] = {}
        """Who has a table; whoever is asked for another one has it."""
        self.mistakes: dict[str, dict[str, str]] = {}
        """What a server believes instead, until it learns that it is wrong."""
        self.tables: dict[str, int] = {}
        """How many each is said to have."""
        self.unheard: list[str] = []
        """Servers that live and have not been heard of yet."""
        self.write()

    def write(self) -> None:
        """Write it atomically, since it may be read at any time."""
        draft = self._path.with_suffix(".new")
        told = {"servers": self.servers, "owners": self.owners, "mistakes": self.mistakes, "tables": self.tables}
        told["unheard"] = dict.fromkeys(self.unheard)
        draft.write_text(json.dumps(told))
        draft.rename(self._path)


class ToldCluster(LoneServer):
    """One server's view of the file."""

    def __init__(self, node: str, path: Path, secret: str | None = SECRET) -> None:
        super().__init__()
        self.node = node
        self.secret = None if secret is None else secret.encode()
        self._path = path
        self._learned: set[str] = set()

    def _read(self) -> Any:
        return json.loads(self._path.read_text())

    @property
    def servers(self) -> list[Server]:
        """All live servers."""
        said = self._read()
        heard = [(id, url) for id, url in said["servers"].items() if id not in said["unheard"]]
        return [Server(id, url, "0", 0.0, said["tables"].get(id, 0)) for id, url in heard]

    async def whose(self, table: str) -> Elsewhere | None:
        """The owner according to the file."""
        said = self._read()
        mistakes = {} if table in self._learned else said["mistakes"].get(self.node, {})
        owner = mistakes.get(table) or said["owners"].get(table, self.node)
        return None if owner == self.node else Elsewhere(owner, said["servers"].get(owner, "http://127.0.0.1:1/"))

    def mistaken(self, table: str, place: Elsewhere) -> None:
        """Correct a wrong belief."""
        self._learned.add(table)


class ToldServer(HardServer):
    """One of these servers. `secret`: one that differs from the others'. `trusts`: the only certificate it accepts."""

    def __init__(
        self,
        folder: Path,
        node: str,
        told: Path,
        secret: str | None = SECRET,
        trusts: Path | None = None,
        **settings: Any,
    ) -> None:
        folder.mkdir()
        super().__init__(folder, **settings)
        self._trusts = {} if trusts is None else {"SSL_CERT_FILE": str(trusts)}
        self.node = node
        self._cluster = {"node": node, "path": str(told), "secret": secret}

    def run(self, streams: tuple[int, int, int]) -> Forked:
        """Start it."""
        settings = json.dumps({"limits": UNLIMITED, **self._settings, "database": self.database})
        command = ["tests.server.cluster.program", settings, str(self.port), json.dumps(self._cluster)]
        return Forked(command, self.environment(), streams, "servers", told=True)

    def environment(self) -> dict[str, str]:
        """With whom it trusts."""
        return super().environment() | self._trusts

    def kill_everything(self) -> None:
        """Whatever is left of it."""
        try:
            super().kill_everything()
        except FileNotFoundError:  # the server itself has ended, and whatever it had started with it
            self._end()

    def signal(self, number: int) -> None:
        """To the server alone."""
        os.kill(self.pid, number)


async def table_of(owner: ToldServer, owners: Map, *seats: str) -> Json:
    """A new table of a server, known to all servers as its own."""
    made = await owner.api.create(*(seats or ("here", "link")), name="Ann")
    owners.owners[made["table"]] = owner.node
    owners.write()
    return made
