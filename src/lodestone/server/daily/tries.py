"""The tries of a daily table: opening it, and what a version of it means for its try."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec
import sqlalchemy as sa

from lodestone.i18n import text
from lodestone.match.game import GameKind
from lodestone.server import metrics
from lodestone.server.daily import days
from lodestone.server.daily.dailies import fingerprint
from lodestone.server.errors import NotFound, TooMany
from lodestone.server.protocol.common import SeatKind
from lodestone.server.protocol.http import Created, CreateTable, OpenDaily, SeatWish
from lodestone.server.table.entries import AnyEntry, DailyMade
from lodestone.server.table.making import make_table
from lodestone.server.table.people import HOST, tidy_name
from lodestone.server.table.secret import new_id, token_hash
from lodestone.server.table.table import Effects, Table
from lodestone.storage.appending import Append
from lodestone.storage.dailies import Daily, Try, begin_try, end_try
from lodestone.storage.database import Work
from lodestone.storage.errors import TriedTooOften

if TYPE_CHECKING:
    from lodestone.server.hub import Hub


async def open_daily(hub: Hub, game: str, wish: OpenDaily, token: str, address: str) -> Created:
    """Today's table of somebody; a new one if they have none yet.

    There is one for each token, day and game, wherever and however often it is asked for.
    """
    now = hub.log.now()
    kind, daily = hub.dailies.kind(game), await hub.dailies.of(days.day_at(now), game, now)
    if kind is None or daily is None:
        raise NotFound("daily-none")
    there = await hub.log.dailies.tried(daily.day, game, token_hash(token))
    if there is None or not await _stands(hub, there):
        there = await _new_try(hub, kind, daily, wish, token, address, now)
    return Created(there.table_id, 0, table_token(token, daily))


async def _stands(hub: Hub, there: Try) -> bool:
    """Whether it is their table for good. One that was closed before it began is opened anew."""
    if there.began is not None:
        return True
    row = await hub.log.table(there.table_id)
    return row is not None and row.state != "closed"


async def _new_try(
    hub: Hub, kind: GameKind, daily: Daily, wish: OpenDaily, token: str, address: str, now: float
) -> Try:
    """Create a try in one transaction with its table; the one that was there already, if somebody was quicker."""
    hub.new_tables.check(kind)
    hub.allow_storing(address)
    id, name = new_id(), tidy_name(wish.name or text("table-host-name"))
    there = new = Try(daily.day, daily.game, token_hash(token), new_id(), id, name)
    most = hub.settings.limits.dailies_per_address

    async def store(table: Append) -> bool:
        nonlocal there
        there = await hub.log.dailies.open_try(new, table, fingerprint(daily, address), most)
        return there.table_id == id

    try:
        if await hub.new_tables.store(id, kind, _entries(kind, daily, id, name, table_token(token, daily)), store):
            metrics.DAILIES_OPENED.labels(kind.name).inc()
    except TriedTooOften:
        raise TooMany("daily-too-many").retry(days.ends(daily.day) - now) from None
    return there


def _entries(kind: GameKind, daily: Daily, id: str, name: str, token: str) -> list[AnyEntry]:
    """A table for one, of which nothing but its deal is said in advance."""
    options = kind.daily(daily.seed)
    assert options is not None
    wish = CreateTable(kind.name, (SeatWish(SeatKind.HERE),), name, chat=False, hints=False)
    return make_table(wish, kind, options, id, token, name, daily=DailyMade(daily.day, daily.seed, daily.salt))


def table_token(token: str, daily: Daily) -> str:
    """The key to the table follows from the token: asked again it is the same, and it opens no other day's table.

    >>> table_token("a token of somebody", Daily("2026-11-18", "clustered", 1, "salt", "key"))
    'MQPnQddOYLEnGGbL_loPJzV6sJV_SMN6AS_WkWAhtSA'
    """
    digest = sha256(f"{daily.day}/{daily.game}/{token}".encode()).digest()
    return urlsafe_b64encode(digest).decode().rstrip("=")


MOST_GAINS = 200
"""Moves whose gains are kept."""


def tried(table: Table, effects: Effects, now: float) -> Work[object] | None:
    """What is to be written of a try together with what has just been applied."""
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
