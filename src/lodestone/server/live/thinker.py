"""A process in which bots think: `python -m lodestone.server.live.thinker SOCKET`

A bot that ponders for a second delays nobody's ticks. Each bot thinks in a thread of its own, so quick ones need not
wait for slow ones to finish, and the whole process yields to the workers.
"""

from __future__ import annotations

import os
import socket
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Lock

import msgspec
import structlog

from lodestone.bots.kluster import KlusterBot, Plan, Step, kluster_bot
from lodestone.core import LodestoneError, Seat
from lodestone.match.kluster.live import Frame, KlusterView
from lodestone.physics.warmup import warmup
from lodestone.server.live.keeper import Seating
from lodestone.server.live.messages import Forget, Ready, Said, Think, Thought, ToThinker
from lodestone.server.live.wire import adopted, framed, heard

THREADS = 16
POLITE = 5
"""Steps of priority below the workers."""

_VIEWS = msgspec.msgpack.Decoder(KlusterView)
_FRAMES = msgspec.msgpack.Decoder(Frame)
_log = structlog.get_logger(__name__)


class Mind:
    """A bot on a seat of a match: what it remembers, and the plan it is carrying out."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self.bot: KlusterBot | None = None
        self.plan: Plan | None = None
        self.newest = 0
        """The number of the plan."""
        self.lock = Lock()

    def think(self, question: Think) -> Thought:
        """Answer a question. Whatever a bot raises is its failure, not ours."""
        step: Step | None
        try:
            if question.view is not None:
                if self.plan is not None:
                    self.plan.close()
                self.bot = self.bot or kluster_bot(self.seating.level, self.seating.seed)
                self.plan = self.bot.plan(_VIEWS.decode(question.view))
                step = next(self.plan, None)
            elif self.plan is None:
                return Thought(question.match, question.seat, question.plan, failed="no plan")
            elif question.problem is not None:
                step = self.plan.throw(question.problem.error())
            else:
                assert question.frame is not None
                step = self.plan.send(_FRAMES.decode(question.frame))
        except StopIteration:
            step = None
        except LodestoneError as problem:
            if question.problem is None:
                return self._failed(question, problem)
            step = None  # a plan that does not mind a refusal ends there
        except Exception as problem:  # noqa: BLE001  a bot may break in any way
            return self._failed(question, problem)
        if step is None:
            self.plan = None
            return Thought(question.match, question.seat, question.plan, over=True)
        return Thought(question.match, question.seat, question.plan, step.intents, max(1, step.frames))

    def _failed(self, question: Think, problem: Exception) -> Thought:
        _log.error("bot_broke", level=self.seating.level, exc_info=problem)
        self.plan = None
        return Thought(question.match, question.seat, question.plan, failed=repr(problem)[:200])


class Thinker:
    """Passes questions to the minds they are for."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self._writing = Lock()
        self._minds: dict[tuple[int, Seat], dict[str, Mind]] = {}
        """By seat and level: a stand-in for a bot that broke does not take its memory."""
        self._decoder = msgspec.msgpack.Decoder(ToThinker)
        self._threads = ThreadPoolExecutor(THREADS, "bot")

    def run(self) -> None:
        """Until the parent is gone."""
        self._tell(Ready())
        for message in heard(self._socket):
            self._hear(self._decoder.decode(message))
        os._exit(0)  # bots may still ponder; nobody is left to tell

    def _hear(self, message: ToThinker) -> None:
        key = (message.match, message.seat)
        if isinstance(message, Forget):
            self._minds.pop(key, None)
            return
        minds = self._minds.setdefault(key, {})
        mind = minds.get(message.seating.level)
        if mind is None or mind.seating != message.seating:
            mind = minds[message.seating.level] = Mind(message.seating)
        self._threads.submit(self._answer, mind, message)

    def _answer(self, mind: Mind, question: Think) -> None:
        with mind.lock:
            if question.plan < mind.newest:  # asked before the turn came to its end
                return
            mind.newest = question.plan
            thought = mind.think(question)
        self._tell(thought)

    def _tell(self, message: Said) -> None:
        try:
            with self._writing:
                self._socket.sendall(framed(msgspec.msgpack.encode(message)))
        except OSError:
            os._exit(0)  # the server has gone: there is nobody to complain to either


def main() -> None:
    """Serve the parent that gave us a socket."""
    os.nice(POLITE)
    connection = adopted(sys.argv[1])
    warmup()
    Thinker(connection).run()


if __name__ == "__main__":
    main()
