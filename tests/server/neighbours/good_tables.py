"""How people at good tables fare while somebody asks for all they can."""

from __future__ import annotations

from benchmarks.neighbours.shared_server import SharedServer

SECONDS = 1.5
"""How long to watch."""
PROCESSES = 3
"""Processes of the pool; the server itself is extra."""
PATIENT = 2000.0
"""ms: the limit for the median move, on a machine busy with other tests. Without protection, attacks took minutes."""
MEMORY = 900e6
"""Bytes used by all processes together."""


def check(shared: SharedServer, attack: str, processes: int, memory: float) -> None:
    """Check that people play on, and that the servers use no more than they may."""
    seen = shared.watch(SECONDS, attack, guests=2, least=5)
    assert seen.moves["p50"] < PATIENT
    assert seen.processes <= processes
    assert seen.memory < memory
    assert seen.answers
