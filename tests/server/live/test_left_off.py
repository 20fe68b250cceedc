"""A turn handed over by the previous owner is taken up once, and not lost if nobody knows whether it was."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from lodestone.server.cluster import LoneServer
from lodestone.server.errors import Unavailable
from lodestone.server.live.left_off import LeftOff
from lodestone.server.room.live_table import LiveTable
from lodestone.server.room.room import Room
from lodestone.storage.errors import StorageUnavailable


class LosesAnAnswer:
    """A log that has discarded the handed-over turn, but whose first answer is lost."""

    def __init__(self) -> None:
        self.running: bytes | None = LeftOff(b"a turn", ((0, "id", b"digest"),)).written()
        self._failed = False

    async def forget_running(self, table: str, *, epoch: int | None) -> None:
        self.running = None
        if not self._failed:
            self._failed = True
            raise StorageUnavailable("storage-unavailable", cause="the line broke")


async def test_a_turn_is_taken_up_though_the_database_did_not_say_that_it_was_forgotten_there() -> None:
    log, cluster = LosesAnAnswer(), LoneServer()
    cluster.made("table")
    hub: Any = SimpleNamespace(log=log, cluster=cluster)
    room: Any = SimpleNamespace(hub=hub, table=SimpleNamespace(id="table"), epoch=2)
    live = LiveTable(cast(Room, room))
    with pytest.raises(Unavailable):
        await live._taken_up(log.running)
    assert log.running is None
    left = await live.leave_off()  # it moves on before anybody has looked at it
    assert left == LeftOff(b"a turn", ((0, "id", b"digest"),))
    assert await live._taken_up(log.running) == b"a turn"
    assert await live._taken_up(None) is None
