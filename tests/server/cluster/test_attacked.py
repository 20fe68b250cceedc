"""The short form of `python -m benchmarks neighbours` against three servers behind a proxy that does not hash."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from benchmarks.neighbours.attacks import ATTACKS
from benchmarks.neighbours.shared_server import SharedServer

from tests.postgres import PostgresServer
from tests.server.cluster.three_servers import Three, three_servers
from tests.server.neighbours.good_tables import MEMORY, PROCESSES, check
from tests.server.process import ServerProcess
from tests.sizes import some_always

LIVE = 2
"""Live processes per server, shared by all attacks: one attack makes tables of Kluster."""

numbers = count(1)


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory, postgres: PostgresServer) -> Iterator[Three]:
    """Make servers with a host's default limits."""
    folder = tmp_path_factory.mktemp("limited")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ServerProcess, "forks_children", False)  # they are counted by their parent
        with three_servers(folder, postgres, limits={}, job_processes=PROCESSES) as running:
            yield running
        assert "Traceback" not in running.log, running.log


@pytest.mark.parametrize("attack", some_always(ATTACKS, ["chat"]))
def test_a_good_table_plays_on_whichever_server_is_attacked(limited: Three, tmp_path: Path, attack: str) -> None:
    with SharedServer(tmp_path, tables=2, kluster=False, at=limited.running, number=next(numbers)) as shared:
        check(shared, attack, processes=3 * (1 + PROCESSES + LIVE), memory=3 * (MEMORY + LIVE * 300e6))
