"""The first table of Kluster, before the physics is ready."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, expect

from tests.server.process import ServerProcess
from tests.web.visitor import Visitor

COMPILING = 600_000
"""ms that preparing may take if nothing has been compiled before and the machine is busy."""


def _children(parent: int) -> list[int]:
    found = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    pairs = (line.split() for line in found.splitlines())
    return [int(pid) for pid, of in pairs if int(of) == parent]


@pytest.fixture
def halted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, int]]:
    """A server whose worker has been suspended while it prepares; the worker's pid."""
    process = ServerProcess(tmp_path_factory.mktemp("halted"), eager=True)
    process.start()
    while not (workers := _children(process.pid)):
        time.sleep(0.01)
    os.kill(workers[0], signal.SIGSTOP)
    yield process, workers[0]
    os.kill(workers[0], signal.SIGCONT)
    assert process.stop() == 0


@pytest.mark.timeout(COMPILING / 1000 + 60)
def test_a_table_says_that_the_magnets_are_being_prepared(browser: Browser, halted: tuple[ServerProcess, int]) -> None:
    process, worker = halted
    visitor = Visitor(browser, f"http://127.0.0.1:{process.port}")
    visitor.goto("/")
    expect(visitor.page.get_by_text("The magnets are being prepared")).to_be_visible()
    visitor.goto("/new/kluster")
    company = visitor.page.get_by_role("combobox", name="Seat B")
    assert company.locator("option", has_text="· ").all_text_contents() == [
        f"{name} · {how}"
        for name, how in {
            "Gruff": "just learning",
            "Minka": "plays for fun",
            "Reno": "knows the tricks",
            "Molo": "steady hands",
            "Minerva": "hard to beat",
        }.items()
    ]
    expect(company).to_have_value("bot:casual")
    visitor.button("Open the table").click()
    expect(visitor.page.get_by_role("heading", name="Preparing the magnets")).to_be_visible()
    expect(visitor.page.get_by_role("progressbar")).to_be_visible()
    for name, path in (("Rules Kluster", "/rules/kluster"), ("Learn to play Kluster", "/learn/kluster")):
        expect(visitor.page.get_by_role("link", name=name)).to_have_attribute("href", path)
    found = Axe().run(visitor.page)
    assert found.violations_count == 0, found.generate_report()

    os.kill(worker, signal.SIGCONT)
    expect(visitor.page.get_by_role("heading", name="Preparing the magnets")).to_be_hidden(timeout=COMPILING)
    expect(visitor.page.get_by_role("heading", name="Kluster table")).to_be_attached()
    assert not visitor.problems
    visitor.leave()
