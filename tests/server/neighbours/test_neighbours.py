"""The short form of `python -m benchmarks neighbours`: people play on beside those who ask for all they can."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks.neighbours.attacks import ATTACKS
from benchmarks.neighbours.street import Street

SECONDS = 1.5
PROCESSES = 3
"""Of the pool; the server itself comes on top."""
PATIENT = 2000.0
"""ms that a move may take in the middle on a machine that is busy with other tests. Before, attacks took minutes."""
MEMORY = 900e6
"""Bytes of all processes."""


@pytest.mark.parametrize("attack", ["uploads", "replays", "score", "chat", "lobby", "links"])
def test_a_good_table_plays_on(tmp_path: Path, attack: str) -> None:
    assert len(ATTACKS) == 12
    with Street(tmp_path, tables=2, kluster=False, job_processes=PROCESSES) as street:
        check(street, attack, processes=1 + PROCESSES, memory=MEMORY)


def check(street: Street, attack: str, processes: int, memory: float) -> None:
    """People play on, and the servers use no more than they may."""
    seen = street.watch(SECONDS, attack, guests=2, least=5)
    assert seen.moves["p50"] < PATIENT
    assert seen.processes <= processes
    assert seen.memory < memory
    assert seen.answers
