"""Both pipes of a program: writing to it and reading from it, never waiting longer than the caller allows.

`PolledStreams` asks the system which end is ready; Windows cannot tell that of pipes, so there two threads wait.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from contextlib import suppress
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from threading import Condition, Thread
from typing import IO, Protocol

from lodestone.core.system import HAS_PROCESS_GROUPS

CHUNK = 2**16
"""Bytes read at once."""
MOST_UNREAD = 4 * CHUNK
"""Bytes read ahead from a program: one that writes without end then has to wait."""


class Streams(Protocol):
    """Both pipes of a program."""

    unsent: bytes
    """What it has not taken yet."""
    heard: bytes
    """What it has said and nobody has looked at."""
    running: bool
    """Whether anything can still be heard."""

    def exchange(self, seconds: float) -> None:
        """Write and read what can be written and read; wait at most that long for either."""

    def close(self) -> None:
        """Say nothing more, hear nothing more."""


def streams_of(process: subprocess.Popen[bytes]) -> Streams:
    """The streams of a program, as this system can serve them."""
    assert process.stdin is not None
    assert process.stdout is not None
    kind: Callable[[IO[bytes], IO[bytes]], Streams] = PolledStreams if HAS_PROCESS_GROUPS else ThreadedStreams
    return kind(process.stdin, process.stdout)


class PolledStreams:
    """Both pipes, on a Unix."""

    def __init__(self, to: IO[bytes], of: IO[bytes]) -> None:
        self.unsent = b""
        self.heard = b""
        self.running = True
        self._pipes = (to, of)
        self._input, self._output = to.fileno(), of.fileno()
        os.set_blocking(self._input, False)
        os.set_blocking(self._output, False)

    def exchange(self, seconds: float) -> None:
        """Write and read what can be written and read; wait at most that long for either."""
        with DefaultSelector() as selector:
            selector.register(self._output, EVENT_READ)
            if self.unsent:
                selector.register(self._input, EVENT_WRITE)
            for key, _ in selector.select(seconds):
                try:
                    if key.fd == self._input:
                        self.unsent = self.unsent[os.write(self._input, self.unsent) :]
                    else:
                        chunk = os.read(self._output, CHUNK)
                        self.heard += chunk
                        self.running = bool(chunk)
                except BlockingIOError:
                    pass
                except OSError:  # it has closed its input; what it has said before still counts
                    self.unsent = b""

    def close(self) -> None:
        """Say nothing more, hear nothing more."""
        for pipe in self._pipes:
            pipe.close()


class ThreadedStreams:
    """Both pipes, with a thread for each. `heard` and `unsent` are changed in `exchange` only."""

    def __init__(self, to: IO[bytes], of: IO[bytes]) -> None:
        self.unsent = b""
        self.heard = b""
        self.running = True
        self._input, self._output = to, of
        self._change = Condition()
        self._going = b""
        self._come = b""
        self._open = True
        self._ended = False
        for work in (self._write, self._read):
            Thread(target=work, daemon=True).start()

    def exchange(self, seconds: float) -> None:
        """Hand over what is to be said and take what was heard; wait at most that long for something to hear."""
        with self._change:
            self._going, self.unsent = self._going + self.unsent, b""
            self._change.notify_all()
            self._change.wait_for(lambda: self._come or not self._open, seconds)
            self.heard, self._come = self.heard + self._come, b""
            self.running = self._open
            self._change.notify_all()

    def close(self) -> None:
        """Say nothing more, hear nothing more; each thread ends once the program lets go of its pipe."""
        with self._change:
            self._ended = True
            self._change.notify_all()

    def _write(self) -> None:
        with suppress(OSError), self._input:  # it has closed its input; what it has said before still counts
            while True:
                with self._change:
                    self._change.wait_for(lambda: self._going or self._ended)
                    data, self._going = self._going, b""
                if not data:
                    return
                self._input.write(data)
                self._input.flush()

    def _read(self) -> None:
        with suppress(OSError), self._output:
            while chunk := os.read(self._output.fileno(), CHUNK):
                with self._change:
                    self._come += chunk
                    self._change.notify_all()
                    self._change.wait_for(lambda: len(self._come) < MOST_UNREAD or self._ended)
                    if self._ended:
                        break
        with self._change:
            self._open = False
            self._change.notify_all()
