"""All programs of one game, on their seats; they are ended with it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any

from lodestone.bots.programs.conduct import ProgramSeat
from lodestone.core import Seat


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
        """End all of them; `over` tells them before how the game went."""
        for program in self.programs.values():
            program.end(over)
