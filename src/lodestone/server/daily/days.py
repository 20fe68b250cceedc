"""The calendar of daily tables: days of UTC, by name."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

TO_THE_END = 3600.0
"""s after a day in which a try that began in it may end. The deal is told after that, and records open."""
KEPT = 90
"""Days for which tries are kept."""


def day_at(now: float) -> str:
    """The day it is.

    >>> day_at(1795046399), day_at(1795046400)
    ('2026-11-18', '2026-11-19')
    """
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def after(day: str, days: int = 1) -> str:
    """That many days later, or earlier.

    >>> after("2026-12-31"), after("2026-03-01", -1)
    ('2027-01-01', '2026-02-28')
    """
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def is_day(day: str) -> bool:
    """Whether it is a day, named as here."""
    try:
        return date.fromisoformat(day).isoformat() == day
    except ValueError:
        return False


def ends(day: str) -> float:
    """When the next day begins."""
    return datetime.fromisoformat(after(day)).replace(tzinfo=UTC).timestamp()


def closes(day: str) -> float:
    """When nothing of the day is secret any more, and no result counts."""
    return ends(day) + TO_THE_END
