"""Plots as small drawings of our own (SVG). Colours come from the page, so that they follow light and dark."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from lodestone.tournament.ratings import Rating
from lodestone.tournament.standings import Standing

WIDTH = 720.0
NAMES = 150.0
"""Room for names on the left."""
ROW = 28.0
COURSE = 300.0
"""Height of the plot over games."""
MOST_STEPS = 400
"""Points of a line; more cannot be told apart."""
_SHORT = 19
"""Characters of a name that fit. Of a program that is the end: its beginning is a path, or the name of a language."""


def rating_plot(lines: Sequence[Standing], title: str) -> str:
    """Everybody's rating as a dot, with whiskers of twice its uncertainty."""
    low, high = _range([line.rating for line in lines])
    height = ROW * len(lines) + 30.0
    marks = []
    for row, line in enumerate(lines):
        y = ROW * (row + 0.5)
        x, left, right = (
            _across(value, low, high)
            for value in (
                line.rating.mu,
                line.rating.mu - 2.0 * line.rating.sigma,
                line.rating.mu + 2.0 * line.rating.sigma,
            )
        )
        marks.append(
            f'<text x="{NAMES - 10:.0f}" y="{y + 4:.1f}" text-anchor="end">{_name(line.name)}</text>'
            f'<g class="who{line.entrant % 8}"><path d="M{left:.1f} {y:.1f}H{right:.1f}" class="whisker"/>'
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5"/></g>'
        )
    return _svg(height, _grid(low, high, height - 30.0), *marks, title=title)


def course_plot(lines: Sequence[Standing], course: Sequence[Sequence[Rating]], title: str) -> str:
    """Everybody's rating from game to game."""
    stride = max(1, len(course) // MOST_STEPS)
    steps = [*range(0, len(course), stride)]
    if steps[-1] != len(course) - 1:
        steps.append(len(course) - 1)
    values = [rating.mu for at in steps for rating in course[at]]
    low, high = min(values) - 0.5, max(values) + 0.5
    marks = []
    for place, line in enumerate(lines):
        points = []
        for at in steps:
            x = 40.0 + (WIDTH - NAMES - 40.0) * at / max(1, len(course) - 1)
            y = COURSE * (high - course[at][line.entrant].mu) / (high - low)
            points.append(f"{x:.1f},{y:.1f}")
        y = 18.0 * (place + 1)
        marks.append(
            f'<g class="who{line.entrant % 8}"><polyline points="{" ".join(points)}"/>'
            f'<text x="{WIDTH - NAMES + 12:.0f}" y="{y:.1f}" class="key">{_name(line.name)}</text></g>'
        )
    ticks = []
    for tick in _ticks(low, high):
        y = COURSE * (high - tick) / (high - low)
        ticks.append(
            f'<path d="M40 {y:.1f}H{WIDTH - NAMES:.0f}" class="grid"/>'
            f'<text x="34" y="{y + 4:.1f}" text-anchor="end">{tick}</text>'
        )
    return _svg(max(COURSE, 18.0 * len(lines)) + 10.0, *ticks, *marks, title=title)


def _range(ratings: Sequence[Rating]) -> tuple[float, float]:
    return (
        min(rating.mu - 2.0 * rating.sigma for rating in ratings) - 0.5,
        max(rating.mu + 2.0 * rating.sigma for rating in ratings) + 0.5,
    )


def _across(value: float, low: float, high: float) -> float:
    return NAMES + (WIDTH - NAMES - 10.0) * (value - low) / (high - low)


def _ticks(low: float, high: float) -> list[int]:
    """Whole numbers, not too many."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 1000) if (high - low) / step <= 9.0)
    first = int(low // step + 1) * step
    return [*range(first, int(high) + 1, step)]


def _grid(low: float, high: float, height: float) -> str:
    return "".join(
        f'<path d="M{(x := _across(tick, low, high)):.1f} 0V{height:.1f}" class="grid"/>'
        f'<text x="{x:.1f}" y="{height + 18:.1f}" text-anchor="middle">{tick}</text>'
        for tick in _ticks(low, high)
    )


def _name(name: str) -> str:
    return escape(name if len(name) <= _SHORT else "…" + name[1 - _SHORT :])


def _svg(height: float, *marks: str, title: str) -> str:
    shape = f'viewBox="0 0 {WIDTH:.0f} {height:.0f}" role="img" aria-label="{escape(title)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {shape}>{"".join(marks)}</svg>'
