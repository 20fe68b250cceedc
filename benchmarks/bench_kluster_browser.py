"""The Kluster table in the browser against its budgets: `python -m benchmarks kluster_browser`. Needs Chromium.

JavaScript for one frame, without a graphics driver (24 magnets ≤ 4 ms, 96 ≤ 8 ms). Then, in a real browser on a real
server: the time from a movement of the mouse until the intent is sent (≤ one frame of 60 Hz), and the bytes a viewer
gets in a second while a hand hovers (≤ 40 kB).
"""

from __future__ import annotations

import json
import math
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from scripts import build_web
from tests.server.process import ServerProcess
from tests.web.chromium import FLAGS, executable
from tests.web.magnets import MagnetPlayer
from tests.web.visitor import Visitor

BUDGETS = {"24 magnets": 4.0, "96 magnets": 8.0}
"""ms per frame."""
FRAME = 1000 / 60
"""ms."""
MOVES = 40
SECONDS = 10.0
STONES = 8
STREAM = 40_000
"""Bytes per second."""

LISTEN = """() => {
  window.waits = [];
  let moved = null;
  document.querySelector('canvas').addEventListener('pointermove', (event) => (moved ??= event.timeStamp), true);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (moved !== null && typeof data === 'string' && data.includes('"stream"')) {
      window.waits.push(performance.now() - moved);
      moved = null;
    }
    return send.call(this, data);
  };
}"""


def main() -> None:
    """Measure and print."""
    _frames()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        home = f"http://127.0.0.1:{server.port}"
        player, viewer = (MagnetPlayer(Visitor(browser, home)) for _ in range(2))
        path = player.make("here")
        for k in range(STONES):
            player.await_turn()
            player.place(100 * math.cos(2 * math.pi * k / STONES), 100 * math.sin(2 * math.pi * k / STONES))
        player.await_turn()
        player.take()
        player.carry(0, 0)
        _pointer(player.page, player)
        viewer.come(path)
        _stream(player, viewer)
        browser.close()
        server.stop()


def _frames() -> None:
    build_web.install(tools=True)
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "bench.json"
        build_web.run_npm("exec", "--", "vitest", "bench", "--run", f"--outputJson={told}")
        groups = json.loads(told.read_text())["files"][0]["groups"]
    for group in groups:
        name = group["fullName"].rpartition(" > ")[2]
        budget = next(budget for start, budget in BUDGETS.items() if name.startswith(start))
        (measured,) = group["benchmarks"]
        ms = measured["median"]
        print(f"{name}: {ms:.2f} ms of JavaScript a frame, {ms / budget:.2f} of its budget")


def _pointer(page: Page, player: MagnetPlayer) -> None:
    page.evaluate(LISTEN)
    for k in range(MOVES):
        page.mouse.move(*player.point(30 * math.cos(k), 30 * math.sin(k)))
        page.wait_for_timeout(120)
    waits = sorted(page.evaluate("window.waits"))
    print(
        f"pointer to intent: median {statistics.median(waits) / FRAME:.2f}, "
        f"95 of 100 within {waits[int(0.95 * len(waits))] / FRAME:.2f} of a frame ({len(waits)} moves)"
    )


def _stream(player: MagnetPlayer, viewer: MagnetPlayer) -> None:
    before = sum(map(len, viewer.visitor.pictures))
    began = time.monotonic()
    while (passed := time.monotonic() - began) < SECONDS:
        player.page.mouse.move(*player.point(40 * math.cos(3 * passed), 40 * math.sin(3 * passed)))
        viewer.page.wait_for_timeout(10)
    sent = sum(map(len, viewer.visitor.pictures)) - before
    print(f"stream while a hand hovers: {sent / passed / 1000:.1f} kB/s, {sent / passed / STREAM:.2f} of its budget")
