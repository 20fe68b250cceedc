"""Tables for lessons: fixed set-ups, real games."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lodestone.match.kluster.kind import KlusterKind
from lodestone.match.kluster.live import Hover, KlusterMatch, Release, Setting, Take, set_table
from lodestone.match.kluster.plain import read_boxes, read_options
from lodestone.server.entrance.fair_share import Turnstile
from lodestone.server.hub import Hub
from lodestone.server.protocol.http import OpenLesson
from lodestone.server.settings import Settings
from lodestone.storage.event_log import EventLog
from tests.server.client import Api, Refusal
from tests.server.magnets import begun


async def _open(server: Api, lesson: str) -> Any:
    return await server.ask("POST", f"/api/lessons/{lesson}", {"name": "Ann"})


async def test_a_first_tile_a_line_and_a_rectangle_wait_on_their_cells(server: Api) -> None:
    made = await _open(server, "tiles")
    async with server.join(made["table"], made["token"]) as ann:
        assert ann.table["lesson"] == "tiles"
        assert (await ann.refused("propose", kind="take_back"))["key"] == "nothing-to-take-back"
        assert ann.game is not None
        (own,) = ann.game["private"]
        spots = {cell: {tile for tile, cells in own["place"].items() if list(cell) in cells} for cell in _CELLS}
        assert spots == {(0, -2): {"Td2", "Cd3", "Th3"}, (0, 1): {"Td2", "Th3"}, (2, 0): {"Cs2"}}
        (reason,) = (await ann.ask("explain", seat=0, move="Cs2@0,-2"))["reasons"]
        assert (reason["rule"], reason["cells"]) == ("C12", [[0, -1]])
        await ann.play("Cd3@0,-2")
        assert ann.public["scores"][0]["total"] == 0
        await ann.play("Th3@0,1")
        assert ann.public["scores"][0]["rows"] == 3
        await ann.play("Cs2@2,0")
        assert ann.public["scores"][0]["rectangle"] == 4


_CELLS = ((0, -2), (0, 1), (2, 0))


async def test_the_opponents_best_cell_can_be_blocked_before_the_end(server: Api) -> None:
    made = await _open(server, "counting")
    async with server.join(made["table"], made["token"]) as ann:
        assert ann.game is not None
        (own,) = ann.game["private"]
        assert (own["hand"], ann.public["hand_sizes"], ann.public["stack_sizes"]) == (["Cs1", "Td3"], [2, 2], [0, 0])
        assert [score["total"] for score in ann.public["scores"]] == [28, 30]
        await ann.play("Cs1@-3,-4")
        assert await ann.my_turn()
        await ann.play("Td3@-6,2")
        await ann.until(lambda: ann.status == "over")
        assert [score["total"] for score in ann.public["scores"]] == [31, 30]
        assert ann.public["winners"] == [0]


async def test_three_stones_lie_ready_and_nobody_knows_their_poles(server: Api) -> None:
    made = await _open(server, "magnets")
    async with server.join(made["table"], made["token"]) as ann:
        await begun(ann)
        assert ann.public["pools"] == [["c1", "c2", "c3"]]
        assert ann.public["north"] is None


def test_two_stones_close_together_snap_and_three_apart_win() -> None:
    match = KlusterMatch(_laid("magnets"))
    assert _placed(match, "c1", 0) == ["MagnetPlaced", "TurnPassed"]
    assert _placed(match, "c2", 26) == ["MagnetPlaced", "MagnetsTaken", "FaultCounted", "TurnPassed"]
    assert match.position.pools == (("c1", "c2", "c3"),)
    for magnet, x in (("c1", -70), ("c2", 0), ("c3", 70)):
        _placed(match, magnet, x)
    assert match.position.ending == "total-victory"


def _laid(name: str) -> Setting:
    """The table of a lesson of Kluster, as the server lays it."""
    lesson = KlusterKind().lessons()[name]
    assert lesson.options is not None
    boxes, options = read_boxes(lesson.options["boxes"]), read_options(lesson.options["options"])
    return set_table(boxes, 1, lesson.seed, options=options)


def _placed(match: KlusterMatch, magnet: str, x: float) -> list[str]:
    """Carry a magnet to its place and let it go; returns the outcome."""
    match.do(0, Take(magnet))
    match.do(0, Hover(x, 0, height=20))
    match.advance(50)
    match.do(0, Release())
    return [type(event).__name__ for event in match.advance_to_rest().events]


async def test_what_no_lesson_is_called_is_refused(server: Api) -> None:
    with pytest.raises(Refusal, match="no such lesson"):
        await _open(server, "chess")


async def test_a_lesson_that_was_left_is_archived_and_can_be_gone_on_with(tmp_path: Path) -> None:
    async with await EventLog.open(tmp_path / "tables.db") as log:
        hub = Hub(log, Settings(database="", idle_seconds=0.0), Turnstile())
        made = await hub.new_tables.open_lesson("tiles", OpenLesson("Ann"), "here")
        hub.start()
        async with asyncio.timeout(60):
            while not await log.tables(state="archived"):
                await asyncio.sleep(0.2)
        room = await hub.room(made.table)
        assert room.table.lesson == "tiles"
        await hub.close()
