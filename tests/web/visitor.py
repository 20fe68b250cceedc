"""Somebody with a browser of their own, and what they can do at a table of Clustered."""

from __future__ import annotations

import json
from collections import defaultdict
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, CDPSession, Locator, Page, ViewportSize, WebSocket, expect

PATIENCE = 60_000
"""ms for anything to appear; generous, since test machines are busy."""

ASIDE = 4 * PATIENCE
"""ms for jobs of the server: on a busy machine they give way to everything else."""

PHONE: ViewportSize = {"width": 390, "height": 844}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}

EXPECTED = (
    "net::ERR_",  # a server that a test has stopped
    "the server responded with a status of 4",  # what a test lets the server refuse
    "GL Driver Message",  # from the software renderer used without a graphics card
)
"""Messages that a console may contain."""

expect.set_options(timeout=PATIENCE)

FREE_CELL = r"""async () => {
  // Once it has been drawn: the board is fitted anew after whatever beside it has changed its size.
  await new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const board = document.querySelector('.board');
  const size = name => parseFloat(board.style.getPropertyValue(name));
  const box = board.getBoundingClientRect();
  // One path: each cell begins with the place of its corner, in hundredths.
  const glowing = board.querySelector('.legal.shown')?.getAttribute('d') ?? '';
  for (const [, left, top] of glowing.matchAll(/M(-?\d+) (-?\d+)/g)) {
    const x = box.x + size('--left') + (Number(left) + 40) / 100 * size('--cell');
    const y = box.y + size('--top') + (Number(top) + 40) / 100 * size('--cell');
    if (document.elementFromPoint(x, y)?.closest('.board')) return [x, y];
  }
  return null;
}"""
"""JavaScript: the middle of a glowing cell that nothing covers."""


Look = dict[str, Any]
"""Viewing options of a page: window size, colours, motion. One browser can have several in turn."""

LOOK: Look = {"viewport": DESKTOP, "reduced_motion": "reduce", "color_scheme": "light"}


