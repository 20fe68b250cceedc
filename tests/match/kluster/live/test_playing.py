"""A running match: which frames of it people get."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from lodestone.core import Event, LodestoneError, Seat
from lodestone.match.kluster.live import Release, Stage, Take, opening_record
from lodestone.match.kluster.live.intents import Intent
from lodestone.match.kluster.live.playing import MOST_UNSHOWN, LiveKluster
from lodestone.match.kluster.live.wire_frame import FrameViewer
from lodestone.match.live_game import LiveFrame, LiveState, Seating
from tests.match.kluster.live.tables import next_magnet, table

json = msgspec.json.encode


class Onlooker:
    """A `LiveHost` that keeps only the frames."""

    def __init__(self) -> None:
        self.frames: list[LiveFrame] = []

    def show(self, frame: LiveFrame) -> None:
        self.frames.append(frame)

    def turn_ended(self, event: msgspec.Struct, snapshot: bytes) -> None: ...

    def changed(self, events: Sequence[Event]) -> None: ...

    def refused(self, seat: Seat, number: int, problem: LodestoneError) -> None:
        raise problem

    def ask_bot(self, seat: Seat, seating: Seating, question: bytes, *, everything: bool) -> None: ...

    def forget_bot(self, seat: Seat) -> None: ...


def asked(live: LiveKluster, intent: Intent) -> None:
    """Have the seat on turn ask for something that is granted."""
    problems: list[LodestoneError | None] = []
    assert live.match.turn is not None
    live.intent(live.match.turn.seat, json(intent), problems.append)
    for tick in range(200):
        if problems:
            break
        live.tick(tick, late=False)
    assert problems == [None]


@pytest.mark.parametrize("on_time", range(MOST_UNSHOWN + 1))
def test_Z4_that_the_cord_may_still_be_moved_is_shown_once_though_ticks_were_late(on_time: int) -> None:
    match = table(duo=1, classic=0, cord_after_release=True)
    onlooker = Onlooker()
    live = LiveKluster(LiveState(opening_record(match), match.snapshot()), onlooker, watched=True)
    asked(live, Take(next_magnet(match, spinner=True)))
    asked(live, Release(0.0, 0.0, 12.0))
    for tick in range(1000):
        if live.match.stage is Stage.REPAIR:
            break
        live.tick(tick, late=tick >= on_time)  # which of the last ones are not shown differs each time
    for _ in range(MOST_UNSHOWN + 1):
        live.tick(0.0, late=False)
    viewer = FrameViewer()
    shown = [viewer.see(frame.body) for frame in onlooker.frames]
    assert shown[-1] is not None
    assert shown[-1].wire.stage == "repair"
    assert sum(frame is not None and frame.wire.stage == "repair" for frame in shown) == 1, "nothing moves any more"
