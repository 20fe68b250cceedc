"""A real terminal of 80×24 for tests: a pseudo-terminal with a screen that can be read."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import termios
import time
from pathlib import Path
from types import TracebackType

import pyte

from tests.cli.commandline import environment
from tests.forked import COMMAND, Forked

QUESTION_ENDS = (b"?", b"put it back)", b"press Enter.", b"(y/n)", b"q: quit", b"draw lots.")
"""How our prompts end; the cursor waits after them."""


class Terminal:
    """`lodestone ARGUMENTS` running in a terminal."""

    def __init__(self, *arguments: str, home: Path, columns: int = 80, rows: int = 24, colour: bool = True) -> None:
        variables = environment(home) | {"TERM": "xterm-256color"} | ({} if colour else {"NO_COLOR": "1"})
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self.raw = b""
        self.last_answer = ""
        self.ended = False
        self._ours, its = pty.openpty()
        fcntl.ioctl(its, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self._process = Forked([COMMAND, *arguments], variables, (its, its, its), terminal=True)
        os.close(its)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        os.close(self._ours)

    @property
    def lines(self) -> list[str]:
        """The current screen, trailing blanks removed."""
        return [line.rstrip() for line in self._screen.display]

    @property
    def text(self) -> str:
        """The screen as one string."""
        return "\n".join(self.lines)

    def wait_for(self, words: str, seconds: float = 120) -> None:
        """Read until the words appear on the screen."""
        deadline = time.monotonic() + seconds
        while words not in self.text:
            if self.ended or time.monotonic() > deadline:
                raise AssertionError(f"{words!r} did not appear:\n{self.text}")
            self._read()

    def _read(self) -> None:
        if not select.select([self._ours], [], [], 0.2)[0]:
            return
        try:
            data = os.read(self._ours, 65536)
        except OSError:  # the other end has been closed
            self.ended = True
            return
        self.raw += data
        self._stream.feed(data)

    def type(self, line: str) -> None:
        """Type a line, press Enter, and wait for the next question or the end."""
        start = len(self.raw)
        os.write(self._ours, f"{line}\n".encode())
        self.wait_for_question(start)
        self.last_answer = self.raw[start:].decode()

    def wait_for_question(self, start: int = 0, seconds: float = 120) -> None:
        """Read until a question stands at the end of what was printed since `start`, or the program has ended."""
        deadline = time.monotonic() + seconds
        while not self.ended and not self.raw[start:].rstrip(b" ").endswith(QUESTION_ENDS):
            if time.monotonic() > deadline:
                raise AssertionError(f"no question:\n{self.text}")
            self._read()

    def press(self, control: str) -> None:
        """Press Ctrl and a letter, repeatedly if needed: Python can miss a signal between prompt and read."""
        for _ in range(5):
            os.write(self._ours, bytes([ord(control) - ord("a") + 1]))
            patience = time.monotonic() + 3
            while not self.ended and time.monotonic() < patience:
                self._read()
            if self.ended:
                return

    def kill(self) -> None:
        """End the process at once, as a crash or a power cut would."""
        self._process.kill()
        self._process.wait()

    def exit_code(self) -> int:
        """Wait for the end; the exit code."""
        deadline = time.monotonic() + 60
        while not self.ended:
            if time.monotonic() > deadline:
                raise AssertionError(f"still running:\n{self.text}")
            self._read()
        return self._process.wait(60)
