"""One browser and one server for all browser tests that need nothing special."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from scripts import build_web

from tests.server.process import ServerProcess
from tests.web.chromium import FLAGS, executable, one_at_a_time
from tests.web.visitor import Visitor, Visitors, Waiting

PACE = 4
"""How many times faster than real time."""


@pytest.fixture(scope="session", autouse=True)
def _built() -> None:
    """Build the browser table, so that the tests run the current sources of `web/`."""
    with one_at_a_time("web-build"):
        build_web.build()


# Not for the whole session: while Playwright runs, its loop stands in the way of other tests that need one. A package
# is left as soon as the next test of this process is none of ours.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server on which magnets move faster than in real time."""
    process = ServerProcess(tmp_path_factory.mktemp("server"), "--live-pace", str(PACE))
    with process.serving():
        yield process


@pytest.fixture
def mortal(process: ServerProcess) -> Iterator[ServerProcess]:
    """The same server for a test that kills and restarts it; afterwards it is running whatever happened."""
    yield process
    if not _answers(process.port):
        process.start()


def _answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


@pytest.fixture(scope="package")
def waiting(browser: Browser, process: ServerProcess) -> Waiting:
    """Visitors who have left, kept for reuse as long as the browser runs."""
    return Waiting()


@pytest.fixture
def visitors(
    request: pytest.FixtureRequest, browser: Browser, process: ServerProcess, waiting: Waiting
) -> Iterator[Visitors]:
    """People with a browser each. Any complaint of their pages fails the test."""
    visitors = Visitors(browser, f"http://127.0.0.1:{process.port}", waiting)
    failed = request.session.testsfailed
    yield visitors
    visitors.leave(in_order=request.session.testsfailed == failed)


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    return visitors.come()


HERE = Path(__file__).parent
PATIENCE = 300
"""s before a test counts as hanging: longer than it waits for any one thing, so that it can say what did not come."""
SOAKING = 1800
"""s: the same under `make soak`."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE) and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(SOAKING if item.get_closest_marker("soak") else PATIENCE))
