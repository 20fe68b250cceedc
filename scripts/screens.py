"""Takes the pictures of the browser table for the README: `python -m scripts.screens`. Needs Chromium."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.server.process import ServerProcess
from tests.web.chromium import FLAGS, executable
from tests.web.driving import played
from tests.web.visitor import PHONE, Visitor

PICTURES = Path(__file__).parents[1] / "docs" / "screens"
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}, "color_scheme": "light"},
    "phone": {
        "viewport": PHONE,
        "color_scheme": "dark",
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
THINKING = 300_000
"""ms to wait for a hint or a whole review."""
TABLE = "..BBB.DD\nAAABBBEDD\nAAA#CCEFF\nAAACCCEFF\nGGGHHHaEE"


STILL = {
    "lobby": "/",
    "new-clustered": "/new/clustered",
    "new-kluster": "/new/kluster",
    "rules": "/rules/clustered",
    "learn": "/learn",
    "about": "/about",
}


def main() -> None:
    """Visit every screen in both sizes."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        for size, options in SIZES.items():
            visitor = Visitor(browser, f"http://127.0.0.1:{server.port}", **options)
            _still_screens(visitor, size)
            _table(visitor, size)
            _eight(visitor, size)
            _after_all(visitor, size)
            visitor.leave()
            _as_it_comes(lambda **more: Visitor(browser, f"http://127.0.0.1:{server.port}", **more), size, options)
        browser.close()
        server.stop()


def picture(visitor: Visitor, name: str, size: str) -> None:
    visitor.page.wait_for_timeout(400)  # wait until fonts, QR code and camera have settled
    PICTURES.mkdir(parents=True, exist_ok=True)
    visitor.page.screenshot(path=PICTURES / f"{name}-{size}.png")


def _still_screens(visitor: Visitor, size: str) -> None:
    for name, path in STILL.items():
        visitor.goto(path)
        visitor.page.locator("main h1").wait_for()
        picture(visitor, name, size)
    visitor.goto("/learn/clustered")
    visitor.page.locator(".lesson .count").wait_for()
    visitor.usable.first.wait_for()
    picture(visitor, "lesson", size)
    visitor.goto("/referee")
    visitor.button("Begin").click()
    visitor.button("Stone placed, nothing touched").click()
    visitor.page.get_by_role("heading", name="Seat B to play").wait_for()
    picture(visitor, "referee", size)
    visitor.goto("/score")
    visitor.page.get_by_text("As letters").click()
    visitor.page.locator("textarea").fill(TABLE)
    visitor.button("Lay out these tiles").click()
    visitor.page.evaluate("scrollTo(0, 0)")
    picture(visitor, "score", size)
    visitor.goto("/new/clustered")
    visitor.button("With a friend, by link").click()
    visitor.button("Open the table").click()
    visitor.page.get_by_label("Link to this table").wait_for()
    picture(visitor, "invite", size)


def _table(visitor: Visitor, size: str) -> None:
    """A game with three bots: in the middle, at its end, and as a record."""
    visitor.goto("/new/clustered")
    for _ in range(2):
        visitor.button("Add a seat").click()
    visitor.page.get_by_text("Options").click()
    visitor.page.get_by_label("Largest-cluster bonuses").check()
    visitor.button("Open the table").click()
    turns = 0
    while visitor.await_turn():
        turns += 1
        if turns == 12:
            visitor.usable.last.click()
            picture(visitor, "table", size)
            visitor.button("Put back").click()
            visitor.button("Hint").click()
            visitor.page.locator(".hint").wait_for(timeout=THINKING)
            picture(visitor, "hint", size)
        visitor.take_turn()
    picture(visitor, "end", size)
    visitor.page.get_by_role("link", name="See the whole game").click()
    visitor.page.locator(".controls").wait_for()
    picture(visitor, "record", size)
    visitor.button("Review").click()
    visitor.page.locator(".worst button").first.click(timeout=THINKING)
    visitor.page.evaluate("scrollTo(0, 0)")
    picture(visitor, "review", size)


def _eight(visitor: Visitor, size: str) -> None:
    """Eight seats, house rules, and the menu of the table."""
    visitor.goto("/new/clustered")
    for _ in range(6):
        visitor.button("Add a seat").click()
    visitor.page.get_by_text("Options").click()
    visitor.page.get_by_label("First-to bonuses").check()
    visitor.page.get_by_label("Break ties").check()
    visitor.button("Open the table").click()
    for _ in range(6):
        visitor.await_turn()
        visitor.take_turn()
    visitor.await_turn()
    visitor.button("Points").click()
    visitor.usable.first.click()
    picture(visitor, "table-eight", size)
    visitor.button("Table").click()
    visitor.page.locator("dialog[open]").wait_for()
    visitor.page.locator("dialog[open]").get_by_role("button", name="Applause").click()
    picture(visitor, "menu", size)


def _after_all(visitor: Visitor, size: str) -> None:
    """A solo game, and what the lobby and the records show afterwards."""
    visitor.goto("/new/clustered")
    visitor.button("Alone").click()
    visitor.page.get_by_text("Options").click()
    visitor.page.get_by_label("Fast game").check()
    visitor.button("Open the table").click()
    visitor.play_to_the_end()
    picture(visitor, "end-alone", size)
    for name, path in {"lobby-later": "/", "records": "/records"}.items():
        visitor.goto(path)
        visitor.page.locator("main li a").first.wait_for()
        picture(visitor, name, size)


def _as_it_comes(come: Callable[..., Visitor], size: str, options: dict[str, Any]) -> None:
    """A table of Clustered in unusual states, in the longest language."""
    visitor = come(**options)
    visitor.speak("de")
    link = played(visitor.home, ("here", "link"), 0)
    other = come(**options)
    other.goto(link.partition("#")[0])
    other.page.locator("form input").fill("Ben")
    other.page.locator("form .primary").click()
    visitor.goto(link)
    for one in (visitor, other):
        one.page.locator(".hand button").first.wait_for()
    other.button("Table").click()
    other.button("Pause").click()
    visitor.page.locator(".notes .bar").wait_for()
    picture(visitor, "table-asked", size)
    visitor.context.set_offline(True)
    visitor.page.locator(".banner").wait_for(timeout=THINKING)
    picture(visitor, "table-offline", size)
    visitor.context.set_offline(False)
    other.leave()

    visitor.goto(played(visitor.home, ("here", *["greedy"] * 7), 12))
    visitor.await_turn()
    picture(visitor, "table-eight-grown", size)
    visitor.goto(played(visitor.home, ("here", "greedy"), 20))
    visitor.await_turn()
    picture(visitor, "table-grown", size)
    visitor.try_far_away()
    visitor.page.locator(".prompt.problem").wait_for()
    picture(visitor, "table-refused", size)
    visitor.leave()


if __name__ == "__main__":
    main()
