"""Bots of live matches, in a process that thinks: a question in, the next step out (`match.game.Planner`)."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock

import msgspec
import structlog

from lodestone.bots.kluster import PlannedTurns, Step, kluster_bot
from lodestone.bots.kluster.plan import PlanLost
from lodestone.core import Seat
from lodestone.match.kluster.live import Frame, KlusterView
from lodestone.match.kluster.live.bot_seat import BotQuestion, BotStep
from lodestone.match.live_game import Seating

_QUESTIONS = msgspec.msgpack.Decoder(BotQuestion)
_VIEWS = msgspec.msgpack.Decoder(KlusterView)
_FRAMES = msgspec.msgpack.Decoder(Frame)
_log = structlog.get_logger(__name__)
_musing = ThreadPoolExecutor(16, "musing")
"""Where bots go on thinking once they have answered, while their hands move."""


class SeatedBots:
    """By match, seat and level: a stand-in for a bot that broke does not take its memory."""

    def __init__(self) -> None:
        self._bots: dict[tuple[int, Seat, str], SeatedBot] = {}

    def answer(self, match: int, seat: Seat, seating: Seating, number: int, question: bytes) -> bytes | None:
        """`BotQuestion` in, `BotStep` out."""
        key = (match, seat, seating.level)
        bot = self._bots.get(key)
        if bot is None or bot.seating != seating:
            bot = self._bots[key] = SeatedBot(seating)
        with bot.lock:
            step = bot.answer(number, _QUESTIONS.decode(question))
        return None if step is None else msgspec.msgpack.encode(step)

    def forget(self, match: int) -> None:
        """Forget the bots of a match."""
        for key in [key for key in self._bots.copy() if key[0] == match]:
            del self._bots[key]


class SeatedBot:
    """A bot on a seat of a match: what it remembers, and the plan it is carrying out."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.lock = Lock()
        self._planned: PlannedTurns | None = None
        self._newest = 0
        """The number of the last question."""
        self._thinking: Future[None] | None = None
        """What it thinks about until the next question; an error there fails the answer to that question."""

    def answer(self, number: int, question: BotQuestion) -> BotStep | None:
        """The next step. Anything a bot raises counts as its failure."""
        if number < self._newest:
            return None  # the turn has come to its end
        self._newest = number
        try:
            step = self._next_step(question)
        except PlanLost:  # with the process that had it: the bot is asked anew
            _log.info("plan_lost", level=self.seating.level)
            return None
        except Exception as problem:  # noqa: BLE001  a bot may break in any way
            _log.error("bot_broke", level=self.seating.level, exc_info=problem)
            return None
        if step is None:
            return BotStep(over=True)
        if step.meanwhile is not None and self._planned is not None:
            self._thinking = _musing.submit(self._planned.think)
        return BotStep(step.intents, max(1, step.frames))

    def _next_step(self, question: BotQuestion) -> Step | None:
        """None: the plan has come to its end."""
        if self._thinking is not None:
            thinking, self._thinking = self._thinking, None
            thinking.result()
        if self._planned is None:
            self._planned = PlannedTurns(kluster_bot(self.seating.level, self.seating.seed))
        if question.view is not None:
            return self._planned.begin(_VIEWS.decode(question.view))
        if question.refused is not None:
            return self._planned.object(question.refused.error())
        assert question.frame is not None
        return self._planned.go_on(_FRAMES.decode(question.frame))
