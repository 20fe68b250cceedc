"""A browser and a server for each file of browser tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from scripts import build_web

from tests.server.process import ServerProcess
from tests.web.chromium import FLAGS, executable, one_at_a_time
from tests.web.visitor import Visitor, Visitors


@pytest.fixture(scope="session", autouse=True)
def _built() -> None:
    """What is tested is what stands in `web/`."""
    with one_at_a_time("web-build"):
        build_web.build()


# Not for the whole session: while Playwright runs, its loop stands in the way of other tests that need one.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[ServerProcess]:
    """A file of tests may say with which options in `SERVER`."""
    process = ServerProcess(tmp_path_factory.mktemp("server"), *getattr(request.module, "SERVER", ()))
    process.start()
    yield process
    assert process.stop() == 0
    assert "Traceback" not in process.log, process.log


@pytest.fixture
def visitors(browser: Browser, process: ServerProcess) -> Iterator[Visitors]:
    """People with a browser each. Whatever their pages complain about fails the test."""
    visitors = Visitors(browser, f"http://127.0.0.1:{process.port}")
    yield visitors
    visitors.leave()


@pytest.fixture
def visitor(visitors: Visitors) -> Visitor:
    return visitors.come()
