"""Somebody on every seat of one game, programs included; they are ended with it."""

from __future__ import annotations

import tempfile
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

from lodestone.bots.programs import ProgramSeat
from lodestone.tournament.plan import Entrant, TournamentPlan

KEPT = 20_000
"""Bytes of each program's log that come home with the result."""


class Seating:
    """The programs of one game and their logs, in a folder that is gone afterwards: workers may be far away."""

    def __init__(self, plan: TournamentPlan, table: Sequence[int], rules: Mapping[str, Any]) -> None:
        self._plan = plan
        self._entrants = [plan.entrants[who] for who in table]
        self._rules = rules
        self._programs: dict[int, ProgramSeat] = {}
        self._stack = ExitStack()
        self.slips: tuple[tuple[str, ...], ...] = ()
        self.logs: tuple[str, ...] = ()

    def __enter__(self) -> Seating:
        self._folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory(prefix="lodestone-")))
        return self

    def __exit__(self, kind: type[BaseException] | None, cause: BaseException | None, at: TracebackType | None) -> None:
        self._stack.__exit__(kind, cause, at)

    @property
    def entrants(self) -> list[Entrant]:
        """Who sits where."""
        return self._entrants

    def program(self, seat: int) -> ProgramSeat:
        """Start the program of a seat."""
        command = self._entrants[seat].command
        assert command is not None
        program = ProgramSeat(command, self._plan.game, seat, self._rules, self._plan.seconds, self._log(seat))
        self._programs[seat] = self._stack.enter_context(program)
        return program

    def tell_result(self, over: Mapping[str, Any]) -> None:
        """The game is over: end the programs and take their logs along."""
        for program in self._programs.values():
            program.end(over)
        if self._programs:
            seats = range(len(self._entrants))
            self.slips = tuple(tuple(self._programs[s].slips) if s in self._programs else () for s in seats)
            self.logs = tuple(_end_of(self._log(s)) if s in self._programs else "" for s in seats)

    def _log(self, seat: int) -> Path:
        return self._folder / f"seat-{seat}.log"


def _end_of(file: Path) -> str:
    return file.read_bytes()[-KEPT:].decode(errors="replace")
