"""Settings for every test: which ones start first, and how long each may take."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("unhurried", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("unhurried")

PATIENCE = {"lengthy": 180, "soak": 4 * 3600}
"""s until a test with this marker counts as hanging, on a busy machine."""

BROWSER, SERVER = (Path(__file__).parent / room for room in ("web", "server"))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Start long tests first, so that a run does not end with all workers waiting for one.

    Each worker begins with its share of the list (`--dist worksteal`), and a share begins with lengthy tests. Half of
    the workers go on in the browser, which keeps processors busy, the others at servers, where tests mostly wait: with
    a browser in every worker at once all of it takes longer, and they wait together afterwards.
    """
    for item in items:
        for marker, patience in PATIENCE.items():
            if item.get_closest_marker(marker):
                item.add_marker(pytest.mark.timeout(patience))
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    in_browser = (workers + 1) // 2
    lengthy = [item for item in items if item.get_closest_marker("lengthy")]
    others = [item for item in items if not item.get_closest_marker("lengthy")]
    browser = [item for item in others if BROWSER in item.path.parents]
    server = [item for item in others if SERVER in item.path.parents]
    rest = iter([item for item in others if not {BROWSER, SERVER}.intersection(item.path.parents)])
    ordered: list[pytest.Item] = []
    for number, begun in enumerate([*_shares(browser, in_browser), *_shares(server, workers - in_browser)]):
        ordered += [*lengthy[number::workers], *begun]
        ordered += islice(rest, max(0, len(items) * (number + 1) // workers - len(ordered)))
    items[:] = [*ordered, *(server if workers == 1 else ()), *rest]


def _shares(items: list[pytest.Item], count: int) -> Iterator[list[pytest.Item]]:
    """Split into pieces of equal length, except one."""
    for number in range(count):
        yield items[len(items) * number // count : len(items) * (number + 1) // count]
