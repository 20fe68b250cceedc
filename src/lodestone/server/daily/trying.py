"""What a version of a daily table means for its try; stored together with it."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import sqlalchemy as sa

from lodestone.server.daily import days
from lodestone.server.table.people import HOST
from lodestone.server.table.table import Effects, Table
from lodestone.storage.dailies import begin_try, end_try
from lodestone.storage.database import Work

MOST_GAINS = 200
"""Moves whose gains are kept."""


def tried(table: Table, effects: Effects, now: float) -> Work[object] | None:
    """What is to be written beside what has just been applied."""
    assert table.daily is not None
    works: list[Work[object]] = []
    if effects.moved and len(table.progress) == 1 and now < days.ends(table.daily.day):
        works.append(begin_try(table.id, now))
    if effects.record is not None and table.play is not None:
        given_up = bool(table.play.resigned)
        late = now >= days.closes(table.daily.day)
        points = None if given_up or late else table.play.solo_points()
        gains = msgspec.json.encode(gains_of(table.progress)).decode()
        works.append(end_try(table.id, now, table.people.everybody[HOST].name, points, gains))
    return _in_turn(works) if works else None


def gains_of(progress: list[int]) -> list[int]:
    """What each move brought."""
    return [later - earlier for earlier, later in pairwise([0, *progress])][:MOST_GAINS]


def _in_turn(works: list[Work[object]]) -> Work[object]:
    def work(connection: sa.Connection) -> None:
        for each in works:
            each(connection)

    return work
