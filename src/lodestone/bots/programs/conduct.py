"""How programs behave on their seats: what one does wrong is written down, and three times in a row is too often."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from pathlib import Path
from types import TracebackType
from typing import Any, TypeVar

import msgspec

from lodestone.bots.programs.process import Gone, Late, Program
from lodestone.core import LodestoneError, Seat

T = TypeVar("T")

IN_A_ROW = 3
"""Slips one after another that forfeit the game."""
STARTING = 10.0
"""s added to the time for the first answer: some languages are slow to start."""
_SHOWN = 200
"""Characters of a bad answer that are kept."""


class Slip(StrEnum):
    """What can be wrong with an answer."""

    LATE = "late"
    BROKEN = "broken"
    """It cannot be read."""
    ILLEGAL = "illegal"
    """It can be read, but the rules forbid it here."""
    GONE = "gone"
    """The program has ended."""


class Forfeit(Exception):
    """The seat has slipped too often in a row and leaves the game."""


class IllegalAnswer(Exception):
    """What can be read but not be done."""


class ProgramSeat:
    """A program on a seat of one game. It is ended with the game: use it in a `with`."""

    def __init__(
        self,
        command: str,
        game: str,
        seat: Seat,
        rules: Mapping[str, Any],
        seconds: float,
        log: Path,
        *,
        starting: float = STARTING,
    ) -> None:
        self.slips: list[Slip] = []
        """Everything that went wrong, in order."""
        self.seconds = seconds
        """s for each answer."""
        self._starting = starting
        self._log = log
        self._decisions = 0
        self._row = 0
        self._program = Program(command, log)
        self._program.tell({"start": {"game": game, "seat": seat, "rules": rules}})

    def __enter__(self) -> ProgramSeat:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def ask(self, question: Mapping[str, Any], read: Callable[[bytes], T]) -> T | None:
        """The program's answer as `read` understands it; None if something is wrong with it."""
        self._decisions += 1
        seconds = self.seconds + (self._starting if self._decisions == 1 else 0.0)
        line = b""
        try:
            line = self._program.ask({**question, "time_ms": round(1000 * self.seconds)}, seconds)
            return read(line)
        except Late:
            self.slip(Slip.LATE)
        except Gone:
            self.slip(Slip.GONE)
        except IllegalAnswer:
            self.slip(Slip.ILLEGAL, line.decode(errors="replace"))
        except (LodestoneError, msgspec.MsgspecError, UnicodeDecodeError):
            self.slip(Slip.BROKEN, line.decode(errors="replace"))
        return None

    def slip(self, slip: Slip, about: str = "") -> None:
        """Write down what went wrong; raises `Forfeit` if that was once too often."""
        self.slips.append(slip)
        self._row += 1
        forfeits = self._row >= IN_A_ROW
        entry = {"slip": slip, "decision": self._decisions, "about": about[:_SHOWN], "forfeits": forfeits}
        with self._log.open("ab") as log:
            log.write(b"lodestone " + msgspec.json.encode(entry) + b"\n")
        if forfeits:
            raise Forfeit

    def accept(self) -> None:
        """Note that the last answer was in order."""
        self._row = 0

    def end(self, over: Mapping[str, Any] | None = None) -> None:
        """End the program, after telling it in `over` how the game went."""
        if over is not None:
            self._program.tell({"over": over})
        self._program.end()


class SeatedPrograms:
    """Programs by seat, each with a log in `folder`: what it wrote to standard error, and what it did wrong."""

    def __init__(
        self, commands: Mapping[Seat, str], game: str, rules: Mapping[str, Any], seconds: float, folder: Path
    ) -> None:
        self._commands = commands
        self._game = game
        self._rules = rules
        self._seconds = seconds
        self._folder = folder
        self.programs: dict[Seat, ProgramSeat] = {}

    def __enter__(self) -> SeatedPrograms:
        try:
            for seat, command in self._commands.items():
                self._folder.mkdir(parents=True, exist_ok=True)
                log = self.log(seat)
                self.programs[seat] = ProgramSeat(command, self._game, seat, self._rules, self._seconds, log)
        except BaseException:
            self.end()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, cause: BaseException | None, at: TracebackType | None) -> None:
        self.end()

    def log(self, seat: Seat) -> Path:
        """The log of a seat's program."""
        return self._folder / f"seat-{seat}.log"

    def end(self, over: Mapping[str, Any] | None = None) -> None:
        """End all of them, after telling them in `over` how the game went."""
        for program in self.programs.values():
            program.end(over)
