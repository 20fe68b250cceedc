"""Measurements of a table of Clustered on a screen: the size of the board and its cells, and layout shifts."""

from __future__ import annotations

from typing import Any

from tests.web.visitor import Visitor

SIZES: dict[str, dict[str, Any]] = {
    "360x640": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
    "390x844": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "740x360": {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True},
    "820x1180": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "1280x720": {"viewport": {"width": 1280, "height": 720}},
    "1440x900": {"viewport": {"width": 1440, "height": 900}},
}
LEAST_BOARD = 0.55
"""The board's least share of the screen's height."""
LEAST_CELL = 40.0
"""px: the least size of a cell that a finger must hit."""
MOST_SHIFT = 0.02
"""The most cumulative layout shift during a whole game."""

WATCH_SHIFTS = """
  window.shifts = 0;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
"""
"""As browsers count: what moves within half a second of a touch is an answer to it."""

LEGAL = r"""() => {
  const board = document.querySelector('.board');
  const size = name => parseFloat(board.style.getPropertyValue(name));
  const [left, top, cell] = [size('--left'), size('--top'), size('--cell')];
  const path = board.querySelector('.legal.shown')?.getAttribute('d') ?? '';
  return [...path.matchAll(/M(-?\d+) (-?\d+)/g)].map(([, x, y]) => {
    const [column, row] = [(x - 10) / 100, (y - 10) / 100];
    const [at, down] = [left + column * cell, top + row * cell];
    const [wide, high] = [board.clientWidth, board.clientHeight];
    const seen = at >= 0 && down >= 0 && at + cell <= wide && down + cell <= high;
    const [right, below] = [(at + cell / 2) / wide - 0.5, (down + cell / 2) / high - 0.5];
    const way = Math.abs(right) > Math.abs(below) ? (right < 0 ? 'left' : 'right') : below < 0 ? 'up' : 'down';
    return { cell: [column, row], size: cell, seen, way: seen ? null : way };
  });
}"""
"""JavaScript: where the chosen tile may go, with cell, size, and whether it is in view or on which side."""

BOXES = """() => ['.frame', '.hand', '.confirm .primary'].map(name => {
  const box = document.querySelector(name)?.getBoundingClientRect();
  return box ? [box.x, box.y, box.width, box.height].map(Math.round) : null;
})"""


def boxes(visitor: Visitor) -> list[list[int] | None]:
    """The boxes of the board, the hand and the button that plays."""
    found: list[list[int] | None] = visitor.page.evaluate(BOXES)
    return found


def board_share(visitor: Visitor) -> float:
    """Of the height of the screen."""
    share: float = visitor.page.evaluate("document.querySelector('.frame').clientHeight / innerHeight")
    return share


def legal(visitor: Visitor) -> list[dict[str, Any]]:
    """The legal cells, once the view has come to rest."""
    visitor.await_view()
    found: list[dict[str, Any]] = visitor.page.evaluate(LEGAL)
    return found


def shifts(visitor: Visitor) -> float:
    """How much the page has moved by itself since it was opened."""
    moved: float = visitor.page.evaluate("window.shifts")
    return moved
