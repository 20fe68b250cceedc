"""Passes bots' questions from workers to thinkers and the answers back; tells who ponders; replaces what is stuck."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import structlog

from lodestone.core import Seat
from lodestone.server.live.messages import Forget, FromThinker, Ready, Think, Thought
from lodestone.server.live.process import Process

NOTICED = 0.25
"""s after which people are told that a bot ponders."""
LIMIT = 60.0
"""s after which a thinker is taken for stuck."""
RETRY = 1.0
"""s before a thinker that has gone is replaced."""

_log = structlog.get_logger(__name__)


class _Question:
    """A question that waits for its answer."""

    def __init__(self, asked: Think, noticed: asyncio.TimerHandle, stuck: asyncio.TimerHandle) -> None:
        self.asked = asked
        self.told = False
        self._timers = (noticed, stuck)

    def close(self) -> None:
        for timer in self._timers:
            timer.cancel()


class Thinkers:
    """All bots' minds. `answered` gets thoughts, `pondering` who is told to be thinking."""

    def __init__(
        self, count: int, answered: Callable[[Thought], None], pondering: Callable[[int, Seat, bool], None]
    ) -> None:
        self._answered = answered
        self._pondering = pondering
        self._processes: list[Process | None] = [None] * count
        self._open: dict[tuple[int, Seat], _Question] = {}
        self._tasks: dict[int, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """End them all."""
        for task in self._tasks.values():
            task.cancel()
        for question in self._open.values():
            question.close()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    @property
    def pids(self) -> tuple[int, ...]:
        """Process numbers of those that run."""
        return tuple(process.pid for process in self._processes if process is not None and process.pid is not None)

    def ask(self, question: Think) -> None:
        """Somebody will answer, in time or with a failure."""
        key = (question.match, question.seat)
        self._done(key)
        loop = asyncio.get_running_loop()
        self._open[key] = _Question(
            question, loop.call_later(NOTICED, self._notice, key), loop.call_later(LIMIT, self._give_up, key)
        )
        slot = question.match % len(self._processes)
        if slot not in self._tasks:  # started with its first question
            self._tasks[slot] = asyncio.create_task(self._run(slot))
        elif (process := self._processes[slot]) is not None:
            process.send(question)

    def forget(self, message: Forget) -> None:
        """A bot is not needed any more."""
        self._done((message.match, message.seat))
        process = self._of(message.match)
        if process is not None:
            process.send(message)

    def _of(self, match: int) -> Process | None:
        return self._processes[match % len(self._processes)]

    async def _run(self, slot: int) -> None:
        """Keep one process running for ever."""
        while True:
            process = self._processes[slot] = Process("lodestone.server.live.thinker")
            for question in self._of_slot(slot):  # what was asked while there was none
                process.send(question.asked)
            await process.run(FromThinker, partial(self._hear, process))
            _log.error("thinker_gone", slot=slot)
            self._processes[slot] = None
            for question in self._of_slot(slot):
                asked = question.asked
                self._hear(process, Thought(asked.match, asked.seat, asked.plan, failed="the thinker is gone"))
            await asyncio.sleep(RETRY)

    def _of_slot(self, slot: int) -> list[_Question]:
        return [question for key, question in self._open.items() if key[0] % len(self._processes) == slot]

    def _hear(self, process: Process, message: FromThinker) -> None:
        if isinstance(message, Ready):
            process.is_ready()
            return
        question = self._open.get((message.match, message.seat))
        if question is not None and question.asked.plan == message.plan:
            self._done((message.match, message.seat))
            self._answered(message)

    def _done(self, key: tuple[int, Seat]) -> None:
        question = self._open.pop(key, None)
        if question is not None:
            question.close()
            if question.told:
                self._pondering(*key, False)

    def _notice(self, key: tuple[int, Seat]) -> None:
        self._open[key].told = True
        self._pondering(*key, True)

    def _give_up(self, key: tuple[int, Seat]) -> None:
        _log.error("bot_stuck", level=self._open[key].asked.seating.level)
        process = self._of(key[0])
        if process is not None:
            process.kill()
