"""The thinking process: `python -m lodestone.server.pondering.thinker SOCKET`

Each question is answered in a thread, so that a quick bot need not wait for a slow one.
"""

from __future__ import annotations

import logging
import os
import pickle
import socket
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from threading import Lock

import msgspec

from lodestone.bots import clustered_bot
from lodestone.bots.advice import AnyAdvice
from lodestone.core import LodestoneError
from lodestone.server.live.messages import Said
from lodestone.server.live.problems import Problem
from lodestone.server.live.wire import adopted, framed, heard
from lodestone.server.pondering.questions import Advise, Advised, Awake, Begun, Chosen, Ponder, Question

THREADS = 8
POLITE = 5
"""Steps of priority below the server."""

_log = logging.getLogger(__name__)


class Thinker:
    """Answers questions until the server is gone."""

    def __init__(self, connection: socket.socket) -> None:
        self._socket = connection
        self._writing = Lock()
        self._threads = ThreadPoolExecutor(THREADS, "bot")

    def run(self) -> None:
        """Until the other end closes."""
        self._tell(Awake())
        decoder: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)
        for message in heard(self._socket):
            question = decoder.decode(message)
            if isinstance(question, Advise):
                self._threads.submit(self._advise, question)
            else:
                self._threads.submit(self._choose, question)
        os._exit(0)  # bots may still ponder; nobody is left to tell

    def _choose(self, question: Ponder) -> None:
        try:
            bot = clustered_bot(question.level, question.seed)
            self._tell(Begun(question.id))
            move = str(bot.choose(pickle.loads(question.view)))  # from our own server, over a socket nobody else has
        except Exception:  # noqa: BLE001  a bot may break in any way
            _log.exception("bot %s broke", question.level)
            self._tell(Chosen(question.id, None))
        else:
            self._tell(Chosen(question.id, move))

    def _advise(self, question: Advise) -> None:
        try:
            advise = _clustered_adviser() if question.game == "clustered" else _kluster_adviser()
            self._tell(Begun(question.id))
            advice = advise(question)
        except LodestoneError as problem:
            self._tell(Advised(question.id, problem=Problem.of(problem)))
        except Exception:  # noqa: BLE001  a defect of ours, whichever
            _log.exception("no advice for %s", question.game)
            self._tell(Advised(question.id))
        else:
            self._tell(Advised(question.id, msgspec.msgpack.encode(advice)))

    def _tell(self, message: Said) -> None:
        try:
            with self._writing:
                self._socket.sendall(framed(msgspec.msgpack.encode(message)))
        except OSError:
            os._exit(0)  # the server has gone: there is nobody to complain to either


# Loaded only when somebody asks: each brings its kernels along, which may have to be compiled.


@cache
def _clustered_adviser() -> Callable[[Advise], AnyAdvice]:
    from lodestone.bots.advice.clustered import advise
    from lodestone.bots.clustered.search import warmup

    warmup()
    return lambda question: advise(pickle.loads(question.view), question.seed)  # from our own server, as above


@cache
def _kluster_adviser() -> Callable[[Advise], AnyAdvice]:
    from lodestone.bots.advice.kluster import advise
    from lodestone.match.kluster.live import KlusterView
    from lodestone.physics.warmup import warmup

    warmup()
    return lambda question: advise(msgspec.msgpack.decode(question.view, type=KlusterView))


def main() -> None:
    """Serve the parent that gave us a socket."""
    os.nice(POLITE)
    Thinker(adopted(sys.argv[1])).run()


if __name__ == "__main__":
    main()
