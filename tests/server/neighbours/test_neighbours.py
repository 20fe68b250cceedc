"""The short form of `python -m benchmarks neighbours`: people play on beside those who ask for all they can."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.neighbours.attacks import ATTACKS
from benchmarks.neighbours.shared_server import SharedServer

from tests.server.neighbours.good_tables import MEMORY, PROCESSES, check


@pytest.mark.parametrize("attack", ["uploads", "replays", "score", "chat", "lobby", "links"])
def test_a_good_table_plays_on(tmp_path: Path, attack: str) -> None:
    assert len(ATTACKS) == 12
    with SharedServer(tmp_path, tables=2, kluster=False, job_processes=PROCESSES) as shared:
        check(shared, attack, processes=1 + PROCESSES, memory=MEMORY)