class Visitor:
    """One person: a browser without anybody else's cookies or storage."""

    def __init__(self, browser: Browser, home: str, **options: Any) -> None:
        self.home = home
        self._look = {**LOOK, **{name: options.pop(name) for name in LOOK if name in options}}
        self._context = browser.new_context(base_url=home, **LOOK, **options)
        self._context.set_default_timeout(PATIENCE)
        self._scripts = ExitStack()
        self.reusable = "storage_state" not in options
        self.problems: list[str] = []
        """Errors on the page, and anything it fetched from elsewhere."""
        self.frames: list[dict[str, Any]] = []
        """Every message the server has told this browser."""
        self.pictures: list[bytes] = []
        """Every live frame of Kluster it was sent."""
        self.said: list[dict[str, Any]] = []
        """Every message it has sent itself."""
        self.page = self.open_page()

    @property
    def context(self) -> BrowserContext:
        """The Playwright context, for what pages cannot do. It is not reused after that: anything may have changed."""
        self.reusable = False
        return self._context

    def open_page(self) -> Page:
        page = self._context.new_page()
        page.on("pageerror", lambda error: self.problems.append(error.stack or str(error)))
        page.on("console", lambda message: self._read_console(message.type, message.text))
        page.on("request", lambda request: self._check_origin(request.url))
        page.on("websocket", self._listen)
        self.page = page
        self._show()
        return page

    def _show(self) -> None:
        look = self._look
        self.page.set_viewport_size(look["viewport"])
        self.page.emulate_media(color_scheme=look["color_scheme"], reduced_motion=look["reduced_motion"])

    def session(self) -> CDPSession:
        """A DevTools session for this page."""
        return self._context.new_cdp_session(self.page)

    def _read_console(self, kind: str, text: str) -> None:
        """Anything on the console is a defect, except what tests cause on purpose."""
        if kind in {"error", "warning"} and not any(part in text for part in EXPECTED):
            self.problems.append(f"{kind} on the console: {text}")

    def _check_origin(self, url: str) -> None:
        address = urlsplit(url)
        if address.scheme not in {"data", "blob"} and address.netloc != urlsplit(self.home).netloc:
            self.problems.append(f"fetched {url}")

    def _listen(self, socket: WebSocket) -> None:
        self._check_origin(socket.url.replace("ws", "http", 1))
        socket.on("framereceived", self._hear)
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def _hear(self, frame: bytes | str) -> None:
        if isinstance(frame, str):
            self.frames.append(json.loads(frame))
        else:
            self.pictures.append(frame)

    def before_pages(self, script: str) -> None:
        """Run a script in every page from now on, before anything else."""
        self._scripts.enter_context(self.page.add_init_script(script))

    def speak(self, language: str) -> None:
        """From now on pages are in that language."""
        self.before_pages("localStorage.setItem('lodestone.settings', JSON.stringify({language: '" + language + "'}))")

    def goto(self, path: str) -> None:
        self.page.goto(path)

    def await_drawn(self) -> None:
        """Wait until changes are on the screen, since a change of size may move other things."""
        self.page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")

    def await_view(self) -> None:
        """Wait until the view of the board has come to rest; it starts moving a frame or two after its cause."""
        self.await_drawn()
        self.await_drawn()
        self.page.wait_for_function("() => !document.querySelector('.plane.flying')")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    # A table of Clustered

    @property
    def prompt(self) -> Locator:
        """The line that says what to do."""
        return self.page.locator(".prompt")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name="Your tiles").get_by_role("button")

    @property
    def usable(self) -> Locator:
        """Tiles that can be placed or discarded now."""
        return self.page.locator(".hand button[aria-disabled=false]")

    @property
    def over(self) -> bool:
        return self.page.get_by_role("region", name="The result").is_visible()

    def turn(self) -> int | None:
        """Whose turn the page shows; None when the game is over."""
        found: int = self.page.locator(".seats > li").evaluate_all(
            "seats => seats.findIndex(seat => seat.ariaCurrent === 'true')"
        )
        return None if found < 0 else found

    def moves(self) -> int:
        """How many moves of the game the page shows."""
        return int(self.page.locator(".table").get_attribute("data-moves") or 0)

    def await_moves(self, count: int) -> None:
        """Wait until the page shows that many moves, or more."""
        self.page.wait_for_function(
            "count => Number(document.querySelector('.table')?.dataset.moves) >= count", arg=count
        )

    def await_turn(self) -> bool:
        """Wait until it is one's turn; False when the game is over."""
        self.page.wait_for_function(
            "() => document.querySelector('section.end, .hand button[aria-disabled=false]') !== null"
        )
        return not self.over

    def try_far_away(self) -> None:
        """Choose a tile and try it, by keyboard, where nothing lies beside it."""
        self.usable.first.click()
        self.page.get_by_role("application").focus()
        for _ in range(4):
            self.page.keyboard.press("ArrowUp")
        self.page.keyboard.press("Enter")

    def take_turn(self, touch: bool = False) -> None:
        """A tile, a cell that glows, confirm; or a discard where that is asked for."""
        confirm = self.page.locator(".confirm .primary")
        for tile in self.usable.all():
            tile.tap() if touch else tile.click()
            if confirm.is_enabled():  # a discard
                break
            if (cell := self.page.evaluate(FREE_CELL)) is not None:
                (self.page.touchscreen.tap if touch else self.page.mouse.click)(*cell)
                break
        expect(confirm).to_be_enabled()
        before = self.moves()
        confirm.tap() if touch else confirm.click()
        self.await_moves(before + 1)

    def play_to_the_end(self, touch: bool = False) -> None:
        """Play all one's turns until the game is over."""
        while self.await_turn():
            self.take_turn(touch)

    def leave(self) -> None:
        self._context.close()

    def make_room(self) -> None:
        """Leave the page for the next visitor as if unused, except for its cached files."""
        for page in self._context.pages:
            if page is not self.page:
                page.close()
        self._scripts.close()
        self.goto("/favicon.svg")  # same origin, so that the renderer process is kept
        self.page.evaluate("localStorage.clear()")
        self.page.mouse.move(-1, -1)
        self._context.clear_cookies()

    def take_over(self, look: Look) -> None:
        """Start afresh with other viewing options."""
        self._look = {**LOOK, **look}
        self._show()
        for heard in (self.problems, self.frames, self.pictures, self.said):
            heard.clear()


class Waiting:
    """Visitors who have left, by their browser options: a page with cached files opens in half the time."""

    def __init__(self) -> None:
        self._left: defaultdict[str, list[Visitor]] = defaultdict(list)

    def take(self, options: dict[str, Any]) -> Visitor | None:
        """A visitor for whom only the viewing options have to change."""
        left = self._left[self._kind(options)]
        if not left:
            return None
        visitor = left.pop()
        visitor.take_over({name: options[name] for name in LOOK if name in options})
        return visitor

    def add(self, visitor: Visitor, options: dict[str, Any]) -> None:
        """Add a visitor who has left."""
        visitor.make_room()
        self._left[self._kind(options)].append(visitor)

    @staticmethod
    def _kind(options: dict[str, Any]) -> str:
        return repr(sorted((name, value) for name, value in options.items() if name not in LOOK))


class Visitors:
    """All visitors of a test."""

    def __init__(self, browser: Browser, home: str, waiting: Waiting) -> None:
        self._browser = browser
        self.home = home
        self._waiting = waiting
        self._all: list[tuple[Visitor, dict[str, Any]]] = []

    def come(self, *, first: bool = False, **options: Any) -> Visitor:
        """A new visitor. Options are those of Playwright's contexts. `first`: with none of our files cached."""
        left = None if first else self._waiting.take(options)
        visitor = left or Visitor(self._browser, self.home, **options)
        self._all.append((visitor, options))
        return visitor

    def leave(self, in_order: bool = True) -> None:
        """Let all of them leave. Any complaint of their pages fails the test."""
        problems = [problem for visitor, _ in self._all for problem in visitor.problems]
        for visitor, options in self._all:
            if visitor.reusable and in_order and not problems:
                self._waiting.add(visitor, options)
            else:
                visitor.leave()
        assert not problems, "\n".join(problems)
