"""How soon the browser table reacts: `python -m benchmarks browser`. Needs Chromium.

An eight-seat game is played until 200 tiles lie on the table; then, with the processor slowed down four times, a tile
is chosen and put back, again and again. Printed is the time from the input until what it caused is drawn (script,
styles, layout, paint), as a share of one frame of 60 Hz; the work of the dearer of the two frames
after it, in one of which the view sets off; and beside it the same for a button of an empty page in
the same run.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests.server.process import ServerProcess
from tests.web.chromium import FLAGS, executable
from tests.web.visitor import Visitor

FRAME = 1000 / 60
"""ms."""
TILES = 200
TIMES = 25
WARM = 10
SLOWER = 4

REACTION = """selector => new Promise(done => {
  // Within a frame's own callback: script, styles, layout and paint follow at once, then the message is heard.
  const frame = work => new Promise(drawn => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    const began = performance.now();
    port1.onmessage = () => drawn(performance.now() - began);
    work();
    port2.postMessage(null);
  }));
  const nothing = () => undefined;
  setTimeout(async () => done([
    await frame(() => document.querySelector(selector).click()),
    Math.max(await frame(nothing), await frame(nothing)),
  ]), 50);
})"""


def _reactions(page: Page, selector: str) -> tuple[list[float], list[float]]:
    """Work in ms for the frame that answers an input, and for the more expensive of the two after it."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for _ in range(WARM):
        page.evaluate(REACTION, selector)
    first, second = zip(*(page.evaluate(REACTION, selector) for _ in range(TIMES)), strict=True)
    return sorted(first), sorted(second)


def main() -> None:
    """Play, slow down, measure, print."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        visitor = Visitor(browser, f"http://127.0.0.1:{server.port}")
        visitor.goto("/new/clustered")
        for _ in range(6):
            visitor.button("Add a seat").click()
        visitor.button("Open the table").click()
        tiles = visitor.page.locator(".board .plane g.lying")
        while visitor.await_turn() and tiles.count() < TILES:
            visitor.take_turn()
        count = tiles.count()
        table = _reactions(visitor.page, ".hand button[aria-disabled=false]")
        visitor.context.close()  # a second open page would be drawn, too, and slow it down
        empty = browser.new_page()
        empty.set_content("<button onclick=\"this.textContent += '.'\">x</button>")
        plain = _reactions(empty, "button")
        print(f"{count} tiles, 8 seats, processor slowed down {SLOWER} times, {TIMES} inputs each")
        for name, times in (
            ("choosing a tile", table[0]),
            ("a frame after it", table[1]),
            ("a button on an empty page", plain[0]),
        ):
            print(
                f"{name}: median {statistics.median(times) / FRAME:.2f}, "
                f"worst {times[-1] / FRAME:.2f} of a frame ({FRAME:.1f} ms)"
            )
        browser.close()
        server.stop()
