"""The tests that listen for secrets behind a proxy would hear them. Kept apart, since both use the one database."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from tests.postgres import PostgresServer
from tests.server.cluster.three_servers import three_servers
from tests.server.hard.eavesdropping import Leak
from tests.server.hard.hard_server import HardServer
from tests.server.hard.leaky import LEAKS
from tests.server.hard.listening import listen


async def test_servers_that_leak_are_caught_behind_a_proxy_too(tmp_path: Path, postgres: PostgresServer) -> None:
    with three_servers(tmp_path, postgres, leak=next(iter(LEAKS))) as leaky, pytest.raises(Leak):
        await listen(cast(HardServer, leaky), 2, {})
