"""What becomes of people at good tables while somebody asks for all they can."""

from __future__ import annotations

from benchmarks.neighbours.street import Street

SECONDS = 1.5
PROCESSES = 3
"""Of the pool; the server itself comes on top."""
PATIENT = 2000.0
"""ms that a move may take in the middle on a machine that is busy with other tests. Before, attacks took minutes."""
MEMORY = 900e6
"""Bytes of all processes."""


def check(street: Street, attack: str, processes: int, memory: float) -> None:
    """People play on, and the servers use no more than they may."""
    seen = street.watch(SECONDS, attack, guests=2, least=5)
    assert seen.moves["p50"] < PATIENT
    assert seen.processes <= processes
    assert seen.memory < memory
    assert seen.answers
