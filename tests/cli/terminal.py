"""A real terminal of 80×24 for tests: a pseudo-terminal with a screen that can be read."""

from __future__ import annotations

import signal
import time
from pathlib import Path
from types import TracebackType

import pexpect
import pyte

from tests.cli.commandline import COMMAND, environment

QUESTION_ENDS = (b"?", b"put it back)", b"press Enter.", b"(y/n)", b"q: quit", b"draw lots.")
"""How our questions end; the cursor waits behind them."""


def _hear_interrupts() -> None:
    """Tests may run in the background of a shell, where Ctrl-C is ignored and children inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """`lodestone ARGUMENTS` running in a terminal."""

    def __init__(self, *arguments: str, home: Path, columns: int = 80, rows: int = 24, colour: bool = True) -> None:
        variables = environment(home) | {"TERM": "xterm-256color"} | ({} if colour else {"NO_COLOR": "1"})
        self._screen = pyte.Screen(columns, rows)
        self._stream = pyte.ByteStream(self._screen)
        self.raw = b""
        self.last_answer = ""
        self.ended = False
        self._process: pexpect.spawn[bytes] = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *arguments],
            env=variables,
            dimensions=(rows, columns),
            timeout=120,
            preexec_fn=_hear_interrupts,
            echo=True,
        )

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.close(force=True)

    @property
    def lines(self) -> list[str]:
        """The screen as it stands, trailing blanks removed."""
        return [line.rstrip() for line in self._screen.display]

    @property
    def text(self) -> str:
        """The screen as one string."""
        return "\n".join(self.lines)

    def wait_for(self, words: str, seconds: float = 120) -> None:
        """Read until the words stand on the screen."""
        deadline = time.monotonic() + seconds
        while words not in self.text:
            if self.ended or time.monotonic() > deadline:
                raise AssertionError(f"{words!r} did not appear:\n{self.text}")
            self._read()

    def _read(self) -> None:
        try:
            data: bytes = self._process.read_nonblocking(65536, timeout=0.2)
        except pexpect.TIMEOUT:
            return
        except pexpect.EOF:
            self.ended = True
            return
        self.raw += data
        self._stream.feed(data)

    def type(self, line: str) -> None:
        """Type a line, press Enter, and wait for the next question or the end."""
        start = len(self.raw)
        self._process.sendline(line)
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
        """Press Ctrl and a letter, again if nothing happens: between a prompt and its read Python can miss a signal."""
        for _ in range(5):
            self._process.sendcontrol(control)
            patience = time.monotonic() + 3
            while not self.ended and time.monotonic() < patience:
                self._read()
            if self.ended:
                return

    def kill(self) -> None:
        """End the process at once, as a crash or a power cut would."""
        self._process.kill(9)
        self._process.wait()

    def exit_code(self) -> int | None:
        """Wait for the end; the exit code."""
        deadline = time.monotonic() + 60
        while not self.ended:
            if time.monotonic() > deadline:
                raise AssertionError(f"still running:\n{self.text}")
            self._read()
        self._process.close()
        return self._process.exitstatus
