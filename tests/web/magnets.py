"""Somebody at a table of Kluster: actions of their hands, and what their browser received."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from lodestone.match.kluster.live.wire_frame import FrameViewer, SeenTable
from tests.server.client import SEAT_0
from tests.web.visitor import PATIENCE, Visitor

Spot = tuple[float, float]

STEP = 50
"""ms between two checks of what has been shown."""

SENT = """() => new Promise(sent => {
  const from = performance.now();
  const look = () => performance.now() - from > 70 ? sent() : requestAnimationFrame(look);
  requestAnimationFrame(look);
})"""
"""A page tells the server where its hand is with an animation frame, thirty times a second: by then it has."""


WATCH = """() => {
  const table = document.querySelector('.table[data-stage]');
  window.emptied = 0;
  new MutationObserver(() => { if (table.dataset.holding === '') window.emptied++; })
    .observe(table, { attributes: true, attributeFilter: ['data-holding'] });
  window.toasts = new Set();
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll('[role=log] span')) window.toasts.add(toast.textContent);
  }).observe(document.body, { subtree: true, childList: true });
}"""
"""Notes how often the hand is shown empty, and what is said for some seconds."""


class MagnetPlayer:
    """A visitor who plays Kluster with a mouse, unless a test uses something else."""

    def __init__(self, visitor: Visitor, quality: str = "flat") -> None:
        self.visitor = visitor
        self.page = visitor.page
        visitor.before_pages(f"localStorage['lodestone.kluster-quality'] ??= JSON.stringify('{quality}')")
        self._viewer = FrameViewer()
        self._seen = 0
        self._latest: SeenTable | None = None
        self._plan: tuple[float, float, float] | None = None

    # Coming and going

    def make(self, *seats: str, **kluster: Any) -> str:
        """Make a table over HTTP, for as many people at this screen, by link, or bots; sit down there; its path."""
        kinds = [{"kind": kind} if kind in ("here", "link") else {"kind": "bot", "level": kind} for kind in seats]
        wish = {"boxes": {"classic": 1}, **kluster}
        asked = {"game": "kluster", "name": "Ada", "seats": kinds, "kluster": wish, "first": SEAT_0}
        made = self.page.request.post("/api/tables", data=asked).json()
        self.visitor.goto("/favicon.svg")  # a page of the same house, and quickly there
        self.page.evaluate(
            "made => localStorage['lodestone.tables'] = JSON.stringify([{ ...made, game: 'kluster', at: Date.now() }])",
            made,
        )
        path = f"/t/{made['table']}"
        self._latest = None
        self.come(path)
        return path

    def come(self, path: str) -> None:
        """To a table that is there."""
        self.visitor.goto(path)
        self.await_ready()

    def await_ready(self) -> None:
        """Wait until the table is drawn."""
        expect(self.table).to_have_attribute("data-ready", "true")

    # What the page shows

    @property
    def table(self) -> Locator:
        return self.page.locator(".table[data-stage]")

    @property
    def stage(self) -> Locator:
        """The canvas and the element that receives keys."""
        return self.table.get_by_role("application")

    @property
    def pool(self) -> Locator:
        return self.page.locator("button.magnet")

    @property
    def news(self) -> Locator:
        """The news about the outcome of the last turn."""
        return self.page.locator(".news")

    @property
    def refusal(self) -> Locator:
        return self.page.locator(".refusal")

    def await_turn(self) -> bool:
        """Wait until one may take a magnet; False when the game is over."""
        self.page.wait_for_function(
            """() => document.querySelector('.end') ||
                     (document.querySelector('.magnet:not(:disabled)') &&
                      document.querySelector('.table')?.dataset.holding === '')"""
        )
        return self.page.locator(".end").count() == 0

    # What it was told

    @property
    def public(self) -> dict[str, Any]:
        """The newest state of the game received."""
        games = (told["game"]["public"] for told in reversed(self.visitor.frames) if told.get("game"))
        return next(games)

    def happened(self) -> int:
        """How many messages with events of the game have arrived."""
        return sum(bool(told.get("events")) for told in self.visitor.frames)

    def seen(self) -> SeenTable:
        """The newest live frame received."""
        pictures = self.visitor.pictures
        while self._seen < len(pictures):
            self._latest = self._viewer.see(pictures[self._seen]) or self._latest
            self._seen += 1
        assert self._latest is not None
        return self._latest

    def until(self, holds: Callable[[], object]) -> None:
        """Let the browser run until a condition on what it received holds."""
        for _ in range(PATIENCE // STEP):
            if holds():
                return
            self.page.wait_for_timeout(STEP)
        raise AssertionError("it never came true")

    def lies_at(self, magnet: int) -> Spot:
        """The position of a magnet, mm."""
        x, y, *_ = self.seen().poses[magnet]
        return x, y

    def watch(self) -> None:
        """Start noting, until the next page load."""
        self.page.evaluate(WATCH)

    def emptied(self) -> int:
        """How often the hand was shown empty since then."""
        return int(self.page.evaluate("() => window.emptied"))

    def toasted(self, words: str) -> bool:
        """Whether a toast with that text has been shown since then, however briefly."""
        return any(words in toast for toast in self.page.evaluate("() => [...window.toasts]"))

    # What it does

    def take(self) -> str:
        """The first magnet of the pool, with the mouse; its name."""
        self.forget_plan()  # with other buttons the table may be drawn a little elsewhere
        self.pool.first.click()
        expect(self.table).not_to_have_attribute("data-holding", "")
        self.until(lambda: self.seen().wire.grip is not None)  # the page knows it before the next frame shows it
        return str(self.table.get_attribute("data-holding"))

    def hovers(self) -> list[dict[str, Any]]:
        """The position the hand has asked for."""
        return [said["intent"] for said in self.visitor.said if said["type"] == "stream"]

    def point(self, x: float, y: float) -> Spot:
        """Where on the screen a spot of the flat table is: found out by moving a held magnet to two places."""
        if self._plan is None:
            box = self.stage.bounding_box()
            assert box is not None
            left, right = 0.45 * box["width"], 0.55 * box["width"]
            level = box["y"] + 0.5 * box["height"]
            heard = [self._moved(left, level), self._moved(right, level)]
            scale = (right - left) / (heard[1][0] - heard[0][0])
            self._plan = (left - heard[0][0] * scale, level + heard[0][1] * scale, scale)
        left, top, scale = self._plan
        return left + x * scale, top - y * scale

    def _moved(self, x: float, y: float) -> Spot:
        before = len(self.hovers())
        self.page.mouse.move(x, y)
        self.until(lambda: len(self.hovers()) > before)
        self.page.evaluate(SENT)
        last = self.hovers()[-1]
        return last["x"], last["y"]

    def await_hand(self) -> None:
        """Wait until the server's magnet is where the hand wants it, or has snapped on the way."""
        self.page.evaluate(SENT)
        self.until(self._caught_up)

    def _caught_up(self) -> bool:
        seen, wish = self.seen(), self.hovers()[-1]
        if seen.wire.grip is None:
            return True
        at = seen.poses[seen.wire.grip.magnet]
        return math.dist(at[:2], (wish["x"], wish["y"])) < 1 and abs(seen.wire.grip.height - wish["height"]) < 1

    def snap(self) -> None:
        """Lower the held magnet onto the one lying there until they snap together.

        It is not known which way up they attract: if they repel, the held one is turned over, above where the other
        one has gone.
        """
        for _ in range(4):
            held = self.seen().wire.grip
            if held is None:
                return
            lying = next(magnet for magnet in self.seen().poses if magnet != held.magnet)
            x, y = self.lies_at(lying)
            self.carry(x + 3, y)
            for _ in range(6):
                self.page.mouse.wheel(0, 200)
            self.await_hand()
            for _ in range(20):  # jumping takes them a moment
                if self.seen().wire.grip is None:
                    return
                self.page.wait_for_timeout(STEP)
            for _ in range(6):
                self.page.mouse.wheel(0, -200)
            self.await_hand()  # with room to turn it over
            self.page.keyboard.press("f")
        raise AssertionError("they never snapped")

    def grabbed(self) -> int | None:
        """The cord the hand last asked for; None: it has let go since, or never asked."""
        done = [said["intent"] for said in self.visitor.said if said["type"] == "do"]
        last = next((intent for intent in reversed(done) if intent["do"] in ("grab", "let_go")), None)
        return None if last is None or last["do"] == "let_go" else int(last["cord"])

    def forget_plan(self) -> None:
        """The view has moved: find out again where things are on the screen."""
        self._plan = None

    def carry(self, x: float, y: float) -> None:
        """Carry the held magnet to a spot and wait until it is there, or until it has snapped on the way."""
        for _ in range(8):
            self.page.mouse.move(*self.point(x, y))
            self.await_hand()
            if self._arrived(x, y):
                return
            self.forget_plan()  # the eye was still on its way back from the last kluster
        raise AssertionError(f"it never got to {x}, {y}")

    def _arrived(self, x: float, y: float) -> bool:
        seen = self.seen()
        if seen.wire.grip is None:
            return True
        at = seen.poses[seen.wire.grip.magnet]
        return math.hypot(at[0] - x, at[1] - y) < 2.0

    def let_go(self) -> None:
        """Click where the mouse is; wait for the end of the turn."""
        expect(self.table).to_have_attribute("data-may-release", "true")
        heard = self.happened()
        self.page.mouse.down()
        self.page.mouse.up()
        self.until(lambda: self.happened() > heard or self.seen().wire.stage == "repair")

    def place(self, x: float, y: float) -> str:
        """A whole turn: take the first magnet, carry it to a spot, let it go; its name."""
        magnet = self.take()
        self.carry(x, y)
        self.let_go()
        return magnet

    def number(self, magnet: str) -> int:
        """The number of a magnet in frames."""
        return int(self.public["magnets"].index(magnet))
