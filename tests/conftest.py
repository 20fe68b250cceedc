"""What holds for every test: which ones start first, and that none looks at the clock."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

PATIENCE = {"lengthy": 180, "soak": 4 * 3600}
"""s before such a test counts as hanging, on a busy machine."""

BROWSER = Path(__file__).parent / "web"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long starts first, on all workers, so that a run does not end with everybody waiting for one.

    Each worker begins with its share of the list (`--dist worksteal`), and a share begins with lengthy tests and those
    in the browser.
    """
    for item in items:
        for marker, patience in PATIENCE.items():
            if item.get_closest_marker(marker):
                item.add_marker(pytest.mark.timeout(patience))
    lengthy = [item for item in items if item.get_closest_marker("lengthy")]
    others = [item for item in items if not item.get_closest_marker("lengthy")]
    browser = [item for item in others if item.path.is_relative_to(BROWSER)]
    rest = [item for item in others if not item.path.is_relative_to(BROWSER)]
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    shares = zip(_shares(browser, workers), _shares(rest, workers), strict=True)
    items[:] = [
        item for number, share in enumerate(shares) for item in (*lengthy[number::workers], *share[0], *share[1])
    ]


def _shares(items: list[pytest.Item], count: int) -> Iterator[list[pytest.Item]]:
    """In pieces of the same length, but for one."""
    for number in range(count):
        yield items[len(items) * number // count : len(items) * (number + 1) // count]
