"""`python -m tests.server.cluster.program SETTINGS PORT CLUSTER`: a server that learns from a file who owns a table."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from lodestone.server import running
from lodestone.server.cluster import Cluster
from tests.server.cluster.told_owners import ToldCluster
from tests.server.hard import program


def main(arguments: Sequence[str]) -> None:
    """Serve until told to stop."""
    wanted = json.loads(arguments[2])
    cluster = ToldCluster(wanted["node"], Path(wanted["path"]), wanted["secret"])

    async def told(log: object, node: object, settings: object, listener: object) -> Cluster:
        return cluster

    running.join_cluster = told
    program.main(arguments[:2])


if __name__ == "__main__":
    main(sys.argv[1:])
