"""Fingers on a touch screen: several at once, which Playwright's own `tap` cannot do."""

from __future__ import annotations

from tests.web.visitor import Visitor

STILL = 150
"""ms to hold still before lifting."""


class Fingers:
    """The fingers of one visitor. Methods take the position of each, in order; missing ones have been lifted."""

    def __init__(self, visitor: Visitor) -> None:
        self._visitor = visitor
        self._points: tuple[tuple[float, float], ...] = ()
        self._page = visitor.session()

    def down(self, *points: tuple[float, float]) -> None:
        """Put fingers down."""
        self._send("touchStart", points)

    def move(self, *points: tuple[float, float]) -> None:
        """Move those that are down."""
        self._send("touchMove", points)

    def up(self) -> None:
        """Hold still for a moment, then lift all: a tap right after a quick swipe would only end the swipe."""
        self._visitor.page.wait_for_timeout(STILL)
        self._send("touchMove", self._points)
        self._send("touchEnd", ())

    def _send(self, kind: str, points: tuple[tuple[float, float], ...]) -> None:
        self._points = points
        spots = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self._page.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})
