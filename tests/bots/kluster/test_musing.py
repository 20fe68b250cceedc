"""A bot goes on thinking while its hand moves: in the process that it answers from, between two questions."""

from __future__ import annotations

from threading import Event

import msgspec
import pytest

from lodestone.bots.kluster import KLUSTER_BOTS, Plan, Step
from lodestone.bots.kluster.seated import SeatedBot
from lodestone.kluster import Boxes
from lodestone.match.kluster.live import KlusterMatch, KlusterView, set_table
from lodestone.match.kluster.live.bot_seat import BotQuestion
from lodestone.match.live_game import Seating


class Muser:
    """Thinks once while its hand rests, then goes on."""

    def __init__(self, breaks: bool) -> None:
        self.thought = Event()
        self._breaks = breaks

    def plan(self, view: KlusterView) -> Plan:
        yield Step((), 10, self._think)
        assert self.thought.is_set()
        yield Step((), 3)

    def _think(self) -> None:
        assert not self.thought.is_set()
        self.thought.set()
        if self._breaks:
            raise ValueError("lost the thread")


@pytest.mark.parametrize("breaks", [False, True])
def test_goes_on_thinking_once_it_has_answered(breaks: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    muser = Muser(breaks)
    monkeypatch.setitem(KLUSTER_BOTS, "muser", lambda _: muser)
    match = KlusterMatch(set_table(Boxes(duo=1), seats=1, seed=1))
    bot = SeatedBot(Seating("muser", 1))
    first = bot.answer(1, BotQuestion(view=msgspec.msgpack.encode(match.view(0))))
    assert first is not None
    assert first.frames == 10
    assert muser.thought.wait(5.0), "before it is asked again"
    second = bot.answer(2, BotQuestion(frame=msgspec.msgpack.encode(match.frame().seen_by(0))))
    assert (None if second is None else second.frames) == (None if breaks else 3)
