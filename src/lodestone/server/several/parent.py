"""Starts several servers, replaces those that die, and ends them one by one so that each can hand its tables over."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import signal
import socket
import sys
from asyncio.subprocess import Process
from collections.abc import Callable

import msgspec
import structlog

from lodestone.server.running import listen
from lodestone.server.settings import OneOf, Settings, settings_line
from lodestone.server.several.child import READY, Plan

RETRY = 0.5
"""s before a server that died is replaced; twice as long each time if it does not get ready."""
MOST_RETRY = 30.0
"""s before that, at most."""
GRACE = 15.0
"""s beyond the time for handing over that a server may take to end."""
SECRET = 32
"""Bytes of the secret, if the host gives none."""
FEWEST_JOB_PROCESSES = 2

_log = structlog.get_logger(__name__)


class CannotStart(Exception):
    """The first server ended before it was ready; it has said why."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def run_several(settings: Settings, listener: socket.socket, count: int, ready: Callable[[], None]) -> int:
    """Serve until SIGINT or SIGTERM; the exit code."""
    try:
        with listener, contextlib.ExitStack() as private:
            own = [private.enter_context(listen("127.0.0.1", 0)) for _ in range(count)]
            asyncio.run(Parent(settings, listener, own, ready).run())
    except CannotStart as problem:
        return problem.code
    return 0


class Parent:
    """Looks after the servers. `own`: a listener for each, which outlives it, so that the others keep its address."""

    def __init__(
        self, settings: Settings, shared: socket.socket, own: list[socket.socket], ready: Callable[[], None]
    ) -> None:
        self._shared = shared
        self._own = own
        self._ready = ready
        self._urls = tuple(f"http://127.0.0.1:{each.getsockname()[1]}/" for each in own)
        self._settings = _divided(settings, len(own))
        self._running: dict[int, Process] = {}
        self._restarts = [0] * len(own)
        self._stop = asyncio.Event()

    async def run(self) -> None:
        """Run the servers, from the first start to the last end."""
        loop = asyncio.get_running_loop()
        for each in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(each, self._stop.set)
        stop = asyncio.create_task(self._stop.wait())
        first = asyncio.create_task(self._first())
        await asyncio.wait({first, stop}, return_when=asyncio.FIRST_COMPLETED)
        keeping = []
        if not stop.done():
            keeping.append(asyncio.create_task(self._keep(0, await first)))
            keeping += [asyncio.create_task(self._keep(number)) for number in range(1, len(self._own))]
            self._ready()
            await stop
        for number in range(len(self._own)):
            await self._end(number)
        await asyncio.gather(*keeping, first, return_exceptions=not keeping)

    async def _first(self) -> Process:
        """The first one brings the database up to date; if it cannot be used, there is no point in going on."""
        process = await self._start(0)
        if not await self._is_ready(process):
            raise CannotStart(await process.wait() or 1)
        return process

    async def _keep(self, number: int, process: Process | None = None) -> None:
        """One server, again and again."""
        pause, ready = RETRY, process is not None
        while not self._stop.is_set():
            if process is None:
                process = await self._start(number)
                ready = await self._is_ready(process)
            code = await process.wait()
            process = None
            if self._stop.is_set():
                return
            _log.error("server_gone", server=number, code=code)
            self._restarts[number] += 1
            pause = RETRY if ready else min(2.0 * pause, MOST_RETRY)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stop.wait(), pause)

    async def _start(self, number: int) -> Process:
        shared, private = self._shared.fileno(), self._own[number].fileno()
        process = self._running[number] = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "lodestone.server.several.child",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            pass_fds=(shared, private),
            start_new_session=True,  # Ctrl-C is for the parent, who ends them one by one
        )
        one_of = OneOf(number, self._urls, self._restarts[number])
        settings = msgspec.structs.replace(self._settings, node=self._urls[number], one_of=one_of)
        assert process.stdin is not None
        process.stdin.write(settings_line(Plan(settings, shared, private)) + b"\n")
        return process

    async def _is_ready(self, process: Process) -> bool:
        assert process.stdout is not None
        return await process.stdout.readline() == READY

    async def _end(self, number: int) -> None:
        """Let it hand its tables over to those that are left."""
        process = self._running.get(number)
        if process is None or process.returncode is not None:
            return
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), self._settings.drain_seconds + GRACE)
        except TimeoutError:
            _log.error("server_does_not_end", server=number)
            process.kill()
            await process.wait()


def _divided(settings: Settings, count: int) -> Settings:
    """What each of them may use of the computer; a secret, if there is none."""
    jobs = settings.job_processes
    return msgspec.structs.replace(
        settings,
        cluster_secret=settings.cluster_secret or secrets.token_urlsafe(SECRET),
        job_processes=None if jobs is None else max(FEWEST_JOB_PROCESSES, jobs // count),
    )
