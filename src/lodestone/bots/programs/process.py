"""A program that is asked questions, one line each, and has limited time to answer.

Nothing here waits for ever: a program that does not read, does not write, writes without end or has gone costs its time
limit and nothing more, and none is left behind.
"""

from __future__ import annotations

import os
import shlex
import signal
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec

from lodestone.bots.programs.streams import streams_of
from lodestone.core import InvalidSetup
from lodestone.core.system import HAS_PROCESS_GROUPS

LONGEST_LINE = 2**16
"""Most bytes of an answer; anything longer is a mistake."""
GRACE = 1.0
"""s a program gets to leave by itself once its input has ended."""


class Late(Exception):
    """There is no answer yet, and the time is up."""


class Gone(Exception):
    """There is no program any more."""


class Program:
    """A running program; its standard error goes to `log`. Always `end` it."""

    def __init__(self, command: str, log: Path) -> None:
        try:
            arguments = command if os.name == "nt" else shlex.split(command)  # Windows splits it by rules of its own
            with log.open("ab") as errors:
                self._process = subprocess.Popen(
                    arguments,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=errors,
                    start_new_session=True,  # ended together with whatever it starts, and not by our Ctrl-C
                )
        except (OSError, ValueError, IndexError) as problem:
            raise InvalidSetup("program-not-started", command=command[:80], detail=str(problem)) from None
        self._streams = streams_of(self._process)
        self._skipping = False
        self._owed = 0
        self._ended = False

    def ask(self, message: Mapping[str, Any], seconds: float) -> bytes:
        """Its answer, one line. An answer that comes late is not mistaken for the answer to a later message."""
        self._owed += 1
        self._put(message)
        deadline = monotonic() + seconds
        while True:
            line = self._next_line()
            if line is not None:
                self._owed -= 1
                if self._owed == 0:
                    return line
            elif not self._streams.running:
                raise Gone
            elif (left := deadline - monotonic()) > 0:
                self._streams.exchange(left)
            else:
                raise Late

    def tell(self, message: Mapping[str, Any]) -> None:
        """Send a message that has no answer."""
        self._put(message)
        if not self._ended:
            self._streams.exchange(0.0)

    def end(self) -> None:
        """End it and everything it has started; killed if it does not leave by itself in time."""
        if self._ended:
            return
        self._ended = True
        deadline = monotonic() + GRACE
        while self._streams.unsent and self._streams.running and (left := deadline - monotonic()) > 0:
            self._streams.exchange(left)
        self._streams.close()
        while not self._has_exited() and monotonic() < deadline:
            sleep(0.005)
        # Before `wait`, while its number cannot yet be given to another process. macOS refuses if all have exited.
        with suppress(ProcessLookupError, PermissionError):
            if HAS_PROCESS_GROUPS:
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()

    def _has_exited(self) -> bool:
        if not HAS_PROCESS_GROUPS:
            return self._process.poll() is not None
        return os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT) is not None

    def _put(self, message: Mapping[str, Any]) -> None:
        if self._streams.running and not self._ended:
            self._streams.unsent += msgspec.json.encode(message) + b"\n"

    def _next_line(self) -> bytes | None:
        """A line that has been heard; an overlong one is empty."""
        line, end, rest = self._streams.heard.partition(b"\n")
        if end:
            self._streams.heard = rest
            skipped, self._skipping = self._skipping, False
            return b"" if skipped or len(line) > LONGEST_LINE else line
        if len(line) > LONGEST_LINE:
            self._streams.heard, self._skipping = b"", True
        return None
