"""Bots of Kluster plan their turns, in a process of the pool: a question of a live match in, the next step out.

Each bot remembers what it has felt, so the questions of a match all go to the same process.
"""

from __future__ import annotations

from threading import Lock

import msgspec
import structlog

from lodestone.bots.kluster import PlannedTurns, Step, kluster_bot
from lodestone.core import Seat
from lodestone.match.kluster.live import Frame, KlusterView
from lodestone.server.live.match_table import Seating
from lodestone.server.live.messages import Think, Thought

_QUESTIONS = msgspec.msgpack.Decoder(Think)
_VIEWS = msgspec.msgpack.Decoder(KlusterView)
_FRAMES = msgspec.msgpack.Decoder(Frame)
_log = structlog.get_logger(__name__)


class SeatedBot:
    """A bot on a seat of a match: what it remembers, and the plan it is carrying out."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.lock = Lock()
        self._planned: PlannedTurns | None = None
        self._newest = 0
        """The number of the plan."""

    def answer(self, question: Think) -> Thought:
        """The next step. Whatever a bot raises is its failure, not ours."""
        if question.plan < self._newest:
            return _failure(question, "the turn has come to its end")
        self._newest = question.plan
        try:
            step = self._next_step(question)
        except Exception as problem:  # noqa: BLE001  a bot may break in any way
            _log.error("bot_broke", level=self.seating.level, exc_info=problem)
            return _failure(question, repr(problem))
        if step is None:
            return Thought(question.match, question.seat, question.plan, over=True)
        return Thought(question.match, question.seat, question.plan, step.intents, max(1, step.frames))

    def _next_step(self, question: Think) -> Step | None:
        """None: the plan has come to its end."""
        if self._planned is None:
            self._planned = PlannedTurns(kluster_bot(self.seating.level, self.seating.seed))
        if question.view is not None:
            return self._planned.begin(_VIEWS.decode(question.view))
        if question.problem is not None:
            return self._planned.object(question.problem.error())
        assert question.frame is not None
        return self._planned.go_on(_FRAMES.decode(question.frame))


_bots: dict[tuple[int, Seat, str], SeatedBot] = {}
"""By match, seat and level: a stand-in for a bot that broke does not take its memory."""


def answered(question: bytes) -> bytes:
    """A `Think` in, a `Thought` out, both as MessagePack."""
    asked = _QUESTIONS.decode(question)
    key = (asked.match, asked.seat, asked.seating.level)
    bot = _bots.get(key)
    if bot is None or bot.seating != asked.seating:
        bot = _bots[key] = SeatedBot(asked.seating)
    with bot.lock:
        return msgspec.msgpack.encode(bot.answer(asked))


def forget(matches: tuple[int, ...]) -> None:
    """Matches that are closed: their bots are not needed any more."""
    for key in [key for key in _bots.copy() if key[0] in matches]:
        del _bots[key]


def _failure(question: Think, reason: str) -> Thought:
    return Thought(question.match, question.seat, question.plan, failed=reason[:200])
