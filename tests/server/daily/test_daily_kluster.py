"""The daily table of Kluster: everybody has the same cord and the same magnets, and no pole is told before the day is
over.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from lodestone.match.kluster.daily_cord import daily_cord
from lodestone.match.kluster.live.wire_frame import FrameViewer, unpack
from lodestone.server.daily import days
from tests.server.calendar import Calendar, board, new_token, open_daily, today
from tests.server.client import Seat
from tests.server.hard.hard_server import HardServer, kill_all
from tests.server.hard.kluster_player import KlusterPlayer


def _stage(seat: Seat) -> str:
    return unpack(seat.frames[-1])[0].stage


def _lies(seat: Seat) -> tuple[Any, ...]:
    """Where everything is, according to the frames."""
    viewer = FrameViewer()
    seen = [viewer.see(frame) for frame in seat.frames][-1]
    assert seen is not None
    rounded = {magnet: tuple(round(part, 1) for part in pose) for magnet, pose in seen.poses.items()}
    return rounded, [[(round(x), round(y)) for x, y in cord] for cord in seen.cords]


async def test_a_turn_is_played_counted_and_tells_no_pole(tmp_path: Path) -> None:
    calendar, ada, bob = Calendar(tmp_path), new_token(), new_token()
    server = HardServer(tmp_path, **calendar.settings)
    try:
        api = await server.started()
        mine, theirs = await open_daily(api, ada, "kluster", name="Ada"), await open_daily(api, bob, "kluster")
        ann = KlusterPlayer(api, mine["table"], mine["token"], 1, lambda: ann.turns > 0)
        await ann.play()
        you = (await today(api, "kluster", ada))["you"]
        assert (you["begun"], you["over"]) == (True, False)
        async with api.join(mine["table"], mine["token"]) as one, api.join(theirs["table"], theirs["token"]) as other:
            await other.until(lambda: other.game is not None and one.game is not None)
            for same in ("sizes", "cord_lengths", "magnets"):
                assert one.public[same] == other.public[same]
            assert one.table["kluster"] == other.table["kluster"]
            await one.ask("resign", seat=0)
            await one.until(lambda: one.status == "over")
            assert one.public["stage"] == "over"
            await one.ask("resync")
            told = [message["game"] for message in one.messages if message.get("game")]
            assert len(told) > 2
            assert [game["public"]["north"] for game in told] == [None] * len(told)
            cords = one.table["kluster"]["cords"]
            await one.until(lambda: _stage(one) == "over")
        async with api.join(mine["table"], mine["token"]) as again:  # there is no live match any more
            await again.until(lambda: again.frames)
            assert _lies(again) == _lies(one)
        calendar.to_midnight(days.TO_THE_END)
        deal = (await board(api, calendar.day(-1), "kluster"))["deal"]
        assert cords == [daily_cord(int(deal["seed"]))]
    finally:
        kill_all([server])
