"""How a server comes by new tables: checked against what it can take, stored as its own, and taken in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from lodestone.core import InvalidRequest
from lodestone.i18n import text
from lodestone.match.game import GameKind
from lodestone.match.wire import GameOptions
from lodestone.server.cluster import FIRST_EPOCH
from lodestone.server.errors import NotFound, Unavailable
from lodestone.server.protocol.games import options_in
from lodestone.server.protocol.http import Created, CreateTable, OpenLesson
from lodestone.server.table.entries import FORMAT, AnyEntry, Written, encoded
from lodestone.server.table.making import first_entries, lesson_wish, make_table
from lodestone.server.table.people import HOST
from lodestone.server.table.secret import new_id, new_token
from lodestone.server.table.summary import summary_of
from lodestone.server.table.table import folded
from lodestone.storage.appending import Append

if TYPE_CHECKING:
    from lodestone.server.hub import Hub

LAYING = 20.0
"""s for a worker to say whether cords can be laid: it takes longer only while the physics is being prepared."""


class NewTables:
    """Makes the tables of one server."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    async def open_lesson(self, name: str, wish: OpenLesson, address: str) -> Created:
        """A new table to learn at."""
        for kind in self._hub.games.values():
            if (lesson := kind.lessons().get(name)) is not None:
                return await self.create(lesson_wish(kind, lesson, wish.name), address, name)
        raise NotFound("server-no-lesson")

    async def create(self, wish: CreateTable, address: str, lesson: str | None = None) -> Created:
        """A new table; the game begins at once if every seat is taken."""
        hub = self._hub
        kind = hub.games.get(wish.game)
        if kind is None:
            raise InvalidRequest("request-value", place="game")
        self.check(kind)
        if wish.listed:
            hub.lobby.check_allowed()
            hub.lobby.listings.allow(address)
        hub.allow_storing(address)
        options = options_in(wish, kind)
        id, token = new_id(), new_token()
        entries = make_table(wish, kind, options, id, token, text("table-host-name"), lesson)
        await self._check_layout(kind, options, len(wish.seats))
        await self.store(id, kind, entries, hub.log.create)
        return Created(id, 0, token)

    def check(self, kind: GameKind) -> None:
        """Raises why no table of that game can be made here at the moment."""
        if self._hub.cluster.draining:
            raise Unavailable("server-unavailable").retry(1.0)
        self._hub.check_room(kind)

    async def store(
        self, id: str, kind: GameKind, entries: list[AnyEntry], store: Callable[[Append], Awaitable[bool]]
    ) -> bool:
        """A new table of ours, if it can be stored; the game begins at once if nothing has to be laid out."""
        hub = self._hub
        await asyncio.sleep(0)
        table = folded([Written(tuple(entries))], hub.games)
        await asyncio.sleep(0)
        if table.due and kind.live is None:
            entries += first_entries(table)
        made, at = Written(tuple(entries), by=HOST), hub.log.now()
        table = folded([made], hub.games, at)
        owner = hub.cluster.node or None
        new = hub.log.new_table(
            id,
            kind.name,
            [encoded(made)],
            format=FORMAT,
            summary=summary_of(table),
            owner=owner,
            epoch=FIRST_EPOCH if owner else 0,
            at=at,
            deadline=table.deadline,
        )
        if not await store(new):
            return False
        hub.take_in(table)
        return True

    async def _check_layout(self, kind: GameKind, options: GameOptions, seats: int) -> None:
        """Raises if not everything can be laid out like that, which only a live process can tell."""
        wanted = None if kind.live is None else kind.live.layout_to_try(options, seats)
        if wanted is None:
            return
        self._hub.prepare_live()
        try:
            async with asyncio.timeout(LAYING):
                await self._hub.pool.try_layout(kind, wanted)
        except TimeoutError:
            raise Unavailable("live-preparing") from None
