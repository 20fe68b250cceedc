"""What holds for every test: which ones start first."""

from __future__ import annotations

import pytest

PATIENCE = {"lengthy": 180, "soak": 4 * 3600}
"""s before such a test counts as hanging, on a busy machine."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Lengthy tests start first, on several workers, so that the run does not end with everybody waiting for one.

    Each of two workers begins with its half of the list (`--dist worksteal`), so half of them stand before each.
    """
    lengthy = [item for item in items if item.get_closest_marker("lengthy")]
    others = [item for item in items if not item.get_closest_marker("lengthy")]
    for item in items:
        for marker, patience in PATIENCE.items():
            if item.get_closest_marker(marker):
                item.add_marker(pytest.mark.timeout(patience))
    middle = len(others) // 2
    items[:] = lengthy[::2] + others[:middle] + lengthy[1::2] + others[middle:]
